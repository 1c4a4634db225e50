import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aFolder, anEmptyDatabase, withOwner } from "../../../test/backup-world.ts";
import type { DatabaseAddress } from "../settings/settings.ts";
import { type ConcurrentIndex, readIndexes, readMigrationFiles } from "./migration-files.ts";
import { openDatabase } from "./open-by-address.ts";

describe("files of indexes", () => {
  it("DATA-072 are told by their first line, and hold nothing else", () => {
    const sql =
      "-- concurrently\n-- Why.\ncreate index concurrently a_b on a (b);\ncreate unique index concurrently a_c on a (c);\n";
    expect(readIndexes("1.sql", sql)?.map(({ name }) => name)).toEqual(["a_b", "a_c"]);
    expect(readIndexes("1.sql", "create table a (b integer);")).toBeNull();
    for (const other of ["update a set b = 1;", "create index a_b on a (b);", "drop index a_b;"])
      expect(() => readIndexes("1.sql", `${sql}${other}`)).toThrow("1.sql holds more than indexes");
  });
});

/** The embedded database has one connection, so nobody can wait for it. */
describe.runIf(process.env.TEST_DATABASE === "postgres")("indexes of a database in use", () => {
  const folder = aFolder();
  const file = readMigrationFiles().find(({ indexes }) => indexes !== null);
  const indexes: readonly ConcurrentIndex[] = file?.indexes ?? [];
  const names = indexes.map(({ name }) => name).sort();
  let address: DatabaseAddress;
  let url = "";
  beforeAll(async () => {
    address = await anEmptyDatabase(join(folder.path, "indexes"));
    if (address.kind !== "postgres") throw new Error("This test runs on PostgreSQL.");
    url = address.url;
  });
  afterAll(() => folder.remove());

  const migrated = async () => (await openDatabase(address)).close();
  const validIndexes = () =>
    withOwner(address, async (client) => {
      const { rows } = await client.query<{ name: string }>(
        "select indexrelid::regclass::text as name from pg_index where indisvalid and indexrelid::regclass::text = any ($1)",
        [names],
      );
      return rows.map(({ name }) => name).sort();
    });

  /** The database as it was before the file. */
  async function before(): Promise<void> {
    await migrated();
    await withOwner(address, async (client) => {
      for (const name of names) await client.query(`drop index if exists ${name}`);
      await client.query("delete from schema_migrations where name = $1", [file?.name]);
    });
  }

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    return client;
  }

  /** Until a statement of this kind is under way. */
  async function untilUnderWay(client: pg.Client, pattern: string): Promise<void> {
    for (;;) {
      const { rows } = await client.query(
        "select from pg_stat_activity where datname = current_database() and state = 'active' and query ilike $1 and pid <> pg_backend_pid()",
        [pattern],
      );
      if (rows.length > 0) return;
      await wait(10);
    }
  }

  it("DATA-072 are built while others write, by one of the servers that start at once", async () => {
    await before();
    const [writer, other] = [await connect(), await connect()];
    const lockTable = "lock table nutrition_day_plans in row exclusive mode";
    await writer.query(`begin; ${lockTable}`);
    const starts = [migrated(), migrated(), migrated()];
    await untilUnderWay(other, "create index concurrently nutrition_day_plans%");
    // The build waits for the writer who began before it, and keeps no later one waiting.
    await other.query(`begin; set local lock_timeout = '2s'; ${lockTable}; commit`);
    await writer.query("commit");
    await Promise.all(starts);
    expect(await validIndexes()).toEqual(names);
    await Promise.all([writer.end(), other.end()]);
  }, 60_000);

  it("DATA-072 whose building was interrupted are built from the start", async () => {
    await before();
    const [writer, builder, other] = [await connect(), await connect(), await connect()];
    const broken = indexes.find(({ name }) => name.startsWith("nutrition_day_plans"));
    await writer.query("begin; lock table nutrition_day_plans in row exclusive mode");
    const built = builder.query(broken?.statement ?? "").then(
      () => "built",
      () => "cancelled",
    );
    await untilUnderWay(other, "create index concurrently nutrition_day_plans%");
    await other.query(
      "select pg_cancel_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'create index concurrently%' and pid <> pg_backend_pid()",
    );
    expect(await built).toBe("cancelled");
    await writer.query("rollback");
    expect(await validIndexes()).toEqual([]);
    await migrated();
    expect(await validIndexes()).toEqual(names);
    await Promise.all([writer.end(), builder.end(), other.end()]);
  }, 60_000);
});
