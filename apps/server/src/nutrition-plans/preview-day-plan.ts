import type { AnswerOf, previewDayPlan as endpoint } from "@plateful/contract";
import {
  adjustedDayMacros,
  balancePlan,
  daySlots,
  defaultMealSizes,
  type Macros,
  MEAL_MOMENTS,
  type MealSizes,
  mealSizes,
  tenantOfPerson,
} from "@plateful/nutrition";
import { loadNutritionTenant } from "../organisations/index.ts";
import { Problem } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import { toCalculable, toldWhenMissing } from "./energy-of-intake.ts";
import { findIntake } from "./intake-store.ts";

type Body = Call<typeof endpoint>["body"];
type PreviewedMeal = AnswerOf<typeof endpoint>["meals"][number];

const toWizard = ({ kcal, protein, carbohydrates, fat }: Macros) => ({
  calories: kcal,
  protein,
  fat,
  carbs: carbohydrates,
});
const NOTHING: Macros = { kcal: 0, protein: 0, carbohydrates: 0, fat: 0 };

/** Sizes as the wizard set them; chosen by rule while it has set none, and the default day before any meal was chosen. */
function sizesOf(meals: Body["meals"]): MealSizes {
  if (meals.length === 0) return defaultMealSizes();
  const enabled = meals.filter((meal) => meal.enabled);
  if (enabled.every((meal) => (meal.size ?? null) === null))
    return mealSizes(enabled.map((meal) => meal.mealMoment));
  const set = Object.fromEntries(enabled.map((meal) => [meal.mealMoment, meal.size ?? 0]));
  return Object.fromEntries(MEAL_MOMENTS.map((moment) => [moment, set[moment] ?? 0])) as MealSizes;
}

function previewMeals(meals: Body["meals"], macros: Macros): PreviewedMeal[] {
  const sizes = sizesOf(meals);
  const hasMeals = MEAL_MOMENTS.some((moment) => sizes[moment] > 0);
  const slots = hasMeals ? daySlots(macros, sizes) : [];
  const shown =
    meals.length > 0
      ? meals
      : MEAL_MOMENTS.map((mealMoment) => ({ mealMoment, enabled: sizes[mealMoment] > 0 }));
  return shown.map(({ mealMoment, enabled }) => ({
    mealMoment,
    enabled,
    size: sizes[mealMoment],
    macros: toWizard(slots.find((slot) => slot.mealMoment === mealMoment)?.macros ?? NOTHING),
  }));
}

/** A day of the plan wizard: targets for an energy balance, changed by hand or not, and its meals. */
export async function previewDayPlan(call: Call<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { intake_id, energy_balance, meals, adjusted } = call.body;
  const profile = await findIntake(call.db, intake_id);
  if (profile === null) throw new Problem("not_found");
  const settings = await loadNutritionTenant(call.db, call.actor.organisationId);
  const tenant = tenantOfPerson(settings, profile.protein_profile);
  const { intake, templates } = toCalculable(profile);
  const planType = profile.is_keto_user ? "KETO" : "COACH";
  const plan = toldWhenMissing(() => balancePlan(intake, energy_balance, tenant, { planType, templates }));
  const { fiber, ...computed } = plan.macros;
  const final =
    adjusted === null || adjusted === undefined
      ? computed
      : adjustedDayMacros({ protein: adjusted.protein, carbohydrates: adjusted.carbs, fat: adjusted.fat });
  return {
    computedDailyMacros: { ...toWizard(computed), fiber },
    adjustedDailyMacros: { ...toWizard(final), fiber },
    meals: previewMeals(meals, final),
  };
}
