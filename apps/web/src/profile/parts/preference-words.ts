import type { UserProfile } from "@plateful/contract";
import { SIMPLE_MEAL_TIMES } from "@plateful/nutrition";
import type { Phrases } from "@plateful/phrases";
import type { Detail } from "./detail-field.ts";

/** What someone answered in the short onboarding, in words (ledger PROF-005). */
export function preferenceDetails(intake: UserProfile, phrases: Phrases): Detail[] {
  const { profile, simpleOnboarding, meals } = phrases;
  const listed = (names: readonly string[]) => (names.length === 0 ? profile.noValue : names.join(", "));
  const motivation = intake.onboarding_motivation;
  const allergens = intake.simple_allergens;
  const mealTimes = intake.preferred_meal_times;
  const styles = intake.onboarding_cooking_styles;
  return [
    {
      field: "motivation",
      text: motivation === null ? profile.noValue : simpleOnboarding.motivations[motivation],
    },
    { field: "cookingStyles", text: listed(styles.map((style) => simpleOnboarding.cookingStyles[style])) },
    {
      field: "mealTimes",
      text: listed(SIMPLE_MEAL_TIMES.filter((one) => mealTimes.includes(one)).map((one) => meals.types[one])),
    },
    { field: "simpleDiet", text: simpleOnboarding.diets[intake.simple_diet ?? "NONE"] },
    {
      field: "allergens",
      text:
        allergens.length === 0
          ? profile.none
          : listed(allergens.map((allergen) => simpleOnboarding.allergenNames[allergen])),
    },
  ];
}
