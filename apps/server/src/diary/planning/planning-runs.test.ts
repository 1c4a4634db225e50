import { setTimeout } from "node:timers/promises";
import { type PlannedMeal, PRODUCT_WEIGHTS } from "@plateful/planning";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { aPlanner } from "../../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../../test/test-app.ts";
import { openLog } from "../../platform/base/log.ts";
import { forgetContent } from "../../platform/calls/content-cache.ts";
import { inSystemScope } from "../../platform/database/scope.ts";
import { openPlanner, type Planner } from "../../platform/planner/planner.ts";
import { plannerLibrary } from "../../recipes/index.ts";
import { deleteItems, updateItemStatus } from "../day/calendar-item-store.ts";
import { planDigest } from "../day/digest.ts";
import { findLastRun, type PlanInput } from "../day/planning-run-store.ts";
import { improvePlan } from "./improve-plan.ts";

const lines: string[] = [];
const log = openLog("error", (line: string) => void lines.push(line));
const here = openPlanner(0, log);
let planner: Planner = here;
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({
    log,
    planner: { ...here, plan: (...given) => planner.plan(...given) },
  });
});
afterEach(() => {
  planner = here;
  lines.length = 0;
});
afterAll(() => app.close());

interface Item {
  id: number;
  object_id: number;
  status: string;
  meal_slot: number;
  meal: { portions_multiplier: number; recipe_template: { id: number } };
}
interface Day {
  date: string;
  calendar_items: Item[];
}

const START = "2026-03-18";
const autoPlan = (as: Person, days = 3) =>
  app.post(
    "autoPlanDays/",
    { num_days: days, start_date_inclusive: START, delete_existing_plans: true },
    { as },
  );
const diaryOf = async (as: Person): Promise<Day[]> =>
  (await app.get("calendarDay/?page_size=100", { as })).body.results;
const mealsOf = (days: readonly Day[]) =>
  days.flatMap(({ date, calendar_items: items }) =>
    items.map(({ meal_slot: slot, meal }) =>
      [date, slot, meal.recipe_template.id, meal.portions_multiplier].join(" "),
    ),
  );
const lastRun = (as: Person) =>
  inSystemScope(app.app.services.db, async (db) => {
    const run = await findLastRun(db, as.id);
    if (run === undefined) throw new Error("Nothing was planned.");
    return run;
  });
const improve = async (as: Person) =>
  improvePlan(app.app.services, { userId: as.id, runId: (await lastRun(as)).id });

describe("a plan that breaks a hard rule", () => {
  it("PLAN-063 is refused and reported with its code and nothing of the person; nothing is saved", async () => {
    const anna = await aPlanner(app, { diet: "VEGAN" });
    await autoPlan(anna);
    const before = await diaryOf(anna);
    const runs = await lastRun(anna);
    planner = {
      ...here,
      plan: (library, task) => here.plan(library, { ...task, rules: { ...task.rules, diet: "OMNIVORE" } }),
    };
    const refused = await autoPlan(anna);
    expect(refused.status).toBe(500);
    expect(await diaryOf(anna)).toEqual(before);
    expect(await lastRun(anna)).toEqual(runs);
    const report = lines.map((line) => JSON.parse(line)).find(({ event }) => event === "plan_refused");
    expect(report.violations.HARD_RULE).toBeGreaterThan(0);
    expect(Object.keys(report).sort()).toEqual(
      ["effort", "event", "level", "library", "msg", "rung", "seed", "time", "violations"].sort(),
    );
  });
});

describe("a stored run", () => {
  it("PLAN-061 PLAN-065 gives the same plan byte for byte when it is made again, here and on a thread", async () => {
    const anna = await aPlanner(app);
    const answered = (await autoPlan(anna)).body.calendar_days as Day[];
    const run = await lastRun(anna);
    expect(run).toMatchObject({
      first_date: START,
      num_days: 3,
      effort: "instant",
      seed: expect.any(Number),
    });
    const { days, rules } = run.input as unknown as PlanInput;
    const library = await inSystemScope(app.app.services.db, (db) =>
      plannerLibrary(app.app.services, db, []),
    );
    expect(run.library_version).toBe(library.version);
    const threads = openPlanner(1, log);
    const options = { seed: run.seed, effort: "instant", weights: PRODUCT_WEIGHTS } as const;
    const again = [
      await here.plan(library, { days, rules, options }),
      await threads.plan(library, { days, rules, options }),
      await threads.plan(library, { days, rules, options }),
    ];
    await threads.close();
    expect(again.map((plan) => planDigest(plan.days))).toEqual(Array(3).fill(run.plan_digest));
    expect(JSON.stringify(again[1])).toBe(JSON.stringify(again[0]));
    const meals = again[1]?.days.flatMap(({ key, meals }) =>
      meals.map((meal) => [key, meal.slotId, meal.recipeId, meal.portions].join(" ")),
    );
    expect(mealsOf(answered).sort()).toEqual(meals?.sort());
    const other = await here.plan(library, { days, rules, options: { ...options, seed: run.seed + 1 } });
    expect(planDigest(other.days)).not.toBe(run.plan_digest);
  });
});

