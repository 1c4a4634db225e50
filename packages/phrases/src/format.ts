import { type Language, localeOf, timeSignOf } from "./language.ts";

/** How many formatters of a kind are kept: those of all languages and screens, and of the time zones of one server's people. */
const MAX_KEPT = 500;

/** Keeps what `make` made for a language and options: making a formatter costs some fifty times as much as using it. */
function kept<Options, Formatter>(make: (locale: string, options: Options) => Formatter) {
  const made = new Map<string, Formatter>();
  return (language: Language, options: Options): Formatter => {
    const key = `${language} ${JSON.stringify(options)}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    const formatter = make(localeOf(language), options);
    if (made.size < MAX_KEPT) made.set(key, formatter);
    return formatter;
  };
}

const pluralRules = kept((locale, options: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options));
const numbers = kept(
  (locale, options: Intl.NumberFormatOptions | undefined) => new Intl.NumberFormat(locale, options),
);
const lists = kept((locale, options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options));
export const moments = kept(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

/**
 * The form of a word that belongs to a number.
 *
 * @example plural("en", 1, { one: "meal", other: "meals" }) // "meal"
 */
export function plural(
  language: Language,
  count: number,
  forms: { readonly one: string; readonly other: string },
): string {
  return pluralRules(language, {}).select(count) === "one" ? forms.one : forms.other;
}

/**
 * A number as people of the language write it; at most 3 decimals unless `options` say otherwise.
 *
 * @example formatNumber("nl", 1910.5) // "1.910,5"
 */
export function formatNumber(language: Language, value: number, options?: Intl.NumberFormatOptions): string {
  return numbers(language, options).format(value);
}

/** The sign between the whole and the fraction of a number: a point or a comma. */
export const decimalSign = (language: Language): "." | "," =>
  formatNumber(language, 0.5).includes(",") ? "," : ".";

/**
 * Names one after the other.
 *
 * @example formatList("en", ["lunch", "dinner"]) // "lunch and dinner"
 */
export function formatList(language: Language, names: readonly string[]): string {
  return lists(language, { type: "conjunction" }).format(names);
}

const LONG_DATE: Intl.DateTimeFormatOptions = { day: "numeric", month: "long", year: "numeric" };

/**
 * A calendar date `YYYY-MM-DD` in words. It has no time zone: every reader sees the same day.
 *
 * @example formatDate("nl", "2026-11-20", { weekday: "long" }) // "vrijdag"
 */
export function formatDate(
  language: Language,
  isoDate: string,
  options: Intl.DateTimeFormatOptions = LONG_DATE,
): string {
  const formatter = moments(language, { ...options, timeZone: "UTC" });
  return formatter.format(new Date(`${isoDate}T00:00:00Z`));
}

/**
 * Time of day of a moment, on a 24 hour clock: `07:40` in English, `07.40` in Dutch.
 *
 * @example formatTime("nl", new Date("2026-11-20T06:40:00Z"), "Europe/Amsterdam") // "07.40"
 */
export function formatTime(language: Language, moment: Date, timeZone: string): string {
  const time = moments(language, { hour: "2-digit", minute: "2-digit", timeZone });
  const written = time.format(moment);
  return written.replace(":", timeSignOf(language));
}
