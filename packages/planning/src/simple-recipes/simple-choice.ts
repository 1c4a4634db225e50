import type {
  CookingStyle,
  MealType,
  OnboardingDiet,
  OnboardingMotivation,
  SimpleAllergen,
} from "@plateful/nutrition";

/** What choosing needs to know of a simple recipe. */
export interface SimpleCandidate {
  readonly id: number;
  readonly mealTypes: readonly MealType[];
  /** Diets that the recipe says it suits. */
  readonly diets: readonly OnboardingDiet[];
  readonly allergens: readonly SimpleAllergen[];
  /** Shown time in minutes. */
  readonly minutes: number;
  readonly ingredientCount: number;
  readonly servings: number;
  /** Codes of the custom tags: `comfort`, `family-friendly`. */
  readonly tags: readonly string[];
}

/** What a person may not be offered (SREC-033, SIM-035). */
export interface SimpleRules {
  readonly diet: OnboardingDiet | null;
  readonly allergens: readonly SimpleAllergen[];
  readonly disliked: readonly number[];
  /** Recipes that the organisation offers; empty = all. */
  readonly allowed: readonly number[];
  readonly denied: readonly number[];
}

/** What a person likes; it ranks and never excludes (SIM-036). */
export interface SimpleWishes {
  readonly motivation: OnboardingMotivation | null;
  readonly cookingStyles: readonly CookingStyle[];
  readonly mealTimes: readonly MealType[];
}

/** Who eats less kinds of food also eats within the wider diets: vegan is vegetarian is pescatarian. */
const STRICTER: Readonly<Record<OnboardingDiet, readonly OnboardingDiet[]>> = {
  VEGAN: ["VEGAN"],
  VEGETARIAN: ["VEGETARIAN", "VEGAN"],
  PESCATARIAN: ["PESCATARIAN", "VEGETARIAN", "VEGAN"],
};

/** True when a recipe suits a diet; no diet suits everything. */
export const suitsSimpleDiet = (diets: readonly OnboardingDiet[], diet: OnboardingDiet | null): boolean =>
  diet === null || STRICTER[diet].some((suited) => diets.includes(suited));

/** True when a person may be offered a recipe at all. */
export const isSimpleRecipeAllowed = (recipe: SimpleCandidate, rules: SimpleRules): boolean =>
  suitsSimpleDiet(recipe.diets, rules.diet) &&
  !recipe.allergens.some((allergen) => rules.allergens.includes(allergen)) &&
  !rules.disliked.includes(recipe.id) &&
  !rules.denied.includes(recipe.id) &&
  (rules.allowed.length === 0 || rules.allowed.includes(recipe.id));

/** Longest shown time in minutes that counts as quick, most ingredients as easy, fewest servings as cooking ahead. */
const QUICK_MINUTES = 20;
const EASY_INGREDIENTS = 8;
const MEAL_PREP_SERVINGS = 4;

const FITS_STYLE: Readonly<Record<CookingStyle, (recipe: SimpleCandidate) => boolean>> = {
  QUICK: ({ minutes }) => minutes <= QUICK_MINUTES,
  EASY: ({ ingredientCount }) => ingredientCount <= EASY_INGREDIENTS,
  MEAL_PREP: ({ servings }) => servings >= MEAL_PREP_SERVINGS,
  FAMILY_FRIENDLY: ({ tags }) => tags.includes("family-friendly"),
  COMFORT: ({ tags }) => tags.includes("comfort"),
};

const FITS_MOTIVATION: Readonly<Record<OnboardingMotivation, (recipe: SimpleCandidate) => boolean>> = {
  EAT_HEALTHIER: ({ tags }) => tags.includes("fresh"),
  RECIPE_INSPIRATION: () => false,
  SAVE_TIME: ({ minutes }) => minutes <= QUICK_MINUTES,
  MAKE_EATING_FUN: ({ tags }) => tags.includes("family-friendly"),
  BUDGET_CONSCIOUS: ({ tags }) => tags.includes("budget"),
};

/** Points by which recipes are ranked: 2 per cooking style, 1 for the motivation and 1 for a wanted meal time (SIM-036). */
export function simpleRecipeScore(recipe: SimpleCandidate, wishes: SimpleWishes): number {
  const styles = wishes.cookingStyles.filter((style) => FITS_STYLE[style](recipe)).length;
  const motivation = wishes.motivation !== null && FITS_MOTIVATION[wishes.motivation](recipe) ? 1 : 0;
  const time = recipe.mealTypes.some((type) => wishes.mealTimes.includes(type)) ? 1 : 0;
  return 2 * styles + motivation + time;
}

/** The best suited first; equals keep the order of their ids. */
export const rankSimpleRecipes = <R extends SimpleCandidate>(
  recipes: readonly R[],
  wishes: SimpleWishes,
): R[] =>
  recipes
    .map((recipe) => ({ recipe, score: simpleRecipeScore(recipe, wishes) }))
    .sort((a, b) => b.score - a.score || a.recipe.id - b.recipe.id)
    .map(({ recipe }) => recipe);
