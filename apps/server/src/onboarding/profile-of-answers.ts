import type { OnboardingData } from "@plateful/contract";
import { chosenDiet, intolerancesToProfile, weeklyGoalToChange } from "@plateful/nutrition";
import { defaultUnits, roundHalfUp, type UnitTenant } from "@plateful/quantities";
import type { ProfileColumns } from "../profile/index.ts";

const WEIGHT_DECIMALS = 2;

function cycleColumns({ dietPreferences, menstrualCycle }: OnboardingData): ProfileColumns {
  const cycle = dietPreferences.dietType === "CYCLE_DIET" ? (menstrualCycle ?? null) : null;
  return {
    last_menstrual_period_start_date: cycle?.lastMenstrualPeriodStartDate ?? null,
    menstrual_cycle_length: cycle?.menstrualCycleLength ?? null,
  };
}

/** The chosen units where the organisation allows them; whoever chose none has those that the organisation begins with. */
function unitColumns({ preferences }: OnboardingData, tenant: UnitTenant | null): ProfileColumns {
  const isAllowed = tenant?.imperialUnitsAllowed !== false;
  const usual = defaultUnits(null, tenant);
  return {
    uses_imperial_measurements_for_recipes: isAllowed && preferences?.usesImperialUnitsForRecipes === true,
    uses_imperial_measurements_for_height:
      isAllowed && (preferences?.usesImperialUnitsForHeight ?? usual.height === "FEET_AND_INCHES"),
    personal_weight_unit: isAllowed ? (preferences?.personalWeightUnit ?? usual.weight) : "KILOGRAMS",
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

/** Weights are stored with two decimals. */
export const storedWeight = ({ physicalStats }: OnboardingData): number =>
  roundHalfUp(physicalStats.weightInKg, WEIGHT_DECIMALS);

/** What the answers store on the profile (ledger ONB-085); everything else of it is left as it is. */
export function profileOfAnswers(answers: OnboardingData, tenant: UnitTenant | null) {
  const { goal, weeklyGoal, physicalStats, biometricData } = answers;
  return {
    ...dietColumns(answers),
    ...cycleColumns(answers),
    ...unitColumns(answers, tenant),
    main_goal: goal,
    activity: answers.activityLevel,
    gender: biometricData.gender,
    age: biometricData.age,
    height_in_cm: physicalStats.heightInCm,
    weight: storedWeight(answers),
    goal_weight_in_kg: roundHalfUp(physicalStats.goalWeight, WEIGHT_DECIMALS),
    goal_weekly_change_in_kg: goal === "LOSE_WEIGHT" && weeklyGoal ? weeklyGoalToChange(weeklyGoal) : null,
  };
}
