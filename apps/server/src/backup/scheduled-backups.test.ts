import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aFolder } from "../../test/backup-world.ts";
import { openTestApp, type TestApp } from "../../test/test-app.ts";
import type { Services } from "../platform/calls/services.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import { readBackupSettings } from "../platform/settings/backup-settings.ts";
import { erasePerson } from "../sign-in/index.ts";
import { makeBackupKey } from "./archive.ts";
import { ERASURES_FILE, readErasureList } from "./erasure-list.ts";
import { backUpIfDue, exportErasures, lastDue, removeOldBackups } from "./scheduled-backups.ts";
import { verifyBackup } from "./verify-backup.ts";

const folder = aFolder();
const place = join(folder.path, "backups");
let app: TestApp;
let key: string;
let services: Services;
beforeAll(async () => {
  key = await makeBackupKey();
  const backups = readBackupSettings({ BACKUP_FOLDER: place, BACKUP_SCHEDULE: "03:15", BACKUP_KEY: key });
  // The product of the test knows the schedule but no folder, so that it makes no backup by itself meanwhile.
  app = await openTestApp({ settings: { backups: { ...backups, folder: undefined } } });
  const { settings } = app.app.services;
  services = { ...app.app.services, settings: { ...settings, backups } };
}, 300_000);
afterAll(async () => {
  await app.close();
  folder.remove();
});

const backupsThere = () => readdirSync(place).filter((name) => name.startsWith("plateful-"));
const readiness = async () => (await app.get("health/ready/")).body.backups;

describe("the schedule", () => {
  it("DATA-046: is a time of day in UTC or an interval", () => {
    const daily = { kind: "daily", minute: 195 } as const;
    expect(lastDue(daily, new Date("2026-11-23T03:14:59Z")).toISOString()).toBe("2026-11-22T03:15:00.000Z");
    expect(lastDue(daily, new Date("2026-11-23T03:15:00Z")).toISOString()).toBe("2026-11-23T03:15:00.000Z");
    const hourly = { kind: "interval", minutes: 60 } as const;
    expect(lastDue(hourly, new Date("2026-11-23T03:59:59Z")).toISOString()).toBe("2026-11-23T03:00:00.000Z");
  });

  it.each([
    [{ BACKUP_SCHEDULE: "03:15" }, /BACKUP_FOLDER/],
    [{ BACKUP_SCHEDULE: "24:00", BACKUP_FOLDER: "b" }, /BACKUP_SCHEDULE/],
    [{ BACKUP_SCHEDULE: "1m", BACKUP_FOLDER: "b" }, /BACKUP_SCHEDULE/],
    [{ BACKUP_KEEP: "0" }, /BACKUP_KEEP/],
    [{ BACKUP_KEY: "changeme" }, /BACKUP_KEY/],
  ])("DATA-046: a setting that cannot work is refused in one line (%o)", (env, words) => {
    expect(() => readBackupSettings(env)).toThrow(words);
  });

  it("DATA-046: makes one verified backup when it is due, however many processes look", async () => {
    const made = await Promise.all([1, 2, 3].map(() => backUpIfDue(services)));
    expect(made.filter(Boolean)).toHaveLength(1);
    const files = backupsThere();
    expect(files).toHaveLength(1);
    const manifest = await verifyBackup(join(place, files[0] ?? ""), key);
    expect(manifest.tables.foods?.rows).toBeGreaterThan(100);
    expect(await readiness()).toBe("ok");
    expect(await backUpIfDue(services)).toBe(false);
  }, 300_000);

  it("DATA-047: a backup that fails or does not come is a warning, not an outage, and is tried again", async () => {
    app.clock.forward(86_400);
    // A file in the place of the folder: nothing can be written.
    rmSync(place, { recursive: true });
    writeFileSync(place, "");
    expect(await backUpIfDue(services)).toBe(true);
    expect((await app.get("health/ready/")).status).toBe(200);
    expect(await readiness()).toBe("failed");
    rmSync(place);
    expect(await backUpIfDue(services)).toBe(false);
    app.clock.forward(301);
    expect(await backUpIfDue(services)).toBe(true);
    expect(await readiness()).toBe("ok");
    app.clock.forward(27 * 3_600);
    expect(await readiness()).toBe("late");
  }, 300_000);

  it("DATA-046: removes backups that are older than they are kept, but never the newest or another file", async () => {
    const old = join(folder.path, "old");
    mkdirSync(old);
    const now = new Date("2026-11-23T12:00:00Z");
    const names = ["2026-10-01", "2026-10-20", "2026-10-23"].map(
      (date) => `plateful-${date}T031500Z.tar.gz.age`,
    );
    for (const name of [...names, "plateful-notes.txt"]) {
      writeFileSync(join(old, name), "");
      const moment = new Date(`${name.slice(9, 19) || "2020-01-01"}T03:15:00Z`);
      const written = Number.isNaN(moment.getTime()) ? new Date(0) : moment;
      utimesSync(join(old, name), written, written);
    }
    expect(await removeOldBackups(old, 30, now)).toEqual(names.slice(0, 2));
    expect(readdirSync(old).sort()).toEqual([names[2], "plateful-notes.txt"].sort());
  });
});

describe("the list of erased people", () => {
  it("DATA-048: gets everybody who is erased, by number only, and forgets them with the last backup", async () => {
    const person = await app.aUser();
    await inSystemScope(services.db, (db) => erasePerson(services, db, person));
    app.clock.set(new Date().toISOString());
    await exportErasures(services, "");
    const listed = await readErasureList(place);
    expect(listed.map(({ userId }) => userId)).toContain(person.id);
    expect(readFileSync(join(place, ERASURES_FILE), "utf8")).not.toContain("@");
    app.clock.forward(31 * 86_400);
    await exportErasures(services, "");
    expect(await readErasureList(place)).toEqual([]);
  });

  it("DATA-048: a damaged list is refused, because erased people would come back", async () => {
    const damaged = join(folder.path, "damaged");
    mkdirSync(damaged);
    writeFileSync(join(damaged, ERASURES_FILE), '[{"userId":1');
    await expect(readErasureList(damaged)).rejects.toThrow(/erased people/);
  });
});
