import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDay, aPlanner, aQuickAdd, recipeId, slotsOf } from "../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { inSystemScope } from "../platform/database/scope.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({});
});
afterAll(() => app.close());

interface Place {
  readonly day: number;
  readonly slot: number;
  readonly recipe: number;
}
async function aPlace(person: Person): Promise<Place> {
  const slot = (await slotsOf(app, person)).BREAKFAST ?? 0;
  return { day: await aDay(app, person), slot, recipe: await recipeId(app, person, "porridge") };
}
const plan = (as: Person, { day, slot, recipe }: Place, body: object = {}) =>
  app.post(
    "planGeneratedRecipeMeal/",
    {
      recipe_template: recipe,
      portions_to_plan: 2,
      portions_multiplier: 0.5,
      calendar_day_id: day,
      meal_slot_specification_id: slot,
      ...body,
    },
    { as },
  );

describe("planning a chosen recipe", () => {
  it("refuses what is not there or belongs to others, alike", async () => {
    const anna = await aPlanner(app);
    const place = await aPlace(anna);
    const foreign = await aPlace(await aPlanner(app));
    const none = { status: 404, body: { detail: "Not found." } };
    expect(await plan(anna, { ...place, day: foreign.day })).toMatchObject(none);
    expect(await plan(anna, { ...place, slot: foreign.slot })).toMatchObject(none);
    expect(await plan(anna, place, { calendar_item_to_replace: 2_000_000 })).toMatchObject(none);
    expect((await plan(anna, { ...place, slot: -2 })).status).toBe(400);
    for (const wrong of [
      { portions_to_plan: 0 },
      { portions_multiplier: 0.45 },
      { portions_multiplier: 0.52 },
    ])
      expect((await plan(anna, place, wrong)).status).toBe(400);
  });

  it("REC-040 REC-041 stores one personal portion, and ingredients for all people", async () => {
    const anna = await aPlanner(app);
    const place = await aPlace(anna);
    const { status, body } = await plan(anna, place, { kcal: 1, recipe_template: { id: place.recipe } });
    expect(status).toBe(201);
    const { meal } = body;
    expect(body).toMatchObject({ meal_slot: place.slot, meal_moment: "BREAKFAST", status: "PLANNED" });
    expect(meal).toMatchObject({ portions: 2, planned_portions: 2, portions_multiplier: 0.5 });
    expect(meal.kcal).toBeCloseTo(meal.recipe_template.kcal / 2, 0);
    const quantities = (list: { quantity: number }[]) => list.map(({ quantity }) => quantity);
    const whole = (await app.get(`recipeMeal/${meal.id}/`, { as: anna })).body;
    // Two people of half a portion each cook exactly the recipe of one portion.
    expect(quantities(whole.ingredients)).toEqual(quantities(whole.recipe_template.ingredients));
    const more = await app.put(`editRecipeMealPortions/${meal.id}/`, { portions: 4 }, { as: anna });
    expect(more.body).toMatchObject({ portions: 4, kcal: meal.kcal });
    expect(quantities(more.body.ingredients)).toEqual(
      quantities(whole.ingredients).map((value) => value * 2),
    );
    expect((await app.put(`editRecipeMealPortions/${meal.id}/`, { portions: 0 }, { as: anna })).status).toBe(
      400,
    );
  });

  it("REC-041 keeps a planned meal's figures when its recipe changes", async () => {
    const anna = await aPlanner(app);
    const place = await aPlace(anna);
    const { body } = await plan(anna, place);
    await inSystemScope(app.app.services.db, (db) =>
      db.updateTable("recipe_templates").set({ kcal: 9 }).where("id", "=", place.recipe).execute(),
    );
    const { body: later } = await app.get(`recipeMeal/${body.meal.id}/`, { as: anna });
    expect(later.kcal).toBe(body.meal.kcal);
    expect(later.fiber).toBe(body.meal.fiber);
  });

  it("DIARY-071 deletes the replaced meal before it plans the new one", async () => {
    const anna = await aPlanner(app);
    const place = await aPlace(anna);
    const old = await aQuickAdd(app, anna, place.day, "BREAKFAST");
    const { status, body } = await plan(anna, place, { calendar_item_to_replace: old.item });
    expect(status).toBe(201);
    const day = await app.get(`calendarDay/${place.day}/`, { as: anna });
    expect(day.body.calendar_items).toEqual([body]);
    expect((await app.get(`quickAddMeal/${old.meal}/`, { as: anna })).status).toBe(404);
  });

  it("DIARY-072 leaves the old meal where it was when the planning fails after its deletion", async () => {
    const anna = await aPlanner(app);
    const place = await aPlace(anna);
    const old = await aQuickAdd(app, anna, place.day, "BREAKFAST");
    // The recipe's serving disappears from under the planning: storing the ingredients fails in the middle.
    const break_ = await inSystemScope(app.app.services.db, (db) =>
      db
        .updateTable("ingredients")
        .set({ quantity: 1e-9 })
        .where("content_type", "=", "recipetemplate")
        .where("object_id", "=", place.recipe)
        .where("position", "=", 0)
        .returning(["id"])
        .execute(),
    );
    expect(break_).toHaveLength(1);
    expect((await plan(anna, place, { calendar_item_to_replace: old.item })).status).toBe(500);
    const day = await app.get(`calendarDay/${place.day}/`, { as: anna });
    expect(day.body.calendar_items).toMatchObject([{ id: old.item, object_id: old.meal }]);
  });

  it("plans once for two presses that carry the same key", async () => {
    const anna = await aPlanner(app);
    const place = await aPlace(anna);
    const recipe = await recipeId(app, anna, "omelette");
    const body = {
      recipe_template: recipe,
      portions_to_plan: 1,
      calendar_day_id: place.day,
      meal_slot_specification_id: place.slot,
    };
    const options = { as: anna, headers: { "idempotency-key": "press-0001" } };
    const press = () => app.post("planGeneratedRecipeMeal/", body, options);
    const [one, two] = await Promise.all([press(), press()]);
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(two.body).toEqual(one.body);
    expect((await app.get("calendarItem/", { as: anna })).body.count).toBe(1);
  });
});

describe("recipes as people eat them", () => {
  it("REC-089 REC-038 DATA-023 makes, changes and deletes them", async () => {
    const anna = await app.aUser();
    const recipe = await recipeId(app, anna, "omelette");
    const make = (body: object) => app.post("recipeMeal/", { portions: 1, ...body }, { as: anna });
    expect((await make({ recipe_template: 2_000_000 })).body).toHaveProperty("recipe_template");
    expect((await make({ recipe_template: recipe, portions: 0 })).status).toBe(400);
    const made = await make({ recipe_template: { id: recipe, image: null } });
    expect(made.status).toBe(201);
    const path = `recipeMeal/${made.body.id}/`;
    const larger = await app.patch(path, { portions_multiplier: 2 }, { as: anna });
    expect(larger.body.kcal).toBeCloseTo(made.body.kcal * 2, 0);
    const steps = [{ text: "Just fry it." }];
    expect((await app.patch(path, { directions: steps }, { as: anna })).body.directions).toEqual(steps);
    expect((await app.get(path, { as: anna })).body.ingredients).toEqual(
      made.body.ingredients.map((line: { quantity: number }) =>
        expect.objectContaining({ quantity: line.quantity * 2 }),
      ),
    );
    expect((await app.delete(path, { as: anna })).status).toBe(204);
    expect((await app.get(path, { as: anna })).status).toBe(404);
  });
});
