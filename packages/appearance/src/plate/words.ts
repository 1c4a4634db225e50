const compiled = new Map<string, RegExp>();

const patternOf = (source: string): RegExp => {
  const known = compiled.get(source);
  if (known) return known;
  const pattern = new RegExp(source, "i");
  compiled.set(source, pattern);
  return pattern;
};

const atWordStart = (alternatives: string) => `(^|[^a-z])(${alternatives})`;

const withoutAccents = (text: string) => text.normalize("NFD").replace(/[\u0300-\u036f]/g, "");

/** Whether a word of the text begins with one of the alternatives: `mentions("Kipfilet", "chicken|kip")`. */
export function mentions(text: string, alternatives: string): boolean {
  return patternOf(atWordStart(alternatives)).test(withoutAccents(text));
}

/** Whether one of the alternatives stands anywhere, also inside a compound: `contains("Pompoensoep", "soep")`. */
export function contains(text: string, alternatives: string): boolean {
  return patternOf(alternatives).test(withoutAccents(text));
}

/** The text without the first word that begins with one of the alternatives. */
export function without(text: string, alternatives: string): string {
  return withoutAccents(text).replace(patternOf(atWordStart(alternatives)), " ");
}

/** What a dish is, without what it comes with: `headOf("Steak with chips")` is "Steak". */
export function headOf(name: string): string {
  return name.split(/ (?:with|on|in|and a|met|op|uit) /i)[0] ?? name;
}
