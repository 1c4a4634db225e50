import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aPlanner, recipeId } from "../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";

let app: TestApp;
let anna: Person;
let recipe: number;
beforeAll(async () => {
  app = await openTestApp();
  anna = await aPlanner(app);
  recipe = await recipeId(app, anna, "omelette");
});
afterAll(() => app.close());

const get = async (path: string, language: "en" | "nl" = "en") =>
  (await app.get(path, { as: anna, language })).body;
const words = (list: string) => expect.arrayContaining(list.split(" "));
const keysOf = (found: object) => Object.keys(found);

describe("the fields of the original app", () => {
  it("FOOD-008 FOOD-009 stand in a food and in its servings", async () => {
    const [food] = (await get("food/")).results;
    expect(keysOf(food)).toEqual(words("id name brand_name suggested_servings"));
    const [serving] = food.suggested_servings;
    expect(keysOf(serving)).toEqual(
      words(
        "id serving_description kcal protein carbohydrates fat one_serving_in_metric_value measurement_description quantity",
      ),
    );
    expect([typeof serving.kcal, serving.kcal > 0, typeof serving.serving_description]).toEqual([
      ...["number", true, "string"],
    ]);
  });

  it("REC-096 FOOD-010 stand in a recipe and in its ingredients", async () => {
    const found = await get(`recipeTemplate/${recipe}/`);
    expect(keysOf(found)).toEqual(
      words(
        "id name author source_provider published tags image preparation_time_min cooking_time_min external_url kcal protein fat carbohydrates fiber created modified ingredients directions",
      ),
    );
    expect(keysOf(found.tags[0])).toEqual(words("name"));
    const [ingredient] = found.ingredients;
    expect(keysOf(ingredient)).toEqual(
      words("id name quantity suggested_serving modified object_id content_type"),
    );
    expect(keysOf(ingredient.suggested_serving)).toEqual(words("id kcal protein food"));
    expect([ingredient.object_id, ingredient.content_type]).toEqual([recipe, "recipetemplate"]);
    expect(ingredient.suggested_serving.food.id).toBeGreaterThan(0);
  });

  it("REC-097 FOOD-010 stand in a planned recipe, whose ingredients are its own", async () => {
    const body = { recipe_template: recipe, portions: 2 };
    const made = await app.post("recipeMeal/", body, { as: anna });
    const meal = await get(`recipeMeal/${made.body.id}/`);
    expect(keysOf(meal)).toEqual(
      words(
        "id recipe_template ingredients directions portions portions_multiplier planned_portions kcal protein fat carbohydrates fiber modified",
      ),
    );
    expect(keysOf(meal.directions[0])).toEqual(words("text"));
    expect([meal.portions, meal.recipe_template.id]).toEqual([2, recipe]);
    const [ingredient] = meal.ingredients;
    expect([ingredient.object_id, ingredient.content_type]).toEqual([meal.id, "recipemeal"]);
  });

  it("REC-099 have the names and the steps of the product's recipes in the language of the call", async () => {
    const [english, dutch] = [
      await get(`recipeTemplate/${recipe}/`),
      await get(`recipeTemplate/${recipe}/`, "nl"),
    ];
    expect([english.id, english.name === dutch.name]).toEqual([dutch.id, false]);
    expect(english.directions).toHaveLength(dutch.directions.length);
    expect(english.directions[0].text).not.toBe(dutch.directions[0].text);
    // A language that is spoken nowhere in the product.
    const other = await app.get(`recipeTemplate/${recipe}/`, {
      as: anna,
      headers: { "accept-language": "fr" },
    });
    expect(other.body.name).toBe(english.name);
  });

  it("FOOD-029 are those of a quickly added meal, which its owner makes, reads, changes and deletes", async () => {
    const amounts = { kcal: 321.5, protein: 12, fat: 10, carbohydrates: 40 };
    const made = await app.post("quickAddMeal/", amounts, { as: anna });
    expect([made.status, made.body]).toMatchObject([201, amounts]);
    const path = `quickAddMeal/${made.body.id}/`;
    expect(await get(path)).toMatchObject({ id: made.body.id, ...amounts });
    const changed = await app.patch(path, { fat: 11 }, { as: anna });
    expect([changed.status, changed.body]).toMatchObject([200, { ...amounts, fat: 11 }]);
    expect((await get("quickAddMeal/")).results).toMatchObject([{ id: made.body.id, fat: 11 }]);
    const eve = await app.aUser();
    for (const call of [app.get(path, { as: eve }), app.delete(path, { as: eve })])
      expect((await call).status).toBe(404);
    expect((await app.post("quickAddMeal/", { protein: 1 }, { as: anna })).status).toBe(400);
    expect((await app.delete(path, { as: anna })).status).toBe(204);
    expect((await app.get(path, { as: anna })).status).toBe(404);
  });
});
