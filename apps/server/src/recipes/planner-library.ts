import { ALLERGEN_WORDS } from "@plateful/content";
import { ALLERGENS, type Diet, type MealType, type RecipeTag } from "@plateful/nutrition";
import { compileLibrary, type Library, type RecipeRow } from "@plateful/planning";
import { servingCatalogue } from "../foods/index.ts";
import { fromContent } from "../platform/content-cache.ts";
import type { Db } from "../platform/database/open-database.ts";
import type { Services } from "../platform/services.ts";
import { type CataloguedRecipe, recipeCatalogue } from "./recipe-catalogue.ts";

/** Stands in a recipe's list of things to avoid when it holds lactose: milk without lactose is fine for those people. */
export const LACTOSE_LABEL = "(lactose)";

/** The planner names recipes by text. */
export const plannerId = (recipeId: number): string => String(recipeId);
export const recipeIdOf = (plannerRecipeId: string): number => Number(plannerRecipeId);

const KEY = Symbol("library");

function toPlannerRow(
  { row, ingredients }: CataloguedRecipe,
  groceryOf: (servingId: number) => string | null,
) {
  const { contains } = row;
  const lactose = contains === null || contains.includes("lactose") ? [LACTOSE_LABEL] : [];
  const groceries = ingredients.map((ingredient) => groceryOf(ingredient.suggested_serving_id));
  const minutes = (row.preparation_time_min ?? 0) + (row.cooking_time_min ?? 0);
  return {
    id: plannerId(row.id),
    perPortion: { kcal: row.kcal, protein: row.protein, carbohydrates: row.carbohydrates, fat: row.fat },
    mealTypes: row.meal_types as MealType[],
    diets: row.diets as Diet[],
    allergens: ALLERGENS.filter((allergen) => contains?.includes(ALLERGEN_WORDS[allergen])),
    allergensKnown: contains !== null,
    avoid: [...row.avoid_labels, ...lactose],
    tags: row.tags as RecipeTag[],
    preparationMinutes: row.preparation_time_min === null && row.cooking_time_min === null ? null : minutes,
    mainGroup: row.main_group,
    popularity: 0.5,
    groceries: groceries.filter((grocery) => grocery !== null),
  } satisfies RecipeRow;
}

/** The offered recipes as the planner wants them, compiled once per version of the content; it knows no language. */
export function plannerLibrary(services: Services, db: Db): Promise<Library> {
  return fromContent(services, db, KEY, async (trx, version) => {
    const servings = await servingCatalogue(services, trx);
    const groceryOf = (servingId: number) => {
      const food = servings.get(servingId)?.row;
      return food === undefined || food.is_staple ? null : plannerId(food.food_id);
    };
    const recipes = [...(await recipeCatalogue(services, trx)).values()];
    const offered = recipes.filter(({ row }) => row.published && row.deleted_at === null);
    return compileLibrary(
      offered.map((recipe) => toPlannerRow(recipe, groceryOf)),
      version,
    );
  });
}
