import { addDays } from "@plateful/nutrition";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aPlanner, aProfile } from "../../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../../test/test-app.ts";
import { inSystemScope } from "../../platform/database/scope.ts";
import { planningLimits } from "./plan-days.ts";
import { listDue } from "./planning-night-store.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const START = "2026-03-18";
const MEAL_TIMES = ["BREAKFAST", "LUNCH", "DINNER"];

interface Item {
  id: number;
  object_id: number;
  meal_moment: string;
  status: string;
  meal: { simple_recipe: { id: number; dietary_preferences: string[]; meal_types: string[] } };
}
interface Day {
  date: string;
  calendar_items: Item[];
}

async function aGuest(profile: Record<string, unknown> = {}): Promise<Person> {
  const organisation = await app.anOrganisation({ recipe_system_type: "SIMPLE" });
  const person = await app.aUser({ organisation_id: organisation });
  await aProfile(app, person, { preferred_meal_times: MEAL_TIMES, ...profile });
  return person;
}

const autoplan = async (as: Person, again = false, start = START): Promise<Day[]> => {
  const body = { start_date: start, delete_existing_plans: again };
  const answer = await app.post("autoplanSimpleRecipes/", body, { as });
  expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
  return answer.body.calendar_days;
};
const recipesOf = (days: Day[]) =>
  days.flatMap((day) => day.calendar_items.map(({ meal }) => meal.simple_recipe));

const itemsOf = async (as: Person): Promise<Item[]> => {
  const { body } = await app.get("calendarDay/?page_size=100", { as });
  return (body.results as Day[]).flatMap((day) => day.calendar_items);
};

describe("autoplanSimpleRecipes", () => {
  it("DIARY-066 plans seven days for the preferred meal times, each meal of its type and varied", async () => {
    const anna = await aGuest();
    const days = await autoplan(anna);
    expect(days.map(({ date }) => date)).toEqual(Array.from({ length: 7 }, (_, at) => addDays(START, at)));
    for (const day of days) {
      expect(day.calendar_items.map(({ meal_moment }) => meal_moment).sort()).toEqual([...MEAL_TIMES].sort());
      for (const { meal, meal_moment } of day.calendar_items)
        expect(meal.simple_recipe.meal_types).toContain(meal_moment);
      expect(new Set(recipesOf([day]).map(({ id }) => id)).size).toBe(3);
    }
    const breakfasts = days.flatMap((day) =>
      day.calendar_items
        .filter((item) => item.meal_moment === "BREAKFAST")
        .map((item) => item.meal.simple_recipe.id),
    );
    expect(new Set(breakfasts).size).toBe(7);
  });

  it("DIARY-066 fills only what is empty, or plans all that was not eaten again", async () => {
    const anna = await aGuest();
    const before = await autoplan(anna);
    expect(await autoplan(anna)).toEqual([]);
    const [eaten, left] = before[0]?.calendar_items ?? [];
    if (eaten === undefined || left === undefined) throw new Error("Nothing was planned.");
    await app.patch(`calendarItem/${eaten.id}/`, { status: "EATEN" }, { as: anna });
    const again = await autoplan(anna, true);
    const ids = again.flatMap((day) => day.calendar_items.map(({ id }) => id));
    expect(ids).toContain(eaten.id);
    expect(ids).not.toContain(left.id);
    expect(again.every((day) => day.calendar_items.length === 3)).toBe(true);
  });

  it("SIM-035 DIARY-066 plans nothing that a person may not eat, and answers no days when nothing fits", async () => {
    const vegan = await aGuest({ simple_diet: "VEGAN", simple_allergens: ["PEANUTS"] });
    const recipes = recipesOf(await autoplan(vegan));
    expect(recipes.length).toBeGreaterThan(0);
    expect(recipes.filter(({ dietary_preferences: diets }) => !diets.includes("VEGAN"))).toEqual([]);
    const nothing = await aGuest({ preferred_meal_times: [] });
    expect(await autoplan(nothing)).toEqual([]);
  });

  it("DIARY-066 refuses a date out of reach and counts towards the limit of planning", async () => {
    const anna = await aGuest();
    const far = { start_date: "2030-01-01", delete_existing_plans: false };
    expect((await app.post("autoplanSimpleRecipes/", far, { as: anna })).status).toBe(400);
    // As if 33 weeks had been planned before; this one is the last within the hour.
    const { limitedEvents } = app.app.services;
    for (let turn = 0; turn < 33; turn++)
      await limitedEvents.takeTurn(planningLimits(anna.id, 7), app.clock.now());
    await autoplan(anna, true);
    const body = { start_date: START, delete_existing_plans: true };
    expect((await app.post("autoplanSimpleRecipes/", body, { as: anna })).status).toBe(429);
  });

  it("PLAN-071 leaves a locked day and a locked meal as they are, empty or not", async () => {
    const anna = await aGuest();
    const [first, second] = await autoplan(anna);
    const lock = (body: object) => app.post("lockMeals/", { locked: true, ...body }, { as: anna });
    await app.delete(`calendarItem/${first?.calendar_items[0]?.id}/`, { as: anna });
    const [, kept] = second?.calendar_items ?? [];
    await lock({ date: START });
    await lock({ date: second?.date, calendar_item_id: kept?.id });
    const before = await itemsOf(anna);
    await autoplan(anna, true);
    const after = new Set((await itemsOf(anna)).map(({ id }) => id));
    const ofFirst = first?.calendar_items.slice(1).map(({ id }) => id) ?? [];
    expect(before.filter(({ id }) => after.has(id)).map(({ id }) => id)).toEqual([...ofFirst, kept?.id]);
    expect(after.size).toBe(before.length);
  });
});

