import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";
import { inScopeOf, inSystemScope } from "./scope.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** Columns that say whose a row is: a person, a practice, or an address that is one's own. */
const TELLING = [
  ..."user_id author_id actor_id client_id coach_id owner_id person_id member_id".split(" "),
  ..."organisation_id email recipient".split(" "),
];
/** A practice itself, of which visitors see the brand: name, colour and logo. Nobody's personal data. */
const PUBLIC = new Set(["organisations"]);
/** Tables that also hold what the product offers to everybody, and which of their rows that is. */
const OFFERED: Readonly<Record<string, string>> = {
  ingredients: "user_id is null",
  recipe_templates: "source_provider = 'PLATEFUL'",
  recipe_inspirations: "organisation_id is null",
  simple_recipes: "organisation_id is null and published",
  simple_recipe_custom_tags: "organisation_id is null",
  simple_recipe_sections: "organisation_id is null",
};

interface PersonalTable {
  readonly name: string;
  readonly isSecured: boolean;
  readonly isForced: boolean;
  readonly policies: number;
}

async function personalTables(): Promise<PersonalTable[]> {
  const { rows } = await sql<PersonalTable>`
    select c.relname as name, c.relrowsecurity as "isSecured", c.relforcerowsecurity as "isForced",
      (select count(*) from pg_policy p where p.polrelid = c.oid) as policies
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and (c.relname = 'users' or exists (
      select 1 from pg_attribute a where a.attrelid = c.oid and not a.attisdropped
      and a.attname = any (${TELLING}::text[])))
    order by 1`.execute(app.app.services.db);
  return rows.filter(({ name }) => !PUBLIC.has(name));
}

const isOpen = ({ isSecured, isForced, policies }: PersonalTable) =>
  !isSecured || !isForced || policies === 0;

describe("row-level security", () => {
  it("A7 ERR-023 DATA-034: holds on every table of a person or a practice, and binds its owner", async () => {
    const tables = await personalTables();
    expect(tables.length).toBeGreaterThan(25);
    expect(tables.filter(isOpen)).toEqual([]);
  });

  it("A7: is missed where a new table of people has no policy, or does not bind its owner", async () => {
    const { asOwner } = app.app.services.database;
    const make = "create table forgotten (id integer primary key, organisation_id integer)";
    const secure = "alter table forgotten enable row level security";
    const allow = "create policy seen on forgotten using (false)";
    try {
      for (const statement of [make, secure, allow]) {
        await asOwner((owner) => owner.query(statement));
        expect((await personalTables()).filter(isOpen).map(({ name }) => name)).toEqual(["forgotten"]);
      }
      await asOwner((owner) => owner.query("alter table forgotten force row level security"));
      expect((await personalTables()).filter(isOpen)).toEqual([]);
    } finally {
      await asOwner((owner) => owner.query("drop table forgotten"));
    }
  });

  it("A7 ERR-023: holds for the role of the product, which owns no table and cannot pass policies by", async () => {
    const { rows } = await sql<{ role: string; passes: boolean; owned: number }>`
      select current_user as role, r.rolbypassrls or r.rolsuper as passes,
        (select count(*) from pg_class c where c.relowner = r.oid) as owned
      from pg_roles r where r.rolname = current_user`.execute(app.app.services.db);
    expect(rows).toEqual([{ role: "plateful_app", passes: false, owned: 0 }]);
  });

  it("A7 ERR-023: shows no row of anybody where nobody is known", async () => {
    await app.aUser();
    for (const { name } of await personalTables()) {
      const offered = OFFERED[name] ?? "false";
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from ${sql.table(name)} where not (${sql.raw(offered)})`.execute(
        app.app.services.db,
      );
      expect([name, rows[0]?.n]).toEqual([name, 0]);
    }
  });

  it("A7 ERR-023 ERR-024: shows a person their own rows only, and refuses rows written for someone else", async () => {
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
