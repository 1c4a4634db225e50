import { readContent } from "@plateful/content";
import type { EatenNutrients } from "@plateful/contract";
import type { Nutrient } from "@plateful/nutrition";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aDay, aPlanner, aProduct, aQuickAdd, recipeId, slotsOf } from "../../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../../test/test-app.ts";

const MONDAY = "2026-03-16";
const TUESDAY = "2026-03-17";

let app: TestApp;
let anna: Person;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  anna = await aPlanner(app, { age: 34 });
  days = {};
});

const { foods } = readContent();
/** What the content files say of 100 g. */
function inHundred(id: string, nutrient: Nutrient): number {
  const amount = foods.find((food) => food.id === id)?.nutrients[nutrient];
  if (amount === undefined) throw new Error(`${id} has no ${nutrient}`);
  return amount;
}

let days: Record<string, number> = {};
async function dayOn(date: string): Promise<number> {
  days[date] ??= await aDay(app, anna, date);
  return days[date];
}

/** Eats grams of the first food of that name. */
async function eatGrams(name: string, date: string, grams: number, more: object = {}): Promise<void> {
  const search = await app.get(`suggestedServingSearch/?query=${encodeURIComponent(name)}`, { as: anna });
  const { food } = search.body.results[0];
  const servings = await app.get(`suggestedServing/?food=${food.id}`, { as: anna });
  const serving = servings.body.results.find(
    (one: { serving_description: string }) => one.serving_description === "100 g",
  );
  const place = { calendar_day_id: await dayOn(date), meal_moment: "LUNCH" };
  const amount = { quantity: grams / 100, suggested_serving_id: serving.id };
  const { status } = await app.post("planSingleFoodMeal/", { ...place, ...amount, ...more }, { as: anna });
  expect(status).toBe(201);
}

/** Plans the first recipe of that name at dinner for so many people, and eats it. */
async function eatRecipe(search: string, day: number, people: number) {
  const body = {
    recipe_template: await recipeId(app, anna, search),
    portions_to_plan: people,
    portions_multiplier: 1,
    calendar_day_id: day,
    meal_slot_specification_id: (await slotsOf(app, anna)).DINNER,
  };
  const item = (await app.post("planGeneratedRecipeMeal/", body, { as: anna })).body;
  const eaten = await app.patch(`calendarItem/${item.id}/`, { status: "EATEN" }, { as: anna });
  expect(eaten.status).toBe(200);
  return item;
}

async function read(from = MONDAY, until = TUESDAY, language: "en" | "nl" = "en"): Promise<EatenNutrients> {
  const { status, body } = await app.get(`users/nutrients/?from=${from}&until=${until}`, {
    as: anna,
    language,
  });
  expect(status).toBe(200);
  return body;
}
const totalOf = (totals: EatenNutrients["days"][number]["nutrients"] = [], nutrient: Nutrient) =>
  totals.find((one) => one.nutrient === nutrient);
const amountOn = ({ days: [day] }: EatenNutrients, nutrient: Nutrient) =>
  totalOf(day?.nutrients, nutrient)?.amount ?? Number.NaN;
const referenceFor = ({ references }: EatenNutrients, nutrient: Nutrient) =>
  references.find((one) => one.nutrient === nutrient);

