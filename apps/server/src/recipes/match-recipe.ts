import type { generateMeals } from "@plateful/contract";
import type { MealType } from "@plateful/nutrition";
import type { HardRules, Library } from "@plateful/planning";
import type { Call } from "../platform/calls/call.ts";
import { plannerId } from "./planner-library.ts";
import type { CataloguedRecipe } from "./recipe-catalogue.ts";
import { type SearchedWords, searchedText } from "./searched-text.ts";

/** The wishes of a search: the same whether they came in the query or in the body. */
export type MealWishes = Call<typeof generateMeals>["query"];

export const isWithin = (value: number, min: number | undefined, max: number | undefined) =>
  value >= (min ?? Number.NEGATIVE_INFINITY) && value <= (max ?? Number.POSITIVE_INFINITY);

/** Every word of the search must occur in the name or in one of the ingredients, in either language, typed or meant. */
export function fitsSearch(recipe: CataloguedRecipe, search: SearchedWords): boolean {
  if (search.length === 0) return true;
  const text = searchedText(recipe);
  return search.every((word) => word.some((one) => text.includes(one)));
}

type DishWishes = Pick<MealWishes, "preparation_time_min_gte" | "preparation_time_min_lte" | "tags">;

/** Whether the dish is for one of the meals, of one of the kinds, and ready in time; both bounds are included (REC-024). */
export function fitsDish(
  { row }: CataloguedRecipe,
  wishes: DishWishes,
  types: readonly MealType[] | null,
): boolean {
  const minutes = (row.preparation_time_min ?? 0) + (row.cooking_time_min ?? 0);
  const { preparation_time_min_gte: least, preparation_time_min_lte: most } = wishes;
  return (
    (types === null || types.some((type) => row.meal_types.includes(type))) &&
    (wishes.tags === undefined || wishes.tags.some((tag) => row.tags.includes(tag))) &&
    isWithin(minutes, least, most)
  );
}

/** Whether a person may eat the dish at one of the meals (REC-046 to REC-048). */
export function isAllowed(
  { row }: CataloguedRecipe,
  library: Library,
  hard: HardRules,
  types: readonly MealType[] | null,
): boolean {
  const index = library.indexById.get(plannerId(row.id));
  return (
    index !== undefined && (types ?? (row.meal_types as MealType[])).some((type) => hard.allows(index, type))
  );
}
