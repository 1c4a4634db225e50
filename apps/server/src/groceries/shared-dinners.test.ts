import { afterAll, beforeAll, expect, it } from "vitest";
import { aDay, aPlanner, recipeId, slotsOf } from "../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { inSystemScope } from "../platform/database/scope.ts";

let app: TestApp;
let anna: Person;
let omelette: number;
beforeAll(async () => {
  app = await openTestApp();
  anna = await aPlanner(app);
  omelette = await recipeId(app, anna, "omelette");
  const slots = await slotsOf(app, anna);
  for (const [date, meals] of [
    ["2026-03-20", [slots.DINNER, slots.LUNCH]],
    ["2026-03-18", [slots.DINNER]],
    ["2026-03-25", [slots.DINNER]],
  ] as const) {
    const day = await aDay(app, anna, date);
    for (const slot of meals) {
      const meal = { recipe_template: omelette, portions_to_plan: 2, portions_multiplier: 1.5 };
      const place = { calendar_day_id: day, meal_slot_specification_id: slot };
      const { status } = await app.post("planGeneratedRecipeMeal/", { ...meal, ...place }, { as: anna });
      expect(status).toBe(201);
    }
  }
  await app.post("groceryList/", { start_date: "2026-03-18", end_date: "2026-03-24" }, { as: anna });
});
afterAll(() => app.close());

/** Someone who joins by a new link, and what they read of the dinners. */
async function aShopper(before: () => Promise<unknown> = async () => undefined) {
  const { token } = (await app.post("groceryShareLink/", {}, { as: anna })).body;
  await before();
  const ben = await app.aUser();
  const { id } = (await app.post("groceryShopper/", { token }, { as: ben })).body;
  return async () => (await app.get(`sharedGroceryList/${id}/`, { as: ben })).body.list.dinners;
}
const dinnerOn = (date: string) => ({
  date,
  recipe: { id: omelette, name: expect.any(String), image: null, picture_version: expect.any(String) },
});

it("GROC-040 shows the dinners of these days by name and picture, without portions, figures and other meals", async () => {
  const dinners = await aShopper();
  expect(await dinners()).toEqual([dinnerOn("2026-03-18"), dinnerOn("2026-03-20")]);
});

it("GROC-040 shows none that was eaten", async () => {
  const dinners = await aShopper();
  const path = "calendarDay/?date__gte=2026-03-18&date__lte=2026-03-18";
  const [day] = (await app.get(path, { as: anna })).body.results;
  const [item] = day.calendar_items;
  const setStatus = (status: string) => app.patch(`calendarItem/${item.id}/`, { status }, { as: anna });
  expect((await setStatus("EATEN")).status).toBe(200);
  expect(await dinners()).toEqual([dinnerOn("2026-03-20")]);
  await setStatus("PLANNED");
});

it("GROC-040 shows none to who joined by a link of which the owner was told that dishes stay hidden", async () => {
  const dinners = await aShopper(() =>
    inSystemScope(app.app.services.db, (trx) =>
      trx
        .updateTable("grocery_share_links")
        .set({ shows_dinners: false })
        .where("user_id", "=", anna.id)
        .execute(),
    ),
  );
  expect(await dinners()).toEqual([]);
});