describe("NUTR-004 the nutrients of what someone ate", () => {
  it("add up by the weight of each food, day by day and on average", async () => {
    await eatGrams("banana", MONDAY, 100);
    await eatGrams("banana", TUESDAY, 250);
    const { days, average, known } = await read();
    expect(days.map(({ date }) => date)).toEqual([MONDAY, TUESDAY]);
    const potassium = inHundred("banana", "POTASSIUM");
    expect(days.map(({ nutrients }) => totalOf(nutrients, "POTASSIUM"))).toEqual([
      { nutrient: "POTASSIUM", amount: potassium, known: 1 },
      { nutrient: "POTASSIUM", amount: 2.5 * potassium, known: 1 },
    ]);
    expect(totalOf(average?.nutrients, "POTASSIUM")?.amount).toBeCloseTo(1.75 * potassium, 2);
    expect(totalOf(average?.nutrients, "IODINE")).toEqual({ nutrient: "IODINE", amount: 0, known: 0 });
    expect(known).toBe(1);
  });

  it("leave out what is only planned, and have no average of nothing", async () => {
    await eatGrams("banana", MONDAY, 100, { status: "PLANNED" });
    expect(await read()).toMatchObject({ days: [], average: null, known: 0, without_figures: [] });
  });

  it("count the portion that was eaten of a recipe, for however many it was cooked", async () => {
    const day = await dayOn(MONDAY);
    await eatRecipe("lentil", day, 1);
    const alone = amountOn(await read(), "IRON");
    expect(alone).toBeGreaterThan(0.5);
    const item = await eatRecipe("lentil", day, 4);
    expect(amountOn(await read(), "IRON") / alone).toBeCloseTo(2, 2);
    await app.patch(`recipeMeal/${item.object_id}/`, { portion: 0.5 }, { as: anna });
    expect(amountOn(await read(), "IRON") / alone).toBeCloseTo(1.5, 2);
  });

  it("take from a label what it states, and say how much of the day is not known", async () => {
    const product = await aProduct(app, anna, { fiber: 8, salt: 1, sugars: 20 });
    const place = { calendar_day_id: await dayOn(MONDAY), meal_moment: "LUNCH" };
    const body = { ...place, own_product_id: product, amount: 150 };
    const item = (await app.post("planOwnProduct/", body, { as: anna })).body;
    await eatGrams("banana", MONDAY, 100);
    const found = await read();
    expect(amountOn(found, "SALT")).toBeCloseTo(1.5 + inHundred("banana", "SALT"), 3);
    expect(amountOn(found, "SUGARS")).toBeCloseTo(30 + inHundred("banana", "SUGARS"), 2);
    const bananaKcal = (found.days[0]?.kcal ?? 0) - 558;
    expect(found.known).toBeCloseTo(bananaKcal / (found.days[0]?.kcal ?? 1), 2);
    expect(found.without_figures).toEqual([{ name: "Oat bar", kcal: 558 }]);
    expect(totalOf(found.days[0]?.nutrients, "SATURATED_FAT")?.known).toBeLessThan(0.2);
    // The label changes, what was eaten does not; its amount does.
    await app.patch(`users/own-products/${product}/`, { salt: 2 }, { as: anna });
    await app.patch(`quickAddMeal/${item.object_id}/`, { amount: 300 }, { as: anna });
    expect(amountOn(await read(), "SALT")).toBeCloseTo(3 + inHundred("banana", "SALT"), 3);
  });

  it("know nothing of a quick add", async () => {
    const { item } = await aQuickAdd(app, anna, await dayOn(MONDAY));
    await app.patch(`calendarItem/${item}/`, { status: "EATEN" }, { as: anna });
    const found = await read();
    expect(found).toMatchObject({ known: 0, without_figures: [{ name: null, kcal: 300 }] });
    expect(found.days[0]?.nutrients.every(({ amount, known }) => amount === 0 && known === 0)).toBe(true);
  });

  it("name where most of each came from, in the person's language", async () => {
    await eatGrams("banana", MONDAY, 100);
    await eatGrams("spinach", MONDAY, 100);
    const ironIn = async (language: "en" | "nl") =>
      (await read(MONDAY, TUESDAY, language)).sources.find(({ nutrient }) => nutrient === "IRON")?.foods[0];
    expect(await ironIn("en")).toEqual({ name: "Fresh spinach", amount: inHundred("spinach", "IRON") });
    expect((await ironIn("nl"))?.name).toMatch(/spinazie/i);
  });

  it("are those of the caller alone", async () => {
    await eatGrams("banana", MONDAY, 100);
    const ben = await aPlanner(app);
    const { body } = await app.get(`users/nutrients/?from=${MONDAY}&until=${TUESDAY}&user=${anna.id}`, {
      as: ben,
    });
    expect(body.days ?? []).toEqual([]);
  });

  it.each([
    ["2026-03-17", "2026-03-16", "date_out_of_range"],
    ["2026-03-01", "2026-04-01", "range_too_long"],
    ["2020-01-01", "2020-01-02", "date_out_of_range"],
  ])("refuse the period from %s until %s", async (from, until) => {
    const { status, body } = await app.get(`users/nutrients/?from=${from}&until=${until}`, { as: anna });
    expect(status).toBe(400);
    expect(Object.keys(body).some((field) => ["from", "until"].includes(field))).toBe(true);
  });

  it("allow 31 days", async () => {
    const { status } = await app.get("users/nutrients/?from=2026-03-01&until=2026-03-31", { as: anna });
    expect(status).toBe(200);
  });
});

describe("NUTR-003 the references of a person", () => {
  it("follow the profile and what they said about their health", async () => {
    await eatGrams("banana", MONDAY, 1000);
    const before = await read();
    expect(before.reference_person).toEqual({
      ...{ gender: "FEMALE", age: 34 },
      ...{ is_pregnant: false, is_breastfeeding: false },
    });
    expect(referenceFor(before, "IRON")).toEqual({ nutrient: "IRON", unit: "mg", amount: 16, kind: "MIN" });
    expect(referenceFor(before, "FOLATE")?.amount).toBe(300);
    const kcal = before.days[0]?.kcal ?? 0;
    expect(referenceFor(before, "SATURATED_FAT")?.amount).toBeCloseTo(kcal / 90, 0);
    await app.put("users/healthAnswers/", { conditions: ["PREGNANT"] }, { as: anna });
    const after = await read();
    expect(after.reference_person.is_pregnant).toBe(true);
    expect(referenceFor(after, "FOLATE")?.amount).toBe(600);
  });
});
