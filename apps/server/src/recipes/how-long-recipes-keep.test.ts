import { readContent } from "@plateful/content";
import type { RecipeTemplate } from "@plateful/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDay, aPlanner } from "../../test/factories.ts";
import { openTestApp, type TestApp } from "../../test/test-app.ts";

const byName = new Map(readContent().recipes.map((recipe) => [recipe.name.en, recipe]));
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

describe("how long a recipe keeps", () => {
  it("PLAN-248 comes with the content", async () => {
    const anna = await app.aUser();
    const { body } = await app.get("recipeTemplate/?page_size=100", { as: anna });
    const recipes = body.results as RecipeTemplate[];
    expect(recipes.length).toBeGreaterThan(50);
    for (const { name, fridge_days: days, freezes } of recipes)
      expect([name, days, freezes]).toEqual([name, byName.get(name)?.fridgeDays, byName.get(name)?.freezes]);
  });

  it("PLAN-248 is unknown of a recipe that a person made, which is not frozen", async () => {
    const anna = await app.aUser();
    const { body } = await app.post("recipeTemplate/", { name: "Soup" }, { as: anna });
    expect([body.fridge_days, body.freezes]).toEqual([null, false]);
  });

  it("PLAN-248 stands with the planned meals of a day", async () => {
    const anna = await aPlanner(app);
    const { body } = await app.get("recipeTemplate/?page_size=1", { as: anna });
    const recipe = body.results[0] as RecipeTemplate;
    const meal = await app.post("recipeMeal/", { recipe_template: recipe.id, portions: 1 }, { as: anna });
    const place = { calendar_day: await aDay(app, anna), meal_moment: "DINNER", content_type: "recipemeal" };
    const { body: item } = await app.post(
      "calendarItem/",
      { ...place, object_id: meal.body.id },
      { as: anna },
    );
    expect(item.meal.recipe_template).toMatchObject({
      ...{ fridge_days: recipe.fridge_days, freezes: recipe.freezes },
    });
  });
});
