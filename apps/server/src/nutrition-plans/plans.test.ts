import { WEEKDAYS } from "@plateful/nutrition";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aProfile } from "../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";

let app: TestApp;
let anna: Person;
let intake: number;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  anna = await app.aUser();
  intake = await aProfile(app, anna);
});

const DAY_PLANS = "users/nutritionDayPlan/";
const SLOTS = "users/mealSlotSpecification/";
const WEEKS = "users/weeklyNutritionPlan/";

const aDayPlan = async (name = "Day", as = anna): Promise<number> =>
  (await app.post(DAY_PLANS, { name }, { as })).body.id;
const aSlot = (moment: string, type = moment) => ({
  meal_type: type,
  meal_moment: moment,
  kcal: 750,
  protein: 45.5,
  carbohydrates: 75,
  fat: 30.1,
});
/** A meal that is enough for a whole day. */
const aWholeDay = (moment: string) => ({
  ...aSlot(moment),
  kcal: 1500,
  protein: 91,
  carbohydrates: 150,
  fat: 60.2,
});
const aWeek = async (as = anna, client_intake = intake) =>
  (await app.post(WEEKS, { client_intake }, { as })).body;

describe("day plans", () => {
  it("refuses a plan without a name, for a stranger, or without a profile", async () => {
    const stranger = await app.aUser();
    expect((await app.post(DAY_PLANS, {}, { as: anna })).body).toEqual({ name: ["This field is required."] });
    const blank = await app.post(DAY_PLANS, { name: "  " }, { as: anna });
    expect(blank.body).toEqual({ name: ["This field may not be blank."] });
    const foreign = await app.post(DAY_PLANS, { name: "Day", client_intake: intake }, { as: stranger });
    expect(foreign.status).toBe(400);
    expect(foreign.body).toEqual({ client_intake: [`Invalid pk "${intake}" - object does not exist.`] });
    expect((await app.post(DAY_PLANS, { name: "Day" }, { as: stranger })).body).toEqual({
      client_intake: ["This field is required."],
    });
  });

  it("DATA-016 DATA-023 DATA-024 creates, reads, replaces, changes, lists and deletes", async () => {
    const made = await app.post(DAY_PLANS, { name: " Work day " }, { as: anna });
    expect(made.status).toBe(201);
    expect(made.body).toEqual({
      id: expect.any(Number),
      name: "Work day",
      meal_slot_specifications: [],
      days: [],
      client_intake: intake,
      energy_balance: 100,
      kcal: 0,
      protein: 0,
      carbohydrates: 0,
      fat: 0,
      fiber: 40,
      created: "2026-03-18T09:00:00.000Z",
      modified: "2026-03-18T09:00:00.000Z",
      version: 1,
      safety: null,
    });
    const path = `${DAY_PLANS}${made.body.id}/`;
    expect((await app.get(path, { as: anna })).body).toEqual(made.body);
    const replaced = await app.put(path, { name: "Rest day", energy_balance: 90 }, { as: anna });
    expect(replaced.body).toMatchObject({ name: "Rest day", energy_balance: 90 });
    const changed = await app.patch(path, { name: "Sunday" }, { as: anna });
    expect(changed.body).toMatchObject({ name: "Sunday", energy_balance: 90 });
    const listed = await app.get(`${DAY_PLANS}?client_intake=${intake}`, { as: anna });
    expect(listed.body.results).toEqual([changed.body]);
    expect((await app.delete(path, { as: anna })).status).toBe(204);
    expect((await app.get(path, { as: anna })).status).toBe(404);
  });

  it("refuses to delete a plan that a weekday follows", async () => {
    const week = await aWeek();
    const refused = await app.delete(`${DAY_PLANS}${week.monday}/`, { as: anna });
    expect(refused.status).toBe(409);
    expect(refused.body.code).toBe("in_use");
  });

  it("ERR-022 hides plans, slots and weeks of others from every call", async () => {
    const week = await aWeek();
    const slot = await app.post(SLOTS, { ...aSlot("LUNCH"), nutrition_day_plan: week.monday }, { as: anna });
    const other = await app.aCoach();
    await aProfile(app, other);
    const answers = await Promise.all([
      app.get(`${DAY_PLANS}${week.monday}/`, { as: other }),
      app.patch(`${DAY_PLANS}${week.monday}/`, { name: "Mine" }, { as: other }),
      app.delete(`${DAY_PLANS}${week.monday}/`, { as: other }),
      app.put(`${DAY_PLANS}${week.monday}/slots/`, { slots: [] }, { as: other }),
      app.patch(`${SLOTS}${slot.body.id}/`, { kcal: 1 }, { as: other }),
      app.delete(`${SLOTS}${slot.body.id}/`, { as: other }),
      app.get(`${WEEKS}${week.id}/`, { as: other }),
      app.patch(`${WEEKS}${week.id}/`, {}, { as: other }),
    ]);
    for (const answer of answers) {
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual({ detail: "Not found." });
    }
    const foreignSlot = await app.post(
      SLOTS,
      { ...aSlot("DINNER"), nutrition_day_plan: week.monday },
      { as: other },
    );
    expect(Object.keys(foreignSlot.body)).toEqual(["nutrition_day_plan"]);
    expect((await app.get(`${SLOTS}?nutrition_day_plan=${week.monday}`, { as: other })).body.count).toBe(0);
    const kept = await app.get(`${DAY_PLANS}${week.monday}/`, { as: anna });
    expect(kept.body.meal_slot_specifications).toEqual([slot.body]);
  });
});

