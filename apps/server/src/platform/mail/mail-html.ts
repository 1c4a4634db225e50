import { brandTokens, DEFAULT_BRAND_COLOUR } from "@plateful/appearance";
import { escapeHtml } from "../base/escape-html.ts";

/** What a mail shows as a button, and in large type. */
export interface Highlights {
  readonly link?: { readonly url: string; readonly button: string } | undefined;
  readonly code?: string | undefined;
}

/** In whose name a mail comes, in which language. */
export interface MailLook {
  readonly language: string;
  readonly brand: string;
  /** `#rrggbb`; the product's unless given. */
  readonly colour?: string | undefined;
}

const TEXT = "margin:0 0 16px;font:16px/24px sans-serif;color:#1c2b24";
const NAME = "margin:0 0 24px;font:700 20px/28px sans-serif";
const BUTTON =
  "display:inline-block;padding:14px 24px;border-radius:12px;text-decoration:none;font:600 16px/20px sans-serif";
const CODE = "margin:0 0 16px;font:700 32px/40px sans-serif;letter-spacing:8px;color:#1c2b24";

type Tokens = ReturnType<typeof brandTokens>;

function paragraph(line: string, { link, code }: Highlights, { fill, on }: Tokens): string {
  if (link !== undefined && line === link.url)
    return `<p style="${TEXT}"><a href="${escapeHtml(link.url)}" style="${BUTTON};background:${fill};color:${on}">${escapeHtml(link.button)}</a></p>`;
  if (code !== undefined && line === code) return `<p style="${CODE}">${escapeHtml(code)}</p>`;
  return `<p style="${TEXT}">${escapeHtml(line)}</p>`;
}

/**
 * The same paragraphs as HTML, under the name and in the colour of the brand, readable whatever colour that is (ledger
 * ORG-012). The only addresses in it are our own link.
 */
export function mailHtml(look: MailLook, lines: readonly string[], highlights: Highlights): string {
  const tokens = brandTokens(look.colour ?? DEFAULT_BRAND_COLOUR, "light");
  return `<!doctype html><html lang="${look.language}"><head><meta charset="utf-8"></head><body style="margin:0;padding:24px;background:#ffffff">
<p style="${NAME};color:${tokens.text}">${escapeHtml(look.brand)}</p>
${lines.map((line) => paragraph(line, highlights, tokens)).join("\n")}
</body></html>
`;
}
