import { HEALTH_CONDITIONS } from "@plateful/nutrition";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answersOf, aPlanned, complete, dayOf, type Planned } from "../../test/planned-person.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { inSystemScope } from "../platform/database/scope.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({});
});
afterAll(() => app.close());

const PATH = "users/healthAnswers/";
const BODY = { age: 30, weight: 70, activity: "ACTIVE" } as const;
const set = (person: Person, conditions: readonly string[] | null) =>
  app.put(PATH, { conditions }, { as: person });
const answersIn = async (person: Person) => (await app.get(PATH, { as: person })).body.answers;
const needOf = async ({ person, profile }: Planned) =>
  Math.round((await app.post("calculations/energy/", { intake_id: profile }, { as: person })).body.tdee_kcal);
const planOf = async ({ person, plan }: Planned) =>
  (await app.get(`users/nutritionDayPlan/${plan}/`, { as: person })).body;
const putDay = (planned: Planned, as: Person, kcal: number, more: object = {}) =>
  app.put(`users/nutritionDayPlan/${planned.plan}/slots/`, { slots: dayOf(kcal), ...more }, { as });

const storedRows = (person: Person) =>
  inSystemScope(app.app.services.db, (trx) =>
    trx.selectFrom("health_answers").selectAll().where("user_id", "=", person.id).execute(),
  );

const reasonsOf = async (person: Person) =>
  (
    await inSystemScope(app.app.services.db, (trx) =>
      trx
        .selectFrom("audit_log")
        .select("reason")
        .where("user_id", "=", person.id)
        .where("action", "=", "confirm-plan")
        .execute(),
    )
  ).map(({ reason }) => reason);

/** A day with a deficit that is safe for most. */
async function onDeficit(planned: Planned): Promise<void> {
  expect((await putDay(planned, planned.person, (await needOf(planned)) - 400)).status).toBe(200);
}

describe("answers about health", () => {
  it("SAFE-007 are kept encrypted, read by the person, changed, and deleted", async () => {
    const person = await app.aUser();
    expect(await answersIn(person)).toBeNull();
    expect((await set(person, ["KIDNEY_DISEASE", "DIABETES", "DIABETES"])).status).toBe(200);
    expect(await answersIn(person)).toEqual({
      conditions: ["DIABETES", "KIDNEY_DISEASE"],
      answered_at: app.clock.now().toISOString(),
    });
    const [row] = await storedRows(person);
    expect(row?.sealed_answers).not.toMatch(/DIABETES/);
    await set(person, []);
    expect((await answersIn(person)).conditions).toEqual([]);
    // As long as before: its length tells nothing.
    expect((await storedRows(person))[0]?.sealed_answers).toHaveLength(row?.sealed_answers.length ?? 0);
    expect((await set(person, ["TIRED"])).status).toBe(400);
    expect((await app.delete(PATH, { as: person })).status).toBe(204);
    expect([await answersIn(person), await storedRows(person)]).toEqual([null, []]);
  });

  it("SAFE-007 ask for a consent of their own; not to say asks for none, and stores nothing of health", async () => {
    const person = await app.aUser();
    await set(person, ["PREGNANT"]);
    const withdrawn = { kinds: ["HEALTH_ANSWERS"], given_in: "PROFILE" };
    expect((await app.post("users/consents/withdraw/", withdrawn, { as: person })).status).toBe(200);
    expect([await answersIn(person), await storedRows(person)]).toEqual([null, []]);
    const refused = await set(person, []);
    expect([refused.status, refused.body.code, refused.body.consent]).toEqual([
      403,
      "consent_required",
      "HEALTH_ANSWERS",
    ]);
    expect((await set(person, null)).status).toBe(200);
    expect(await answersIn(person)).toEqual({ conditions: null, answered_at: null });
    expect(await storedRows(person)).toEqual([]);
  });

  it("SAFE-007 are no business of a coach: neither read, nor declared, nor seen in an account", async () => {
    const planned = await aPlanned(app, BODY);
    const { coach, person } = planned;
    await set(person, ["EATING_DISORDER"]);
    const declared = { client: person.id, kinds: ["HEALTH_ANSWERS"] };
    expect((await app.post("users/consents/declare/", declared, { as: coach })).status).toBe(400);
    expect(await answersIn(coach)).toBeNull();
    for (const path of [`users/${person.id}/`, `clients/${person.id}/`, `clients/${person.id}/triage/`]) {
      const { body } = await app.get(path, { as: coach });
      expect(JSON.stringify(body)).not.toMatch(/EATING_DISORDER|declined_health|CONDITION/);
    }
  });
});

