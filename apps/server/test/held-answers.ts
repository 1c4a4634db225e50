/** The answers of an onboarding that is not finished, as the web app holds them. */
export const HELD_ANSWERS = {
  goal: "RECOMPOSITION",
  activityLevel: "MILDLY_ACTIVE",
  weeklyGoal: null,
  biometricData: { gender: "FEMALE", age: 34 },
  physicalStats: { heightInCm: 170, weightInKg: 68.5, goalWeight: 65 },
  preferences: {
    usesImperialUnitsForRecipes: false,
    personalWeightUnit: "KILOGRAMS",
    usesImperialUnitsForHeight: false,
  },
  dietPreferences: {
    dietType: null,
    userProvidedMacros: null,
    mealTimes: ["BREAKFAST", "LUNCH", "DINNER"],
    dietaryPreference: null,
    intolerances: ["NUTS"],
    ingredientDislikes: [],
  },
  menstrualCycle: null,
};
