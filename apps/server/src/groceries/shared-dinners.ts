import type { SharedGroceryList } from "@plateful/contract";
import type { Call } from "../platform/calls/call.ts";
import { withReach } from "../platform/database/scope.ts";
import { recipesByIds } from "../recipes/index.ts";
import { listPlannedDinners, type ShopperRow } from "./grocery-share-store.ts";

/**
 * The dinners that a list buys for and that are still to be eaten, by name and picture: neither portions nor figures, and no other
 * meal. None for who joined when the owner was told that dishes are not shown (GROC-040).
 * @param list A list that this call may read: without the owner's consent there is none.
 */
export async function listDinners(
  { db, services, language }: Pick<Call, "db" | "services" | "language">,
  { user_id: ownerId, sees_dinners }: Pick<ShopperRow, "user_id" | "sees_dinners">,
  { start_date: from, end_date: to }: Pick<SharedGroceryList, "start_date" | "end_date">,
): Promise<SharedGroceryList["dinners"]> {
  if (!sees_dinners) return [];
  return withReach(db, "all", async () => {
    const dinners = await listPlannedDinners(db, ownerId, { from, to });
    const recipes = await recipesByIds(
      services,
      db,
      dinners.map(({ recipeId }) => recipeId),
    );
    return dinners.flatMap(({ date, recipeId }) => {
      const recipe = recipes.get(recipeId)?.summary[language];
      if (recipe === undefined) return [];
      const { id, name, image, picture_version } = recipe;
      return [{ date, recipe: { id, name, image, picture_version } }];
    });
  });
}
