import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";
import { APP_ROLE } from "./migrate.ts";
import { inScopeOf, inSystemScope } from "./scope.ts";

let app: TestApp;
beforeAll(async () => {
  // Loading data asks the database before the queue of jobs makes its tables as the owner.
  app = await openTestApp({ loadData: true });
});
afterAll(() => app.close());

describe("the role of the running product", () => {
  it("owns nothing, also after work that was done as the owner", async () => {
    const { db, database } = app.app.services;
    const role = async () =>
      (await sql<{ role: string }>`select current_user as role`.execute(db)).rows[0]?.role;
    expect(await role()).toBe(APP_ROLE);
    await database.asOwner(async (pool) => void (await pool.query("select 1")));
    expect(await role()).toBe(APP_ROLE);
  });

  it("asks for answers, not for compiled queries: they cost seconds where row-level security holds", async () => {
    const { db } = app.app.services;
    const { rows } = await sql<{ jit: string }>`select current_setting('jit') as jit`.execute(db);
    expect(rows).toEqual([{ jit: "off" }]);
  });

  it("sees the rows of the acting person only", async () => {
    const { db } = app.app.services;
    const [anna, bea] = [await app.aUser(), await app.aUser()];
    const ids = (trx: typeof db) => trx.selectFrom("users").select("id").execute();
    expect(await inScopeOf(db, anna.id, ids)).toEqual([{ id: anna.id }]);
    expect(await inSystemScope(db, ids)).toEqual(expect.arrayContaining([{ id: anna.id }, { id: bea.id }]));
    expect(await ids(db)).toEqual([]);
  });
});
