import type { User } from "@plateful/contract";
import { answersFromIntake, type OnboardingAnswers } from "@plateful/nutrition";

type Profile = NonNullable<User["intake"]>;

/** The meal moments of the week that the person has now. */
const mealTimesOf = (profile: Profile) =>
  profile.weekly_nutrition_plan?.monday.meal_slot_specifications.map(({ meal_moment }) => meal_moment) ?? [];

/** The answers that a stored profile stands for (ledger ONB-030, ONB-047). */
export function answersFromProfile(profile: Profile): OnboardingAnswers {
  return answersFromIntake({
    mainGoal: profile.main_goal,
    activity: profile.activity,
    gender: profile.gender,
    age: profile.age,
    heightInCm: profile.height_in_cm,
    weight: profile.weight,
    goalWeightInKg: profile.goal_weight_in_kg,
    goalWeeklyChangeInKg: profile.goal_weekly_change_in_kg,
    diet: profile.diet,
    dietType: profile.diet_type,
    intolerances: {
      gluten: profile.food_intolerances_gluten,
      lactose: profile.food_intolerances_lactose,
      nut: profile.food_intolerances_nut,
      crustaceansShellfish: profile.food_intolerances_crustaceans_shellfish,
    },
    mealTimes: mealTimesOf(profile),
    ingredientDislikes: [],
    usesImperialForRecipes: profile.uses_imperial_measurements_for_recipes,
    usesImperialForHeight: profile.uses_imperial_measurements_for_height,
    personalWeightUnit: profile.personal_weight_unit,
    lastMenstrualPeriodStartDate: profile.last_menstrual_period_start_date,
    menstrualCycleLength: profile.menstrual_cycle_length,
  });
}
