import { addDays } from "@plateful/nutrition";
import { FRESH_DAYS, leftInPacks, MEMORY_DAYS } from "@plateful/planning";
import { servingsByIds } from "../foods/index.ts";
import type { JobKind } from "../platform/calls/jobs.ts";
import type { Services } from "../platform/calls/services.ts";
import type { Db } from "../platform/database/open-database.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import { readFoodsAtHome } from "./at-home-store.ts";
import { foodsToBuy } from "./foods-to-buy.ts";
import { carryOwnItems, insertItems } from "./grocery-item-store.ts";
import {
  claimList,
  findTableSizes,
  type ListRow,
  listEdgeLeftovers,
  listPlannedFoods,
  setListStatus,
  updateEdgeLeftovers,
  updateTableSizes,
} from "./grocery-store.ts";

import { withNotes } from "./notes-of-items.ts";
import { packUses } from "./pack-uses.ts";
import { listRecipeMealsBetween } from "./recipe-meal-store.ts";

export const GROCERY_LIST_JOB = "grocery-list";

/** Half of what the work behind the calls may take of ten connections. */
const AT_ONCE = 4;

export interface GroceryListJob {
  readonly listId: number;
  /** Whose list it is, so that their erasure finds the job. */
  readonly userId: number;
}

/** What meals before a list leave of packs that keep, when all of them were shopped for (PLAN-221). */
async function leftBefore(services: Services, db: Db, { user_id: userId, start_date: start }: ListRow) {
  const range = { userId, from: addDays(start, -MEMORY_DAYS), to: addDays(start, -1) };
  const meals = await listRecipeMealsBetween(db, range);
  const { uses, packs } = await packUses({ db, services }, meals, start);
  return leftInPacks(uses, packs);
}

async function itemsToBuy(services: Services, db: Db, list: ListRow) {
  const { user_id: userId, start_date: start, end_date: end } = list;
  const planned = await listPlannedFoods(db, userId, start, end);
  const later = await listPlannedFoods(db, userId, addDays(end, 1), addDays(end, FRESH_DAYS));
  const servings = await servingsByIds(
    services,
    db,
    [...planned, ...later].map((line) => line.suggested_serving_id),
  );
  const left = await leftBefore(services, db, list);
  const atHome = await readFoodsAtHome(db, userId);
  return withNotes(foodsToBuy(planned, servings), { planned, later, servings, left, atHome });
}

/** Makes a list's items from the diary as it is now; afterwards the list does not follow the diary (GROC-021). */
async function makeGroceryList(services: Services, listId: number): Promise<void> {
  await inSystemScope(services.db, async (db) => {
    const list = await claimList(db, listId);
    if (list === undefined) return;
    await insertItems(db, list, await itemsToBuy(services, db, list));
    await carryOwnItems(db, list);
    const { user_id: userId, start_date: start, end_date: end } = list;
    await updateEdgeLeftovers(db, list.id, await listEdgeLeftovers(db, userId, start, end));
    await updateTableSizes(db, list.id, await findTableSizes(db, userId, start, end));
    await setListStatus(db, list.id, "READY");
  });
}

/** The slow part of a grocery list. When it fails the list says so at once, and a later try may still make it. */
export const groceryListJob = (services: Services): JobKind<GroceryListJob> => ({
  name: GROCERY_LIST_JOB,
  atOnce: AT_ONCE,
  retries: 3,
  retryDelaySeconds: 2,
  work: async ({ listId }) => {
    try {
      await makeGroceryList(services, listId);
    } catch (error) {
      await inSystemScope(services.db, (db) => setListStatus(db, listId, "FAILED"));
      throw error;
    }
  },
});
