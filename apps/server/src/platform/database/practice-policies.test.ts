import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type Person, type TestApp } from "../../../test/test-app.ts";
import type { Db } from "./open-database.ts";
import { inScopeOf, inSystemScope } from "./scope.ts";

const TABLES = [
  "preferred_suggested_servings",
  "recipe_inspirations",
  "simple_recipes",
  "simple_recipe_custom_tags",
  "simple_recipe_sections",
] as const;
type PracticeTable = (typeof TABLES)[number];

let app: TestApp;
let vital: Practice;
let fresh: Practice;

interface Practice {
  readonly id: number;
  readonly coach: Person;
  readonly client: Person;
  readonly member: Person;
}

async function aPractice(): Promise<Practice> {
  const id = await app.anOrganisation();
  const coach = await app.aCoach({ organisation_id: id });
  return { id, coach, client: await app.aClientOf(coach), member: await app.aUser({ organisation_id: id }) };
}

/** Writes one row for an organisation. */
const insertInto: Readonly<Record<PracticeTable, (db: Db, organisation: number | null) => Promise<unknown>>> =
  {
    preferred_suggested_servings: (db, organisation) =>
      sql`insert into preferred_suggested_servings (organisation_id, food_id, suggested_serving_id)
        select ${organisation}::integer, food_id, id from suggested_servings s where not exists
          (select from preferred_suggested_servings p where p.organisation_id = ${organisation} and p.food_id = s.food_id)
        order by id limit 1`.execute(db),
    recipe_inspirations: (db, organisation) =>
      sql`insert into recipe_inspirations (organisation_id, recipe_template_id)
        select ${organisation}::integer, id from recipe_templates limit 1`.execute(db),
    simple_recipes: (db, organisation) =>
      sql`insert into simple_recipes (organisation_id, published, name_en, name_nl, servings, ingredients_en, ingredients_nl,
        instructions_en, instructions_nl) values (${organisation}, true, 'Soup', 'Soep', 2, '{}', '{}', '', '')`.execute(
        db,
      ),
    simple_recipe_custom_tags: (db, organisation) =>
      sql`insert into simple_recipe_custom_tags (organisation_id, name, human_name_en, human_name_nl, category)
        values (${organisation}, 'soup', 'Soup', 'Soep', 'dish')`.execute(db),
    simple_recipe_sections: (db, organisation) =>
      sql`insert into simple_recipe_sections (organisation_id, kind, title_en, title_nl)
        values (${organisation}, 'CURATED', 'Soups', 'Soepen')`.execute(db),
  };

beforeAll(async () => {
  app = await openTestApp();
  vital = await aPractice();
  fresh = await aPractice();
  for (const table of TABLES)
    for (const { id } of [vital, fresh])
      await inSystemScope(app.app.services.db, (trx) => insertInto[table](trx, id));
});
afterAll(() => app.close());

const as = <T>(person: Person, work: (db: Db) => Promise<T>) =>
  inScopeOf(app.app.services.db, person.id, work);

/** The practices whose rows someone sees, without the product's own. */
async function practicesIn(db: Db, table: PracticeTable): Promise<number[]> {
  const { rows } = await sql<{ organisation_id: number }>`
    select distinct organisation_id from ${sql.table(table)} where organisation_id is not null order by 1`.execute(
    db,
  );
  return rows.map(({ organisation_id }) => organisation_id);
}

const changedRows = async (db: Db, statement: ReturnType<typeof sql>): Promise<number> =>
  Number((await statement.execute(db)).numAffectedRows ?? 0);

