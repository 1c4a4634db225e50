import { gzipSync } from "node:zlib";
import type { DeviceFood, DeviceFoods, Food } from "@plateful/contract";
import { figuresOfGrams, servingWeight } from "@plateful/nutrition";
import { FoodShelf, findMeantFoods, Kitchen, roundHalfUp } from "@plateful/quantities";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readQueries } from "../../../test/everyday-queries/read-queries.ts";
import { aDay, aPlanner } from "../../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../../test/test-app.ts";
import { inSystemScope } from "../../platform/database/scope.ts";

const PATH = "users/device-foods/";
/** What one visit in a day may cost, compressed. */
const MAX_BYTES = 250_000;
/** How many of the judged queries the device answers first as the server does. */
const AS_THE_SERVER = 0.98;

let app: TestApp;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  app = await openTestApp();
  anna = await aPlanner(app);
  ben = await aPlanner(app);
});
afterAll(() => app.close());

const read = async (as: Person, language: "en" | "nl" = "en"): Promise<DeviceFoods> => {
  const { status, body } = await app.get(PATH, { as, language });
  expect(status).toBe(200);
  return body;
};

/** A product that was imported and that hardly anybody asks for. */
const importBar = (): Promise<number> =>
  inSystemScope(app.app.services.db, async (db) => {
    const names = { name_en: "Odd bar", name_nl: "Rare reep", brand_name: "Oddity" };
    const figures = { kcal: 400, protein: 8, carbohydrates: 60, fat: 12, fiber: null };
    const { id } = await db
      .insertInto("foods")
      .values({ ...names, ...figures, category: "SNACKS", source_hash: "odd" } as never)
      .returning("id")
      .executeTakeFirstOrThrow();
    const words = { description_en: "1 bar", description_nl: "1 reep", measurement_en: "bar" };
    const more = { measurement_nl: "reep", measurements_en: "bars", measurements_nl: "repen" };
    await db
      .insertInto("suggested_servings")
      .values({
        ...words,
        ...more,
        food_id: id,
        key: "piece",
        quantity: 1,
        metric_value: 45,
        metric_unit: "g",
      } as never)
      .execute();
    return id;
  });

describe("FOOD-084 the foods that a device keeps", () => {
  it("are the everyday ones of the library, the rest of it, and few enough", async () => {
    const { foods, names } = await read(anna);
    const standing = foods.map((one) => [one.is_library, one.is_everyday].map(Number).join(""));
    expect(standing).toEqual(standing.toSorted().toReversed());
    expect(foods.length).toBeGreaterThan(400);
    expect(new Set(foods.map(({ id }) => id)).size).toBe(foods.length);
    expect(foods.find((one) => one.names.en === "Banana")?.names.nl).toBe("Banaan");
    expect(names.length).toBeGreaterThan(100);
  });

  it("have servings in the language of the person, from which the figures of the server follow", async () => {
    const [english, dutch] = [await read(anna), await read(anna, "nl")];
    const bananaIn = ({ foods }: DeviceFoods) => foods.find((one) => one.names.en === "Banana") as DeviceFood;
    const banana = bananaIn(english);
    const wordsOf = ({ servings }: DeviceFood) => servings.map((one) => one.serving_description).join();
    expect(wordsOf(bananaIn(dutch))).not.toBe(wordsOf(banana));
    const stored: Food = (await app.get(`food/${banana.id}/`, { as: anna })).body;
    const counted = banana.servings.map((serving) => {
      const { one_serving_in_metric_value: value, metric_unit: unit } = serving;
      const { kcal, fiber } = figuresOfGrams(banana, servingWeight(value, unit, banana.density));
      return [serving.id, roundHalfUp(kcal, 2), fiber === null ? null : roundHalfUp(fiber, 2)];
    });
    expect(counted).toEqual(stored.suggested_servings.map(({ id, kcal, fiber }) => [id, kcal, fiber]));
  });

  it("FOOD-088 name the serving in which each is added, as the server does", async () => {
    const { foods } = await read(anna);
    const some = foods.slice(0, 60);
    const asked = some.map(({ id }) => `food=${id}`).join("&");
    const { recent } = (
      await app.get(`users/usual-foods/?date=2026-03-18&meal_moment=LUNCH&${asked}`, { as: anna })
    ).body;
    const served = recent.map((one: { suggested_serving: { id: number; food: { id: number } } }) => [
      one.suggested_serving.food.id,
      one.suggested_serving.id,
    ]);
    expect(served).toEqual(some.map(({ id, first_serving }) => [id, first_serving]));
  });

  it("hold what the person ate and marked, which is no other person's", async () => {
    const odd = await importBar();
    const held = async (as: Person) => (await read(as)).foods.some(({ id }) => id === odd);
    // Not yet counted among what is asked for most, since the words of foods were not written again.
    const before = await held(anna);
    await app.post("users/favourite-foods/", { food: odd, is_favourite: true }, { as: anna });
    expect([before, await held(anna), await held(ben)]).toEqual([false, true, false]);
    // What was eaten is there, too.
    const serving = (await app.get(`food/${odd}/`, { as: ben })).body.suggested_servings[0].id;
    const wish = {
      calendar_day_id: await aDay(app, ben),
      meal_moment: "LUNCH",
      quantity: 1,
      status: "EATEN",
    };
    await app.post("planSingleFoodMeal/", { ...wish, suggested_serving_id: serving }, { as: ben });
    expect(await held(ben)).toBe(true);
  });

  it("are read in fewer bytes than a picture", async () => {
    const { foods, ...others } = await read(anna);
    // As many as there may be, although the library of the tests has fewer.
    const most = Array.from({ length: 2_000 }, (_one, at) => {
      const like = foods[at % foods.length] as DeviceFood;
      return {
        ...like,
        id: at,
        kcal: like.kcal + at / 100,
        names: { en: `${like.names.en} ${at}`, nl: `${like.names.nl} ${at}` },
      };
    });
    const bytes = gzipSync(JSON.stringify({ foods: most, ...others })).length;
    expect(bytes).toBeLessThan(MAX_BYTES);
  });
});

it("FOOD-083 of the judged everyday queries the device answers as the server does, but for a few", async () => {
  const { foods, ...others } = await read(ben);
  const shelved = foods.map((one) => ({
    ...{ id: one.id, names: one.names, brand: one.brand_name },
    ...{ isLibrary: one.is_library, isEveryday: one.is_everyday },
  }));
  const kitchen = new Kitchen(
    shelved.filter(({ isLibrary }) => isLibrary),
    others,
  );
  const shelf = new FoodShelf(shelved);
  const different: string[] = [];
  const queries = [...readQueries("work"), ...readQueries("absent")];
  for (const { language, query } of queries) {
    const path = `search/?page_size=1&query=${encodeURIComponent(query)}`;
    const [first] = (await app.get(path, { as: ben, language })).body.results;
    const [here] = await findMeantFoods({ source: shelf.source(language), kitchen, language }, query);
    if (first?.id !== here) different.push(`${language} ${query}`);
  }
  expect(1 - different.length / queries.length, different.join()).toBeGreaterThanOrEqual(AS_THE_SERVER);
});
