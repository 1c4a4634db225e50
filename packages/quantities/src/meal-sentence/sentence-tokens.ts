/** A word, a number or a mark of a sentence, with where it stands. */
export interface SentenceToken {
  /** Lower case without accents; a mark is itself. */
  readonly plain: string;
  /** The number that is written in digits; null for a word or a mark. */
  readonly value: number | null;
  readonly isMark: boolean;
  readonly start: number;
  readonly end: number;
}

const SIGNS: Readonly<Record<string, number>> = {
  "¼": 1 / 4,
  "½": 1 / 2,
  "¾": 3 / 4,
  "⅓": 1 / 3,
  "⅔": 2 / 3,
  "⅛": 1 / 8,
};

/**
 * What a sentence is made of: "48+" and "2%" are words, then numbers ("1,5", "1/2", "1½"), words with digits, marks. A comma
 * between digits belongs to the number; a number that letters follow ends before them. Digits and spaces are bounded, so that no text takes
 * more than linear time.
 */
const TOKEN =
  /(?<word>\d{1,15}(?:[.,]\d{1,15})?(?:\+|\s?%))|(?<fraction>\d{1,15}\s{0,9}[/⁄]\s{0,9}\d{1,15})|(?<number>\d{1,15}(?:[.,]\d{1,15})?)|(?<sign>[¼½¾⅓⅔⅛])|(?<text>x(?=\d)|[\p{L}\p{M}][\p{L}\p{M}\d'’-]*)|(?<mark>[^\s()"“”„*[\]])/gu;

const ACCENTS = /[\u0300-\u036f]/g;

/** A word as the word lists write it. */
export const plainWord = (word: string): string =>
  word.normalize("NFKD").replaceAll(ACCENTS, "").replaceAll("’", "'").toLowerCase();

const readFraction = (text: string): number => {
  const [above = Number.NaN, below = Number.NaN] = text.split(/[/⁄]/).map(Number);
  return below === 0 ? Number.NaN : above / below;
};

/** What a match of digits is worth; null for a word, and for 0, which is part of a name ("bier 0.0"). */
function writtenValue(groups: Readonly<Record<string, string | undefined>>): number | null {
  const { fraction, number, sign } = groups;
  const value =
    fraction !== undefined
      ? readFraction(fraction)
      : sign !== undefined
        ? (SIGNS[sign] ?? Number.NaN)
        : number !== undefined
          ? Number(number.replace(",", "."))
          : Number.NaN;
  return value > 0 && Number.isFinite(value) ? value : null;
}

export function sentenceTokens(sentence: string): SentenceToken[] {
  return [...sentence.matchAll(TOKEN)].map((match) => {
    const groups = match.groups ?? {};
    return {
      plain: plainWord(match[0]),
      value: writtenValue(groups),
      isMark: groups.mark !== undefined,
      start: match.index,
      end: match.index + match[0].length,
    };
  });
}
