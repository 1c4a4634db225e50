import { roundHalfUp, type WeightUnit } from "@plateful/quantities";
import type { NutritionTenant } from "./nutrition-tenant.ts";
import { type Kcal, type MainGoal, WEEKLY_GOALS, type WeeklyGoal } from "./vocabulary.ts";

/** Energy in a kilogram of body weight, kcal (CALC-019). */
export const KCAL_PER_KILOGRAM = 7700;
/** The least energy that the product plans for anybody, kcal per day (CALC-020, CALC-021). */
export const MIN_PLAN_KCAL = 1250;
const DAYS_PER_WEEK = 7;

const KILOGRAMS_PER_WEEK: Readonly<Record<WeeklyGoal, number>> = {
  LOSE_0_25_KG_PER_WEEK: 0.25,
  LOSE_0_5_KG_PER_WEEK: 0.5,
  LOSE_0_75_KG_PER_WEEK: 0.75,
  LOSE_1_KG_PER_WEEK: 1,
};
const POUNDS_PER_TWO_WEEKS: Readonly<Record<WeeklyGoal, number>> = {
  LOSE_0_25_KG_PER_WEEK: 1,
  LOSE_0_5_KG_PER_WEEK: 2,
  LOSE_0_75_KG_PER_WEEK: 3,
  LOSE_1_KG_PER_WEEK: 4,
};
const GOAL_FACTORS: Readonly<Record<MainGoal, 0.9 | 1 | 1.1>> = {
  LOSE_WEIGHT: 0.9,
  WEIGHT_LOSS: 0.9,
  RECOMPOSITION: 1,
  MAINTAIN: 1,
  GAIN_MUSCLE: 1.1,
  WEIGHT_GAIN: 1.1,
};

/** The weekly goal that carries the mark 'recommended' (ONB-035). */
export const RECOMMENDED_WEEKLY_GOAL: WeeklyGoal = "LOSE_0_5_KG_PER_WEEK";

/** A weekly goal with its daily energy (whole kcal) and whether this person may choose it. */
export interface WeeklyGoalChoice {
  readonly weeklyGoal: WeeklyGoal;
  readonly calories: Kcal;
  readonly offered: boolean;
  readonly recommended: boolean;
}

/** By how much a goal multiplies the energy need: 0.9 to lose, 1 to stay, 1.1 to gain (CALC-018). */
export const goalFactor = (goal: MainGoal): 0.9 | 1 | 1.1 => GOAL_FACTORS[goal];

/** Energy that a weekly goal saves in a week: 0.5 kg is 3850 kcal (CALC-019). */
export const weeklyGoalKcal = (weeklyGoal: WeeklyGoal): Kcal =>
  KILOGRAMS_PER_WEEK[weeklyGoal] * KCAL_PER_KILOGRAM;

/** The change of weight that is stored for a weekly goal, kg per week; negative, as it is a loss (ONB-085). */
export const weeklyGoalToChange = (weeklyGoal: WeeklyGoal): number => -KILOGRAMS_PER_WEEK[weeklyGoal];

/** The weekly goal for a stored change in kg per week; the sign does not matter. 0.3 gives 0.5 kg (CALC-023, CALC-024). */
export const weeklyGoalFromChange = (kgPerWeek: number): WeeklyGoal =>
  WEEKLY_GOALS.find((goal) => Math.abs(kgPerWeek) <= KILOGRAMS_PER_WEEK[goal]) ?? "LOSE_1_KG_PER_WEEK";

/** The least daily energy for which a weekly goal is offered: 1250, or need minus the tenant's largest deficit if higher (CALC-022). */
export const weeklyGoalFloor = (tdee: Kcal, tenant: Pick<NutritionTenant, "maxDailyDeficitKcal">): Kcal =>
  tenant.maxDailyDeficitKcal === null
    ? MIN_PLAN_KCAL
    : Math.max(MIN_PLAN_KCAL, tdee - tenant.maxDailyDeficitKcal);

/** All four weekly goals, mildest first, each with its energy and whether it is offered (CALC-021, CALC-022). */
export const weeklyGoalChoices = (
  tdee: Kcal,
  tenant: Pick<NutritionTenant, "maxDailyDeficitKcal">,
): WeeklyGoalChoice[] => {
  const floor = weeklyGoalFloor(tdee, tenant);
  return WEEKLY_GOALS.map((weeklyGoal) => {
    const calories = tdee - weeklyGoalKcal(weeklyGoal) / DAYS_PER_WEEK;
    return {
      weeklyGoal,
      calories: roundHalfUp(calories),
      offered: calories >= floor,
      recommended: weeklyGoal === RECOMMENDED_WEEKLY_GOAL,
    };
  });
};

/** The weekly goals that a person may choose; empty means that no diet suits (ONB-036, ONB-037). */
export const offeredWeeklyGoals = (
  tdee: Kcal,
  tenant: Pick<NutritionTenant, "maxDailyDeficitKcal">,
): WeeklyGoalChoice[] => weeklyGoalChoices(tdee, tenant).filter(({ offered }) => offered);

const isLoss = (goal: MainGoal): boolean => GOAL_FACTORS[goal] < 1;

/**
 * Daily energy of a self-made plan, unrounded, never below 1250: a loss with a weekly goal saves that goal's energy,
 * every other case multiplies by the goal's factor. 2030.1875 with 0.5 kg per week is 1480.1875 (CALC-020).
 */
export const planCalories = (tdee: Kcal, goal: MainGoal, weeklyGoal: WeeklyGoal | null): Kcal => {
  const calories =
    isLoss(goal) && weeklyGoal ? tdee - weeklyGoalKcal(weeklyGoal) / DAYS_PER_WEEK : tdee * goalFactor(goal);
  return Math.max(MIN_PLAN_KCAL, calories);
};

/** What a weekly goal reads as: kilograms per week, or whole pounds per two weeks. */
export interface WeeklyGoalLabel {
  readonly amount: number;
  readonly unit: "KILOGRAMS" | "POUNDS";
  readonly weeks: 1 | 2;
  readonly recommended: boolean;
}

/**
 * The one table of weekly goal labels. People who count in pounds or stones read 1 to 4 lb per two weeks, which is what
 * the plan does; per week would promise twice its effect (ONB-033, ONB-034).
 */
export const weeklyGoalLabel = (weeklyGoal: WeeklyGoal, unit: WeightUnit): WeeklyGoalLabel => {
  const recommended = weeklyGoal === RECOMMENDED_WEEKLY_GOAL;
  return unit === "KILOGRAMS"
    ? { amount: KILOGRAMS_PER_WEEK[weeklyGoal], unit, weeks: 1, recommended }
    : { amount: POUNDS_PER_TWO_WEEKS[weeklyGoal], unit: "POUNDS", weeks: 2, recommended };
};
