/** Texts of which some are translated: the same names, and what has a parameter keeps it. */
export type Translated<T> = T extends (...given: infer Given) => string
  ? (...given: Given) => string
  : T extends readonly (infer One)[]
    ? readonly One[]
    : T extends string
      ? string
      : { readonly [Name in keyof T]?: Translated<T[Name]> };

const isGroup = (texts: unknown): texts is object =>
  typeof texts === "object" && texts !== null && !Array.isArray(texts);

function laidOver(texts: object, translated: object): object {
  const instead = new Map<string, unknown>(Object.entries(translated));
  const entries = Object.entries(texts).map(([name, text]: [string, unknown]) => {
    const own = instead.get(name);
    return [name, isGroup(text) && isGroup(own) ? laidOver(text, own) : (own ?? text)];
  });
  return Object.fromEntries(entries) as object;
}

/** Texts in one language, and in the other where they are not translated (ledger PROF-033). */
export function overlay<T extends object>(texts: T, translated: Translated<T> & object): T {
  return laidOver(texts, translated) as T;
}
