import { CONSENT_KINDS, CONSENT_TEXT_VERSIONS, SHARED_PARTS } from "@plateful/access";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDay, aPlanner, aProfile, aQuickAdd } from "../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { inScopeOf, inSystemScope } from "../platform/database/scope.ts";
import { HEALTH_TABLES } from "./health-tables.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const give = (as: Person, ...kinds: string[]) =>
  app.post(
    "users/consents/",
    { consents: kinds.map((kind) => ({ kind, text_version: 1 })), given_in: "REGISTRATION" },
    { as },
  );
const withdraw = (as: Person, ...kinds: string[]) =>
  app.post("users/consents/withdraw/", { kinds, given_in: "PROFILE" }, { as });
const share = (as: Person, coach: Person, parts: readonly string[], more: object = {}) =>
  app.call(
    "PUT",
    "users/consents/sharing/",
    { coach: coach.id, parts, text_version: 1, given_in: "PROFILE", ...more },
    { as },
  );
const weigh = (as: Person) =>
  app.post("userWeight/", { value: 70, created_at: "2026-03-18T08:00:00Z" }, { as });
const sleep = (as: Person) =>
  app.post("UserSleep/", { value: 7, created_at: "2026-03-18T08:00:00Z" }, { as });

/** Tables of health data in which a person has rows, with how many. */
async function rowsOf(person: Person): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of [...HEALTH_TABLES.BODY_AND_PLAN, ...HEALTH_TABLES.STRESS_AND_SLEEP])
    await inSystemScope(app.app.services.db, async (trx) => {
      const { rows } = await sql<{
        n: number;
      }>`select count(*)::int as n from ${sql.table(table)} where user_id = ${person.id}`.execute(trx);
      if ((rows[0]?.n ?? 0) > 0) counts[table] = rows[0]?.n ?? 0;
    });
  return counts;
}

describe("giving consent", () => {
  it("G4 PRIV-001: is per kind: one opens nothing of another", async () => {
    const anna = await app.aNewcomer();
    expect((await weigh(anna)).body.consent).toBe("BODY_AND_PLAN");
    expect((await give(anna, "BODY_AND_PLAN")).status).toBe(201);
    expect((await weigh(anna)).status).toBe(201);
    const refused = await sleep(anna);
    expect(refused.body).toEqual({
      detail: "Storing this needs consent for stress and sleep.",
      code: "consent_required",
      consent: "STRESS_AND_SLEEP",
      user: anna.id,
    });
    const dutch = await app.post(
      "UserSleep/",
      { value: 7, created_at: "2026-03-18T08:00:00Z" },
      { as: anna, language: "nl" },
    );
    expect(dutch.body.detail).toBe("Om dit te bewaren is toestemming nodig voor stress en slaap.");
    await give(anna, "STRESS_AND_SLEEP");
    expect((await sleep(anna)).status).toBe(201);
  });

  it("G4 PRIV-004: records the text, its language, the moment and the place, and keeps every decision", async () => {
    const anna = await app.aNewcomer();
    await app.post(
      "users/consents/",
      { consents: [{ kind: "CYCLE", text_version: CONSENT_TEXT_VERSIONS.CYCLE }], given_in: "QUESTION" },
      { as: anna, language: "nl" },
    );
    await withdraw(anna, "CYCLE");
    const { body } = await app.get("users/consents/", { as: anna });
    expect(body.history).toMatchObject([
      { kind: "CYCLE", decision: "WITHDRAWN", given_in: "PROFILE", is_own: true },
      {
        ...{ kind: "CYCLE", decision: "GIVEN", text_version: 1, language: "nl", given_in: "QUESTION" },
        ...{ is_own: true, decided_at: "2026-03-18T09:00:00.000Z" },
      },
    ]);
    expect(body.latest).toEqual([body.history[0]]);
    const me = await app.get("users/me/", { as: anna });
    expect(me.body.consents).toEqual(body.latest);
  });

  it("G4 PRIV-004: takes no text but the present one, and no kind that nobody is asked for", async () => {
    const anna = await app.aNewcomer();
    const old = { consents: [{ kind: "CYCLE", text_version: 99 }], given_in: "PROFILE" };
    expect((await app.post("users/consents/", old, { as: anna })).status).toBe(400);
    const sharing = { consents: [{ kind: "COACH_SHARING", text_version: 1 }], given_in: "PROFILE" };
    expect((await app.post("users/consents/", sharing, { as: anna })).status).toBe(400);
    expect((await app.get("users/consents/", { as: anna })).body.history).toEqual([]);
  });

  it("G4 PRIV-004: decisions cannot be changed or deleted by the product, nor made for others", async () => {
    const [anna, bram] = [await app.aNewcomer(), await app.aNewcomer()];
    await give(anna, "BODY_AND_PLAN");
    const { db } = app.app.services;
    const touched = await inScopeOf(db, anna.id, async (trx) => {
      const changed = await trx.updateTable("consents").set({ decision: "WITHDRAWN" }).executeTakeFirst();
      const gone = await trx.deleteFrom("consents").executeTakeFirst();
      return [changed.numUpdatedRows, gone.numDeletedRows];
    });
    expect(touched).toEqual([0n, 0n]);
    const forged = inScopeOf(db, bram.id, (trx) =>
      trx
        .insertInto("consents")
        .values({
          ...{ user_id: anna.id, actor_id: bram.id, kind: "CYCLE", decision: "GIVEN", given_in: "PROFILE" },
          decided_at: app.clock.now(),
        })
        .execute(),
    );
    await expect(forged).rejects.toThrow(/row-level security/);
  });
});

