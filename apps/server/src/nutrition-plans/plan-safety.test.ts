import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { macrosOf } from "../../test/factories.ts";
import { aPlanned, dayOf, type Planned, slotAt } from "../../test/planned-person.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { inSystemScope } from "../platform/database/scope.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const PLANS = "users/nutritionDayPlan/";
const SLOTS = "users/mealSlotSpecification/";

const read = async ({ person, plan }: Planned) => (await app.get(`${PLANS}${plan}/`, { as: person })).body;

const woman = { age: 30, weight: 70, activity: "ACTIVE" };

describe("a confirmation", () => {
  it("SAFE-004 a coach goes below a rail only with the findings and a reason, which plan and log keep", async () => {
    const planned = await aPlanned(app, woman);
    const { coach, person, plan } = planned;
    const put = (more: object) =>
      app.put(`${PLANS}${plan}/slots/`, { slots: dayOf(1100), ...more }, { as: coach });
    const asked = await put({});
    expect([asked.status, asked.body.code, asked.body.reason_needed]).toEqual([
      409,
      "confirmation_needed",
      true,
    ]);
    expect(asked.body.findings.map(({ code }: { code: string }) => code)).toEqual([
      "DAY_TOO_LOW",
      "DEFICIT_TOO_LARGE",
    ]);
    const confirmed_findings = ["DAY_TOO_LOW", "DEFICIT_TOO_LARGE"];
    expect((await put({ confirmed_findings: ["DAY_TOO_LOW"], confirmation_reason: "x" })).status).toBe(409);
    const mute = await put({ confirmed_findings });
    expect([mute.status, Object.keys(mute.body)]).toEqual([400, ["confirmation_reason"]]);
    const reason = "Very low calorie diet before an operation, with the hospital";
    const saved = await put({ confirmed_findings, confirmation_reason: reason });
    expect(saved.status).toBe(200);
    expect((await read(planned)).safety).toMatchObject({ confirmed: confirmed_findings, reason, note: null });
    const logged = await inSystemScope(app.app.services.db, (trx) =>
      trx
        .selectFrom("audit_log")
        .selectAll()
        .where("user_id", "=", person.id)
        .where("action", "=", "confirm-plan")
        .execute(),
    );
    expect(logged.map(({ actor_id, reason: why }) => [actor_id, why])).toEqual([
      [coach.id, `DAY_TOO_LOW DEFICIT_TOO_LARGE: ${reason}`],
    ]);
    const safe = await app.put(`${PLANS}${plan}/slots/`, { slots: dayOf(2000) }, { as: coach });
    expect(safe.body.safety).toBeNull();
    // An earlier version is held against the rails as anything else.
    const { versions } = (await app.get(`${PLANS}${plan}/versions/`, { as: coach })).body;
    const low = versions.find(({ kcal }: { kcal: number }) => kcal === 1100);
    const restore = (more: object, as: Person) =>
      app.post(`${PLANS}${plan}/restore/`, { number: low.number, ...more }, { as });
    expect((await restore({}, person)).status).toBe(400);
    expect((await restore({}, coach)).status).toBe(409);
    expect((await restore({ confirmed_findings, confirmation_reason: reason }, coach)).status).toBe(200);
  });

  it("SAFE-004 a person confirms much protein, and never what is refused; words come in both languages", async () => {
    const planned = await aPlanned(app, woman);
    const { person, plan } = planned;
    const slots = ["LUNCH", "DINNER"].map((moment) => ({
      ...slotAt(moment, 1000),
      ...{ protein: 100, carbohydrates: 90, fat: 26.7 },
    }));
    const put = (more: object) => app.put(`${PLANS}${plan}/slots/`, { slots, ...more }, { as: person });
    const asked = await put({});
    expect(asked.body).toMatchObject({
      reason_needed: false,
      findings: [{ code: "PROTEIN_HIGH", limit: 154 }],
    });
    expect((await put({ confirmed_findings: ["PROTEIN_HIGH"] })).body.safety).toMatchObject({
      confirmed: ["PROTEIN_HIGH"],
      reason: null,
    });
    const low = { slots: dayOf(1249), confirmed_findings: ["DAY_TOO_LOW", "DEFICIT_TOO_LARGE"] };
    const refused = (language: string) =>
      app.put(`${PLANS}${plan}/slots/`, low, { as: person, headers: { "accept-language": language } });
    expect((await refused("en")).body.non_field_errors[0]).toContain("1250 kcal");
    expect((await refused("nl")).body.non_field_errors[0]).toContain("te weinig ruimte");
  });
});

