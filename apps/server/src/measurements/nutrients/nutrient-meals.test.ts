import type { NutrientMeal, NutrientMeals } from "@plateful/contract";
import { addDays } from "@plateful/nutrition";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDay, aPlanner, aQuickAdd, slotsOf } from "../../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** The clock of the tests shows the 18th. */
const TODAY = "2026-03-18";
const FROM = "2026-03-15";
const UNTIL = "2026-03-17";
const AHEAD = [1, 2, 3, 4, 5].map((days) => addDays(TODAY, days));

interface Item {
  id: number;
  meal_slot: number | null;
  meal_moment: string;
  meal: { kcal: number; recipe_template: { id: number; name: string } };
}
interface Day {
  id: number;
  date: string;
  calendar_items: Item[];
}

const planned = async (as: Person, date: string): Promise<Day> =>
  (await app.post("autoPlanDay/", { date }, { as })).body;
const dayOn = async (as: Person, date: string): Promise<Day> =>
  (await app.get(`calendarDay/?date__gte=${date}&date__lte=${date}`, { as })).body.results[0];
async function ate(as: Person, date: string): Promise<void> {
  for (const { id } of (await planned(as, date)).calendar_items)
    await app.patch(`calendarItem/${id}/`, { status: "EATEN" }, { as });
}
async function read(as: Person, from = FROM, until = UNTIL): Promise<NutrientMeals> {
  const { status, body } = await app.get(`users/nutrient-meals/?from=${from}&until=${until}`, { as });
  expect(status).toBe(200);
  return body;
}
const put = (as: Person, meal: NutrientMeal) =>
  app.post(
    `calendarItem/${meal.calendar_item}/swap/`,
    { recipe_template: meal.recipe_template.id, portions_multiplier: meal.portions_multiplier },
    { as },
  );
/** What the nutrients of a date come to once everything on it was eaten. */
async function amountOn(as: Person, date: string, nutrient: string): Promise<number> {
  const { body } = await app.get(`users/nutrients/?from=${date}&until=${date}`, { as });
  const found = body.average.nutrients.find((one: { nutrient: string }) => one.nutrient === nutrient);
  return found.amount;
}

/** A woman of 34 who ate three planned days; her plan for the next five is made unless it is left open. */
async function anEater(
  profile: Record<string, unknown> = {},
  columns: Record<string, unknown> = {},
  isPlanned = true,
): Promise<Person> {
  const person = await aPlanner(app, { age: 34, ...profile }, columns);
  for (const date of [FROM, "2026-03-16", UNTIL]) await ate(person, date);
  if (isPlanned) for (const date of AHEAD) await planned(person, date);
  return person;
}

describe("NUTR-006 what someone falls short of", () => {
  it("is said with the reference and the share known, most lacking first, and never salt or saturated fat", async () => {
    const found = await read(await anEater());
    expect(found).toMatchObject({ advice: "MEALS", days: 3, from: FROM, until: UNTIL });
    expect(found.short.length).toBeGreaterThan(0);
    expect(found.short.length).toBeLessThanOrEqual(3);
    const lacking = found.short.map(({ amount, known, reference }) => 1 - amount / known / reference);
    expect(lacking).toEqual(lacking.toSorted((a, b) => b - a));
    for (const { nutrient, known, amount, reference } of found.short) {
      expect(["SALT", "SATURATED_FAT", "SUGARS"]).not.toContain(nutrient);
      expect(known).toBeGreaterThanOrEqual(0.7);
      expect(amount).toBeLessThan(reference);
    }
  });

  it("is not told from days on which little was logged, nor from what is only planned", async () => {
    const anna = await aPlanner(app, { age: 34 });
    const { item } = await aQuickAdd(app, anna, await aDay(app, anna, UNTIL));
    await app.patch(`calendarItem/${item}/`, { status: "EATEN" }, { as: anna });
    await planned(anna, FROM);
    expect(await read(anna)).toMatchObject({ advice: "TOO_LITTLE_LOGGED", days: 0, short: [], meals: [] });
  });

  it("is nothing where all that was eaten is not known, however much it was", async () => {
    const anna = await aPlanner(app, { age: 34 });
    const { item } = await aQuickAdd(app, anna, await aDay(app, anna, UNTIL), "LUNCH", 2500);
    await app.patch(`calendarItem/${item}/`, { status: "EATEN" }, { as: anna });
    expect(await read(anna)).toMatchObject({ advice: "NOTHING_SHORT", days: 1, short: [], meals: [] });
  });

  it("is left to a dietitian with a kidney disease, and never vitamin A during pregnancy", async () => {
    const anna = await anEater();
    await app.put("users/healthAnswers/", { conditions: ["KIDNEY_DISEASE"] }, { as: anna });
    expect(await read(anna)).toMatchObject({ advice: "CARE_FIRST", short: [], meals: [] });
    await app.put("users/healthAnswers/", { conditions: ["PREGNANT"] }, { as: anna });
    const { short, meals } = await read(anna);
    expect(short.map(({ nutrient }) => nutrient)).not.toContain("VITAMIN_A");
    expect(meals.flatMap(({ gains }) => gains.map(({ nutrient }) => nutrient))).not.toContain("VITAMIN_A");
  });

  it("needs a plan", async () => {
    const ben = await app.aUser();
    expect(await read(ben)).toMatchObject({ advice: "NO_PLAN", meals: [] });
  });
});