describe("withdrawing consent", () => {
  it("G4 PRIV-005: to body and plan erases everything of that kind, and stops storing", async () => {
    const anna = await aPlanner(app);
    await aQuickAdd(app, anna, await aDay(app, anna));
    await app.post("autoPlanDay/", { date: "2026-03-19" }, { as: anna });
    await app.post("groceryList/", { start_date: "2026-03-18", end_date: "2026-03-19" }, { as: anna });
    await app.post("users/household-members/", { name: "Guest" }, { as: anna });
    const bar = { name: "Bar", kcal: 90, fat: 2, carbohydrates: 10, protein: 5 };
    expect((await app.post("users/own-products/", bar, { as: anna })).status).toBe(201);
    await weigh(anna);
    await sleep(anna);
    expect(Object.keys(await rowsOf(anna)).length).toBeGreaterThan(12);
    expect((await withdraw(anna, "BODY_AND_PLAN")).status).toBe(200);
    expect(await rowsOf(anna)).toEqual({ user_sleeps: 1 });
    const ingredients = await inSystemScope(app.app.services.db, (trx) =>
      trx.selectFrom("ingredients").select("id").where("user_id", "=", anna.id).execute(),
    );
    expect(ingredients).toEqual([]);
    expect((await weigh(anna)).status).toBe(403);
    expect((await app.get("users/me/", { as: anna })).body.intake).toBeNull();
  });

  it("G4 PRIV-005: to the cycle empties dates, menopause and the diet that tells of them, and keeps the plan", async () => {
    const anna = await aPlanner(app, {
      ...{ last_menstrual_period_start_date: "2026-03-10", menstrual_cycle_length: 29 },
      ...{ diet_type: "CYCLE_DIET", is_on_menopause_diet: true },
    });
    await withdraw(anna, "CYCLE");
    const { intake } = (await app.get("users/me/", { as: anna })).body;
    expect(intake).toMatchObject({
      ...{ last_menstrual_period_start_date: null, menstrual_cycle_length: null, cycle_phase: null },
      ...{ is_on_menopause_diet: false, diet_type: "RECOMMENDED" },
    });
    expect(intake.weekly_nutrition_plan).not.toBeNull();
  });

  it("G4 PRIV-005: to stress and sleep erases these two alone", async () => {
    const anna = await app.aUser();
    await weigh(anna);
    await sleep(anna);
    await app.post("UserStress/", { value: "LOW", created_at: "2026-03-18T08:00:00Z" }, { as: anna });
    await withdraw(anna, "STRESS_AND_SLEEP");
    expect(await rowsOf(anna)).toEqual({ user_weights: 1 });
  });

  it("G4 PRIV-005: is possible for a blocked account, and forgets answers that were kept for repeats", async () => {
    const anna = await app.aUser();
    const headers = { "idempotency-key": "weight-of-today" };
    await app.post("userWeight/", { value: 83.3, created_at: "2026-03-18T08:00:00Z" }, { as: anna, headers });
    const kept = () =>
      inSystemScope(app.app.services.db, (trx) =>
        trx.selectFrom("idempotency_keys").select("key").where("user_id", "=", anna.id).execute(),
      );
    expect(await kept()).toHaveLength(1);
    await inSystemScope(app.app.services.db, (trx) =>
      trx.updateTable("users").set({ account_enabled: false }).where("id", "=", anna.id).execute(),
    );
    expect((await withdraw(await app.anotherSession(anna), "BODY_AND_PLAN")).status).toBe(200);
    expect(await kept()).toEqual([]);
    expect(await rowsOf(anna)).toEqual({});
  });

  it("G5 PRIV-010: every decision is in the export, and goes with the account", async () => {
    const anna = await app.aNewcomer();
    await give(anna, "BODY_AND_PLAN");
    const { body } = await app.get("users/me/export/", { as: anna });
    expect(body.consents).toMatchObject([{ kind: "BODY_AND_PLAN", decision: "GIVEN", text_version: 1 }]);
    await app.delete("users/me/", { as: anna, body: { confirmation: "DELETE" } });
    const left = await inSystemScope(app.app.services.db, (trx) =>
      trx.selectFrom("consents").select("id").where("user_id", "=", anna.id).execute(),
    );
    expect(left).toEqual([]);
  });
});

