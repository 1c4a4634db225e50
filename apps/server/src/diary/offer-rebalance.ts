import type { offerRebalance as endpoint, RebalanceOffer, RebalanceWay } from "@plateful/contract";
import type { Macros } from "@plateful/nutrition";
import { type Offer, openMeals, rebalance, type StandingMeal, standingWeek } from "@plateful/planning";
import type { Call } from "../platform/call.ts";
import type { Lookup } from "../platform/lookup.ts";
import { type CataloguedRecipe, portionOf, recipeIdOf, recipesByIds } from "../recipes/index.ts";
import { roundMacros } from "./present-diary.ts";
import { getDayRow } from "./read-diary.ts";
import { readStandingDay } from "./standing-day.ts";

type Recipes = Lookup<CataloguedRecipe>;

/** What an offer changes of the meals that are open. */
function changedMeals(offer: Offer, open: readonly StandingMeal[]) {
  return offer.meals.flatMap((meal) => {
    const before = open.find(({ slotId }) => slotId === meal.slotId);
    if (before?.recipe == null) return [];
    const isSwap = before.recipe.id !== meal.recipeId;
    const isSame = !isSwap && Math.abs(before.recipe.portions - meal.portions) < 1e-6;
    return isSame
      ? []
      : [{ itemId: before.id, recipeId: recipeIdOf(meal.recipeId), portions: meal.portions, isSwap }];
  });
}

function presentOffer(
  { language }: Pick<Call, "language">,
  way: RebalanceWay,
  offer: Offer,
  open: readonly StandingMeal[],
  recipes: Recipes,
): RebalanceOffer {
  return {
    way,
    ...roundMacros(offer.totals),
    deviation: roundMacros(offer.errors),
    meals: changedMeals(offer, open).flatMap(({ itemId, recipeId, portions, isSwap }) => {
      const recipe = recipes.get(recipeId);
      if (recipe === undefined) return [];
      const { kcal } = portionOf(recipe.row, portions);
      const summary = recipe.summary[language];
      return [
        {
          calendar_item: itemId,
          recipe_template: summary,
          portions_multiplier: portions,
          kcal,
          is_swap: isSwap,
        },
      ];
    }),
  };
}

/**
 * Ways to go on with a day: leaving it is always one of them. Nothing goes below half of a meal, and tomorrow stays as it
 * is. Nothing is stored (PLAN-040, PLAN-041).
 */
export async function offerRebalance(
  call: Call<typeof endpoint>,
): Promise<{ calendar_day: number; target: Macros; offers: RebalanceOffer[] }> {
  const row = await getDayRow(call.db, call.params.id);
  const { library, standing, linked } = await readStandingDay(call, row.user_id, row.date);
  const open = openMeals(library, standing);
  const offersFor = (meals: readonly StandingMeal[]) => {
    const { week, day } = standingWeek(library, standing, meals);
    return { ...rebalance(library, week, day, { eaten: [] }), target: week.days[day]?.target };
  };
  const whole = offersFor(open);
  const { asIs, portions, target } = whole;
  // Another recipe for what is cooked for two days, or left over, would change another day.
  const free = open.filter(({ id }) => !linked.has(id));
  const { full } = free.length === open.length ? whole : offersFor(free);
  const ids = [...portions.meals, ...full.meals].map(({ recipeId }) => recipeIdOf(recipeId));
  const recipes = await recipesByIds(call.services, call.db, ids);
  const present = (way: RebalanceWay, offer: Offer) => presentOffer(call, way, offer, open, recipes);
  const others = [present("PORTIONS", portions), ...(full.changed === 0 ? [] : [present("SWAPS", full)])];
  return {
    calendar_day: row.id,
    target: roundMacros(target ?? asIs.totals),
    offers: [{ ...present("LEAVE", asIs), meals: [] }, ...others.filter(({ meals }) => meals.length > 0)],
  };
}
