import { afterAll, beforeAll, expect, it } from "vitest";
import { aDay, aPlanner, recipeId, slotsOf } from "../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const RANGE = { start_date: "2026-03-18", end_date: "2026-03-24" };

interface Item {
  readonly id: number;
  readonly name?: string;
  readonly text?: string;
  readonly at_home: boolean;
  readonly is_own: boolean;
}

const wordsOf = ({ name, text }: Item) => name ?? text ?? "";
const homeOf = (items: readonly Item[]) => items.filter((item) => item.at_home).map(wordsOf);

async function itemsOf(as: Person, lists: string): Promise<Item[]> {
  const { body } = await app.post(lists, RANGE, { as });
  const read = async () => (await app.get(`${lists}${body.id}/`, { as })).body;
  await expect.poll(async () => (await read()).status, { timeout: 20_000 }).toBe("READY");
  return (await read()).items;
}

it("GROC-030 remembers a food that is at home from list to list until it is bought after all", async () => {
  const anna = await aPlanner(app);
  const plan = {
    recipe_template: await recipeId(app, anna, "omelette"),
    ...{ portions_to_plan: 1, portions_multiplier: 1, calendar_day_id: await aDay(app, anna) },
    meal_slot_specification_id: (await slotsOf(app, anna)).LUNCH,
  };
  expect((await app.post("planGeneratedRecipeMeal/", plan, { as: anna })).status).toBe(201);
  const first = await itemsOf(anna, "groceryList/");
  expect(first.length).toBeGreaterThan(2);
  expect(homeOf(first)).toEqual([]);
  const [food] = first;
  if (food === undefined) throw new Error("There is nothing to buy.");
  const eve = await app.aUser();
  const aside = { at_home: true };
  expect((await app.patch(`groceryListItem/${food.id}/`, aside, { as: eve })).status).toBe(404);
  expect((await app.patch(`groceryListItem/${food.id}/`, aside, { as: anna })).body.at_home).toBe(true);
  // A second time changes nothing.
  expect((await app.patch(`groceryListItem/${food.id}/`, aside, { as: anna })).status).toBe(200);

  const second = await itemsOf(anna, "groceryList/");
  expect(homeOf(second)).toEqual([wordsOf(food)]);
  const again = second.find((item) => item.at_home)?.id;
  await app.patch(`groceryListItem/${again}/`, { at_home: false }, { as: anna });
  expect(homeOf(await itemsOf(anna, "groceryList/"))).toEqual([]);
});

it("GROC-030 remembers what a line of a simple recipe names, whatever its amount", async () => {
  const anna = await aPlanner(app);
  const day = await aDay(app, anna);
  const { body: recipes } = await app.get("simpleRecipe/", { as: anna });
  const planned = { simple_recipe_id: recipes.results[0].id, calendar_day_id: day, meal_moment: "LUNCH" };
  expect((await app.post("planSimpleRecipe/", planned, { as: anna })).status).toBeLessThan(300);
  const [line] = await itemsOf(anna, "simpleGroceryList/");
  if (line === undefined) throw new Error("There is nothing to buy.");
  await app.patch(`simpleGroceryListItem/${line.id}/`, { at_home: true }, { as: anna });
  // Twice as much of it is the same thing.
  await app.post("planSimpleRecipe/", { ...planned, meal_moment: "DINNER" }, { as: anna });
  const next = await itemsOf(anna, "simpleGroceryList/");
  expect(homeOf(next)).toHaveLength(1);
  await app.patch(
    `simpleGroceryListItem/${next.find((item) => item.at_home)?.id}/`,
    { at_home: false },
    { as: anna },
  );
  expect(homeOf(await itemsOf(anna, "simpleGroceryList/"))).toEqual([]);
});

it("GROC-027 GROC-030 buys what the person adds, and keeps it aside once they put it there", async () => {
  const anna = await app.aUser();
  await itemsOf(anna, "simpleGroceryList/");
  const { body: lists } = await app.get("simpleGroceryList/", { as: anna });
  const add = () =>
    app.post("simpleGroceryListItem/", { list: lists.results[0].id, text: "Rice" }, { as: anna });
  const { body: rice } = await add();
  await app.patch(`simpleGroceryListItem/${rice.id}/`, { at_home: true }, { as: anna });
  expect((await add()).body.at_home).toBe(false);
  expect((await itemsOf(anna, "simpleGroceryList/")).map((item) => item.at_home)).toEqual([true, false]);
});
