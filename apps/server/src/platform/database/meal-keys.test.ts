import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type Person, type TestApp } from "../../../test/test-app.ts";
import type { Db } from "./open-database.ts";
import { inSystemScope } from "./scope.ts";

const CHECK_VIOLATION = "23514";
const FOREIGN_KEY_VIOLATION = "23503";
const ABSENT = 2_000_000_000;

/** How a meal of each kind is added for the person `$1`, and the column of the key to it. */
const KINDS = [
  {
    kind: "recipemeal",
    table: "recipe_meals",
    column: "recipe_meal_id",
    insert: `insert into recipe_meals (user_id, recipe_template_id, kcal, protein, carbohydrates, fat)
      select $1, min(id), 500, 30, 50, 20 from recipe_templates returning id`,
  },
  {
    kind: "quickaddmeal",
    table: "quick_add_meals",
    column: "quick_add_meal_id",
    insert: "insert into quick_add_meals (user_id, kcal) values ($1, 500) returning id",
  },
  {
    kind: "singlefoodmeal",
    table: "single_food_meals",
    column: "single_food_meal_id",
    insert: "insert into single_food_meals (user_id) values ($1) returning id",
  },
  {
    kind: "simplerecipemeal",
    table: "simple_recipe_meals",
    column: "simple_recipe_meal_id",
    insert: `insert into simple_recipe_meals (user_id, simple_recipe_id, meal_servings)
      select $1, min(id), 1 from simple_recipes returning id`,
  },
] as const;

const ITEM = (kind: string, meal: number) => `
  insert into calendar_items (user_id, calendar_day_id, meal_moment, content_type, object_id)
  select user_id, min(id), 'LUNCH', '${kind}', ${meal} from calendar_days where user_id = $1 group by 1 returning id`;
const REPLACED = (kind: string, meal: number) => `
  insert into replaced_items (id, user_id, planning_run_id, calendar_day_id, meal_moment, content_type, object_id, status, modified, replaced_at)
  select 1999999998, d.user_id, r.id, d.id, 'LUNCH', '${kind}', ${meal}, 'PLANNED', now(), now()
  from calendar_days d join planning_runs r on r.user_id = d.user_id where d.user_id = $1 limit 1 returning id`;
const ROWS = { calendar_items: ITEM, replaced_items: REPLACED } as const;

let app: TestApp;
let anna: Person;
beforeAll(async () => {
  app = await openTestApp();
  anna = await app.aUser();
  await inSystemScope(app.app.services.db, async (db) => {
    await ask(db, "insert into calendar_days (user_id, date) values ($1, '2026-11-23')");
    await ask(
      db,
      `insert into planning_runs (user_id, started_at, first_date, num_days, seed, library_version, occasion)
       values ($1, now(), '2026-11-23', 7, 1, 'x', 'ASKED')`,
    );
  });
});
afterAll(() => app.close());

const ask = async (db: Db, statement: string): Promise<Record<string, number | null>[]> =>
  (await sql.raw<Record<string, number | null>>(statement.replaceAll("$1", String(anna.id))).execute(db))
    .rows;

const idOf = async (db: Db, statement: string) => Number((await ask(db, statement))[0]?.id);

class TakenBack extends Error {}

/** Works past every check of the calls; all of it is taken back. @returns what the work answers, or the code of its refusal. */
async function tried<T>(work: (db: Db) => Promise<T>): Promise<T | string> {
  let answer: T | undefined;
  try {
    await inSystemScope(app.app.services.db, async (db) => {
      answer = await work(db);
      throw new TakenBack();
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) return (error as { code?: string }).code ?? String(error);
  }
  return answer as T;
}

describe.each(KINDS)("a key to a $kind", ({ kind, table, column, insert }) => {
  describe.each(Object.entries(ROWS))("of %s", (rows, add) => {
    it("DATA-074: is filled by the database, whoever writes", async () => {
      const found = await tried(async (db) => {
        const meal = await idOf(db, insert);
        const item = await idOf(db, add(kind, meal));
        const [row] = await ask(db, `select * from ${rows} where id = ${item}`);
        const keys = Object.fromEntries(KINDS.map((each) => [each.column, row?.[each.column]]));
        return { keys, expected: { ...NO_KEY, [column]: meal } };
      });
      expect(found).toEqual({ keys: expect.anything(), expected: expect.anything() });
      expect(found).toHaveProperty("keys", (found as { expected: object }).expected);
    });

    it("DATA-074: lets no row name a meal that does not exist", async () => {
      expect(await tried((db) => ask(db, add(kind, ABSENT)))).toBe(FOREIGN_KEY_VIOLATION);
      const moved = tried(async (db) => {
        const item = await idOf(db, add(kind, await idOf(db, insert)));
        return ask(db, `update ${rows} set object_id = ${ABSENT} where id = ${item}`);
      });
      expect(await moved).toBe(FOREIGN_KEY_VIOLATION);
    });

    it("DATA-074: says the same as kind and number", async () => {
      for (const change of [`${column} = null`, OTHER_KEY[kind]]) {
        const changed = tried(async (db) => {
          const item = await idOf(db, add(kind, await idOf(db, insert)));
          return ask(db, `update ${rows} set ${change} where id = ${item}`);
        });
        expect([change, await changed]).toEqual([change, CHECK_VIOLATION]);
      }
    });

    it("DATA-074: takes the row along when the meal is deleted", async () => {
      const left = await tried(async (db) => {
        const [meal, other] = [await idOf(db, insert), await idOf(db, insert)];
        const item = await idOf(db, add(kind, meal));
        await ask(db, `delete from ${table} where id = ${other}`);
        const kept = await ask(db, `select id from ${rows} where id = ${item}`);
        await ask(db, `delete from ${table} where id = ${meal}`);
        return [kept, await ask(db, `select id from ${rows} where id = ${item}`)];
      });
      expect(left).toEqual([[{ id: expect.any(Number) }], []]);
    });
  });
});

it("DATA-074: reaches from a recipe of the simple system to the items that show it", async () => {
  const left = await tried(async (db) => {
    const meal = await idOf(db, KINDS[3].insert);
    const item = await idOf(db, ITEM("simplerecipemeal", meal));
    await ask(
      db,
      `delete from simple_recipes where id = (select simple_recipe_id from simple_recipe_meals where id = ${meal})`,
    );
    return ask(db, `select id from calendar_items where id = ${item}`);
  });
  expect(left).toEqual([]);
});

it("DATA-074: is kept for every row that exists", async () => {
  const { rows } = await sql<{ name: string }>`
    select conname as name from pg_constraint where not convalidated
      and conrelid in ('calendar_items'::regclass, 'replaced_items'::regclass)`.execute(app.app.services.db);
  expect(rows).toEqual([]);
});

const NO_KEY = Object.fromEntries(KINDS.map(({ column }) => [column, null]));
/** Sets a second key. */
const OTHER_KEY = {
  recipemeal: "single_food_meal_id = 1",
  quickaddmeal: "recipe_meal_id = 1",
  singlefoodmeal: "recipe_meal_id = 1",
  simplerecipemeal: "recipe_meal_id = 1",
} as const;
