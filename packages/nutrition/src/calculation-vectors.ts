import type { NutritionTenant } from "./nutrition-tenant.ts";
import type { NutritionIntake, PlanAnswers } from "./plan-preview.ts";
import type { CyclePhase, Macros, MealMoment, WeeklyGoal } from "./vocabulary.ts";

/** An energy need: the person, the exercise table, and kcal per day, right to three decimals. */
export interface EnergyVector {
  readonly name: string;
  readonly intake: NutritionIntake;
  readonly templates: readonly { readonly id: number; readonly kcalPerKgPerMinute: number }[];
  readonly method: string;
  readonly baseRate: number;
  readonly exercise: number;
  readonly tdee: number;
}

/** A self-made plan: the answers, the organisation's settings, whole kcal and grams, and the weekly goals offered. */
export interface PlanVector {
  readonly name: string;
  readonly answers: PlanAnswers;
  readonly tenant: NutritionTenant;
  readonly tdee: number;
  readonly macros: Macros;
  readonly offered: readonly WeeklyGoal[];
}

/** Meal sizes: the chosen moments with their percents. */
export interface MealSizesVector {
  readonly sizes: Readonly<Partial<Record<MealMoment, number>>>;
}

/** A day in a cycle of a given length. */
export interface CycleVector {
  readonly cycleLength: number | null;
  readonly startDate: string;
  readonly date: string;
  readonly day: number;
  readonly daysUntilNextPeriod: number;
  readonly phase: CyclePhase;
}

const HIGH: NutritionTenant = { proteinProfile: "HIGH", onboardingFatCap: null, maxDailyDeficitKcal: null };

const WOMAN: PlanAnswers = {
  goal: "LOSE_WEIGHT",
  weeklyGoal: "LOSE_0_5_KG_PER_WEEK",
  activityLevel: "MILDLY_ACTIVE",
  gender: "FEMALE",
  age: 25,
  heightInCm: 170,
  weightInKg: 70,
  dietType: "RECOMMENDED",
  diet: "OMNIVORE",
};
const MILD_GOALS: readonly WeeklyGoal[] = ["LOSE_0_25_KG_PER_WEEK", "LOSE_0_5_KG_PER_WEEK"];
const ALL_GOALS: readonly WeeklyGoal[] = [...MILD_GOALS, "LOSE_0_75_KG_PER_WEEK", "LOSE_1_KG_PER_WEEK"];
const MEASURED_WOMAN: NutritionIntake = {
  weight: 70,
  gender: "FEMALE",
  activity: "MILDLY_ACTIVE",
  bodyFat: 0.2,
  heightInCm: 170,
  age: 25,
};

