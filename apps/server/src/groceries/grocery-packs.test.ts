import { readContent } from "@plateful/content";
import type { GroceryList, GroceryListItem } from "@plateful/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDay, aPlanner, recipeId, slotsOf } from "../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const [WEDNESDAY, THURSDAY, SATURDAY, SUNDAY] = ["2026-03-18", "2026-03-19", "2026-03-21", "2026-03-22"];

/** Plans a dish for lunch; returns the item of the diary. */
async function lunch(as: Person, date: string, dish: string, people = 1): Promise<{ id: number }> {
  const plan = {
    recipe_template: await recipeId(app, as, dish),
    ...{ portions_to_plan: people, portions_multiplier: 1, calendar_day_id: await aDay(app, as, date) },
    meal_slot_specification_id: (await slotsOf(app, as)).LUNCH,
  };
  const planned = await app.post("planGeneratedRecipeMeal/", plan, { as });
  expect(planned.status).toBe(201);
  return planned.body;
}

const read = async (as: Person, id: number): Promise<GroceryList> =>
  (await app.get(`groceryList/${id}/`, { as })).body;

async function aList(as: Person, start = WEDNESDAY, end = start): Promise<GroceryList> {
  const { body } = await app.post("groceryList/", { start_date: start, end_date: end }, { as });
  await expect.poll(async () => (await read(as, body.id)).status, { timeout: 20_000 }).toBe("READY");
  return read(as, body.id);
}

function itemOf({ items }: GroceryList, name: string): GroceryListItem {
  const item = items.find((one) => one.name === name);
  if (item === undefined) throw new Error(`${name} is not on the list: ${items.map((one) => one.name)}`);
  return item;
}

const put = (as: Person, { id }: { id: number }, change: object) =>
  app.patch(`groceryListItem/${id}/`, change, { as });

describe("GROC-042 what to buy", () => {
  it("is in packs where they are known, and nothing is said of what is counted or renamed", async () => {
    const anna = await aPlanner(app);
    await lunch(anna, WEDNESDAY, "omelette", 8);
    const list = await aList(anna);
    const parsley = itemOf(list, "Fresh parsley");
    expect(parsley).toMatchObject({ quantity: 32, unit: "g" });
    expect(parsley.pack).toEqual({ count: 2, size: 25, unit: "g", kind: "BUNCH" });
    expect(itemOf(list, "Egg")).toMatchObject({ unit: "pieces", pack: null });
    const renamed = (await put(anna, parsley, { name: "Chervil" })).body;
    expect(renamed).toMatchObject({ pack: null, left_over: null, dishes: [] });
  });
});

describe("GROC-043 what is left of a pack", () => {
  it("goes to the meal after the list that uses it up while it is good, as long as that is planned", async () => {
    const anna = await aPlanner(app);
    await lunch(anna, WEDNESDAY, "omelette");
    const next = await lunch(anna, SATURDAY, "omelette", 4);
    const list = await aList(anna);
    const [dish] = list.dishes;
    const left = { amount: 20, used_by: { date: SATURDAY, name: dish?.name } };
    const parsley = itemOf(list, "Fresh parsley");
    expect(parsley.left_over).toEqual(left);
    // What a change answers says it too.
    expect((await put(anna, parsley, { checked: true })).body.left_over).toEqual(left);
    // The list stays as it is, and nothing is said that has become wrong.
    expect((await app.delete(`calendarItem/${next.id}/`, { as: anna })).status).toBe(204);
    expect(itemOf(await read(anna, list.id), "Fresh parsley").left_over).toEqual({ ...left, used_by: null });
  });

  it("goes to no meal that comes too late or needs too little of it", async () => {
    const anna = await aPlanner(app);
    await lunch(anna, WEDNESDAY, "omelette");
    await lunch(anna, THURSDAY, "omelette");
    await lunch(anna, SUNDAY, "omelette", 4);
    const nobody = { amount: 20, used_by: null };
    expect(itemOf(await aList(anna), "Fresh parsley").left_over).toEqual(nobody);
    // What was opened on Wednesday does not keep longer on a list that goes on until Friday.
    const ben = await aPlanner(app);
    await lunch(ben, WEDNESDAY, "omelette");
    await lunch(ben, SUNDAY, "omelette", 4);
    expect(itemOf(await aList(ben, WEDNESDAY, "2026-03-20"), "Fresh parsley").left_over).toEqual(nobody);
  });
});