describe("sharing with a coach", () => {
  it("A8 PRIV-007: always holds the plan, is about the present coach, and moves to no other by itself", async () => {
    const [iris, tom] = [await app.aCoach(), await app.aCoach()];
    const anna = await app.aClientOf(iris);
    expect((await share(anna, tom, ["DIARY"])).body).toEqual({
      coach: [`Invalid pk "${tom.id}" - object does not exist.`],
    });
    await share(anna, iris, ["DIARY"]);
    await aProfile(app, anna);
    const [client] = (await app.get("clients/", { as: iris })).body.results;
    expect(client).toMatchObject({ id: anna.id, shared_parts: ["PLAN", "DIARY"] });
    expect(client.intake).not.toBeNull();
    await inSystemScope(app.app.services.db, (trx) =>
      trx.updateTable("users").set({ coach_id: tom.id }).where("id", "=", anna.id).execute(),
    );
    const [moved] = (await app.get("clients/", { as: tom })).body.results;
    expect(moved).toMatchObject({ id: anna.id, shared_parts: [], intake: null, recent_weights: [] });
    expect((await app.get("users/me/", { as: anna })).body.consents).not.toContainEqual(
      expect.objectContaining({ kind: "COACH_SHARING" }),
    );
  });

  it("A8 PRIV-008: shows a coach the phase of the cycle only when it is shared, and never the dates", async () => {
    const iris = await app.aCoach();
    const anna = await app.aClientOf(iris);
    const fields = { last_menstrual_period_start_date: "2026-03-10", diet_type: "MENOPAUSE" };
    const profile = await aProfile(app, anna, { ...fields, is_on_menopause_diet: true });
    const seen = async () => {
      const [listed] = (await app.get("clients/", { as: iris })).body.results;
      const client = (await app.get(`clients/${anna.id}/`, { as: iris })).body;
      const direct = (await app.get(`users/userProfile/${profile}/`, { as: iris })).body;
      return [listed.intake, client.intake, direct].map((intake) => [
        intake.cycle_phase,
        intake.diet_type,
        intake.is_on_menopause_diet,
        intake.last_menstrual_period_start_date,
        intake.menstrual_cycle_length,
      ]);
    };
    const shown = ["FOLLICULAR", "MENOPAUSE", true, null, null];
    expect(await seen()).toEqual([shown, shown, shown]);
    await share(anna, iris, ["DIARY", "MEASUREMENTS"]);
    const hidden = [null, null, false, null, null];
    expect(await seen()).toEqual([hidden, hidden, hidden]);
    await app.patch(
      `users/userProfile/${profile}/`,
      { diet_type: null, is_on_menopause_diet: false, weight: 71 },
      { as: iris },
    );
    const own = (await app.get("users/me/", { as: anna })).body.intake;
    expect(own).toMatchObject({ weight: 71, diet_type: "MENOPAUSE", is_on_menopause_diet: true });
  });
});

