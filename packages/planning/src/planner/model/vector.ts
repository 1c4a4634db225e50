import type { Macros } from "@plateful/nutrition";

/** Nutrients the planner steers by, in this order in every vector: kcal, protein, carbohydrates, fat. */
export const NUTRIENTS = 4;

/** A number of a list that is known to reach so far. */
export const numberAt = (numbers: Float64Array, at: number): number => numbers[at] ?? 0;

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

/** Energy and macronutrients in the order of the planner's vectors. */
export function macrosToVector(macros: Macros): [number, number, number, number] {
  return [macros.kcal, macros.protein, macros.carbohydrates, macros.fat];
}

/** The opposite of `macrosToVector`. */
export function vectorToMacros(vector: ArrayLike<number>): Macros {
  return {
    kcal: vector[0] ?? 0,
    protein: vector[1] ?? 0,
    carbohydrates: vector[2] ?? 0,
    fat: vector[3] ?? 0,
  };
}

/** Throws a RangeError unless all four numbers are finite and none is negative. */
export function checkMacros(what: string, macros: Macros): void {
  for (const [name, value] of Object.entries(macros)) {
    if (!Number.isFinite(value) || value < 0) throw new RangeError(`${what} has ${name} ${value}`);
  }
}
