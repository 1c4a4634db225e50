import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  addPictures,
  aFolder,
  anEmptyDatabase,
  digestPictures,
  digestTables,
  isEmbedded,
  openDemoWorld,
} from "../../test/backup-world.ts";
import { inject } from "../../test/inject.ts";
import { testSettings } from "../../test/test-settings.ts";
import { openApp } from "../app.ts";
import { openDatabase } from "../platform/database/open-by-address.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import type { DatabaseAddress } from "../platform/settings/settings.ts";
import { makeBackupKey } from "./archive.ts";
import { backUpData } from "./back-up-data.ts";
import type { BackupSummary } from "./backup-requests.ts";
import { writeErasureList } from "./erasure-list.ts";
import type { BackupManifest } from "./manifest.ts";
import { restoreBackup } from "./restore-backup.ts";
import { verifyBackup } from "./verify-backup.ts";

/** What a restore empties on purpose, and what it writes. */
const ENDED = ["sessions", "sign_in_requests", "idempotency_keys", "limited_events", "outbox"];
const WRITTEN = ["restored_jobs", "schema_migrations"];
const JOB = { subscriptionId: "sub_waiting" };

const folder = aFolder();
const media = join(folder.path, "source", "media");
let key: string;
let file: string;
let told: BackupSummary;
let manifest: BackupManifest;
let source: Record<string, string>;
let address: DatabaseAddress;

beforeAll(async () => {
  const world = await openDemoWorld(join(folder.path, "source"));
  const { app } = world;
  address = world.address;
  await addPictures(app, 5);
  await inSystemScope(app.services.db, async (db) => {
    await app.services.jobs.enqueue(db, "cancel-subscription", JOB, { afterSeconds: 3_600 });
    await db
      .updateTable("users")
      .set({ first_name: 'Zoë\t"\\N"\nO\u2019Neill 🥕' })
      .where("id", "=", 1)
      .execute();
  });
  await app.close();
  key = await makeBackupKey();
  const backups = { folder: undefined, schedule: undefined, keepDays: 30, key };
  const settings = { database: address, mediaFolder: media, backups };
  file = join(folder.path, "backups", "one.tar.gz.age");
  told = await backUpData(settings, file, () => {});
  manifest = await verifyBackup(file, key);
  source = await digestTables(address);
}, 300_000);
afterAll(() => folder.remove());

const kept = (digests: Record<string, string>) =>
  Object.fromEntries(Object.entries(digests).filter(([name]) => ![...ENDED, ...WRITTEN].includes(name)));

async function restoreTo(name: string, embedded: boolean) {
  const target = await anEmptyDatabase(join(folder.path, name), embedded);
  const mediaFolder = join(folder.path, name, "media");
  await restoreBackup({ file, key, target, mediaFolder, replace: false, progress: () => {} });
  return { target, mediaFolder };
}

/** The product opens on the restored data, lets people in, and goes on where it was. */
async function checkServes(target: DatabaseAddress, mediaFolder: string): Promise<void> {
  const app = await openApp({ ...testSettings(target), mediaFolder }, { loadData: false });
  try {
    expect((await inject(app, { url: "/api/health/ready/" })).statusCode).toBe(200);
    const { database, db, clock } = app.services;
    const jobs = await database.query<{ data: object }>(
      "select data from pgboss.job where name = 'cancel-subscription'",
    );
    expect(jobs.rows.map(({ data }) => data)).toContainEqual(JOB);
    const ids = await inSystemScope(db, async (trx) => {
      const last = await trx
        .selectFrom("users")
        .select((eb) => eb.fn.max("id").as("id"))
        .executeTakeFirstOrThrow();
      const person = { email: "new@example.org", first_name: "New", last_name: "Person" };
      const added = await trx
        .insertInto("users")
        .values({ ...person, date_joined: clock.now() })
        .returning("id")
        .executeTakeFirstOrThrow();
      return { last: last.id, added: added.id };
    });
    expect(ids.added).toBeGreaterThan(ids.last);
  } finally {
    await app.close();
  }
}

describe("a backup of the demo world", () => {
  it("F3: holds every table with every row, and says so in its manifest", () => {
    const rows = Object.fromEntries(
      Object.entries(source).map(([name, digest]) => [name, Number(digest.split(" ")[0])]),
    );
    delete rows.schema_migrations;
    const counted = Object.entries(manifest.tables).map(([name, table]) => [name, table.rows]);
    expect(Object.fromEntries(counted)).toEqual(rows);
    expect(rows.calendar_items).toBeGreaterThan(50);
    expect(told).toMatchObject({ tables: Object.keys(rows).length, pictures: 5, missing: 0 });
    expect(manifest.jobs.rows).toBeGreaterThan(0);
  });

  it("F3: can be read by the account that made it only, and says nothing without the key", () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const bytes = readFileSync(file);
    expect(bytes.length).toBe(told.bytes);
    expect(bytes.subarray(0, 21).toString()).toBe("age-encryption.org/v1");
    expect(() => gunzipSync(bytes)).toThrow();
  });

  it("F3: gives tables and pictures with equal digests in an empty database, and the product serves people from it", async () => {
    const { target, mediaFolder } = await restoreTo("own", isEmbedded);
    const restored = await digestTables(target);
    expect(kept(restored)).toEqual(kept(source));
    for (const name of ENDED) expect([name, restored[name]]).toEqual([name, "0 "]);
    expect(digestPictures(mediaFolder)).toEqual(digestPictures(media));
    await checkServes(target, mediaFolder);
  }, 180_000);

  it("F3: goes into the embedded database from either, and erases again who was erased after it was made", async () => {
    const madeAt = Date.parse(manifest.header.createdAt);
    await writeErasureList(join(folder.path, "backups"), [
      { userId: 1, erasedAt: new Date(madeAt + 60_000).toISOString() },
      { userId: 2, erasedAt: new Date(madeAt - 86_400_000).toISOString() },
    ]);
    const { target } = await restoreTo("erased", true);
    const database = await openDatabase(target);
    try {
      const left = await inSystemScope(database.db, async (db) => ({
        people: await db.selectFrom("users").select("id").where("id", "in", [1, 2]).execute(),
        profiles: await db.selectFrom("user_profiles").select("id").where("user_id", "=", 1).execute(),
        meals: await db.selectFrom("calendar_items").select("id").where("user_id", "=", 1).execute(),
      }));
      expect(left).toEqual({ people: [{ id: 2 }], profiles: [], meals: [] });
    } finally {
      await database.close();
    }
    const restored = await digestTables(target);
    for (const name of ["foods", "recipe_templates", "organisations"])
      expect([name, restored[name]]).toEqual([name, source[name]]);
  }, 180_000);
});
