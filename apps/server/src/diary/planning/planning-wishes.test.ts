import { PRODUCT_WEIGHTS } from "@plateful/planning";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aPlanner } from "../../../test/factories.ts";
import { diaryOf, keptDays, type LinkedDay, mealAt, planDays } from "../../../test/linked-diary.ts";
import { openTestApp, type Person, type TestApp } from "../../../test/test-app.ts";
import { inSystemScope } from "../../platform/database/scope.ts";
import { plannerLibrary } from "../../recipes/index.ts";
import { planDigest } from "../day/digest.ts";
import { findLastRun, type PlanInput } from "../day/planning-run-store.ts";
import { improvePlan } from "./improve-plan.ts";
import { planWeekAtNight } from "./plan-week-at-night.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** The recipe at a moment of each day, in the order of the days. */
const recipesAt = (days: readonly LinkedDay[], moment: string) =>
  days.map(
    (day) =>
      day.calendar_items.find(({ meal_moment }) => meal_moment === moment)?.meal.recipe_template.id ?? null,
  );
const dinnerOf = (day: LinkedDay | undefined) => {
  const dinner = day?.calendar_items.find(({ meal_moment }) => meal_moment === "DINNER");
  if (dinner === undefined) throw new Error("No dinner");
  return dinner.meal.recipe_template;
};
const lastRun = (as: Person) =>
  inSystemScope(app.app.services.db, async (db) => {
    const run = await findLastRun(db, as.id);
    if (run === undefined) throw new Error("Nothing was planned.");
    return run;
  });
const MONDAY = "2026-03-23";

