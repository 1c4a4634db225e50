import { escapeHtml } from "../escape-html.ts";

/** What a mail shows as a button, and in large type. */
export interface Highlights {
  readonly link?: { readonly url: string; readonly button: string } | undefined;
  readonly code?: string | undefined;
}

const TEXT = "margin:0 0 16px;font:16px/24px sans-serif;color:#1c2b24";
const BUTTON =
  "display:inline-block;padding:14px 24px;border-radius:12px;background:#2a7d3f;color:#ffffff;text-decoration:none;font:600 16px/20px sans-serif";
const CODE = "margin:0 0 16px;font:700 32px/40px sans-serif;letter-spacing:8px;color:#1c2b24";

function paragraph(line: string, { link, code }: Highlights): string {
  if (link !== undefined && line === link.url)
    return `<p style="${TEXT}"><a href="${escapeHtml(link.url)}" style="${BUTTON}">${escapeHtml(link.button)}</a></p>`;
  if (code !== undefined && line === code) return `<p style="${CODE}">${escapeHtml(code)}</p>`;
  return `<p style="${TEXT}">${escapeHtml(line)}</p>`;
}

/** The same paragraphs as HTML. The only addresses in it are our own link. */
export const mailHtml = (language: string, lines: readonly string[], highlights: Highlights): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"></head><body style="margin:0;padding:24px;background:#ffffff">
${lines.map((line) => paragraph(line, highlights)).join("\n")}
</body></html>
`;
