import type { WeekPoint, WeekReasons } from "@plateful/contract";
import { addDays } from "@plateful/nutrition";
import { weekOf } from "@plateful/planning";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aPlanner } from "../../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** The clock of the tests shows Wednesday the 18th; the week after it is planned. */
const MONDAY = "2026-03-23";
const WEEK = weekOf(MONDAY);

interface Item {
  id: number;
  meal_moment: string;
  meal: { kcal: number; protein: number; recipe_template: { id: number; name: string } };
}
interface Day {
  id: number;
  date: string;
  calendar_items: Item[];
}

const planWeek = async (as: Person, start = MONDAY): Promise<void> => {
  const body = { num_days: 7, start_date_inclusive: start, delete_existing_plans: false };
  expect((await app.post("autoPlanDays/", body, { as })).status).toBe(200);
};
async function read(as: Person, date = MONDAY): Promise<WeekReasons> {
  const { status, body } = await app.get(`users/week-reasons/?date=${date}`, { as });
  expect(status).toBe(200);
  return body;
}
const daysOf = async (as: Person): Promise<Day[]> =>
  (await app.get(`calendarDay/?date__gte=${MONDAY}&date__lte=${WEEK[6]}`, { as })).body.results;
const pointOf = <Code extends WeekPoint["code"]>({ points }: WeekReasons, code: Code) =>
  points.find((point): point is Extract<WeekPoint, { code: Code }> => point.code === code);
async function aPlannedWeek(profile: Record<string, unknown> = {}): Promise<Person> {
  const person = await aPlanner(app, { age: 34, ...profile });
  await planWeek(person);
  return person;
}
/** Low in energy from carbohydrates, so high in saturated fat: a week that misses a guide. */
const KETO = { is_keto_user: true };

describe("PLAN-236 why a week is planned as it is", () => {
  it("is said in four to six points of the seven days, from any day of the week", async () => {
    const anna = await aPlannedWeek({ weekday_minutes: 30 });
    const found = await read(anna, "2026-03-26");
    expect(found).toMatchObject({ from: MONDAY, until: WEEK[6], full_days: 7 });
    expect(found.days.map(({ date }) => date)).toEqual(WEEK);
    const codes = found.points.map(({ code }) => code);
    expect(codes.length).toBeGreaterThanOrEqual(4);
    expect(codes.length).toBeLessThanOrEqual(6);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes).toContain("TIME");
  });

  it("says what the planned meals of each day come to, and the minutes of the longest", async () => {
    const anna = await aPlannedWeek({ weekday_minutes: 15 });
    const found = await read(anna);
    const days = await daysOf(anna);
    const totals = days.map(({ calendar_items: items }) =>
      items.reduce((sum, { meal }) => sum + meal.protein, 0),
    );
    const protein = pointOf(found, "PROTEIN");
    expect(protein?.lowest).toBeCloseTo(Math.min(...totals), 0);
    expect(protein?.highest).toBeCloseTo(Math.max(...totals), 0);
    const minutes: number[] = [];
    for (const { date, calendar_items: items } of days.filter((one) => one.date < (WEEK[5] ?? "")))
      for (const { meal } of items) {
        const { body } = await app.get(`recipeTemplate/${meal.recipe_template.id}/`, { as: anna });
        expect(date).toBeTruthy();
        minutes.push(body.active_time_min);
      }
    expect(pointOf(found, "TIME")).toMatchObject({
      ...{ weekday: 15, weekend: null, met: Math.max(...minutes) <= 15 },
      longest: { minutes: Math.max(...minutes), wished: 15 },
    });
    const mains = days.flatMap(({ calendar_items: items }) =>
      items.filter(({ meal_moment: moment }) => moment === "LUNCH" || moment === "DINNER"),
    );
    const dishes = new Set(mains.map(({ meal }) => meal.recipe_template.id)).size;
    expect(pointOf(found, "VARIETY")).toMatchObject({ dishes, again: 0, repeated: 0 });
  });

  it("says of a guide what the nutrients screen says once all of it was eaten", async () => {
    const anna = await aPlannedWeek();
    // The week stands on days that are not over, so it is moved to where it can be eaten.
    const guide = pointOf(await read(anna), "GUIDE");
    for (const { calendar_items: items } of await daysOf(anna))
      for (const { id } of items) await app.patch(`calendarItem/${id}/`, { status: "EATEN" }, { as: anna });
    expect(pointOf(await read(anna), "GUIDE")).toEqual(guide);
    const { body } = await app.get(`users/nutrients/?from=${MONDAY}&until=${WEEK[6]}`, { as: anna });
    const eaten = body.average.nutrients.find(
      (one: { nutrient: string }) => one.nutrient === guide?.nutrient,
    );
    expect(guide?.amount).toBeCloseTo(eaten.amount, 1);
  });

  it("counts dishes of the week before, and leaves out days of which a meal is missing", async () => {
    const anna = await aPlannedWeek();
    const [first] = await daysOf(anna);
    const dinner = first?.calendar_items.find(({ meal_moment: moment }) => moment === "DINNER");
    if (first === undefined || dinner === undefined) throw new Error("Nothing was planned.");
    const before = await app.post(
      "calendarDay/",
      { date: addDays(MONDAY, -5), calendar_items: [] },
      { as: anna },
    );
    const slots = (await app.get("users/mealSlotSpecification/", { as: anna })).body.results;
    const slot = slots.find((one: { meal_moment: string }) => one.meal_moment === "DINNER");
    const place = { calendar_day_id: before.body.id, meal_slot_specification_id: slot.id };
    const recipe = { recipe_template: dinner.meal.recipe_template.id, portions_to_plan: 1 };
    expect((await app.post("planGeneratedRecipeMeal/", { ...recipe, ...place }, { as: anna })).status).toBe(
      201,
    );
    expect(pointOf(await read(anna), "VARIETY")?.again).toBe(1);
    await app.delete(`calendarItem/${dinner.id}/`, { as: anna });
    const found = await read(anna);
    expect(found.full_days).toBe(6);
    expect(pointOf(found, "PROTEIN")?.days.map(({ date }) => date)).toEqual(WEEK.slice(1));
  });

  it("is empty without a plan and without planned meals, and says nothing of guides with a kidney disease", async () => {
    expect(await read(await app.aUser())).toMatchObject({ points: [], better: null, full_days: 0 });
    const anna = await aPlanner(app, { age: 34 });
    expect((await read(anna)).points).toEqual([]);
    await planWeek(anna);
    expect(pointOf(await read(anna), "GUIDE")).toBeDefined();
    await app.put("users/healthAnswers/", { conditions: ["KIDNEY_DISEASE"] }, { as: anna });
    expect(pointOf(await read(anna), "GUIDE")).toBeUndefined();
  });

  it("is the caller's alone", async () => {
    const anna = await aPlannedWeek();
    const ben = await aPlanner(app);
    const { body } = await app.get(`users/week-reasons/?date=${MONDAY}&user=${anna.id}`, { as: ben });
    expect(body.points ?? []).toEqual([]);
    expect((await app.get("users/week-reasons/?date=2020-01-01", { as: anna })).status).toBe(400);
  });
});

