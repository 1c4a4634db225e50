import {
  type GroceryList,
  getSharedGroceryList,
  type SharedGroceries,
  type SharedGroceryList,
} from "@plateful/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/server/call.ts";
import { CallError } from "../../lib/server/call-error.ts";
import { POLL } from "../../lib/server/polling.ts";

/** A list that is shared, as the screen shows every list. */
export interface ShownShare extends Pick<SharedGroceries, "owner" | "shoppers"> {
  readonly list: GroceryList | null;
  /** The dinners that it buys for. */
  readonly dinners: SharedGroceryList["dinners"];
}

const shown = ({ list, ...share }: SharedGroceries): ShownShare => ({
  ...share,
  list: list === null ? null : { ...list, dishes: [], edge_leftovers: [], people: null, shop: null },
  dinners: list?.dinners ?? [],
});

/** The latest list of someone for whom the person shops, read again and again while it is open; null once that has ended. */
export const sharedListQuery = (joinedId: number) =>
  queryOptions({
    queryKey: ["grocery-lists", "shared", joinedId],
    queryFn: async ({ signal }): Promise<ShownShare | null> => {
      try {
        return shown(await call(getSharedGroceryList, { params: { id: String(joinedId) }, signal }));
      } catch (error) {
        if (error instanceof CallError && error.status === 404) return null;
        throw error;
      }
    },
    refetchInterval: ({ state: { data } }) => (data === null ? false : POLL.sharedGroceries),
    meta: { silent: true },
  });