describe("how someone likes to cook", () => {
  it("PLAN-090 is part of the profile, off at first, for the person and their coach to set", async () => {
    const coach = await app.aCoach();
    const anna = await aPlanner(app, {}, { coach_id: coach.id });
    const eve = await app.aUser();
    const { body } = await app.get("users/userProfile/", { as: anna });
    const [profile] = body.results;
    const off = {
      leftovers: "OFF",
      cooks_twice_a_week: false,
      same_breakfast_on_weekdays: false,
      grocery_wish: "NORMAL",
    };
    expect(profile).toMatchObject(off);
    const change = (as: Person, changes: object) =>
      app.patch(`users/userProfile/${profile.id}/`, changes, { as });
    expect((await change(anna, { leftovers: "NEXT_LUNCH" })).body).toMatchObject({
      ...off,
      leftovers: "NEXT_LUNCH",
    });
    const byCoach = await change(coach, { grocery_wish: "FEWEST", cooks_twice_a_week: true });
    expect(byCoach.body).toMatchObject({ grocery_wish: "FEWEST", cooks_twice_a_week: true });
    expect((await change(eve, { leftovers: "OFF" })).status).toBe(404);
    expect((await change(anna, { leftovers: "ALWAYS" })).status).toBe(400);
    expect((await app.get("users/userProfile/", { as: anna })).body.results[0]).toMatchObject({
      ...off,
      leftovers: "NEXT_LUNCH",
      grocery_wish: "FEWEST",
      cooks_twice_a_week: true,
    });
  });

  it("PLAN-091 decides what is planned: lunches of left-overs, two cooking days, one breakfast", async () => {
    const plan = async (wishes: Record<string, unknown>) =>
      planDays(app, await aPlanner(app, wishes), 7, MONDAY);
    const lunches = await plan({ leftovers: "NEXT_LUNCH" });
    const dinners = recipesAt(lunches, "DINNER");
    expect(recipesAt(lunches, "LUNCH").slice(1)).toEqual(dinners.slice(0, 6));
    expect(new Set(dinners).size).toBe(7);
    const [a, b, c, d, e, f, g] = recipesAt(await plan({ cooks_twice_a_week: true }), "DINNER");
    expect([c, f, g]).toEqual([a, d, e]);
    expect(new Set([a, b, d, e]).size).toBe(4);
    const breakfasts = recipesAt(await plan({ same_breakfast_on_weekdays: true }), "BREAKFAST");
    expect(new Set(breakfasts.slice(0, 5)).size).toBe(1);
    expect(breakfasts.slice(5)).not.toContain(breakfasts[0]);
  });

  it("PLAN-090 makes lists shorter for those who wish so, over six plans each", async () => {
    const groceriesFor = async (wish: string): Promise<number> => {
      let sum = 0;
      for (let turn = 0; turn < 6; turn++) {
        const anna = await aPlanner(app, { grocery_wish: wish });
        await planDays(app, anna, 7, MONDAY);
        const run = await lastRun(anna);
        const { days, rules } = run.input as unknown as PlanInput;
        const library = await inSystemScope(app.app.services.db, (db) =>
          plannerLibrary(app.app.services, db, []),
        );
        const options = { seed: 7 + turn, effort: "instant", weights: PRODUCT_WEIGHTS } as const;
        const planned = await app.app.services.planner.plan(library, { days, rules, options });
        const { start, items } = library.groceries;
        const needed = planned.days.flatMap(({ meals }) =>
          meals.flatMap(({ recipeId }) => {
            const recipe = library.indexById.get(recipeId) ?? 0;
            return [...items.subarray(start[recipe], start[recipe + 1])];
          }),
        );
        sum += new Set(needed).size;
      }
      return sum;
    };
    const [normal, few, fewest] = [
      await groceriesFor("NORMAL"),
      await groceriesFor("FEW"),
      await groceriesFor("FEWEST"),
    ];
    expect(few).toBeLessThan(normal);
    expect(fewest).toBeLessThan(few);
  });

  it("PLAN-091 holds when days are planned one by one: the days before give what they have", async () => {
    const anna = await aPlanner(app, {
      leftovers: "NEXT_LUNCH",
      cooks_twice_a_week: true,
      same_breakfast_on_weekdays: true,
    });
    const days: LinkedDay[] = [];
    for (let at = 0; at < 5; at++)
      days.push(...(await planDays(app, anna, 1, `2026-03-${String(23 + at).padStart(2, "0")}`)));
    const [a, b, c, d, e] = recipesAt(days, "DINNER");
    const lunches = recipesAt(days, "LUNCH");
    // A dish that is chosen for its own day is eaten again for as long as it keeps (PLAN-224).
    const [monday, , , thursday] = days.map((day) => keptDays(dinnerOf(day)));
    const isLeft = [lunches[1] === a, c === a, lunches[3] === a];
    expect(isLeft).toEqual([1, 2, 3].map((age) => age <= (monday ?? 0)));
    expect(lunches[4] === d).toBe((thursday ?? 0) >= 1);
    expect([b === a, e === d]).toEqual([false, false]);
    for (const at of [0, 1, 2, 3, 4]) expect(lunches[at]).not.toBe([a, b, c, d, e][at]);
    expect(days.map((day) => day.calendar_items.length)).toEqual([4, 4, 4, 4, 4]);
    expect(new Set(recipesAt(days, "BREAKFAST")).size).toBe(1);
  });

  it("PLAN-091 is kept by the plan of the night and by the better plan that follows", async () => {
    const anna = await aPlanner(app, { leftovers: "NEXT_LUNCH" });
    await planWeekAtNight(app.app.services, anna.id, MONDAY);
    const week = await diaryOf(app, anna);
    expect(week).toHaveLength(7);
    expect(recipesAt(week, "LUNCH").slice(1)).toEqual(recipesAt(week, "DINNER").slice(0, 6));
    let improved = 0;
    // Now and then nothing better is found, whatever the person; some are enough.
    for (let turn = 0; turn < 25 && improved < 3; turn++) {
      const ben = await aPlanner(app, { leftovers: "NEXT_LUNCH" });
      await planDays(app, ben, 7, MONDAY);
      const { id: runId } = await lastRun(ben);
      if (await improvePlan(app.app.services, { userId: ben.id, runId })) improved++;
      const days = await diaryOf(app, ben);
      for (const [at, day] of days.entries()) {
        const dinner = day.calendar_items.find(({ meal_moment }) => meal_moment === "DINNER");
        const lunch = days[at + 1]?.calendar_items.find(({ meal_moment }) => meal_moment === "LUNCH");
        if (lunch === undefined) continue;
        expect(lunch.meal.cooking.leftover_of?.calendar_item).toBe(dinner?.id);
        expect(lunch.meal.recipe_template.id).toBe(dinner?.meal.recipe_template.id);
      }
    }
    expect(improved).toBeGreaterThan(0);
  });

  it("PLAN-091 PLAN-050 nobody is told that a meal comes back too soon when they wished for it", async () => {
    const anna = await aPlanner(app, { leftovers: "NEXT_LUNCH", same_breakfast_on_weekdays: true });
    await planDays(app, anna, 3, MONDAY);
    const repeatsOf = async () => {
      const { body } = await app.get("users/plan-diagnosis/?date=2026-03-24", { as: anna });
      return body.relaxed.filter(({ what }: { what: string }) => what === "REPEAT");
    };
    expect(await repeatsOf()).toEqual([]);
    const lunch = await mealAt(app, anna, "2026-03-24", "LUNCH");
    const { body: day } = await app.get("calendarDay/?date__gte=2026-03-23", { as: anna });
    const [cooked] = day.results[0].calendar_items.filter(
      ({ id }: { id: number }) => id === lunch.meal.cooking.leftover_of?.calendar_item,
    );
    // Cooked on its own it is a repeat like any other.
    await app.post(
      `calendarDay/${day.results[0].id}/restore-meals/`,
      {
        meals: [
          {
            calendar_item: cooked.id,
            recipe_template: (await mealAt(app, anna, "2026-03-23", "LUNCH")).meal.recipe_template.id,
            portions: 1,
            portions_multiplier: 1,
          },
        ],
      },
      { as: anna },
    );
    await app.post(
      `calendarDay/${day.results[0].id}/restore-meals/`,
      {
        meals: [
          {
            calendar_item: cooked.id,
            recipe_template: cooked.meal.recipe_template.id,
            portions: 1,
            portions_multiplier: cooked.meal.portions_multiplier,
          },
        ],
      },
      { as: anna },
    );
    expect((await repeatsOf()).map(({ name }: { name: string }) => name)).toEqual([
      lunch.meal.recipe_template.name,
    ]);
  });

  it("PLAN-092 PLAN-065 is kept with the run, which gives the same plan byte for byte", async () => {
    const anna = await aPlanner(app, { leftovers: "NEXT_LUNCH", grocery_wish: "FEW" });
    await planDays(app, anna, 1, "2026-03-22");
    await planDays(app, anna, 7, MONDAY);
    const run = await lastRun(anna);
    const { days, rules } = run.input as unknown as PlanInput;
    // Sunday comes along with what stands on it, and Monday's lunch is left of its dinner.
    expect(days.map(({ key, slots }) => [key, slots.length])[0]).toEqual(["2026-03-22", 0]);
    expect(rules.links).toHaveLength(7);
    expect(rules.groceries).toBe("few");
    const library = await inSystemScope(app.app.services.db, (db) =>
      plannerLibrary(app.app.services, db, []),
    );
    const options = { seed: run.seed, effort: "instant", weights: PRODUCT_WEIGHTS } as const;
    const again = await app.app.services.planner.plan(library, { days, rules, options });
    expect(planDigest(again.days)).toBe(run.plan_digest);
  });
});
