import type { SaidMeasure, SentenceGrammar } from "./grammar.ts";

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" ").filter(Boolean));
/** Without the prototype of objects, in which "constructor" would be a word. */
const mapOf = <Value>(record: Readonly<Record<string, Value>>): ReadonlyMap<string, Value> =>
  new Map(Object.entries(record));

/** The word lists of a language, to look words up in. */
export class SentenceWords {
  readonly numbers: ReadonlyMap<string, number>;
  readonly parts: ReadonlyMap<string, number>;
  readonly articles: ReadonlySet<string>;
  readonly measures: ReadonlyMap<string, SaidMeasure>;
  readonly pairs: ReadonlyMap<string, string>;
  readonly of: ReadonlySet<string>;
  readonly sizes: ReadonlyMap<string, readonly string[]>;
  readonly and: ReadonlySet<string>;
  readonly with: ReadonlySet<string>;
  readonly without: ReadonlySet<string>;
  readonly upTo: ReadonlySet<string>;
  readonly times: ReadonlySet<string>;
  readonly carriers: ReadonlyMap<string, readonly string[]>;
  readonly around: ReadonlySet<string>;

  constructor(grammar: SentenceGrammar) {
    this.numbers = mapOf(grammar.numbers);
    this.parts = mapOf(grammar.parts);
    this.articles = setOf(grammar.articles);
    this.measures = new Map(
      grammar.measures.flatMap(({ words, measure }) =>
        words.split(" ").map((word): [string, SaidMeasure] => [word, measure]),
      ),
    );
    this.pairs = mapOf(grammar.pairs);
    this.of = setOf(grammar.of);
    this.sizes = mapOf(grammar.sizes);
    this.and = setOf(grammar.and);
    this.with = setOf(grammar.with);
    this.without = setOf(grammar.without);
    this.upTo = setOf(grammar.upTo);
    this.times = setOf(grammar.times);
    this.carriers = mapOf(grammar.carriers);
    this.around = setOf(grammar.around);
  }

  /** Whether the word begins one of two parts: "fl" of "fl oz". */
  beginsPair(word: string): boolean {
    return [...this.pairs.keys()].some((pair) => pair.startsWith(`${word} `));
  }

  /** Whether the word is one of this language's grammar, whatever it says. */
  has(word: string): boolean {
    return (
      [this.numbers, this.parts, this.measures, this.sizes, this.carriers].some((words) => words.has(word)) ||
      [this.articles, this.and, this.with, this.without, this.around].some((words) => words.has(word))
    );
  }
}
