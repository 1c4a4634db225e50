import type { NutritionDayPlan } from "@plateful/contract";
import {
  type ClientNutritionPlan,
  energyBalanceOf,
  MEAL_MOMENTS,
  type MealMoment,
  mealsTotal,
  WEEKDAYS,
  type WizardMeal,
} from "@plateful/nutrition";
import { roundHalfUp } from "@plateful/quantities";
import type { Choices, Side } from "../lib/server/open-conflict.ts";
import { isSame } from "../lib/server/version-conflict.ts";

/** What two versions of a plan can differ in. */
export type PlanPart = "name" | "energy" | "fiber" | "days" | MealMoment;

/** One plan three times: before both changes, as it was saved meanwhile, and as it is drafted here. */
export interface PlanVersions {
  readonly base: ClientNutritionPlan;
  readonly theirs: ClientNutritionPlan;
  readonly mine: ClientNutritionPlan;
}

/** The meal of a moment; null where the version has none. */
export const mealIn = ({ meals }: ClientNutritionPlan, moment: MealMoment): WizardMeal | null =>
  meals.find(({ mealMoment, enabled }) => mealMoment === moment && enabled) ?? null;

/** The value of one part; equal parts have equal values. */
function partOf(plan: ClientNutritionPlan, part: PlanPart): unknown {
  if (part === "name") return plan.name.trim();
  if (part === "energy") return energyBalanceOf(plan.energyBalance);
  if (part === "fiber") return plan.adjustedDailyMacros.fiber;
  if (part === "days") return WEEKDAYS.filter((day) => plan.days[day]);
  const meal = mealIn(plan, part);
  return meal === null ? null : [meal.size, meal.macros];
}

const PARTS: readonly PlanPart[] = ["name", "energy", ...MEAL_MOMENTS, "fiber", "days"];

/** The parts in which what was saved meanwhile and the draft differ, in the order of the plan. */
export const differingParts = ({ theirs, mine }: PlanVersions): PlanPart[] =>
  PARTS.filter((part) => !isSame(partOf(theirs, part), partOf(mine, part)));

/** A part that only one side changed keeps that change; one that both changed is left to the person (COACH-079). */
export function presetChoices(versions: PlanVersions): Choices {
  const { base, theirs, mine } = versions;
  const isChanged = (plan: ClientNutritionPlan, part: PlanPart) =>
    !isSame(partOf(base, part), partOf(plan, part));
  const preset = new Map<string, Side>();
  for (const part of differingParts(versions)) {
    if (!isChanged(theirs, part)) preset.set(part, "mine");
    else if (!isChanged(mine, part)) preset.set(part, "theirs");
  }
  return preset;
}

/**
 * Whether what was saved meanwhile leaves the draft nothing to choose from: a day that moved to the plan, or away from it,
 * makes a newer version in which name, energy and meals are as before.
 */
export const isOnlyMine = (versions: PlanVersions): boolean =>
  [...presetChoices(versions)].filter(([, side]) => side === "mine").length ===
  differingParts(versions).length;

/** Whether a plan lost all of its days meanwhile: it was deleted, or its last day was given to another plan (COACH-080). */
export const hasLeftWeek = (
  base: Pick<NutritionDayPlan, "days">,
  current: Pick<NutritionDayPlan, "days">,
): boolean => base.days.length > 0 && current.days.length === 0;

/** Energy balances that can be stored, in percent (ledger COACH-049). */
const [MIN_PERCENT, MAX_PERCENT] = [10, 500];
/** What may differ between energy and meals by rounding alone, in kcal. */
const ROUNDING_KCAL = 10;

export interface ChosenPlan {
  readonly plan: ClientNutritionPlan;
  /** Whether the chosen meals together have the chosen energy; if not, the energy follows the meals. */
  readonly addsUp: boolean;
}

/** The plan that the choices make; what is not chosen yet is as it was saved. `tdee` is the need in kcal per day. */
export function chosenPlan({ theirs, mine }: PlanVersions, choices: Choices, tdee: number): ChosenPlan {
  const from = (part: PlanPart) => (choices.get(part) === "mine" ? mine : theirs);
  const energy = from("energy");
  const meals = theirs.meals.map((meal) => {
    const chosen = from(meal.mealMoment).meals.find(({ mealMoment }) => mealMoment === meal.mealMoment);
    return chosen ?? meal;
  });
  const plan: ClientNutritionPlan = {
    id: mine.id,
    name: from("name").name,
    days: from("days").days,
    meals,
    energyBalance: energy.energyBalance,
    computedDailyMacros: energy.computedDailyMacros,
    adjustedDailyMacros: {
      ...energy.adjustedDailyMacros,
      fiber: from("fiber").adjustedDailyMacros.fiber,
    },
  };
  const total = mealsTotal(plan).calories;
  // A version need not have exactly the energy of its percentage; whoever keeps its meals keeps what it had.
  const addsUp = [theirs, mine].some(
    (side) =>
      partOf(side, "energy") === partOf(energy, "energy") &&
      Math.abs(mealsTotal(side).calories - total) <= ROUNDING_KCAL,
  );
  if (addsUp) return { plan, addsUp };
  const percent = Math.min(MAX_PERCENT, Math.max(MIN_PERCENT, roundHalfUp((total / tdee) * 100, 1)));
  return { plan: { ...plan, energyBalance: String(percent) }, addsUp };
}

/** The parts that are equal in both versions; moments that neither has are left out. */
export const equalParts = (versions: PlanVersions): PlanPart[] => {
  const differing = differingParts(versions);
  return PARTS.filter((part) => !differing.includes(part) && partOf(versions.mine, part) !== null);
};
