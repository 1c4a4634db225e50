/** Valid answers of the full onboarding. */
export const ONBOARDING_ANSWERS = {
  goal: "LOSE_WEIGHT",
  activityLevel: "MILDLY_ACTIVE",
  weeklyGoal: "LOSE_0_5_KG_PER_WEEK",
  biometricData: { gender: "FEMALE", age: 25 },
  physicalStats: { heightInCm: 170, weightInKg: 70, goalWeight: 65 },
  dietPreferences: {
    dietType: "RECOMMENDED",
    mealTimes: ["DINNER", "BREAKFAST", "LUNCH"],
    intolerances: ["NO_INTOLERANCE"],
    ingredientDislikes: [],
  },
};
