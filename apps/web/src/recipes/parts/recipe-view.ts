import type { CompanyPortion, Ingredient, RecipeMeal, RecipeTemplate } from "@plateful/contract";
import { ingredientQuantity, type Macros, personalPortionMacros } from "@plateful/nutrition";
import type { Phrases } from "@plateful/phrases";

/** How many people are cooked for, and how large one's own portion is against the standard one. */
export interface Serving {
  readonly people: number;
  readonly multiplier: number;
}

/** How much of one food to cook. */
export interface CookingAmount {
  readonly id: number;
  readonly name: string;
  /** In the measure of the serving: 1.5 of "tablespoon". */
  readonly servings: number;
  readonly serving: Ingredient["suggested_serving"];
}

/** A recipe as it is shown: the macros of one's own portion, the ingredients for everybody. */
export interface RecipeView {
  readonly recipe: RecipeTemplate;
  readonly macros: Macros;
  readonly ingredients: readonly CookingAmount[];
  readonly steps: readonly string[];
}

/** Preparing and cooking together when both are known, else the one that is; null when neither is (ledger REC-030). */
export function recipeMinutes(
  recipe: Pick<RecipeTemplate, "preparation_time_min" | "cooking_time_min">,
): number | null {
  const { preparation_time_min: preparing, cooking_time_min: cooking } = recipe;
  if (preparing === null) return cooking;
  return cooking === null ? preparing : preparing + cooking;
}

/** The hours and minutes that something stands by itself. */
const standingText = (minutes: number, words: Phrases["recipes"]): string =>
  minutes % 60 === 0 ? words.standingHours({ hours: minutes / 60 }) : words.standingMinutes({ minutes });

/**
 * What a recipe takes: all its minutes, those of work where they are fewer, and how long it stands by itself; null when nothing is
 * known (ledger PLAN-209).
 */
export function recipeTimeText(
  recipe: Parameters<typeof recipeMinutes>[0] & Pick<RecipeTemplate, "active_time_min" | "waiting_time_min">,
  words: Phrases["recipes"],
): string | null {
  const minutes = recipeMinutes(recipe);
  if (minutes === null) return null;
  const { active_time_min: active, waiting_time_min: waiting } = recipe;
  const isLess = active !== null && active < minutes;
  const parts = [
    ...(isLess || waiting === 0 ? [words.minutes({ minutes })] : []),
    ...(isLess || waiting > 0 ? [words.work({ minutes: active ?? minutes })] : []),
    ...(waiting > 0 ? [standingText(waiting, words)] : []),
  ];
  return parts.join(", ");
}

/** How long what is left keeps; null when nobody knows (ledger REC-140). */
export function keepingText(
  { fridge_days: days, freezes }: Pick<RecipeTemplate, "fridge_days" | "freezes">,
  words: Phrases["recipes"],
): string | null {
  if (days === null) return null;
  if (days === 0) return freezes ? words.onlyFreezes : words.eatAtOnce;
  return freezes ? `${words.keeps({ days })} ${words.freezes}` : words.keeps({ days });
}

const scaled =
  (scale: (quantity: number) => number) =>
  ({ id, name, quantity, suggested_serving }: Ingredient): CookingAmount => ({
    id,
    name,
    servings: scale(quantity),
    serving: suggested_serving,
  });

/** A recipe of the library, cooked as the person wishes. */
export function viewRecipe(recipe: RecipeTemplate, { people, multiplier }: Serving): RecipeView {
  return {
    recipe,
    macros: personalPortionMacros(recipe, multiplier),
    ingredients: recipe.ingredients.map(scaled((q) => ingredientQuantity(q, multiplier, people))),
    steps: recipe.directions.map(({ text }) => text),
  };
}

type Cooked = Pick<RecipeMeal, "portions" | "portions_multiplier" | "cooking">;

const sizeOf = (company: readonly CompanyPortion[]): number =>
  company.reduce((sum, { portions }) => sum + portions, 0);

/**
 * Standard portions to cook of a planned meal: for so many people who eat as much as oneself, for those who eat along, and
 * for what all of them eat later.
 */
export function portionsToCook({ portions_multiplier: size, cooking }: Cooked, people: number): number {
  const later = cooking.leftovers.map(
    (left) => left.portions * left.portions_multiplier + sizeOf(left.company),
  );
  return later.reduce((sum, amount) => sum + amount, people * size + sizeOf(cooking.company));
}

/** A planned meal keeps its own portion; who else eats of it, now or later, changes only how much is cooked. */
export function viewRecipeMeal(meal: RecipeMeal, people: number): RecipeView {
  const stored = meal.portions * meal.portions_multiplier;
  const scale = portionsToCook(meal, people) / stored;
  return {
    recipe: meal.recipe_template,
    macros: meal,
    ingredients: meal.ingredients.map(scaled((q) => ingredientQuantity(q, 1, scale))),
    steps: meal.directions.map(({ text }) => text),
  };
}
