import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ingredientsToAvoid } from "../../test/factories.ts";
import { openTestApp, type TestApp } from "../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

describe("the single calls", () => {
  it("ONB-083 build the same chain: profile, day plan, slots, week, ingredients to avoid", async () => {
    const anna = await app.aUser();
    const { Honey: honey = 0 } = await ingredientsToAvoid(app, { Honey: "Honing" });
    const profile = await app.post(
      "users/userProfile/",
      { user_id: anna.id, gender: "FEMALE", weight: 70 },
      { as: anna },
    );
    const changed = await app.patch(`users/userProfile/${profile.body.id}/`, { age: 25 }, { as: anna });
    expect([profile.status, changed.status]).toEqual([201, 200]);
    const dayPlan = await app.post("users/nutritionDayPlan/", { name: "My day" }, { as: anna });
    expect(dayPlan.status).toBe(201);
    const slot = {
      meal_type: "LUNCH",
      meal_moment: "LUNCH",
      kcal: 500,
      protein: 30,
      carbohydrates: 50,
      fat: 20,
      nutrition_day_plan: dayPlan.body.id,
    };
    expect((await app.post("users/mealSlotSpecification/", slot, { as: anna })).status).toBe(201);
    const week = await app.post(
      "users/weeklyNutritionPlan/",
      { client_intake: profile.body.id, nutrition_day_plan_id: dayPlan.body.id },
      { as: anna },
    );
    expect(week.status).toBe(201);
    const renamed = await app.put(
      `users/weeklyNutritionPlan/${week.body.id}/`,
      {
        nutrition_day_plan_id: dayPlan.body.id,
        days_to_update_to_nutrition_day_plan_id: ["monday"],
        name: "Every day",
      },
      { as: anna },
    );
    expect(renamed.status).toBe(200);
    const avoided = await app.post(
      "users/setIngredientsToAvoid/",
      { ingredient_to_avoid_ids: [honey] },
      { as: anna },
    );
    expect(avoided.body).toEqual({ ingredient_to_avoid_ids: [honey] });
    const stored = await app.get(`users/userProfile/${profile.body.id}/`, { as: anna });
    expect(stored.body.weekly_nutrition_plan.friday).toMatchObject({ name: "Every day", kcal: 500 });
  });
});
