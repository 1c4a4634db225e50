import { STORING_KINDS, type StoringKind } from "@plateful/access";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDay, anExercise, aPlanner, aQuickAdd, FEEDBACK, ingredientsToAvoid } from "../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import type { Db } from "../platform/database/open-database.ts";
import { inScopeOf, inSystemScope } from "../platform/database/scope.ts";
import { HEALTH_TABLES } from "./health-tables.ts";

let app: TestApp;
let anna: Person;

const inSystem = <T>(work: (trx: Db) => Promise<T>) => inSystemScope(app.app.services.db, work);

/** Rows that no short series of calls makes. */
async function insertRest(trx: Db, userId: number): Promise<void> {
  const now = app.clock.now();
  const day = await trx
    .selectFrom("calendar_days")
    .select("id")
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  const run = await trx
    .selectFrom("planning_runs")
    .select("id")
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  const recipe = await trx.selectFrom("simple_recipes").select("id").executeTakeFirstOrThrow();
  const meal = await trx
    .insertInto("simple_recipe_meals")
    .values({ user_id: userId, simple_recipe_id: recipe.id, meal_servings: 1 })
    .returning("id")
    .executeTakeFirstOrThrow();
  await trx
    .insertInto("replaced_items")
    .values({
      ...{ id: 1_000_000 + userId, user_id: userId, planning_run_id: run.id, calendar_day_id: day.id },
      ...{ meal_moment: "LUNCH", content_type: "simplerecipemeal", object_id: meal.id, status: "PLANNED" },
      ...{ modified: now, replaced_at: now },
    })
    .execute();
  await trx
    .insertInto("night_plans")
    .values({ user_id: userId, week_start: "2026-03-23", outcome: "PLANNED", finished_at: now })
    .execute();
  const range = { user_id: userId, start_date: "2026-03-18", end_date: "2026-03-19" };
  const list = await trx
    .insertInto("simple_grocery_lists")
    .values(range)
    .returning("id")
    .executeTakeFirstOrThrow();
  await trx
    .insertInto("simple_grocery_list_items")
    .values({
      ...{ user_id: userId, simple_grocery_list_id: list.id, text_en: "Oats", text_nl: "Havermout" },
      category: "OTHER",
    })
    .execute();
  await trx.insertInto("groceries_at_home").values({ user_id: userId, line: "oats" }).execute();
  const food = await trx.selectFrom("foods").select("id").limit(1).executeTakeFirstOrThrow();
  await trx
    .insertInto("favourite_foods")
    .values({ user_id: userId, food_id: food.id, marked: new Date() })
    .execute();
  const dish = await trx.selectFrom("recipe_templates").select("id").limit(1).executeTakeFirstOrThrow();
  await trx
    .insertInto("recipe_signs")
    .values({ user_id: userId, recipe_id: dish.id, kind: "CHOSEN", noted_on: "2026-03-18" })
    .execute();
  const grocery = await trx
    .insertInto("grocery_lists")
    .values(range)
    .returning("id")
    .executeTakeFirstOrThrow();
  await trx
    .insertInto("grocery_list_items")
    .values({
      ...{ user_id: userId, grocery_list_id: grocery.id, name_en: "Oats", name_nl: "Havermout" },
      category: "OTHER",
    })
    .execute();
}

