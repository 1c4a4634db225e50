import type { GroceryCategory } from "@plateful/nutrition";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";

/** As many lists as are looked at: about three months of one a week. */
const MAX_LISTS = 12;

/** A list, with the shelves of which something was ticked, in the order in which that was. */
export interface ListTrip {
  /** The name of the shop; null where none was named. */
  readonly shop: string | null;
  readonly shelves: readonly GroceryCategory[];
}

interface ListTables {
  readonly lists: string;
  readonly items: string;
  /** The column of an item that names its list. */
  readonly list: string;
  readonly tick: string;
}

/** The latest lists of one kind. */
const tripsOf = ({ lists, items, list, tick }: ListTables, shop: RawBuilder<unknown>, userId: number) => sql`(
  select ${shop} as shop, l.created, l.id, coalesce((
    select array_agg(s.category order by s.mean, s.category) from (
      select i.category, avg(extract(epoch from i.ticked_at)) as mean from ${sql.table(items)} i
      where ${sql.ref(`i.${list}`)} = l.id and ${sql.ref(`i.${tick}`)} and i.ticked_at is not null
      group by i.category) s), '{}') as shelves
  from ${sql.table(lists)} l where l.user_id = ${userId} order by l.id desc limit ${MAX_LISTS})`;

/**
 * The latest lists of someone, weighed ones and those of texts, newest first. The shelves of a list are ordered by the mean time of their ticks, so that one item
 * that was ticked at home does not move its shelf to the front.
 */
export async function listTrips(db: Db, userId: number): Promise<readonly ListTrip[]> {
  const full = {
    lists: "grocery_lists",
    items: "grocery_list_items",
    list: "grocery_list_id",
    tick: "checked",
  };
  const simple = {
    ...{ lists: "simple_grocery_lists", items: "simple_grocery_list_items" },
    ...{ list: "simple_grocery_list_id", tick: "is_checked" },
  };
  const { rows } = await sql<ListTrip>`
    select t.shop, t.shelves from (
      ${tripsOf(full, sql`l.shop`, userId)} union all ${tripsOf(simple, sql`null`, userId)}) t
    order by t.created desc, t.id desc limit ${MAX_LISTS}`.execute(db);
  return rows;
}
