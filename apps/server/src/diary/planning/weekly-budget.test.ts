import { readContent } from "@plateful/content";
import type { CalendarDay, PlanCandidates, User, WeekReasons } from "@plateful/contract";
import { addDays } from "@plateful/planning";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
// The app's own code, to see that it plans by the same budget as the server.
import { heldCandidates } from "../../../../web/src/diary/day/held-candidates.ts";
import { daysToFill } from "../../../../web/src/diary/planning/days-to-fill.ts";
import { openPlanner, planByCandidates } from "../../../../web/src/diary/planning/plan-by-candidates.ts";
import { aDay, aPlanner } from "../../../test/factories.ts";
import { aHousemate } from "../../../test/household.ts";
import { openTestApp, type Person, type TestApp } from "../../../test/test-app.ts";
import { inSystemScope } from "../../platform/database/scope.ts";
import { findLastRun } from "../day/planning-run-store.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** A Monday. */
const MONDAY = "2026-03-23";
const DATES = Array.from({ length: 7 }, (_, at) => addDays(MONDAY, at));
const content = readContent();
const foods = new Map(content.foods.map((food) => [food.id, food]));

/** What a portion costs, from the content alone. */
const centsOf = new Map(
  content.recipes.map(({ name, ingredients, portions }) => [
    name.en,
    ingredients.reduce(
      (sum, { foodId, grams }) =>
        sum + (grams * (foods.get(foodId)?.centsPerKg ?? Number.NaN)) / 1000 / portions,
      0,
    ),
  ]),
);
const portionCents = (name: string): number => centsOf.get(name) ?? Number.NaN;

const planDays = async (as: Person): Promise<CalendarDay[]> => {
  const body = { num_days: DATES.length, start_date_inclusive: MONDAY, delete_existing_plans: true };
  const answer = await app.post("autoPlanDays/", body, { as });
  expect(answer.status).toBe(200);
  return answer.body.calendar_days;
};
const costOf = (days: readonly CalendarDay[]): number =>
  days
    .flatMap((day) => day.calendar_items)
    .reduce((sum, item) => {
      if (item.content_type !== "recipemeal") return sum;
      const portions = item.meal.cooking.company.reduce(
        (all, { portions: one }) => all + one,
        item.meal.portions_multiplier,
      );
      return sum + portions * portionCents(item.meal.recipe_template.name);
    }, 0);
const lastRules = async ({ id }: Person) => {
  const run = await inSystemScope(app.app.services.db, (db) => findLastRun(db, id));
  return (run?.input as { rules: object } | undefined)?.rules;
};
const candidatesOf = async (as: Person): Promise<PlanCandidates> =>
  heldCandidates((await app.get("users/plan-candidates/", { as })).body);
const budgetPoint = async (as: Person) => {
  const { body } = await app.get(`users/week-reasons/?date=${MONDAY}`, { as });
  return (body as WeekReasons).points.find(({ code }) => code === "BUDGET");
};

/** The serving of 100 g of a food. */
const servingOf = (key: string): Promise<number> =>
  inSystemScope(app.app.services.db, async (db) => {
    const { id } = await db
      .selectFrom("suggested_servings as s")
      .innerJoin("foods as f", "f.id", "s.food_id")
      .select("s.id")
      .where("f.key", "=", key)
      .where("s.key", "=", "100-g")
      .executeTakeFirstOrThrow();
    return id;
  });