/** Worked examples that the server's answers and the web's figures are both held to (CALC-087). */
export const calculationVectors: {
  readonly energy: readonly EnergyVector[];
  readonly plans: readonly PlanVector[];
  readonly mealSizes: readonly MealSizesVector[];
  readonly cycles: readonly CycleVector[];
} = {
  energy: [
    {
      name: "measured body fat and exercise",
      intake: {
        weight: 80,
        gender: "MALE",
        activity: "ACTIVE",
        bodyFat: 0.15,
        bodyFatMeasured: true,
        heightInCm: 180,
        age: 30,
        exercises: [{ exercise: 1, minutesPerSession: 45, sessionsPerWeek: 3 }],
      },
      templates: [{ id: 1, kcalPerKgPerMinute: 0.1 }],
      method: "KATCH_MCARDLE",
      baseRate: 1838.8,
      exercise: 154.286,
      tdee: 2912.486,
    },
    {
      name: "no age and height",
      intake: { weight: 70, gender: "FEMALE", activity: "SEDENTARY", bodyFat: 0.2 },
      templates: [],
      method: "KATCH_MCARDLE",
      baseRate: 1579.6,
      exercise: 0,
      tdee: 1895.52,
    },
    {
      name: "age and height, body fat not measured",
      intake: MEASURED_WOMAN,
      templates: [],
      method: "MIFFLIN",
      baseRate: 1476.5,
      exercise: 0,
      tdee: 2030.1875,
    },
    {
      name: "Harris-Benedict by choice",
      intake: { ...MEASURED_WOMAN, energyMethod: "HARRIS_BENEDICT" },
      templates: [],
      method: "HARRIS_BENEDICT",
      baseRate: 1513.293,
      exercise: 0,
      tdee: 2080.778,
    },
  ],
  plans: [
    {
      name: "loss of half a kilogram per week",
      answers: WOMAN,
      tenant: HIGH,
      tdee: 2030.1875,
      macros: { kcal: 1480, protein: 126, carbohydrates: 96, fat: 66 },
      offered: MILD_GOALS,
    },
    {
      name: "low carb",
      answers: { ...WOMAN, dietType: "LOW_CARB" },
      tenant: HIGH,
      tdee: 2030.1875,
      macros: { kcal: 1480, protein: 126, carbohydrates: 93, fat: 67 },
      offered: MILD_GOALS,
    },
    {
      name: "keto",
      answers: { ...WOMAN, dietType: "KETO" },
      tenant: HIGH,
      tdee: 2030.1875,
      macros: { kcal: 1480, protein: 126, carbohydrates: 40, fat: 91 },
      offered: MILD_GOALS,
    },
    {
      name: "fat capped by the organisation",
      answers: WOMAN,
      tenant: { ...HIGH, onboardingFatCap: 0.3 },
      tdee: 2030.1875,
      macros: { kcal: 1480, protein: 126, carbohydrates: 134, fat: 49 },
      offered: MILD_GOALS,
    },
    {
      name: "deficit limited by the organisation",
      answers: WOMAN,
      tenant: { ...HIGH, maxDailyDeficitKcal: 500 },
      tdee: 2030.1875,
      macros: { kcal: 1480, protein: 126, carbohydrates: 96, fat: 66 },
      offered: ["LOSE_0_25_KG_PER_WEEK"],
    },
    {
      name: "much energy",
      answers: {
        ...WOMAN,
        goal: "GAIN_MUSCLE",
        weeklyGoal: null,
        activityLevel: "VERY_ACTIVE",
        gender: "MALE",
        age: 30,
        heightInCm: 190,
        weightInKg: 95,
      },
      tenant: HIGH,
      tdee: 3437.0625,
      macros: { kcal: 3781, protein: 171, carbohydrates: 395, fat: 169 },
      offered: ALL_GOALS,
    },
  ],
  mealSizes: [
    { sizes: { BREAKFAST: 30, LUNCH: 30, DINNER: 40 } },
    { sizes: { BREAKFAST: 30, LUNCH: 30, DINNER: 30, SNACK: 10 } },
    { sizes: { BREAKFAST: 25, MORNING_SNACK: 10, LUNCH: 25, AFTERNOON_SNACK: 10, DINNER: 30 } },
    { sizes: { BREAKFAST: 20, MORNING_SNACK: 10, LUNCH: 20, AFTERNOON_SNACK: 10, DINNER: 30, SNACK: 10 } },
    { sizes: { BREAKFAST: 25, LUNCH: 25, DINNER: 30, LATE_SNACK: 20 } },
    {
      sizes: {
        BREAKFAST: 10,
        MORNING_SNACK: 10,
        LUNCH: 10,
        AFTERNOON_SNACK: 10,
        DINNER: 30,
        SNACK: 10,
        LATE_SNACK: 20,
      },
    },
    { sizes: { LUNCH: 60, DINNER: 40 } },
    { sizes: { LUNCH: 50, DINNER: 40, SNACK: 10 } },
    { sizes: { BREAKFAST: 40, DINNER: 40, LATE_SNACK: 20 } },
    { sizes: { BREAKFAST: 50, LUNCH: 50 } },
    { sizes: { DINNER: 100 } },
    { sizes: { DINNER: 70, SNACK: 10, LATE_SNACK: 20 } },
    { sizes: { MORNING_SNACK: 35, AFTERNOON_SNACK: 35, SNACK: 30 } },
    { sizes: { SNACK: 35, LATE_SNACK: 65 } },
  ],
  cycles: [
    {
      cycleLength: 28,
      startDate: "2026-03-01",
      date: "2026-03-01",
      day: 1,
      daysUntilNextPeriod: 28,
      phase: "MENSTRUATION",
    },
    {
      cycleLength: null,
      startDate: "2026-03-01",
      date: "2026-03-28",
      day: 28,
      daysUntilNextPeriod: 1,
      phase: "LUTEAL",
    },
    {
      cycleLength: 28,
      startDate: "2026-03-01",
      date: "2026-03-15",
      day: 15,
      daysUntilNextPeriod: 14,
      phase: "OVULATION",
    },
    {
      cycleLength: 28,
      startDate: "2026-03-01",
      date: "2026-03-31",
      day: 31,
      daysUntilNextPeriod: 0,
      phase: "LUTEAL",
    },
    {
      cycleLength: 35,
      startDate: "2026-03-01",
      date: "2026-03-16",
      day: 16,
      daysUntilNextPeriod: 20,
      phase: "FOLLICULAR",
    },
  ],
};
