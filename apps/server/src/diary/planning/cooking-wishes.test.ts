import { readContent } from "@plateful/content";
import type { CalendarDay, FittingRecipes, PlanCandidates, User } from "@plateful/contract";
import { addDays } from "@plateful/planning";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
// The app's own code, to see that it plans and swaps by the same wishes as the server.
import { heldCandidates } from "../../../../web/src/diary/day/held-candidates.ts";
import { daysToFill } from "../../../../web/src/diary/planning/days-to-fill.ts";
import {
  openPlanner,
  planByCandidates,
  swapsByCandidates,
} from "../../../../web/src/diary/planning/plan-by-candidates.ts";
import { heldDay } from "../../../../web/src/diary/planning/standing-day.ts";
import { aDay, aPlanner } from "../../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../../test/test-app.ts";
import { inSystemScope } from "../../platform/database/scope.ts";
import { findLastRun } from "../day/planning-run-store.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** A Wednesday; the last two of the week are Saturday and Sunday. */
const TODAY = "2026-03-18";
const DATES = Array.from({ length: 5 }, (_, at) => addDays(TODAY, at));
const content = readContent();
const byName = new Map(content.recipes.map((recipe) => [recipe.name.en, recipe]));
const recipeOf = (name: string) => {
  const recipe = byName.get(name);
  if (recipe === undefined) throw new Error(`There is no recipe ${name}.`);
  return recipe;
};

const planDays = async (as: Person): Promise<CalendarDay[]> => {
  const body = { num_days: DATES.length, start_date_inclusive: TODAY, delete_existing_plans: true };
  const answer = await app.post("autoPlanDays/", body, { as });
  expect(answer.status).toBe(200);
  return answer.body.calendar_days;
};
const mealsOf = (days: readonly CalendarDay[]) =>
  days.flatMap(({ date, calendar_items: items }) =>
    items.flatMap((item) => (item.content_type === "recipemeal" ? [{ ...item, date }] : [])),
  );
const namesOf = (days: readonly CalendarDay[]) => mealsOf(days).map(({ meal }) => meal.recipe_template.name);
const lastRules = async ({ id }: Person) => {
  const run = await inSystemScope(app.app.services.db, (db) => findLastRun(db, id));
  return (run?.input as { rules: object } | undefined)?.rules;
};
const candidatesOf = async (as: Person): Promise<PlanCandidates> =>
  heldCandidates((await app.get("users/plan-candidates/", { as })).body);

describe("planning by how people cook", () => {
  it("PLAN-200 keeps weekdays to the minutes of work, and asks nothing of who said nothing", async () => {
    const anna = await aPlanner(app, { weekday_minutes: 30 });
    const weekdays = mealsOf(await planDays(anna)).filter(({ date }) => date < "2026-03-21");
    const work = weekdays.map(({ meal }) => recipeOf(meal.recipe_template.name).activeMinutes);
    expect(weekdays.length).toBe(12);
    expect(Math.max(...work)).toBeLessThanOrEqual(30);
    expect(await lastRules(anna)).toMatchObject({ cooking: { weekdayMinutes: 30, weekendMinutes: null } });
    const ben = await aPlanner(app);
    await planDays(ben);
    const rules = Object.keys((await lastRules(ben)) ?? {});
    expect(["cooking", "neverCuisines", "missingTools"].filter((key) => rules.includes(key))).toEqual([]);
  });

  it("PLAN-202 never plans, offers or sends a kitchen that is left out, nor what needs a missing tool", async () => {
    const never = ["ITALIAN", "DUTCH", "MEDITERRANEAN"];
    const anna = await aPlanner(app, { never_cuisines: never, kitchen: [] });
    const isRuledOut = (name: string) =>
      never.includes(recipeOf(name).cuisine) || recipeOf(name).kitchen.length > 0;
    const days = await planDays(anna);
    expect(namesOf(days).filter(isRuledOut)).toEqual([]);
    expect((await candidatesOf(anna)).recipes.filter((one) => isRuledOut(one.recipe_template.name))).toEqual(
      [],
    );
    const [meal] = mealsOf(days);
    const { body } = await app.get(`calendarItem/${meal?.id}/swaps/`, { as: anna });
    const offered = body.swaps.map(
      (swap: { recipe_template: { name: string } }) => swap.recipe_template.name,
    );
    expect(offered.length).toBeGreaterThan(0);
    expect(offered.filter(isRuledOut)).toEqual([]);
  });
});

