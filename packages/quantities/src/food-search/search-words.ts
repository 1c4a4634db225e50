/** What is typed, brought to the form in which foods are searched; the SQL function `plain_text` does the same to names. */
export const plainText = (text: string): string =>
  text
    .replaceAll("ß", "ss")
    .replaceAll("æ", "ae")
    .replaceAll("œ", "oe")
    .replaceAll("ø", "o")
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f]/g, "")
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();

/** A longer question is cut: nobody names a food in more words, and each word costs. */
const MAX_WORDS = 6;

export const wordsOf = (plain: string): string[] => plain.split(" ").slice(0, MAX_WORDS).filter(Boolean);

/** Words this short end too many others, and are typed right. */
const MIN_CHECKED_LENGTH = 4;
/** Letters of a word that are compared for mistakes; the slips of the database have as many. */
export const SLIP_LETTERS = 7;

export const isChecked = (word: string): boolean => word.length >= MIN_CHECKED_LENGTH && /[a-z]/.test(word);

const withoutOneLetter = (start: string): string[] =>
  [...start].map((_letter, at) => start.slice(0, at) + start.slice(at + 1));

/** The beginning of a word, and the same with each of its letters left out; two of them where two mistakes are allowed. */
export function slipsOf(word: string): string[] {
  const start = word.slice(0, SLIP_LETTERS);
  const once = withoutOneLetter(start);
  const twice = mistakesAllowedIn(word) > 1 ? once.flatMap(withoutOneLetter) : [];
  return [...new Set([start, ...once, ...twice])];
}

/**
 * How many letters must be added, left out, changed or swapped with their neighbour to make one word of another
 * (optimal string alignment distance).
 */
export function mistakesBetween(typed: string, meant: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: meant.length + 1 }, (_value, at) => at);
  for (let row = 1; row <= typed.length; row += 1) {
    const now = [row];
    for (let column = 1; column <= meant.length; column += 1) {
      const isSame = typed[row - 1] === meant[column - 1];
      const isSwap = typed[row - 1] === meant[column - 2] && typed[row - 2] === meant[column - 1];
      const [above = 0, left = 0, across = 0] = [last[column], now[column - 1], last[column - 1]];
      const swapped = isSwap ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      now.push(Math.min(above + 1, left + 1, across + (isSame ? 0 : 1), swapped));
    }
    beforeLast = last;
    last = now;
  }
  return last[meant.length] ?? 0;
}

/** Mistakes in what was typed of a word that may not be finished yet. */
const mistakesSoFar = (typed: string, meant: string): number =>
  Math.min(
    ...[meant.length, typed.length - 1, typed.length, typed.length + 1].map((length) =>
      mistakesBetween(typed, meant.slice(0, length)),
    ),
  );

/** From so many letters on a word may have two mistakes. */
const TWO_MISTAKES_FROM = 6;
/** How many mistakes may be in a word: in a short one two would make it another word ("patat" and "tomat"). */
export const mistakesAllowedIn = (typed: string): number => (typed.length >= TWO_MISTAKES_FROM ? 2 : 1);

const MAX_CORRECTIONS = 6;

/**
 * The words most likely meant by a mistyped one, best first: one mistake in short words, two from six letters on where no word is
 * nearer.
 */
export function correctionsOf(
  typed: string,
  candidates: readonly { word: string; foods: number }[],
): string[] {
  const near = candidates
    .filter(({ word }) => word !== typed)
    .map(({ word, foods }) => ({
      word,
      mistakes: mistakesSoFar(typed, word),
      rank: mistakesSoFar(typed, word) + 0.35 * Math.abs(word.length - typed.length) - 0.1 * Math.log(foods),
    }));
  const least = Math.min(...near.map(({ mistakes }) => mistakes));
  return near
    .filter(({ mistakes }) => mistakes <= Math.min(Math.max(least, 1), mistakesAllowedIn(typed)))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, MAX_CORRECTIONS)
    .map(({ word }) => word);
}

/** The places where a word may be two words that were typed together, with at least three letters on either side. */
export const halvesOf = (word: string): [string, string][] =>
  Array.from({ length: Math.max(0, word.length - 5) }, (_value, at) => [
    word.slice(0, at + 3),
    word.slice(at + 3),
  ]);