describe("PLAN-237 swaps that change what the week misses", () => {
  it("change it by what they say: the average is that once both are made", async () => {
    const anna = await aPlannedWeek(KETO);
    const before = await read(anna);
    const { better } = before;
    if (better === null) throw new Error("No swap was offered.");
    expect(better).toMatchObject({ about: "GUIDE", average: expect.any(Number) });
    expect(new Set(better.swaps.map(({ meal }) => meal.date)).size).toBe(better.swaps.length);
    for (const { meal } of better.swaps) {
      const item = (await daysOf(anna))
        .find(({ date }) => date === meal.date)
        ?.calendar_items.find(({ id }) => id === meal.calendar_item);
      expect(item?.meal.recipe_template.id).toBe(meal.replaces?.recipe_template);
      const body = {
        recipe_template: meal.recipe_template.id,
        portions_multiplier: meal.portions_multiplier,
      };
      const swapped = await app.post(`calendarItem/${meal.calendar_item}/swap/`, body, { as: anna });
      expect(swapped.status).toBe(200);
    }
    const { body } = await app.get(`calendarDay/?date__gte=${MONDAY}&date__lte=${WEEK[6]}`, { as: anna });
    for (const { calendar_items: items } of body.results as Day[])
      for (const { id } of items) await app.patch(`calendarItem/${id}/`, { status: "EATEN" }, { as: anna });
    const guide = pointOf(before, "GUIDE");
    const eaten = (await app.get(`users/nutrients/?from=${MONDAY}&until=${WEEK[6]}`, { as: anna })).body
      .average;
    const now = eaten.nutrients.find((one: { nutrient: string }) => one.nutrient === guide?.nutrient);
    expect(now.amount).toBeCloseTo(better.average ?? 0, 0);
  });

  it("leave alone what is locked or eaten", async () => {
    const anna = await aPlannedWeek(KETO);
    const [swap] = (await read(anna)).better?.swaps ?? [];
    if (swap === undefined) throw new Error("No swap was offered.");
    await app.post("lockMeals/", { date: swap.meal.date, locked: true }, { as: anna });
    const dates = async () => ((await read(anna)).better?.swaps ?? []).map(({ meal }) => meal.date);
    expect(await dates()).not.toContain(swap.meal.date);
    for (const { calendar_items: items } of await daysOf(anna))
      for (const { id } of items) await app.patch(`calendarItem/${id}/`, { status: "EATEN" }, { as: anna });
    expect(await dates()).toEqual([]);
  });

  it("never offer what someone at the table may not have", async () => {
    const anna = await aPlanner(app, { age: 34, ...KETO });
    const bo = { name: "Bo", diet: "VEGETARIAN", meal_types: ["BREAKFAST", "LUNCH", "DINNER", "SNACK"] };
    expect((await app.post("users/household-members/", bo, { as: anna })).status).toBe(201);
    await planWeek(anna);
    for (const { meal } of (await read(anna)).better?.swaps ?? []) {
      expect(meal.company.map(({ name }) => name)).toEqual(["Bo"]);
      const body = {
        recipe_template: meal.recipe_template.id,
        portions_multiplier: meal.portions_multiplier,
      };
      const swapped = await app.post(`calendarItem/${meal.calendar_item}/swap/`, body, { as: anna });
      expect(swapped.status).toBe(200);
    }
    const range = `date__gte=${MONDAY}&date__lte=${WEEK[6]}`;
    expect((await app.get(`users/unsuited-meals/?${range}`, { as: anna })).body).toEqual({ meals: [] });
  });
});

