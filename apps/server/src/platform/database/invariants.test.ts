import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aFolder, openDemoWorld, withOwner } from "../../../test/backup-world.ts";
import { inSystemScope } from "../../platform/database/scope.ts";
import type { DatabaseAddress } from "../settings/settings.ts";
import { findBroken, INVARIANTS } from "./invariants.ts";

const folder = aFolder();
let address: DatabaseAddress;
beforeAll(async () => {
  const world = await openDemoWorld(join(folder.path, "world"));
  address = world.address;
  await inSystemScope(world.app.services.db, (db) =>
    db
      .insertInto("customers")
      .values({ id: "cus_demo", email: "demo@example.org", user_id: 1, created_at: new Date() })
      .execute(),
  );
  await world.app.close();
}, 300_000);
afterAll(() => folder.remove());

const ITEM = "(select min(id) from calendar_items)";
const OTHER = "(select max(id) from users where id <> 1)";
const setOwner = (table: string) =>
  `update ${table} set user_id = (select min(id) from users where id <> ${table}.user_id) where id = (select min(id) from ${table})`;

/** Takes the keys to the meals off. */
const lift = (table: string) =>
  ["recipe_meal", "quick_add_meal", "single_food_meal", "simple_recipe_meal"]
    .map((meal) => `alter table ${table} drop constraint ${table}_${meal}_id_fkey`)
    .join("; ");

/** What breaks each of them, where constraints do not forbid it already; those are taken off first. */
const BREAKS: Readonly<Record<string, string>> = {
  "a date has one day per person": `alter table calendar_days drop constraint calendar_days_user_id_date_key;
    insert into calendar_days (user_id, date, modified) select user_id, date, now() from calendar_days limit 1`,
  "a day, a meal and a list have an owner who exists": `alter table quick_add_meals drop constraint quick_add_meals_user_id_fkey;
    insert into quick_add_meals (user_id, kcal, protein, fat, carbohydrates) values (2000000000, 1, 1, 1, 1)`,
  "a meal of the diary belongs to the owner of its day": setOwner("calendar_items"),
  "a meal of the diary exists and belongs to its owner": `${lift("calendar_items")}; update calendar_items set object_id = 2000000000 where id = ${ITEM}`,
  "a meal that a planning replaced exists and belongs to its owner": `${lift("replaced_items")};
    with run as (insert into planning_runs (user_id, started_at, first_date, num_days, seed, library_version, occasion)
      values (1, now(), '2026-11-20', 7, 1, 'x', 'ASKED') returning id)
    insert into replaced_items (id, user_id, planning_run_id, calendar_day_id, meal_moment, content_type, object_id, status, modified, replaced_at, leftovers)
    select 1, 1, run.id, (select min(id) from calendar_days), 'LUNCH', 'recipemeal', 2000000000, 'PLANNED', now(), now(), '{}' from run`,
  "a meal of the diary stands in a slot of its owner": `update calendar_items set meal_slot_id =
    (select min(s.id) from meal_slot_specifications s where s.user_id <> calendar_items.user_id) where id = ${ITEM}`,
  "a left-over is one of the owner's own meals": `update calendar_items set leftover_of =
    (select min(o.id) from calendar_items o where o.user_id <> calendar_items.user_id) where id = ${ITEM}`,
  "an ingredient belongs to a recipe or a meal that exists":
    "update ingredients set object_id = 2000000000 where id = (select min(id) from ingredients where content_type = 'recipemeal')",
  "a line of a grocery list belongs to the owner of the list": `
    with list as (insert into grocery_lists (user_id, start_date, end_date, status, created)
      values (1, '2026-11-20', '2026-11-21', 'READY', now()) returning id)
    insert into grocery_list_items (user_id, grocery_list_id, name_en, name_nl, category, checked)
    select ${OTHER}, list.id, 'x', 'x', 'x', false from list`,
  "a plan belongs to the owner of its profile": setOwner("nutrition_day_plans"),
  "a slot belongs to the owner of its day plan": setOwner("meal_slot_specifications"),
  "a week consists of day plans of its owner": `update weekly_nutrition_plans set friday =
    (select min(d.id) from nutrition_day_plans d where d.user_id <> weekly_nutrition_plans.user_id)
    where id = (select min(id) from weekly_nutrition_plans)`,
  "a subscription belongs to its customer": `insert into subscriptions (id, customer_id, user_id, status, items, created_at)
    values ('sub_demo', 'cus_demo', ${OTHER}, 'active', '[]', now())`,
  "a recipe of the library has the energy of its ingredients":
    "update recipe_templates set kcal = kcal + 5 where id = (select min(id) from recipe_templates where content_hash is not null)",
  "a claimed key has an answer": `insert into idempotency_keys (user_id, path, key, body_hash, status, created_at)
    values (1, '/', 'k', '', 0, now())`,
};

/** What is broken after a statement, which is taken back. */
const brokenAfter = (statement: string) =>
  withOwner(address, async (client) => {
    await client.query("begin; select set_config('app.reach', 'all', true)");
    await client.query(statement);
    const broken = await findBroken(client);
    await client.query("rollback");
    return broken;
  });

describe("the invariants of the data", () => {
  it("F6 DATA-069: hold in the demo world", async () => {
    expect(await brokenAfter("select 1")).toEqual([]);
  });

  it.each(Object.keys(INVARIANTS))("F6 DATA-069: it is found when not %s", async (sentence) => {
    const broken = await brokenAfter(BREAKS[sentence] ?? "select 1");
    expect(broken.filter((found) => found.startsWith(`${sentence}: `))).toHaveLength(1);
  });
});
