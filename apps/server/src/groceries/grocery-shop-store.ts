import type { GroceryCategory } from "@plateful/nutrition";
import { sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";

/** As many lists as are looked at: about three months of one a week. */
const MAX_LISTS = 12;

/** A list, with the shelves of which something was ticked, in the order in which that was. */
export interface ListTrip {
  /** The name of the shop; null where none was named. */
  readonly shop: string | null;
  readonly shelves: readonly GroceryCategory[];
}

/**
 * The latest lists of someone, newest first. The shelves of a list are ordered by the mean time of their ticks, so that one item
 * that was ticked at home does not move its shelf to the front.
 */
export async function listTrips(db: Db, userId: number): Promise<readonly ListTrip[]> {
  const { rows } = await sql<ListTrip>`
    select l.shop, coalesce((
      select array_agg(s.category order by s.mean, s.category) from (
        select i.category, avg(extract(epoch from i.ticked_at)) as mean from grocery_list_items i
        where i.grocery_list_id = l.id and i.checked and i.ticked_at is not null group by i.category) s), '{}') as shelves
    from grocery_lists l where l.user_id = ${userId} order by l.id desc limit ${MAX_LISTS}`.execute(db);
  return rows;
}
