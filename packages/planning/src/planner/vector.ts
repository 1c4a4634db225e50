/** Nutrients the planner steers by, in this order in every vector: kcal, protein, carbohydrates, fat. */
export const NUTRIENTS = 4;

/** Adds `times` the four numbers of `from` at `fromAt` to the four of `into` at `at`. */
export function addVector(
  into: Float64Array,
  at: number,
  from: Float64Array,
  fromAt: number,
  times: number,
): void {
  for (let n = 0; n < NUTRIENTS; n++) into[at + n] = (into[at + n] ?? 0) + times * (from[fromAt + n] ?? 0);
}
