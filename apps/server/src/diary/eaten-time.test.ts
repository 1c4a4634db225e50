import { afterAll, beforeAll, expect, it } from "vitest";
import { aDay, aQuickAdd } from "../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** Someone with a coach, and a meal of theirs. */
async function aMeal() {
  const coach = await app.aCoach();
  const anna = await app.aClientOf(coach);
  const day = await aDay(app, anna);
  const { item } = await aQuickAdd(app, anna, day);
  const say = (body: object, as: Person = anna) => app.patch(`calendarItem/${item}/`, body, { as });
  return { coach, anna, day, say };
}

it("DIARY-114 keeps when a meal was eaten, until it was not eaten after all", async () => {
  const { anna, day, say } = await aMeal();
  expect((await say({ status: "EATEN" })).body.eaten_at_time).toBeNull();
  const timed = await say({ status: "EATEN", eaten_at_time: "12:40" });
  expect(timed.body).toMatchObject({ status: "EATEN", eaten_at_time: "12:40" });
  expect((await say({ status: "EATEN" })).body.eaten_at_time).toBe("12:40");
  expect((await say({ eaten_at_time: "00:05" })).body.eaten_at_time).toBe("00:05");
  const read = await app.get(`calendarDay/${day}/`, { as: anna });
  expect(read.body.calendar_items[0].eaten_at_time).toBe("00:05");
  expect((await say({ status: "PLANNED" })).body).toMatchObject({ status: "PLANNED", eaten_at_time: null });
  expect((await say({ status: "EATEN" })).body.eaten_at_time).toBeNull();
  await say({ eaten_at_time: "23:59" });
  expect((await say({ eaten_at_time: null })).body).toMatchObject({ status: "EATEN", eaten_at_time: null });
});

it("DIARY-114 refuses a time of a meal that was not eaten, and what is no time", async () => {
  const { say } = await aMeal();
  await say({ status: "PLANNED" });
  const early = await say({ eaten_at_time: "12:40" });
  expect(early.status).toBe(400);
  expect(early.body).toEqual({ eaten_at_time: ["Only a meal that was eaten has a time."] });
  expect((await say({ status: "PLANNED", eaten_at_time: "12:40" })).status).toBe(400);
  for (const time of ["24:00", "12:60", "1:30", "12:40:00", ""]) {
    const refused = await say({ status: "EATEN", eaten_at_time: time });
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ["eaten_at_time"]]);
  }
});

it("DIARY-115 a coach reads when a client ate and never says so; a copy has no time", async () => {
  const { coach, anna, day, say } = await aMeal();
  await say({ status: "EATEN", eaten_at_time: "12:40" });
  expect((await say({ eaten_at_time: "13:00" }, coach)).status).toBe(403);
  const seen = await app.get(`calendarDay/${day}/`, { as: coach });
  expect(seen.body.calendar_items[0].eaten_at_time).toBe("12:40");
  const body = { from_calendar_day_id: day, to_date: "2026-03-10", status: "EATEN" };
  const copied = await app.post("copyMealsFromDate/", body, { as: anna });
  expect(copied.body.calendar_items[0]).toMatchObject({ status: "EATEN", eaten_at_time: null });
});
