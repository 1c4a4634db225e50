import type { Macros } from "@plateful/nutrition";
import type { RecipeRow } from "./recipe-row.ts";
import { checkMacros, macrosToVector, NUTRIENTS } from "./vector.ts";

/**
 * The ingredients of a recipe that may be taken in another amount than written: where most of its protein, of its
 * carbohydrates and of its fat come from.
 */
export const LEVERS = ["protein", "carbohydrates", "fat"] as const;

/** How far a lever goes, in steps; 20 steps are the amount as written, so one step is 5 % of it. */
export const AS_WRITTEN = 20;
export const MIN_LEVER = 14;
export const MAX_LEVER = 28;

/** Numbers per recipe: four for each lever. */
export const LEVER_NUMBERS = NUTRIENTS * LEVERS.length;

/** What the lever ingredients bring to a standard portion. Throws a RangeError for more than the portion has. */
export function leverVectors(rows: readonly RecipeRow[]): Float64Array {
  const vectors = new Float64Array(LEVER_NUMBERS * rows.length);
  rows.forEach((row, recipe) => {
    for (const [at, lever] of LEVERS.entries()) {
      const part = row.levers?.[lever];
      if (part === undefined) continue;
      checkLever(row, lever, part);
      vectors.set(macrosToVector(part), LEVER_NUMBERS * recipe + NUTRIENTS * at);
    }
  });
  return vectors;
}

function checkLever(row: RecipeRow, lever: string, part: Macros): void {
  const what = `The ${lever} source of recipe "${row.id}"`;
  checkMacros(what, part);
  const whole = macrosToVector(row.perPortion);
  const exceeds = macrosToVector(part).some((amount, n) => amount > (whole[n] ?? 0) + 1e-6);
  if (exceeds) throw new RangeError(`${what} is more than the recipe`);
}
