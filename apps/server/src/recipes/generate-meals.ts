import {
  eatsAlong,
  ingredientQuantity,
  type MealType,
  mealTypesOfFilter,
  PORTIONS_MULTIPLIER,
  WEEKDAYS,
} from "@plateful/nutrition";
import { compileHardRules, type HardRules, type Library, weekdayOf } from "@plateful/planning";
import { roundToStep } from "@plateful/quantities";
import { type ServingCatalogue, servingsByIds } from "../foods/index.ts";
import { Problem } from "../platform/base/problem.ts";
import type { Call, Http } from "../platform/calls/call.ts";
import { pageWindow, toPage } from "../platform/http/page.ts";
import { type EatingRules, getEatingRules } from "./eating-rules.ts";
import { fitsDish, fitsSearch, isAllowed, isWithin, type MealWishes } from "./match-recipe.ts";
import { plannerId, plannerLibrary } from "./planner-library.ts";
import { portionOf, presentIngredient } from "./present-recipe.ts";
import { type CataloguedRecipe, recipeCatalogue, recipesOfAuthor } from "./recipe-catalogue.ts";
import { searchedWords } from "./searched-text.ts";
import { findSlotTarget, type SlotTarget } from "./slot-target-store.ts";

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

function fitsSource({ row }: CataloguedRecipe, wishes: MealWishes): boolean {
  return (
    (wishes.id === undefined || row.id === wishes.id) &&
    (wishes.author === undefined || row.author_id === wishes.author) &&
    (wishes.published === undefined || row.published === wishes.published) &&
    (wishes.source_provider === undefined ||
      wishes.source_provider.some((name) => name === row.source_provider))
  );
}

/** A draft shows to its author alone, who asks for their own recipes or for what is not published (REC-046, REC-063). */
const showsDrafts = (call: Call, wishes: MealWishes): boolean =>
  wishes.published === false || wishes.author === call.actor.id;

const isDraft = ({ row }: CataloguedRecipe): boolean => !row.published && row.key === null;

/** Size of a portion that comes nearest to the wished energy; null when no allowed size does (REC-042). */
function propose(recipe: CataloguedRecipe, target: Target | null): Proposal | null {
  if (target === null || isDraft(recipe)) return { recipe, multiplier: 1, distance: 0 };
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

/** The rules of those who eat along at the meal that is searched for; without a date, of whoever ever does. */
function rulesAtTable(
  { household, rules }: EatingRules,
  library: Library,
  wishes: MealWishes,
  slot: SlotTarget | null,
): HardRules[] {
  if (slot === null) return [];
  const { date_to_plan_for: date } = wishes;
  const days = date === undefined ? WEEKDAYS : [weekdayOf(date)];
  const type = slot.meal_type as MealType;
  const present = household.filter((member) => days.some((day) => eatsAlong(member, type, day)));
  const ids = new Set(present.map(({ id }) => String(id)));
  return (rules.household ?? [])
    .filter(({ id }) => ids.has(id))
    .map((member) => compileHardRules(library, member.wishes));
}

/** The product's recipes and those of the person whom the meals are for. */
async function searchedRecipes(call: Call, wishes: MealWishes): Promise<CataloguedRecipe[]> {
  const catalogue = [...(await recipeCatalogue(call.services, call.db)).values()];
  if (wishes.source_provider?.every((source) => source === "PLATEFUL") === true) return catalogue;
  const own = await recipesOfAuthor(call.services, call.db, call.subjectId);
  const hidesDrafts = !showsDrafts(call, wishes);
  return [...catalogue, ...[...own.values()].filter((recipe) => !(hidesDrafts && isDraft(recipe)))];
}

const draftsThenNearest = (a: Proposal, b: Proposal): number =>
  Number(isDraft(b.recipe)) - Number(isDraft(a.recipe)) ||
  a.distance - b.distance ||
  a.recipe.row.id - b.recipe.row.id;

/**
 * Recipes that a person may eat and that match the wishes, each scaled to the energy of the slot or the wish, nearest
 * first. Nothing is stored (REC-042, REC-046 to REC-048).
 */
export async function generateMeals(call: Call, http: Http, wishes: MealWishes) {
  const slot = await getSlot(call, wishes);
  const eating = await getEatingRules(call.db, call.subjectId);
  const { rules } = eating;
  const library = await plannerLibrary(call.services, call.db, eating.ownRecipeIds);
  const recipes = await searchedRecipes(call, wishes);
  const search = await searchedWords(call.services, call.db, wishes.ingredient_search);
  const table = [compileHardRules(library, rules), ...rulesAtTable(eating, library, wishes, slot)];
  const types = mealTypesOfFilter(wishes.meal_types ?? (slot === null ? [] : [slot.meal_type]));
  const favourites = new Set(rules.favourites);
  const target = toTarget(wishes, slot);
  const proposals = recipes
    .filter(
      (recipe) =>
        fitsSource(recipe, wishes) &&
        fitsDish(recipe, wishes, types) &&
        (wishes.favourite !== true || favourites.has(plannerId(recipe.row.id))) &&
        (isDraft(recipe) || table.every((hard) => isAllowed(recipe, library, hard, types))) &&
        fitsSearch(recipe, search),
    )
    .flatMap((recipe) => propose(recipe, target) ?? [])
    .sort(draftsThenNearest);
  const { limit, offset } = pageWindow(wishes);
  const shown = proposals.slice(offset, offset + limit);
  const servingIds = shown.flatMap(({ recipe }) => recipe.ingredients.map((one) => one.suggested_serving_id));
  const servings = await servingsByIds(call.services, call.db, servingIds);
  const results = shown.map((proposal) => presentProposal(call, proposal, servings));
  return toPage(wishes, http, proposals.length, results);
}
