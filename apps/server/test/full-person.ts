import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { putHeldAnswers } from "../src/platform/calls/held-answers-store.ts";
import type { Db } from "../src/platform/database/open-database.ts";
import { inSystemScope } from "../src/platform/database/scope.ts";
import { buildWorld, type World } from "./access-world.ts";
import { anOrganisationOf, insertMessageRows, insertPaymentRows } from "./full-person-rows.ts";
import type { Person, TestApp } from "./test-app.ts";
import { TINY_PNG, upload } from "./tiny-pictures.ts";

export interface FullPerson {
  readonly world: World;
  readonly self: Person;
  /** What is stored about this person and nobody else: texts and numbers, unlike any other. */
  readonly planted: readonly string[];
  readonly pictureName: string;
}

/** Far from the numbers that anything else has, and different for each table. */
const FIRST_NUMBER = 1_900_000_000;
const NUMBERS_PER_TABLE = 1_000_000;
/** How such a number is found in a text. */
export const FAR_NUMBER = "\\m19[0-9]{8}\\M";

async function listIdentities(trx: Db) {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and a.attidentity <> '' and a.attname = 'id' order by 1`.execute(
    trx,
  );
  return rows.map(({ name }) => name);
}

/** From here on every new row of any table has a number that can be searched for. */
export async function moveNumbersAway({ app }: TestApp, by = 0): Promise<void> {
  const tables = await inSystemScope(app.services.db, listIdentities);
  const statements = tables.map(
    (table, at) =>
      `select setval(pg_get_serial_sequence('public.${table}', 'id'), ${FIRST_NUMBER + at * NUMBERS_PER_TABLE + by})`,
  );
  await app.services.database.asOwner((owner) => owner.query(statements.join(";")));
}

/** Columns that mean something to the product, so that any text in them would break it. */
const MEANINGFUL =
  /^sealed_|(^|_)(id|type|moment|moments|status|kind|category|email|recipient|name_of_file|file_name|image|logo|locale|zone|subdomain|purpose|provider|outcome|occasion|effort|rung|digest|version|key|path|action|reason|language|decision|group)$/;

/** Every column of free text that belongs to a person, by the catalogue of the database. */
async function listTexts(trx: Db): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    where c.table_schema = 'public' and c.data_type = 'text' and exists (
      select from information_schema.columns k where k.table_schema = 'public' and k.table_name = c.table_name
        and k.column_name = 'user_id') order by 1, 2`.execute(trx);
  return rows.filter(({ column }) => !MEANINGFUL.test(column));
}

const quoted = (value: string) => `'${value}'`;

/** Puts a text of its own into each such column; one that may only hold certain words stays as it is. */
async function plantTexts({ app }: TestApp, self: Person): Promise<string[]> {
  const texts = await inSystemScope(app.services.db, listTexts);
  const own = [
    ...texts.map(({ table, column }) => ({ table, column, owner: "user_id" })),
    { table: "users", column: "first_name", owner: "id" },
    { table: "users", column: "last_name", owner: "id" },
  ].map((place) => ({
    ...place,
    text: `Zq${place.column.replaceAll("_", "")}${randomBytes(5).toString("hex")}`,
  }));
  const statements = own.map(
    ({ table, column, owner, text }) => `do $plant$ begin
      update ${table} set ${column} = ${quoted(text)} where ${owner} = ${self.id};
      exception when check_violation or foreign_key_violation or unique_violation then null; end $plant$`,
  );
  const all = ["begin", "select set_config('app.reach', 'all', true)", ...statements, "commit"].join(";\n");
  await app.services.database.asOwner((owner) => owner.query(all));
  const planted: string[] = [];
  await inSystemScope(app.services.db, async (trx) => {
    for (const { table, column, text } of own) {
      const { rows } =
        await sql`select from ${sql.table(table)} where ${sql.ref(column)} = ${text} limit 1`.execute(trx);
      if (rows.length > 0) planted.push(text);
    }
  });
  return planted;
}

