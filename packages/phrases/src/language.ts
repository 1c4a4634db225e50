/** Languages of the product; the first one is used when nothing better is known. */
export const LANGUAGES = ["en", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];

/** True for the code of a language that the product speaks. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

interface WeighedTag {
  readonly language: string;
  readonly weight: number;
}

function readTag(part: string): WeighedTag {
  const [tag = "", ...parameters] = part.split(";");
  const quality = parameters.map((each) => /^\s*q=([\d.]+)\s*$/i.exec(each)?.[1]).find(Boolean);
  const [language = ""] = tag.trim().toLowerCase().split("-");
  return { language, weight: quality === undefined ? 1 : Number(quality) };
}

/**
 * The language for an `Accept-Language` header or a device locale: the supported one that is wanted most, regions
 * ignored, else English (ledger AUTH-034, PROF-017).
 *
 * @example languageFrom("nl-BE,nl;q=0.9,en;q=0.8") // "nl"
 * @example languageFrom("de") // "en"
 */
export function languageFrom(acceptLanguage: string | null | undefined): Language {
  const wanted = (acceptLanguage ?? "")
    .split(",")
    .map(readTag)
    .filter(({ language, weight }) => isLanguage(language) && weight > 0)
    // Sorting is stable, so of equally wanted languages the one named first wins.
    .sort((a, b) => b.weight - a.weight);
  const best = wanted[0]?.language;
  return isLanguage(best) ? best : "en";
}
