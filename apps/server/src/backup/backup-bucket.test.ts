import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { aFolder, anEmptyDatabase, openDemoWorld } from "../../test/backup-world.ts";
import { type ObjectStore, startObjectStore } from "../../test/object-store.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import { openBucket } from "../platform/files/bucket-store.ts";
import { backUpData } from "./back-up-data.ts";
import { restoreBackup } from "./restore-backup.ts";

const folder = aFolder();
const stores: ObjectStore[] = [];
const aStore = async () => {
  const store = await startObjectStore();
  stores.push(store);
  return store.settings;
};
afterAll(async () => {
  for (const store of stores) await store.stop();
  folder.remove();
});

const NAMES = ["a", "b", "c"].map((letter) => `${letter.repeat(32)}.png`);
const options = { key: undefined, replace: false, progress: () => {} };

describe("backups of pictures in a bucket", () => {
  it("OPS-025 F3: hold every picture that a row names, and bring them back into another bucket", async () => {
    const source = await aStore();
    const bytes = new Map(NAMES.map((name) => [name, randomBytes(2_000)]));
    for (const [name, content] of bytes) await openBucket(source).write(name, content);
    const { app, address } = await openDemoWorld(join(folder.path, "source"));
    await inSystemScope(app.services.db, async (db) => {
      const rows = NAMES.slice(0, 2).map((file_name) => ({
        ...{ user_id: 1, purpose: "RECIPE_IMAGE", file_name, bytes: 2_000, width: 1, height: 1 },
        created_at: new Date(),
      }));
      await db.insertInto("media").values(rows).execute();
    });
    await app.close();
    const file = join(folder.path, "one.tar.gz");
    const backups = { folder: undefined, schedule: undefined, keepDays: 30, key: undefined };
    const place = { mediaFolder: undefined, mediaBucket: source };
    const told = await backUpData({ database: address, ...place, backups }, file, () => {});
    expect(told).toMatchObject({ pictures: 2, missing: 0 });

    const target = await aStore();
    const other = openBucket(target);
    const database = await anEmptyDatabase(join(folder.path, "restored"));
    const restored = { file, target: database, mediaFolder: undefined, mediaBucket: target, ...options };
    await other.write(NAMES[2] ?? "", Buffer.from("of another product"));
    await expect(restoreBackup(restored)).rejects.toThrow(/not empty/);
    expect(await other.list()).toEqual([NAMES[2]]);
    await restoreBackup({ ...restored, replace: true });
    expect((await other.list()).sort()).toEqual(NAMES.slice(0, 2));
    for (const name of NAMES.slice(0, 2)) expect(await other.read(name)).toEqual(bytes.get(name));
  }, 180_000);

  it("OPS-025 F3: say in one line that the store does not answer", async () => {
    const away = { ...(await aStore()), url: "http://127.0.0.1:9/plateful-pictures" };
    const target = await anEmptyDatabase(join(folder.path, "never"));
    const file = join(folder.path, "one.tar.gz");
    const work = restoreBackup({ file, target, mediaFolder: undefined, mediaBucket: away, ...options });
    await expect(work).rejects.toThrow(/MEDIA_BUCKET_URL cannot be used/);
  });
});
