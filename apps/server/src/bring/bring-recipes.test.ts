import type { RecipeTemplate } from "@plateful/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bring, readBrought, untilBrought } from "../../test/brought-files.ts";
import { aDay, aPlanner } from "../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ settings: {} });
});
afterAll(() => app.close());

const SOUP = {
  "@type": "Recipe",
  name: "Lentil soup of the village",
  recipeYield: "4 servings",
  prepTime: "PT10M",
  cookTime: "PT25M",
  author: { name: "Aunt Mina" },
  url: "https://soup.example/lentil",
  keywords: "dinner, soup",
  recipeIngredient: ["400 g courgette", "200 g onion"],
  recipeInstructions: ["Chop the onion.", "Cook all of it."],
};
const STEW = {
  ...SOUP,
  name: "Stew of the sea",
  recipeIngredient: ["400 g courgette", "2 handfuls of gloopwort"],
};
const FILE = JSON.stringify([SOUP, STEW]);

const ownOf = async (as: Person): Promise<RecipeTemplate[]> =>
  (
    await app.post(
      "generateMeals/",
      { source_provider: ["USER_GENERATED"], author: as.id, page_size: 100 },
      { as },
    )
  ).body.results.map(({ recipe_template }: { recipe_template: RecipeTemplate }) => recipe_template);
const named = async (as: Person, name: string): Promise<RecipeTemplate | undefined> => {
  const found = (await ownOf(as)).find((recipe) => recipe.name === name);
  return found && (await app.get(`recipeTemplate/${found.id}/`, { as })).body;
};
const undo = async (as: Person, id: number) => {
  await app.post(`broughtFile/${id}/undo/`, {}, { as });
  return untilBrought(app, id, { as });
};

