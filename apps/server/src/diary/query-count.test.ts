import { afterAll, beforeAll, expect, it } from "vitest";
import { aPlanner } from "../../test/factories.ts";
import { statementsOf } from "../../test/statements-of.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ settings: {} });
});
afterAll(() => app.close());

const countStatements = async (work: () => Promise<unknown>): Promise<number> =>
  (await statementsOf(work)).length;

const planDays = (as: Person, days: number) =>
  app.post(
    "autoPlanDays/",
    { num_days: days, start_date_inclusive: "2026-03-18", delete_existing_plans: true },
    { as },
  );

it("reads and plans a week with as many statements as a day", async () => {
  const anna = await aPlanner(app);
  await planDays(anna, 7);
  const read = (before: string) =>
    countStatements(() => app.get(`calendarDay/?date__gte=2026-03-18&date__lt=${before}`, { as: anna }));
  await read("2026-03-25");
  const week = await read("2026-03-25");
  expect(week).toBe(await read("2026-03-19"));
  // Begin and commit, who calls, days, items with meals, ingredients.
  expect(week).toBeLessThanOrEqual(8);
  // What the planning before the last one set aside is forgotten with the next.
  await planDays(anna, 7);
  const planWeek = await countStatements(() => planDays(anna, 7));
  expect(planWeek).toBe(await countStatements(() => planDays(anna, 1)));
});