describe("meal slots", () => {
  it("refuses a type that does not fit the moment, and a moment that is taken", async () => {
    const plan = await aDayPlan();
    const misfit = await app.post(
      SLOTS,
      { ...aSlot("DINNER", "LUNCH"), nutrition_day_plan: plan },
      { as: anna },
    );
    expect(misfit.body).toEqual({ meal_type: ["This meal type does not fit the meal moment."] });
    const body = { ...aSlot("LATE_SNACK", "SNACK"), nutrition_day_plan: plan };
    expect((await app.post(SLOTS, body, { as: anna })).status).toBe(201);
    const twice = await app.post(SLOTS, body, { as: anna });
    expect(twice.body).toEqual({
      non_field_errors: ["The fields nutrition_day_plan, meal_moment must make a unique set."],
    });
    const lunch = { ...aSlot("LUNCH"), nutrition_day_plan: plan };
    const atOnce = await Promise.all([1, 2].map(() => app.post(SLOTS, lunch, { as: anna })));
    expect(atOnce.map(({ status }) => status).sort()).toEqual([201, 400]);
    const negative = await app.post(SLOTS, { ...body, kcal: -1 }, { as: anna });
    expect(negative.body).toEqual({ kcal: ["Ensure this value is greater than or equal to 0."] });
  });

  it("DATA-017 DATA-024 creates, reads, replaces, changes, lists and deletes", async () => {
    const plan = await aDayPlan();
    const made = await app.post(SLOTS, { ...aWholeDay("DINNER"), nutrition_day_plan: plan }, { as: anna });
    expect(made.status).toBe(201);
    expect(made.body).toEqual({
      version: 1,
      ...aWholeDay("DINNER"),
      id: expect.any(Number),
      order: 4,
      size: null,
      nutrition_day_plan: plan,
    });
    const path = `${SLOTS}${made.body.id}/`;
    expect((await app.get(path, { as: anna })).body).toEqual(made.body);
    const changed = await app.patch(path, { kcal: 1540.5 }, { as: anna });
    expect(changed.body).toEqual({ ...made.body, kcal: 1540.5, version: 2 });
    const moved = await app.put(path, { ...aWholeDay("LUNCH"), nutrition_day_plan: plan }, { as: anna });
    expect(moved.body).toMatchObject({ id: made.body.id, meal_moment: "LUNCH", order: 2 });
    expect((await app.get(`${SLOTS}?nutrition_day_plan=${plan}`, { as: anna })).body.results).toEqual([
      moved.body,
    ]);
    expect((await app.delete(path, { as: anna })).status).toBe(204);
    expect((await app.get(path, { as: anna })).status).toBe(404);
  });

  it("COACH-058 replaces all slots at once, keeps the id of a moment that stays, and sums the day", async () => {
    const plan = await aDayPlan();
    const put = (slots: object[]) => app.put(`${DAY_PLANS}${plan}/slots/`, { slots }, { as: anna });
    const first = await put([aSlot("DINNER"), aSlot("BREAKFAST")]);
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ kcal: 1500, protein: 91, carbohydrates: 150, fat: 60.2 });
    const ids = Object.fromEntries(
      first.body.meal_slot_specifications.map((slot: { meal_moment: string; id: number }) => [
        slot.meal_moment,
        slot.id,
      ]),
    );
    expect(Object.keys(ids)).toEqual(["BREAKFAST", "DINNER"]);
    const second = await put([{ ...aSlot("DINNER"), kcal: 800, size: 60 }, aSlot("LUNCH")]);
    const slots = second.body.meal_slot_specifications;
    expect(slots.map((slot: { meal_moment: string }) => slot.meal_moment)).toEqual(["LUNCH", "DINNER"]);
    expect(slots[1]).toMatchObject({ id: ids.DINNER, kcal: 800, size: 60 });
    expect((await put([])).body.meal_slot_specifications).toEqual([]);
  });

  it("COACH-058 changes nothing when one of the slots is refused", async () => {
    const plan = await aDayPlan();
    const path = `${DAY_PLANS}${plan}/slots/`;
    const kept = await app.put(path, { slots: [aWholeDay("LUNCH")] }, { as: anna });
    const slots = [aSlot("BREAKFAST"), aSlot("SNACK", "DINNER"), aSlot("BREAKFAST")];
    const refused = await app.put(path, { slots }, { as: anna });
    expect(refused.status).toBe(400);
    expect(refused.body.slots).toEqual({
      1: { meal_type: ["This meal type does not fit the meal moment."] },
      2: { non_field_errors: ["The fields nutrition_day_plan, meal_moment must make a unique set."] },
    });
    expect((await app.get(`${DAY_PLANS}${plan}/`, { as: anna })).body).toEqual(kept.body);
  });
});

