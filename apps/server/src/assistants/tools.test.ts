import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ALL_OF_ONES_OWN, anAssistant, listenForAssistants } from "../../test/assistant.ts";
import { aDay, aPlanner, aQuickAdd } from "../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { untilIdle } from "../../test/until-idle.ts";

const DAY = "2026-03-18";

let app: TestApp;
let url: URL;
beforeAll(async () => {
  app = await openTestApp({ settings: {} });
  url = await listenForAssistants(app);
});
afterAll(() => app.close());

/** A person with a plan, and their assistant. */
async function connected(columns: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
  const person = await aPlanner(app, {}, columns);
  const { call } = await anAssistant(app, url, person, ALL_OF_ONES_OWN, { headers });
  return { person, call };
}

interface Meal {
  readonly meal_id: number;
  readonly moment: string;
  readonly name: string;
}

const stored = async (as: Person, date = DAY) =>
  (await app.get(`calendarDay/?date__gte=${date}&date__lte=${date}`, { as })).body.results[0]
    ?.calendar_items ?? [];

describe("reading", () => {
  it("DOOR-024: a day has its meals, totals and targets, in kcal and grams", async () => {
    const { person, call } = await connected();
    await aQuickAdd(app, person, await aDay(app, person), "LUNCH", 300);
    const { data, text } = await call("get_day");
    expect(data).toMatchObject({
      date: DAY,
      meals: [{ moment: "LUNCH", name: "Quick add", kcal: 300, eaten: true }],
      eaten: { kcal: 300 },
      eaten_and_planned: { kcal: 300 },
      targets: { kcal: expect.any(Number), protein_g: expect.any(Number) },
    });
    expect(text).toContain(`LUNCH: Quick add (meal_id ${data.meals[0].meal_id}), 300 kcal`);
    const reader = await anAssistant(app, url, person, ["diary:read"]);
    expect((await reader.call("get_day")).data.targets).toBeNull();
  });

  it("DOOR-024: a week is seven days from its first, and today is the person's own", async () => {
    const { call } = await connected({ time_zone: "Pacific/Auckland" });
    app.clock.set("2026-03-18T13:00:00Z");
    const { data } = await call("get_week");
    const dates = data.days.map(({ date }: { date: string }) => date);
    expect([dates.length, dates[0], dates[6]]).toEqual([7, "2026-03-19", "2026-03-25"]);
    app.clock.reset();
  });

  it("DOOR-024: foods and recipes are named in the person's language, whatever the assistant speaks", async () => {
    const dutch = await connected({ locale: "nl" }, { "accept-language": "en" });
    const english = await connected({ locale: "en" }, { "accept-language": "nl" });
    expect((await dutch.call("search_foods", { query: "milk" })).text).toContain("Melkchocolade");
    expect((await english.call("search_foods", { query: "milk" })).text).toMatch(/milk/i);
    const found = await english.call("search_recipes", { query: "soup", limit: 2 });
    expect(found.data.recipes).toHaveLength(2);
    const { recipe_id, name } = found.data.recipes[0];
    expect(name).toMatch(/soup/i);
    const recipe = await english.call("get_recipe", { recipe_id });
    expect(recipe.data).toMatchObject({ name, kcal: expect.any(Number), steps: expect.any(Array) });
    expect(recipe.data.ingredients.length).toBeGreaterThan(1);
    expect((await english.call("search_foods", { query: "qqqqq" })).text).toBe("No food has that name.");
  });

  it("DOOR-024: targets are those of the weekday, meal by meal", async () => {
    const { call } = await connected();
    const { data } = await call("get_targets", { date: "2026-03-21" });
    expect(data).toMatchObject({ date: "2026-03-21", targets: { kcal: expect.any(Number), fibre_g: 40 } });
    expect(data.meals.map(({ moment }: Meal) => moment)).toContain("DINNER");
    const without = await app.aUser();
    const { call: ask } = await anAssistant(app, url, without, ["plan:read"]);
    expect((await ask("get_targets")).data.targets).toBeNull();
  });

  it("DOOR-024: answers stay short: a planned week with all its meals", async () => {
    const { call } = await connected();
    await call("plan_days", { start_date: DAY, days: 7 });
    const week = await call("get_week");
    expect(week.data.days.every(({ meals }: { meals: Meal[] }) => meals.length > 2)).toBe(true);
    expect(week.text.length).toBeLessThan(6_000);
    expect(JSON.stringify(week.data).length).toBeLessThan(8_000);
  });
});

