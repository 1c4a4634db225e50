import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDay, aPlanner } from "../../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
let coach: Person;
let anna: Person;
const servings: Record<string, number> = {};
const days: Record<string, number> = {};

async function eat(name: string, date: string, more: object = {}, as = anna): Promise<void> {
  days[date] ??= await aDay(app, anna, date);
  const amount = { quantity: 1, suggested_serving_id: servings[name] };
  const body = { calendar_day_id: days[date], meal_moment: "BREAKFAST", ...amount, ...more };
  expect((await app.post("planSingleFoodMeal/", body, { as })).status).toBe(201);
}

beforeAll(async () => {
  app = await openTestApp();
  coach = await app.aCoach();
  anna = await aPlanner(app, {}, { coach_id: coach.id });
  for (const name of ["banana", "whole milk", "apple"]) {
    const { body } = await app.get(`suggestedServingSearch/?query=${encodeURIComponent(name)}`, { as: anna });
    servings[name] = body.results[0].id;
  }
  for (const date of ["2026-03-11", "2026-03-12", "2026-03-13"]) await eat("banana", date);
  await eat("banana", "2026-03-16", { quantity: 2 });
  await eat("whole milk", "2026-03-17", { meal_moment: "DINNER", quantity: 2.5 });
  // Meant to be eaten is not eaten.
  await eat("apple", "2026-03-17", { status: "PLANNED" });
});
afterAll(() => app.close());

interface Food {
  suggested_serving: { id: number };
  quantity: number;
  times: number;
}
const find = async (query = "", as = anna) => {
  const path = `users/usual-foods/?date=2026-03-18&meal_moment=BREAKFAST&${query}`;
  const { status, body } = await app.get(path, { as });
  const short = (foods: Food[] = []) =>
    foods.map(({ suggested_serving: { id }, quantity, times }) => ({ id, quantity, times }));
  return { status, usual: short(body.usual), recent: short(body.recent) };
};

describe("the foods before a letter is typed", () => {
  it("FOOD-048 are those of this meal and the last ones, each in the amount of last time", async () => {
    expect(await find()).toEqual({
      status: 200,
      usual: [{ id: servings.banana, quantity: 2, times: 4 }],
      recent: [{ id: servings["whole milk"], quantity: 2.5, times: 1 }],
    });
  });

  it("FOOD-049 tell how much of one food was eaten last", async () => {
    const milk = (await app.get("suggestedServingSearch/?query=whole%20milk", { as: anna })).body.results[0];
    const { usual, recent } = await find(`food=${milk.food.id}`);
    expect({ usual, recent }).toEqual({
      usual: [],
      recent: [{ id: servings["whole milk"], quantity: 2.5, times: 1 }],
    });
  });

  it("FOOD-048 are shown to the coach of the person, and to nobody else", async () => {
    expect((await find(`user=${anna.id}`, coach)).usual).toHaveLength(1);
    const eve = await app.aUser();
    expect(await find("", eve)).toEqual({ status: 200, usual: [], recent: [] });
    expect([403, 404]).toContain((await find(`user=${anna.id}`, eve)).status);
  });

  it("DIARY-088 DIARY-092 a meal is eaten again as yesterday in one call", async () => {
    const to = await aDay(app, anna, "2026-03-18");
    const body = {
      ...{ user: anna.id, from_calendar_day_id: days["2026-03-17"], to_calendar_day: to },
      ...{ meal_moment: "DINNER", status: "EATEN" },
    };
    const { body: day } = await app.post("copyMealsToMealMoment/", body, { as: anna });
    expect(day.calendar_items.map(({ status }: { status: string }) => status)).toEqual(["EATEN"]);
    expect((await app.post("copyMealsToMealMoment/", body, { as: coach })).status).toBe(403);
  });
});
