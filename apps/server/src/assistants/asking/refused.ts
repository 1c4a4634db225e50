/** What a tool answers where it cannot do what it was asked: a sentence for the assistant, never the inside of the server. */
export class Refused extends Error {}

type Nested = { readonly [key: string]: Nested } | readonly string[];

/** `meals.0.portions: Ensure this value is …`, for each field of a refusal (api.md 1.5). */
function fieldsOf(body: Nested, path: readonly string[] = []): string[] {
  if (Array.isArray(body)) {
    const name = path.at(-1) === "non_field_errors" ? "" : `${path.join(".")}: `;
    return body.map((text) => `${name}${text}`);
  }
  return Object.entries(body).flatMap(([key, held]) => fieldsOf(held as Nested, [...path, key]));
}

interface RefusedBody {
  readonly detail?: string;
  readonly code?: string;
  readonly scope?: string;
}

/** Which scope a token lacks, and where a token with it is made. */
export const scopeSentence = (scopes: readonly string[], publicUrl: string): string =>
  `This needs a token with ${scopes.join(" and ")}. The person can make one at ${publicUrl}/profile/tokens.`;

/**
 * What a refused call says, in a sentence.
 * @param names What the fields of the call are called in the arguments of the tool.
 */
export function sentenceOf(body: object, publicUrl: string, names: Readonly<Record<string, string>>): string {
  const { detail, code, scope } = body as RefusedBody;
  if (code === "scope_missing" && scope !== undefined) return scopeSentence([scope], publicUrl);
  if (detail !== undefined) return detail;
  const texts = fieldsOf(body as Nested);
  return texts.map((text) => text.replace(/^[\w.]+(?=: )/, (field) => names[field] ?? field)).join(" ");
}
