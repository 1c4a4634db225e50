import { createHash, randomBytes } from "node:crypto";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { aFolder, anEmptyDatabase, isEmbedded, withOwner } from "../../../test/backup-world.ts";
import { openAppOn } from "../../../test/lasting-app.ts";
import { addPeople } from "../../../test/more-people.ts";
import { digestKept, loadRelease, RELEASES } from "../../../test/released-database.ts";
import { TestApp, TestClock } from "../../../test/test-app.ts";
import type { BackupManifest } from "../../backup/manifest.ts";
import { seeEverything } from "../../backup/read-tables-store.ts";
import { verifyBackup } from "../../backup/verify-backup.ts";
import type { DatabaseAddress } from "../settings/settings.ts";
import { findBroken } from "./invariants.ts";
import { openDatabase } from "./open-by-address.ts";
import { inSystemScope } from "./scope.ts";

/** The embedded database serves households; a server database has a thousand people. */
const PEOPLE = isEmbedded ? 50 : 1_000;
const DAY_MS = 86_400_000;

const folder = aFolder();
afterAll(() => folder.remove());

async function aLargeDatabase(version: string, file: string, manifest: BackupManifest) {
  const address = await anEmptyDatabase(join(folder.path, version));
  await withOwner(address, async (client) => {
    await client.query("begin");
    await seeEverything(client);
    await loadRelease(client, manifest, file);
    await addPeople(client, Math.ceil(PEOPLE / (manifest.tables.users?.rows ?? 1)) - 1);
    await client.query("commit; analyze");
  });
  return address;
}

async function upgrade(address: DatabaseAddress): Promise<void> {
  await (await openDatabase(address)).close();
}

const appliedTo = (address: DatabaseAddress) =>
  withOwner(
    address,
    async (client) => (await client.query("select * from schema_migrations order by name")).rows,
  );

const brokenIn = (address: DatabaseAddress) =>
  withOwner(address, async (client) => {
    await client.query("begin");
    await seeEverything(client);
    const broken = await findBroken(client);
    await client.query("rollback");
    return broken;
  });

/** Opens sessions for some of the people, spread over all of them. */
async function signInSome(app: TestApp, count: number) {
  const now = app.clock.now();
  return inSystemScope(app.app.services.db, async (db) => {
    const people = await db.selectFrom("users").select(["id", "email", "is_coach"]).orderBy("id").execute();
    const chosen = people.filter((_, at) => at % Math.ceil(people.length / count) === 0);
    const signedIn = chosen.map((person) => ({ ...person, token: randomBytes(32).toString("base64url") }));
    await db
      .insertInto("sessions")
      .values(
        signedIn.map(({ id, token }) => ({
          user_id: id,
          token_hash: createHash("sha256").update(token).digest(),
          label: "Upgraded",
          created_at: now,
          last_used_at: now,
          expires_at: new Date(now.getTime() + DAY_MS),
        })),
      )
      .execute();
    return signedIn;
  });
}

const SMOKE = [
  "users/me/",
  "auth/users/me/",
  "users/userProfile/",
  "calendarDay/?date__gte=2026-11-16&date__lte=2026-11-29",
  "users/nutritionDayPlan/",
  "users/weeklyNutritionPlan/",
  "groceryList/",
  "userWeight/",
  "users/consents/",
];

/** What the new program answers to people of the old one. */
async function smoke(address: DatabaseAddress): Promise<Record<string, number[]>> {
  const app = new TestApp(await openAppOn(address), new TestClock(new Date().toISOString()));
  try {
    const answers: Record<string, number[]> = {};
    for (const [index, as] of (await signInSome(app, 14)).entries())
      for (const path of SMOKE) {
        const { status } = await app.get(path, { as, ip: `10.9.0.${index}` });
        answers[path] = [...(answers[path] ?? []), status];
      }
    return answers;
  } finally {
    await app.close();
  }
}

describe.each(RELEASES)("$version with many people", ({ version, file }) => {
  it(`F1 DATA-068: keeps every value of ${PEOPLE} people, changes nothing the second time, and serves them`, async () => {
    const manifest = await verifyBackup(file, undefined);
    const address = await aLargeDatabase(version, file, manifest);
    const brokenBefore = await brokenIn(address);
    const before = await digestKept(address, manifest);
    expect((before.users as { rows: number }).rows).toBeGreaterThanOrEqual(PEOPLE);
    await upgrade(address);
    expect(await digestKept(address, manifest)).toEqual(before);
    const applied = await appliedTo(address);
    await upgrade(address);
    expect(await appliedTo(address)).toEqual(applied);
    // The archive was cut down to two weeks, which left ingredients behind.
    expect(await brokenIn(address)).toEqual(brokenBefore);
    for (const [path, statuses] of Object.entries(await smoke(address)))
      expect([path, statuses.filter((status) => status >= 400)]).toEqual([path, []]);
  }, 300_000);
});