describe("a compiled library", () => {
  it("PLAN-062 is kept until the content or one of the person's own recipes changes", async () => {
    const anna = await aPlanner(app);
    const made = await app.post("recipeTemplate/", { name: "Soup", tags: ["LUNCH"] }, { as: anna });
    const { id } = made.body;
    const { body: foods } = await app.get("food/?page_size=1", { as: anna });
    const addFood = () =>
      app.post(
        "ingredient/",
        {
          quantity: 1,
          suggested_serving: foods.results[0].suggested_servings[0].id,
          object_id: id,
          content_type: "recipetemplate",
        },
        { as: anna },
      );
    await addFood();
    await app.patch(`recipeTemplate/${id}/`, { published: true }, { as: anna });
    const library = (own: number[]) =>
      inSystemScope(app.app.services.db, (db) => plannerLibrary(app.app.services, db, own));
    const [product, own] = [await library([]), await library([id])];
    expect(own.size).toBe(product.size + 1);
    expect([await library([]), await library([id])]).toEqual([product, own]);
    expect((await library([id])) === own && (await library([])) === product).toBe(true);
    await addFood();
    await app.patch(`recipeTemplate/${id}/`, { published: true }, { as: anna });
    const changed = await library([id]);
    expect(changed.size).toBe(own.size);
    expect(changed.version).not.toBe(own.version);
    expect(changed.vectors).not.toEqual(own.vectors);
    forgetContent(app.app.services);
    expect((await library([])) === product).toBe(false);
  });
});

const itemsOf = (days: readonly Day[]) => days.flatMap((day) => day.calendar_items);

