import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDay, aPlanner } from "../../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
let organisation: number;
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
  organisation = await app.anOrganisation();
  coach = await app.aCoach({ organisation_id: organisation });
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

  it("FOOD-088 tell of several foods in which amount each is added, also of those never eaten", async () => {
    const idOf = async (name: string) =>
      (await app.get(`suggestedServingSearch/?query=${encodeURIComponent(name)}`, { as: anna })).body
        .results[0].food.id;
    const names = ["banana", "whole milk", "apple", "peaches in juice"];
    const [banana, milk, apple, peaches] = await Promise.all(names.map(idOf));
    const path = `users/usual-foods/?date=2026-03-18&meal_moment=BREAKFAST&${[banana, milk, apple, peaches].map((id) => `food=${id}`).join("&")}`;
    const amounts = async () => {
      const { usual, recent } = (await app.get(path, { as: anna })).body;
      return [...usual, ...recent].map(({ suggested_serving: one, quantity, times }) => {
        return [one.food.id, `${quantity} x ${one.serving_description}`, times];
      });
    };
    const eaten = [
      [banana, "2 x 100 g", 4],
      [milk, "2.5 x 100 g", 1],
    ];
    expect(await amounts()).toEqual([...eaten, [apple, "1 x 1 piece", 0], [peaches, "1 x 1 portion", 0]]);
    // What the organisation prefers comes before one of it, and after what was eaten.
    for (const id of [banana, apple]) {
      const { results } = (await app.get(`suggestedServing/?food=${id}`, { as: coach })).body;
      const other = results.find((one: { quantity: number }) => one.quantity === (id === apple ? 100 : 1));
      const preference = { organisation_id: organisation, suggested_serving: other.id };
      expect((await app.post("preferredSuggestedServings/", preference, { as: coach })).status).toBe(201);
    }
    expect(await amounts()).toEqual([...eaten, [apple, "1 x 100 g", 0], [peaches, "1 x 1 portion", 0]]);
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
