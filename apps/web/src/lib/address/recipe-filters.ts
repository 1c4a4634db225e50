import { MEAL_TYPES, type MealType, RECIPE_CATEGORY_TAGS, type RecipeCategoryTag } from "@plateful/nutrition";
import { type RecipeSearch, readRecipeSearch } from "./recipe-search.ts";

const MAX_TEXT_LENGTH = 100;
const MAX_NAME_LENGTH = 120;
/** The bands of the recipes tab in minutes; none is any time (ledger REC-022). */
export const INSPIRATION_BANDS = ["1-5", "6-10", "11-20", "21-30", "31-60"] as const;
export type InspirationBand = (typeof INSPIRATION_BANDS)[number];
/** What the search for a meal offers; ALL is any time (ledger REC-023, REC-024). */
export const SEARCH_TIMES = ["LTE_5", "LTE_10", "LTE_15", "LTE_20", "LTE_30", "GTE_30", "ALL"] as const;
export type SearchTime = (typeof SEARCH_TIMES)[number];

/** What the recipes tab is narrowed to; it stands in the address, so that going back finds it again. */
export interface InspirationFilters {
  readonly text?: string;
  readonly favourite?: true;
  readonly meals?: readonly MealType[];
  readonly band?: InspirationBand;
}

/** What the search for a meal is narrowed to, and the meal itself. */
export interface MealSearch {
  readonly day?: string;
  readonly slot?: number;
  /** The planned meal whose place the recipe takes. */
  readonly replace?: number;
  readonly text?: string;
  readonly favourite?: true;
  readonly own?: true;
  readonly meal?: MealType | "ALL";
  readonly time?: SearchTime;
  readonly tag?: RecipeCategoryTag;
}

const oneOf = <T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.find((known) => known === value);

/** The same without what is not set, so that equal filters have equal addresses. */
const without = <T extends object>(filters: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

const readText = (value: unknown, longest = MAX_TEXT_LENGTH): string | undefined => {
  const text = typeof value === "string" || typeof value === "number" ? String(value) : "";
  return text.trim() === "" ? undefined : text.slice(0, longest);
};

const readMeals = (value: unknown): readonly MealType[] | undefined => {
  const meals = MEAL_TYPES.filter((meal) => Array.isArray(value) && value.includes(meal));
  return meals.length === 0 ? undefined : meals;
};

/** Reads the address of the recipes tab; what makes no sense is left out. */
export const readInspirationFilters = (search: Record<string, unknown>): InspirationFilters =>
  without({
    text: readText(search.text),
    favourite: search.favourite === true ? (true as const) : undefined,
    meals: readMeals(search.meals),
    band: oneOf(INSPIRATION_BANDS, search.band),
  });

/** Reads the address of the search for a meal. */
export function readMealSearch(search: Record<string, unknown>): MealSearch {
  const { date, ...place } = readRecipeSearch({ ...search, date: search.day });
  return {
    ...(date === undefined ? {} : { day: date }),
    ...place,
    ...without({
      text: readText(search.text),
      favourite: search.favourite === true ? (true as const) : undefined,
      own: search.own === true ? (true as const) : undefined,
      meal: oneOf([...MEAL_TYPES, "ALL" as const], search.meal),
      time: oneOf(SEARCH_TIMES, search.time),
      tag: oneOf(RECIPE_CATEGORY_TAGS, search.tag),
    }),
  };
}

/** For which meal a recipe of one's own is written, and what was typed before its address changed. */
export interface OwnRecipeSearch extends RecipeSearch {
  readonly name?: string;
  readonly meal?: MealType;
  /** The recipe was published before it was written on. */
  readonly published?: true;
}

/** Reads the address of a recipe that is being written. */
export const readOwnRecipeSearch = (search: Record<string, unknown>): OwnRecipeSearch => ({
  ...readRecipeSearch(search),
  ...without({
    name: readText(search.name, MAX_NAME_LENGTH),
    meal: oneOf(MEAL_TYPES, search.meal),
    published: search.published === true ? (true as const) : undefined,
  }),
});
