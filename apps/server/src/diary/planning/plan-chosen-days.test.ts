import { afterAll, beforeAll, expect, it } from "vitest";
import { aDay, aPlanner, aQuickAdd } from "../../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

interface Day {
  date: string;
  calendar_items: { id: number }[];
}
const DATES = ["2026-03-23", "2026-03-24", "2026-03-25", "2026-03-26"];

async function countsOf(anna: Person): Promise<number[]> {
  const { body } = await app.get("calendarDay/?date__gte=2026-03-23&date__lte=2026-03-26", { as: anna });
  const byDate = new Map((body.results as Day[]).map((day) => [day.date, day.calendar_items.length]));
  return DATES.map((date) => byDate.get(date) ?? 0);
}

it("DIARY-090 plans the chosen days of a week in one planning, and one undo takes all of them back", async () => {
  const anna = await aPlanner(app);
  const kept = await aQuickAdd(app, anna, await aDay(app, anna, "2026-03-23"), "BREAKFAST");
  const before = await countsOf(anna);
  const plan = { num_days: 4, start_date_inclusive: "2026-03-23", delete_existing_plans: false };
  const skipping = { ...plan, skip_dates: ["2026-03-24", "2026-03-25"] };
  const { status, body } = await app.post("autoPlanDays/", skipping, { as: anna });
  expect(status).toBe(200);
  expect((body.calendar_days as Day[]).map(({ date }) => date)).toEqual(DATES);
  const [first = 0, ...others] = await countsOf(anna);
  expect(others).toEqual([0, 0, first]);
  expect(first).toBeGreaterThan(3);
  expect((await app.get(`calendarItem/${kept.item}/`, { as: anna })).status).toBe(200);
  expect((await app.post("undoAutoPlan/", {}, { as: anna })).status).toBe(200);
  expect(await countsOf(anna)).toEqual(before);
  // What is planned again replaces nothing on the days that are left out.
  await app.post("autoPlanDays/", plan, { as: anna });
  const idsOn = async (date: string) => {
    const { body: found } = await app.get(`calendarDay/?date__gte=${date}&date__lte=${date}`, { as: anna });
    return (found.results as Day[])[0]?.calendar_items.map(({ id }) => id);
  };
  const stays = await idsOn("2026-03-24");
  await app.post("autoPlanDays/", { ...skipping, delete_existing_plans: true }, { as: anna });
  expect(await idsOn("2026-03-24")).toEqual(stays);
});