describe("more work on a plan", () => {
  /** Spoils the portion of one meal of the first plan, so that there is something to gain. */
  const poorly: Planner = {
    ...here,
    plan: async (library, task) => {
      const result = await here.plan(library, { ...task, options: { ...task.options, effort: "default" } });
      if (task.options.effort !== "instant") return result;
      const days = result.days.map((day, at) => ({
        ...day,
        meals: day.meals.map((meal, place) => (at + place > 0 ? meal : spoilt(meal))),
      }));
      return { ...result, input: task, days, cost: { ...result.cost, total: result.cost.total + 5 } };
    },
  };
  const spoilt = (meal: PlannedMeal): PlannedMeal => {
    const portions = Math.round((meal.portions + (meal.portions > 1 ? -0.05 : 0.05)) * 100) / 100;
    const part = portions / meal.portions;
    const { kcal, protein, carbohydrates, fat } = meal.macros;
    const macros = {
      kcal: kcal * part,
      protein: protein * part,
      carbohydrates: carbohydrates * part,
      fat: fat * part,
    };
    return { ...meal, portions, macros };
  };

  it("PLAN-066 replaces the quick plan if it was left alone, and keeps the meals that both have", async () => {
    const anna = await aPlanner(app);
    planner = poorly;
    await autoPlan(anna);
    const before = await diaryOf(anna);
    const first = await lastRun(anna);
    expect(await improve(anna)).toBe(true);
    const after = await diaryOf(anna);
    const better = await lastRun(anna);
    expect(better).toMatchObject({ id: first.id, effort: "default" });
    expect(better.cost).toBeLessThan(first.cost ?? 0);
    const idsOf = (days: readonly Day[]) => days.flatMap((day) => day.calendar_items.map(({ id }) => id));
    expect(idsOf(after).filter((id) => idsOf(before).includes(id))).toHaveLength(11);
    expect(mealsOf(after).filter((meal) => mealsOf(before).includes(meal))).toHaveLength(11);
    expect(mealsOf(after)).toHaveLength(12);
    // Done once, it is done.
    expect(await improve(anna)).toBe(false);
    expect(await diaryOf(anna)).toEqual(after);
  });

  it.each([
    [
      "ate a meal",
      (as: Person, item: Item) => app.patch(`calendarItem/${item.id}/`, { status: "EATEN" }, { as }),
    ],
    ["removed a meal", (as: Person, item: Item) => app.delete(`calendarItem/${item.id}/`, { as })],
    [
      "changed their wishes",
      (as: Person, { meal }: Item) =>
        app.post("users/userdislikerecipe/", { recipe: meal.recipe_template.id }, { as }),
    ],
  ])("PLAN-066 leaves the plan of someone who %s meanwhile", async (_what, touch) => {
    const anna = await aPlanner(app);
    planner = poorly;
    const [day] = (await autoPlan(anna)).body.calendar_days as Day[];
    const [item] = day?.calendar_items ?? [];
    if (item === undefined) throw new Error("Nothing was planned.");
    await touch(anna, item);
    const before = await diaryOf(anna);
    expect(await improve(anna)).toBe(false);
    expect(await diaryOf(anna)).toEqual(before);
  });

  const eat = (as: Person, item: Item) => app.patch(`calendarItem/${item.id}/`, { status: "EATEN" }, { as });
  const lock = (as: Person, item: Item) =>
    app.post("lockMeals/", { date: START, locked: true, calendar_item_id: item.id }, { as });

  it.each([
    ["eats a meal", eat],
    ["locks a meal", lock],
    ["locks the day", (as: Person) => app.post("lockMeals/", { date: START, locked: true }, { as })],
    [
      "cooks for more people",
      (as: Person, item: Item) =>
        app.put(`editRecipeMealPortions/${item.object_id}/`, { portions: 4 }, { as }),
    ],
    [
      "swaps a meal",
      async (as: Person, item: Item) => {
        const { swaps } = (await app.get(`calendarItem/${item.id}/swaps/`, { as })).body;
        const { recipe_template: recipe, portions_multiplier } = swaps[0];
        return app.post(
          `calendarItem/${item.id}/swap/`,
          { recipe_template: recipe.id, portions_multiplier },
          { as },
        );
      },
    ],
  ])(
    "PLAN-176 carries out at once what is done meanwhile, and keeps it: the person %s",
    async (_what, touch) => {
      const anna = await aPlanner(app);
      planner = poorly;
      await autoPlan(anna);
      const [item] = itemsOf(await diaryOf(anna));
      if (item === undefined) throw new Error("Nothing was planned.");
      const statuses: number[] = [];
      planner = {
        ...here,
        plan: async (library, task) => {
          const result = await here.plan(library, task);
          if (task.options.effort === "default") statuses.push((await touch(anna, item)).status);
          return result;
        },
      };
      expect(await improve(anna)).toBe(false);
      expect(statuses).toEqual([200]);
      const after = itemsOf(await diaryOf(anna));
      expect(after).toHaveLength(12);
      expect(after.map(({ id }) => id)).toContain(item.id);
    },
  );

  it("PLAN-176 waits for nobody: a change that is not finished yet keeps the plan, too", async ({ skip }) => {
    const { db, database } = app.app.services;
    if (database.kind === "pglite") skip("The embedded database has one connection.");
    const anna = await aPlanner(app);
    planner = poorly;
    await autoPlan(anna);
    const [item] = itemsOf(await diaryOf(anna));
    await inSystemScope(db, async (elsewhere) => {
      const eaten = { status: "EATEN", eatenAtTime: null, now: app.clock.now() } as const;
      await updateItemStatus(elsewhere, { id: item?.id ?? 0, ...eaten });
      expect(await improve(anna)).toBe(false);
    });
    expect(itemsOf(await diaryOf(anna)).find(({ id }) => id === item?.id)?.status).toBe("EATEN");
    expect((await lastRun(anna)).effort).toBe("instant");
  });

  it.each([
    ["eats", eat],
    ["locks", lock],
  ])("PLAN-176 says so when the person %s a meal that is replaced at that moment", async (_what, touch) => {
    const { db, database } = app.app.services;
    if (database.kind === "pglite") return;
    const anna = await aPlanner(app);
    planner = here;
    await autoPlan(anna);
    const [item] = itemsOf(await diaryOf(anna));
    if (item === undefined) throw new Error("Nothing was planned.");
    const answer = await inSystemScope(db, async (elsewhere) => {
      await deleteItems(elsewhere, [item.id]);
      const asked = touch(anna, item);
      await setTimeout(200);
      return { asked };
    });
    expect((await answer.asked).status).toBe(404);
  });
});
