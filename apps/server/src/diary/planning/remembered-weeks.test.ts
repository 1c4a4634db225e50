import type { CalendarDay, SentCandidates } from "@plateful/contract";
import { addDays } from "@plateful/planning";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aPlanner } from "../../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../../test/test-app.ts";
import { inSystemScope } from "../../platform/database/scope.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const TODAY = "2026-03-18";

async function planWeek(as: Person, start: string): Promise<CalendarDay[]> {
  const body = { num_days: 7, start_date_inclusive: start, delete_existing_plans: false };
  const { status, body: answer } = await app.post("autoPlanDays/", body, { as });
  expect(status).toBe(200);
  return answer.calendar_days;
}

const mainsOf = (days: readonly CalendarDay[]): number[] =>
  days.flatMap(({ calendar_items: items }) =>
    items.flatMap((item) =>
      item.content_type === "recipemeal" && ["LUNCH", "DINNER"].includes(item.meal_moment)
        ? [item.meal.recipe_template.id]
        : [],
    ),
  );

const candidatesOf = async (as: Person): Promise<SentCandidates> =>
  (await app.get("users/plan-candidates/", { as })).body;

describe("PLAN-197 a week of planning", () => {
  it("brings little of the three weeks before it", async () => {
    const anna = await aPlanner(app);
    const starts = [0, 7, 14, 21].map((days) => addDays(TODAY, days));
    const weeks: number[][] = [];
    for (const start of starts) weeks.push(mainsOf(await planWeek(anna, start)));
    const seen = weeks.slice(1).map((week, at) => {
      const before = new Set(weeks[at]);
      return week.filter((id) => before.has(id)).length;
    });
    expect(weeks.map(({ length }) => length)).toEqual([14, 14, 14, 14]);
    // Without a memory it is six to nine of the fourteen.
    expect(Math.max(...seen)).toBeLessThanOrEqual(4);
    expect(new Set(weeks.flat()).size).toBeGreaterThanOrEqual(32);
  });
});

describe("PLAN-221 what need not be bought", () => {
  const foodNamed = (name: string): Promise<number> =>
    inSystemScope(app.app.services.db, async (trx) => {
      const row = await trx
        .selectFrom("foods")
        .select("id")
        .where("key", "=", name)
        .executeTakeFirstOrThrow();
      return row.id;
    });

  it("is what a person says to have, and what meals before today left of packs that keep", async () => {
    const anna = await aPlanner(app);
    expect((await candidatesOf(anna)).at_home).toEqual([]);
    await planWeek(anna, addDays(TODAY, -7));
    const { at_home: left, served } = await candidatesOf(anna);
    expect(served.length).toBeGreaterThan(20);
    expect(left.length).toBeGreaterThan(8);
    const lives = await inSystemScope(app.app.services.db, (trx) =>
      trx.selectFrom("foods").select("shelf_life").where("id", "in", left).execute(),
    );
    expect(new Set(lives.map(({ shelf_life }) => shelf_life))).not.toContain("FRESH");

    const salmon = await foodNamed("salmon");
    expect(left).not.toContain(salmon);
    await inSystemScope(app.app.services.db, (trx) =>
      trx.insertInto("groceries_at_home").values({ user_id: anna.id, food_id: salmon }).execute(),
    );
    expect((await candidatesOf(anna)).at_home).toContain(salmon);
    expect((await candidatesOf(await aPlanner(app))).at_home).toEqual([]);
  });

  it("is nothing of what is still to be cooked", async () => {
    const anna = await aPlanner(app);
    await planWeek(anna, TODAY);
    expect((await candidatesOf(anna)).at_home).toEqual([]);
  });
});
