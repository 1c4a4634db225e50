import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openAppOn } from "../../../test/lasting-app.ts";
import { copyTemplate, TestClock } from "../../../test/test-app.ts";
import { testSettings } from "../../../test/test-settings.ts";
import type { App } from "../../app.ts";
import { openApp } from "../../app.ts";
import { inSystemScope } from "../database/scope.ts";
import { fromContent } from "./content-cache.ts";

const KEY = Symbol("kept");
const MAX_MS = 20_000;

/** The embedded database belongs to one process, which knows what it loads. */
describe.runIf(process.env.TEST_DATABASE === "postgres")("what follows from the content", () => {
  // It stands still, so that nothing is looked up because time went by.
  const clock = new TestClock();
  let reader: App;
  let loader: App;
  beforeAll(async () => {
    const address = await copyTemplate();
    reader = await openApp(testSettings(address), { loadData: false, clock });
    loader = await openAppOn(address);
  });
  afterAll(async () => {
    await loader.close();
    await reader.close();
  });

  const load = (version: string) =>
    inSystemScope(loader.services.db, async (db) => {
      await db.deleteFrom("content_versions").execute();
      await db
        .insertInto("content_versions")
        .values({ version, stamp: version, loaded_at: clock.now() })
        .execute();
    });
  let made = 0;
  const read = () =>
    inSystemScope(reader.services.db, (db) =>
      fromContent(reader.services, db, KEY, async (_db, version) => {
        made += 1;
        return version;
      }),
    );

  it("OPS-015: is made again as soon as another process has loaded other content", async () => {
    await load("first");
    expect([await read(), await read(), made]).toEqual(["first", "first", 1]);
    const { isHeard } = reader.services.database.news;
    for (const end = Date.now() + MAX_MS; !isHeard() && Date.now() < end; ) await wait(20);
    expect(isHeard()).toBe(true);
    await load("second");
    for (const end = Date.now() + MAX_MS; (await read()) !== "second" && Date.now() < end; ) await wait(20);
    expect([await read(), made]).toEqual(["second", 2]);
  });

  it("OPS-015: is looked up after ten seconds where nothing is told", async () => {
    await reader.services.database.news.close();
    await load("third");
    clock.forward(9);
    expect(await read()).toBe("second");
    clock.forward(2);
    expect(await read()).toBe("third");
  });
});
