import { isChecked, mistakesAllowedIn, mistakesBetween } from "./search-words.ts";

/** What another first letter counts, which few people get wrong. */
const OTHER_START = 0.5;
/** What each letter more or less counts besides the mistake itself. */
const OTHER_LENGTH = 0.2;

const A = 97;

/** Which letters a word has, as bits. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << ((word.charCodeAt(at) - A) & 31);
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** Whole words, among which what was mistyped is looked for. They are held in memory, so two mistakes are found anywhere. */
export class Vocabulary {
  readonly #words: readonly string[];
  readonly #letters: readonly number[];
  readonly #known: ReadonlySet<string>;

  /**
   * @param words The words that are meant most first.
   * @param others Words that are right, too, and never what a mistyped one meant.
   */
  constructor(words: Iterable<string>, others: Iterable<string> = []) {
    this.#words = [...new Set(words)];
    this.#letters = this.#words.map(lettersOf);
    this.#known = new Set([...this.#words, ...others]);
  }

  /** Whether a word begins so, or is it. */
  isBegun(word: string): boolean {
    return this.#known.has(word) || this.#words.some((known) => known.startsWith(word));
  }

  /** The word most likely meant by one that no word begins with; null when none is near. */
  nearest(typed: string): string | null {
    if (!isChecked(typed)) return null;
    const most = mistakesAllowedIn(typed);
    const letters = lettersOf(typed);
    let [best, least]: [string | null, number] = [null, Number.POSITIVE_INFINITY];
    for (const [at, word] of this.#words.entries()) {
      if (Math.abs(word.length - typed.length) > most) continue;
      // A mistake changes two letters at most, so most words need no comparison.
      if (countBits(letters ^ (this.#letters[at] ?? 0)) > 2 * most) continue;
      const mistakes = mistakesBetween(typed, word);
      if (mistakes > most) continue;
      const rank =
        mistakes +
        (word[0] === typed[0] ? 0 : OTHER_START) +
        OTHER_LENGTH * Math.abs(word.length - typed.length);
      if (rank < least) [best, least] = [word, rank];
    }
    return best;
  }

  /** The same words with those that are mistyped put right; null when there is nothing to put right. */
  corrected(words: readonly string[]): string[] | null {
    const right = words.map((word) => (this.isBegun(word) ? word : (this.nearest(word) ?? word)));
    return right.some((word, at) => word !== words[at]) ? right : null;
  }
}
