import { type ContainsWord, containsToFoodFacts, deriveRecipe, type FoodMakeup } from "@plateful/content";
import type { GroceryCategory, MealType } from "@plateful/nutrition";
import {
  type CataloguedServing,
  type ServingCatalogue,
  servingGrams,
  servingsByIds,
} from "../foods/index.ts";
import type { Services } from "../platform/calls/services.ts";
import type { Db } from "../platform/database/open-database.ts";
import {
  listAvoidedFoods,
  type NewIngredient,
  type OwnRecipeFacts,
  updateFacts,
} from "./own-recipe-store.ts";
import { listIngredients } from "./recipe-store.ts";

const keyOf = ({ row }: CataloguedServing): string => row.food_key ?? String(row.food_id);

function toFood(serving: CataloguedServing): FoodMakeup {
  const { row } = serving;
  const contains = row.contains as ContainsWord[] | null;
  return {
    id: keyOf(serving),
    category: row.category as GroceryCategory,
    contains,
    facts: containsToFoodFacts(contains),
    isStaple: row.is_staple,
    per100Grams: row,
  };
}

function servingOf(servings: ServingCatalogue, id: number): CataloguedServing {
  const serving = servings.get(id);
  if (serving === undefined) throw new Error("Suggested serving is missing");
  return serving;
}

/** What the foods together contain; null as soon as that of one food is not known. */
function containedIn(foods: readonly FoodMakeup[]): string[] | null {
  return foods.some(({ contains }) => contains === null)
    ? null
    : [...new Set(foods.flatMap(({ contains }) => contains ?? []))].sort();
}

/**
 * Everything that follows from the ingredients of a person's recipe, by the same rules as for the recipes of the product:
 * figures of one portion, diets, allergens, what can be avoided (REC-098, DATA-040).
 */
function deriveFacts(
  ingredients: readonly NewIngredient[],
  servings: ServingCatalogue,
  meals: readonly MealType[],
  avoided: readonly { id: string; foodIds: string[] }[],
): OwnRecipeFacts {
  const used = ingredients.map(({ suggested_serving_id: id, quantity }) => ({
    food: toFood(servingOf(servings, id)),
    grams: servingGrams(servingOf(servings, id).row) * quantity,
  }));
  const makeup = {
    meals,
    portions: 1,
    isHalal: false,
    ingredients: used.map(({ food, grams }) => ({ foodId: food.id, grams })),
  };
  const foods = used.map(({ food }) => food);
  const facts = deriveRecipe(makeup, new Map(foods.map((food) => [food.id, food])), avoided);
  return {
    ...facts.portion,
    diets: facts.diets,
    contains: containedIn(foods),
    is_keto: facts.isKeto,
    main_group: facts.mainGroup,
    avoid_labels: facts.ingredientsToAvoid,
  };
}

/** Writes again what follows from the ingredients, after any of them changed. */
export async function refreshFacts(
  { services, db, now }: { readonly services: Services; readonly db: Db; readonly now: Date },
  recipe: { readonly id: number; readonly meal_types: readonly string[] },
): Promise<void> {
  const ingredients = await listIngredients(db, "recipetemplate", [recipe.id]);
  const servings = await servingsByIds(
    services,
    db,
    ingredients.map((ingredient) => ingredient.suggested_serving_id),
  );
  const meals = recipe.meal_types as MealType[];
  await updateFacts(
    db,
    recipe.id,
    deriveFacts(ingredients, servings, meals, await listAvoidedFoods(db)),
    now,
  );
}
