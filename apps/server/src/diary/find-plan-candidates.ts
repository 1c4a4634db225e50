import type {
  findPlanCandidates as endpoint,
  PlanCandidate,
  PlanCandidates,
  StandingRecipe,
} from "@plateful/contract";
import { addDays, MEAL_TYPES, type MealType, originalsAdmitted } from "@plateful/nutrition";
import { compileHardRules, type HardRules, type Library, recipesForSlots } from "@plateful/planning";
import type { Call } from "../platform/call.ts";
import {
  type CataloguedRecipe,
  getEatingRules,
  plannerId,
  plannerLibrary,
  recipeIdOf,
  recipesByIds,
} from "../recipes/index.ts";
import { listRecipesBetween } from "./calendar-item-store.ts";
import { macrosOf, toSpec } from "./day-input.ts";
import { WEIGHTS_VERSION } from "./digest.ts";
import { findWeekSlots } from "./week-slot-store.ts";

/** Keeps the answer small on the wire however large the library grows: some 85 bytes per recipe, packed. */
const MOST_CANDIDATES = 600;
/** Days around today whose meals are swapped without a network, if any are. */
const DAYS_BACK = 14;
const DAYS_AHEAD = 35;

type Facts = Omit<PlanCandidate, "recipe_template">;

interface Source {
  readonly library: Library;
  readonly hard: HardRules;
  readonly favourites: ReadonlySet<string>;
  /** How many of the things that others stand in for the person eats, 0 to 1. */
  readonly originals: number;
}

/** The meals that a recipe may be planned for; none when it does not suit the person. */
const suitedMeals = ({ library, hard }: Source, plannerRecipeId: string): MealType[] => {
  const index = library.indexById.get(plannerRecipeId);
  return index === undefined ? [] : MEAL_TYPES.filter((type) => hard.allows(index, type));
};

function factsOf(
  { library, favourites, originals }: Source,
  { row }: CataloguedRecipe,
  mealTypes: readonly MealType[],
): Facts {
  const id = plannerId(row.id);
  const index = library.indexById.get(id) ?? 0;
  const { start, items, names } = library.groceries;
  const minutes = library.preparation[index] ?? Number.NaN;
  return {
    per_portion: macrosOf(row),
    minutes: Number.isNaN(minutes) ? null : minutes,
    meal_types: [...mealTypes],
    main_group: row.main_group,
    stand_in: originals * (library.standIn[index] ?? 0),
    popularity: library.popularity[index] ?? 0,
    groceries: [...items.subarray(start[index], start[index + 1])].map((at) => recipeIdOf(names[at] ?? "")),
    is_favourite: favourites.has(id),
  };
}

/**
 * The recipes that best fit the person's meals, and what stands in the diary around today. Every rule has been applied: what
 * the person may not eat is never among the recipes, and stands with figures alone where it was planned before
 * (PLAN-110, PLAN-111).
 */
export async function findPlanCandidates({
  db,
  services,
  subjectId,
  today,
  language,
}: Call<typeof endpoint>): Promise<PlanCandidates> {
  const { rules, ownRecipeIds } = await getEatingRules(db, subjectId);
  const library = await plannerLibrary(services, db, ownRecipeIds);
  const source = {
    library,
    hard: compileHardRules(library, rules),
    favourites: new Set(rules.favourites),
    originals: originalsAdmitted(rules.diet),
  };
  const week = await findWeekSlots(db, subjectId);
  const slots = week === null ? [] : Object.values(week).flat();
  const best = recipesForSlots(library, rules, slots.map(toSpec), MOST_CANDIDATES);
  const planned = await listRecipesBetween(
    db,
    subjectId,
    addDays(today, -DAYS_BACK),
    addDays(today, DAYS_AHEAD),
  );
  const ids = [...new Set([...best.ids.map(recipeIdOf), ...planned])].sort((a, b) => a - b);
  const catalogue = await recipesByIds(services, db, ids);
  const recipes: PlanCandidate[] = [];
  const standing: StandingRecipe[] = [];
  for (const id of ids) {
    const recipe = catalogue.get(id);
    if (recipe === undefined || !library.indexById.has(plannerId(id))) continue;
    const suited = suitedMeals(source, plannerId(id));
    if (suited.length > 0)
      recipes.push({ recipe_template: recipe.summary[language], ...factsOf(source, recipe, suited) });
    else standing.push({ id, ...factsOf(source, recipe, recipe.row.meal_types as MealType[]) });
  }
  return { library: library.version, weights: WEIGHTS_VERSION, extent: best.extent, recipes, standing };
}