/** Things that only the tests of privacy need: what providers, mails, restores and coaches leave of a person. */
async function insertRest(app: TestApp, world: World): Promise<void> {
  const { self, coach, colleague } = world.people;
  await app.post(
    "users/simplerecipefavourite/",
    { simple_recipe: await aSimpleRecipe(app, 0) },
    { as: self },
  );
  await app.post("users/simplerecipedislike/", { simple_recipe: await aSimpleRecipe(app, 1) }, { as: self });
  await app.post(
    "users/setIngredientsToAvoid/",
    { ingredient_to_avoid_ids: [world.things.avoidable] },
    { as: self },
  );
  await app.post(
    "autoPlanDay/",
    { date: "2026-03-19" },
    { as: self, headers: { "idempotency-key": "a-plan-of-mine" } },
  );
  await app.put("users/healthAnswers/", { conditions: ["KIDNEY_DISEASE"] }, { as: self });
  await app.post("createMagicLink/", { email: self.email, redirect_url: "http://localhost:3000/" });
  await app.get(`clients/${self.id}/`, { as: coach });
  await app.get(`calendarDay/?user=${self.id}`, { as: coach });
  await inSystemScope(app.app.services.db, async (trx) => {
    await trx.insertInto("triage_clients").values({ coach_id: coach.id, user_id: self.id }).execute();
    const now = app.clock.now();
    const period = { starts_on: "2026-03-18", starts_at: now, created_at: now };
    const shared = { user_id: self.id, coach_id: coach.id, colleague_id: colleague.id };
    await trx
      .insertInto("client_shares")
      .values({ ...shared, ...period })
      .execute();
    await trx
      .insertInto("grocery_shoppers")
      .values({ user_id: self.id, shopper_id: colleague.id, joined_at: now })
      .execute();
    await insertPaymentRows(trx, self, world.things.organisation, app.clock.now());
    await anOrganisationOf(trx, self);
    await insertMessageRows(trx, self);
    await putHeldAnswers(trx, {
      ...{ email: self.email, answers: { goal: HELD_ANSWER }, textVersion: 1, byVisitor: false },
      now: app.app.services.clock.now(),
    });
  });
}

async function aSimpleRecipe(app: TestApp, offset: number): Promise<number> {
  const row = await inSystemScope(app.app.services.db, (trx) =>
    trx
      .selectFrom("simple_recipes")
      .select("id")
      .orderBy("id")
      .offset(offset)
      .limit(1)
      .executeTakeFirstOrThrow(),
  );
  return row.id;
}

const HELD_ANSWER = `Zqheld${randomBytes(5).toString("hex")}`;
const WEIGHT = 83.317;
const CYCLE_DATE = "1987-02-13";

/** Someone with rows in every table that can hold any of theirs, and with words and numbers that nobody else has. */
export async function aFullPerson(app: TestApp): Promise<FullPerson> {
  await moveNumbersAway(app);
  const world = await buildWorld(app);
  const { self } = world.people;
  await insertRest(app, world);
  const recipe = `Zqrecipe${randomBytes(5).toString("hex")}`;
  await app.post("recipeTemplate/", { name: recipe }, { as: self });
  const picture = await upload(app, TINY_PNG, { as: self });
  const texts = await plantTexts(app, self);
  await inSystemScope(app.app.services.db, async (trx) => {
    await trx.updateTable("user_weights").set({ value: WEIGHT }).where("user_id", "=", self.id).execute();
    const cycle = { last_menstrual_period_start_date: CYCLE_DATE };
    await trx.updateTable("user_profiles").set(cycle).where("user_id", "=", self.id).execute();
  });
  const pictureName = String(picture.body.url).split("/").at(-1) ?? "";
  const planted = [...texts, recipe, HELD_ANSWER, String(WEIGHT), CYCLE_DATE, self.email, pictureName];
  return { world, self, planted, pictureName };
}