describe("what a coach declares", () => {
  const declare = (as: Person, client: Person, ...kinds: string[]) =>
    app.post("users/consents/declare/", { client: client.id, kinds }, { as });

  it("G4 PRIV-009: lets the coach enter the data of a client, who confirms it before entering any", async () => {
    const iris = await app.aCoach();
    const anna = await app.aNewcomer({ coach_id: iris.id });
    await share(anna, iris, SHARED_PARTS);
    const profile = { gender: "FEMALE", weight: 70, user_id: anna.id };
    const refused = await app.post("users/userProfile/", profile, { as: iris });
    expect([refused.status, refused.body.consent, refused.body.user]).toEqual([
      403,
      "BODY_AND_PLAN",
      anna.id,
    ]);
    expect((await declare(iris, anna, "BODY_AND_PLAN")).status).toBe(204);
    expect((await app.post("users/userProfile/", profile, { as: iris })).status).toBe(201);
    expect((await weigh(anna)).status).toBe(403);
    const { latest } = (await app.get("users/consents/", { as: anna })).body;
    expect(latest).toContainEqual(
      expect.objectContaining({
        kind: "BODY_AND_PLAN",
        decision: "DECLARED",
        is_own: false,
        text_version: null,
      }),
    );
    await give(anna, "BODY_AND_PLAN");
    expect((await weigh(anna)).status).toBe(201);
  });

  it("G4 PRIV-009: never overrules what the client decided", async () => {
    const iris = await app.aCoach();
    const anna = await app.aClientOf(iris);
    await withdraw(anna, "BODY_AND_PLAN");
    expect((await declare(iris, anna, "BODY_AND_PLAN")).status).toBe(403);
    const bea = await app.aClientOf(iris);
    expect((await declare(iris, bea, "CYCLE")).status).toBe(204);
    const { latest } = (await app.get("users/consents/", { as: bea })).body;
    expect(latest.find(({ kind }: { kind: string }) => kind === "CYCLE").decision).toBe("GIVEN");
  });

  it("PRIV-009: is for one's own clients", async () => {
    const [iris, tom] = [await app.aCoach(), await app.aCoach()];
    expect((await declare(tom, await app.aClientOf(iris), "CYCLE")).status).toBe(404);
    expect((await declare(await app.aUser(), tom, "CYCLE")).status).toBe(403);
  });
});

it("PRIV-001: the kinds of the database are those of the product", async () => {
  const { rows } = await sql<{ kind: string }>`
    select unnest(regexp_matches(pg_get_constraintdef(oid), '''([A-Z_]+)''', 'g')) as kind from pg_constraint
    where conrelid = 'consents'::regclass and contype = 'c' and conname = 'consents_kind_check'`.execute(
    app.app.services.db,
  );
  expect(rows.map(({ kind }) => kind).sort()).toEqual([...CONSENT_KINDS].sort());
});
