import { type Macros, type MealType, sumOfMacros } from "@plateful/nutrition";
import { UNKNOWN_FRIDGE_DAYS } from "../model/keeping.ts";
import { compileLinks, type Links } from "../model/links.ts";
import { type Person, repeatDaysFor, type Windows } from "../model/person.ts";
import type { DayInput, Rules, SlotPlace, SlotSpec } from "../model/plan-input.ts";
import type { PlannedDay, PlannedMeal } from "../model/plan-result.ts";
import type { HardRules } from "../model/rules.ts";
import { belongsTo } from "../sides/side-choice.ts";
import { macrosOfMeal } from "../sides/with-side.ts";
import { isHonest } from "./levers.ts";

const VIOLATIONS = [
  "UNKNOWN_RECIPE",
  "UNKNOWN_SLOT",
  "SLOT_TAKEN",
  "HARD_RULE",
  "PORTION",
  "SLOT_WINDOW",
  "REPEAT",
  "TOO_OLD",
  "LINK",
  "LEVER",
  "SIDE",
] as const;
export type ViolationCode = (typeof VIOLATIONS)[number];

/** A meal that the input does not allow. */
export interface Violation {
  readonly day: number;
  readonly slotId: string;
  readonly recipeId: string;
  readonly code: ViolationCode;
}

export interface Norms
  extends Pick<Person, "library" | "windows" | "hard" | "household" | "grid" | "keptDays"> {
  readonly rules: Rules;
}

/** One use of a recipe, planned or given. */
interface Use {
  readonly recipeId: string;
  readonly dayNumber: number;
  readonly mealType: MealType | null;
  /** Slots that serve this recipe on purpose. */
  readonly group: readonly SlotPlace[] | null;
}

/** Checks every planned meal against the input. O(meals²). */
export function findViolations(
  norms: Norms,
  days: readonly DayInput[],
  plan: readonly PlannedDay[],
): Violation[] {
  const links = compileLinks(days, norms.rules);
  const given = givenUses(norms.rules, days, links);
  const planned: Use[] = [];
  const found: Violation[] = [];
  days.forEach((day, i) => {
    const seen = new Set((day.fixed ?? []).map((item) => item.slotId));
    for (const meal of plan[i]?.meals ?? []) {
      const at = { day: i, slotId: meal.slotId };
      const slot = day.slots.find((candidate) => candidate.id === meal.slotId);
      const use = useOf(days, at, meal, slot, links);
      const codes = mealViolations(norms, slot, meal, recipeAt(days, plan, links.filling(at)?.cook));
      if (links.ageOf(at) > keptDaysOf(norms, meal)) codes.push("TOO_OLD");
      if (seen.has(meal.slotId)) codes.push("SLOT_TAKEN");
      if ([...given, ...planned].some((other) => isTooSoon(norms.windows, use, other))) codes.push("REPEAT");
      seen.add(meal.slotId);
      planned.push(use);
      found.push(...codes.map((code) => ({ day: i, slotId: meal.slotId, recipeId: meal.recipeId, code })));
    }
  });
  return found;
}

function useOf(
  days: readonly DayInput[],
  at: SlotPlace,
  { recipeId }: PlannedMeal,
  slot: SlotSpec | undefined,
  links: Links,
): Use {
  const dayNumber = days[at.day]?.dayNumber ?? at.day;
  return { recipeId, dayNumber, mealType: slot?.mealType ?? null, group: links.groupOf(at) ?? null };
}

/** Days until which what is left of a meal can be eaten. */
const keptDaysOf = ({ library, keptDays }: Norms, { recipeId }: PlannedMeal): number =>
  keptDays[library.indexById.get(recipeId) ?? -1] ?? UNKNOWN_FRIDGE_DAYS;

/** What a slot serves, planned or fixed; undefined when nothing with a recipe. */
function recipeAt(
  days: readonly DayInput[],
  plan: readonly PlannedDay[],
  at: SlotPlace | undefined,
): string | undefined {
  if (at === undefined) return undefined;
  const isThere = ({ slotId }: { readonly slotId: string }) => slotId === at.slotId;
  return plan[at.day]?.meals.find(isThere)?.recipeId ?? days[at.day]?.fixed?.find(isThere)?.recipeId;
}

