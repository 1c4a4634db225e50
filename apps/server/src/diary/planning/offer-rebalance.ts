import type { offerRebalance as endpoint, RebalanceOffer } from "@plateful/contract";
import { type Macros, roundMacros } from "@plateful/nutrition";
import { standingOffers, type WayOn } from "@plateful/planning";
import type { Lookup } from "../../platform/base/lookup.ts";
import type { Call } from "../../platform/calls/call.ts";
import { type CataloguedRecipe, portionOf, recipeIdOf, recipesByIds } from "../../recipes/index.ts";
import { getDayRow } from "../day/read-diary.ts";
import { readStandingDay } from "../day/standing-day.ts";

function presentWay(
  { language }: Pick<Call, "language">,
  { way, totals, errors, meals }: WayOn,
  recipes: Lookup<CataloguedRecipe>,
): RebalanceOffer {
  return {
    way,
    ...roundMacros(totals),
    deviation: roundMacros(errors),
    meals: meals.flatMap(({ mealId, recipeId, portions, isSwap }) => {
      const recipe = recipes.get(recipeIdOf(recipeId));
      if (recipe === undefined) return [];
      const { kcal } = portionOf(recipe.row, portions);
      const summary = recipe.summary[language];
      return [
        {
          calendar_item: mealId,
          recipe_template: summary,
          portions_multiplier: portions,
          kcal,
          is_swap: isSwap,
        },
      ];
    }),
  };
}

/** Ways to go on with a day: leaving it is always one of them. Nothing is stored (PLAN-040, PLAN-041). */
export async function offerRebalance(
  call: Call<typeof endpoint>,
): Promise<{ calendar_day: number; target: Macros; offers: RebalanceOffer[] }> {
  const row = await getDayRow(call.db, call.params.id);
  const { library, standing } = await readStandingDay(call, row.user_id, row.date);
  const { target, ways } = standingOffers(library, standing);
  const ids = ways.flatMap(({ meals }) => meals.map(({ recipeId }) => recipeIdOf(recipeId)));
  const recipes = await recipesByIds(call.services, call.db, ids);
  return {
    calendar_day: row.id,
    target: roundMacros(target),
    offers: ways.map((way) => presentWay(call, way, recipes)),
  };
}
