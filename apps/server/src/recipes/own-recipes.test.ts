import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDay, aPlanner, aProfile, recipeId, slotsOf } from "../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { untilServed } from "../../test/until-served.ts";

let app: TestApp;
let servings: Map<string, Serving>;
beforeAll(async () => {
  app = await openTestApp();
  servings = await gramServings(await app.aUser());
});
afterAll(() => app.close());

interface Serving {
  id: number;
  kcal: number;
  protein: number;
}

/** The serving of 100 g of each food by its name. */
async function gramServings(as: Person): Promise<Map<string, Serving>> {
  const found = new Map<string, Serving>();
  for (let page = 1; ; page++) {
    const { body } = await app.get(`food/?page_size=100&page=${page}`, { as, language: "en" });
    for (const { name, suggested_servings } of body.results) found.set(name, suggested_servings[0]);
    if (body.next === null) return found;
  }
}

/** A food whose name begins like this. */
function serving(name: string): Serving {
  const [, found] = [...servings].find(([food]) => food.startsWith(name)) ?? [];
  if (found === undefined) throw new Error(`No food is called ${name}.`);
  return found;
}

const add = (as: Person, recipe: number, food: string, quantity = 1, kind = "recipetemplate") =>
  app.post(
    "ingredient/",
    { quantity, suggested_serving: serving(food).id, object_id: recipe, content_type: kind },
    { as },
  );

async function aDraft(as: Person, tags = ["DINNER"]): Promise<number> {
  const { status, body } = await app.post("recipeTemplate/", { name: "Zanzibar bowl", tags }, { as });
  expect(status).toBe(201);
  return body.id;
}

/** A published recipe of 400 g of cooked things: enough for a dinner. */
async function aRecipe(as: Person, foods: readonly string[] = ["Chicken breast", "Rice"]): Promise<number> {
  const id = await aDraft(as);
  for (const food of foods) expect((await add(as, id, food, 2)).status).toBe(201);
  const { status } = await app.patch(`recipeTemplate/${id}/`, { published: true }, { as });
  expect(status).toBe(200);
  return id;
}

const read = async (as: Person, id: number) => (await app.get(`recipeTemplate/${id}/`, { as })).body;
const own = async (as: Person, more: object = {}) =>
  (
    await app.post(
      "generateMeals/",
      { source_provider: ["USER_GENERATED"], author: as.id, page_size: 100, ...more },
      { as },
    )
  ).body.results.map(({ recipe_template }: { recipe_template: { id: number } }) => recipe_template.id);