describe("a day that is made meal by meal", () => {
  it("SAFE-004 grows meal by meal, says that it is unfinished, and never becomes less", async () => {
    const { person } = await aPlanned(app, woman);
    const { id } = (await app.post(PLANS, { name: "New" }, { as: person })).body;
    const add = (moment: string, kcal: number) =>
      app.post(SLOTS, { ...slotAt(moment, kcal), nutrition_day_plan: id }, { as: person });
    const first = await add("LUNCH", 900);
    expect(first.status).toBe(201);
    const note = async () => (await app.get(`${PLANS}${id}/`, { as: person })).body.safety?.note ?? null;
    expect(await note()).toBe("UNFINISHED");
    expect(
      (await app.patch(`${SLOTS}${first.body.id}/`, { ...macrosOf(60), kcal: 60 }, { as: person })).status,
    ).toBe(400);
    expect((await add("DINNER", 900)).status).toBe(201);
    expect(await note()).toBeNull();
    expect((await app.delete(`${SLOTS}${first.body.id}/`, { as: person })).status).toBe(400);
  });
});

describe("a profile that changes", () => {
  it("SAFE-006 pauses the loss of a plan that is no longer safe, says so, and keeps the version before", async () => {
    const planned = await aPlanned(app, woman);
    const { person, plan, coach } = planned;
    const loses = await app.put(`${PLANS}${plan}/slots/`, { slots: dayOf(1500) }, { as: person });
    expect(loses.status).toBe(200);
    const profile = (await app.get("users/userProfile/", { as: person })).body.results[0];
    const changed = await app.patch(`users/userProfile/${profile.id}/`, { weight: 50 }, { as: person });
    expect(changed.status).toBe(200);
    const { tdee_kcal } = (await app.post("calculations/energy/", { intake_id: profile.id }, { as: person }))
      .body;
    const after = (await app.get(`${PLANS}${plan}/`, { as: coach })).body;
    expect(after).toMatchObject({
      kcal: Math.round(tdee_kcal),
      energy_balance: 100,
      safety: { note: "LOSS_PAUSED" },
    });
    const { versions } = (await app.get(`${PLANS}${plan}/versions/`, { as: person })).body;
    expect(versions.map(({ kcal }: { kcal: number }) => kcal).slice(0, 2)).toEqual([after.kcal, 1500]);
  });

  it("SAFE-006 leaves a plan alone that stays safe, or that a coach confirmed", async () => {
    const planned = await aPlanned(app, woman);
    const { person, plan, coach } = planned;
    const profile = (await app.get("users/userProfile/", { as: person })).body.results[0];
    await app.patch(`users/userProfile/${profile.id}/`, { weight: 69 }, { as: person });
    expect((await read(planned)).safety).toBeNull();
    const confirmed_findings = ["DAY_TOO_LOW", "DEFICIT_TOO_LARGE"];
    const body = { slots: dayOf(1200), confirmed_findings, confirmation_reason: "Agreed with the clinic" };
    expect((await app.put(`${PLANS}${plan}/slots/`, body, { as: coach })).status).toBe(200);
    await app.patch(`users/userProfile/${profile.id}/`, { weight: 68 }, { as: person });
    expect((await read(planned)).kcal).toBe(1200);
  });
});

describe("the board of a coach", () => {
  it("SAFE-004 COACH-095 crosses no rail that was not crossed before, and forgets what is no longer crossed", async () => {
    const planned = await aPlanned(app, woman);
    const { person, plan, coach } = planned;
    const put = (slots: object, more: object = {}) =>
      app.put(`${PLANS}${plan}/slots/`, { slots, ...more }, { as: coach });
    const shift = async (steps: number) => {
      const { energy } = (await app.get(`clients/${person.id}/triage/`, { as: coach })).body;
      const body = { user: person.id, steps, seen_kcal: energy.kcal };
      return app.post("users/planEnergy/", body, { as: coach });
    };
    const lean = ["LUNCH", "DINNER"].map((moment) => ({
      ...slotAt(moment, 1000),
      ...{ protein: 62.5, carbohydrates: 150, fat: 16.7 },
    }));
    expect((await put(lean)).status).toBe(200);
    const refused = await shift(-20);
    const words = "A day of this size needs at least 30 g of fat.";
    expect([refused.status, refused.body]).toEqual([400, { steps: [words] }]);
    expect((await read(planned)).kcal).toBe(2000);
    const confirmed_findings = ["DAY_TOO_LOW", "DEFICIT_TOO_LARGE"];
    const low = await put(dayOf(1240), { confirmed_findings, confirmation_reason: "For a week" });
    expect(low.body.safety).toMatchObject({ confirmed: confirmed_findings });
    expect((await shift(1)).status).toBe(200);
    expect((await read(planned)).safety).toMatchObject({
      confirmed: ["DEFICIT_TOO_LARGE"],
      reason: "For a week",
    });
    expect((await shift(20)).status).toBe(200);
    expect((await read(planned)).safety).toBeNull();
  });
});
