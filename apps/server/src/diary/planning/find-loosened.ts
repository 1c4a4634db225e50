import { MISSED_NUTRIENTS, type PlanDiagnosis } from "@plateful/contract";
import {
  evaluate,
  type Library,
  openMeals,
  type SlotSpec,
  type StandingDay,
  type StandingMeal,
  standingWeek,
} from "@plateful/planning";
import { roundHalfUp } from "@plateful/quantities";
import { mustHave } from "../../platform/base/must-have.ts";
import type { Call } from "../../platform/calls/call.ts";
import { recipeIdOf, recipesByIds } from "../../recipes/index.ts";

/** A portion this far from its slot is another size of meal; a little over the planner's fifth, for rounded figures. */
const SIZE_SHARE = 0.205;
/** Within these percents a target counts as met: energy, then each macronutrient. */
const MET = { kcal: 5, protein: 10, carbohydrates: 10, fat: 10 } as const;

/** Of an open meal, which is one of a recipe. */
const idOfRecipe = ({ recipe }: StandingMeal): number =>
  recipeIdOf(mustHave(recipe, "the recipe of an open meal").id);

/**
 * What had to be loosened for the recipes that are planned on a date, and which targets its filled slots miss all the
 * same. What a person wished to come back is not loosened. Restrictions are never among it: those are not loosened (PLAN-050).
 */
export async function findLoosened(
  call: Pick<Call, "db" | "services" | "language">,
  library: Library,
  standing: StandingDay,
  repeatsOnPurpose: (meal: StandingMeal, slot: SlotSpec) => boolean,
): Promise<Pick<PlanDiagnosis, "relaxed" | "missed">> {
  const open = openMeals(library, standing);
  if (open.length === 0) return { relaxed: [], missed: [] };
  const { week, day } = standingWeek(library, standing, open);
  const { days, rules, options } = week.input;
  const { errors, violations } = evaluate(library, days, rules, week.days, options);
  const ids = open.map(idOfRecipe);
  const recipes = await recipesByIds(call.services, call.db, ids);
  const relaxed = standing.slots.flatMap((slot) => {
    const meal = open.find(({ slotId }) => slotId === slot.id);
    if (meal === undefined) return [];
    const { name } = mustHave(recipes.get(idOfRecipe(meal)), "the recipe of a planned meal").summary[
      call.language
    ];
    const place = { meal_slot: Number(slot.id), meal_moment: slot.mealMoment, name };
    const isOtherSize = Math.abs(meal.macros.kcal / slot.target.kcal - 1) > SIZE_SHARE;
    const isRepeat =
      !repeatsOnPurpose(meal, slot) &&
      violations.some(({ slotId, code }) => slotId === slot.id && code === "REPEAT");
    return [
      ...(isOtherSize ? [{ ...place, what: "SIZE" as const }] : []),
      ...(isRepeat ? [{ ...place, what: "REPEAT" as const }] : []),
    ];
  });
  const percents = mustHave(errors.days[day], "how far the day is off");
  const { target } = mustHave(week.days[day], "the day in its week");
  const totals = standing.meals.filter(({ date }) => date === standing.date);
  const missed = MISSED_NUTRIENTS.flatMap((nutrient) => {
    const percent = percents[nutrient];
    if (Math.abs(percent) <= MET[nutrient]) return [];
    const sum = totals.reduce((total, { macros }) => total + macros[nutrient], 0);
    const amount = roundHalfUp(sum - target[nutrient], 1);
    return [{ nutrient, amount, percent: roundHalfUp(percent, 1) }];
  });
  return { relaxed, missed };
}