describe("writing a recipe", () => {
  it("REC-059 REC-084 REC-085 starts as an unpublished draft of the caller's own, whatever is sent", async () => {
    const anna = await app.aUser();
    const eve = await app.aUser();
    const body = { name: " Soup ", author: eve.id, source_provider: "PLATEFUL", tags: ["LUNCH"], kcal: 900 };
    const made = await app.post("recipeTemplate/", body, { as: anna });
    expect(made.body).toMatchObject({
      name: "Soup",
      author: anna.id,
      source_provider: "USER_GENERATED",
      published: false,
      tags: [{ name: "LUNCH" }],
      kcal: 0,
    });
    expect((await app.post("recipeTemplate/", { name: "x".repeat(121) }, { as: anna })).status).toBe(400);
    const library = await recipeId(app, anna, "omelette");
    const refused = await app.patch(`recipeTemplate/${library}/`, { name: "Mine" }, { as: anna });
    expect([refused.status, refused.body.code]).toEqual([403, "permission_denied"]);
  });

  it("REC-075 REC-086 REC-098 adds up the ingredients, and tells the new totals with each change", async () => {
    const anna = await app.aUser();
    const id = await aDraft(anna);
    const [chicken, rice] = [serving("Chicken breast"), serving("Rice")];
    const first = await add(anna, id, "Chicken breast", 1.5);
    expect(first.body).toMatchObject({ quantity: 1.5, object_id: id, content_type: "recipetemplate" });
    expect(first.body.recipe_totals.kcal).toBeCloseTo(1.5 * chicken.kcal, 0);
    await add(anna, id, "Rice", 1);
    const path = `ingredient/${first.body.id}/`;
    const changed = await app.patch(path, { quantity: 2 }, { as: anna });
    expect(changed.body.recipe_totals.kcal).toBeCloseTo(2 * chicken.kcal + rice.kcal, 0);
    const swapped = await app.patch(path, { suggested_serving: rice.id }, { as: anna });
    expect(swapped.body.recipe_totals.protein).toBeCloseTo(3 * rice.protein, 0);
    expect((await app.delete(path, { as: anna })).status).toBe(204);
    const recipe = await read(anna, id);
    expect(recipe.ingredients).toHaveLength(1);
    expect(recipe.kcal).toBeCloseTo(rice.kcal, 0);
    const listed = await app.get(`ingredient/?name=${recipe.ingredients[0].name}`, { as: anna });
    expect(listed.body.count).toBe(1);
  });

  it("REC-073 REC-077 refuses no amount, other people's recipes and those of the product", async () => {
    const anna = await app.aUser();
    const id = await aDraft(anna);
    const zero = await app.post(
      "ingredient/",
      { quantity: 0, suggested_serving: serving("Rice").id, object_id: id, content_type: "recipetemplate" },
      { as: anna },
    );
    expect([zero.status, zero.body]).toEqual([
      400,
      { quantity: ["Quantity cannot be zero. Use the delete button."] },
    ]);
    expect((await add(anna, id, "Rice", -1)).status).toBe(400);
    expect((await add(await app.aUser(), id, "Rice")).status).toBe(404);
    expect((await add(anna, await recipeId(app, anna, "omelette"), "Rice")).status).toBe(403);
  });

  it("REC-087 changes one's own planned meal, and nothing but it", async () => {
    const anna = await app.aUser();
    const recipe = await recipeId(app, anna, "omelette");
    const meal = (await app.post("recipeMeal/", { recipe_template: recipe, portions: 2 }, { as: anna })).body;
    const rice = serving("Rice");
    const added = await add(anna, meal.id, "Rice", 2, "recipemeal");
    expect(added.status).toBe(201);
    const after = (await app.get(`recipeMeal/${meal.id}/`, { as: anna })).body;
    expect(after.kcal - meal.kcal).toBeCloseTo(rice.kcal, 0);
    expect((await read(anna, recipe)).kcal).toBe(meal.recipe_template.kcal);
    expect((await add(await app.aUser(), meal.id, "Rice", 1, "recipemeal")).status).toBe(404);
  });

  it("REC-117 ingredients that are changed at once are all counted, in a recipe and in a planned meal", async () => {
    const anna = await app.aUser();
    const rice = serving("Rice");
    const id = await aDraft(anna);
    const recipe = await recipeId(app, anna, "omelette");
    const meal = (await app.post("recipeMeal/", { recipe_template: recipe, portions: 1 }, { as: anna })).body;
    const twenty = Array.from({ length: 20 }, (_, at) => at);
    const inBoth = await Promise.all(
      twenty.flatMap(() => [
        untilServed(() => add(anna, id, "Rice")),
        untilServed(() => add(anna, meal.id, "Rice", 1, "recipemeal")),
      ]),
    );
    expect(inBoth.map(({ status }) => status)).toEqual(inBoth.map(() => 201));
    expect((await read(anna, id)).kcal).toBeCloseTo(20 * rice.kcal, 0);
    const after = (await app.get(`recipeMeal/${meal.id}/`, { as: anna })).body;
    expect(after.kcal - meal.kcal).toBeCloseTo(20 * rice.kcal, 0);
  });

  it("REC-066 REC-088 copies a recipe into a draft without tags and picture", async () => {
    const anna = await app.aUser();
    const original = await read(anna, await recipeId(app, anna, "omelette"));
    const { name, directions, preparation_time_min } = original;
    const copy = await app.post(
      "createRecipe/",
      {
        recipe_template: { name: `${name} (my version)`, directions, preparation_time_min, tags: ["VEGAN"] },
        ingredients: original.ingredients.map(
          (ingredient: { quantity: number; suggested_serving: { id: number } }) => ({
            quantity: ingredient.quantity,
            suggested_serving: ingredient.suggested_serving.id,
          }),
        ),
      },
      { as: anna },
    );
    expect(copy.status).toBe(201);
    expect(copy.body).toMatchObject({ published: false, author: anna.id, tags: [], image: null, directions });
    expect(copy.body.kcal).toBeCloseTo(original.kcal, 0);
    const unknown = {
      recipe_template: { name: "x" },
      ingredients: [{ quantity: 1, suggested_serving: 2e9 }],
    };
    expect((await app.post("createRecipe/", unknown, { as: anna })).status).toBe(400);
  });
});

