import { roundHalfUp } from "@plateful/quantities";
import {
  applyEnergyBalance,
  DEFAULT_ENERGY_BALANCE,
  isEnergyBalance,
  totalDailyEnergyExpenditure,
} from "./energy-need.ts";
import { type MacroGrams, macroKcal } from "./macro-energy.ts";
import { type PlanType, planMacros } from "./macro-plan.ts";
import { defaultMealSizes, isWholeDay, mealSizes, type PlannedSlot, splitOverMeals } from "./meal-sizes.ts";
import { adjustedDayMacros } from "./modify-plan.ts";
import type { NutritionTenant } from "./nutrition-tenant.ts";
import type { NutritionIntake } from "./plan-preview.ts";
import { sizesOfEnergy } from "./sizes-of-energy.ts";
import { type Kcal, MEAL_MOMENTS, type MealMoment, type Weekday } from "./vocabulary.ts";

/** Macros as the coach's plan editor names them: kcal and grams (COACH-047). */
export interface WizardMacros {
  readonly calories: number;
  readonly protein: number;
  readonly fat: number;
  readonly carbs: number;
}

/** The macros of a whole day, with its fibre target in grams. */
export interface WizardDayMacros extends WizardMacros {
  readonly fiber: number;
}

/** A moment of the day: whether it has a meal, its share of the day in percent, and its targets. */
export interface WizardMeal {
  readonly mealMoment: MealMoment;
  readonly enabled: boolean;
  readonly size: number;
  readonly macros: WizardMacros;
}

/**
 * A day plan while a coach makes or edits it (COACH-047). `id` is null until it is stored; `energyBalance` is the percent
 * as typed; `meals` holds every moment in the order of the day; `adjustedDailyMacros` are the targets that count, the
 * same as the computed ones until one was typed.
 */
export interface ClientNutritionPlan {
  readonly id: number | null;
  readonly name: string;
  readonly days: Readonly<Record<Weekday, boolean>>;
  readonly meals: readonly WizardMeal[];
  readonly energyBalance: string;
  readonly computedDailyMacros: WizardDayMacros;
  readonly adjustedDailyMacros: WizardDayMacros;
}

/** What the numbers of a plan follow from; `tdee` is the energy need in kcal per day, exercise included. */
export interface PlanBasis {
  readonly intake: NutritionIntake;
  readonly tdee: Kcal;
  readonly planType: PlanType;
  readonly tenant: NutritionTenant;
}

const NO_MACROS: WizardMacros = { calories: 0, protein: 0, fat: 0, carbs: 0 };

/** The percent that stands in the field; null when it is no number from 10 to 500 (COACH-049). */
export const energyBalanceOf = (text: string): number | null => {
  const tidy = text.trim().replace(",", ".");
  const percent = /^\d+(\.\d*)?$/.test(tidy) ? Number(tidy) : Number.NaN;
  return isEnergyBalance(percent) ? percent : null;
};

/**
 * The targets of a day at an energy balance in percent, whole kcal and grams: what balancePlan gives, from a need that is
 * known already (CALC-015). Throws a CalculationError when the intake misses an input.
 */
export const dayMacrosAt = (
  { intake, tdee, planType, tenant }: PlanBasis,
  percent: number,
): WizardDayMacros => {
  // Exercise is part of the need already, and the rate at rest does not depend on it.
  const { baseRate } = totalDailyEnergyExpenditure({ ...intake, exercises: [] });
  const plan = planMacros(applyEnergyBalance(tdee, percent), intake, baseRate, planType, tenant);
  const { kcal: calories, protein, fat, carbohydrates: carbs, fiber } = plan;
  return { calories, protein, fat, carbs, fiber };
};

const gramsOf = ({ protein, carbs, fat }: WizardMacros): MacroGrams => ({
  protein,
  carbohydrates: carbs,
  fat,
});

/** A meal's macros from its grams: its energy always follows them, to one decimal as it is stored (COACH-056). */
const mealMacros = ({ protein, carbohydrates, fat }: MacroGrams): WizardMacros => ({
  calories: roundHalfUp(macroKcal({ protein, carbohydrates, fat }), 1),
  protein,
  fat,
  carbs: carbohydrates,
});

