import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aPlanner } from "../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { inSystemScope } from "../platform/database/scope.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

interface Meal {
  date: string;
  meal_moment: string;
  kcal: number;
  share: number;
}

/** Someone with recipes planned from today on, who is a coach's client from now on and shares some parts. */
async function aPlannedClient(coach: Person, parts: readonly string[]): Promise<Person> {
  const client = await aPlanner(app);
  const start_date_inclusive = app.clock.now().toISOString().slice(0, 10);
  const days = { num_days: 3, start_date_inclusive, delete_existing_plans: true };
  expect((await app.post("autoPlanDays/", days, { as: client })).status).toBeLessThan(300);
  await inSystemScope(app.app.services.db, (trx) =>
    trx.updateTable("users").set({ coach_id: coach.id }).where("id", "=", client.id).execute(),
  );
  const sharing = { coach: coach.id, parts, text_version: 1, given_in: "PROFILE" };
  expect((await app.put("users/consents/sharing/", sharing, { as: client })).status).toBeLessThan(300);
  return client;
}

const read = async (client: Person, coach: Person) =>
  (await app.get(`clients/${client.id}/triage/`, { as: coach })).body;

describe("a client who is open beside the board", { timeout: 60_000 }, () => {
  it("COACH-125 COACH-095 tells the planned meals from tomorrow on, and how a changed day is shared among them", async () => {
    const coach = await app.aCoach();
    const client = await aPlannedClient(coach, ["PLAN", "DIARY"]);
    const { meals, energy, limits_carbohydrates: isLimited } = await read(client, coach);
    const today = app.clock.now().toISOString().slice(0, 10);
    expect(meals.length).toBeGreaterThan(3);
    expect(meals.every(({ date }: Meal) => date > today)).toBe(true);
    const dates = [...new Set(meals.map(({ date }: Meal) => date))];
    expect(dates).toHaveLength(2);
    for (const date of dates) {
      const ofDay = meals.filter((meal: Meal) => meal.date === date);
      expect(ofDay.reduce((sum: number, { share }: Meal) => sum + share, 0)).toBeCloseTo(1, 2);
      expect(ofDay.every(({ kcal, share }: Meal) => kcal > 0 && share > 0)).toBe(true);
    }
    expect([energy.kcal > 0, isLimited]).toEqual([true, false]);
  });

  it("COACH-125 PRIV-004 tells of no meals where the diary is not shared", async () => {
    const coach = await app.aCoach();
    const client = await aPlannedClient(coach, ["PLAN"]);
    const { meals, days, energy } = await read(client, coach);
    expect([meals, days, energy === null]).toEqual([null, null, false]);
  });
});
