import { ALLERGEN_WORDS, readContent } from "@plateful/content";
import { ALLERGENS } from "@plateful/nutrition";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../test/test-app.ts";

let app: TestApp;
const content = readContent();
beforeAll(async () => {
  app = await openTestApp({ settings: {} });
});
afterAll(() => app.close());

interface Serving {
  id: number;
  food: number;
  serving_description: string;
  quantity: number;
  metric_unit: string;
  kcal: number;
  fiber: number | null;
}
interface Food {
  id: number;
  name: string;
  kcal: number;
  fiber: number | null;
  allergens: string[];
  allergens_known: boolean;
  suggested_servings: Serving[];
}

async function allFoods(language: "en" | "nl"): Promise<Food[]> {
  const anna = await app.aUser();
  const foods: Food[] = [];
  for (let page = 1; ; page++) {
    const { body } = await app.get(`food/?page_size=100&page=${page}`, { as: anna, language });
    foods.push(...body.results);
    if (body.next === null) return foods;
  }
}

it("needs a signed-in person", async () => {
  for (const path of ["food/", "food/1/", "suggestedServing/"])
    expect((await app.get(path)).status).toBe(401);
  const anna = await app.aUser();
  expect((await app.get("food/2000000000/", { as: anna })).status).toBe(404);
  expect((await app.post("food/", {}, { as: anna })).status).toBe(405);
});

it("ERR-023 DATA-022 lists every food once over its pages, by its name in the language of the call", async () => {
  const dutch = await allFoods("nl");
  expect(dutch.map(({ name }) => name).sort()).toEqual(content.foods.map(({ name }) => name.nl).sort());
  const english = await allFoods("en");
  expect(new Set(english.map(({ id }) => id)).size).toBe(content.foods.length);
});

it("gives the figures of one serving, and null where fibre is not known", async () => {
  const foods = new Map((await allFoods("en")).map((food) => [food.name, food]));
  for (const { name, per100Grams, servings } of content.foods) {
    const food = foods.get(name.en);
    expect(food?.fiber === null).toBe(per100Grams.fiber === null);
    expect(food?.suggested_servings).toHaveLength(servings.length);
    food?.suggested_servings.forEach((serving, at) => {
      expect(serving.kcal).toBeCloseTo((per100Grams.kcal * (servings[at]?.grams ?? 0)) / 100, 1);
      expect(serving.fiber === null).toBe(per100Grams.fiber === null);
    });
  }
});

it("FOOD-089 tells what each food of the library contains of the fourteen allergens, and where that is not known", async () => {
  const foods = new Map((await allFoods("en")).map((food) => [food.name, food]));
  for (const { name, contains } of content.foods) {
    const food = foods.get(name.en);
    const held = Object.entries(ALLERGEN_WORDS).filter(([, word]) => contains?.includes(word));
    expect([name.en, food?.allergens]).toEqual([
      name.en,
      ALLERGENS.filter((one) => held.some(([key]) => key === one)),
    ]);
    expect([name.en, food?.allergens_known]).toEqual([name.en, contains !== null]);
  }
});

it("lists the servings of one food", async () => {
  const anna = await app.aUser();
  const [food] = await allFoods("en");
  const { body } = await app.get(`suggestedServing/?food=${food?.id}`, { as: anna });
  expect(body.results).toEqual(food?.suggested_servings);
  expect((await app.get(`food/${food?.id}/`, { as: anna })).body).toEqual(food);
});
