import type { MealType, OnboardingDiet, SimpleAllergen } from "@plateful/nutrition";
import type { CompleteLanguage } from "@plateful/phrases";
import { isSimpleRecipeAllowed, type SimpleCandidate, suitsSimpleDiet } from "@plateful/planning";
import { plainText, Vocabulary } from "@plateful/quantities";
import type { Actor } from "../platform/calls/who-is.ts";
import type { Db } from "../platform/database/open-database.ts";
import { type RecipeParts, toCandidate } from "./present-simple-recipe.ts";
import {
  listTagsByIds,
  listVisibleRecipes,
  type RecipeView,
  type SimpleRecipeRow,
} from "./simple-recipe-store.ts";
import { getSimpleTaste, type SimpleTaste } from "./simple-taste.ts";

/** A recipe in both its shapes. */
export interface OfferedRecipe {
  readonly row: SimpleRecipeRow;
  readonly candidate: SimpleCandidate;
}

/** What a person is offered, with what is needed to rank and to show it. */
export interface Offer {
  readonly recipes: readonly OfferedRecipe[];
  readonly taste: SimpleTaste;
  readonly parts: RecipeParts;
}

/** Whose recipes a caller sees. */
export const viewOf = ({ isStaff, isCoach, organisationId }: Actor): RecipeView => ({
  organisationId,
  seesDrafts: isStaff ? "all" : isCoach ? "own" : "none",
});

export const tagsOfRows = async (db: Db, rows: readonly SimpleRecipeRow[]): Promise<RecipeParts["tags"]> => {
  const ids = new Set(rows.flatMap((row) => row.custom_tag_ids));
  return new Map((await listTagsByIds(db, [...ids])).map((tag) => [tag.id, tag]));
};

interface Reader {
  readonly userId: number;
  readonly view: RecipeView;
  readonly language: CompleteLanguage;
}

/** The recipes that a person sees, and what is known of their taste. */
async function readAll(db: Db, { userId, view, language }: Reader): Promise<Offer> {
  const taste = await getSimpleTaste(db, userId);
  const rows = await listVisibleRecipes(db, view);
  const tags = await tagsOfRows(db, rows);
  const recipes = rows.map((row) => ({ row, candidate: toCandidate(row, tags) }));
  return { recipes, taste, parts: { language, tags, favourites: taste.favourites } };
}

/** The recipes that a person sees and may eat (SREC-033). */
export async function offerTo(db: Db, person: Reader): Promise<Offer> {
  const { recipes, ...offer } = await readAll(db, person);
  const allowed = recipes.filter(({ candidate }) => isSimpleRecipeAllowed(candidate, offer.taste.rules));
  return { ...offer, recipes: allowed };
}

/** The recipes that someone writes, whatever they eat themselves, the last first (SREC-048). */
export async function offerToWriter(
  db: Db,
  person: Reader,
  isTheirs: (row: SimpleRecipeRow) => boolean,
): Promise<Offer> {
  const { recipes, ...offer } = await readAll(db, person);
  return { ...offer, recipes: recipes.filter(({ row }) => isTheirs(row)).reverse() };
}

/** What a list can be narrowed to (SREC-031, SREC-032). */
export interface RecipeFilter {
  readonly search?: string | undefined;
  readonly meal_types?: readonly MealType[] | undefined;
  readonly custom_tags?: readonly number[] | undefined;
  readonly total_time_lte?: number | undefined;
  readonly prep_time_lte?: number | undefined;
  readonly is_favorite?: boolean | undefined;
  readonly allergens?: readonly SimpleAllergen[] | undefined;
  readonly dietary_preference?: OnboardingDiet | undefined;
  readonly published?: boolean | undefined;
  readonly servings?: number | undefined;
}

const MIN_SEARCH_LENGTH = 3;

const textOf = (row: SimpleRecipeRow): string =>
  plainText([row.name_en, row.name_nl, ...row.ingredients_en, ...row.ingredients_nl].join(" "));

/** Finds words in name and ingredients of both languages; fewer than 3 characters find everything (SREC-013). */
function matches(row: SimpleRecipeRow, search: string | undefined): boolean {
  const typed = search?.trim() ?? "";
  if (typed.length < MIN_SEARCH_LENGTH) return true;
  const wanted = plainText(typed);
  // Signs alone stand in no text.
  if (wanted === "") return false;
  const text = textOf(row);
  return wanted.split(" ").every((word) => text.includes(word));
}

/** A filter with the words that were meant, where no recipe has those that were typed (ledger FOOD-058). */
function asMeant<F extends { readonly search?: string | undefined }>(
  recipes: readonly OfferedRecipe[],
  filter: F,
): F {
  const { search } = filter;
  if (search === undefined || recipes.some(({ row }) => matches(row, search))) return filter;
  const vocabulary = new Vocabulary(recipes.flatMap(({ row }) => textOf(row).split(" ")));
  const corrected = vocabulary.corrected(plainText(search).split(" "));
  return corrected === null ? filter : { ...filter, search: corrected.join(" ") };
}

/** The recipes that pass a filter, also when what is searched for was mistyped. */
export function narrow(
  recipes: readonly OfferedRecipe[],
  filter: RecipeFilter,
  favourites: ReadonlySet<number>,
): OfferedRecipe[] {
  return recipes.filter(passes(asMeant(recipes, filter), favourites));
}

const isWithin = (value: number, most: number | undefined): boolean => most === undefined || value <= most;
const sharesOne = <T>(own: readonly T[], wanted: readonly T[] | undefined): boolean =>
  wanted === undefined || wanted.length === 0 || own.some((one) => wanted.includes(one));
const isSame = <T>(own: T, wanted: T | undefined): boolean => wanted === undefined || own === wanted;

/** Whether a recipe passes a filter. Tags and meal types want one of those named, allergens none. */
const passes =
  (filter: RecipeFilter, favourites: ReadonlySet<number>) =>
  ({ row, candidate }: OfferedRecipe): boolean =>
    matches(row, filter.search) &&
    sharesOne(candidate.mealTypes, filter.meal_types) &&
    sharesOne(row.custom_tag_ids, filter.custom_tags) &&
    isWithin(candidate.minutes, filter.total_time_lte) &&
    isWithin(row.prep_time_minutes ?? 0, filter.prep_time_lte) &&
    isSame(favourites.has(row.id), filter.is_favorite) &&
    !candidate.allergens.some((allergen) => filter.allergens?.includes(allergen)) &&
    suitsSimpleDiet(candidate.diets, filter.dietary_preference ?? null) &&
    isSame(row.published, filter.published) &&
    isSame(row.servings, filter.servings);
