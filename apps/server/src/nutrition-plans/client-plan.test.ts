import { WEEKDAYS } from "@plateful/nutrition";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aProfile, macrosOf } from "../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";

let app: TestApp;
let coach: Person;
let client: Person;
let intake: number;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  coach = await app.aCoach();
  client = await app.aClientOf(coach);
  intake = await aProfile(app, client);
});

const DAY_PLANS = "users/nutritionDayPlan/";
const WEEKS = "users/weeklyNutritionPlan/";
const slot = (moment: string, kcal: number, size: number | null = null) => ({
  meal_type: moment,
  meal_moment: moment,
  kcal,
  ...macrosOf(kcal),
  size,
});
const aPlan = async (name: string, slots: object[]): Promise<number> => {
  const body = { name, client_intake: intake, energy_balance: 90 };
  const { id } = (await app.post(DAY_PLANS, body, { as: coach })).body;
  for (const one of slots)
    await app.post("users/mealSlotSpecification/", { ...one, nutrition_day_plan: id }, { as: coach });
  return id;
};
const weekOf = async () => (await app.get(`clients/${client.id}/`, { as: coach })).body.intake;
const putDays = (week: number, plan: number, days: readonly string[], name?: string) =>
  app.put(
    `${WEEKS}${week}/`,
    { nutrition_day_plan_id: plan, days_to_update_to_nutrition_day_plan_id: days, name },
    { as: coach },
  );

describe("a coach makes plans for a client", () => {
  it("COACH-057 COACH-060 makes a first plan: day plan, slots, and a week in which every day follows it", async () => {
    const plan = await aPlan("Rest days", [slot("LUNCH", 900, 60), slot("DINNER", 600, 40)]);
    const body = { client_intake: intake, name: "Rest days", nutrition_day_plan_id: plan };
    const week = await app.post(WEEKS, body, { as: coach });
    expect(week.status).toBe(201);
    for (const day of WEEKDAYS) expect(week.body[day]).toBe(plan);
    const { monday } = (await weekOf()).weekly_nutrition_plan;
    expect(monday).toMatchObject({ id: plan, name: "Rest days", energy_balance: 90, kcal: 1500 });
    expect(monday.days).toEqual([...WEEKDAYS]);
    expect(monday.meal_slot_specifications.map(({ size }: { size: number }) => size)).toEqual([60, 40]);
  });

  it("COACH-057 COACH-063 COACH-064 COACH-065 adds a plan, moves days to it, and removes it again", async () => {
    const first = await aPlan("Rest days", [slot("LUNCH", 900), slot("DINNER", 600)]);
    const body = { client_intake: intake, nutrition_day_plan_id: first };
    const { id: week } = (await app.post(WEEKS, body, { as: coach })).body;
    const second = await aPlan("Running days", [slot("LUNCH", 900), slot("DINNER", 700)]);
    const moved = await putDays(week, second, ["tuesday", "saturday"], "Long runs");
    expect(moved.body).toMatchObject({ monday: first, tuesday: second, saturday: second });
    expect((await weekOf()).weekly_nutrition_plan.tuesday).toMatchObject({
      name: "Long runs",
      days: ["tuesday", "saturday"],
    });
    const removed = await putDays(week, second, []);
    for (const day of WEEKDAYS) expect(removed.body[day]).toBe(first);
    const last = await putDays(week, first, []);
    expect(last.status).toBe(400);
    expect(last.body).toEqual({ non_field_errors: ["The last plan cannot be deleted."] });
    expect((await weekOf()).weekly_nutrition_plan.monday.id).toBe(first);
  });

  it("COACH-063 a plan without days is no longer in the week", async () => {
    const first = await aPlan("Rest days", [slot("LUNCH", 900)]);
    const body = { client_intake: intake, nutrition_day_plan_id: first };
    const { id: week } = (await app.post(WEEKS, body, { as: coach })).body;
    const second = await aPlan("Every day", [slot("LUNCH", 900)]);
    await putDays(week, second, WEEKDAYS);
    expect((await app.get(`${DAY_PLANS}${first}/`, { as: coach })).body.days).toEqual([]);
  });
});

