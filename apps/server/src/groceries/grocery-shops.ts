import type { GroceryList, GroceryShops, setGroceryListShop as setEndpoint } from "@plateful/contract";
import { learnedAisles } from "@plateful/planning";
import { Problem } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import { presentList } from "./grocery-lists.ts";
import { listTrips } from "./grocery-shop-store.ts";
import { updateShop } from "./grocery-store.ts";

/**
 * The shops of someone, that of the latest list first, each with its aisles as far as they are known (GROC-036, GROC-037). What is
 * ticked on the latest list does not count yet: its shelves stay where they are while someone shops from it.
 */
export async function findGroceryShops({ db, actor }: Pick<Call, "db" | "actor">): Promise<GroceryShops> {
  const trips = await listTrips(db, actor.id);
  const names = [...new Set(trips.map(({ shop }) => shop))];
  const earlier = trips.slice(1);
  return {
    shops: names.map((name) => ({
      name,
      aisles: learnedAisles(earlier.filter(({ shop }) => shop === name).map(({ shelves }) => shelves)),
    })),
  };
}

export async function setGroceryListShop(call: Call<typeof setEndpoint>): Promise<GroceryList> {
  const { db, params, body } = call;
  const row = await updateShop(db, params.id, body.shop ?? null);
  if (row === undefined) throw new Problem("not_found");
  return presentList(call, row);
}