describe("publishing and deleting", () => {
  it("REC-060 REC-061 publishes under a name, and nothing that is empty", async () => {
    const anna = await app.aUser();
    const id = await aDraft(anna);
    const publish = (name: string) =>
      app.patch(`recipeTemplate/${id}/`, { published: true, name }, { as: anna });
    expect((await publish("Empty bowl")).status).toBe(400);
    expect((await read(anna, id)).name).toBe("Zanzibar bowl");
    await add(anna, id, "Rice", 2);
    expect((await publish("Full bowl")).body).toMatchObject({ published: true, name: "Full bowl" });
  });

  it("REC-062 REC-063 REC-068 REC-102 takes a recipe out of sight while it is edited, and puts it back", async () => {
    const anna = await app.aUser();
    const id = await aRecipe(anna);
    const before = await read(anna, id);
    const meal = (await app.post("recipeMeal/", { recipe_template: id, portions: 1 }, { as: anna })).body;
    await add(anna, id, "Rice", 3);
    await app.patch(`recipeTemplate/${id}/`, { name: "Something else", tags: ["LUNCH"] }, { as: anna });
    expect(await read(anna, id)).toMatchObject({ published: false, name: "Something else" });
    expect((await app.get(`recipeMeal/${meal.id}/`, { as: anna })).body.kcal).toBe(meal.kcal);
    const restored = await app.post(`recipeTemplate/${id}/restore/`, {}, { as: anna });
    expect(restored.status).toBe(200);
    const withoutIds = ({ ingredients, modified, version, ...rest }: typeof before) => ({
      ...rest,
      foods: ingredients.map(({ name, quantity }: { name: string; quantity: number }) => [name, quantity]),
    });
    expect(withoutIds(restored.body)).toEqual(withoutIds(before));
    const draft = await aDraft(anna);
    expect((await app.post(`recipeTemplate/${draft}/restore/`, {}, { as: anna })).status).toBe(404);
  });

  it("REC-064 REC-065 REC-067 deletes drafts, and keeps what was published for its meals", async () => {
    const anna = await app.aUser();
    const draft = await aDraft(anna);
    expect((await app.delete(`recipeTemplate/${draft}/`, { as: anna })).status).toBe(204);
    expect((await app.get(`recipeTemplate/${draft}/`, { as: anna })).status).toBe(404);
    const id = await aRecipe(anna);
    const meal = (await app.post("recipeMeal/", { recipe_template: id, portions: 1 }, { as: anna })).body;
    expect((await app.delete(`recipeTemplate/${id}/`, { as: anna })).status).toBe(204);
    expect(await read(anna, id)).toMatchObject({ published: false, deleted_at: expect.any(String) });
    expect((await app.get(`recipeMeal/${meal.id}/`, { as: anna })).body.kcal).toBe(meal.kcal);
    expect(await own(anna)).toEqual([]);
    expect((await app.delete(`recipeTemplate/${id}/`, { as: anna })).status).toBe(404);
  });

  it("REC-070 REC-089 REC-090 saves and plans a recipe in a slot, once", async () => {
    const anna = await aPlanner(app);
    const { DINNER } = await slotsOf(app, anna);
    const day = await aDay(app, anna);
    const id = await aDraft(anna, []);
    await add(anna, id, "Rice", 4);
    const meal = (await app.post("recipeMeal/", { recipe_template: id, portions: 1 }, { as: anna })).body;
    const body = { id: meal.id, name: "Evening rice", calendar_day_id: day, meal_slot_id: DINNER };
    const save = () => app.post("saveAndPlanRecipeMeal/", body, { as: anna });
    const saved = await save();
    expect(saved.status).toBe(201);
    expect(saved.body.recipe_template).toMatchObject({
      name: "Evening rice",
      published: true,
      tags: [{ name: "DINNER" }],
    });
    expect(saved.body.calendar_item).toMatchObject({ meal_slot: DINNER, object_id: meal.id });
    expect((await save()).body.calendar_item.id).toBe(saved.body.calendar_item.id);
    const items = (await app.get(`calendarDay/${day}/`, { as: anna })).body.calendar_items;
    expect(items).toHaveLength(1);
    const other = { ...body, existing_recipe_template_id: await recipeId(app, anna, "omelette") };
    expect((await app.post("saveAndPlanRecipeMeal/", other, { as: anna })).status).toBe(403);
  });
});

