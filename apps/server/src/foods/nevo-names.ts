/** NEVO writes names for an index, the thing before its kind; here they get the order in which people say and type them. */

/** Inflected adjectives: behind a noun they can only belong to it. */
const ADJECTIVES = new Set(
  (
    "ambachtelijke blauwe bruine droge dubbelzoute fijne gecondenseerde gedroogde gekookte gele gepofte gerookte gevulde " +
    "groene grove halfvolle harde heldere hete jonge krokante luchtige magere nieuwe oosterse oranje oude plantaardige " +
    "rauwe rauwmelkse rinse rode roze verse vette volle witte zachte zoete zoetzure zoute zure zwarte"
  ).split(" "),
);
/** Kinds named after a place: Goudse, Griekse, Hollandse. */
const OF_A_PLACE = /^[A-Z]\p{Ll}{2,}se$/u;
/** What stands behind these is beside the food, and no part of its kind. */
const LINKING = new Set(["m", "z", "v", "obv", "en", "of", "in", "op", "met", "van", "voor", "excl", "incl"]);
const CONJUNCTIONS = new Set(["en", "of"]);
/** An adjective before one of these is theirs, not that of the first word ("stamppot rauwe andijvie"). */
const OWNERS = new Set(["andijvie", "bessen", "bodem", "mix", "pasta", "slagerij", "wijn", ...CONJUNCTIONS]);

const SHORT_DUTCH: Readonly<Record<string, string>> = {
  m: "met",
  z: "zonder",
  v: "van",
  p: "per",
  gem: "gemiddeld",
  obv: "op basis van",
};
const SHORT_ENGLISH: Readonly<Record<string, string>> = {
  w: "with",
  wo: "without",
  av: "average",
  p: "per",
  prep: "prepared",
};

/** Vowels that would be read as one sound: the parts of a Dutch compound then keep a hyphen (vanille-ijs). */
const CLASH = /(a[aeiu]|e[eiu]|i[ej]|o[eiou]|u[iu])$/;

const wordsOf = (name: string): string[] => name.split(/\s+/).filter(Boolean);
const inFull = (words: readonly string[], short: Readonly<Record<string, string>>): string =>
  words.map((word) => short[word] ?? word).join(" ");
const isAdjective = (word: string): boolean =>
  word.split("/").every((one) => ADJECTIVES.has(one) || OF_A_PLACE.test(one));
/** With a capital in front; the Dutch ij is one letter. */
const capitalised = (text: string): string => text.replace(/^(ij|\p{Ll})/u, (start) => start.toUpperCase());

const joined = (kind: string, noun: string): string =>
  CLASH.test(kind.slice(-1) + noun.slice(0, 1)) ? `${kind}-${noun}` : kind + noun;

/** "room/vanille-" before "ijs": a compound for each kind, or null where one of the kinds is no noun. */
function compoundOf(kinds: string, noun: string): string | null {
  if (isAdjective(kinds.slice(0, -1))) return `${kinds.slice(0, -1)} ${noun}`;
  const all = kinds.split("/").map((kind) => kind.replace(/-$/, ""));
  return all.some((kind) => kind === "" || isAdjective(kind))
    ? null
    : all.map((kind) => joined(kind, noun)).join("/");
}

/** "Kool boeren- gekookt" becomes "boerenkool gekookt"; null when the name has no such mark or its sense is not sure. */
function withCompound(words: readonly string[]): string[] | null {
  const [noun = "", ...rest] = words;
  const at = rest.findIndex((word) => word.endsWith("-"));
  const kinds = rest[at];
  const before = rest.slice(0, Math.max(at, 0));
  const after = rest.slice(at + 1);
  const isSure =
    kinds !== undefined &&
    !/[/-]/.test(noun) &&
    before.length <= 2 &&
    !before.some((word) => LINKING.has(word)) &&
    !CONJUNCTIONS.has(after[0] ?? "");
  const compound = isSure ? compoundOf(kinds, noun.toLowerCase()) : null;
  if (compound === null) return null;
  const isFigure = (word: string) => /^\d/.test(word);
  return [...before.filter((word) => !isFigure(word)), compound, ...before.filter(isFigure), ...after];
}

/** "Kaas Goudse 48+" becomes "Goudse kaas 48+", "wijn witte zoete" becomes "zoete witte wijn". */
function withAdjectivesFirst(words: readonly string[]): readonly string[] {
  const [noun = "", ...rest] = words;
  const end = rest.findIndex((word) => !isAdjective(word));
  const count = end === -1 ? rest.length : end;
  if (count === 0 || OWNERS.has(rest[count] ?? "")) return words;
  return [...rest.slice(0, count).reverse(), noun.toLowerCase(), ...rest.slice(count)];
}

/**
 * A Dutch name of NEVO as people type it: compounds put together, adjectives before their noun, short forms in full. What
 * cannot be told from the words alone stays in NEVO's order.
 */
export function dutchName(name: string): string {
  const words = wordsOf(name);
  return capitalised(inFull(withAdjectivesFirst(withCompound(words) ?? words), SHORT_DUTCH));
}

/** An English name of NEVO with its short forms in full; nothing in it marks what was turned round, so its order stays. */
export const englishName = (name: string): string => inFull(wordsOf(name), SHORT_ENGLISH);
