import type { MealType } from "@plateful/nutrition";
import type { Library } from "./library.ts";
import { type PortionGrid, repeatDaysFor, type Windows } from "./person.ts";
import type { DayInput, Rules, SlotSpec } from "./plan-input.ts";
import type { PlannedDay, PlannedMeal } from "./plan-result.ts";
import type { HardRules } from "./rules.ts";

export const VIOLATIONS = [
  "UNKNOWN_RECIPE",
  "UNKNOWN_SLOT",
  "SLOT_TAKEN",
  "HARD_RULE",
  "PORTION",
  "SLOT_WINDOW",
  "REPEAT",
] as const;
export type ViolationCode = (typeof VIOLATIONS)[number];

/** A meal that the input does not allow. */
export interface Violation {
  readonly day: number;
  readonly slotId: string;
  readonly recipeId: string;
  readonly code: ViolationCode;
}

export interface Norms {
  readonly library: Library;
  readonly rules: Rules;
  readonly windows: Windows;
  readonly hard: HardRules;
  readonly grid: PortionGrid;
}

/** One use of a recipe, planned or given. */
interface Use {
  readonly recipeId: string;
  readonly dayNumber: number;
  readonly mealType: MealType | null;
}

/** Checks every planned meal against the input. O(meals²). */
export function findViolations(
  norms: Norms,
  days: readonly DayInput[],
  plan: readonly PlannedDay[],
): Violation[] {
  const given = givenUses(norms.rules, days);
  const planned: Use[] = [];
  const found: Violation[] = [];
  days.forEach((day, i) => {
    const seen = new Set((day.fixed ?? []).map((item) => item.slotId));
    for (const meal of plan[i]?.meals ?? []) {
      const slot = day.slots.find((candidate) => candidate.id === meal.slotId);
      const use = {
        recipeId: meal.recipeId,
        dayNumber: day.dayNumber ?? i,
        mealType: slot?.mealType ?? null,
      };
      const codes = mealViolations(norms, slot, meal);
      if (seen.has(meal.slotId)) codes.push("SLOT_TAKEN");
      if ([...given, ...planned].some((other) => isTooSoon(norms.windows, use, other))) codes.push("REPEAT");
      seen.add(meal.slotId);
      planned.push(use);
      found.push(...codes.map((code) => ({ day: i, slotId: meal.slotId, recipeId: meal.recipeId, code })));
    }
  });
  return found;
}

function mealViolations(norms: Norms, slot: SlotSpec | undefined, meal: PlannedMeal): ViolationCode[] {
  if (slot === undefined) return ["UNKNOWN_SLOT"];
  const recipe = norms.library.indexById.get(meal.recipeId);
  if (recipe === undefined) return ["UNKNOWN_RECIPE"];
  const codes: ViolationCode[] = [];
  if (!norms.hard.allows(recipe, slot.mealType)) codes.push("HARD_RULE");
  const steps = meal.portions / norms.grid.step;
  const onGrid = Math.abs(steps - Math.round(steps)) < 1e-6;
  if (!onGrid || steps < norms.grid.minSteps - 1e-6 || steps > norms.grid.maxSteps + 1e-6)
    codes.push("PORTION");
  const off = Math.abs(meal.macros.kcal / slot.target.kcal - 1);
  if (!(off <= norms.windows.slot + 1e-6)) codes.push("SLOT_WINDOW");
  return codes;
}

function givenUses(rules: Rules, days: readonly DayInput[]): Use[] {
  const recent = (rules.recent ?? []).map((meal) => ({
    recipeId: meal.recipeId,
    dayNumber: -meal.daysAgo,
    mealType: null,
  }));
  const fixed = days.flatMap((day, i) =>
    (day.fixed ?? []).flatMap(({ recipeId }) =>
      recipeId === undefined ? [] : [{ recipeId, dayNumber: day.dayNumber ?? i, mealType: null }],
    ),
  );
  return [...recent, ...fixed];
}

function isTooSoon(windows: Windows, a: Use, b: Use): boolean {
  if (a.recipeId !== b.recipeId) return false;
  const types = [a.mealType, b.mealType].filter((type) => type !== null);
  const days = Math.max(...types.map((type) => repeatDaysFor(windows, type)));
  return Math.abs(a.dayNumber - b.dayNumber) < days;
}
