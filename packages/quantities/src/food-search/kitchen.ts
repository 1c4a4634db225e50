import { halvesOf, plainText } from "./search-words.ts";
import { Vocabulary } from "./vocabulary.ts";
import { FOOD_LANGUAGES, type FoodLanguage, inEachLanguage, stemOf } from "./word-stem.ts";

type InEachLanguage<T> = Readonly<Record<FoodLanguage, T>>;

/** A food with its names. */
export interface NamedFood {
  readonly id: number;
  readonly names: InEachLanguage<string>;
}

/** What people call foods besides their names. */
export interface OtherNames {
  readonly names: readonly (InEachLanguage<readonly string[]> & {
    /** The ids of the foods that are meant, those that are meant most first. */
    readonly foods: readonly number[];
  })[];
  readonly spellings: readonly (readonly string[])[];
  /** What dishes are called that are not there. */
  readonly lacking: InEachLanguage<readonly string[]>;
  /** Words that say how much of it. */
  readonly fillers: InEachLanguage<readonly string[]>;
}

/** With fewer letters too many names begin so. */
const MIN_BEGINNING = 3;

/** All languages, the person's own before the others. */
const ownFirst = (own: FoodLanguage): FoodLanguage[] => [own, ...FOOD_LANGUAGES.filter((one) => one !== own)];

const firstFilled = <T>(lists: readonly (readonly T[])[]): readonly T[] =>
  lists.find((list) => list.length > 0) ?? [];

const stemmed = (plain: string, language: FoodLanguage): string =>
  plain
    .split(" ")
    .map((word) => stemOf(word, language))
    .join(" ");

/** A name without the brackets at its end. */
function withoutBrackets(name: string): string {
  const at = name.endsWith(")") ? name.indexOf("(") : -1;
  return at < 0 ? name : name.slice(0, at).trimEnd();
}

/** What foods are called in one language. */
class NamesOf {
  readonly #whole = new Map<string, number[]>();
  readonly #stems = new Map<string, number[]>();
  readonly words = new Set<string>();
  readonly language: FoodLanguage;

  constructor(language: FoodLanguage) {
    this.language = language;
  }

  add(name: string, ids: readonly number[]): void {
    const plain = plainText(name);
    if (plain === "") return;
    for (const [names, key] of [
      [this.#whole, plain],
      [this.#stems, stemmed(plain, this.language)],
    ] as const)
      names.set(key, [...new Set([...(names.get(key) ?? []), ...ids])]);
    for (const word of plain.split(" ")) this.words.add(word);
  }

  /** The foods that are called so, or so in another number or size. */
  of(plain: string): readonly number[] {
    return this.#whole.get(plain) ?? this.#stems.get(stemmed(plain, this.language)) ?? [];
  }

  begunBy(plain: string): number[] {
    return [...this.#whole].filter(([name]) => name.startsWith(plain)).flatMap(([, ids]) => ids);
  }
}

/** What dishes that the library lacks are called in one language. */
class LackingDishes {
  readonly #byStem = new Map<string, string[]>();
  readonly words: readonly string[];
  readonly language: FoodLanguage;

  constructor(names: readonly string[], language: FoodLanguage) {
    this.language = language;
    const plain = names.map(plainText);
    for (const name of plain) {
      const stem = stemmed(name, language);
      this.#byStem.set(stem, [...(this.#byStem.get(stem) ?? []), name]);
    }
    this.words = plain.flatMap((name) => name.split(" "));
  }

  /** The names of the dish that is called so. */
  of(plain: string): readonly string[] {
    return this.#byStem.get(stemmed(plain, this.language)) ?? [];
  }
}

/**
 * What people call the foods of the library, in both languages: their names, other names, other spellings, words typed apart or
 * together, one or several, and mistyped (ledger FOOD-056 to FOOD-058). It is held in memory: no question of the database more.
 */
export class Kitchen {
  /** The words of all names, those of the language first, which therefore are meant rather than the other's. */
  readonly vocabulary: Readonly<Record<FoodLanguage, Vocabulary>>;
  readonly #names: Readonly<Record<FoodLanguage, NamesOf>>;
  readonly #lacking: Readonly<Record<FoodLanguage, LackingDishes>>;
  readonly #spellings = new Map<string, readonly string[]>();
  readonly #fillers: Readonly<Record<FoodLanguage, ReadonlySet<string>>>;

  constructor(foods: readonly NamedFood[], { names, spellings, lacking, fillers }: OtherNames) {
    this.#names = inEachLanguage((language) => new NamesOf(language));
    this.#addFoods(foods, (name) => name);
    for (const line of names)
      for (const language of FOOD_LANGUAGES)
        for (const name of line[language]) this.#names[language].add(name, line.foods);
    // What stands in brackets is said besides; that the peas are frozen counts less than another name.
    this.#addFoods(foods, withoutBrackets);
    for (const group of spellings) for (const word of group) this.#spellings.set(plainText(word), group);
    this.#lacking = inEachLanguage((language) => new LackingDishes(lacking[language], language));
    this.#fillers = inEachLanguage((language) => new Set(fillers[language]));
    const others = FOOD_LANGUAGES.flatMap((language) => fillers[language]);
    const lackingWords = FOOD_LANGUAGES.flatMap((language) => this.#lacking[language].words);
    this.vocabulary = inEachLanguage((language) => {
      const words = ownFirst(language).flatMap((one) => [...this.#names[one].words]);
      return new Vocabulary([...words, ...lackingWords], others);
    });
  }

  #addFoods(foods: readonly NamedFood[], said: (name: string) => string): void {
    for (const food of foods)
      for (const language of FOOD_LANGUAGES) this.#names[language].add(said(food.names[language]), [food.id]);
  }

  #calledSo(language: FoodLanguage, plain: string): readonly number[] {
    return firstFilled(ownFirst(language).map((one) => this.#names[one].of(plain)));
  }

  /** The foods that are called so, those that are meant most first, also when words are typed apart or together. */
  named(language: FoodLanguage, plain: string): readonly number[] {
    const ids = this.#calledSo(language, plain);
    if (ids.length > 0) return ids;
    const words = plain.split(" ");
    if (words.length === 2) return this.#calledSo(language, words.join(""));
    if (words.length > 1) return [];
    const apart = halvesOf(plain).map((pair) => this.#calledSo(language, pair.join(" ")));
    return firstFilled(apart);
  }

  /** What a dish is called that the library lacks, in one and in several; none where something else may have been meant. */
  lacked(language: FoodLanguage, plain: string): readonly string[] {
    if (this.#calledSo(language, plain).length > 0) return [];
    return firstFilled(ownFirst(language).map((one) => this.#lacking[one].of(plain)));
  }

  /** The foods of which another name begins so. */
  begunBy(language: FoodLanguage, plain: string): number[] {
    return plain.length < MIN_BEGINNING ? [] : this.#names[language].begunBy(plain);
  }

  /** As the library spells it. */
  spelled(language: FoodLanguage, plain: string): string {
    const known = this.#names[language].words;
    return plain
      .split(" ")
      .map((word) => {
        const group = this.#spellings.get(word);
        if (group === undefined) return word;
        const [first = word] = group;
        return plainText(group.find((one) => known.has(plainText(one))) ?? first);
      })
      .join(" ");
  }

  /** Without the words that say how much of it; the same when nothing else is left. */
  bare(language: FoodLanguage, plain: string): string {
    const words = plain
      .split(" ")
      .filter((word) => !this.#fillers[language].has(word) && !/^\d+$/.test(word));
    return words.length === 0 ? plain : words.join(" ");
  }
}