describe("who may have and see them", () => {
  it("REC-082 REC-083 lets people without an organisation make recipes, and others by its switches", async () => {
    const make = async (columns: Record<string, unknown>) =>
      (await app.post("recipeTemplate/", { name: "Soup" }, { as: await app.aUser(columns) })).status;
    const closed = await app.anOrganisation({ feature_flag_create_your_own_recipes: false });
    const open = await app.anOrganisation();
    expect(await make({})).toBe(201);
    expect(await make({ organisation_id: open })).toBe(201);
    expect(await make({ organisation_id: closed })).toBe(403);
    expect(await make({ feature_flag_disable_product_logging: true })).toBe(403);
  });

  it("REC-013 REC-046 REC-063 offers own recipes to their author alone, drafts first", async () => {
    const [anna, eve] = [await app.aUser(), await app.aUser()];
    const recipe = await aRecipe(anna);
    const draft = await aDraft(anna);
    expect(await own(anna)).toEqual([draft, recipe]);
    expect(await own(anna, { published: true })).toEqual([recipe]);
    expect(await own(anna, { published: false })).toEqual([draft]);
    const everything = await app.post(
      "generateMeals/",
      { page_size: 100, ingredient_search: "zanzibar" },
      { as: anna },
    );
    expect(everything.body.results).toHaveLength(1);
    expect(await own(eve, { author: anna.id })).toEqual([]);
    expect((await app.get(`recipeTemplate/${recipe}/`, { as: eve })).status).toBe(404);
    expect((await app.get(`recipeTemplate/?author=${anna.id}`, { as: eve })).body.count).toBe(0);
  });

  it("DATA-040 REC-046 REC-047 REC-101 holds own recipes against restrictions and lists of the organisation", async () => {
    const vegan = await app.aUser();
    const chicken = await aRecipe(vegan);
    const rice = await aRecipe(vegan, ["Rice"]);
    expect((await own(vegan)).sort()).toEqual([chicken, rice].sort());
    await aProfile(app, vegan, { diet: "VEGAN" });
    expect(await own(vegan)).toEqual([rice]);
    const [listed = 0] = [await recipeId(app, vegan, "omelette")];
    const strict = await app.aUser({
      organisation_id: await app.anOrganisation({ whitelisted_recipes: [listed] }),
    });
    const mine = await aRecipe(strict);
    expect(await own(strict)).toEqual([mine]);
  });

  it("DIARY-069 REC-101 lets the planner choose recipes of the person's own", async () => {
    const organisation = await app.anOrganisation();
    const anna = await aPlanner(app, {}, { organisation_id: organisation });
    const dinners: number[] = [];
    for (let page = 1, isLast = false; !isLast; page++) {
      const wishes = { page, page_size: 100, meal_types: ["DINNER"] };
      const { results, next } = (await app.post("generateMeals/", wishes, { as: anna })).body;
      for (const { recipe_template } of results) dinners.push(recipe_template.id);
      isLast = next === null;
    }
    const id = await aRecipe(anna);
    for (const recipe of dinners) await app.post("users/userdislikerecipe/", { recipe }, { as: anna });
    const { body } = await app.post("autoPlanDay/", { date: "2026-03-20" }, { as: anna });
    const dinner = body.calendar_items.find(
      ({ meal_moment }: { meal_moment: string }) => meal_moment === "DINNER",
    );
    expect(dinner.meal.recipe_template.id).toBe(id);
  });

  it("PLAN-162 knows of own recipes, too, how much of the protein stands in for meat", async () => {
    const anna = await aPlanner(app);
    const half = await aRecipe(anna, ["Firm tofu", "Chicken breast"]);
    const none = await aRecipe(anna);
    const { body } = await app.get("users/plan-candidates/", { as: anna });
    const standIn = (id: number) =>
      body.recipes.find((one: { recipe_template: { id: number } }) => one.recipe_template.id === id)
        ?.stand_in;
    const [tofu, chicken] = [serving("Firm tofu").protein, serving("Chicken breast").protein];
    expect(standIn(half)).toBeCloseTo(tofu / (tofu + chicken), 2);
    expect(standIn(none)).toBe(0);
  });
});
