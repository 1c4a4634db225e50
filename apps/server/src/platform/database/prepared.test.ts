import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";
import { prepared } from "./prepared.ts";
import { inSystemScope } from "./scope.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

it("asks a prepared query with the values of each call, and builds it once", async () => {
  const { db } = app.app.services;
  let built = 0;
  const named = prepared(
    (trx, { ids, name, limit }: { ids: readonly number[]; name: string; limit: number }) => {
      built++;
      return trx
        .selectFrom("users")
        .select("id")
        .where("first_name", "=", name)
        .where("id", "=", sql<number>`any (${ids}::int[])`)
        .orderBy("id")
        .limit(limit);
    },
  );
  const anna = await app.aUser({ first_name: "Anna" });
  const other = await app.aUser({ first_name: "Anna" });
  const bea = await app.aUser({ first_name: "Bea" });
  const ids = [anna.id, other.id, bea.id];
  const ask = (values: Parameters<typeof named>[1]) => inSystemScope(db, (trx) => named(trx, values));
  expect(await ask({ ids, name: "Anna", limit: 9 })).toEqual([{ id: anna.id }, { id: other.id }]);
  expect(await ask({ ids, name: "Anna", limit: 1 })).toEqual([{ id: anna.id }]);
  expect(await ask({ ids, name: "Bea", limit: 9 })).toEqual([{ id: bea.id }]);
  expect(built).toBe(1);
});

it("builds a query with optional values once for each set of values that are present", async () => {
  const { db } = app.app.services;
  let built = 0;
  interface Filter {
    readonly ids: readonly number[];
    readonly first?: string | undefined;
    readonly last?: string | undefined;
  }
  const people = prepared((trx, { ids, first, last }: Filter) => {
    built++;
    let query = trx.selectFrom("users").select("id").where("id", "=", sql<number>`any (${ids}::int[])`);
    if (first !== undefined) query = query.where("first_name", "=", first);
    if (last !== undefined) query = query.where("last_name", "=", last);
    return query.orderBy("id");
  });
  const anna = await app.aUser({ first_name: "Anna", last_name: "Smit" });
  const other = await app.aUser({ first_name: "Anna", last_name: "Bos" });
  const bea = await app.aUser({ first_name: "Bea", last_name: "Bos" });
  const ids = [anna.id, other.id, bea.id];
  const ask = async (values: Filter) =>
    (await inSystemScope(db, (trx) => people(trx, values))).map(({ id }) => id);
  for (let round = 0; round < 2; round++) {
    expect(await ask({ ids })).toEqual(ids);
    expect(await ask({ ids, first: "Anna" })).toEqual([anna.id, other.id]);
    expect(await ask({ ids, first: undefined, last: "Bos" })).toEqual([other.id, bea.id]);
    expect(await ask({ ids, last: "Bos" })).toEqual([other.id, bea.id]);
    expect(await ask({ ids, first: "Anna", last: "Bos" })).toEqual([other.id]);
  }
  expect(built).toBe(4);
});

it("DATA-001 reads moments to the millisecond, whatever zone they are told in", async () => {
  const told = ["2026-11-21 09:30:00+00", "2026-11-21 09:30:00.25+00", "1969-12-31 23:59:59.123456+00"];
  for (const zone of ["UTC", "Asia/Kathmandu"])
    for (const moment of told) {
      const rows = await app.app.services.db.transaction().execute(async (trx) => {
        await sql`select set_config('timezone', ${zone}, true)`.execute(trx);
        return (await sql<{ moment: Date }>`select ${moment}::timestamptz as moment`.execute(trx)).rows;
      });
      expect(rows[0]?.moment.toISOString().replace("T", " ")).toBe(
        `${moment.slice(0, 19)}.${(moment.split(".")[1] ?? "").slice(0, -3).padEnd(3, "0").slice(0, 3)}Z`,
      );
    }
});