describe("GROC-044 what is probably at home", () => {
  it("is what earlier meals left of packs that keep, where that is enough, until the person has said so or not", async () => {
    const anna = await aPlanner(app);
    await lunch(anna, "2026-03-11", "porridge");
    await lunch(anna, WEDNESDAY, "porridge");
    const list = await aList(anna);
    const likely = ({ items }: GroceryList) => items.filter((item) => item.is_likely_at_home);
    const almonds = itemOf(list, "Ground almonds");
    expect(almonds).toMatchObject({ is_likely_at_home: true, at_home: false });
    // What is left of fresh food was bought a week ago.
    expect(likely(list).map(({ name }) => name)).not.toContain("Raspberries");
    // It stays on the list until the person puts it aside; once they buy it, the guess is over.
    expect((await put(anna, almonds, { at_home: true })).body).toMatchObject({ is_likely_at_home: false });
    const bought = await put(anna, almonds, { at_home: false });
    expect(bought.body).toMatchObject({ is_likely_at_home: false, at_home: false });

    const ben = await aPlanner(app);
    await lunch(ben, "2026-03-11", "porridge");
    await lunch(ben, WEDNESDAY, "porridge", 10);
    expect(itemOf(await aList(ben), "Ground almonds").is_likely_at_home).toBe(false);
  });
});

describe("GROC-045 what is at home until a day", () => {
  it("is put aside on lists whose meals need it up to that day, and bought again after it", async () => {
    const anna = await aPlanner(app);
    await lunch(anna, WEDNESDAY, "omelette");
    await lunch(anna, SATURDAY, "omelette");
    const egg = itemOf(await aList(anna), "Egg");
    const aside = await put(anna, egg, { at_home: true, at_home_until: "2026-03-20" });
    expect(aside.body).toMatchObject({ at_home: true, at_home_until: "2026-03-20" });
    const eggOf = async (start: string, end: string) => {
      const { at_home, at_home_until } = itemOf(await aList(anna, start, end), "Egg");
      return [at_home, at_home_until];
    };
    expect(await eggOf(WEDNESDAY, "2026-03-20")).toEqual([true, "2026-03-20"]);
    expect(await eggOf(WEDNESDAY, SATURDAY)).toEqual([false, null]);
    expect(await eggOf(SATURDAY, SATURDAY)).toEqual([false, null]);
    // Without a day it is there until it is bought after all.
    await put(anna, egg, { at_home: true });
    expect(await eggOf(WEDNESDAY, SATURDAY)).toEqual([true, null]);
  });

  it("has no day without being at home", async () => {
    const anna = await aPlanner(app);
    await lunch(anna, WEDNESDAY, "omelette");
    const egg = itemOf(await aList(anna), "Egg");
    const refused = await put(anna, egg, { at_home_until: "2026-03-20" });
    expect(refused).toMatchObject({ status: 400, body: { at_home: ["This field is required."] } });
  });
});

it("GROC-046 names the dishes that an item is bought for, each once", async () => {
  const anna = await aPlanner(app);
  await lunch(anna, WEDNESDAY, "omelette");
  await lunch(anna, THURSDAY, "porridge");
  await lunch(anna, SATURDAY, "omelette");
  const list = await aList(anna, WEDNESDAY, SATURDAY);
  expect(list.dishes).toHaveLength(2);
  expect(list.dishes[0]).toEqual({
    ...{ id: expect.any(Number), name: expect.any(String) },
    ...{ image: null, picture_version: expect.any(String) },
  });
  const [omelette, porridge] = list.dishes.map(({ id }) => id);
  expect(itemOf(list, "Egg").dishes).toEqual([omelette]);
  expect(itemOf(list, "Ground almonds").dishes).toEqual([porridge]);
});

describe("GROC-047 what it costs", () => {
  it("is the price of whole packs and pieces, else of what is needed; null for what has none or was renamed", async () => {
    const anna = await aPlanner(app);
    await lunch(anna, WEDNESDAY, "omelette", 8);
    const list = await aList(anna);
    const perKg = new Map(readContent().foods.map(({ name, centsPerKg }) => [name.en, centsPerKg ?? 0]));
    const cost = (name: string, grams: number) =>
      Math.round((grams * (perKg.get(name) ?? Number.NaN)) / 1000);
    const parsley = itemOf(list, "Fresh parsley");
    expect(parsley.pack).toMatchObject({ count: 2, size: 25 });
    expect([parsley.cents, parsley.used_cents]).toEqual(
      [50, 32].map((grams) => cost("Fresh parsley", grams)),
    );
    const egg = itemOf(list, "Egg");
    expect(egg).toMatchObject({ unit: "pieces", cents: cost("Egg", 55 * (egg.quantity ?? 0)) });
    for (const { cents } of list.items) expect(cents).toBeGreaterThanOrEqual(1);
    expect((await put(anna, parsley, { name: "Chervil" })).body).toMatchObject({
      cents: null,
      used_cents: null,
    });
    const own = { list: list.id, name: "Bin bags" };
    expect((await app.post("groceryListItem/", own, { as: anna })).body.cents).toBeNull();
  });
});
