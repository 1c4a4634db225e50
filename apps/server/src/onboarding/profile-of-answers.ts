import type { OnboardingData } from "@plateful/contract";
import { chosenDiet, intolerancesToProfile, weeklyGoalToChange } from "@plateful/nutrition";
import { roundHalfUp } from "@plateful/quantities";
import type { ProfileColumns } from "../profile/index.ts";

const WEIGHT_DECIMALS = 2;

function cycleColumns({ dietPreferences, menstrualCycle }: OnboardingData): ProfileColumns {
  const cycle = dietPreferences.dietType === "CYCLE_DIET" ? (menstrualCycle ?? null) : null;
  return {
    last_menstrual_period_start_date: cycle?.lastMenstrualPeriodStartDate ?? null,
    menstrual_cycle_length: cycle?.menstrualCycleLength ?? null,
  };
}

function unitColumns({ preferences }: OnboardingData): ProfileColumns {
  return {
    uses_imperial_measurements_for_recipes: preferences?.usesImperialUnitsForRecipes ?? false,
    uses_imperial_measurements_for_height: preferences?.usesImperialUnitsForHeight ?? false,
    personal_weight_unit: preferences?.personalWeightUnit ?? "KILOGRAMS",
  };
}

function dietColumns({ dietPreferences }: OnboardingData): ProfileColumns {
  const intolerances = intolerancesToProfile(dietPreferences.intolerances);
  return {
    diet: chosenDiet(dietPreferences.dietaryPreference ?? null),
    food_intolerances_gluten: intolerances.gluten,
    food_intolerances_lactose: intolerances.lactose,
    food_intolerances_nut: intolerances.nut,
    food_intolerances_crustaceans_shellfish: intolerances.crustaceansShellfish,
    diet_type: dietPreferences.dietType,
    is_keto_user: dietPreferences.dietType === "KETO",
    is_on_menopause_diet: dietPreferences.dietType === "MENOPAUSE",
  };
}

/** What the answers store on the profile (ledger ONB-085); everything else of it is left as it is. */
export function profileOfAnswers(answers: OnboardingData) {
  const { goal, weeklyGoal, physicalStats, biometricData } = answers;
  return {
    ...dietColumns(answers),
    ...cycleColumns(answers),
    ...unitColumns(answers),
    main_goal: goal,
    activity: answers.activityLevel,
    gender: biometricData.gender,
    age: biometricData.age,
    height_in_cm: physicalStats.heightInCm,
    weight: roundHalfUp(physicalStats.weightInKg, WEIGHT_DECIMALS),
    goal_weight_in_kg: roundHalfUp(physicalStats.goalWeight, WEIGHT_DECIMALS),
    goal_weekly_change_in_kg: goal === "LOSE_WEIGHT" && weeklyGoal ? weeklyGoalToChange(weeklyGoal) : null,
  };
}