describe("what a recipe asks of the cook", () => {
  it("PLAN-204 comes with the content, and follows from the times of one's own recipe", async () => {
    const anna = await app.aUser();
    const { body } = await app.get("recipeTemplate/?page_size=100", { as: anna });
    for (const recipe of body.results) {
      const { activeMinutes, waitingMinutes } = recipeOf(recipe.name);
      expect([recipe.name, recipe.active_time_min, recipe.waiting_time_min]).toEqual([
        recipe.name,
        activeMinutes,
        waitingMinutes,
      ]);
    }
    const { rows } = await inSystemScope(app.app.services.db, async (db) => ({
      rows: await db
        .selectFrom("recipe_templates")
        .select(["key", "cuisine", "kitchen", "active_time_min"])
        .where("key", "is not", null)
        .execute(),
    }));
    const byKey = new Map(content.recipes.map((recipe) => [recipe.id, recipe]));
    expect(rows.length).toBeGreaterThanOrEqual(content.recipes.length);
    for (const { key, cuisine, kitchen } of rows)
      expect([key, cuisine, kitchen]).toEqual([
        key,
        byKey.get(key ?? "")?.cuisine,
        byKey.get(key ?? "")?.kitchen,
      ]);
  });

  it("PLAN-204 of one's own recipe is all of its time", async () => {
    const anna = await app.aUser();
    const times = { name: "Soup", preparation_time_min: 10, cooking_time_min: 25 };
    const { body } = await app.post("recipeTemplate/", times, { as: anna });
    expect([body.active_time_min, body.waiting_time_min]).toEqual([35, 0]);
    expect([body.fridge_days, body.freezes]).toEqual([null, false]);
  });
});

describe("the app", () => {
  it("PLAN-205 plans and swaps by the same wishes without the server", async () => {
    const wishes = { weekday_minutes: 15, weekend_minutes: 45, favourite_cuisines: ["ITALIAN"] };
    const anna = await aPlanner(app, { ...wishes, variety: "FAMILIAR" });
    for (const date of DATES) await aDay(app, anna, date);
    const read = async () => {
      const range = `date__gte=${addDays(TODAY, -9)}&date__lte=${addDays(TODAY, 14)}&page_size=50`;
      const { body: user }: { body: User } = await app.get("users/me/", { as: anna });
      const days: CalendarDay[] = (await app.get(`calendarDay/?${range}`, { as: anna })).body.results;
      return { user, days, candidates: await candidatesOf(anna) };
    };
    const held = await read();
    expect(held.candidates.cooking).toEqual({ ...wishes, variety: "FAMILIAR" });
    const wanted = daysToFill(
      { ...held, today: TODAY },
      DATES.map((date) => ({ date })),
    );
    if (wanted === null) throw new Error("Nothing can be planned on the device.");
    const planner = openPlanner(held.candidates);
    const filled = planByCandidates(planner, wanted, 7).filter(({ date }) => date < "2026-03-21");
    const over = filled.filter(({ recipe }) => recipeOf(recipe.name).activeMinutes > 15);
    expect(filled).toHaveLength(12);
    expect(over.length).toBeLessThanOrEqual(2);
    await planDays(anna);
    const { user, days, candidates } = await read();
    for (const date of [TODAY, "2026-03-21"]) {
      const [meal] = mealsOf(days.filter((day) => day.date === date)).slice(-1);
      const day = heldDay(user, date, days, candidates.household);
      if (meal === undefined || day === null) throw new Error("There is no meal to swap.");
      const { body } = await app.get(`calendarItem/${meal.id}/swaps/`, { as: anna });
      expect(swapsByCandidates(openPlanner(candidates), day, meal.id)).toEqual(body.swaps);
    }
  });

  it("PLAN-205 is told nothing by who said nothing", async () => {
    const candidates = await candidatesOf(await aPlanner(app));
    expect(candidates.cooking).toBeNull();
    expect(candidates.recipes.every(({ cuisine }) => cuisine === null)).toBe(true);
  });
});