/** A meal that repeats an earlier slot on purpose may be of another meal type. */
function mealViolations(
  norms: Norms,
  slot: SlotSpec | undefined,
  meal: PlannedMeal,
  partner: string | undefined,
): ViolationCode[] {
  if (slot === undefined) return ["UNKNOWN_SLOT"];
  const recipe = norms.library.indexById.get(meal.recipeId);
  if (recipe === undefined) return ["UNKNOWN_RECIPE"];
  const codes: ViolationCode[] = [];
  const repeats = partner === meal.recipeId;
  if (partner !== undefined && !repeats) codes.push("LINK");
  const allows = (hard: HardRules | undefined) =>
    hard !== undefined && (repeats ? hard.allowed[recipe] === 1 : hard.allows(recipe, slot.mealType));
  if (!allows(norms.hard)) codes.push("HARD_RULE");
  if (meal.levers && !isHonest(norms.library, recipe, meal, meal.levers)) codes.push("LEVER");
  codes.push(...portionViolations(norms, slot.target, withMacrosOfSide(meal), norms.grid.minSteps));
  codes.push(...sideViolations(norms, slot, meal, recipe));
  for (const { id, target } of slot.companions ?? []) {
    if (!allows(norms.household.get(id))) codes.push("HARD_RULE");
    codes.push(
      ...portionViolations(
        norms,
        target,
        meal.company?.find((one) => one.id === id),
        norms.grid.minCompanySteps,
      ),
    );
  }
  return codes;
}

const withMacrosOfSide = (meal: PlannedMeal) => ({
  portions: meal.portions,
  macros: sumOfMacros(macrosOfMeal(meal)),
});

/** A side must suit the person as any meal must, and belong to the dish. */
function sideViolations(norms: Norms, slot: SlotSpec, { side }: PlannedMeal, dish: number): ViolationCode[] {
  if (side === undefined) return [];
  const recipe = norms.library.indexById.get(side.recipeId);
  if (recipe === undefined) return ["UNKNOWN_RECIPE"];
  const codes: ViolationCode[] = [];
  if (!norms.hard.allowsBeside(recipe, slot.mealType)) codes.push("HARD_RULE");
  if (!belongsTo(norms.library, recipe, dish) || slot.hasSide === true) codes.push("SIDE");
  const steps = side.portions / norms.grid.step;
  const isOnGrid = Math.abs(steps - Math.round(steps)) < 1e-6;
  if (!isOnGrid || steps < norms.grid.minSteps - 1e-6 || steps > norms.grid.maxSteps + 1e-6)
    codes.push("PORTION");
  return codes;
}

function portionViolations(
  { grid, windows }: Norms,
  target: Macros,
  portion: Pick<PlannedMeal, "portions" | "macros"> | undefined,
  minSteps: number,
): ViolationCode[] {
  if (portion === undefined) return ["PORTION"];
  const codes: ViolationCode[] = [];
  const steps = portion.portions / grid.step;
  const onGrid = Math.abs(steps - Math.round(steps)) < 1e-6;
  if (!onGrid || steps < minSteps - 1e-6 || steps > grid.maxSteps + 1e-6) codes.push("PORTION");
  const off = Math.abs(portion.macros.kcal / target.kcal - 1);
  if (!(off <= windows.slot + 1e-6)) codes.push("SLOT_WINDOW");
  return codes;
}

function givenUses(rules: Rules, days: readonly DayInput[], links: Links): Use[] {
  const recent = (rules.recent ?? []).map((meal) => ({
    recipeId: meal.recipeId,
    dayNumber: -meal.daysAgo,
    mealType: null,
    group: null,
  }));
  const fixed = days.flatMap((day, i) =>
    (day.fixed ?? []).flatMap(({ recipeId, slotId }) => {
      const group = links.groupOf({ day: i, slotId }) ?? null;
      return recipeId === undefined
        ? []
        : [{ recipeId, dayNumber: day.dayNumber ?? i, mealType: null, group }];
    }),
  );
  return [...recent, ...fixed];
}

function isTooSoon(windows: Windows, a: Use, b: Use): boolean {
  if (a.recipeId !== b.recipeId || (a.group !== null && a.group === b.group)) return false;
  const types = [a.mealType, b.mealType].filter((type) => type !== null);
  const days = Math.max(...types.map((type) => repeatDaysFor(windows, type)));
  return Math.abs(a.dayNumber - b.dayNumber) < days;
}
