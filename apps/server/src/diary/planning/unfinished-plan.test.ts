import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aPlanner, macrosOf } from "../../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../../test/test-app.ts";
import { inSystemScope } from "../../platform/database/scope.ts";
import { planWeekAtNight } from "./plan-week-at-night.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const DATE = "2026-03-18";
const MONDAY = "2026-03-23";

const planDay = (as: Person, body: object = {}) => app.post("autoPlanDay/", { date: DATE, ...body }, { as });
const planDays = (as: Person) =>
  app.post("autoPlanDays/", { num_days: 7, start_date_inclusive: DATE, delete_existing_plans: true }, { as });
const mealsOf = async (as: Person): Promise<{ meal: { kcal: number } }[]> =>
  (await app.get("calendarDay/?page_size=50", { as })).body.results.flatMap(
    (day: { calendar_items: unknown[] }) => day.calendar_items,
  );
const outcomeOf = async ({ id }: Person) => {
  const night = await inSystemScope(app.app.services.db, (trx) =>
    trx.selectFrom("night_plans").select("outcome").where("user_id", "=", id).executeTakeFirst(),
  );
  return night?.outcome;
};

/** Someone whose every day follows a plan that has one small meal so far. */
async function anUnfinished() {
  const person = await aPlanner(app);
  const plan: number = (await app.get("users/nutritionDayPlan/", { as: person })).body.results[0].id;
  expect((await app.put(`users/nutritionDayPlan/${plan}/slots/`, { slots: [] }, { as: person })).status).toBe(
    200,
  );
  const add = (moment: string, kcal: number) => {
    const meal = { meal_moment: moment, meal_type: moment, kcal, ...macrosOf(kcal) };
    return app.post("users/mealSlotSpecification/", { ...meal, nutrition_day_plan: plan }, { as: person });
  };
  const { body: slot } = await add("LUNCH", 149);
  return { person, plan, add, slot: slot.id as number };
}

describe("a day plan that is not finished", () => {
  it("SAFE-004 is planned by nobody: not at a press, not for one meal, not at night", async () => {
    const { person, plan, slot, add } = await anUnfinished();
    const { safety } = (await app.get(`users/nutritionDayPlan/${plan}/`, { as: person })).body;
    expect(safety).toMatchObject({ note: "UNFINISHED", confirmed: [] });
    const words = "The nutrition plan for this weekday is not finished: it has too little to eat so far.";
    for (const refused of [
      await planDay(person),
      await planDay(person, { meal_slot_ids: [slot] }),
      await planDays(person),
    ])
      expect([refused.status, refused.body]).toEqual([400, { non_field_errors: [words] }]);
    await planWeekAtNight(app.app.services, person.id, MONDAY);
    expect(await mealsOf(person)).toEqual([]);
    expect(await outcomeOf(person)).toBe("NOTHING_TO_PLAN");
    expect((await add("DINNER", 1600)).status).toBe(201);
    expect((await planDay(person)).status).toBe(200);
    const kcal = (await mealsOf(person)).reduce((sum, { meal }) => sum + meal.kcal, 0);
    expect(kcal).toBeGreaterThan(1250);
  });
});
