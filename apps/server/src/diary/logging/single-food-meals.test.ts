import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDay, aPlanner, slotsOf } from "../../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
let anna: Person;
let day: number;
let slots: Record<string, number>;

interface Serving {
  id: number;
  kcal: number;
  serving_description: string;
  food: { name: string };
}
let banana: Serving;
let milk: Serving;

async function servingOf(query: string, description: string): Promise<Serving> {
  const path = `suggestedServingSearch/?page_size=100&query=${encodeURIComponent(query)}`;
  const { body } = await app.get(path, { as: anna });
  return body.results.find(
    (serving: Serving) =>
      serving.serving_description === description && serving.food.name.toLowerCase() === query.toLowerCase(),
  );
}

beforeAll(async () => {
  app = await openTestApp();
  anna = await aPlanner(app);
  day = await aDay(app, anna);
  slots = await slotsOf(app, anna);
  banana = await servingOf("banana", "100 g");
  milk = await servingOf("whole milk", "100 g");
});
afterAll(() => app.close());

const plan = (body: object, as = anna) =>
  app.post(
    "planSingleFoodMeal/",
    {
      calendar_day_id: day,
      meal_slot_id: slots.LUNCH,
      quantity: 1.5,
      suggested_serving_id: banana.id,
      ...body,
    },
    { as },
  );

describe("a food in the diary", () => {
  it("FOOD-028 DIARY-062 is planned in a slot as so many servings", async () => {
    const { status, body } = await plan({});
    expect(status).toBe(201);
    expect(body).toMatchObject({
      calendar_day: day,
      meal_slot: slots.LUNCH,
      meal_moment: "LUNCH",
      content_type: "singlefoodmeal",
      status: "EATEN",
      meal: {
        user: anna.id,
        ingredient: { name: "Banana", quantity: 1.5, suggested_serving: { id: banana.id } },
      },
    });
    const shown = await app.get(`calendarDay/${day}/`, { as: anna });
    expect(shown.body.calendar_items).toContainEqual(body);
  });

  it("goes to a moment where there is no slot, and to neither without both", async () => {
    const snack = await plan({ meal_slot_id: null, meal_moment: "LATE_SNACK" });
    expect(snack.body).toMatchObject({ meal_slot: null, meal_moment: "LATE_SNACK" });
    expect(await plan({ meal_slot_id: null })).toMatchObject({
      status: 400,
      body: { meal_slot_id: [expect.any(String)] },
    });
  });

  it("refuses amounts and servings that cannot be", async () => {
    expect((await plan({ quantity: 0 })).body.quantity).toEqual([
      "Quantity cannot be zero. Use the delete button.",
    ]);
    expect((await plan({ quantity: -1 })).status).toBe(400);
    expect((await plan({ quantity: 10_001 })).status).toBe(400);
    expect((await plan({ suggested_serving_id: 2_000_000_000 })).body.suggested_serving_id).toHaveLength(1);
  });

  it("DIARY-048 is refused to people for whom logging is switched off", async () => {
    const bram = await aPlanner(app, {}, { feature_flag_disable_product_logging: true });
    const own = { calendar_day_id: await aDay(app, bram), meal_slot_id: (await slotsOf(app, bram)).LUNCH };
    expect(await plan(own, bram)).toMatchObject({ status: 403, body: { code: "product_logging_disabled" } });
    const ingredient = { suggested_serving: banana.id, quantity: 1 };
    const single = await app.post("singleFoodMeal/", { ingredient }, { as: bram });
    expect(single).toMatchObject({ status: 403, body: { code: "product_logging_disabled" } });
  });

  it("FOOD-038 counts for the planner, which leaves room for it", async () => {
    const bram = await aPlanner(app);
    const [withFood, without] = [await aDay(app, bram, "2026-03-18"), await aDay(app, bram, "2026-03-25")];
    const slot = (await slotsOf(app, bram)).BREAKFAST;
    const large = { calendar_day_id: withFood, meal_slot_id: slot, quantity: 8 };
    expect((await plan(large, bram)).status).toBe(201);
    await app.post(
      "autoPlanDays/",
      { num_days: 8, start_date_inclusive: "2026-03-18", delete_existing_plans: false },
      { as: bram },
    );
    const plannedKcal = async (id: number) => {
      const { body } = await app.get(`calendarDay/${id}/`, { as: bram });
      const recipes = body.calendar_items.filter(
        (item: { meal_moment: string }) => item.meal_moment !== "BREAKFAST",
      );
      return recipes.reduce((sum: number, item: { meal: { kcal: number } }) => sum + item.meal.kcal, 0);
    };
    expect(await plannedKcal(withFood)).toBeLessThan((await plannedKcal(without)) - 50);
  });
});

describe("meals of one food", () => {
  it("FOOD-028 FOOD-030 are made, read, changed and deleted", async () => {
    const ingredient = { suggested_serving: banana.id, quantity: 2 };
    const made = await app.post("singleFoodMeal/", { ingredient }, { as: anna });
    expect(made.status).toBe(201);
    const path = `singleFoodMeal/${made.body.id}/`;
    const changed = await app.call("PATCH", path, { quantity: 0.5 }, { as: anna });
    expect(changed.body).toMatchObject({
      id: made.body.id,
      ingredient: { id: made.body.ingredient.id, quantity: 0.5, suggested_serving: { id: banana.id } },
    });
    const swapped = await app.call("PATCH", path, { suggested_serving: milk.id }, { as: anna });
    expect(swapped.body.ingredient).toMatchObject({ name: "Whole milk", quantity: 0.5 });
    const replaced = await app.call("PUT", path, { ingredient }, { as: anna });
    expect(replaced.body).toEqual(made.body);
    expect((await app.get(path, { as: anna })).body).toEqual(made.body);
    const wrong = await app.call("PATCH", path, { suggested_serving: 2_000_000_000 }, { as: anna });
    expect(wrong).toMatchObject({ status: 400, body: { suggested_serving: [expect.any(String)] } });
    expect((await app.call("DELETE", path, undefined, { as: anna })).status).toBe(204);
    expect((await app.get(path, { as: anna })).status).toBe(404);
  });

  it("leave the diary with their deletion", async () => {
    const { body: item } = await plan({});
    await app.call("DELETE", `singleFoodMeal/${item.object_id}/`, undefined, { as: anna });
    expect((await app.get(`calendarItem/${item.id}/`, { as: anna })).status).toBe(404);
  });
});
