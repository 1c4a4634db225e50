import { WEEKDAYS } from "@plateful/nutrition";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aProfile, macrosOf } from "../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const PLANS = "users/nutritionDayPlan/";
const slot = (meal_moment: string, meal_type: string, kcal: number) => ({
  meal_moment,
  meal_type,
  kcal,
  ...macrosOf(kcal),
  size: 50,
});
const SLOTS = [slot("BREAKFAST", "BREAKFAST", 700), slot("DINNER", "DINNER", 800)];

async function aClient(): Promise<{ coach: Person; client: Person; intake: number }> {
  const coach = await app.aCoach();
  const client = await app.aClientOf(coach);
  return { coach, client, intake: await aProfile(app, client) };
}
const seen = (version: number) => ({ "if-match": `"v${version}"` });
const weekOf = async (coach: Person, intake: number) =>
  (await app.get(`users/userProfile/${intake}/`, { as: coach })).body.weekly_nutrition_plan;
const countPlans = async (coach: Person, intake: number) =>
  (await app.get(`${PLANS}?client_intake=${intake}`, { as: coach })).body.count;

describe("a whole plan in one call", () => {
  it("COACH-057 COACH-060 PLAN-171 a first plan comes with its meals and all seven days", async () => {
    const { coach, intake } = await aClient();
    const body = { name: "Plan 1", client_intake: intake, slots: SLOTS, days: ["monday"] };
    const made = await app.post(PLANS, body, { as: coach, headers: seen(0) });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ kcal: 1500, days: [...WEEKDAYS] });
    expect((await weekOf(coach, intake)).sunday.id).toBe(made.body.id);
  });

  it("PLAN-171 stores nothing of a new plan with a meal that is refused", async () => {
    const { coach, intake } = await aClient();
    const slots = [...SLOTS, slot("LUNCH", "DINNER", 100)];
    const refused = await app.post(
      PLANS,
      { name: "Half", client_intake: intake, slots, days: ["monday"] },
      { as: coach },
    );
    expect(refused.status).toBe(400);
    expect(refused.body.slots).toEqual({ 2: { meal_type: [expect.any(String)] } });
    expect([await countPlans(coach, intake), await weekOf(coach, intake)]).toEqual([0, null]);
  });

  it("E7: COACH-057 of two first plans made at once, the second is told of the week that the first made", async () => {
    const { coach, client, intake } = await aClient();
    const body = (name: string) => ({ name, client_intake: intake, slots: SLOTS, days: [...WEEKDAYS] });
    const answers = await Promise.all(
      [coach, client].map((as) =>
        app.post(PLANS, body(as === coach ? "Coach" : "Client"), { as, headers: seen(0) }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const made = answers.find(({ status }) => status === 201)?.body;
    const told = answers.find(({ status }) => status === 409)?.body;
    expect(told).toMatchObject({ code: "conflict", current: { client_intake: intake, monday: made.id } });
    expect(await countPlans(coach, intake)).toBe(1);
    const second = { ...body("Second"), days: ["sunday"] };
    const retry = await app.post(PLANS, second, { as: coach, headers: seen(told.current.version) });
    expect([retry.status, retry.body.days]).toEqual([201, ["sunday"]]);
  });

  it("E7: PLAN-171 an edited plan is saved with its days, or not at all", async () => {
    const { coach, client, intake } = await aClient();
    const first = (
      await app.post(
        PLANS,
        { name: "A", client_intake: intake, slots: SLOTS, days: ["monday"] },
        { as: coach },
      )
    ).body;
    const other = (
      await app.post(
        PLANS,
        { name: "B", client_intake: intake, slots: SLOTS, days: ["sunday"] },
        { as: coach },
      )
    ).body;
    const path = `${PLANS}${other.id}/slots/`;
    const moved = await app.put(
      path,
      { slots: SLOTS, days: ["friday"] },
      { as: coach, headers: seen(other.version) },
    );
    expect(moved.body.days).toEqual(["friday", "sunday"]);
    // The plan that lost a day is another version by that.
    const stale = { slots: [SLOTS[0]], name: "Late", days: ["friday"] };
    const late = await app.put(`${PLANS}${first.id}/slots/`, stale, {
      as: client,
      headers: seen(first.version),
    });
    expect([late.status, late.body.current.days.includes("friday")]).toEqual([409, false]);
    expect((await app.get(`${PLANS}${first.id}/`, { as: client })).body).toEqual(late.body.current);
  });

  it("PLAN-171 saving onto a plan that was deleted meanwhile is not found, also at the same moment", async () => {
    const { coach, intake } = await aClient();
    await app.post(
      PLANS,
      { name: "A", client_intake: intake, slots: SLOTS, days: ["monday"] },
      { as: coach },
    );
    for (let turn = 0; turn < 8; turn++) {
      const { id } = (
        await app.post(PLANS, { name: "B", client_intake: intake, slots: SLOTS }, { as: coach })
      ).body;
      const [saved, put, deleted] = await Promise.all([
        app.put(`${PLANS}${id}/slots/`, { slots: SLOTS }, { as: coach }),
        app.patch(`users/mealSlotSpecification/999999/`, { kcal: 5 }, { as: coach }),
        app.delete(`${PLANS}${id}/`, { as: coach }),
      ]);
      expect([200, 404]).toContain(saved.status);
      expect([put.status, deleted.status]).toEqual([404, 204]);
      const after = await app.put(`${PLANS}${id}/slots/`, { slots: SLOTS }, { as: coach });
      expect([after.status, after.body]).toEqual([404, { detail: "Not found." }]);
    }
  });

  it("PLAN-171 a plan that joins the week while it is deleted is there, or neither", async () => {
    const { coach, intake } = await aClient();
    await app.post(
      PLANS,
      { name: "A", client_intake: intake, slots: SLOTS, days: ["monday"] },
      { as: coach },
    );
    const week = await weekOf(coach, intake);
    for (let turn = 0; turn < 8; turn++) {
      const { id } = (
        await app.post(PLANS, { name: "B", client_intake: intake, slots: SLOTS }, { as: coach })
      ).body;
      const body = { nutrition_day_plan_id: id, days_to_update_to_nutrition_day_plan_id: ["tuesday"] };
      const [joined, deleted] = await Promise.all([
        app.put(`users/weeklyNutritionPlan/${week.id}/`, body, { as: coach }),
        app.delete(`${PLANS}${id}/`, { as: coach }),
      ]);
      const outcome = `${joined.status} ${deleted.status}`;
      expect(["200 409", "400 204"]).toContain(outcome);
    }
  });
});