describe("PLAN-238 what else would make it better", () => {
  it("says how many more dinners would fit with more minutes, as the profile says it", async () => {
    const anna = await aPlannedWeek({ weekday_minutes: 15 });
    const kept = (await read(anna)).kept_out;
    const { body } = await app.post("users/fitting-recipes/", { weekday_minutes: 15 }, { as: anna });
    const dinner = body.slots.find((one: { meal_moment: string }) => one.meal_moment === "DINNER");
    expect(kept).toEqual({ minutes: 30, wished: 15, dishes: dinner.cooking.more.recipes });
    expect(kept?.dishes).toBeGreaterThanOrEqual(dinner.cooking.within);
  });

  it("says nothing of minutes where none are wished", async () => {
    const anna = await aPlannedWeek();
    expect(await read(anna)).toMatchObject({ kept_out: null });
    expect(pointOf(await read(anna), "TIME")).toBeUndefined();
  });
});

describe("PLAN-239 the reasons of a meal", () => {
  it("do not count the same dish on another day among what needs its groceries", async () => {
    const anna = await aPlanner(app, { age: 34 });
    const day = async (date: string): Promise<Day> =>
      (await app.post("autoPlanDay/", { date }, { as: anna })).body;
    const [dinner] = (await day(MONDAY)).calendar_items.filter((one) => one.meal_moment === "DINNER");
    const slots = (await app.get("users/mealSlotSpecification/", { as: anna })).body.results;
    const slot = slots.find((one: { meal_moment: string }) => one.meal_moment === "DINNER");
    const again = await app.post("calendarDay/", { date: WEEK[5], calendar_items: [] }, { as: anna });
    const shared = async () => {
      const { body } = await app.get(`calendarItem/${dinner?.id}/`, { as: anna });
      const reasons = (await app.get(`recipeMeal/${body.meal.id}/reasons/`, { as: anna })).body.reasons;
      return reasons.find(({ code }: { code: string }) => code === "SHARES_GROCERIES");
    };
    const before = await shared();
    const place = { calendar_day_id: again.body.id, meal_slot_specification_id: slot.id };
    const recipe = { recipe_template: dinner?.meal.recipe_template.id, portions_to_plan: 1 };
    expect((await app.post("planGeneratedRecipeMeal/", { ...recipe, ...place }, { as: anna })).status).toBe(
      201,
    );
    expect(await shared()).toEqual(before);
  });
});

describe("PLAN-240 whose wish shapes the week", () => {
  it("is said by name where someone is at all dinners, and not of the person's own diet", async () => {
    const anna = await aPlanner(app, { age: 34 });
    const bo = { name: "Bo", diet: "VEGETARIAN", food_intolerances_nut: true };
    expect((await app.post("users/household-members/", bo, { as: anna })).status).toBe(201);
    await planWeek(anna);
    expect((await read(anna)).household).toEqual([
      { meal_type: "DINNER", wish: { kind: "DIET", diet: "VEGETARIAN" }, members: ["Bo"] },
      { meal_type: "DINNER", wish: { kind: "INTOLERANCE", intolerance: "NUTS" }, members: ["Bo"] },
    ]);
    const cara = await aPlanner(app, { age: 34, diet: "VEGETARIAN" });
    await app.post("users/household-members/", { ...bo, food_intolerances_nut: false }, { as: cara });
    await planWeek(cara);
    expect((await read(cara)).household).toEqual([]);
  });
});
