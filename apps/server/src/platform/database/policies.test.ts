import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";
import { inScopeOf, inSystemScope } from "./scope.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** Tables that hold a person's id but nothing that is theirs to hide from each other. */
const NOT_PERSONAL = new Set(["organisations"]);

async function personalTables(): Promise<
  { name: string; secured: boolean; policies: number; owner: string }[]
> {
  const { rows } = await sql<{ name: string; secured: boolean; policies: number; owner: string }>`
    select c.relname as name, c.relrowsecurity as secured, pg_get_userbyid(c.relowner) as owner,
      (select count(*) from pg_policy p where p.polrelid = c.oid) as policies
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and (c.relname in ('users', 'outbox')
      or exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname in ('user_id', 'author_id', 'email')))
    order by 1`.execute(app.app.services.db);
  return rows.filter(({ name }) => !NOT_PERSONAL.has(name));
}

describe("row-level security", () => {
  it("ERR-023 DATA-034 stands on every table that holds something personal", async () => {
    const tables = await personalTables();
    expect(tables.length).toBeGreaterThan(20);
    expect(tables.filter(({ secured, policies }) => !secured || policies === 0)).toEqual([]);
  });

  it("ERR-023 holds for the role of the product, which owns no table and cannot pass policies by", async () => {
    const { rows } = await sql<{ role: string; passes: boolean; owned: number }>`
      select current_user as role, r.rolbypassrls or r.rolsuper as passes,
        (select count(*) from pg_class c where c.relowner = r.oid) as owned
      from pg_roles r where r.rolname = current_user`.execute(app.app.services.db);
    expect(rows).toEqual([{ role: "plateful_app", passes: false, owned: 0 }]);
  });

  it("ERR-023 shows no row of any personal table where nobody is known", async () => {
    await app.aUser();
    for (const { name } of await personalTables()) {
      if (name === "ingredients" || name === "recipe_templates") continue;
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(name)}`.execute(
        app.app.services.db,
      );
      expect([name, rows[0]?.n]).toEqual([name, 0]);
    }
  });

  it("ERR-023 ERR-024 shows a person their own rows only, and refuses rows written for somebody else", async () => {
    const [anna, bram] = [await app.aUser(), await app.aUser()];
    const { db } = app.app.services;
    await inScopeOf(db, anna.id, (trx) =>
      trx
        .insertInto("user_weights")
        .values({ user_id: anna.id, value: 70, created_at: app.clock.now() })
        .execute(),
    );
    const seenBy = (id: number) =>
      inScopeOf(db, id, (trx) => trx.selectFrom("user_weights").select("user_id").execute());
    expect(await seenBy(anna.id)).toEqual([{ user_id: anna.id }]);
    expect(await seenBy(bram.id)).toEqual([]);
    const forged = inScopeOf(db, bram.id, (trx) =>
      trx
        .insertInto("user_weights")
        .values({ user_id: anna.id, value: 1, created_at: app.clock.now() })
        .execute(),
    );
    await expect(forged).rejects.toThrow(/row-level security/);
  });

  it("leaves no scope behind on the connection", async () => {
    const anna = await app.aUser();
    await inSystemScope(app.app.services.db, (trx) => trx.selectFrom("users").select("id").execute());
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::int as n from users where id = ${anna.id}`.execute(app.app.services.db);
    expect(rows[0]?.n).toBe(0);
  });
});