describe("undoing a simple week", () => {
  const undo = (as: Person) => app.post("undoAutoPlan/", {}, { as });
  const undoOf = async (as: Person) => (await app.get("users/plan-undo/", { as })).body.undo;

  it("PLAN-179 gives the days back as they were, eaten meals and ids included, once", async () => {
    const anna = await aGuest();
    const [day] = await autoplan(anna);
    const [eaten] = day?.calendar_items ?? [];
    await app.patch(`calendarItem/${eaten?.id}/`, { status: "EATEN" }, { as: anna });
    const before = await itemsOf(anna);
    await autoplan(anna, true);
    expect(await itemsOf(anna)).not.toEqual(before);
    expect(await undoOf(anna)).toEqual({ start_date: START, num_days: 7, until: "2026-03-19T09:00:00.000Z" });
    const undone = await undo(anna);
    expect([undone.status, undone.body.calendar_days.length]).toEqual([200, 7]);
    expect(await itemsOf(anna)).toEqual(before);
    expect((await undo(anna)).body.code).toBe("nothing_to_undo");
  });

  it("PLAN-179 takes back what filled the empty meals, and leaves the others", async () => {
    const anna = await aGuest();
    const [day] = await autoplan(anna);
    await app.delete(`calendarItem/${day?.calendar_items[0]?.id}/`, { as: anna });
    const before = await itemsOf(anna);
    await autoplan(anna);
    // Nothing was left to plan: what there was to undo stays so.
    expect(await autoplan(anna)).toEqual([]);
    await undo(anna);
    expect(await itemsOf(anna)).toEqual(before);
  });

  it("PLAN-179 ends when a meal is made for more people", async () => {
    const anna = await aGuest();
    const [day] = await autoplan(anna);
    app.clock.forward(1);
    expect(await undoOf(anna)).not.toBeNull();
    const meal = day?.calendar_items[0]?.object_id;
    await app.patch(`simpleRecipeMeal/${meal}/`, { meal_servings: 5 }, { as: anna });
    expect(await undoOf(anna)).toBeNull();
    app.clock.forward(-1);
  });

  it("PLAN-179 PLAN-080 makes nobody due for the nights of the full system", async () => {
    const anna = await aPlanner(app);
    const due = () =>
      inSystemScope(app.app.services.db, (db) =>
        listDue(db, { weekStart: "2026-03-23", after: 0, upTo: 2 ** 31 - 1 }, { now: app.clock.now() }),
      );
    await autoplan(anna);
    expect(await due()).not.toContain(anna.id);
    await app.post("autoPlanDay/", { date: START }, { as: anna });
    expect(await due()).toContain(anna.id);
  });
});

