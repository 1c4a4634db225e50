import type { FoodSource } from "./find-meant-foods.ts";
import { correctionsOf, halvesOf, isChecked, plainText, wordsOf } from "./search-words.ts";
import { headPattern } from "./what-it-is.ts";
import { FOOD_LANGUAGES, type FoodLanguage, inEachLanguage } from "./word-stem.ts";

/** A food that is searched where it is kept. */
export interface ShelvedFood {
  readonly id: number;
  readonly names: Readonly<Record<FoodLanguage, string>>;
  readonly brand: string | null;
  /** Of the starter library, and of those the ones that are eaten every day. */
  readonly isLibrary: boolean;
  readonly isEveryday: boolean;
}

interface Shelved {
  readonly food: ShelvedFood;
  readonly plain: Readonly<Record<FoodLanguage, string>>;
  readonly brand: string;
  /** Of all names and the brand. */
  readonly words: ReadonlySet<string>;
}

/** Whether a food has what was asked for among its words. */
type Wish = (words: ReadonlySet<string>) => boolean;

/** What has something else with it, or is made of something, is not that: "rice with milk" is no milk. */
const BESIDES = / (with|without|in|for|of|met|zonder|op|voor|uit) /;
/** Shorter words end too many others. */
const MIN_END = 3;
/** A word of three letters ends only words of so many letters, unless what stands before it is a word, too. */
const LONG = 8;
const MIN_COMPOUND = 6;

const wordsIn = (text: string): string[] => text.split(" ").filter(Boolean);
const some = (words: ReadonlySet<string>, test: (word: string) => boolean) => [...words].some(test);

/**
 * Foods that are few enough to be searched one by one, those that are asked for most first. What is found is in the order in which
 * the server finds it: by what it is, and then by how much it is asked for (ledger FOOD-035, FOOD-083). It lacks what only a million
 * foods need: the steps of popularity, and whole words before others.
 */
export class FoodShelf {
  readonly #foods: readonly Shelved[];
  /** In how many foods a word stands. */
  readonly #known = new Map<string, number>();

  constructor(foods: readonly ShelvedFood[]) {
    this.#foods = foods.map((food) => {
      const plain = inEachLanguage((language) => plainText(food.names[language]));
      const brand = plainText(food.brand ?? "");
      const words = new Set([...Object.values(plain), brand].flatMap(wordsIn));
      for (const word of words) this.#known.set(word, (this.#known.get(word) ?? 0) + 1);
      return { food, plain, brand, words };
    });
  }

  source(language: FoodLanguage): FoodSource {
    return {
      asTyped: (plain) => this.#find(language, plain, this.#wish(plain, this.#compound)),
      withMistakes: (plain, words) => this.#findMistyped(language, plain, words),
    };
  }

  /** Every word begins one of the food's, or ends a compound of it; two words may be one. */
  #wish(plain: string, ends: (typed: string, word: string) => boolean): Wish {
    const typed = wordsOf(plain);
    const joined = typed.length === 2 ? typed.join("") : null;
    return (words) =>
      typed.every((one) => some(words, (word) => word.startsWith(one) || ends(one, word))) ||
      (joined !== null && some(words, (word) => word.startsWith(joined)));
  }

  readonly #compound = (typed: string, word: string): boolean => {
    if (typed.length < MIN_END || !/[a-z]/.test(typed) || !word.endsWith(typed)) return false;
    if (typed.length > MIN_END) return true;
    if (word.length < MIN_COMPOUND || !/^[a-z]+$/.test(word)) return false;
    return word.length >= LONG || this.#known.has(word.slice(0, -typed.length));
  };

  /** What each word may have been meant to be, or two words that were typed as one. */
  #findMistyped(language: FoodLanguage, plain: string, typed: readonly string[]): number[] {
    const known = [...this.#known].map(([word, foods]) => ({ word, foods }));
    const meant = typed.map((one) => {
      const isBegun = known.some(({ word }) => word.startsWith(one));
      return isChecked(one) && (typed.length === 1 || !isBegun) ? correctionsOf(one, known) : [];
    });
    const [first = ""] = typed;
    const halves = typed.length > 1 ? [] : halvesOf(first);
    const pairs = halves.filter((pair) => pair.every((half) => this.#known.has(half)));
    if (meant.every((words) => words.length === 0) && pairs.length === 0) return [];
    return this.#find(
      language,
      plain,
      (words) =>
        typed.every((one, at) =>
          some(words, (word) => word.startsWith(one) || meant[at]?.includes(word) === true),
        ) || pairs.some((pair) => pair.every((half) => words.has(half))),
    );
  }

  #find(language: FoodLanguage, plain: string, wish: Wish): number[] {
    const head = new RegExp(headPattern(language, plain));
    return this.#foods
      .filter(({ words }) => wish(words))
      .map((one) => ({ one, rank: this.#classOf(one, { language, plain, head, wish }) }))
      .toSorted((a, b) => a.rank - b.rank || weightOf(b.one.food) - weightOf(a.one.food))
      .map(({ one }) => one.food.id);
  }

  /** The lower, the more it is what was meant. */
  #classOf({ food, plain: names, brand }: Shelved, { language, plain, head, wish }: Question): number {
    const own = names[language];
    const others = FOOD_LANGUAGES.filter((one) => names[one] !== own).map((one) => names[one]);
    const isSuch = head.test(own) && !BESIDES.test(own);
    if (own === plain) return 0;
    if (food.isEveryday && (own.startsWith(plain) || isSuch)) return 1;
    if (food.isLibrary && isSuch) return 2;
    if (own.startsWith(`${plain} `)) return 3;
    if (own.startsWith(plain)) return 4;
    const said = ` ${own} ${brand}`;
    if (wordsOf(plain).every((word) => said.includes(` ${word}`))) return 5;
    if (others.length === 0 || wish(new Set(wordsIn(said)))) return 6;
    if (others.includes(plain)) return 7;
    return others.some((other) => other.startsWith(plain)) ? 8 : 9;
  }
}

interface Question {
  readonly language: FoodLanguage;
  readonly plain: string;
  readonly head: RegExp;
  readonly wish: Wish;
}

const weightOf = ({ isLibrary, isEveryday }: ShelvedFood): number =>
  (isLibrary ? 2 : 0) + (isEveryday ? 1 : 0);
