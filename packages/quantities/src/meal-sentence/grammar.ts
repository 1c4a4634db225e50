/** What a word such as "glass" or "gram" measures. */
export type SaidMeasure =
  | { readonly kind: "metric"; readonly unit: "g" | "ml"; readonly size: number }
  | {
      readonly kind: "household";
      /** The household measures that it may be, by their keys in the library; the one that is meant most first. */
      readonly keys: readonly string[];
      /** How much it holds of what is poured; null for what holds nothing. */
      readonly ml: number | null;
    };

/** Words of one measure, separated by spaces, as they are written in lower case without accents. */
interface MeasureLine {
  readonly words: string;
  readonly measure: SaidMeasure;
}

/** How people of one language say what they ate. Lists are words separated by spaces, in lower case without accents. */
export interface SentenceGrammar {
  readonly numbers: Readonly<Record<string, number>>;
  /** Parts of one: "half" in "half a glass" and in "two and a half". */
  readonly parts: Readonly<Record<string, number>>;
  /** "a", "een": one, unless a part or a number follows. */
  readonly articles: string;
  readonly measures: readonly MeasureLine[];
  /** Words of two parts that are read as one: "fl oz". */
  readonly pairs: Readonly<Record<string, string>>;
  /** Between a measure and its food: "of". */
  readonly of: string;
  /** Before the size of a thing: "large", with the household measures that it asks for. */
  readonly sizes: Readonly<Record<string, readonly string[]>>;
  /** Between two foods of equal rank: "and". */
  readonly and: string;
  /** Between a food and what is on or in it: "with". */
  readonly with: string;
  /** Before what was left out: "without". */
  readonly without: string;
  /** Between the ends of a range: "to". */
  readonly upTo: string;
  /** Behind a number: "x", "times". */
  readonly times: string;
  /** What is on them may follow without a word between: "boterham kaas"; with the measures that count them. */
  readonly carriers: Readonly<Record<string, readonly string[]>>;
  /** What is said around foods, at either end of a phrase. */
  readonly around: string;
}

export const grams = (size = 1): SaidMeasure => ({ kind: "metric", unit: "g", size });
export const millilitres = (size = 1): SaidMeasure => ({ kind: "metric", unit: "ml", size });
export const household = (keys: string, ml: number | null = null): SaidMeasure => ({
  kind: "household",
  keys: keys.split(" "),
  ml,
});
