import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aPlanner } from "../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ settings: {} });
});
afterAll(() => app.close());

/**
 * How many statements a piece of work sends to the database, the job queue's own left out. What the product does in the
 * background meanwhile only adds to a count, so the least of three is the work's own.
 */
async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const counts = [await countOnce(work), await countOnce(work), await countOnce(work)];
  return Math.min(...counts);
}

async function countOnce(work: () => Promise<unknown>): Promise<number> {
  const { query } = pg.Client.prototype;
  let statements = 0;
  pg.Client.prototype.query = function counted(this: pg.Client, ...given: unknown[]) {
    const [first] = given as [string | { text?: string } | undefined];
    const text = typeof first === "string" ? first : first?.text;
    if (text !== undefined && !text.includes("pgboss")) statements++;
    return Reflect.apply(query, this, given);
  } as typeof query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return statements;
}

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
  // One statement more for each of the six other days would add six; work in the background adds one or two at times.
  expect(planWeek - (await countStatements(() => planDays(anna, 1)))).toBeLessThan(6);
});