describe("what fits", () => {
  const ask = async (as: Person, body: object): Promise<FittingRecipes["slots"]> => {
    const answer = await app.post("users/fitting-recipes/", body, { as });
    expect(answer.status).toBe(200);
    return answer.body.slots;
  };
  const dinner = (slots: FittingRecipes["slots"]) => {
    const found = slots.find(({ meal_moment: moment }) => moment === "DINNER");
    if (found === undefined) throw new Error("There is no dinner.");
    return found;
  };
  const costOf = (slots: FittingRecipes["slots"], wanted: string) =>
    dinner(slots).restrictions.find(({ restriction }) => restriction === wanted)?.costs ?? 0;

  it("PLAN-206 knows of kitchens and tools, stored or only drafted, and of an empty day the same", async () => {
    const anna = await aPlanner(app, { never_cuisines: ["ITALIAN"] });
    const stored = await ask(anna, {});
    const without = await ask(anna, { never_cuisines: [] });
    expect(costOf(stored, "CUISINES")).toBe(dinner(without).allowed - dinner(stored).allowed);
    expect(costOf(stored, "CUISINES")).toBeGreaterThan(0);
    const { body } = await app.get(`users/plan-diagnosis/?date=${TODAY}`, { as: anna });
    const empty = body.slots.find((slot: { meal_moment: string }) => slot.meal_moment === "DINNER");
    expect(empty).toMatchObject({
      allowed: dinner(stored).allowed,
      restrictions: dinner(stored).restrictions,
    });
    const ovens = content.recipes.filter(({ kitchen }) => kitchen.includes("OVEN")).length;
    const noOven = await ask(anna, { kitchen: ["BLENDER"] });
    expect(costOf(noOven, "KITCHEN") > 0).toBe(ovens > 0 && costOf(noOven, "KITCHEN") > 0);
    expect(dinner(noOven).allowed + costOf(noOven, "KITCHEN")).toBe(dinner(stored).allowed);
    expect((await app.get("users/me/", { as: anna })).body.intake.never_cuisines).toEqual(["ITALIAN"]);
  });

  it("PLAN-207 says how many fit in so many minutes, how many more with the next choice, and shows three", async () => {
    const anna = await aPlanner(app);
    const found = async (weekday_minutes: number | null) => {
      const slot = dinner(await ask(anna, { weekday_minutes }));
      if (slot.cooking === null) throw new Error("The minutes were not counted.");
      return { ...slot.cooking, allowed: slot.allowed };
    };
    const [quarter, half, most, any] = [await found(15), await found(30), await found(45), await found(null)];
    expect(any).toMatchObject({ within: any.allowed, more: null });
    expect(quarter.more).toEqual({ minutes: 30, recipes: half.within - quarter.within });
    expect(half.more).toEqual({ minutes: 45, recipes: most.within - half.within });
    expect(most.more).toEqual({ minutes: null, recipes: any.within - most.within });
    expect(quarter.within).toBeLessThan(half.within);
    for (const { examples } of [half, most])
      expect(examples.map(({ name }) => recipeOf(name).meals.includes("DINNER"))).toEqual([true, true, true]);
    expect(half.examples.filter(({ name }) => recipeOf(name).activeMinutes > 30)).toEqual([]);
    expect(dinner(await ask(anna, {})).cooking).toBeNull();
  });
});

describe("why a meal fits", () => {
  it("PLAN-208 says when it takes longer than was wished, and not of what is left over", async () => {
    const anna = await aPlanner(app, { leftovers: "NEXT_LUNCH" });
    const meals = mealsOf(await planDays(anna)).filter(({ date }) => date < "2026-03-21");
    const { body: user } = await app.get("users/me/", { as: anna });
    await app.patch(`users/userProfile/${user.intake.id}/`, { weekday_minutes: 5 }, { as: anna });
    const codes = async ({ meal }: (typeof meals)[number]) => {
      const { body } = await app.get(`recipeMeal/${meal.id}/reasons/`, { as: anna });
      return (body.reasons as { code: string }[]).filter(({ code }) => /TIME|LONGER/.test(code));
    };
    const left = meals.find(({ meal }) => meal.cooking.leftover_of !== null);
    const cooked = meals.find(({ meal }) => meal.cooking.leftovers.length > 0);
    if (left === undefined || cooked === undefined) throw new Error("There is no left-over.");
    const minutes = recipeOf(cooked.meal.recipe_template.name).activeMinutes;
    expect(await codes(cooked)).toEqual([{ code: "TAKES_LONGER", minutes, wished: 5 }]);
    expect(await codes(left)).toEqual([]);
  });
});
