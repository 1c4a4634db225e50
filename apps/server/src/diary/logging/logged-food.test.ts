import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDay, aPlanner, aQuickAdd, recipeId, slotsOf } from "../../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../../test/test-app.ts";

const [YESTERDAY, TODAY, TOMORROW] = ["2026-03-17", "2026-03-18", "2026-03-19"] as const;

let app: TestApp;
let coach: Person;
let anna: Person;
let slots: Record<string, number>;
let banana: number;
let porridge: number;
const days: Record<string, number> = {};

beforeAll(async () => {
  app = await openTestApp();
  coach = await app.aCoach();
  anna = await aPlanner(app, {}, { coach_id: coach.id });
  slots = await slotsOf(app, anna);
  for (const date of [YESTERDAY, TODAY, TOMORROW]) days[date] = await aDay(app, anna, date);
  const { body } = await app.get("suggestedServingSearch/?query=banana", { as: anna });
  banana = body.results[0].id;
  porridge = await recipeId(app, anna, "porridge");
});
afterAll(() => app.close());

const addFood = (date: string, more: object = {}, as = anna) => {
  const amount = { quantity: 1, suggested_serving_id: banana };
  const place = { calendar_day_id: days[date], meal_slot_id: slots.LUNCH };
  return app.post("planSingleFoodMeal/", { ...place, ...amount, ...more }, { as });
};
const chooseRecipe = (date: string, more: object = {}) => {
  const place = { calendar_day_id: days[date], meal_slot_specification_id: slots.BREAKFAST };
  const body = { ...place, recipe_template: porridge, portions_to_plan: 1, ...more };
  return app.post("planGeneratedRecipeMeal/", body, { as: anna });
};
const addQuick = async (date: string, more: object = {}, as = anna) => {
  const meal = await app.post("quickAddMeal/", { kcal: 300, user: anna.id }, { as });
  const place = { calendar_day: days[date], meal_moment: "DINNER" };
  const item = { ...place, object_id: meal.body.id, content_type: "quickaddmeal", ...more };
  return app.post("calendarItem/", item, { as });
};
const statusOf = async (answer: Promise<{ body: { status: string } }>) => (await answer).body.status;

describe("what someone adds to their diary", () => {
  it.each([
    [YESTERDAY, "EATEN", "EATEN"],
    [TODAY, "EATEN", "PLANNED"],
    [TOMORROW, "PLANNED", "PLANNED"],
  ])("DIARY-088 on %s a food is %s and a recipe is %s", async (date, food, recipe) => {
    expect(await statusOf(addFood(date))).toBe(food);
    expect(await statusOf(addQuick(date))).toBe(food);
    expect(await statusOf(chooseRecipe(date))).toBe(recipe);
  });

  it("DIARY-088 is what the person says of it, in the same call", async () => {
    expect(await statusOf(addFood(TODAY, { status: "PLANNED" }))).toBe("PLANNED");
    expect(await statusOf(addQuick(TODAY, { status: "PLANNED" }))).toBe("PLANNED");
    expect(await statusOf(chooseRecipe(TODAY, { status: "EATEN" }))).toBe("EATEN");
    expect(await statusOf(chooseRecipe(YESTERDAY, { status: "PLANNED" }))).toBe("PLANNED");
    expect((await addFood(TODAY, { status: "SKIPPED" })).status).toBe(400);
  });

  it("DIARY-088 follows the day of where the person is", async () => {
    // In the morning of the 18th in Amsterdam it is still the 17th in Honolulu.
    const headers = { "x-time-zone": "Pacific/Honolulu" };
    const body = {
      calendar_day_id: days[TODAY],
      meal_slot_id: slots.LUNCH,
      quantity: 1,
      suggested_serving_id: banana,
    };
    const { body: item } = await app.post("planSingleFoodMeal/", body, { as: anna, headers });
    expect(item.status).toBe("PLANNED");
  });

  it("DIARY-088 planning leaves alone what was logged", async () => {
    const { body: logged } = await addFood(TODAY);
    const { body: planned } = await app.post("autoPlanDay/", { date: TODAY }, { as: anna });
    expect(planned.calendar_items.map(({ id }: { id: number }) => id)).toContain(logged.id);
  });
});

describe("what others add", () => {
  it("DIARY-077 DIARY-088 a coach plans for a client, and never says that it was eaten", async () => {
    expect(await statusOf(addFood(TODAY, {}, coach))).toBe("PLANNED");
    expect(await statusOf(addFood(YESTERDAY, {}, coach))).toBe("PLANNED");
    expect(await statusOf(addQuick(YESTERDAY, {}, coach))).toBe("PLANNED");
    expect((await addFood(TODAY, { status: "EATEN" }, coach)).status).toBe(403);
    expect((await addQuick(TODAY, { status: "EATEN" }, coach)).status).toBe(403);
  });
});

describe("copies", () => {
  it("DIARY-041 DIARY-088 are planned from today on, and eaten on a day that is over", async () => {
    const own = await aPlanner(app);
    const from = await aDay(app, own, "2026-03-20");
    await aQuickAdd(app, own, from, "LUNCH");
    const copy = async (date: string) => {
      const body = { user: own.id, from_calendar_day_id: from, to_date: date };
      return (await app.post("copyMealsFromDate/", body, { as: own })).body.calendar_items[0].status;
    };
    expect([await copy(YESTERDAY), await copy(TODAY), await copy(TOMORROW)]).toEqual([
      "EATEN",
      "PLANNED",
      "PLANNED",
    ]);
  });
});
