import { type CompleteLanguage, LANGUAGES } from "@plateful/phrases";

/**
 * The column, and the field of a row, that holds a name in a language.
 *
 * @example columnIn("name", "nl") // "name_nl"
 */
export const columnIn = <Field extends string>(
  field: Field,
  language: CompleteLanguage,
): `${Field}_${CompleteLanguage}` => `${field}_${language}`;

/** One thing per language, such as an answer that is written once and sent to many. */
export const inEachLanguage = <T>(
  make: (language: CompleteLanguage) => T,
): Readonly<Record<CompleteLanguage, T>> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<CompleteLanguage, T>;
