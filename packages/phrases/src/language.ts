interface Registration {
  /** What its speakers call it. */
  readonly name: string;
  /** How dates and numbers are written. */
  readonly locale: string;
  /** The sign between hours and minutes. */
  readonly timeSign: string;
  /**
   * The language of the texts and names that it lacks: itself once it has all of them. Until then it is a preview, which
   * nobody can choose (ledger PROF-033).
   */
  readonly texts: string;
}

/**
 * The languages of the product; the first one is used when nothing better is known. One line here, a folder of phrases and
 * names in the content make a language: nothing else asks which one it is (ledger PROF-032).
 */
const REGISTERED = {
  // British English for day-month order and the 24 hour clock.
  en: { name: "English", locale: "en-GB", timeSign: ":", texts: "en" },
  nl: { name: "Nederlands", locale: "nl-NL", timeSign: ".", texts: "nl" },
  de: { name: "Deutsch", locale: "de-DE", timeSign: ":", texts: "en" },
} as const satisfies Readonly<Record<string, Registration>>;

export type Language = keyof typeof REGISTERED;
/** A language that has all texts and names. */
export type CompleteLanguage = (typeof REGISTERED)[Language]["texts"];

/** The language itself, or the one that supplies what it lacks. */
export const completeLanguageOf = (language: Language): CompleteLanguage => REGISTERED[language].texts;

const isComplete = (language: Language): language is CompleteLanguage =>
  completeLanguageOf(language) === language;

const ALL = Object.keys(REGISTERED) as Language[];
/** The languages that people can choose. */
export const LANGUAGES: readonly CompleteLanguage[] = ALL.filter(isComplete);
/** Those that only tests and previews speak. */
export const PREVIEW_LANGUAGES: readonly Language[] = ALL.filter((language) => !isComplete(language));

/** True for the code of a language that people can choose. */
export const isLanguage = (value: unknown): value is CompleteLanguage =>
  LANGUAGES.some((language) => language === value);

export const languageName = (language: Language): string => REGISTERED[language].name;
export const localeOf = (language: Language): string => REGISTERED[language].locale;
export const timeSignOf = (language: Language): string => REGISTERED[language].timeSign;

/** The language that follows in the list, from the last one again the first. */
export const languageAfter = (language: Language): CompleteLanguage =>
  LANGUAGES[(ALL.indexOf(language) + 1) % LANGUAGES.length] ?? "en";

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
 * @param previews Preview languages that are understood too.
 * @example languageFrom("nl-BE,nl;q=0.9,en;q=0.8") // "nl"
 * @example languageFrom("de") // "en"
 */
export function languageFrom(acceptLanguage: string | null | undefined): CompleteLanguage;
export function languageFrom(
  acceptLanguage: string | null | undefined,
  previews: readonly Language[],
): Language;
export function languageFrom(
  acceptLanguage: string | null | undefined,
  previews: readonly Language[] = [],
): Language {
  const known: readonly Language[] = [...LANGUAGES, ...previews];
  const wanted = (acceptLanguage ?? "")
    .split(",")
    .map(readTag)
    .filter(({ language, weight }) => weight > 0 && known.some((one) => one === language))
    // Sorting is stable, so of equally wanted languages the one named first wins.
    .sort((a, b) => b.weight - a.weight);
  return known.find((one) => one === wanted[0]?.language) ?? "en";
}
