import { isSimple, usesImperial } from "@plateful/access";
import type { User, UserProfile } from "@plateful/contract";
import { formatNumber, type Language, type Phrases } from "@plateful/phrases";
import { useQuery } from "@tanstack/react-query";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { toAccessUser } from "../../lib/person/current-user.ts";
import { heightText, weightText } from "./body-text.ts";
import { cookingDetails } from "./cooking-words.ts";
import type { Detail } from "./detail-field.ts";
import { ingredientsToAvoidQuery } from "./ingredient-query.ts";
import { preferenceDetails } from "./preference-words.ts";
import { intolerancesOf, mayUseImperial, showsMenopause } from "./profile-view.ts";

const MAX_NAMES = 3;

interface Words {
  readonly user: User;
  readonly intake: UserProfile;
  readonly language: Language;
  readonly phrases: Phrases;
}

/** What someone told about themselves (ledger PROF-003). */
function personalDetails({ user, intake, language, phrases }: Words): Detail[] {
  const { nutrition, profile } = phrases;
  const isFree = mayUseImperial(user);
  const unit = isFree ? intake.personal_weight_unit : "KILOGRAMS";
  const weight = (kilograms: number | null) => {
    if (kilograms === null) return profile.noValue;
    // It is there once its row is opened; a coach who reads this of a client is told `false`.
    return user.hides_numbers
      ? phrases.withoutNumbers.hidden
      : weightText(kilograms, unit, language, phrases);
  };
  const isImperial = isFree && intake.uses_imperial_measurements_for_height;
  return [
    { field: "goal", text: intake.main_goal === null ? profile.noValue : nutrition.goals[intake.main_goal] },
    { field: "gender", text: nutrition.genders[intake.gender] },
    { field: "age", text: intake.age === null ? profile.noValue : formatNumber(language, intake.age) },
    {
      field: "height",
      text:
        intake.height_in_cm === null
          ? profile.noValue
          : heightText(intake.height_in_cm, isImperial, language, phrases),
    },
    { field: "weight", text: weight(intake.weight) },
    { field: "goalWeight", text: weight(intake.goal_weight_in_kg) },
  ];
}

/** What someone eats and does not eat. `avoided` are the names of the ingredients, once they are known. */
function foodDetails({ user, intake, phrases }: Words, avoided: readonly string[]): Detail[] {
  const { allergens, nutrition, profile, general } = phrases;
  const hasSimple = isSimple(toAccessUser(user));
  const intolerances = intolerancesOf(intake)
    .filter((one) => one !== "NO_INTOLERANCE")
    .map((one) => nutrition.intolerances[one]);
  const listed = (names: readonly string[]) => {
    if (names.length === 0) return profile.none;
    const shown = names.slice(0, MAX_NAMES).join(", ");
    const more = names.length - MAX_NAMES;
    return more > 0 ? profile.more({ names: shown, count: more }) : shown;
  };
  // Simple recipes are chosen by the diet and the allergens among the recipe preferences (ledger SIM-035).
  const details: Detail[] = hasSimple ? [] : [{ field: "diet", text: nutrition.diets[intake.diet] }];
  if (showsMenopause(user))
    details.push({ field: "menopause", text: intake.is_on_menopause_diet ? general.yes : general.no });
  details.push({ field: "intolerances", text: listed(intolerances) });
  if (!hasSimple) {
    const names = intake.food_allergens.map((one) => allergens.names[one]);
    details.push({ field: "allergies", text: listed(names) });
  }
  details.push({ field: "avoid", text: listed(avoided) });
  if (mayUseImperial(user)) {
    const isImperial = usesImperial(toAccessUser(user));
    details.push({ field: "recipeUnits", text: isImperial ? nutrition.imperial : nutrition.metric });
  }
  return details;
}

/** The rows of the profile in the person's language and units. */
export function useDetailWords(
  user: User,
): Record<"personal" | "preferences" | "food" | "cooking", Detail[]> {
  const phrases = usePhrases();
  const language = useLanguage();
  const { intake } = user;
  const { data: ingredients = [] } = useQuery({
    ...ingredientsToAvoidQuery(),
    enabled: user.ingredients_to_avoid.length > 0,
  });
  if (intake === null) return { personal: [], preferences: [], food: [], cooking: [] };
  const avoided = ingredients
    .filter(({ id }) => user.ingredients_to_avoid.includes(id))
    .map(({ name }) => name);
  const words = { user, intake, language, phrases };
  const hasSimple = isSimple(toAccessUser(user));
  return {
    personal: personalDetails(words),
    preferences: hasSimple ? preferenceDetails(intake, phrases) : [],
    food: foodDetails(words, avoided),
    // Simple recipes are planned by other rules, which know no left-overs.
    cooking: hasSimple ? [] : cookingDetails(intake, phrases, language),
  };
}