describe.each(TABLES)("A7 ORG-035: %s", (table) => {
  it("is read by the people of the practice alone", async () => {
    for (const { id, coach, client, member } of [vital, fresh])
      for (const person of [coach, client, member])
        expect(await as(person, (db) => practicesIn(db, table))).toEqual([id]);
    const strangers = [await app.aUser(), await app.aCoach(), await app.aClientOf(await app.aCoach())];
    for (const person of strangers) expect(await as(person, (db) => practicesIn(db, table))).toEqual([]);
  });

  it("is not read by someone whom the practice let go, nor by clients of a coach who left it", async () => {
    const { id, coach, client } = await aPractice();
    await inSystemScope(app.app.services.db, (db) => insertInto[table](db, id));
    expect(await as(client, (db) => practicesIn(db, table))).toEqual([id]);
    const leave = (values: object, person: Person) =>
      inSystemScope(app.app.services.db, (db) =>
        db.updateTable("users").set(values).where("id", "=", person.id).execute(),
      );
    await leave({ organisation_id: null }, coach);
    expect(await as(client, (db) => practicesIn(db, table))).toEqual([]);
    expect(await as(coach, (db) => practicesIn(db, table))).toEqual([]);
  });

  it("is written by the coaches of the practice and by staff alone", async () => {
    await as(vital.coach, (db) => insertInto[table](db, vital.id));
    await as(await app.aUser({ is_staff: true }), (db) => insertInto[table](db, vital.id));
    const others = [vital.client, vital.member, fresh.coach, await app.aUser(), await app.aCoach()];
    for (const person of others) {
      await expect(as(person, (db) => insertInto[table](db, vital.id))).rejects.toThrow(/row-level security/);
      const update = sql`update ${sql.table(table)} set organisation_id = organisation_id where organisation_id = ${vital.id}`;
      const remove = sql`delete from ${sql.table(table)} where organisation_id = ${vital.id}`;
      expect(await as(person, (db) => changedRows(db, update))).toBe(0);
      expect(await as(person, (db) => changedRows(db, remove))).toBe(0);
    }
  });

  it("takes no row that a coach would give to another practice or to everybody", async () => {
    for (const organisation of [fresh.id, null])
      await expect(as(vital.coach, (db) => insertInto[table](db, organisation))).rejects.toThrow();
    for (const organisation of [fresh.id, null]) {
      const give = sql`update ${sql.table(table)} set organisation_id = ${organisation}::integer where organisation_id = ${vital.id}`;
      await expect(as(vital.coach, (db) => changedRows(db, give))).rejects.toThrow();
    }
  });
});

describe("A7 ORG-035: simple recipes", () => {
  const seen = (person: Person, name: string) =>
    as(person, async (db) => {
      const query = db.selectFrom("simple_recipes").select("id").where("name_en", "=", name);
      return (await query.execute()).length;
    });

  it("shows a draft to the coaches of the practice alone", async () => {
    await as(vital.coach, (db) =>
      sql`insert into simple_recipes (organisation_id, published, name_en, name_nl, servings, ingredients_en, ingredients_nl,
        instructions_en, instructions_nl) values (${vital.id}, false, 'Draft', 'Concept', 2, '{}', '{}', '', '')`.execute(
        db,
      ),
    );
    expect(await seen(vital.coach, "Draft")).toBe(1);
    for (const person of [vital.client, vital.member, fresh.coach])
      expect(await seen(person, "Draft")).toBe(0);
  });

  it("keeps what was planned readable for the person who moved on, and for nobody else there", async () => {
    const { id, coach, client } = await aPractice();
    const body = { name: "Farewell soup", servings: 2, ingredients: ["1 onion"], published: true };
    const recipe = await app.post("simpleRecipe/", body, { as: coach });
    expect([recipe.status, recipe.body.organisation]).toEqual([201, id]);
    const meal = await app.post("simpleRecipeMeal/", { simple_recipe: recipe.body.id }, { as: client });
    expect(meal.status).toBe(201);
    await inSystemScope(app.app.services.db, (db) =>
      db.updateTable("users").set({ coach_id: fresh.coach.id }).where("id", "=", client.id).execute(),
    );
    const read = await app.get(`simpleRecipeMeal/${meal.body.id}/`, { as: client });
    expect(read.body.simple_recipe.name).toBe("Farewell soup");
    expect(await seen(client, "Farewell soup")).toBe(1);
    expect(await seen(fresh.member, "Farewell soup")).toBe(0);
    expect((await app.get(`simpleRecipe/${recipe.body.id}/`, { as: client })).status).toBe(404);
  });
});