describe("bringing recipes", () => {
  it("DOOR-130 DOOR-132 a file of recipes is looked at first: names, lines with a food, and lines without", async () => {
    const anna = await app.aUser();
    const { status, body } = await readBrought(app, FILE, { as: anna, name: "recipes.json" });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ app: "RECIPE_FILE", status: "READY", total: 2, already: 0, misfit_count: 0 },
      recipes: { count: 2, names: [SOUP.name, STEW.name], looked_up: 2, lines: 4, lines_known: 3 },
      meals: { count: 0 },
    });
    expect(body.recipes.unknown_lines).toEqual([{ recipe: STEW.name, line: "2 handfuls of gloopwort" }]);
    expect(await ownOf(anna)).toEqual([]);
  });

  it("DOOR-133 a recipe of which all is known is published with its figures of one portion", async () => {
    const anna = await app.aUser();
    expect(await bring(app, anna, FILE, { name: "recipes.json" })).toMatchObject({
      ...{ status: "DONE", recipes_added: 2, recipes_drafted: 1, meals_added: 0, done: 2 },
    });
    const soup = await named(anna, SOUP.name);
    expect(soup).toMatchObject({
      ...{ published: true, preparation_time_min: 10, cooking_time_min: 25 },
      ...{ source_author: "Aunt Mina", source_url: SOUP.url, external_url: SOUP.url },
      directions: SOUP.recipeInstructions.map((text) => ({ text })),
    });
    expect(soup?.tags.map(({ name }) => name).sort()).toEqual(["DINNER", "SOUP"]);
    expect(soup?.ingredients).toHaveLength(2);
    // 100 g of courgette and 50 g of onion.
    expect(soup?.kcal).toBeGreaterThan(20);
    expect(soup?.kcal).toBeLessThan(60);
  });

  it("DOOR-133 a line without a certain food stays as words, and its recipe a draft", async () => {
    const anna = await app.aUser();
    await bring(app, anna, FILE, { name: "recipes.json" });
    const stew = await named(anna, STEW.name);
    expect(stew).toMatchObject({ published: false });
    expect(stew?.ingredients).toHaveLength(1);
    expect(stew?.directions[0]?.text).toContain("2 handfuls of gloopwort");
    expect(stew?.directions).toHaveLength(3);
  });

  it("DOOR-133 a recipe that names no meal is for dinner, one of a dessert for between meals, and both are listed", async () => {
    const anna = await app.aUser();
    const { keywords: _keywords, ...plain } = SOUP;
    const sweet = { ...plain, name: "Sweet courgette", recipeCategory: "Dessert" };
    await bring(app, anna, JSON.stringify([plain, sweet]), { name: "plain.json" });
    const tags = (await ownOf(anna)).map((recipe) => [recipe.name, recipe.tags.map(({ name }) => name)]);
    expect(new Map(tags as [string, string[]][])).toEqual(
      new Map([
        [SOUP.name, ["DINNER"]],
        [sweet.name, ["SNACK"]],
      ]),
    );
  });

  it("DOOR-133 a recipe of more lines than are looked up stays a draft, and the others stand as words", async () => {
    const anna = await app.aUser();
    const lines = Array.from({ length: 82 }, (_, at) => `${at + 1} g courgette`);
    await bring(app, anna, JSON.stringify({ ...SOUP, recipeIngredient: lines }), { name: "long.json" });
    const soup = await named(anna, SOUP.name);
    expect(soup).toMatchObject({ published: false });
    expect(soup?.directions[0]?.text).toMatch(/: 81 g courgette; 82 g courgette$/);
  });

  it("DOOR-133 words of many lines are parted into steps, and none is lost", async () => {
    const anna = await app.aUser();
    const lines = Array.from({ length: 20 }, (_, at) => `${"gloop ".repeat(40)}number${at}.`);
    await bring(app, anna, JSON.stringify({ ...SOUP, recipeIngredient: lines }), { name: "words.json" });
    const texts = (await named(anna, SOUP.name))?.directions.map(({ text }) => text) ?? [];
    expect(Math.max(...texts.map(({ length }) => length))).toBeLessThanOrEqual(2_000);
    for (const at of lines.keys()) expect(texts.join(" ")).toContain(`number${at}.`);
  });

  it("DOOR-133 a recipe that does not say for how many it is stays a draft", async () => {
    const anna = await app.aUser();
    const { recipeYield: _yield, ...unsaid } = SOUP;
    await bring(app, anna, JSON.stringify(unsaid), { name: "recipes.json" });
    expect(await named(anna, SOUP.name)).toMatchObject({ published: false });
  });

  it("DOOR-136 the same recipe adds nothing again, from whichever file, also after it was deleted", async () => {
    const anna = await app.aUser();
    await bring(app, anna, FILE, { name: "recipes.json" });
    const again = await readBrought(app, JSON.stringify(SOUP), { as: anna, name: "one.json" });
    expect(again.body).toMatchObject({ already: 1 });
    expect(
      (await app.delete(`recipeTemplate/${(await named(anna, SOUP.name))?.id}/`, { as: anna })).status,
    ).toBe(204);
    expect(await bring(app, anna, FILE, { name: "recipes.json" })).toMatchObject({
      ...{ recipes_added: 0, already_there: 2 },
    });
    expect(await ownOf(anna)).toHaveLength(1);
  });

  it("DOOR-137 undo removes the recipes of the file and no others, and it can be brought again", async () => {
    const anna = await app.aUser();
    await bring(app, anna, JSON.stringify({ ...SOUP, name: "Another soup" }), { name: "one.json" });
    const { id } = await bring(app, anna, FILE, { name: "recipes.json" });
    expect(await undo(anna, id)).toMatchObject({ status: "UNDONE" });
    expect((await ownOf(anna)).map(({ name }) => name)).toEqual(["Another soup"]);
    expect(await bring(app, anna, FILE, { name: "recipes.json" })).toMatchObject({ recipes_added: 2 });
  });

  it("DOOR-137 a meal that was planned with a recipe stays when its file is undone", async () => {
    const anna = await aPlanner(app);
    const { id } = await bring(app, anna, JSON.stringify(SOUP), { name: "one.json" });
    const recipe = await named(anna, SOUP.name);
    const meal = await app.post("recipeMeal/", { recipe_template: recipe?.id, portions: 1 }, { as: anna });
    const place = { calendar_day: await aDay(app, anna), meal_moment: "DINNER", content_type: "recipemeal" };
    const item = await app.post("calendarItem/", { ...place, object_id: meal.body.id }, { as: anna });
    expect(item.status).toBe(201);
    await undo(anna, id);
    expect(await ownOf(anna)).toEqual([]);
    const { status, body } = await app.get(`recipeMeal/${meal.body.id}/`, { as: anna });
    expect([status, body.kcal]).toEqual([200, meal.body.kcal]);
  });

  it("DOOR-138 recipes are not for whoever may not make their own", async () => {
    const anna = await app.aUser({ feature_flag_disable_product_logging: true });
    const read = await readBrought(app, FILE, { as: anna, name: "recipes.json" });
    const begun = await app.post(`broughtFile/${read.body.id}/import/`, {}, { as: anna });
    expect(begun.status).toBe(403);
  });

  it("DOOR-131 our own download comes back with the names, amounts and steps that it had", async () => {
    const [anna, bert] = [await app.aUser(), await app.aUser()];
    await bring(app, anna, JSON.stringify(SOUP), { name: "one.json" });
    const { rawPayload } = await app.inject({
      ...{ method: "GET", url: "/api/users/me/recipes/" },
      headers: { authorization: `Token ${anna.token}` },
    });
    expect(await bring(app, bert, rawPayload, { name: "recipes.zip" })).toMatchObject({
      ...{ app: "PLATEFUL", recipes_added: 1, recipes_drafted: 0 },
    });
    const [before, after] = [await named(anna, SOUP.name), await named(bert, SOUP.name)];
    expect(after?.directions).toEqual(before?.directions);
    expect(after?.tags).toEqual(before?.tags);
    expect(after?.kcal).toBeCloseTo(before?.kcal ?? 0, 0);
    const amounts = (recipe: RecipeTemplate | undefined) =>
      recipe?.ingredients.map(({ name, quantity }) => [name, quantity]);
    expect(amounts(after)).toEqual(amounts(before));
  });
});
