declare const isMailText: unique symbol;

/**
 * Text that someone typed, made fit for a mail to anybody. Only the functions of this file make it, so that a name cannot
 * get into a mail as it was typed: whoever signs up with a stranger's address could otherwise have us mail that stranger an
 * address or a number of theirs.
 */
export type MailText = string & { readonly [isMailText]: true };

const MAX_NAME_LENGTH = 40;
const MAX_NAME_WORDS = 4;
const MAX_BRAND_LENGTH = 60;
const MAX_BRAND_WORDS = 8;

/** What words hold that are addresses, or that a reader could take for one: a scheme, `www`, a mailbox, the name of a site. */
const OF_ADDRESS = /:\/\/|www\.|mailto:|tel:|javascript:|data:|@|[\p{L}\d-]\.\p{L}{2}/iu;
/** Tags, and an opened one that is never closed. */
const TAG = /<[^>]*>?/gu;
/** A dot inside a word is what mail programs make links of; one at the end of a word (`J. de Vries`) stays. */
const INNER_DOT = /\.(?=\S)/gu;
/** Numbers that could be dialled. */
const LONG_NUMBER = /\d[\d\s()/-]{3,}\d/gu;

const withoutAddresses = (text: string): string =>
  text
    .split(/\s+/u)
    .filter((word) => !OF_ADDRESS.test(word))
    .join(" ");

function clean(text: string, unwanted: RegExp, words: number, length: number): MailText {
  const untagged = text
    .normalize("NFKC")
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}]/gu, " ")
    .replaceAll(TAG, " ");
  const plain = withoutAddresses(untagged)
    .replaceAll(LONG_NUMBER, " ")
    .replaceAll(unwanted, " ")
    .replaceAll(INNER_DOT, " ");
  const kept = plain.split(/\s+/u).filter((word) => /[\p{L}\d&+]/u.test(word));
  return [...kept.slice(0, words).join(" ")].slice(0, length).join("").trim() as MailText;
}

/**
 * A person's name: letters, hyphens, apostrophes and the dot of an initial; at most four words and 40 characters.
 * Empty when nothing of a name is left.
 *
 * @example mailName("Anna http://evil.example/x") === "Anna"
 */
export const mailName = (name: string): MailText =>
  clean(name, /[^\p{L}\p{M}\s.'’-]/gu, MAX_NAME_WORDS, MAX_NAME_LENGTH);

const MAX_LINE_LENGTH = 300;
const MAX_LINE_WORDS = 60;

/**
 * A few words of a coach to someone whom they invite: letters, digits and what sentences are written with; no addresses, no
 * numbers that could be dialled, no markup. Empty when nothing is left.
 *
 * @example mailLine("See you Tuesday! www.evil.example") === "See you Tuesday!"
 */
export const mailLine = (line: string): MailText =>
  clean(line, /[^\p{L}\p{M}\d\s.,;:!?'’"“”()&+%€-]/gu, MAX_LINE_WORDS, MAX_LINE_LENGTH);

/** The product's own name, which nobody typed. */
const PRODUCT = "Plateful" as MailText;

/**
 * The name of the practice that a mail comes from; the product's where there is none. Digits, `&` and `+` are part of
 * practices' names; at most eight words and 60 characters.
 *
 * @example mailBrand("Studio Groen & Co") === "Studio Groen & Co"
 */
export function mailBrand(name: string | undefined): MailText {
  const brand = clean(name ?? "", /[^\p{L}\p{M}\d\s.'’&+-]/gu, MAX_BRAND_WORDS, MAX_BRAND_LENGTH);
  return brand === "" ? PRODUCT : brand;
}
