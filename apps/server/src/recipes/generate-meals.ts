import type { generateMeals as generateMealsEndpoint } from "@plateful/contract";
import {
  ingredientQuantity,
  type MealType,
  mealTypesOfFilter,
  PORTIONS_MULTIPLIER,
} from "@plateful/nutrition";
import { compileHardRules, type HardRules, type Library } from "@plateful/planning";
import { roundToStep } from "@plateful/quantities";
import { type ServingCatalogue, servingCatalogue } from "../foods/index.ts";
import type { Call, Http } from "../platform/call.ts";
import { pageWindow, toPage } from "../platform/page.ts";
import { Problem } from "../platform/problem.ts";
import { getEatingRules } from "./eating-rules.ts";
import { plannerId, plannerLibrary } from "./planner-library.ts";
import { portionOf, presentIngredient } from "./present-recipe.ts";
import { type CataloguedRecipe, recipeCatalogue } from "./recipe-catalogue.ts";
import { findSlotTarget, type SlotTarget } from "./slot-target-store.ts";

type List = Call<typeof generateMealsEndpoint>;
/** The wishes of a search: the same whether they came in the query or in the body. */
export type MealWishes = List["query"];

interface Target {
  readonly kcal: number;
  readonly protein: number | undefined;
}

interface Proposal {
  readonly recipe: CataloguedRecipe;
  readonly multiplier: number;
  /** Distance from the target, for the order only. */
  readonly distance: number;
}

const isWithin = (value: number, min: number | undefined, max: number | undefined) =>
  value >= (min ?? Number.NEGATIVE_INFINITY) && value <= (max ?? Number.POSITIVE_INFINITY);

function fitsSource(recipe: CataloguedRecipe, wishes: MealWishes): boolean {
  const { row } = recipe;
  return (
    (wishes.id === undefined || row.id === wishes.id) &&
    (wishes.author === undefined || row.author_id === wishes.author) &&
    (wishes.published === undefined || row.published === wishes.published) &&
    (wishes.source_provider === undefined ||
      wishes.source_provider.some((name) => name === row.source_provider))
  );
}

/** Every word of the search must occur in the name or in one of the ingredients, in either language. */
function fitsSearch({ presented }: CataloguedRecipe, search: string | undefined): boolean {
  const words = (search ?? "").toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const text = [presented.en, presented.nl]
    .flatMap((recipe) => [recipe.name, ...recipe.ingredients.map(({ name }) => name)])
    .join("\n")
    .toLowerCase();
  return words.every((word) => text.includes(word));
}

function fitsDish({ row }: CataloguedRecipe, wishes: MealWishes, types: readonly MealType[] | null): boolean {
  const minutes = (row.preparation_time_min ?? 0) + (row.cooking_time_min ?? 0);
  const { preparation_time_min_gte: least, preparation_time_min_lte: most } = wishes;
  return (
    (types === null || types.some((type) => row.meal_types.includes(type))) &&
    (wishes.tags === undefined || wishes.tags.some((tag) => row.tags.includes(tag))) &&
    isWithin(minutes, least, most)
  );
}

function isAllowed(
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

/** Size of a portion that comes nearest to the wished energy; null when no allowed size does (REC-042). */
function propose(recipe: CataloguedRecipe, target: Target | null): Proposal | null {
  if (target === null) return { recipe, multiplier: 1, distance: 0 };
  const multiplier = roundToStep(target.kcal / recipe.row.kcal, PORTIONS_MULTIPLIER.step);
  if (!isWithin(multiplier, PORTIONS_MULTIPLIER.min, PORTIONS_MULTIPLIER.max)) return null;
  const off = Math.abs(recipe.row.kcal * multiplier - target.kcal) / target.kcal;
  const { protein } = target;
  const offProtein =
    protein === undefined || protein === 0
      ? 0
      : Math.abs(recipe.row.protein * multiplier - protein) / protein;
  return { recipe, multiplier, distance: off + offProtein };
}

function toTarget(wishes: MealWishes, slot: SlotTarget | null): Target | null {
  const kcal = wishes.kcal ?? slot?.kcal;
  return kcal === undefined || kcal === 0 ? null : { kcal, protein: wishes.protein ?? slot?.protein };
}

function presentProposal(call: Call, { recipe, multiplier }: Proposal, servings: ServingCatalogue) {
  const template = recipe.presented[call.language];
  return {
    id: null,
    user: null,
    recipe_template: template,
    ingredients: recipe.ingredients.map((row) =>
      presentIngredient(
        { ...row, quantity: ingredientQuantity(row.quantity, multiplier, 1) },
        servings,
        call.language,
      ),
    ),
    directions: template.directions,
    portions: 1,
    portions_multiplier: multiplier,
    planned_portions: null,
    ...portionOf(recipe.row, multiplier),
    modified: null,
  };
}

async function getSlot(call: Call, wishes: MealWishes): Promise<SlotTarget | null> {
  const id = wishes.meal_slot_specification;
  if (id === undefined) return null;
  const slot = await findSlotTarget(call.db, call.subjectId, id);
  if (slot === undefined) throw new Problem("not_found");
  return slot;
}

/**
 * Recipes that a person may eat and that match the wishes, each scaled to the energy of the slot or the wish, nearest
 * first. Nothing is stored (REC-042, REC-046 to REC-048).
 */
export async function generateMeals(call: Call, http: Http, wishes: MealWishes) {
  const slot = await getSlot(call, wishes);
  const { rules } = await getEatingRules(call.db, call.subjectId);
  const library = await plannerLibrary(call.services, call.db);
  const recipes = await recipeCatalogue(call.services, call.db);
  const hard = compileHardRules(library, rules);
  const types = mealTypesOfFilter(wishes.meal_types ?? (slot === null ? [] : [slot.meal_type]));
  const favourites = new Set(rules.favourites);
  const target = toTarget(wishes, slot);
  const proposals = [...recipes.values()]
    .filter(
      (recipe) =>
        fitsSource(recipe, wishes) &&
        fitsDish(recipe, wishes, types) &&
        (wishes.favourite !== true || favourites.has(plannerId(recipe.row.id))) &&
        isAllowed(recipe, library, hard, types) &&
        fitsSearch(recipe, wishes.ingredient_search),
    )
    .flatMap((recipe) => propose(recipe, target) ?? [])
    .sort((a, b) => a.distance - b.distance || a.recipe.row.id - b.recipe.row.id);
  const { limit, offset } = pageWindow(wishes);
  const servings = await servingCatalogue(call.services, call.db);
  const results = proposals
    .slice(offset, offset + limit)
    .map((proposal) => presentProposal(call, proposal, servings));
  return toPage(wishes, http, proposals.length, results);
}