describe("the simple grocery list", () => {
  const RANGE = { start_date: START, end_date: addDays(START, 6) };

  it("GROC-016 adds the lines of planned recipes up by servings, in both languages, staples left out", async () => {
    const anna = await aGuest();
    const find = async (search: string) => {
      const { body } = await app.get(`simpleRecipe/?search=${search}`, { as: anna });
      return body.results[0];
    };
    const day = (await app.post("calendarDay/", { date: START, calendar_items: [] }, { as: anna })).body.id;
    const soup = await find("red lentil soup");
    const curry = await find("chickpea curry");
    const plan = (recipe: { id: number }, servings: number) =>
      app.post(
        "planSimpleRecipe/",
        {
          simple_recipe_id: recipe.id,
          calendar_day_id: day,
          meal_moment: "DINNER",
          meal_servings: servings,
        },
        { as: anna },
      );
    await plan(soup, 2);
    await plan(curry, 4);
    const eaten = await plan(curry, 4);
    await app.patch(`calendarItem/${eaten.body.id}/`, { status: "EATEN" }, { as: anna });
    const { body, status } = await app.post("simpleGroceryList/", RANGE, { as: anna });
    expect([status, body.status]).toEqual([201, "READY"]);
    const texts = body.items.map(({ text }: { text: string }) => text);
    expect(texts).toEqual(
      expect.arrayContaining(["3 onions", "125 g red lentils", "3 cloves garlic", "300 g spinach"]),
    );
    expect(texts.join("\n")).not.toMatch(/oil|curry powder|salt/);
    const dutch = await app.get(`simpleGroceryList/${body.id}/`, { as: anna, language: "nl" });
    const words = dutch.body.items.map(({ text }: { text: string }) => text);
    expect(words).toEqual(expect.arrayContaining(["3 uien", "125 g rode linzen", "3 teentjes knoflook"]));
    expect(body.items.find(({ text }: { text: string }) => text === "3 onions").category).toBe("VEGETABLES");
  });

  it("GROC-016 ticks, adds, renames and deletes lines, and keeps lists newest first", async () => {
    const anna = await aGuest();
    await autoplan(anna);
    const { body: list } = await app.post("simpleGroceryList/", RANGE, { as: anna });
    const [item] = list.items;
    const ticked = await app.patch(`simpleGroceryListItem/${item.id}/`, { is_checked: true }, { as: anna });
    expect(ticked.body).toEqual({ ...item, is_checked: true });
    const added = await app.post("simpleGroceryListItem/", { text: "Coffee", list: list.id }, { as: anna });
    expect(added.body).toMatchObject({ text: "Coffee", category: "DRINKS", is_checked: false });
    const path = `simpleGroceryListItem/${added.body.id}/`;
    expect((await app.patch(path, { text: "Tea" }, { as: anna })).body.text).toBe("Tea");
    expect((await app.delete(path, { as: anna })).status).toBe(204);
    const { body: newer } = await app.post("simpleGroceryList/", RANGE, { as: anna });
    const lists = await app.get("simpleGroceryList/", { as: anna });
    expect(lists.body.results.map(({ id }: { id: number }) => id)).toEqual([newer.id, list.id]);
    expect((await app.delete(`simpleGroceryList/${list.id}/`, { as: anna })).status).toBe(204);
    expect((await app.get(`simpleGroceryList/${list.id}/`, { as: anna })).status).toBe(404);
    const backwards = { start_date: "2026-03-18", end_date: "2026-03-17" };
    expect((await app.post("simpleGroceryList/", backwards, { as: anna })).status).toBe(400);
    const long = { start_date: "2026-03-01", end_date: "2026-04-01" };
    expect((await app.post("simpleGroceryList/", long, { as: anna })).body).toEqual({
      end_date: ["Choose at most 31 days."],
    });
  });
});
