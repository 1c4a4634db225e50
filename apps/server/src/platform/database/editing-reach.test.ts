import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildWorld, type World } from "../../../test/access-world.ts";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";
import { insideTransaction } from "./open-work.ts";
import { inSystemScope } from "./scope.ts";

let app: TestApp;
let world: World;
let tables: readonly string[];
beforeAll(async () => {
  app = await openTestApp({});
  world = await buildWorld(app);
  tables = await inSystemScope(app.app.services.db, async (trx) => {
    const { rows } = await sql<{ name: string }>`select c.table_name as name from information_schema.columns c
      join pg_class t on t.relname = c.table_name and t.relrowsecurity
      where c.table_schema = 'public' and c.column_name = 'user_id' order by 1`.execute(trx);
    return rows.map(({ name }) => name);
  });
});
afterAll(() => app.close());

/** Tables in which the coach of `self` reaches rows of theirs, in a call that reads or writes. */
function reached(reach: "clients" | "editing"): Promise<string[]> {
  const { coach, self } = world.people;
  return app.app.services.db.transaction().execute(async (trx) => {
    await sql`select enter_scope(${coach.id}::integer, ${world.things.organisation}::integer, false, true, ${reach})`.execute(
      trx,
    );
    return insideTransaction(async () => {
      const found: string[] = [];
      for (const table of tables) {
        const { rows } =
          await sql`select 1 from ${sql.table(table)} where user_id = ${self.id} limit 1`.execute(trx);
        if (rows.length > 0) found.push(table);
      }
      return found;
    });
  });
}

const give = (rights: readonly string[]): Promise<unknown> =>
  inSystemScope(app.app.services.db, (trx) =>
    sql`update team_members set role = 'COACH', rights = ${[...rights]}::text[] where user_id = ${world.people.coach.id}`.execute(
      trx,
    ),
  );

describe("the rows of a client", () => {
  it("TEAM-004 are reached by a call that writes with EDIT_PLANS alone", async () => {
    await give(["EDIT_PLANS"]);
    const readable = await reached("clients");
    expect(readable.length).toBeGreaterThan(15);
    expect(await reached("editing")).toEqual(readable);
    await give(["SEE_ALL_CLIENTS", "MESSAGE", "INVITE", "HAND_OVER", "BRAND", "BILLING", "TEAM"]);
    expect(await reached("editing")).toEqual([]);
    expect(await reached("clients")).toEqual(readable);
  });
});