describe("whether the questions about health are open", () => {
  const isOpenFor = async (as: Person) =>
    (await app.get("users/me/", { as })).body.is_health_question_open as boolean;

  it.each([[["DIABETES"]], [[]], [null]])(
    "SAFE-018 are open until they are answered with %j, and again once that is deleted",
    async (conditions) => {
      const person = await app.aUser();
      expect(await isOpenFor(person)).toBe(true);
      await set(person, conditions);
      expect(await isOpenFor(person)).toBe(false);
      await app.delete(PATH, { as: person });
      expect(await isOpenFor(person)).toBe(true);
    },
  );

  it("SAFE-018 tells a coach the same before and after", async () => {
    const { coach, person } = await aPlanned(app, BODY);
    const seen = async () =>
      (await app.get(`clients/${person.id}/`, { as: coach })).body.is_health_question_open as boolean;
    expect([await isOpenFor(person), await seen()]).toEqual([true, false]);
    await set(person, ["PREGNANT"]);
    expect([await isOpenFor(person), await seen()]).toEqual([false, false]);
  });
});

const NOT_SAID = "NOT_SAID";
/** Says one thing, or would rather not. */
const say = async (person: Person, said: string) => {
  expect((await set(person, said === NOT_SAID ? null : [said])).status).toBe(200);
};
const OF_DEFICIT = ["PREGNANT", "BREASTFEEDING", "EATING_DISORDER", NOT_SAID];

describe("plans of people who said something about their health", () => {
  it.each(OF_DEFICIT)(
    "SAFE-008 %s: no deficit, with where to go, and onboarding plans for the need",
    async (said) => {
      const planned = await aPlanned(app, BODY);
      const need = await needOf(planned);
      await say(planned.person, said);
      const refused = await putDay(planned, planned.person, need - 100);
      expect(refused.status).toBe(400);
      expect(JSON.stringify(refused.body)).toMatch(/doctor, midwife or dietitian first/);
      const losing = { ...answersOf(BODY), goal: "LOSE_WEIGHT", weeklyGoal: "LOSE_0_5_KG_PER_WEEK" };
      expect((await complete(app, planned.person, losing)).status).toBe(200);
      expect(Math.round((await planOf(planned)).kcal)).toBe(need);
    },
  );

  it.each(["DIABETES", "KIDNEY_DISEASE", "PREGNANT", NOT_SAID])("SAFE-008 %s: no keto", async (said) => {
    const planned = await aPlanned(app, BODY);
    await say(planned.person, said);
    const answers = answersOf(BODY);
    const keto = { ...answers, dietPreferences: { ...answers.dietPreferences, dietType: "KETO" } };
    const refused = await complete(app, planned.person, keto);
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      400,
      expect.stringMatching(/doctor or dietitian first/),
    ]);
  });

  it("SAFE-008 diabetes: a loss of weight is all right, and protein stays at 1.2 g per kg", async () => {
    const planned = await aPlanned(app, BODY);
    await set(planned.person, ["DIABETES"]);
    const losing = { ...answersOf(BODY), goal: "LOSE_WEIGHT", weeklyGoal: "LOSE_0_5_KG_PER_WEEK" };
    expect((await complete(app, planned.person, losing)).status).toBe(200);
    const { kcal, protein } = await planOf(planned);
    expect([Math.round(kcal) < (await needOf(planned)), protein <= 1.2 * BODY.weight]).toEqual([true, true]);
    const [meal] = dayOf(2000);
    const withProtein = (grams: number) =>
      app.put(
        `users/nutritionDayPlan/${planned.plan}/slots/`,
        { slots: [{ ...meal, kcal: 2000, protein: grams, carbohydrates: 322 - grams, fat: 79 }] },
        { as: planned.person },
      );
    const tooMuch = await withProtein(90);
    expect([tooMuch.status, JSON.stringify(tooMuch.body)]).toEqual([
      400,
      expect.stringMatching(/Up to 84 g of protein/),
    ]);
    expect((await withProtein(84)).status).toBe(200);
  });

  it("SAFE-006 SAFE-008 a new answer pauses a loss at once, for the person and the coach to see", async () => {
    const planned = await aPlanned(app, BODY);
    await onDeficit(planned);
    expect((await set(planned.person, [])).body.is_plan_changed).toBe(false);
    expect((await set(planned.person, ["PREGNANT"])).body).toMatchObject({
      answers: { conditions: ["PREGNANT"] },
      is_plan_changed: true,
    });
    const plan = await planOf(planned);
    expect([Math.round(plan.kcal), plan.safety.note]).toEqual([await needOf(planned), "LOSS_PAUSED"]);
    const seen = await app.get(`users/nutritionDayPlan/${planned.plan}/`, { as: planned.coach });
    expect(seen.body.safety.note).toBe("LOSS_PAUSED");
    expect((await set(planned.person, ["PREGNANT"])).body.is_plan_changed).toBe(false);
    // Taking the answer back puts nobody on less.
    await app.delete(PATH, { as: planned.person });
    expect(Math.round((await planOf(planned)).kcal)).toBe(await needOf(planned));
  });

  it("SAFE-008 a new answer takes someone off keto", async () => {
    const planned = await aPlanned(app, BODY);
    const answers = answersOf(BODY);
    await complete(app, planned.person, {
      ...answers,
      dietPreferences: { ...answers.dietPreferences, dietType: "KETO" },
    });
    expect((await set(planned.person, ["KIDNEY_DISEASE"])).body.is_plan_changed).toBe(true);
    const plan = await planOf(planned);
    expect([plan.carbohydrates > 50, plan.safety.note]).toEqual([true, "MOVED"]);
    const { body } = await app.get(`users/userProfile/${planned.profile}/`, { as: planned.person });
    expect([body.is_keto_user, body.diet_type]).toEqual([false, "RECOMMENDED"]);
    expect((await set(planned.person, ["KIDNEY_DISEASE"])).body.is_plan_changed).toBe(false);
  });
});

