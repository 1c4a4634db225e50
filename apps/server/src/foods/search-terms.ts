const anyOf = (terms: readonly string[]): string =>
  terms.length === 1 ? (terms[0] ?? "") : `(${terms.join("|")})`;

/** Stands where the database writes the step of popularity that it looks at (migration 0066). */
const STEP = "#";

/** A word that begins so, or one of these. All parts are letters and digits, so they need no quoting. */
export const wordTerm = (word: string, others: readonly string[]): string =>
  anyOf([`${STEP}${word}:*`, ...others.map((other) => `${STEP}${other}`)]);

/** Two words, each as it stands. */
export const pairTerm = (pair: readonly [string, string]): string =>
  `(${pair.map((word) => `${STEP}${word}`).join("&")})`;

/** Two words that were typed apart may be one: "stroop wafel" also means "stroopwafel". */
export const joinedTerm = (words: readonly string[]): string | null =>
  words.length === 2 ? wordTerm(words.join(""), []) : null;
