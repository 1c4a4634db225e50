import { addDays } from "@plateful/nutrition";
import { leftOfPacks, MEMORY_DAYS } from "@plateful/planning";
import { listFoodsAtHome, listRecipeMealsBetween, packUses } from "../../groceries/index.ts";
import type { Services } from "../../platform/calls/services.ts";
import type { Db } from "../../platform/database/open-database.ts";

/** A recipe on a date of the diary. */
interface ServedMeal {
  readonly date: string;
  readonly recipeTemplateId: number;
}

/** How the weeks around some days weigh on a plan of them. */
export interface RememberedWeeks {
  /** What was had and is planned within four weeks of the days, and on them. */
  readonly served: readonly ServedMeal[];
  /** Foods that need not be bought: those that the person says to have, and what keeps of packs that meals up to today left. */
  readonly atHome: readonly number[];
}

/** Reads the four weeks around some days (PLAN-197, PLAN-221). */
export async function readRememberedWeeks(
  { db, services }: { readonly db: Db; readonly services: Services },
  userId: number,
  { first, last, today }: { readonly first: string; readonly last: string; readonly today: string },
): Promise<RememberedWeeks> {
  const from = addDays(first < today ? first : today, -MEMORY_DAYS);
  const meals = await listRecipeMealsBetween(db, { userId, from, to: addDays(last, MEMORY_DAYS) });
  const lately = meals.filter(({ date }) => date < today && date >= addDays(today, -MEMORY_DAYS));
  const { uses, packs } = await packUses({ db, services }, lately, today);
  const left = leftOfPacks(uses, packs).map(Number);
  return {
    served: meals.map(({ date, recipe_template_id: id }) => ({ date, recipeTemplateId: id })),
    atHome: [...new Set([...(await listFoodsAtHome(db, userId, last)), ...left])].sort((a, b) => a - b),
  };
}
