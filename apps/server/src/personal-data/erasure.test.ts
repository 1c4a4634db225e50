import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { aFullPerson, FAR_NUMBER, type FullPerson, moveNumbersAway } from "../../test/full-person.ts";
import { SmtpCatcher } from "../../test/smtp-catcher.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { makeBackup } from "../backup/make-backup.ts";
import { openLog } from "../platform/base/log.ts";
import type { Db } from "../platform/database/open-database.ts";
import { inSystemScope } from "../platform/database/scope.ts";

const folder = mkdtempSync(join(tmpdir(), "plateful-erasure-"));
const mediaFolder = join(folder, "media");
const catcher = new SmtpCatcher();
const lines: string[] = [];
let app: TestApp;
let anna: FullPerson;
let numbers: ReadonlySet<string>;
beforeAll(async () => {
  await catcher.open();
  const log = openLog("trace", (line: string) => void lines.push(line));
  app = await openTestApp({ log, settings: { mediaFolder, smtpUrl: catcher.url, production: true } });
  anna = await aFullPerson(app);
  await workIsDone();
  numbers = await numbersOf(anna.self);
});
afterAll(async () => {
  await app.close();
  await catcher.close();
  rmSync(folder, { recursive: true, force: true });
});

const inSystem = <T>(work: (trx: Db) => Promise<T>) => inSystemScope(app.app.services.db, work);

/** Every row of every table of the product and of its queue, as text; the library's own settings of queues are no data. */
async function rowsAsText(): Promise<[table: string, row: string][]> {
  return inSystem(async (trx) => {
    const { rows: tables } = await sql<{ schema: string; name: string }>`
      select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p', 'm') and n.nspname in ('public', 'pgboss') order by 1, 2`.execute(trx);
    const all: [string, string][] = [];
    for (const { schema, name } of tables) {
      const { rows } = await sql<{
        row: string;
      }>`select x::text as row from ${sql.table(`${schema}.${name}`)} x`.execute(trx);
      all.push(
        ...rows.map(({ row }): [string, string] => [schema === "public" ? name : `${schema}.${name}`, row]),
      );
    }
    return all;
  });
}

