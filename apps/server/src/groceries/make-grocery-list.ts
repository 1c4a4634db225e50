import { servingsByIds } from "../foods/index.ts";
import type { JobKind } from "../platform/calls/jobs.ts";
import type { Services } from "../platform/calls/services.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import { setAsideAtHome } from "./at-home-store.ts";
import { foodsToBuy } from "./foods-to-buy.ts";
import { carryOwnItems, insertItems } from "./grocery-item-store.ts";
import {
  claimList,
  findTableSizes,
  listEdgeLeftovers,
  listPlannedFoods,
  setListStatus,
  updateEdgeLeftovers,
  updateTableSizes,
} from "./grocery-store.ts";

export const GROCERY_LIST_JOB = "grocery-list";

/** Half of what the work behind the calls may take of ten connections. */
const AT_ONCE = 4;

export interface GroceryListJob {
  readonly listId: number;
  /** Whose list it is, so that their erasure finds the job. */
  readonly userId: number;
}

/** Makes a list's items from the diary as it is now; afterwards the list does not follow the diary (GROC-021). */
async function makeGroceryList(services: Services, listId: number): Promise<void> {
  await inSystemScope(services.db, async (db) => {
    const list = await claimList(db, listId);
    if (list === undefined) return;
    const planned = await listPlannedFoods(db, list.user_id, list.start_date, list.end_date);
    const servings = await servingsByIds(
      services,
      db,
      planned.map((line) => line.suggested_serving_id),
    );
    await insertItems(db, list, foodsToBuy(planned, servings));
    await setAsideAtHome(db, list);
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
