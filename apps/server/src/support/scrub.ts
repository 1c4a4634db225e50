/** What could tell who somebody is, or let somebody in: addresses, tokens, long numbers, and the query of an address. */
const PERSONAL: readonly (readonly [RegExp, string])[] = [
  [/[^\s@"'<>()]+@[^\s@"'<>()]+\.[^\s@"'<>()]+/gu, "[email]"],
  [/\?[^\s)"']*/gu, "?[query]"],
  [/\b(Token|Bearer)\s+\S+/giu, "$1 [token]"],
  [/[\w-]{32,}/gu, "[token]"],
  [/\d[\d ]{7,}\d/gu, "[number]"],
];

/** A text of the app without personal data. */
export function scrub(text: string): string {
  return PERSONAL.reduce((cleaned, [pattern, instead]) => cleaned.replaceAll(pattern, instead), text);
}
