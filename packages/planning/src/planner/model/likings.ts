import type { Library } from "./library.ts";

/** What someone did with a dish that tells whether they like it. */
export type SignKind = "EATEN" | "CHOSEN" | "ADDED" | "SWAPPED_AWAY" | "REMOVED" | "LEFT";

export interface LikingSign {
  readonly recipeId: string;
  /** FORGOTTEN is no sign: the person does not want what was up to that day to count. */
  readonly kind: SignKind | "FORGOTTEN";
  /** Days before today, from 0 on. */
  readonly daysAgo: number;
}

/** What is known of a person and a dish. */
export interface Liking {
  /** 0 to 1; 0.5 is what is thought of a dish of which nothing is known. */
  readonly liking: number;
  /** How often it was eaten, chosen and added by hand, and how often it was not wanted. */
  readonly eaten: number;
  readonly chosen: number;
  readonly unwanted: number;
}

/** What is thought of a dish of which nothing is known. */
export const UNKNOWN_LIKING = 0.5;
/** How long signs are looked at. */
export const LIKING_DAYS = 182;
/** After so many days a sign counts half as much. */
const HALF_LIFE_DAYS = 42;

/** How much a sign of today counts. Whoever eats what was planned did not choose it, and a meal is left for many reasons. */
const FOR: Readonly<Partial<Record<SignKind, number>>> = { EATEN: 1, CHOSEN: 1.5, ADDED: 1.5 };
const AGAINST: Readonly<Partial<Record<SignKind, number>>> = { SWAPPED_AWAY: 1.5, REMOVED: 1.5, LEFT: 0.75 };
/** A heart does not age. */
const FAVOURITE = 2;
/** What is thought before any sign: as if as much spoke for the dish as against it, so that one accident changes little. */
const UNKNOWN = 2.5;
/** Likings have two decimals: the next ones make no difference to any plan, and each device loads them. */
const DECIMALS = 100;

interface Told {
  for: number;
  against: number;
  eaten: number;
  chosen: number;
  unwanted: number;
}

function addSign(told: Told, kind: SignKind, daysAgo: number): void {
  const left = 2 ** (-daysAgo / HALF_LIFE_DAYS);
  told.for += left * (FOR[kind] ?? 0);
  told.against += left * (AGAINST[kind] ?? 0);
  if (kind === "EATEN") told.eaten += 1;
  else if (FOR[kind] === undefined) told.unwanted += 1;
  else told.chosen += 1;
}

const toLiking = ({ for: pro, against: contra, ...counts }: Told): Liking => {
  const liking = (UNKNOWN + pro) / (2 * UNKNOWN + pro + contra);
  return { liking: Math.round(liking * DECIMALS) / DECIMALS, ...counts };
};

/** The last day, as days before today, up to which a dish is forgotten. */
function forgottenDays(signs: readonly LikingSign[]): ReadonlyMap<string, number> {
  const days = new Map<string, number>();
  for (const { recipeId, kind, daysAgo } of signs)
    if (kind === "FORGOTTEN") days.set(recipeId, Math.min(daysAgo, days.get(recipeId) ?? daysAgo));
  return days;
}

/**
 * How much a person likes each dish of which they showed something: the share of what speaks for it, where newer signs count
 * more and few signs count little. The order of the signs makes no difference beyond the rounding. O(signs).
 */
export function learnLikings(
  signs: readonly LikingSign[],
  favourites: readonly string[] = [],
): ReadonlyMap<string, Liking> {
  const forgotten = forgottenDays(signs);
  const told = new Map<string, Told>();
  const toldOf = (recipeId: string): Told => {
    const found = told.get(recipeId) ?? { for: 0, against: 0, eaten: 0, chosen: 0, unwanted: 0 };
    told.set(recipeId, found);
    return found;
  };
  for (const { recipeId, kind, daysAgo } of signs) {
    const isPast = daysAgo < 0 || daysAgo > LIKING_DAYS || daysAgo >= (forgotten.get(recipeId) ?? Infinity);
    if (kind !== "FORGOTTEN" && !isPast) addSign(toldOf(recipeId), kind, daysAgo);
  }
  for (const recipeId of favourites) toldOf(recipeId).for += FAVOURITE;
  return new Map([...told].map(([recipeId, one]) => [recipeId, toLiking(one)]));
}

/** The likings that make a difference to a plan, by recipe, in the order in which a library has them. */
export const likingsThatCount = (
  learned: ReadonlyMap<string, Pick<Liking, "liking">>,
): Readonly<Record<string, number>> =>
  Object.fromEntries(
    [...learned]
      .flatMap(([id, { liking }]) => (liking === UNKNOWN_LIKING ? [] : [[id, liking] as const]))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/**
 * How well liked each recipe of a library is by one person: as that person likes it, or else as everybody does. O(recipes).
 * @throws RangeError for a liking outside 0 to 1, for a price must never fall below 0.
 */
export function likedBy(library: Library, likings: Readonly<Record<string, number>> = {}): Float64Array {
  const liked = library.popularity.slice();
  for (const [id, liking] of Object.entries(likings)) {
    if (!(liking >= 0 && liking <= 1))
      throw new RangeError(`Recipe "${id}" is liked ${liking}; expected 0 to 1`);
    const recipe = library.indexById.get(id);
    if (recipe !== undefined) liked[recipe] = liking;
  }
  return liked;
}
