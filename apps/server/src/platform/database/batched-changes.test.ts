import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aFolder, anEmptyDatabase, withOwner } from "../../../test/backup-world.ts";
import { loadRelease } from "../../../test/released-database.ts";
import { seeEverything } from "../../backup/read-tables-store.ts";
import { verifyBackup } from "../../backup/verify-backup.ts";
import type { DatabaseAddress } from "../settings/settings.ts";
import { readBatches } from "./batched-changes.ts";
import { openDatabase } from "./open-by-address.ts";

const RELEASE = fileURLToPath(new URL("../../../test/releases/2.4.11.tar.gz", import.meta.url));
const KINDS = ["recipemeal", "quickaddmeal", "singlefoodmeal", "simplerecipemeal"];
/** Several portions. */
const MORE_ITEMS = 5_000;
const ABSENT = 2_000_000_000;

describe("files of changes in batches", () => {
  it("DATA-074: are told by their first line, and change nothing but a portion", () => {
    const head = "-- in batches of a\n-- Why.\n";
    const change = "update a set b = 1 where id = any ($1)";
    expect(readBatches("1.sql", `${head}${change};\n`)).toEqual({ table: "a", statements: [change] });
    expect(readBatches("1.sql", `${change};`)).toBeNull();
    for (const other of ["update a set b = 1", "insert into a values (1)", "drop table a"])
      expect(() => readBatches("1.sql", `${head}${change};${other};`)).toThrow("1.sql holds more than");
  });
});

const folder = aFolder();
let address: DatabaseAddress;
/** Items of the release whose meals exist, with one that has many copies. */
let kept: readonly number[] = [];
afterAll(() => folder.remove());

const asOwner = <T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T> =>
  withOwner(address, async (client) => {
    await client.query("begin");
    await seeEverything(client);
    const result = await work(client);
    await client.query("commit");
    return result;
  });

const addItem = (kind: string, meal: string, count = 1) => `
  insert into calendar_items (user_id, calendar_day_id, meal_moment, content_type, object_id)
  select i.user_id, i.calendar_day_id, 'LUNCH', '${kind}', ${meal}
  from (select * from calendar_items order by id limit 1) i, generate_series(1, ${count})`;

/** Items of the product before the keys, some of them without their meals. */
async function fillRelease(client: pg.ClientBase): Promise<void> {
  await client.query(
    addItem("recipemeal", "(select min(id) from recipe_meals m where m.user_id = i.user_id)", MORE_ITEMS),
  );
  kept = await listItems(client);
  for (const kind of KINDS) await client.query(addItem(kind, String(ABSENT)));
}

const listItems = async (client: pg.ClientBase): Promise<number[]> =>
  (await client.query<{ id: number }>("select id from calendar_items order by id")).rows.map(({ id }) => id);

const countWithoutKey = async (client: pg.ClientBase): Promise<number> =>
  (
    await client.query<{ count: number }>(`select count(*)::int as count from calendar_items
      where num_nonnulls(recipe_meal_id, quick_add_meal_id, single_food_meal_id, simple_recipe_meal_id) <> 1`)
  ).rows[0]?.count ?? Number.NaN;

const unchecked = async (client: pg.ClientBase) =>
  (
    await client.query(`select conname from pg_constraint where not convalidated
      and conrelid in ('calendar_items'::regclass, 'replaced_items'::regclass)`)
  ).rows;

const migrated = async () => (await openDatabase(address)).close();

async function expectComplete(): Promise<void> {
  const found = await asOwner(async (client) => ({
    items: await listItems(client),
    withoutKey: await countWithoutKey(client),
    unchecked: await unchecked(client),
  }));
  expect(found).toEqual({ items: kept, withoutKey: 0, unchecked: [] });
}

describe("the keys to the meals in a database of 2.4.11", () => {
  beforeAll(async () => {
    const manifest = await verifyBackup(RELEASE, undefined);
    address = await anEmptyDatabase(join(folder.path, "meals"));
    await asOwner(async (client) => {
      await loadRelease(client, manifest, RELEASE);
      await seeEverything(client);
      await fillRelease(client);
    });
  }, 240_000);

  it("DATA-074: are filled, and items whose meal does not exist are removed", async () => {
    expect(kept.length).toBeGreaterThan(MORE_ITEMS);
    await migrated();
    await expectComplete();
  }, 240_000);

  /** The database as it was before the columns were filled, with other items that have no meal. */
  const before = () =>
    asOwner(async (client) => {
      for (const table of ["calendar_items", "replaced_items"]) {
        await client.query(`alter table ${table} drop constraint ${table}_one_meal`);
        await client.query(`alter table ${table} disable trigger user`);
      }
      await client.query(`update calendar_items set recipe_meal_id = null, quick_add_meal_id = null,
        single_food_meal_id = null, simple_recipe_meal_id = null`);
      for (const kind of KINDS) await client.query(addItem(kind, String(ABSENT)));
      for (const table of ["calendar_items", "replaced_items"])
        await client.query(`alter table ${table} enable trigger user`);
      await client.query("delete from schema_migrations where name >= '0148' and name < '0150'");
    });

  async function connect(): Promise<pg.Client> {
    if (address.kind !== "postgres") throw new Error("This test runs on PostgreSQL.");
    const client = new pg.Client({ connectionString: address.url });
    await client.connect();
    await client.query("set app.reach = 'all'; set lock_timeout = '2s'");
    return client;
  }

  const WAITING = `from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    and query like 'update calendar_items set object_id = object_id%'`;

  /** Starts the migration while someone else holds the last item, and returns when it waits for that. */
  async function startBeside(holder: pg.Client, other: pg.Client): Promise<{ ending: Promise<string> }> {
    await holder.query("begin");
    await holder.query("select from calendar_items where id = $1 for update", [kept.at(-1)]);
    const ending = migrated().then(
      () => "migrated",
      (error: Error) => error.message,
    );
    for (let tries = 0; (await other.query(`select ${WAITING}`)).rows.length === 0; tries += 1) {
      if (tries === 1_000)
        throw new Error(`It waits for nothing: ${await Promise.race([ending, "still busy"])}`);
      await wait(10);
    }
    return { ending };
  }

  // The embedded database has one connection, so nobody can wait for it.
  it.runIf(process.env.TEST_DATABASE === "postgres")(
    "DATA-074: are filled while others write, and the rest of them after an interruption",
    async () => {
      await before();
      const [holder, other] = [await connect(), await connect()];
      const { ending } = await startBeside(holder, other);
      // Finished portions are free and filled, and what is added meanwhile is filled at once.
      await other.query("update calendar_items set status = 'EATEN' where id = $1", [kept[0]]);
      const { rows } = await other.query(
        `${addItem("recipemeal", "(select min(id) from recipe_meals m where m.user_id = i.user_id)")}
         returning id, recipe_meal_id`,
      );
      expect(rows).toEqual([{ id: expect.any(Number), recipe_meal_id: expect.any(Number) }]);
      kept = [...kept, rows[0].id as number];
      const left = await countWithoutKey(other);
      expect(left).toBeGreaterThan(0);
      expect(left).toBeLessThan(MORE_ITEMS);
      // The server tries again, from the start.
      const { rowCount } = await other.query(`select pg_cancel_backend(pid) ${WAITING}`);
      expect(rowCount).toBe(1);
      await holder.query("rollback");
      expect(await ending).toBe("migrated");
      await expectComplete();
      await Promise.all([holder.end(), other.end()]);
    },
    60_000,
  );
});