describe("NUTR-007 meals that bring it", () => {
  it("take the place of coming meals, each another one, and are what the swap takes", async () => {
    const anna = await anEater();
    const { short, meals } = await read(anna);
    expect(meals.length).toBeGreaterThan(0);
    expect(new Set(meals.map(({ recipe_template: { id } }) => id)).size).toBe(meals.length);
    expect(new Set(meals.map(({ calendar_item: id }) => id)).size).toBe(meals.length);
    for (const meal of meals) {
      expect(AHEAD).toContain(meal.date);
      const item = (await dayOn(anna, meal.date)).calendar_items.find(({ id }) => id === meal.calendar_item);
      expect(item).toMatchObject({
        meal_moment: meal.meal_moment,
        meal: { recipe_template: { id: meal.replaces?.recipe_template, name: meal.replaces?.name } },
      });
      expect(meal.gains.length).toBeGreaterThan(0);
      const names = short.map(({ nutrient }) => nutrient);
      expect(meal.gains.every(({ nutrient, amount }) => names.includes(nutrient) && amount > 0)).toBe(true);
      const answer = await put(anna, meal);
      expect(answer.body).toMatchObject({ id: meal.calendar_item, meal: { kcal: meal.kcal } });
    }
  });

  it("bring what they say: the day has that much more of it once it was eaten", async () => {
    const anna = await anEater();
    const [meal] = (await read(anna)).meals;
    const [gain] = meal?.gains ?? [];
    if (meal === undefined || gain === undefined) throw new Error("Nothing was offered.");
    const eatAll = async (status: string) => {
      for (const { id } of (await dayOn(anna, meal.date)).calendar_items)
        await app.patch(`calendarItem/${id}/`, { status }, { as: anna });
    };
    await eatAll("EATEN");
    const before = await amountOn(anna, meal.date, gain.nutrient);
    await eatAll("PLANNED");
    expect((await put(anna, meal)).status).toBe(200);
    await eatAll("EATEN");
    // What is not known of the meal before counts against the gain, so it may be more.
    const more = (await amountOn(anna, meal.date, gain.nutrient)) - before;
    expect(more).toBeGreaterThanOrEqual(gain.amount - 0.01);
    expect(more).toBeLessThan(gain.amount * 1.5 + 1);
  });

  it("fill meals for which nothing is planned", async () => {
    const anna = await anEater({}, {}, false);
    const { meals } = await read(anna);
    expect(meals.length).toBeGreaterThan(0);
    const slots = Object.values(await slotsOf(app, anna));
    for (const meal of meals) {
      expect(meal).toMatchObject({ calendar_item: null, replaces: null });
      expect(slots).toContain(meal.meal_slot_specification);
    }
  });

  it("leave alone what is locked, and say so where nothing may change", async () => {
    const anna = await anEater();
    for (const date of AHEAD)
      expect((await app.post("lockMeals/", { date, locked: true }, { as: anna })).status).toBe(200);
    const found = await read(anna);
    expect(found).toMatchObject({ advice: "NO_COMING_MEALS", meals: [] });
    expect(found.short.length).toBeGreaterThan(0);
  });

  it("keep to diet, intolerances, dislikes and things to avoid", async () => {
    const anna = await anEater({ diet: "VEGAN", food_intolerances_gluten: true });
    const { meals } = await read(anna);
    const suitable: number[] = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const { body } = await app.get(`generateMeals/?page_size=100&page=${page}`, { as: anna });
      suitable.push(...body.results.map((one: Item["meal"]) => one.recipe_template.id));
      pages = body.total_pages;
    }
    expect(meals.length).toBeGreaterThan(0);
    const ids = meals.map(({ recipe_template: { id } }) => id);
    expect(ids.filter((id) => !suitable.includes(id))).toEqual([]);
    for (const recipe of ids) await app.post("users/userdislikerecipe/", { recipe }, { as: anna });
    const others = (await read(anna)).meals.map(({ recipe_template: { id } }) => id);
    expect(others.filter((id) => ids.includes(id))).toEqual([]);
  });

  it("change nothing, and are those of the caller alone", async () => {
    const anna = await anEater();
    const before = await dayOn(anna, AHEAD[0] ?? "");
    await read(anna);
    expect(await dayOn(anna, AHEAD[0] ?? "")).toEqual(before);
    const ben = await aPlanner(app);
    const { body } = await app.get(`users/nutrient-meals/?from=${FROM}&until=${UNTIL}&user=${anna.id}`, {
      as: ben,
    });
    expect(body.meals ?? []).toEqual([]);
  });

  it.each([
    ["2026-03-17", "2026-03-16"],
    ["2026-03-01", "2026-04-01"],
    ["2020-01-01", "2020-01-02"],
  ])("refuse the period from %s until %s", async (from, until) => {
    const ben = await app.aUser();
    const { status } = await app.get(`users/nutrient-meals/?from=${from}&until=${until}`, { as: ben });
    expect(status).toBe(400);
  });
});