describe("logging in words", () => {
  it("DOOR-020: what is certain is logged at once", async () => {
    const { person, call } = await connected({ locale: "nl" });
    const sentence = "2 boterhammen";
    const { data, text } = await call("log_food_in_words", { sentence, meal: "BREAKFAST" });
    expect(data).toMatchObject({ logged: true, date: DAY, meals: [{ moment: "BREAKFAST", eaten: true }] });
    expect(text).toContain("Logged:");
    expect(await stored(person)).toHaveLength(1);
  });

  it("DOOR-020: of what is unsure nothing is stored, and what was meant is logged by its servings", async () => {
    const { person, call } = await connected({ locale: "en" });
    const sentence = "2 slices of wholemeal bread with cheese and a qqqqq";
    const asked = await call("log_food_in_words", { sentence, meal: "LUNCH" });
    expect(asked.data.logged).toBe(false);
    const lines: { unsure: string | null; understood_as: { serving_id: number; quantity: number } | null }[] =
      asked.data.lines;
    expect(lines.map(({ unsure }) => unsure)).toContain("which food");
    expect(asked.text).toContain("Ask the person about what is unsure.");
    expect(await stored(person)).toEqual([]);
    const foods = lines.flatMap(({ understood_as: food }) =>
      food === null ? [] : [{ serving_id: food.serving_id, quantity: food.quantity }],
    );
    const logged = await call("log_food_in_words", { foods, meal: "LUNCH", date: "2026-03-17" });
    expect(logged.data.meals).toHaveLength(foods.length);
    expect(await stored(person, "2026-03-17")).toHaveLength(foods.length);
  });

  it("DOOR-020: a sentence without a food, and none at all, is refused in words", async () => {
    const { call } = await connected();
    const none = await call("log_food_in_words", { sentence: "...", meal: "LUNCH" });
    expect([none.isError, none.text]).toEqual([true, "sentence: It names no food that is known."]);
    const nothing = await call("log_food_in_words", { meal: "LUNCH" });
    expect([nothing.isError, nothing.text]).toEqual([true, "sentence: Give a sentence, or foods."]);
  });
});

describe("planning", () => {
  it("DOOR-021: empty slots are filled at once; planned meals are replaced after a confirmation", async () => {
    const { person, call } = await connected();
    const planned = await call("plan_days", { start_date: DAY, days: 2 });
    expect(planned.data.days).toHaveLength(2);
    const before = await stored(person);
    expect(before.length).toBeGreaterThan(2);
    await call("plan_days", { start_date: DAY, days: 2 });
    expect((await stored(person)).map(({ id }: { id: number }) => id)).toEqual(
      before.map(({ id }: { id: number }) => id),
    );
    const [breakfast, lunch] = before;
    await call("mark_meal_eaten", { meal_id: breakfast.id });
    const lock = { date: DAY, locked: true, calendar_item_id: lunch.id };
    expect((await app.post("lockMeals/", lock, { as: person })).status).toBe(200);
    const asked = await call("plan_days", { start_date: DAY, days: 1, replace: true });
    const named = asked.data.would_replace.map(({ meal_id }: Meal) => meal_id);
    expect(named).not.toContain(breakfast.id);
    expect(named).not.toContain(lunch.id);
    expect(named.length).toBeGreaterThan(0);
    expect(await stored(person)).toHaveLength(before.length);
    const args = { start_date: DAY, days: 1, replace: true, confirm: asked.data.confirm };
    expect((await call("plan_days", args)).isError).toBe(false);
    const after = (await stored(person)).map(({ id }: { id: number }) => id);
    expect(after).toEqual(expect.arrayContaining([breakfast.id, lunch.id]));
    for (const id of named) expect(after).not.toContain(id);
  });

  it("DOOR-021: over days without planned meals, nothing needs to be confirmed", async () => {
    const { call } = await connected();
    const { data } = await call("plan_days", { start_date: DAY, replace: true });
    expect(data.days[0].meals.length).toBeGreaterThan(2);
  });

  it("DOOR-022: a swap lists what fits, and puts the chosen recipe in the place of the meal", async () => {
    const { person, call } = await connected();
    const { data } = await call("plan_days", { start_date: DAY });
    const { meal_id, name } = data.days[0].meals.find(({ moment }: Meal) => moment === "DINNER");
    const listed = await call("swap_meal", { meal_id });
    expect(listed.data.options.length).toBeGreaterThan(1);
    expect(listed.data.options.length).toBeLessThanOrEqual(5);
    const [option] = listed.data.options;
    // A recipe without the value of the list changes nothing.
    expect((await call("swap_meal", { meal_id, recipe_id: option.recipe_id })).data.needs_confirmation).toBe(
      true,
    );
    const { confirm } = listed.data;
    const none = await call("swap_meal", { meal_id, recipe_id: 999_999, confirm });
    expect([none.isError, none.text]).toEqual([
      true,
      expect.stringContaining("none of the recipes that fit"),
    ]);
    const guess = { meal_id, recipe_id: option.recipe_id, confirm: confirm.replace(/^./, "z") };
    expect((await call("swap_meal", guess)).isError).toBe(true);
    expect((await call("get_day")).data.meals.map((meal: Meal) => meal.name)).toContain(name);
    const swapped = await call("swap_meal", { meal_id, recipe_id: option.recipe_id, confirm });
    expect(swapped.data.meal).toMatchObject({ meal_id, name: option.name });
    expect(option.name).not.toBe(name);
    const items: { id: number; meal: { recipe_template: { id: number } } }[] = await stored(person);
    expect(items.find(({ id }) => id === meal_id)?.meal.recipe_template.id).toBe(option.recipe_id);
  });

  it("DOOR-022: what was eaten is not swapped", async () => {
    const { call } = await connected();
    const { data } = await call("plan_days", { start_date: DAY });
    const { meal_id } = data.days[0].meals[0];
    await call("mark_meal_eaten", { meal_id });
    expect((await call("swap_meal", { meal_id })).isError).toBe(true);
  });

  it("DOOR-023: a meal is marked as eaten, at a time, and not eaten again", async () => {
    const { person, call } = await connected();
    const { item } = await aQuickAdd(app, person, await aDay(app, person));
    const eaten = await call("mark_meal_eaten", { meal_id: item, at: "12:30" });
    expect(eaten.data.meal).toMatchObject({ meal_id: item, eaten: true, eaten_at: "12:30" });
    expect(eaten.text).toContain("eaten at 12:30");
    const back = await call("mark_meal_eaten", { meal_id: item, eaten: false });
    expect(back.data.meal).toMatchObject({ eaten: false, eaten_at: null });
  });
});

