/** A time that a step says something takes. */
export interface Duration {
  /** The place of its first letter in the text, and of what follows its last. */
  readonly start: number;
  readonly end: number;
  /** In seconds; of a range the shorter time, because one looks before it is too late. */
  readonly seconds: number;
  /** In seconds; the longer time of a range, else the same. */
  readonly longest: number;
}

interface Piece {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

interface Read<T> {
  readonly value: T;
  /** The piece behind it. */
  readonly next: number;
}

const PIECE = /\d+(?:[.,]\d+)?|[½¼¾⅓⅔]|[\p{L}\p{M}]+|[-–/]/gu;
const FRACTIONS: Readonly<Record<string, number>> = {
  "½": 1 / 2,
  "¼": 1 / 4,
  "¾": 3 / 4,
  "⅓": 1 / 3,
  "⅔": 2 / 3,
};

const listed = (...names: readonly string[]): ReadonlyMap<string, number> =>
  new Map(names.flatMap((same, at) => same.split(" ").map((name) => [name, at + 1] as const)));

const NUMBERS: ReadonlyMap<string, number> = new Map([
  ...listed(
    ...["one a an een één", "two twee", "three drie", "four vier", "five vijf", "six zes", "seven zeven"],
    ...["eight acht", "nine negen", "ten tien", "eleven elf", "twelve twaalf"],
  ),
  ...([
    ["fifteen", 15],
    ["vijftien", 15],
    ["twenty", 20],
    ["twintig", 20],
    ["thirty", 30],
  ] as const),
  ...([
    ["dertig", 30],
    ["forty", 40],
    ["veertig", 40],
    ["half", 0.5],
    ["halve", 0.5],
    ["anderhalf", 1.5],
  ] as const),
  ["anderhalve", 1.5],
]);

const HOUR = 3600;
const MINUTE = 60;
const QUARTER = 900;
const unit = (seconds: number, names: string) => names.split(" ").map((name) => [name, seconds] as const);
const UNITS: ReadonlyMap<string, number> = new Map([
  ...unit(HOUR, "hour hours hr hrs h uur uren uurtje"),
  ...unit(MINUTE, "minute minutes min mins minuut minuten minuutje minuutjes"),
  // Not "second", which is the other pan.
  ...unit(1, "seconds sec secs seconde seconden"),
  ...unit(QUARTER, "kwartier kwartiertje"),
]);

const HALF = new Set(["half", "halve"]);
const ARTICLES = new Set(["a", "an"]);
const QUARTERS = new Set(["quarter", "quarters"]);

const TO = new Set(["-", "–", "to", "tot", "à", "a", "or", "of"]);
const AND = new Set(["and", "en"]);
/** A time that tells when, or how often, and not how long: "in the last 5 minutes", "every 10 minutes". */
const NO_DURATION = new Set(["last", "final", "first", "every", "laatste", "eerste", "elke", "iedere"]);
/** What follows a time that is over before the step begins. */
const BEFORE = new Set(["beforehand", "earlier", "tevoren", "ago"]);
/** The same of a time that tells when, "10 minutes before the rice is done"; "leave for 5 minutes before serving" tells how long. */
const BEFORE_WHAT = new Set(["before", "voor", "voordat"]);
/** Longer times are days in the fridge, at whose end nobody stands in the kitchen. */
const MAX_SECONDS = 12 * HOUR;

const piecesOf = (text: string): Piece[] =>
  [...text.matchAll(PIECE)].map(({ 0: found, index }) => ({
    text: found.toLowerCase(),
    start: index,
    end: index + found.length,
  }));

const digits = (piece: Piece | undefined): number | null =>
  piece !== undefined && /^\d/.test(piece.text) ? Number(piece.text.replace(",", ".")) : null;

/** "½", "1/2". */
function readFraction(pieces: readonly Piece[], at: number): Read<number> | null {
  const sign = FRACTIONS[pieces[at]?.text ?? ""];
  if (sign !== undefined) return { value: sign, next: at + 1 };
  const [over, under] = [digits(pieces[at]), digits(pieces[at + 2])];
  const isFraction = over !== null && under !== null && under > 0 && pieces[at + 1]?.text === "/";
  return isFraction ? { value: over / under, next: at + 3 } : null;
}

/** "1 ½", "1/2", "3", "half an", "anderhalf". */
function readNumber(pieces: readonly Piece[], at: number): Read<number> | null {
  const [one, two] = [pieces[at], pieces[at + 1]];
  if (one === undefined) return null;
  const own = digits(one);
  const alone = readFraction(pieces, at);
  if (alone !== null) return alone;
  const fraction = own === null ? null : readFraction(pieces, at + 1);
  if (own !== null && fraction !== null) return { ...fraction, value: own + fraction.value };
  if (own !== null) return { value: own, next: at + 1 };
  const worded = NUMBERS.get(one.text);
  if (worded === undefined) return null;
  const isHalf = worded === 0.5 || HALF.has(two?.text ?? "");
  if (!isHalf) return { value: worded, next: at + 1 };
  // "half an hour", "a half hour", "een half uur".
  const skips = two !== undefined && (ARTICLES.has(two.text) || HALF.has(two.text));
  return { value: 0.5, next: skips ? at + 2 : at + 1 };
}

interface Length {
  readonly from: number;
  readonly to: number;
  readonly unit: number;
}

/** "three quarters of an hour"; a quarter of anything else is no time. */
function readQuarters(pieces: readonly Piece[], { value, next }: Read<number>): Read<Length> | null {
  const [quarters, of, article, hour] = pieces.slice(next, next + 4).map(({ text }) => text);
  const isTime = of === "of" && ARTICLES.has(article ?? "") && UNITS.get(hour ?? "") === HOUR;
  if (!(QUARTERS.has(quarters ?? "") && isTime)) return null;
  return { value: { from: value * QUARTER, to: value * QUARTER, unit: QUARTER }, next: next + 4 };
}

/** "15 minutes", "3 to 4 minutes", "een half uur", "kwartier". */
function readLength(pieces: readonly Piece[], at: number): Read<Length> | null {
  const bare = pieces[at]?.text.startsWith("kwartier") ? { value: 1, next: at } : null;
  const first = readNumber(pieces, at) ?? bare;
  if (first === null) return null;
  const quarters = readQuarters(pieces, first);
  if (quarters !== null) return quarters;
  const isRange = TO.has(pieces[first.next]?.text ?? "");
  const second = isRange ? readNumber(pieces, first.next + 1) : null;
  const last = second ?? first;
  const seconds = UNITS.get(pieces[last.next]?.text ?? "");
  if (seconds === undefined) return null;
  return {
    value: { from: first.value * seconds, to: last.value * seconds, unit: seconds },
    next: last.next + 1,
  };
}

/** "1 hour and 30 minutes" is one time. */
function readDuration(pieces: readonly Piece[], at: number): Read<Length> | null {
  const first = readLength(pieces, at);
  if (first === null || first.value.unit !== HOUR) return first;
  const follows = AND.has(pieces[first.next]?.text ?? "") ? first.next + 1 : first.next;
  const second = readLength(pieces, follows);
  if (second === null || second.value.unit === HOUR) return first;
  const { from, to, unit: seconds } = first.value;
  return {
    value: { from: from + second.value.from, to: to + second.value.to, unit: seconds },
    next: second.next,
  };
}

/** Whether a time from `at` up to `next` tells when something is done. */
function tellsWhen(pieces: readonly Piece[], at: number, next: number): boolean {
  const [before = "", behind = "", last = ""] = [at - 1, next, next + 1].map((place) => pieces[place]?.text);
  return (
    NO_DURATION.has(before) ||
    BEFORE.has(behind) ||
    (behind === "van" && BEFORE.has(last)) ||
    (behind === "to" && last === "go") ||
    (BEFORE_WHAT.has(behind) && before !== "for")
  );
}

/** The times that a step names, in English and in Dutch, in the order of the text. */
export function findDurations(text: string): Duration[] {
  const pieces = piecesOf(text);
  const found: Duration[] = [];
  for (let at = 0; at < pieces.length; ) {
    const read = readDuration(pieces, at);
    const [first, last] = [pieces[at], pieces[(read?.next ?? 0) - 1]];
    if (read === null || first === undefined || last === undefined) {
      at += 1;
      continue;
    }
    const { from, to } = read.value;
    const counts = !tellsWhen(pieces, at, read.next) && from > 0 && from <= MAX_SECONDS;
    if (counts)
      found.push({ start: first.start, end: last.end, seconds: Math.round(from), longest: Math.round(to) });
    at = read.next;
  }
  return found;
}
