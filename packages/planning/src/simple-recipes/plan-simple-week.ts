import type { MealType } from "@plateful/nutrition";
import { seededUnit } from "../planner/model/seeded-random.ts";
import { type SimpleCandidate, type SimpleWishes, simpleRecipeScore } from "./simple-choice.ts";

/** A meal of a week that is to be filled. */
export interface SimplePlace {
  readonly date: string;
  readonly mealType: MealType;
}

/** A place with the recipe that was chosen for it. */
export interface SimplePlanned extends SimplePlace {
  readonly recipeId: number;
}

/** Weight of a recipe having been used before: more than every wish together, so that variety comes first. */
const REPEAT = 100;
/** Chance decides between recipes that are suited about equally well. */
const CHANCE = 1.5;

/**
 * Chooses an allowed recipe of the right meal type for every place: least used first, then by the person's wishes, then
 * by chance. No recipe stands twice on a day. Places for which nothing fits are left out. The same seed gives the same
 * plan (DIARY-066).
 */
export function planSimpleWeek(
  recipes: readonly SimpleCandidate[],
  places: readonly SimplePlace[],
  wishes: SimpleWishes,
  options: { readonly seed: number; readonly recent: readonly number[] },
): SimplePlanned[] {
  const uses = new Map<number, number>();
  const use = (id: number) => uses.set(id, (uses.get(id) ?? 0) + 1);
  options.recent.forEach(use);
  const planned: SimplePlanned[] = [];
  for (const [at, place] of places.entries()) {
    const onDay = planned.filter(({ date }) => date === place.date).map(({ recipeId }) => recipeId);
    const cost = (recipe: SimpleCandidate) =>
      REPEAT * (uses.get(recipe.id) ?? 0) -
      simpleRecipeScore(recipe, wishes) -
      CHANCE * seededUnit(options.seed, at, recipe.id);
    const [best] = recipes
      .filter(({ id, mealTypes }) => mealTypes.includes(place.mealType) && !onDay.includes(id))
      .map((recipe) => ({ recipe, cost: cost(recipe) }))
      .sort((a, b) => a.cost - b.cost || a.recipe.id - b.recipe.id);
    if (best === undefined) continue;
    use(best.recipe.id);
    planned.push({ ...place, recipeId: best.recipe.id });
  }
  return planned;
}