const ANY = [...HEALTH_CONDITIONS, NOT_SAID];

describe("a coach who does not know the answers", () => {
  it.each(ANY)(
    "SAFE-009 %s: is asked for a reason in the same words, and stores what tells of none",
    async (said) => {
      const planned = await aPlanned(app, BODY);
      const { coach, person } = planned;
      const kcal = (await needOf(planned)) - 100;
      await say(person, said);
      const asked = await putDay(planned, coach, kcal);
      expect([asked.status, asked.body.findings, asked.body.reason_needed]).toEqual([
        409,
        [{ code: "CARE_FIRST", value: 0, limit: 0 }],
        true,
      ]);
      expect(JSON.stringify(asked.body)).not.toMatch(/CONDITION|pregnan|diabet|kidney|disorder/i);
      const share = { energy_balance: 90 };
      const bySize = await app.patch(`users/nutritionDayPlan/${planned.plan}/`, share, { as: coach });
      expect([bySize.status, bySize.body.findings.map(({ code }: { code: string }) => code)]).toEqual([
        409,
        ["CARE_FIRST"],
      ]);
      const confirmed = { confirmed_findings: ["CARE_FIRST"], confirmation_reason: "Agreed with the doctor" };
      expect((await putDay(planned, coach, kcal, confirmed)).status).toBe(200);
      const { safety } = await planOf(planned);
      expect([safety.confirmed, safety.reason]).toEqual([["CARE_FIRST"], "Agreed with the doctor"]);
      expect(await reasonsOf(person)).toEqual(["CARE_FIRST: Agreed with the doctor"]);
      // What a coach confirmed stays when the profile changes, and what they could not know ends it.
      await app.patch(`users/userProfile/${planned.profile}/`, { age: 31 }, { as: person });
      expect((await planOf(planned)).safety.confirmed).toEqual(["CARE_FIRST"]);
      await set(person, ["PREGNANT", "EATING_DISORDER"]);
      expect((await planOf(planned)).safety.note).toBe("LOSS_PAUSED");
    },
  );

  it("SAFE-009 nothing is asked about someone who said that nothing holds", async () => {
    const planned = await aPlanned(app, BODY);
    await set(planned.person, []);
    expect((await putDay(planned, planned.coach, (await needOf(planned)) - 100)).status).toBe(200);
  });
});
