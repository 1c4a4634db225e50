import type { findUnsuitedMeals as endpoint, UnsuitedMeal } from "@plateful/contract";
import { compileHardRules, type HardWishes, type Library } from "@plateful/planning";
import type { Call } from "../../platform/calls/call.ts";
import { getEatingRules, plannerId, plannerLibrary } from "../../recipes/index.ts";
import { listItemsBetween } from "../day/calendar-item-store.ts";
import { storedCompany } from "../day/recipe-meal-store.ts";

/** Whether a recipe is known to suit diet, intolerances, allergens and ingredients to avoid; likings and lists are left out. */
function suitsOf(library: Library, wishes: HardWishes): (recipeId: number) => boolean {
  const { diet, intolerances = [], allergens, avoid } = wishes;
  const { allowed } = compileHardRules(library, { diet, intolerances, allergens, avoid, disliked: [] });
  return (recipeId) => {
    const index = library.indexById.get(plannerId(recipeId));
    // Of a recipe that has left the library nothing is known any more.
    return index === undefined || allowed[index] === 1;
  };
}

/**
 * The planned recipes from today on that do not suit the person or someone who eats along: their restrictions, or the
 * dish, changed since it was planned (PLAN-180). What was eaten is a fact. Of recipes that the person made themselves, they
 * know best whether these suit them.
 */
export async function findUnsuitedMeals(call: Call<typeof endpoint>): Promise<{ meals: UnsuitedMeal[] }> {
  const { db, services, query, subjectId, today } = call;
  const { rules, ownRecipeIds } = await getEatingRules(db, subjectId);
  const from = query.date__gte > today ? query.date__gte : today;
  const items = await listItemsBetween(db, subjectId, from, query.date__lte);
  const planned = items.filter(({ status, recipe_template_id: id }) => status === "PLANNED" && id !== null);
  if (planned.length === 0) return { meals: [] };
  const library = await plannerLibrary(services, db, ownRecipeIds);
  const own = new Set(ownRecipeIds);
  const suitsOneself = suitsOf(library, rules);
  // Who is no longer of the household is not among them, and suited by everything.
  const suitsMember = new Map(
    (rules.household ?? []).map(({ id, wishes }) => [Number(id), suitsOf(library, wishes)]),
  );
  const meals = planned.flatMap(({ id, recipe_template_id: recipeId, company }): UnsuitedMeal[] => {
    if (recipeId === null) return [];
    const oneself = !own.has(recipeId) && !suitsOneself(recipeId);
    const members = storedCompany(company ?? [])
      .filter(({ member }) => suitsMember.get(member)?.(recipeId) === false)
      .map(({ member, name }) => ({ member, name }));
    return oneself || members.length > 0 ? [{ calendar_item: id, oneself, members }] : [];
  });
  return { meals };
}