/** The person's own number and those of all rows that are theirs. */
async function numbersOf({ id }: Person): Promise<ReadonlySet<string>> {
  return inSystem(async (trx) => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'
      intersect select table_name from information_schema.columns
        where table_schema = 'public' and column_name = 'id' and data_type <> 'text'`.execute(trx);
    const found = [String(id)];
    for (const { name } of rows) {
      // Published recipes stay, without their author: others cook them.
      const stays = name === "ingredients" ? sql`content_type = 'recipetemplate'` : sql`false`;
      const own = await sql<{ id: number }>`
        select id from ${sql.table(name)} where user_id = ${id} and not ${stays}`.execute(trx);
      found.push(...own.rows.map((row) => String(row.id)));
    }
    return new Set(found);
  });
}

/** What in a text is of the person: their words, their address, their numbers. */
function tracesIn(text: string): string[] {
  const small = text.toLowerCase();
  const far = text.match(new RegExp(FAR_NUMBER.replaceAll("\\m", "\\b").replaceAll("\\M", "\\b"), "g")) ?? [];
  return [
    ...anna.planted.filter((word) => small.includes(word.toLowerCase())),
    ...far.filter((number) => numbers.has(number)),
  ];
}

/** The queue is empty and every mail is sent. */
const workIsDone = () =>
  vi.waitFor(
    async () => {
      const left = (await rowsAsText()).filter(([table]) => ["outbox", "pgboss.job"].includes(table));
      expect(left.filter(([, row]) => !/__pgboss|notify-of-message|remind-of-check-in/.test(row))).toEqual(
        [],
      );
    },
    { timeout: 60_000, interval: 250 },
  );

const eraseSelf = (as: Person) => app.delete("auth/users/me/", { as, body: { confirmation: "DELETE" } });

/** What may be found: the number of who was erased, for the restore of an older backup (retention.md). */
const ALLOWED = ["erasures"];

describe("after an account was deleted", () => {
  let others: [string, string][];

  it("G6 PRIV-019: every word and number of the person was there to be found", async () => {
    const rows = await rowsAsText();
    const all = rows.map(([, row]) => row).join("\n");
    // At least the 25 words, the address, the weight and the day of the cycle.
    expect(anna.planted.length).toBeGreaterThan(27);
    expect(tracesIn(all).length).toBeGreaterThan(100);
    expect(
      new Set(rows.filter(([, row]) => tracesIn(row).length > 0).map(([table]) => table)).size,
    ).toBeGreaterThan(40);
    expect(readdirSync(mediaFolder)).toContain(anna.pictureName);
    others = rows.filter(([, row]) => tracesIn(row).length === 0);
  });

  it("G6 PRIV-019: nothing of the person is found in any column of any table, also of the queue", async () => {
    const before = others.length;
    expect((await eraseSelf(anna.self)).status).toBe(204);
    await workIsDone();
    const found = (await rowsAsText()).filter(([, row]) => tracesIn(row).length > 0);
    expect(found.filter(([table]) => !ALLOWED.includes(table))).toEqual([]);
    expect(found.map(([table]) => table)).toEqual(["erasures"]);
    expect(before).toBeGreaterThan(1_000);
  });

  it("G6 PRIV-019: nor in the folder of pictures, the log, or a plain backup of what is left", async () => {
    expect(readdirSync(mediaFolder).filter((name) => tracesIn(name).length > 0)).toEqual([]);
    for (const name of readdirSync(mediaFolder))
      expect(tracesIn(readFileSync(join(mediaFolder, name), "latin1"))).toEqual([]);
    const words = anna.planted.filter((word) => lines.join("").toLowerCase().includes(word.toLowerCase()));
    expect(words).toEqual([]);
    const file = join(folder, "plain.tar.gz");
    const source = { connect: app.app.services.database.connectAside, mediaFolder };
    // The counters of the tables stand at the last numbers that were given, which were the person's.
    await moveNumbersAway(app, 500_000);
    await makeBackup(source, { file, key: undefined, now: app.clock.now(), progress: () => {} });
    const dump = gunzipSync(readFileSync(file)).toString("latin1");
    expect(tracesIn(dump).filter((trace) => trace !== String(anna.self.id))).toEqual([]);
    // Once: the record of the erasure.
    expect(dump.split(String(anna.self.id)).length - 1).toBe(1);
  });

  it("G6 PRIV-019: what counted the person's turns and address is gone, and no feature names them any longer", async () => {
    const { count } = await inSystem((trx) =>
      trx
        .selectFrom("limited_events")
        .select((eb) => eb.fn.countAll<number>().as("count"))
        .where("kind", "in", ["media", "planning"])
        .executeTakeFirstOrThrow(),
    );
    expect(Number(count)).toBe(0);
    const flag = await inSystem((trx) =>
      trx.selectFrom("feature_flags").select("users").where("name", "like", "FF_OF_%").executeTakeFirst(),
    );
    expect(flag?.users).toEqual([]);
  });
});

describe("after a coach left", () => {
  it("G6 PRIV-019: the data of clients stay theirs, and what the coach saw stays recorded without a name", async () => {
    const coach = await app.aCoach({ first_name: "Zqleavingcoach" });
    const client = await app.aClientOf(coach);
    // Clients are handed over before their coach may leave.
    await app.post("userWeight/", { value: 71.5, created_at: "2026-03-18T08:00:00Z" }, { as: client });
    expect((await app.get(`clients/${client.id}/`, { as: coach })).status).toBe(200);
    expect((await app.get("users/me/data-views/", { as: client })).body.results[0].name).toContain(
      "Zqleavingcoach",
    );
    await inSystem((trx) =>
      trx.updateTable("users").set({ coach_id: null }).where("id", "=", client.id).execute(),
    );
    expect((await eraseSelf(coach)).status).toBe(204);
    const { body } = await app.get("userWeight/", { as: client });
    expect(body.results.map(({ value }: { value: number }) => value)).toEqual([71.5]);
    const views = (await app.get("users/me/data-views/", { as: client })).body.results;
    expect(views[0]).toMatchObject({ by: "FORMER", name: null, part: "PROFILE" });
    expect((await app.get("users/me/", { as: client })).body.coach).toBeNull();
    await workIsDone();
    const traces = (await rowsAsText()).filter(
      ([, row]) => row.includes("Zqleavingcoach") || row.includes(coach.email),
    );
    expect(traces).toEqual([]);
  });
});