describe("a coach edits a plan", () => {
  it("COACH-058 keeps what is planned on a moment that stays, and the slot's id", async () => {
    const plan = await aPlan("Rest days", [slot("LUNCH", 900), slot("DINNER", 600)]);
    await app.post(WEEKS, { client_intake: intake, nutrition_day_plan_id: plan }, { as: coach });
    const path = `${DAY_PLANS}${plan}/`;
    const [lunch, dinner] = (await app.get(path, { as: coach })).body.meal_slot_specifications;
    const day = (await app.post("calendarDay/", { date: "2026-03-20" }, { as: client })).body.id;
    const plannedOn = async ({ id, meal_moment }: { id: number; meal_moment: string }) => {
      const meal = (await app.post("quickAddMeal/", { kcal: 500 }, { as: client })).body.id;
      const item = { calendar_day: day, meal_slot: id, meal_moment };
      const body = { ...item, object_id: meal, content_type: "quickaddmeal" };
      return (await app.post("calendarItem/", body, { as: client })).body.id as number;
    };
    const items = [await plannedOn(lunch), await plannedOn(dinner)];
    const slots = [slot("BREAKFAST", 480, 30), slot("DINNER", 1120, 70)];
    const edited = await app.put(`${path}slots/`, { slots }, { as: coach });
    const [breakfast, keptDinner] = edited.body.meal_slot_specifications;
    expect([breakfast.meal_moment, keptDinner.id]).toEqual(["BREAKFAST", dinner.id]);
    expect(keptDinner).toMatchObject({ kcal: 1120, size: 70 });
    const slotsOfItems = await Promise.all(
      items.map(async (id) => (await app.get(`calendarItem/${id}/`, { as: client })).body.meal_slot),
    );
    expect(slotsOfItems).toEqual([null, dinner.id]);
  });

  it("PLAN-171 changes name, energy balance, fibre and meals at once, or nothing of it", async () => {
    const plan = await aPlan("Rest days", [slot("LUNCH", 900)]);
    const path = `${DAY_PLANS}${plan}/`;
    const before = (await app.get(path, { as: coach })).body;
    const fields = { name: " Quiet days ", energy_balance: 105, fiber: 30 };
    const misfit = { ...slot("LUNCH", 1800), meal_type: "DINNER" };
    const refused = await app.put(`${path}slots/`, { ...fields, slots: [misfit] }, { as: coach });
    expect(refused.status).toBe(400);
    expect((await app.get(path, { as: coach })).body).toEqual(before);
    const blank = await app.put(`${path}slots/`, { name: " ", slots: [] }, { as: coach });
    expect(blank.body).toEqual({ name: ["This field may not be blank."] });
    const far = await app.put(`${path}slots/`, { energy_balance: 501, slots: [] }, { as: coach });
    expect(Object.keys(far.body)).toEqual(["energy_balance"]);
    expect((await app.get(path, { as: coach })).body).toEqual(before);
    const saved = await app.put(`${path}slots/`, { ...fields, slots: [slot("LUNCH", 1800)] }, { as: coach });
    expect(saved.body).toMatchObject({ name: "Quiet days", energy_balance: 105, fiber: 30, kcal: 1800 });
    const only = await app.put(`${path}slots/`, { slots: [slot("LUNCH", 1500)] }, { as: coach });
    expect(only.body).toMatchObject({ name: "Quiet days", energy_balance: 105, fiber: 30, kcal: 1500 });
  });

  it("COACH-068 COACH-069 lets nobody edit another coach's client", async () => {
    const plan = await aPlan("Rest days", [slot("LUNCH", 900)]);
    const body = { name: "Mine", slots: [] };
    const other = await app.put(`${DAY_PLANS}${plan}/slots/`, body, { as: await app.aCoach() });
    expect(other.status).toBe(404);
    expect((await app.get(`${DAY_PLANS}${plan}/`, { as: client })).body).toMatchObject({ name: "Rest days" });
  });

  it("PLAN-170 counts what fits meals that are only drafted, also before there is a plan", async () => {
    const path = `clients/${client.id}/fitting-recipes/`;
    const { meal_type: _type, size: _size, ...lunch } = slot("LUNCH", 600);
    const answer = await app.post(path, { slots: [lunch] }, { as: coach });
    expect(answer.body.slots).toMatchObject([{ meal_slot: null, meal_moment: "LUNCH", kcal: 600, days: [] }]);
    expect(answer.body.slots[0].allowed).toBeGreaterThan(7);
    const vast = { ...lunch, kcal: 9000, protein: 300, carbohydrates: 900, fat: 450 };
    const none = await app.post(path, { slots: [vast] }, { as: coach });
    expect(none.body.slots[0].allowed).toBe(0);
    expect(none.body.slots[0].restrictions[0].restriction).toBe("PORTION_SIZE");
  });
});
