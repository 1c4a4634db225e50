import type { GroceryCategory } from "@plateful/nutrition";

/** Shelves of one trip to a shop, in the order in which they were passed. */
export type Trip = readonly GroceryCategory[];

/** Two shelves say little about the way through a shop. */
const MIN_SHELVES = 3;
/** How much a trip counts against the one after it: shops are rearranged, and people find shorter ways. */
const FADING = 0.7;

/**
 * The order in which someone passes the shelves of a shop, from earlier trips (GROC-036). Each trip puts its shelves between 0,
 * the first, and 1, the last; the later trips count more. Trips with fewer than three shelves say nothing, and OTHER is no shelf.
 * @param trips Newest first.
 * @returns Every shelf that was passed, once; empty as long as nothing is known.
 */
export function learnedAisles(trips: readonly Trip[]): GroceryCategory[] {
  const sums = new Map<GroceryCategory, { places: number; weights: number }>();
  const telling = trips
    .map((trip) => trip.filter((shelf) => shelf !== "OTHER"))
    .filter(({ length }) => length >= MIN_SHELVES);
  for (const [age, trip] of telling.entries())
    for (const [at, shelf] of trip.entries()) {
      const weight = FADING ** age;
      const { places, weights } = sums.get(shelf) ?? { places: 0, weights: 0 };
      sums.set(shelf, { places: places + (weight * at) / (trip.length - 1), weights: weights + weight });
    }
  const placeOf = ([, { places, weights }]: [unknown, { places: number; weights: number }]) =>
    places / weights;
  return [...sums].sort((a, b) => placeOf(a) - placeOf(b)).map(([shelf]) => shelf);
}

/** Orders shelves as they are passed; those that never were come after, in the usual order (GROC-014, GROC-036). */
export function aisleOrder(
  aisles: readonly GroceryCategory[],
  usual: (a: GroceryCategory, b: GroceryCategory) => number,
): (a: GroceryCategory, b: GroceryCategory) => number {
  const places = new Map(aisles.map((shelf, at) => [shelf, at]));
  return (a, b) => {
    const [placeA, placeB] = [places.get(a), places.get(b)];
    if (placeA !== undefined && placeB !== undefined) return placeA - placeB;
    if (placeA !== undefined) return -1;
    return placeB === undefined ? usual(a, b) : 1;
  };
}