/** Shares the day's targets over its meals by their sizes; meals that were fine-tuned before are shared out again. */
const shared = (plan: ClientNutritionPlan): ClientNutritionPlan => {
  const { calories: kcal } = plan.adjustedDailyMacros;
  const enabled = plan.meals.filter((meal) => meal.enabled);
  if (enabled.length === 0) return plan;
  const parts = splitOverMeals(
    { kcal, ...gramsOf(plan.adjustedDailyMacros) },
    enabled.map(({ size }) => size),
  );
  const macros = new Map(enabled.map(({ mealMoment }, at) => [mealMoment, parts[at]]));
  return {
    ...plan,
    meals: plan.meals.map((meal) => {
      const part = macros.get(meal.mealMoment);
      return { ...meal, macros: part === undefined ? NO_MACROS : mealMacros(part) };
    }),
  };
};

/** Every moment of the day, with a meal where there is a size. */
const mealsOf = (sizes: Readonly<Partial<Record<MealMoment, number>>>): WizardMeal[] =>
  MEAL_MOMENTS.map((mealMoment) => {
    const size = sizes[mealMoment] ?? 0;
    return { mealMoment, enabled: size > 0, size, macros: NO_MACROS };
  });

/** A plan that begins: the default day at 100 percent of the need (CALC-054, COACH-049). */
export const newClientPlan = (
  { name, days }: Pick<ClientNutritionPlan, "name" | "days">,
  basis: PlanBasis,
): ClientNutritionPlan => {
  const macros = dayMacrosAt(basis, DEFAULT_ENERGY_BALANCE);
  return shared({
    id: null,
    name,
    days,
    meals: mealsOf(defaultMealSizes()),
    energyBalance: String(DEFAULT_ENERGY_BALANCE),
    computedDailyMacros: macros,
    adjustedDailyMacros: macros,
  });
};

/** A stored day plan: the energy balance in percent, fibre in grams, and its meals, whose sizes may be unknown. */
export interface StoredClientPlan extends Pick<ClientNutritionPlan, "id" | "name" | "days"> {
  readonly energyBalance: number;
  readonly fiber: number;
  readonly slots: readonly (Omit<PlannedSlot, "size"> & { readonly size: number | null })[];
}

const storedSizes = (slots: StoredClientPlan["slots"]): Readonly<Partial<Record<MealMoment, number>>> => {
  const sizes = slots.map(({ size }) => size ?? 0);
  const known = isWholeDay(sizes) && sizes.every((size) => size > 0);
  const chosen = known ? sizes : sizesOfEnergy(slots.map(({ macros }) => macros.kcal));
  return Object.fromEntries(slots.map(({ mealMoment }, at) => [mealMoment, chosen[at]]));
};

const storedTargets = (slots: StoredClientPlan["slots"], computed: WizardDayMacros): WizardMacros => {
  const total = (macro: keyof MacroGrams) =>
    roundHalfUp(slots.reduce((sum, { macros }) => sum + macros[macro], 0));
  const grams = { protein: total("protein"), carbohydrates: total("carbohydrates"), fat: total("fat") };
  const { protein, carbohydrates, fat } = gramsOf(computed);
  const isComputed = grams.protein === protein && grams.carbohydrates === carbohydrates && grams.fat === fat;
  return isComputed ? computed : mealMacros(grams);
};

/**
 * A stored plan to be edited: its meals as they are, its targets their sum, whole grams. Sizes that are not known follow
 * the energy of the meals, in steps of 5; a plan without meals begins with the default day.
 */
export const clientPlanOf = (stored: StoredClientPlan, basis: PlanBasis): ClientNutritionPlan => {
  const { id, name, days, energyBalance, fiber, slots } = stored;
  const computedDailyMacros = { ...dayMacrosAt(basis, energyBalance), fiber };
  const plan = { id, name, days, energyBalance: String(energyBalance), computedDailyMacros };
  if (slots.length === 0)
    return shared({ ...plan, adjustedDailyMacros: computedDailyMacros, meals: mealsOf(defaultMealSizes()) });
  return {
    ...plan,
    adjustedDailyMacros: { ...storedTargets(slots, computedDailyMacros), fiber },
    meals: mealsOf(storedSizes(slots)).map((meal) => {
      const slot = slots.find(({ mealMoment }) => mealMoment === meal.mealMoment);
      return slot === undefined ? meal : { ...meal, macros: mealMacros(slot.macros) };
    }),
  };
};

