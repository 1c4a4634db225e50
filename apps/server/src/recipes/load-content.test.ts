import { isDeepStrictEqual } from "node:util";
import { type Content, readContent } from "@plateful/content";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { offerSides } from "../../test/dishes.ts";
import { aDay, aPlanner, recipeId } from "../../test/factories.ts";
import { openTestApp, type TestApp } from "../../test/test-app.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import { countsOf, loadContent, loadContentOnce, loadStamp } from "./load-content.ts";

let app: TestApp;
const content = readContent();
beforeAll(async () => {
  app = await openTestApp({ settings: {} });
  // Loading offers them again, so they are offered from the beginning.
  await offerSides(app);
});
afterAll(() => app.close());

const load = (changes: Partial<Content> = {}) =>
  loadContent(
    app.app.services,
    { ...content, ...changes, version: JSON.stringify(Object.keys(changes)) },
    "test",
  );
const NOTHING = { added: 0, changed: 0, removed: 0 };

/** Everything that the content files decide, ids included, without times. */
const snapshot = () =>
  inSystemScope(app.app.services.db, async (db) => ({
    foods: await db.selectFrom("foods").selectAll().orderBy("id").execute(),
    servings: await db.selectFrom("suggested_servings").selectAll().orderBy("id").execute(),
    recipes: await db.selectFrom("recipe_templates").selectAll().orderBy("id").execute(),
    ingredients: await db
      .selectFrom("ingredients")
      .selectAll()
      .where("content_type", "=", "recipetemplate")
      .orderBy("id")
      .execute(),
    avoid: await db.selectFrom("ingredients_to_avoid").selectAll().orderBy("id").execute(),
    exercises: await db.selectFrom("exercise_templates").selectAll().orderBy("id").execute(),
    simpleRecipes: await db.selectFrom("simple_recipes").selectAll().orderBy("id").execute(),
    simpleTags: await db.selectFrom("simple_recipe_custom_tags").selectAll().orderBy("id").execute(),
    simpleSections: await db.selectFrom("simple_recipe_sections").selectAll().orderBy("id").execute(),
  }));

it("holds the whole content after the first start", async () => {
  const { foods, recipes, ingredients, exercises } = await snapshot();
  expect(foods).toHaveLength(content.foods.length);
  expect(recipes).toHaveLength(content.recipes.length);
  expect(exercises).toHaveLength(content.exercises.length);
  expect(ingredients).toHaveLength(
    content.recipes.reduce((sum, recipe) => sum + recipe.ingredients.length, 0),
  );
});

it("changes nothing when it is loaded again", async () => {
  const before = await snapshot();
  app.clock.forward(60);
  expect(countsOf(await load())).toEqual({
    foods: NOTHING,
    recipes: NOTHING,
    ingredientsToAvoid: NOTHING,
    exercises: NOTHING,
    simpleRecipes: NOTHING,
    simpleRecipeTags: NOTHING,
    simpleRecipeSections: NOTHING,
  });
  // Thousands of rows: `toEqual` takes seconds over them.
  expect(isDeepStrictEqual(await snapshot(), before)).toBe(true);
});

it("REC-140 says how long each recipe keeps, and writes what an older version loaded without it", async () => {
  const kept = async () => {
    const rows = await inSystemScope(app.app.services.db, (db) =>
      db
        .selectFrom("recipe_templates")
        .select(["key", "fridge_days", "freezes"])
        .where("key", "is not", null)
        .execute(),
    );
    return new Map(rows.map(({ key, fridge_days, freezes }) => [key, [fridge_days, freezes]]));
  };
  const wanted = new Map(content.recipes.map(({ id, fridgeDays, freezes }) => [id, [fridgeDays, freezes]]));
  expect(await kept()).toEqual(wanted);
  await inSystemScope(app.app.services.db, (db) =>
    sql`update recipe_templates set fridge_days = null, freezes = false, content_hash = replace(content_hash, '-3', '')
      where key is not null`.execute(db),
  );
  expect((await load()).recipes.changed).toHaveLength(content.recipes.length);
  expect(await kept()).toEqual(wanted);
});

it("changes the one recipe that changed, and never what people made", async () => {
  const anna = await app.aUser();
  const own = await inSystemScope(app.app.services.db, (db) =>
    db
      .insertInto("recipe_templates")
      .values({
        author_id: anna.id,
        name_en: "My soup",
        name_nl: "Mijn soep",
        kcal: 100,
        protein: 1,
        carbohydrates: 1,
        fat: 1,
      })
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
  const [first, ...others] = content.recipes;
  if (first === undefined) throw new Error("There are no recipes.");
  const renamed = { ...first, name: { en: "Renamed dish", nl: "Herdoopt gerecht" } };
  const before = await snapshot();
  const report = await load({ recipes: [renamed, ...others] });
  expect(report.recipes).toEqual({ added: [], changed: [first.id], removed: [] });
  expect(report.foods.changed).toEqual([]);
  const after = await snapshot();
  const changed = after.recipes.filter((row, at) => row.name_en !== before.recipes[at]?.name_en);
  expect(changed.map((row) => row.key)).toEqual([first.id]);
  expect(after.recipes.find(({ id }) => id === own.id)).toEqual(own);
  const id = await recipeId(app, anna, "Renamed");
  const { body } = await app.get(`recipeTemplate/${id}/`, { as: anna, language: "nl" });
  expect(body.name).toBe("Herdoopt gerecht");
  expect(countsOf(await load()).recipes).toEqual({ ...NOTHING, changed: 1 });
});

it("retires what left the content, without touching the diaries that show it", async () => {
  const anna = await aPlanner(app);
  const [first, ...others] = content.recipes;
  if (first === undefined) throw new Error("There are no recipes.");
  const id = await recipeId(app, anna, first.name.en);
  const meal = await app.post("recipeMeal/", { recipe_template: id, portions: 1 }, { as: anna });
  const day = await aDay(app, anna);
  await app.post(
    "calendarItem/",
    { calendar_day: day, meal_moment: "LUNCH", object_id: meal.body.id, content_type: "recipemeal" },
    { as: anna },
  );
  expect((await load({ recipes: others })).recipes).toEqual({ added: [], changed: [], removed: [first.id] });
  const shown = await app.get(`calendarDay/${day}/`, { as: anna });
  expect(shown.body.calendar_items[0].meal.recipe_template.name).toBe(first.name.en);
  expect((await app.get(`generateMeals/?id=${id}`, { as: anna })).body.count).toBe(0);
  expect((await app.post("recipeMeal/", { recipe_template: id, portions: 1 }, { as: anna })).status).toBe(
    400,
  );
  expect((await load()).recipes).toEqual({ added: [first.id], changed: [], removed: [] });
  expect((await app.get(`generateMeals/?id=${id}`, { as: anna })).body.count).toBe(1);
});

it("reads nothing when the database holds these files already", async () => {
  const stamp = loadStamp();
  await loadContent(app.app.services, content, stamp);
  const loadedAt = () =>
    inSystemScope(app.app.services.db, (db) => db.selectFrom("content_versions").selectAll().execute());
  const before = await loadedAt();
  app.clock.forward(60);
  await loadContentOnce(app.app.services);
  expect(await loadedAt()).toEqual(before);
  expect(before).toMatchObject([{ stamp, version: content.version }]);
});
