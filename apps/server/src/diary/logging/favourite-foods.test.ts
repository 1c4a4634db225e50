import { MAX_FAVOURITE_FOODS } from "@plateful/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDay, aPlanner } from "../../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../../test/test-app.ts";
import { inSystemScope } from "../../platform/database/scope.ts";

const PATH = "users/favourite-foods/";

let app: TestApp;
let coach: Person;
let anna: Person;

interface Serving {
  readonly id: number;
  readonly food: { readonly id: number; readonly name: string };
}
const servingsOf = async (food: string): Promise<Serving[]> => {
  const path = `suggestedServingSearch/?query=${encodeURIComponent(food)}`;
  const { results } = (await app.get(path, { as: anna })).body;
  return results.filter(({ food: found }: Serving) => found.name.toLowerCase() === food);
};
const foodId = async (name: string): Promise<number> => (await servingsOf(name))[0]?.food.id ?? 0;
const mark = (food: number, is_favourite = true, as = anna) => app.post(PATH, { food, is_favourite }, { as });

interface Favourite {
  suggested_serving: { serving_description: string; food: { name: string } };
  category: string;
  quantity: number;
  times: number;
}
const favourites = async (as = anna) => {
  const { status, body } = await app.get(PATH, { as });
  expect(status).toBe(200);
  return body.foods.map(({ suggested_serving: { food, serving_description: one }, ...rest }: Favourite) => ({
    name: food.name,
    one,
    ...rest,
  }));
};

beforeAll(async () => {
  app = await openTestApp();
  coach = await app.aCoach();
  anna = await aPlanner(app, {}, { coach_id: coach.id });
});
afterAll(() => app.close());

describe("favourite foods", () => {
  it("FOOD-075 FOOD-078 are listed the last one first, in a whole household measure until they were eaten", async () => {
    const foods = ["banana", "whole milk", "peaches in juice"];
    for (const name of foods) expect((await mark(await foodId(name))).status).toBe(200);
    // A repeat changes neither the list nor its order.
    expect((await mark(await foodId("banana"))).body).toEqual({
      food: await foodId("banana"),
      is_favourite: true,
    });
    const once = { quantity: 1, times: 0 };
    expect(await favourites()).toEqual([
      { name: "Peaches in juice", one: "1 portion", category: "CANNED", ...once },
      { name: "Whole milk", one: "1 glass", category: "DAIRY", ...once },
      { name: "Banana", one: "1 piece", category: "FRUIT", ...once },
    ]);
  });

  it("FOOD-075 are in the amount of the last time once they were eaten, however often the mark is set", async () => {
    const [serving] = (await servingsOf("banana")).slice(-1);
    const day = await aDay(app, anna, "2026-03-12");
    const body = { calendar_day_id: day, meal_moment: "SNACK", quantity: 2.5 };
    const put = { ...body, suggested_serving_id: serving?.id };
    expect((await app.post("planSingleFoodMeal/", put, { as: anna })).status).toBe(201);
    expect(await favourites()).toContainEqual(
      expect.objectContaining({ name: "Banana", quantity: 2.5, times: 1 }),
    );
  });

  it("FOOD-075 lose their mark, also twice, and only foods that exist carry one", async () => {
    const peaches = await foodId("peaches in juice");
    for (const _time of [1, 2]) expect((await mark(peaches, false)).status).toBe(200);
    expect(await favourites()).toHaveLength(2);
    const { status, body } = await mark(2_000_000_000);
    expect([status, body.food?.[0]]).toEqual([400, expect.stringContaining("2000000000")]);
  });

  it("FOOD-076 are the person's alone: nobody else, and no coach, reads or changes them", async () => {
    const eve = await app.aUser();
    expect(await favourites(eve)).toEqual([]);
    expect(await favourites(coach)).toEqual([]);
    expect((await app.get(`${PATH}?user=${anna.id}`, { as: coach })).body.foods ?? []).toEqual([]);
    await mark(await foodId("banana"), false, coach);
    expect(await favourites()).toHaveLength(2);
  });

  it("FOOD-076 are at most 200; one that is marked already can be marked again", async () => {
    const before = await foodId("banana");
    await inSystemScope(app.app.services.db, (trx) =>
      sql`insert into favourite_foods (user_id, food_id, marked)
        select ${anna.id}, id, now() from foods where id not in (select food_id from favourite_foods where user_id = ${anna.id})
        order by id limit ${MAX_FAVOURITE_FOODS - 2}`.execute(trx),
    );
    const marked = await favourites();
    expect(marked).toHaveLength(MAX_FAVOURITE_FOODS);
    const { body } = await app.get("food/?page_size=100&page=9", { as: anna });
    const other = body.results.at(-1).id;
    const refused = await mark(other);
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      400,
      expect.stringContaining("200 favourite foods"),
    ]);
    expect((await mark(before)).status).toBe(200);
    await mark(before, false);
    expect((await mark(other)).status).toBe(200);
  });
});
