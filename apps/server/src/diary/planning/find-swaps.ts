import type { findSwaps as endpoint, MealSwap } from "@plateful/contract";
import { onlyMacros, roundMacros } from "@plateful/nutrition";
import { companyOfSwap, standingSwaps } from "@plateful/planning";
import { Problem } from "../../platform/base/problem.ts";
import type { Call } from "../../platform/calls/call.ts";
import { portionOf, recipeIdOf, recipesByIds } from "../../recipes/index.ts";
import { getDayRow, getItemRow } from "../day/read-diary.ts";
import { storedCompany } from "../day/recipe-meal-store.ts";
import { readStandingDay } from "../day/standing-day.ts";

/** The best recipes that could stand in the place of a planned one; nothing is stored (PLAN-030, PLAN-031). */
export async function findSwaps(
  call: Call<typeof endpoint>,
): Promise<{ calendar_item: number; swaps: MealSwap[] }> {
  const { db, services, language } = call;
  const item = await getItemRow(db, call.params.id);
  const { date } = await getDayRow(db, item.calendar_day_id);
  const { library, standing } = await readStandingDay(call, item.user_id, date);
  const found = standingSwaps(library, standing, item.id);
  if (found === null) throw new Problem("meal_not_open");
  const recipes = await recipesByIds(
    services,
    db,
    found.map(({ recipeId }) => recipeIdOf(recipeId)),
  );
  const present = storedCompany(item.company ?? []);
  const swaps = found.flatMap((swap): MealSwap[] => {
    const recipe = recipes.get(recipeIdOf(swap.recipeId));
    if (recipe === undefined) return [];
    return [
      {
        recipe_template: recipe.summary[language],
        portions_multiplier: swap.portions,
        ...onlyMacros(portionOf(recipe.row, swap.portions)),
        deviation: roundMacros(swap.dayErrors),
        new_groceries: swap.newGroceries,
        minutes_saved: swap.minutesSaved,
        company: companyOfSwap(swap, present),
      },
    ];
  });
  return { calendar_item: item.id, swaps };
}
