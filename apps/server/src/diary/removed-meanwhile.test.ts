import { afterAll, beforeAll, expect, it } from "vitest";
import { aDay, aPlanner, aQuickAdd } from "../../test/factories.ts";
import { openTestApp, type TestAnswer, type TestApp } from "../../test/test-app.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import { deleteItems, listItemsOfDays } from "./day/calendar-item-store.ts";
import { presentItems } from "./day/read-diary.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

it("DIARY-101 a day that is read while a meal of it is removed is answered without the meal", async () => {
  const anna = await aPlanner(app);
  const day = await aDay(app, anna);
  const { results } = (await app.get("suggestedServing/?food=1", { as: anna })).body;
  const [kept, gone] = [1, 2].map((quantity) => ({
    ...{ calendar_day_id: day, meal_moment: "LUNCH", quantity },
    suggested_serving_id: results[0].id,
  }));
  const stays = (await app.post("planSingleFoodMeal/", kept, { as: anna })).body;
  const goes = (await app.post("planSingleFoodMeal/", gone, { as: anna })).body;
  const { services } = app.app;
  const rows = await inSystemScope(services.db, (db) => listItemsOfDays(db, [day]));
  expect(rows.map(({ id }) => id)).toEqual([stays.id, goes.id]);
  // As another device does between two statements of the one that reads.
  expect((await app.delete(`calendarItem/${goes.id}/`, { as: anna })).status).toBe(204);
  const shown = await inSystemScope(services.db, (db) =>
    presentItems({ db, services, language: "en" }, rows),
  );
  expect(shown.map(({ id }) => id)).toEqual([stays.id]);
});

it("DIARY-103 what is being removed from a day is not copied, and what is copied is whole", async () => {
  const anna = await aPlanner(app);
  const day = await aDay(app, anna);
  const [stays, goes] = [await aQuickAdd(app, anna, day, "LUNCH"), await aQuickAdd(app, anna, day, "LUNCH")];
  const body = { user: anna.id, from_calendar_day_id: day, to_date: "2026-03-25" };
  let copying: Promise<TestAnswer> | undefined;
  await inSystemScope(app.app.services.db, async (db) => {
    await deleteItems(db, [goes.item]);
    copying = app.post("copyMealsFromDate/", body, { as: anna });
    // Long enough for a copy that does not wait.
    await new Promise((resolve) => setTimeout(resolve, 300));
  });
  const { status, body: copy } = (await copying) as TestAnswer;
  expect([status, copy.calendar_items.length]).toEqual([200, 1]);
  expect((await app.get(`calendarItem/${stays.item}/`, { as: anna })).status).toBe(200);
});
