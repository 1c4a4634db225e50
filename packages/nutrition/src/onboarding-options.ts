import { isPlantBased } from "./diet-rules.ts";
import { inDayOrder, isMealMoment } from "./meal-moment.ts";
import {
  DIET_TYPES,
  type Diet,
  type DietType,
  type Gender,
  INGREDIENT_DISLIKES,
  INTOLERANCES,
  type IngredientDislike,
  type Intolerance,
  type MealMoment,
  ONBOARDING_DIETS,
  type OnboardingDiet,
} from "./vocabulary.ts";

/** The flags that change what onboarding offers (ONB-095). */
export interface OnboardingFlags {
  readonly plantBasedApp: boolean;
  readonly disableLowCarb: boolean;
  readonly disableKeto: boolean;
  readonly femaleHormones: boolean;
  readonly menopauseOnly: boolean;
}

const hidesPlan = (planType: DietType, gender: Gender, flags: OnboardingFlags): boolean => {
  if (planType === "LOW_CARB") return flags.disableLowCarb;
  if (planType === "KETO") return flags.disableKeto;
  if (planType === "MENOPAUSE") return gender !== "FEMALE" || !(flags.menopauseOnly || flags.femaleHormones);
  if (planType === "CYCLE_DIET") return gender !== "FEMALE" || flags.menopauseOnly || !flags.femaleHormones;
  return false;
};

/** The plan options for a person; menopause-only wins when both hormone flags are on (ONB-039, ONB-044 to ONB-046). */
export const planOptions = (gender: Gender, flags: OnboardingFlags): DietType[] =>
  DIET_TYPES.filter((planType) => !hidesPlan(planType, gender, flags));

/** The diets of onboarding and whether one must be chosen: a plant-based app offers and needs a plant-based one (ONB-070, ONB-071). */
export const dietOptions = (
  flags: Pick<OnboardingFlags, "plantBasedApp">,
): { readonly diets: readonly OnboardingDiet[]; readonly required: boolean } =>
  flags.plantBasedApp
    ? { diets: ONBOARDING_DIETS.filter(isPlantBased), required: true }
    : { diets: ONBOARDING_DIETS, required: false };

/** The diet to store for the onboarding's choice: none means OMNIVORE (ONB-070). */
export const chosenDiet = (choice: OnboardingDiet | null): Diet => choice ?? "OMNIVORE";

/** How many meals a day has, inclusive (ONB-067, ONB-069). */
export const MEAL_TIMES_LIMITS = { min: 2, max: 5 } as const;
/** The meal times before anything is chosen (ONB-067). */
export const DEFAULT_MEAL_TIMES: readonly MealMoment[] = ["BREAKFAST", "LUNCH", "DINNER"];

/** Why meal times are refused. */
export type MealTimesError = "unknown" | "too_few" | "too_many" | "required_meals";

/** Checks meal times: 2 to 5 known moments, lunch and dinner among them; each counts once (ONB-067 to ONB-069). */
export const mealTimesError = (mealTimes: readonly string[]): MealTimesError | null => {
  if (!mealTimes.every(isMealMoment)) return "unknown";
  const moments = inDayOrder(mealTimes);
  if (moments.length < MEAL_TIMES_LIMITS.min) return "too_few";
  if (!moments.includes("LUNCH") || !moments.includes("DINNER")) return "required_meals";
  return moments.length > MEAL_TIMES_LIMITS.max ? "too_many" : null;
};

/** True when every value is a known intolerance and NO_INTOLERANCE stands alone; something has to be chosen (ONB-072, ONB-073). */
export const areIntolerancesValid = (values: readonly string[]): boolean => {
  const known = values.every((value) => INTOLERANCES.some((intolerance) => intolerance === value));
  return known && values.length > 0 && (values.length === 1 || !values.includes("NO_INTOLERANCE"));
};

/** The intolerances after a tap: NO_INTOLERANCE and the others clear each other, and clearing all gives it back (ONB-073). */
export const toggleIntolerance = (
  chosen: readonly Intolerance[],
  tapped: Intolerance,
): readonly Intolerance[] => {
  if (tapped === "NO_INTOLERANCE") return ["NO_INTOLERANCE"];
  const others = chosen.filter((value) => value !== "NO_INTOLERANCE" && value !== tapped);
  const next = chosen.includes(tapped) ? others : [...others, tapped];
  return next.length > 0 ? next : ["NO_INTOLERANCE"];
};

/** The profile's four intolerance answers (ONB-074). */
export interface FoodIntolerances {
  readonly gluten: boolean;
  readonly lactose: boolean;
  readonly nut: boolean;
  readonly crustaceansShellfish: boolean;
}

/** The profile's answers for the chosen intolerances (ONB-074). */
export const intolerancesToProfile = (chosen: readonly Intolerance[]): FoodIntolerances => ({
  gluten: chosen.includes("GLUTEN"),
  lactose: chosen.includes("LACTOSE"),
  nut: chosen.includes("NUTS"),
  crustaceansShellfish: chosen.includes("CRUSTACEANS_AND_SHELLFISH"),
});

/** The choices that the profile's answers stand for; none gives NO_INTOLERANCE (ONB-074). */
export const intolerancesFromProfile = (profile: FoodIntolerances): Intolerance[] => {
  const chosen: Intolerance[] = [];
  if (profile.lactose) chosen.push("LACTOSE");
  if (profile.crustaceansShellfish) chosen.push("CRUSTACEANS_AND_SHELLFISH");
  if (profile.gluten) chosen.push("GLUTEN");
  if (profile.nut) chosen.push("NUTS");
  return chosen.length > 0 ? chosen : ["NO_INTOLERANCE"];
};

/** The dislikes to offer; someone with a plant-based diet is not asked about beef (ONB-075, ONB-076). */
export const dislikeOptions = (diet: Diet | null): IngredientDislike[] =>
  INGREDIENT_DISLIKES.filter((dislike) => dislike !== "BEEF" || !isPlantBased(diet));

/** The dislikes that stay after the diet changed: beef goes with a plant-based diet (ONB-076). */
export const keptDislikes = (
  dislikes: readonly IngredientDislike[],
  diet: Diet | null,
): IngredientDislike[] => {
  const offered = dislikeOptions(diet);
  return dislikes.filter((dislike) => offered.includes(dislike));
};

/** The labels of the ingredients to avoid are data, not words on a screen: this one is spelled its own way (ONB-077). */
const BRUSSELS_SPROUTS_LABEL = "Brussel Sprouts";

/** The label of the ingredient-to-avoid that a dislike stands for: "Beef", "Brussel Sprouts" (ONB-077). */
export const dislikeToIngredientLabel = (dislike: IngredientDislike): string =>
  dislike === "BRUSSELS_SPROUTS"
    ? BRUSSELS_SPROUTS_LABEL
    : dislike.charAt(0) + dislike.slice(1).toLowerCase();
