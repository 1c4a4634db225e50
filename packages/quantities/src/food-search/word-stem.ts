const ENGLISH: readonly [RegExp, string][] = [
  [/ies$/, "y"],
  [/(ch|sh|ss|x|o)es$/, "$1"],
  [/([^s])s$/, "$1"],
];

/** Dutch doubles a vowel or a consonant by where the syllable ends (peer, peren; noot, noten), so doubles count once. */
const single = (word: string): string =>
  word.replaceAll(/([aeou])\1/g, "$1").replaceAll(/([^aeiou])\1/g, "$1");

const MIN_STEM = 2;

/** Without the ending of a small one: "tomaatje", "appeltje", "balletje" and "boompje" lose as much as they gained. */
const large = (word: string): string =>
  word.endsWith("etje")
    ? word.slice(0, -4)
    : word.endsWith("je")
      ? word
          .slice(0, -2)
          .replace(/(?<=[lnrw]|[aeo]i|ui|ij|oe|ie|au|ou|eu)t$/, "")
          .replace(/(?<=m)p$/, "")
      : word;

function dutchStem(word: string): string {
  const one = word.replace(/s$/, "");
  const base = large(one);
  const stem = base === one ? one.replace(/(?<=...)en$/, "") : base;
  return single(stem.length < MIN_STEM ? word : stem)
    .replace(/v$/, "f")
    .replace(/z$/, "s");
}

function englishStem(word: string): string {
  for (const [ending, instead] of ENGLISH)
    if (ending.test(word) && word.length > MIN_STEM + 1) return word.replace(ending, instead);
  return word;
}

const STEMS = { en: englishStem, nl: dutchStem } satisfies Record<string, (word: string) => string>;

/** The languages in which foods are searched. */
export type FoodLanguage = keyof typeof STEMS;
export const FOOD_LANGUAGES = Object.keys(STEMS) as FoodLanguage[];

/** One thing for each of the languages. */
export const inEachLanguage = <T>(make: (language: FoodLanguage) => T): Readonly<Record<FoodLanguage, T>> =>
  Object.fromEntries(FOOD_LANGUAGES.map((language) => [language, make(language)])) as Record<FoodLanguage, T>;

/** A word without the ending of several or of a small one, so that "peren", "peertje" and "peer" are the same. */
export const stemOf = (word: string, language: FoodLanguage): string => STEMS[language](word);
