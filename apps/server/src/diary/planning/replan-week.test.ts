import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDay, aPlanner, aQuickAdd } from "../../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

interface Item {
  id: number;
  meal_moment: string;
  status: string;
  content_type: string;
  meal: { kcal: number; portions_multiplier: number; recipe_template?: { id: number } };
}
interface Day {
  id: number;
  date: string;
  calendar_items: Item[];
}
interface Slot {
  meal_moment: string;
  meal_type: string;
  kcal: number;
  protein: number;
  carbohydrates: number;
  fat: number;
  size: number | null;
}

const TODAY = "2026-03-18";
const daysOf = async (as: Person): Promise<Day[]> =>
  (await app.get("calendarDay/?page_size=100", { as })).body.results.sort((a: Day, b: Day) =>
    a.date.localeCompare(b.date),
  );
const planDays = (as: Person, num_days: number, start_date_inclusive = TODAY) =>
  app.post("autoPlanDays/", { num_days, start_date_inclusive, delete_existing_plans: true }, { as });
const replan = (as: Person, body: object) => app.post("replanWeek/", body, { as });
const kcalOf = ({ calendar_items: items }: Day) => items.reduce((sum, { meal }) => sum + meal.kcal, 0);
const inWords = ({ calendar_items: items }: Day) =>
  items.map(
    ({ meal_moment, meal }) => `${meal_moment} ${meal.recipe_template?.id} ${meal.portions_multiplier}`,
  );

/** The day plan of a person, as they or their coach save it with other energy; answers the kcal of the day. */
async function saveAt(as: Person, person: Person, factor: number): Promise<number> {
  const { body: profile } = await app.get("users/me/", { as: person });
  const plan = profile.intake.weekly_nutrition_plan.monday;
  const slots = plan.meal_slot_specifications.map((slot: Slot) => ({
    meal_type: slot.meal_type,
    meal_moment: slot.meal_moment,
    size: slot.size,
    kcal: slot.kcal * factor,
    protein: slot.protein * factor,
    carbohydrates: slot.carbohydrates * factor,
    fat: slot.fat * factor,
  }));
  const path = `users/nutritionDayPlan/${plan.id}/slots/`;
  const saved = await app.put(path, { slots, energy_balance: plan.energy_balance * factor }, { as });
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
  return saved.body.kcal;
}

describe("planning the week again after a plan was edited", { timeout: 60_000 }, () => {
  it("COACH-105 brings every day to the new plan after 110 became 100 percent, and says how many meals changed", async () => {
    const anna = await aPlanner(app);
    const more = await saveAt(anna, anna, 1.1);
    await planDays(anna, 7);
    const less = await saveAt(anna, anna, 1 / 1.1);
    expect(less).toBeCloseTo(more / 1.1, 0);
    const before = await daysOf(anna);
    expect(before.some((day) => kcalOf(day) > less * 1.05)).toBe(true);
    const told = await replan(anna, { from: "TODAY" });
    expect(told.status).toBe(200);
    const after = await daysOf(anna);
    for (const day of after) expect(Math.abs(kcalOf(day) / less - 1)).toBeLessThan(0.05);
    const [was, is] = [before, after].map((days) =>
      days.flatMap((day) => inWords(day).map((meal) => `${day.date} ${meal}`)),
    );
    const changed = (was ?? []).filter((meal) => !is?.includes(meal)).length;
    expect(changed).toBeGreaterThan(0);
    expect(told.body).toEqual({
      start_date: TODAY,
      num_days: 7,
      meals_changed: changed,
      meals_same: (was?.length ?? 0) - changed,
      meals_kept: 0,
    });
  });

  it("COACH-105 leaves today alone when asked from tomorrow, and what was eaten, locked or entered by hand on any day", async () => {
    const anna = await aPlanner(app);
    await planDays(anna, 3);
    const [today, tomorrow, after] = await daysOf(anna);
    const [eaten, locked] = [tomorrow?.calendar_items[0], tomorrow?.calendar_items[1]];
    await app.patch(`calendarItem/${eaten?.id}/`, { status: "EATEN" }, { as: anna });
    await app.post(
      "lockMeals/",
      { date: tomorrow?.date, locked: true, calendar_item_id: locked?.id },
      { as: anna },
    );
    await app.post("lockMeals/", { date: after?.date, locked: true }, { as: anna });
    const added = await aQuickAdd(app, anna, tomorrow?.id ?? 0, "MORNING_SNACK", 90);
    await saveAt(anna, anna, 0.8);
    const told = await replan(anna, { from: "TOMORROW" });
    expect(told.body).toMatchObject({
      start_date: "2026-03-19",
      num_days: 2,
      meals_kept: 3 + (after?.calendar_items.length ?? 0),
    });
    const [todayNow, tomorrowNow, afterNow] = await daysOf(anna);
    expect(todayNow).toEqual(today);
    expect(afterNow?.calendar_items).toEqual(after?.calendar_items);
    const ids = tomorrowNow?.calendar_items.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([eaten?.id, locked?.id, added.item]));
    expect(told.body.meals_changed + told.body.meals_same).toBe((tomorrow?.calendar_items.length ?? 0) - 2);
  });

  it("COACH-105 goes as far as something is planned, leaves empty days empty, and plans seven days where nothing is", async () => {
    const anna = await aPlanner(app);
    await planDays(anna, 1);
    await planDays(anna, 1, "2026-03-27");
    await aDay(app, anna, "2026-03-20");
    const told = await replan(anna, { from: "TODAY" });
    expect(told.body).toMatchObject({ start_date: TODAY, num_days: 10 });
    const filled = (await daysOf(anna)).filter((day) => day.calendar_items.length > 0);
    expect(filled.map(({ date }) => date)).toEqual([TODAY, "2026-03-27"]);
    const bea = await aPlanner(app);
    const first = await replan(bea, { from: "TOMORROW" });
    expect(first.body).toEqual({
      start_date: "2026-03-19",
      num_days: 7,
      meals_changed: 28,
      meals_same: 0,
      meals_kept: 0,
    });
  });

  it("COACH-105 lets the coach of a client plan again, takes it back, and notes who did it; nobody else", async () => {
    const coach = await app.aCoach();
    const client = await aPlanner(app, {}, { coach_id: coach.id });
    await planDays(client, 2);
    const before = await daysOf(client);
    await saveAt(coach, client, 0.85);
    expect((await replan(await app.aCoach(), { from: "TODAY", user: client.id })).status).toBe(403);
    const told = await replan(coach, { from: "TODAY", user: client.id });
    expect(told.body.meals_changed).toBeGreaterThan(0);
    const undone = await app.post("undoAutoPlan/", { user: client.id }, { as: coach });
    expect(undone.status).toBe(200);
    expect((await daysOf(client)).map(inWords)).toEqual(before.map(inWords));
  });

  it("COACH-105 refuses a start in other words, and whoever has no plan", async () => {
    const anna = await aPlanner(app);
    expect((await replan(anna, { from: "YESTERDAY" })).status).toBe(400);
    expect((await replan(anna, {})).status).toBe(400);
    const nobody = await app.aUser();
    expect((await replan(nobody, { from: "TODAY" })).body).toEqual({
      non_field_errors: ["There is no nutrition plan for this weekday."],
    });
  });
});