describe("groceries and measurements", () => {
  it("DOOR-024: the newest list without what is ticked; an item is ticked and put back", async () => {
    const { person, call } = await connected();
    expect((await call("get_groceries")).text).toBe("There is no grocery list.");
    await call("plan_days", { start_date: DAY, days: 2 });
    await app.post("groceryList/", { start_date: DAY, end_date: "2026-03-19" }, { as: person });
    await untilIdle(app);
    const before = await call("get_groceries");
    expect(before.data.list).toMatchObject({ from: DAY, until: "2026-03-19", status: "READY" });
    const [first] = before.data.items;
    expect((await call("tick_grocery", { item_id: first.item_id })).data.item.ticked).toBe(true);
    const left = await call("get_groceries");
    expect(left.data.items).toHaveLength(before.data.items.length - 1);
    expect((await call("get_groceries", { include_ticked: true })).data.items).toHaveLength(
      before.data.items.length,
    );
    const back = await call("tick_grocery", { item_id: first.item_id, ticked: false });
    expect(back.data.item.ticked).toBe(false);
  });

  it.each([
    ["WEIGHT", { value: 70.25 }, 70.25, "kg"],
    ["SLEEP", { value: 7.5 }, 7.5, "hours"],
    ["WAIST_CIRCUMFERENCE", { value: 81 }, 81, "cm"],
    ["BODY_FAT_PERCENTAGE", { value: 24.5 }, 24.5, "%"],
    ["STRESS", { level: "LOW" }, "LOW", "level"],
  ])("DOOR-024: %s is stored and read in its unit, the newest first", async (kind, given, value, unit) => {
    const { call } = await connected();
    expect((await call("get_measurements", { kind })).text).toBe("Nothing was measured.");
    const added = await call("add_measurement", { kind, ...given });
    expect([added.isError, added.data.measurement]).toEqual([false, { at: expect.any(String), value, unit }]);
    expect((await call("add_measurement", { kind, ...given, date: "2026-03-10" })).isError).toBe(false);
    const { data } = await call("get_measurements", { kind });
    expect(data.measurements.map(({ at }: { at: string }) => at.slice(0, 10))).toEqual([DAY, "2026-03-10"]);
    const some = await call("get_measurements", { kind, from: "2026-03-09", until: "2026-03-11" });
    expect(some.data.count).toBe(1);
  });
});

describe("what does not fit", () => {
  it.each([
    ["get_day", { date: "18-03-2026" }, "date: Date has wrong format"],
    ["get_day", { day: DAY }, "There is no argument day. The arguments are date."],
    ["get_recipe", {}, "recipe_id: This field is required."],
    ["get_recipe", { recipe_id: 999_999 }, "Not found."],
    ["log_food_in_words", { meal: "BRUNCH", sentence: "bread" }, 'meal: "BRUNCH" is not a valid choice.'],
    ["log_food_in_words", { meal: "LUNCH", foods: [{ serving_id: 1 }] }, "foods.0.quantity: "],
    ["log_food_in_words", { meal: "LUNCH", foods: [{ serving_id: 999_999, quantity: 1 }] }, "foods"],
    ["plan_days", { start_date: DAY, days: 15 }, "days: Ensure this value is less than or equal to 14."],
    ["add_measurement", { kind: "WEIGHT", value: 700 }, "value: "],
    ["add_measurement", { kind: "WEIGHT" }, "value: WEIGHT needs a value in kg."],
    ["add_measurement", { kind: "STRESS", value: 3 }, "level: STRESS needs a level."],
    ["add_measurement", { kind: "WEIGHT", value: 70, date: "2026-03-19" }, "date: "],
    ["mark_meal_eaten", { meal_id: "7; drop table users" }, "meal_id: "],
    ["delete_everything", {}, "There is no tool of that name."],
  ])("DOOR-025: %s with %j is refused in a sentence that names it", async (name, args, sentence) => {
    const { call } = await connected({ locale: "en" });
    const { isError, text } = await call(name, args);
    expect(isError).toBe(true);
    expect(text).toContain(sentence);
  });
});
