import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aPlanner, aQuickAdd, slotsOf } from "../../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../../test/test-app.ts";
import { inSystemScope } from "../../platform/database/scope.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

interface Item {
  id: number;
  meal_moment: string;
  status: string;
  locked: boolean;
}
interface Day {
  id: number;
  date: string;
  calendar_items: Item[];
  locked: boolean;
  locked_slots: number[];
}

const [FIRST, SECOND, THIRD] = ["2026-03-18", "2026-03-19", "2026-03-20"] as const;
const planDays = async (as: Person, days = 3): Promise<Day[]> => {
  const body = { num_days: days, start_date_inclusive: FIRST, delete_existing_plans: true };
  return (await app.post("autoPlanDays/", body, { as })).body.calendar_days;
};
const planDay = (as: Person, body: object = {}) => app.post("autoPlanDay/", { date: FIRST, ...body }, { as });
const lock = (as: Person, body: object) => app.post("lockMeals/", { locked: true, ...body }, { as });
const undo = (as: Person, body: object = {}) => app.post("undoAutoPlan/", body, { as });
const undoOf = async (as: Person) => (await app.get("users/plan-undo/", { as })).body.undo;
const diaryOf = async (as: Person): Promise<Day[]> =>
  (await app.get("calendarDay/?page_size=100", { as })).body.results;
const mealsOf = (as: Person) =>
  inSystemScope(app.app.services.db, (db) =>
    db.selectFrom("recipe_meals").select("id").where("user_id", "=", as.id).orderBy("id").execute(),
  );
const at = (day: Day | undefined, moment: string): Item => {
  const item = day?.calendar_items.find((one) => one.meal_moment === moment);
  if (item === undefined) throw new Error(`Nothing is planned for ${moment}.`);
  return item;
};

describe("what is locked", () => {
  it("PLAN-070 PLAN-071 stays when everything is planned again: a meal, an empty and a filled slot, a day", async () => {
    const anna = await aPlanner(app);
    const slots = await slotsOf(app, anna);
    const [first, second, third] = await planDays(anna);
    await app.delete(`calendarItem/${at(first, "LUNCH").id}/`, { as: anna });
    await lock(anna, { date: FIRST, meal_slot_id: slots.LUNCH });
    const shown = await lock(anna, { date: FIRST, calendar_item_id: at(first, "DINNER").id });
    expect(shown.status).toBe(200);
    expect(shown.body).toMatchObject({ date: FIRST, locked: false, locked_slots: [slots.LUNCH] });
    expect(at(shown.body, "DINNER").locked).toBe(true);
    await lock(anna, { date: SECOND, meal_slot_id: slots.BREAKFAST });
    await app.delete(`calendarItem/${at(third, "LUNCH").id}/`, { as: anna });
    expect((await lock(anna, { date: THIRD })).body).toMatchObject({ locked: true, locked_slots: [] });
    const again = await planDays(anna);
    const ids = (day: Day | undefined) => day?.calendar_items.map(({ id }) => id);
    const kept = ids(third)?.filter((id) => id !== at(third, "LUNCH").id);
    expect(again[0]?.calendar_items.map((item) => item.meal_moment).sort()).toEqual(
      ["AFTERNOON_SNACK", "BREAKFAST", "DINNER"].sort(),
    );
    expect(at(again[0], "DINNER").id).toBe(at(first, "DINNER").id);
    expect(at(again[0], "BREAKFAST").id).not.toBe(at(first, "BREAKFAST").id);
    expect(at(again[1], "BREAKFAST").id).toBe(at(second, "BREAKFAST").id);
    expect(at(again[1], "DINNER").id).not.toBe(at(second, "DINNER").id);
    expect(ids(again[2])).toEqual(kept);
    const named = await planDay(anna, { meal_slot_ids: [slots.DINNER] });
    expect(at(named.body, "DINNER").id).toBe(at(first, "DINNER").id);
    expect(ids((await planDay(anna, { date: THIRD })).body)).toEqual(kept);
    await lock(anna, { date: THIRD, locked: false });
    expect(ids((await planDay(anna, { date: THIRD })).body)).toHaveLength(4);
  });

  it("PLAN-070 is the person's and the coach's to lock, and names only what is theirs", async () => {
    const coach = await app.aCoach();
    const anna = await aPlanner(app, {}, { coach_id: coach.id });
    const eve = await aPlanner(app);
    const [day] = await planDays(anna, 1);
    const item = at(day, "DINNER").id;
    expect((await lock(coach, { date: FIRST, user: anna.id, calendar_item_id: item })).status).toBe(200);
    expect((await lock(eve, { date: FIRST, calendar_item_id: item })).status).toBe(404);
    expect((await lock(anna, { date: SECOND, calendar_item_id: item })).status).toBe(404);
    const foreign = (await slotsOf(app, eve)).LUNCH;
    expect((await lock(anna, { date: FIRST, meal_slot_id: foreign })).status).toBe(404);
    expect((await lock(anna, { date: "2028-01-01" })).status).toBe(400);
  });
});

describe("undoing a planning", () => {
  it("PLAN-075 gives the days back as they were, eaten meals and ids included, once", async () => {
    const anna = await aPlanner(app);
    expect(await undoOf(anna)).toBeNull();
    expect((await undo(anna)).body.code).toBe("nothing_to_undo");
    const [first] = await planDays(anna);
    await app.patch(`calendarItem/${at(first, "BREAKFAST").id}/`, { status: "EATEN" }, { as: anna });
    await aQuickAdd(app, anna, first?.id ?? 0, "LATE_SNACK");
    const before = await diaryOf(anna);
    const meals = await mealsOf(anna);
    await planDay(anna);
    expect(await diaryOf(anna)).not.toEqual(before);
    expect(await undoOf(anna)).toEqual({ start_date: FIRST, num_days: 1, until: "2026-03-19T09:00:00.000Z" });
    const undone = await undo(anna);
    expect(undone.status).toBe(200);
    expect(await diaryOf(anna)).toEqual(before);
    expect(undone.body.calendar_days).toEqual(before.filter(({ date }) => date === FIRST));
    expect(await mealsOf(anna)).toEqual(meals);
    expect((await undo(anna)).status).toBe(409);
  });

  it("PLAN-075 PLAN-076 ends with the next change of the days, with the next planning and after a day", async () => {
    const anna = await aPlanner(app);
    await planDays(anna);
    const [first] = await planDays(anna);
    await app.patch(`calendarItem/${at(first, "LUNCH").id}/`, { status: "EATEN" }, { as: anna });
    expect(await undoOf(anna)).toBeNull();
    expect((await undo(anna)).status).toBe(409);
    await app.patch(`calendarItem/${at(first, "LUNCH").id}/`, { status: "PLANNED" }, { as: anna });
    await planDays(anna);
    app.clock.forward(86_400);
    expect((await undo(anna)).status).toBe(409);
    app.clock.forward(-86_400);
    // Only the last planning keeps what it replaced; the meals of earlier ones are gone.
    const rows = await inSystemScope(app.app.services.db, (db) =>
      db.selectFrom("replaced_items").select("id").where("user_id", "=", anna.id).execute(),
    );
    expect(rows).toHaveLength(12);
    expect(await mealsOf(anna)).toHaveLength(24);
    const coach = await app.aCoach();
    expect((await undo(coach, { user: anna.id })).status).toBe(403);
    expect((await undo(anna)).status).toBe(200);
    expect(await mealsOf(anna)).toHaveLength(12);
  });
});
