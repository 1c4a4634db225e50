import type { BodyOf, userProfiles } from "@plateful/contract";
import { SIMPLE_PROFILE_DEFAULTS, type SimpleAnswers, simpleAnswersToProfile } from "@plateful/nutrition";

type NewProfile = BodyOf<typeof userProfiles.create>;
type Preferences = Pick<
  NewProfile,
  | "onboarding_motivation"
  | "onboarding_cooking_styles"
  | "simple_diet"
  | "simple_allergens"
  | "preferred_meal_times"
>;

/** The answers as changes to a profile; `diet` of the full onboarding is not among them (ledger SIM-008, SIM-035). */
export function preferencesOf(answers: SimpleAnswers): Preferences {
  const { motivation, cookingStyles, diet, allergens, mealTimes } = simpleAnswersToProfile(answers);
  return {
    onboarding_motivation: motivation,
    onboarding_cooking_styles: [...cookingStyles],
    simple_diet: diet,
    simple_allergens: [...allergens],
    preferred_meal_times: [...mealTimes],
  };
}

/** A profile made from the answers of someone who has none (ledger SIM-025). */
export function newProfileOf(answers: SimpleAnswers, userId: number): NewProfile {
  const { gender, activity, sustainability, diet, weight, bodyFat } = SIMPLE_PROFILE_DEFAULTS;
  return {
    user_id: userId,
    gender,
    activity,
    sustainability,
    diet,
    weight,
    body_fat_percentage: bodyFat,
    ...preferencesOf(answers),
  };
}