/** The plan at another energy balance: new targets, without what was adjusted; text that is no percent is only kept (COACH-051). */
export const withEnergyBalance = (
  plan: ClientNutritionPlan,
  energyBalance: string,
  basis: PlanBasis,
): ClientNutritionPlan => {
  const percent = energyBalanceOf(energyBalance);
  if (percent === null) return { ...plan, energyBalance };
  const macros = dayMacrosAt(basis, percent);
  return shared({ ...plan, energyBalance, computedDailyMacros: macros, adjustedDailyMacros: macros });
};

/** The plan with targets of one's own, grams above 0; its energy follows them (COACH-050, COACH-051). */
export const withTargets = (
  plan: ClientNutritionPlan,
  grams: Pick<WizardMacros, "protein" | "carbs" | "fat">,
): ClientNutritionPlan => {
  const { kcal, ...kept } = adjustedDayMacros(gramsOf({ ...NO_MACROS, ...grams }));
  const { fiber } = plan.adjustedDailyMacros;
  const adjustedDailyMacros = {
    calories: kcal,
    protein: kept.protein,
    fat: kept.fat,
    carbs: kept.carbohydrates,
    fiber,
  };
  return shared({ ...plan, adjustedDailyMacros });
};

/** The plan with the computed targets again. */
export const withComputedTargets = (plan: ClientNutritionPlan): ClientNutritionPlan =>
  shared({ ...plan, adjustedDailyMacros: plan.computedDailyMacros });

/** True when a target differs from what follows from the energy balance. */
export const isAdjusted = ({ computedDailyMacros, adjustedDailyMacros }: ClientNutritionPlan): boolean =>
  (["protein", "carbs", "fat"] as const).some(
    (macro) => computedDailyMacros[macro] !== adjustedDailyMacros[macro],
  );

/** The plan with meals at these moments, in sizes by rule (CALC-051 to CALC-053). */
export const withMealMoments = (
  plan: ClientNutritionPlan,
  moments: readonly MealMoment[],
): ClientNutritionPlan => shared({ ...plan, meals: mealsOf(mealSizes(moments)) });

/** The plan with another size of one meal, percent from 0 to 100 (COACH-053). */
export const withMealSize = (
  plan: ClientNutritionPlan,
  moment: MealMoment,
  size: number,
): ClientNutritionPlan =>
  shared({
    ...plan,
    meals: plan.meals.map((meal) =>
      meal.mealMoment === moment ? { ...meal, size: Math.min(100, Math.max(0, size)) } : meal,
    ),
  });

/** The plan with other grams of one meal; the targets of the day and the other meals stay (COACH-056). */
export const withMealGrams = (
  plan: ClientNutritionPlan,
  moment: MealMoment,
  grams: Pick<WizardMacros, "protein" | "carbs" | "fat">,
): ClientNutritionPlan => ({
  ...plan,
  meals: plan.meals.map((meal) =>
    meal.mealMoment === moment ? { ...meal, macros: mealMacros(gramsOf({ ...NO_MACROS, ...grams })) } : meal,
  ),
});

/** What the meals add up to, kcal and grams to one decimal (COACH-056). */
export const mealsTotal = (plan: ClientNutritionPlan): WizardMacros => {
  const enabled = plan.meals.filter((meal) => meal.enabled);
  const total = (key: keyof WizardMacros) =>
    roundHalfUp(
      enabled.reduce((sum, { macros }) => sum + macros[key], 0),
      1,
    );
  return {
    calories: total("calories"),
    protein: total("protein"),
    fat: total("fat"),
    carbs: total("carbs"),
  };
};

/** The meals as they are stored, in the order of the day. */
export const plannedSlots = (plan: ClientNutritionPlan): PlannedSlot[] =>
  plan.meals
    .filter((meal) => meal.enabled)
    .map(({ mealMoment, size, macros }) => ({
      mealMoment,
      size,
      macros: { kcal: macros.calories, ...gramsOf(macros) },
    }));