/** A file of another app, what waits of it, and an entry that it brought. */
async function insertBrought(trx: Db, userId: number): Promise<void> {
  const now = app.clock.now();
  const file = await trx
    .insertInto("brought_files")
    .values({
      ...{ user_id: userId, app: "PLAIN", name: "diary.csv", summary: "{}", total: 1 },
      ...{ created_at: now, moved_at: now, expires_at: now },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await trx
    .insertInto("brought_parts")
    .values({ user_id: userId, file_id: file.id, records: 1, content: Buffer.from("x"), created_at: now })
    .execute();
  await trx
    .insertInto("brought_entries")
    .values({ user_id: userId, digest: Buffer.from("x"), file_id: file.id, kind: "meal", object_id: 1 })
    .execute();
}

/** What a coach and a client wrote to each other, and what the coach noted. */
async function insertMessages(trx: Db, userId: number, coachId: number): Promise<void> {
  const now = app.clock.now();
  const conversation = await trx
    .insertInto("conversations")
    .values({ user_id: userId, coach_id: coachId, last_message_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  const message = { user_id: userId, coach_id: coachId, conversation_id: conversation.id };
  await trx
    .insertInto("messages")
    .values({ ...message, is_from_coach: false, day: "2026-03-18", written_at: now })
    .execute();
  await trx
    .insertInto("client_notes")
    .values({ user_id: userId, coach_id: coachId, sealed_note: "sealed", changed_at: now })
    .execute();
}

/** What a client answered in a check-in. */
async function insertCheckIn(trx: Db, userId: number, coachId: number): Promise<void> {
  const now = app.clock.now();
  const asked = await trx
    .insertInto("check_ins")
    .values({
      user_id: userId,
      coach_id: coachId,
      due_on: "2026-03-18",
      asked_at: now,
      questions: "[]",
      sent_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const answers = { check_in_id: asked.id, user_id: userId, coach_id: coachId, sealed_answers: "sealed" };
  await trx.insertInto("check_in_answers").values(answers).execute();
  await trx.insertInto("check_in_rest_answers").values(answers).execute();
}

beforeAll(async () => {
  app = await openTestApp();
  anna = await aPlanner(app, { last_menstrual_period_start_date: "2026-03-10" });
  const post = async (path: string, body: object) => {
    const answer = await app.post(path, body, { as: anna });
    if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  await aQuickAdd(app, anna, await aDay(app, anna));
  await post("autoPlanDay/", { date: "2026-03-19" });
  await post("users/household-members/", { name: "Guest" });
  await post("users/own-products/", { name: "Bar", kcal: 90, fat: 2, carbohydrates: 10, protein: 5 });
  const [recipe] = (await app.get("recipeTemplate/", { as: anna })).body.results;
  await post("recipeFeedbackLineItem/", { recipe: recipe.id, ...FEEDBACK });
  const { results } = (await app.get("suggestedServing/?food=1", { as: anna })).body;
  await post("singleFoodMeal/", { ingredient: { suggested_serving: results[0].id, quantity: 1 } });
  const [profile] = (await app.get("users/userProfile/", { as: anna })).body.results;
  await post("users/exerciseInstance/", {
    ...{ exercise: await anExercise(app), minutes_per_session: 30, sessions_per_week: 1 },
    intake: profile.id,
  });
  const { Beef = 0 } = await ingredientsToAvoid(app, { Beef: "Rundvlees" });
  await post("users/setIngredientsToAvoid/", { ingredient_to_avoid_ids: [Beef] });
  const created_at = "2026-03-18T08:00:00Z";
  await post("userWeight/", { value: 70, created_at });
  await post("UserDistance/", { value: 80, created_at, body_area: "WAIST" });
  await post("UserBodyFatPercentage/", { value: 0.2, created_at });
  await post("UserSleep/", { value: 7, created_at });
  await post("UserStress/", { value: "LOW", created_at });
  const coach = await app.aCoach();
  await inSystem(async (trx) => {
    await insertRest(trx, anna.id);
    await insertBrought(trx, anna.id);
    await trx
      .insertInto("health_answers")
      .values({ user_id: anna.id, sealed_answers: "sealed", answered_at: app.clock.now() })
      .execute();
    await insertMessages(trx, anna.id, coach.id);
    await insertCheckIn(trx, anna.id, coach.id);
    for (const kind of STORING_KINDS)
      await trx
        .insertInto("consents")
        .values({
          ...{ user_id: anna.id, actor_id: anna.id, kind, decision: "WITHDRAWN", given_in: "PROFILE" },
          decided_at: app.clock.now(),
        })
        .execute();
  });
});
afterAll(() => app.close());

const UNIQUE_VIOLATION = "23505";

/** Puts a row of the person in once more; one that may be there only once takes the place of itself. */
async function addAgain(trx: Db, table: string): Promise<void> {
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(t) as row from ${sql.table(table)} t where user_id = ${anna.id} limit 1`.execute(trx);
  const row = rows[0]?.row;
  if (row === undefined) throw new Error(`There is no row in ${table}.`);
  const insert = (values: Record<string, unknown>) =>
    sql`insert into ${sql.table(table)} overriding system value
      select * from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(values)}::jsonb)`.execute(
      trx,
    );
  await sql`savepoint once_more`.execute(trx);
  try {
    await insert("id" in row ? { ...row, id: 2_000_000 + Number(row.id) } : row);
  } catch (error) {
    if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error;
    await sql`rollback to savepoint once_more`.execute(trx);
    const isRow = "id" in row ? sql`id = ${row.id}` : sql`user_id = ${anna.id}`;
    await sql`delete from ${sql.table(table)} where ${isRow}`.execute(trx);
    await insert(row);
  }
}

/** Never committed: what must be refused is tried on real rows. */
const tried = (scope: "self" | "system", work: (trx: Db) => Promise<unknown>) => {
  const attempt = async (trx: Db) => {
    await work(trx);
    throw new Error("The database took it.");
  };
  const { db } = app.app.services;
  return scope === "self" ? inScopeOf(db, anna.id, attempt) : inSystemScope(db, attempt);
};

describe("rows of health data without consent", () => {
  const tables = (Object.entries(HEALTH_TABLES) as [StoringKind, readonly string[]][]).flatMap(
    ([kind, names]) => names.map((name) => [name, kind] as const),
  );

  /** What people do not even see of themselves, and what nobody changes once it is written. */
  const unseen = (scope: string) => (scope === "self" ? ["client_notes"] : []);
  /** Only a coach asks. */
  const notAdded = (scope: string) => [...unseen(scope), ...(scope === "self" ? ["check_ins"] : [])];
  const unchanged = (scope: string) =>
    scope === "self" ? [...unseen(scope), "messages", "check_in_answers", "check_in_rest_answers"] : [];
  const without = (names: readonly string[]) => tables.filter(([name]) => !names.includes(name));

  it("TALK-007 TALK-001 CHECK-005: a person sees no note about themselves, and changes neither a message nor an answer", async () => {
    await inScopeOf(app.app.services.db, anna.id, async (trx) => {
      for (const table of unchanged("self")) {
        const { numAffectedRows } = await sql`update ${sql.table(table)} set user_id = user_id`.execute(trx);
        expect([table, Number(numAffectedRows)]).toEqual([table, 0]);
      }
      expect(await trx.selectFrom("client_notes").select("id").execute()).toEqual([]);
    });
  });

  for (const scope of ["self", "system"] as const) {
    it.each(without(notAdded(scope)))(
      `G4 PRIV-002: %s takes no new row (${scope} scope)`,
      async (table, kind) => {
        await expect(tried(scope, (trx) => addAgain(trx, table))).rejects.toMatchObject({
          ...{ code: "PC001", detail: kind, hint: String(anna.id) },
        });
      },
    );

    it.each(without(unchanged(scope)))(
      `G4 PRIV-002: %s takes no change of a row (${scope} scope)`,
      async (table, kind) => {
        const change = (trx: Db) =>
          sql`update ${sql.table(table)} set user_id = user_id where user_id = ${anna.id}`.execute(trx);
        await expect(tried(scope, change)).rejects.toMatchObject({ code: "PC001", detail: kind });
      },
    );
  }

  it("G4 PRIV-003: a profile takes no cycle, in whichever column, when body and plan are consented to", async () => {
    const columns = [
      { last_menstrual_period_start_date: "2026-03-01" },
      { menstrual_cycle_length: 30 },
      { is_on_menopause_diet: true },
      { diet_type: "CYCLE_DIET" },
      { diet_type: "MENOPAUSE" },
    ];
    const bea = await app.aUser();
    const body = { gender: "FEMALE", weight: 60 };
    await app.post("users/userProfile/", body, { as: bea });
    await app.post("users/consents/withdraw/", { kinds: ["CYCLE"], given_in: "PROFILE" }, { as: bea });
    for (const change of columns) {
      const write = (trx: Db) =>
        trx.updateTable("user_profiles").set(change).where("user_id", "=", bea.id).execute();
      await expect(inSystem(write)).rejects.toMatchObject({ code: "PC001", detail: "CYCLE" });
    }
    const carla = await app.aUser();
    await app.post("users/consents/withdraw/", { kinds: ["CYCLE"], given_in: "PROFILE" }, { as: carla });
    for (const column of columns) {
      const add = (trx: Db) =>
        trx
          .insertInto("user_profiles")
          .values({ ...body, ...column, user_id: carla.id })
          .execute();
      await expect(inSystem(add)).rejects.toMatchObject({ code: "PC001", detail: "CYCLE" });
    }
  });

  it("PRIV-011: what was stored before people were asked stays, and goes when they ask", async () => {
    const count = () =>
      inSystem((trx) =>
        trx.selectFrom("calendar_items").select("id").where("user_id", "=", anna.id).execute(),
      );
    const items = await count();
    expect(items.length).toBeGreaterThan(0);
    expect((await app.get("calendarDay/", { as: anna })).body.count).toBeGreaterThan(0);
    // A planned recipe among them: what removing it tells of a liking is not stored.
    for (const { id } of items)
      expect([id, (await app.delete(`calendarItem/${id}/`, { as: anna })).status]).toEqual([id, 204]);
    await app.post("users/consents/withdraw/", { kinds: ["CYCLE"], given_in: "PROFILE" }, { as: anna });
    const { intake } = (await app.get("users/me/", { as: anna })).body;
    expect(intake.last_menstrual_period_start_date).toBeNull();
  });
});

it("G4 PRIV-002: every table of health data has its triggers, and no other table has one", async () => {
  const { rows } = await sql<{ name: string; kind: string; triggers: number }>`
    select c.relname as name, convert_from(rtrim(t.tgargs, '\\x00'::bytea), 'UTF8') as kind, count(*)::int as triggers
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
    where p.proname = 'refuse_without_consent' and t.tgenabled <> 'D' group by 1, 2 order by 1`.execute(
    app.app.services.db,
  );
  const expected = Object.entries(HEALTH_TABLES).flatMap(([kind, names]) =>
    names.map((name) => ({ name, kind, triggers: 2 })),
  );
  expect(rows).toEqual(expected.sort((a, b) => (a.name < b.name ? -1 : 1)));
});
