import type { Macros } from "@plateful/nutrition";
import { AS_WRITTEN, LEVER_NUMBERS, LEVERS, MAX_LEVER, MIN_LEVER } from "../model/lever-vectors.ts";
import type { Library } from "../model/library.ts";
import type { LeverSetting } from "../model/plan-result.ts";
import { macrosToVector, NUTRIENTS, vectorToMacros } from "../model/vector.ts";

/** Macros of a recipe at a portion with its levers set, unrounded. `steps` are those of the three levers. */
export function leverVector(
  library: Library,
  recipe: number,
  portions: number,
  steps: ArrayLike<number>,
): Float64Array {
  const vector = library.vectors.slice(NUTRIENTS * recipe, NUTRIENTS * (recipe + 1));
  for (let lever = 0; lever < LEVERS.length; lever++) {
    const more = (steps[lever] ?? AS_WRITTEN) / AS_WRITTEN - 1;
    const at = LEVER_NUMBERS * recipe + NUTRIENTS * lever;
    for (let n = 0; n < NUTRIENTS; n++) vector[n] = (vector[n] ?? 0) + more * (library.levers[at + n] ?? 0);
  }
  return vector.map((value) => value * portions);
}

/** Whether a recipe has that lever. */
export function hasLever(library: Library, recipe: number, lever: number): boolean {
  return (library.levers[LEVER_NUMBERS * recipe + NUTRIENTS * lever] ?? 0) > 0;
}

/** Lever steps as factors of the written amount. */
export function toSetting(steps: ArrayLike<number>): LeverSetting {
  const factor = (lever: number) => Math.round((1e6 * (steps[lever] ?? AS_WRITTEN)) / AS_WRITTEN) / 1e6;
  return { protein: factor(0), carbohydrates: factor(1), fat: factor(2) };
}

/** The opposite of `toSetting`; not whole when the setting is off the grid. */
const toLeverSteps = (setting: LeverSetting): number[] =>
  LEVERS.map((lever) => Math.round(1e6 * AS_WRITTEN * setting[lever]) / 1e6);

/** Whether a setting is one the planner makes, and the macros are what it gives. */
export function isHonest(
  library: Library,
  recipe: number,
  { portions, macros }: { readonly portions: number; readonly macros: Macros },
  setting: LeverSetting,
): boolean {
  const steps = toLeverSteps(setting);
  const isOnGrid = steps.every(
    (step, lever) =>
      Number.isInteger(step) &&
      step >= MIN_LEVER &&
      step <= MAX_LEVER &&
      (step === AS_WRITTEN || hasLever(library, recipe, lever)),
  );
  const expected = macrosToVector(vectorToMacros(leverVector(library, recipe, portions, steps)));
  return isOnGrid && macrosToVector(macros).every((value, n) => Math.abs(value - (expected[n] ?? 0)) < 1e-6);
}