describe("a budget for a week", () => {
  it("PLAN-277 PLAN-278 is kept to by the planned week, which says what it costs; nobody else is told of money", async () => {
    const anna = await aPlanner(app);
    const free = costOf(await planDays(anna));
    expect(Object.keys((await lastRules(anna)) ?? {})).not.toContain("weekBudgetCents");
    expect(await budgetPoint(anna)).toBeUndefined();
    const euros = Math.floor((0.85 * free) / 100);
    const ben = await aPlanner(app, { weekly_budget: euros });
    const days = await planDays(ben);
    expect(await lastRules(ben)).toMatchObject({ weekBudgetCents: 100 * euros });
    const cents = costOf(days);
    expect(cents).toBeLessThanOrEqual(100 * euros);
    const point = { code: "BUDGET", met: true, budget: 100 * euros, unpriced: 0 };
    expect(await budgetPoint(ben)).toEqual({ ...point, cents: Math.round(cents) });
    const profile = (await app.get("users/me/", { as: ben })).body.intake.id;
    const less = { weekly_budget: 10 };
    expect((await app.patch(`users/userProfile/${profile}/`, less, { as: ben })).status).toBe(200);
    expect(await budgetPoint(ben)).toMatchObject({ met: false, budget: 1000, cents: Math.round(cents) });
  });

  it("PLAN-278 counts the portions of everyone at the table", async () => {
    const eva = await aPlanner(app, { weekly_budget: 400 });
    await aHousemate(app, eva);
    const days = await planDays(eva);
    const found = await budgetPoint(eva);
    expect(found).toMatchObject({ met: true, cents: Math.round(costOf(days)) });
    const alone = days
      .flatMap((day) => day.calendar_items)
      .reduce(
        (sum, item) =>
          item.content_type === "recipemeal"
            ? sum + item.meal.portions_multiplier * portionCents(item.meal.recipe_template.name)
            : sum,
        0,
      );
    expect(found?.code === "BUDGET" && found.cents).toBeGreaterThan(1.2 * alone);
  });

  it("PLAN-276 PLAN-277 the app is told what dishes cost where there is a budget, and plans by it too", async () => {
    const carl = await aPlanner(app, { weekly_budget: 45 });
    for (const date of DATES) await aDay(app, carl, date);
    const candidates = await candidatesOf(carl);
    expect(candidates).toMatchObject({ weekly_budget: 45, extent: "ALL" });
    const names = new Map(
      candidates.recipes.map((one) => [one.recipe_template.id, one.recipe_template.name]),
    );
    expect(candidates.prices.length).toBeGreaterThanOrEqual(names.size);
    for (const { id, cents } of candidates.prices)
      if (names.has(id)) expect(cents).toBeCloseTo(portionCents(names.get(id) ?? ""), 3);
    const range = `date__gte=${addDays(MONDAY, -9)}&date__lte=${addDays(MONDAY, 14)}&page_size=50`;
    const { body: user }: { body: User } = await app.get("users/me/", { as: carl });
    const days: CalendarDay[] = (await app.get(`calendarDay/?${range}`, { as: carl })).body.results;
    const today = "2026-03-18";
    const cost = (held: PlanCandidates) => {
      const wanted = daysToFill(
        { user, days, candidates: held, today },
        DATES.map((date) => ({ date })),
      );
      if (wanted === null) throw new Error("Nothing can be planned on the device.");
      const filled = planByCandidates(openPlanner(held), wanted, 7);
      expect(filled).toHaveLength(4 * DATES.length);
      return filled.reduce((sum, { recipe, portions }) => sum + portions * portionCents(recipe.name), 0);
    };
    expect(cost(candidates)).toBeLessThan(0.85 * cost({ ...candidates, weekly_budget: null, prices: [] }));
    const dora = await candidatesOf(await aPlanner(app));
    expect([dora.weekly_budget, dora.prices]).toEqual([null, []]);
  });

  it("PLAN-276 a dish with a food that has no known price has none itself", async () => {
    const fred = await aPlanner(app, { weekly_budget: 60 });
    const dish = async (...keys: readonly string[]): Promise<number> => {
      const body = { name: "Supper", tags: ["DINNER"] };
      const { id } = (await app.post("recipeTemplate/", body, { as: fred })).body;
      for (const key of keys) {
        const part = { quantity: 2, suggested_serving: await servingOf(key), object_id: id };
        const added = await app.post(
          "ingredient/",
          { ...part, content_type: "recipetemplate" },
          { as: fred },
        );
        expect([key, added.status]).toEqual([key, 201]);
      }
      expect((await app.patch(`recipeTemplate/${id}/`, { published: true }, { as: fred })).status).toBe(200);
      return id;
    };
    const [rice, bread] = ["white-rice", "wholemeal-bread"].map((id) => foods.get(id));
    const unpriced = content.foods.find((food) => food.centsPerKg === null && food.category === "BREAD");
    if (rice === undefined || bread === undefined || unpriced === undefined) throw new Error("No such food.");
    const known = await dish(rice.id, bread.id);
    const unknown = await dish(rice.id, unpriced.id);
    const { prices } = await candidatesOf(fred);
    const price = (id: number) => prices.find((one) => one.id === id)?.cents;
    // 200 g of each.
    expect(price(known)).toBeCloseTo(((rice.centsPerKg ?? 0) + (bread.centsPerKg ?? 0)) / 5, 6);
    expect(price(unknown)).toBeUndefined();
  });
});
