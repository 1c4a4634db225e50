import { spawn } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aFolder } from "../../../test/backup-world.ts";
import { aDatabase, openAppOn } from "../../../test/lasting-app.ts";
import { TEST_KEY } from "../../../test/test-settings.ts";
import { openDatabase } from "../database/open-by-address.ts";
import { inSystemScope } from "../database/scope.ts";
import type { DatabaseAddress } from "../settings/settings.ts";
import { makeDataKey, parseDataKeys } from "./key-ring.ts";
import { readKeyStatus } from "./reseal-all.ts";
import { sealNote } from "./sealed-columns.ts";
import { Vault } from "./vault.ts";
import { vaultOf } from "./vault-of.ts";

const folder = aFolder();
const TOOL = fileURLToPath(new URL("../../../../../tools/rotate-keys.ts", import.meta.url));
const [OLD, NEW] = [makeDataKey(), makeDataKey()];
const ring = (keys: string) => parseDataKeys(keys, "DATA_KEYS");
const idOf = (key: string) => key.split(":")[0] ?? "";

/** Days with a note that the old key encrypted, and as many with one that nothing encrypted. */
const DAYS = 3_000;

let address: DatabaseAddress;
let personId = 0;

const onDatabase = async <T>(
  keys: string,
  work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>,
) => {
  const database = await openDatabase(address, { vault: new Vault(ring(keys)) });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
};

beforeAll(async () => {
  address = await aDatabase(join(folder.path, "data"));
  const app = await openAppOn(address, { dataKeys: ring(`${OLD},${TEST_KEY}`) });
  // The key of the template, which encrypts nothing, is forgotten.
  await app.catchUp();
  const { db, database } = app.services;
  const person = await inSystemScope(db, (trx) =>
    trx.insertInto("users").values({ email: "anna@example.org" }).returning("id").executeTakeFirstOrThrow(),
  );
  personId = person.id;
  const note = (at: number) => (at % 2 === 0 ? `Note ${at}` : null);
  const sealed = Array.from({ length: DAYS }, (_, at) =>
    note(at + 1) === null ? sealNote(vaultOf(db), personId, `Note ${at + 1}`).sealed_note : null,
  );
  // As the owner, who passes the consent that this person never gave.
  await database.asOwner(async (owner) => {
    await owner.query("select set_config('app.reach', 'all', false)");
    await owner.query(
      `insert into calendar_days (user_id, date, note, sealed_note, modified)
       select $1, date '2000-01-01' + s.at::int, case when s.value is null then 'Note ' || s.at end, s.value, now()
       from unnest($2::text[]) with ordinality as s (value, at)`,
      [personId, sealed],
    );
    await owner.query(
      `insert into user_profiles (user_id, gender, weight, last_menstrual_period_start_date, menstrual_cycle_length, diet_type)
       values ($1, 'FEMALE', 70, '2026-03-02', 31, 'CYCLE_DIET')`,
      [personId],
    );
    await owner.query("select set_config('app.reach', '', false)");
  });
  await app.close();
}, 240_000);
afterAll(() => folder.remove());

interface Outcome {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

/** Runs the command; killed without notice once it has told how far it is for the `killedAt`th time. */
const rotate = (keys: string, args: readonly string[] = [], killedAt = Number.POSITIVE_INFINITY) =>
  new Promise<Outcome>((resolve) => {
    const url = address.kind === "postgres" ? address.url : `pglite:${address.folder}`;
    const child = spawn(process.execPath, [TOOL, ...args], {
      env: { PATH: process.env.PATH, DATABASE_URL: url, DATA_KEYS: keys },
      cwd: folder.path,
    });
    let [output, errors] = ["", ""];
    child.stdout.on("data", (chunk) => {
      output += String(chunk);
    });
    child.stderr.on("data", (chunk) => {
      errors += String(chunk);
      if ((errors.match(/Encrypting notes/g)?.length ?? 0) >= killedAt) child.kill("SIGKILL");
    });
    child.on("close", (code) => resolve({ code, output, errors }));
  });

const notesNow = (keys: string) =>
  onDatabase(
    keys,
    async ({ db }) => (await readKeyStatus(db)).find(({ name }) => name === "notes of days")?.byKey,
  );

describe("npm run keys:rotate", () => {
  it("DATA-064: refuses to begin with a wrong or a missing key, in one line", async () => {
    const wrong = await rotate(`${idOf(OLD)}:${NEW.split(":")[1]}`);
    expect([wrong.code, wrong.errors.trim()]).toEqual([
      1,
      `The key "${idOf(OLD)}" of DATA_KEYS is another one than the database was encrypted with. Set the original key.`,
    ]);
    const missing = await rotate(NEW);
    expect([missing.code, missing.errors.trim().split("\n").length]).toEqual([1, 1]);
    expect(missing.errors).toContain(`the key "${idOf(OLD)}", which DATA_KEYS lacks`);
    await expect(openAppOn(address, { dataKeys: ring(NEW) })).rejects.toThrow(/DATA_KEYS lacks/);
  }, 120_000);

  it("DATA-064: can be killed on its way, and completes when it is run again; no edit, no consent asked", async () => {
    const keys = `${NEW},${OLD}`;
    const killed = await rotate(keys, [], 2);
    expect(killed.code).toBeNull();
    const between = (await notesNow(keys)) ?? {};
    expect(between[idOf(NEW)]).toBeGreaterThan(0);
    expect((between[idOf(OLD)] ?? 0) + (between[""] ?? 0)).toBeGreaterThan(0);
    const status = await rotate(keys, ["--status"]);
    expect(status.output).toContain(`with ${idOf(NEW)}`);
    const done = await rotate(keys);
    expect([done.code, done.errors]).toEqual([0, expect.stringContaining(" of ")]);
    expect(await notesNow(keys)).toEqual({ [idOf(NEW)]: DAYS });
  }, 240_000);

  it("DATA-064: nothing was lost or marked as edited, and the old key may go", async () => {
    await onDatabase(NEW, async ({ db }) => {
      const { notes, profile } = await inSystemScope(db, async (trx) => ({
        notes: await trx
          .selectFrom("calendar_days")
          .select(["date", "note", "sealed_note"])
          .orderBy("date")
          .execute(),
        profile: await trx.selectFrom("user_profiles").selectAll().executeTakeFirstOrThrow(),
      }));
      const place = { table: "calendar_days", column: "sealed_note", owner: personId };
      const texts = notes.map(({ note, sealed_note }) => note ?? vaultOf(db).open(place, sealed_note ?? ""));
      expect(texts).toEqual(Array.from({ length: DAYS }, (_, at) => `Note ${at + 1}`));
      expect(profile).toMatchObject({
        version: 1,
        last_menstrual_period_start_date: null,
        diet_type: "RECOMMENDED",
      });
      const cycle = { table: "user_profiles", column: "sealed_cycle", owner: personId };
      expect(
        vaultOf(db)
          .open(cycle, profile.sealed_cycle ?? "")
          .trim(),
      ).toBe('["2026-03-02",31,false,"CYCLE_DIET"]');
    });
    const app = await openAppOn(address, { dataKeys: ring(NEW) });
    await app.close();
  }, 120_000);

  it("DATA-064: only work on all rows may encrypt again", async () => {
    await onDatabase(NEW, async ({ db }) => {
      const own = sql`select reseal_notes(array[1], array['v1.x.y'])`;
      await expect(own.execute(db)).rejects.toThrow(/Only work on all rows/);
    });
  }, 120_000);
});