describe("weeks", () => {
  const update = (week: number, plan: number, days: readonly string[], as = anna) =>
    app.put(
      `${WEEKS}${week}/`,
      { nutrition_day_plan_id: plan, days_to_update_to_nutrition_day_plan_id: days },
      { as },
    );

  it("COACH-107 refuses a second week, foreign profiles and foreign day plans", async () => {
    const week = await aWeek();
    const second = await app.post(WEEKS, { client_intake: intake }, { as: anna });
    expect(second.status).toBe(400);
    expect(second.body).toEqual({
      non_field_errors: [
        "A weekly plan was made for this profile in the meantime. Put your plan on days of that week instead.",
      ],
    });
    const other = await app.aUser();
    const foreign = await app.post(WEEKS, { client_intake: intake }, { as: other });
    expect(Object.keys(foreign.body)).toEqual(["client_intake"]);
    await aProfile(app, other);
    const foreignPlan = await aDayPlan("Other", other);
    const refused = await update(week.id, foreignPlan, ["monday"]);
    expect(refused.body).toEqual({
      nutrition_day_plan_id: [`Invalid pk "${foreignPlan}" - object does not exist.`],
    });
    const unknownDay = await update(week.id, week.monday, ["someday"]);
    expect(unknownDay.status).toBe(400);
  });

  it("DATA-018 DATA-025 COACH-059 COACH-060 creates a week of one plan, lists, reads and updates it, and knows no DELETE", async () => {
    const week = await aWeek();
    const plan = week.monday;
    expect(week).toEqual({
      id: expect.any(Number),
      client_intake: intake,
      version: 1,
      ...Object.fromEntries(WEEKDAYS.map((day) => [day, plan])),
    });
    expect((await app.get(`${DAY_PLANS}${plan}/`, { as: anna })).body.name).toBe("Plan 1");
    expect((await app.get(WEEKS, { as: anna })).body.results).toEqual([week]);
    expect((await app.get(`${WEEKS}${week.id}/`, { as: anna })).body).toEqual(week);
    const weekend = await aDayPlan("Weekend");
    const moved = await update(week.id, weekend, ["saturday", "sunday"]);
    expect(moved.body).toEqual({ ...week, version: 2, saturday: weekend, sunday: weekend });
    const renamed = await app.patch(
      `${WEEKS}${week.id}/`,
      { nutrition_day_plan_id: weekend, name: "Free days" },
      { as: anna },
    );
    expect(renamed.body).toEqual(moved.body);
    const named = await app.get(`${DAY_PLANS}${weekend}/`, { as: anna });
    expect(named.body).toMatchObject({ name: "Free days", days: ["saturday", "sunday"] });
    expect((await app.delete(`${WEEKS}${week.id}/`, { as: anna })).status).toBe(405);
  });

  it("COACH-063 COACH-064 COACH-065 gives the days of a removed plan to the plan with most days, the oldest of equals, but keeps the last", async () => {
    const week = await aWeek();
    const [first, second, third] = [week.monday, await aDayPlan("B"), await aDayPlan("C")];
    await update(week.id, second, ["thursday", "friday", "saturday"]);
    await update(week.id, third, ["sunday"]);
    const withoutThird = await update(week.id, third, []);
    expect(withoutThird.body.sunday).toBe(first);
    await update(week.id, third, ["monday", "sunday"]);
    const withoutSecond = await update(week.id, second, []);
    expect(withoutSecond.body).toMatchObject({
      monday: third,
      tuesday: first,
      thursday: first,
      sunday: third,
    });
    await update(week.id, third, []);
    const last = await update(week.id, first, []);
    expect(last.status).toBe(400);
    expect(last.body).toEqual({ non_field_errors: ["The last plan cannot be deleted."] });
  });

  it("ERR-023 lets the coach keep a client's week, and no other coach", async () => {
    const coach = await app.aCoach();
    const client = await app.aClientOf(coach);
    const profile = await aProfile(app, client);
    const week = await aWeek(coach, profile);
    expect(week.client_intake).toBe(profile);
    const extra = await app.post(DAY_PLANS, { name: "Sport", client_intake: profile }, { as: coach });
    expect((await update(week.id, extra.body.id, ["monday"], coach)).body.monday).toBe(extra.body.id);
    expect((await update(week.id, extra.body.id, ["monday"], await app.aCoach())).status).toBe(404);
    expect((await app.get(`${WEEKS}${week.id}/`, { as: client })).body.monday).toBe(extra.body.id);
  });
});
