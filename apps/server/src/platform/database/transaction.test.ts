import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";
import type { Db } from "./open-database.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const SEE_ALL = "set_config('app.reach', 'all', true) as reach";
const nameOf = (id: number) => (trx: Db) =>
  trx.selectFrom("users").select("first_name").where("id", "=", id).executeTakeFirst();
const rename = (trx: Db, id: number, name: string) =>
  trx.updateTable("users").set({ first_name: name }).where("id", "=", id).executeTakeFirst();

describe("the transaction of a call", () => {
  it("ERR-023 begins with its opening statement, whose scope ends with it", async () => {
    const { database, db } = app.app.services;
    const anna = await app.aUser({ first_name: "Anna" });
    const seen = await database.inTransaction(SEE_ALL, async (trx, opened) => [
      opened,
      await nameOf(anna.id)(trx),
    ]);
    expect(seen).toEqual([expect.objectContaining({ reach: "all" }), { first_name: "Anna" }]);
    expect(await database.inTransaction(null, nameOf(anna.id))).toBeUndefined();
    expect(await nameOf(anna.id)(db)).toBeUndefined();
  });

  it("ERR-023 can be asked nothing once it has ended, because its connection may be someone else's by then", async () => {
    const { database } = app.app.services;
    const anna = await app.aUser();
    const kept = await database.inTransaction(null, async (trx) => ({ trx }));
    await expect(database.inTransaction(SEE_ALL, () => nameOf(anna.id)(kept.trx))).rejects.toThrow(/ended/);
  });

  it("keeps what was changed, counts it, and takes all of it back when the work fails", async () => {
    const { database } = app.app.services;
    const anna = await app.aUser({ first_name: "Anna" });
    const changed = await database.inTransaction(SEE_ALL, (trx) => rename(trx, anna.id, "Bea"));
    expect(changed.numUpdatedRows).toBe(1n);
    const failing = database.inTransaction(SEE_ALL, async (trx) => {
      await rename(trx, anna.id, "Cora");
      throw new Error("No.");
    });
    await expect(failing).rejects.toThrow("No.");
    expect(await database.inTransaction(SEE_ALL, nameOf(anna.id))).toEqual({ first_name: "Bea" });
  });

  it("never passes for done when a statement in it failed", async () => {
    const { database } = app.app.services;
    const swallowed = database.inTransaction(SEE_ALL, (trx) =>
      sql`select 1 / 0`.execute(trx).then(
        () => "done",
        () => "done all the same",
      ),
    );
    await expect(swallowed).rejects.toThrow(/aborted/);
    await expect(database.inTransaction("1 / 0", async () => "done")).rejects.toThrow(/zero/);
    expect(await database.inTransaction("1 as one", async (_, opened) => opened.one)).toBe(1);
  });

  it("fails alone when its connection breaks between two statements", async ({ skip }) => {
    const { database } = app.app.services;
    if (database.kind === "pglite") skip("The embedded database has no connections that break.");
    const broken = database.inTransaction("pg_backend_pid() as pid", async (trx, opened) => {
      await database.asOwner((owner) => owner.query("select pg_terminate_backend($1)", [opened.pid]));
      await new Promise((resume) => setTimeout(resume, 200));
      return sql`select 1`.execute(trx);
    });
    await expect(broken).rejects.toThrow();
    expect(await database.inTransaction("1 as one", async (_, opened) => opened.one)).toBe(1);
  });
});
