import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type ObjectStore, startObjectStore } from "../../test/object-store.ts";
import { aPhotoOfCamera } from "../../test/picture-seeds.ts";
import { openTestApp, type TestApp } from "../../test/test-app.ts";
import { upload } from "../../test/tiny-pictures.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import { checkBucket, openBucket } from "../platform/files/bucket-store.ts";

let store: ObjectStore;
let app: TestApp;
beforeAll(async () => {
  store = await startObjectStore();
  app = await openTestApp({ settings: { mediaFolder: undefined, mediaBucket: store.settings } });
});
afterAll(async () => {
  await app.close();
  await store.stop();
});

const stored = () => openBucket(store.settings).list();
const nameOf = (url: string) => url.slice("/media/".length);

describe("pictures in a bucket", () => {
  it("OPS-025 DATA-041 stores, shows and removes an uploaded picture", async () => {
    const anna = await app.aUser();
    const made = await upload(app, await aPhotoOfCamera("jpeg"), { as: anna });
    expect(made.status).toBe(201);
    expect(await stored()).toEqual([nameOf(made.body.url)]);
    const shown = await app.get(made.body.url);
    expect([shown.status, shown.headers["content-type"]]).toEqual([200, "image/jpeg"]);
    expect((await app.get(`/media/${"0".repeat(32)}.jpg`)).status).toBe(404);
    expect((await app.delete(`media/${made.body.id}/`, { as: anna })).status).toBe(204);
    await vi.waitFor(async () => expect(await stored()).toEqual([]), 20_000);
  });

  it("OPS-025 says who may not use the bucket, and that there is none", async () => {
    expect(await checkBucket(store.settings)).toBe("usable");
    await expect(checkBucket({ ...store.settings, secret: "another" })).rejects.toThrow(/answers 403/);
    const elsewhere = store.settings.url.replace(/[^/]+$/, "nothing-here");
    await expect(checkBucket({ ...store.settings, url: elsewhere })).rejects.toThrow(
      /answers 404. Is the bucket there/,
    );
  });

  it("OPS-025 refuses uploads with 503 while the store is away, keeps no row of them, and works on", async () => {
    const away = await startObjectStore();
    const other = await openTestApp({ settings: { mediaFolder: undefined, mediaBucket: away.settings } });
    try {
      const anna = await other.aUser();
      const made = await upload(other, await aPhotoOfCamera("jpeg"), { as: anna });
      await away.stop();
      expect(await checkBucket(away.settings)).toBe("unreachable");
      expect((await upload(other, await aPhotoOfCamera("jpeg"), { as: anna })).status).toBe(503);
      expect((await other.get(made.body.url)).status).toBe(503);
      expect((await other.get("users/me/", { as: anna })).status).toBe(200);
      const { db } = other.app.services;
      const rows = await inSystemScope(db, (trx) => trx.selectFrom("media").select("file_name").execute());
      expect(rows).toEqual([{ file_name: nameOf(made.body.url) }]);
    } finally {
      await other.close();
    }
  });
});
