import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDay, aPlanner, aQuickAdd, recipeId, slotsOf } from "../../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../../test/test-app.ts";
import { inSystemScope } from "../../platform/database/scope.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

interface Item {
  id: number;
  meal_moment: string;
  status: string;
  object_id: number;
  meal: {
    kcal: number;
    portions: number;
    portions_multiplier: number;
    recipe_template: { id: number; name: string; tags: { name: string }[] };
  };
}
interface Day {
  id: number;
  calendar_items: Item[];
}
interface Swap {
  recipe_template: { id: number; tags: { name: string }[] };
  portions_multiplier: number;
  kcal: number;
  deviation: { kcal: number };
  new_groceries: number;
  minutes_saved: number | null;
}

const DATE = "2026-03-18";
async function aPlannedDay(as: Person): Promise<Day> {
  return (await app.post("autoPlanDay/", { date: DATE }, { as })).body;
}
const lunchOf = (day: Day): Item => {
  const lunch = day.calendar_items.find((item) => item.meal_moment === "LUNCH");
  if (lunch === undefined) throw new Error("No lunch was planned.");
  return lunch;
};
const swapsOf = async (as: Person, item: number): Promise<Swap[]> =>
  (await app.get(`calendarItem/${item}/swaps/`, { as })).body.swaps;
const swap = (as: Person, item: number, { recipe_template, portions_multiplier }: Swap, headers = {}) =>
  app.post(
    `calendarItem/${item}/swap/`,
    { recipe_template: recipe_template.id, portions_multiplier },
    { as, headers },
  );
const eat = (as: Person, item: number) => app.patch(`calendarItem/${item}/`, { status: "EATEN" }, { as });
const dayOf = async (as: Person, id: number): Promise<Day> =>
  (await app.get(`calendarDay/${id}/`, { as })).body;
const kcalOf = (day: Day) => day.calendar_items.reduce((sum, { meal }) => sum + meal.kcal, 0);

describe("swaps of a planned meal", () => {
  it("PLAN-030 PLAN-033 offers ten other recipes of the meal, and says truly what each does to the day", async () => {
    const anna = await aPlanner(app);
    const day = await aPlannedDay(anna);
    const lunch = lunchOf(day);
    const swaps = await swapsOf(anna, lunch.id);
    expect(swaps).toHaveLength(10);
    const ids = swaps.map(({ recipe_template }) => recipe_template.id);
    expect(new Set(ids).size).toBe(10);
    const present = day.calendar_items.map(({ meal }) => meal.recipe_template.id);
    expect(ids.filter((id) => present.includes(id))).toEqual([]);
    for (const { recipe_template } of swaps)
      expect(recipe_template.tags.map(({ name }) => name)).toContain("LUNCH");
    const [first] = swaps;
    if (first === undefined) throw new Error("No swap was offered.");
    const swapped = await swap(anna, lunch.id, first);
    expect(swapped.status).toBe(200);
    expect(swapped.body).toMatchObject({ id: lunch.id, status: "PLANNED", meal: { kcal: first.kcal } });
    // The answer's promise, held against the day as it stands afterwards and the person's own targets.
    const { body: slots } = await app.get("users/mealSlotSpecification/", { as: anna });
    const target = slots.results.reduce((sum: number, { kcal }: { kcal: number }) => sum + kcal, 0);
    const after = (100 * (kcalOf(await dayOf(anna, day.id)) - target)) / target;
    expect(Math.abs(after - first.deviation.kcal)).toBeLessThan(0.1);
    expect(Math.abs(after)).toBeLessThan(10);
    // The old meal is gone with its ingredients.
    expect((await app.get(`recipeMeal/${lunch.object_id}/`, { as: anna })).status).toBe(404);
    const left = await inSystemScope(app.app.services.db, (trx) =>
      trx
        .selectFrom("ingredients")
        .select("id")
        .where("content_type", "=", "recipemeal")
        .where("object_id", "=", lunch.object_id)
        .execute(),
    );
    expect(left).toEqual([]);
  });

  it("PLAN-031 keeps to diet, intolerances, dislikes and things to avoid, in the list and in the swap", async () => {
    const anna = await aPlanner(app, { diet: "VEGAN", food_intolerances_gluten: true });
    const day = await aPlannedDay(anna);
    const lunch = lunchOf(day);
    const before = await swapsOf(anna, lunch.id);
    expect(before.length).toBeGreaterThan(0);
    const [disliked] = before;
    if (disliked === undefined) throw new Error("No swap was offered.");
    const recipe = disliked.recipe_template.id;
    await app.post("users/userdislikerecipe/", { recipe }, { as: anna });
    const ids = (await swapsOf(anna, lunch.id)).map(({ recipe_template }) => recipe_template.id);
    expect(ids).not.toContain(recipe);
    // Everything that is offered is among the recipes that suit this person.
    const suitable: number[] = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const { body } = await app.get(`generateMeals/?page_size=100&page=${page}`, { as: anna });
      suitable.push(...body.results.map((meal: Item["meal"]) => meal.recipe_template.id));
      pages = body.total_pages;
    }
    expect(ids.filter((id) => !suitable.includes(id))).toEqual([]);
    const omelette = await recipeId(app, anna, "omelette");
    for (const refused of [recipe, omelette, 2_000_000]) {
      const answer = await swap(anna, lunch.id, { ...disliked, recipe_template: { id: refused, tags: [] } });
      expect([refused, answer.status]).toEqual([refused, 400]);
      expect(answer.body).toHaveProperty("recipe_template");
    }
    expect(lunchOf(await dayOf(anna, day.id)).object_id).toBe(lunch.object_id);
  });

  it("PLAN-032 leaves alone what was eaten and what is no recipe", async () => {
    const anna = await aPlanner(app);
    const day = await aPlannedDay(anna);
    const lunch = lunchOf(day);
    const [first] = await swapsOf(anna, lunch.id);
    if (first === undefined) throw new Error("No swap was offered.");
    await eat(anna, lunch.id);
    const quick = await aQuickAdd(app, anna, day.id, "DINNER");
    for (const item of [lunch.id, quick.item]) {
      for (const answer of [
        await app.get(`calendarItem/${item}/swaps/`, { as: anna }),
        await swap(anna, item, first),
      ]) {
        expect(answer.status).toBe(409);
        expect(answer.body.code).toBe("meal_not_open");
      }
    }
    expect(lunchOf(await dayOf(anna, day.id)).object_id).toBe(lunch.object_id);
  });

  it("PLAN-032 PLAN-071 leaves alone what is locked, be it the meal, its slot or its day", async () => {
    const anna = await aPlanner(app);
    const lunch = lunchOf(await aPlannedDay(anna));
    const [first] = await swapsOf(anna, lunch.id);
    if (first === undefined) throw new Error("No swap was offered.");
    const { LUNCH: slot } = await slotsOf(app, anna);
    for (const what of [{ calendar_item_id: lunch.id }, { meal_slot_id: slot }, {}]) {
      const lock = (locked: boolean) => app.post("lockMeals/", { date: DATE, locked, ...what }, { as: anna });
      expect((await lock(true)).status).toBe(200);
      expect((await app.get(`calendarItem/${lunch.id}/swaps/`, { as: anna })).status).toBe(409);
      expect((await swap(anna, lunch.id, first)).body.code).toBe("meal_not_open");
      await lock(false);
    }
    expect((await swap(anna, lunch.id, first)).status).toBe(200);
  });

  it("PLAN-034 swaps once for two presses, and puts the meal back as it was", async () => {
    const anna = await aPlanner(app);
    const { LUNCH: slot } = await slotsOf(app, anna);
    const dayId = await aDay(app, anna);
    const recipe = await recipeId(app, anna, "porridge");
    const chosen = { recipe_template: recipe, portions_to_plan: 3, portions_multiplier: 1.25 };
    const place = { calendar_day_id: dayId, meal_slot_specification_id: slot };
    const { body: item } = await app.post("planGeneratedRecipeMeal/", { ...chosen, ...place }, { as: anna });
    const [first] = await swapsOf(anna, item.id);
    if (first === undefined) throw new Error("No swap was offered.");
    const press = () => swap(anna, item.id, first, { "idempotency-key": "swap-0001" });
    const [one, two] = await Promise.all([press(), press()]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(two.body).toEqual(one.body);
    // People cooked for stay the same.
    expect(one.body.meal).toMatchObject({ portions: 3, recipe_template: { id: first.recipe_template.id } });
    const meal = { calendar_item: item.id, recipe_template: recipe, portions: 3, portions_multiplier: 1.25 };
    // A porridge is no lunch: the planner would not choose it, yet it was chosen by hand and comes back.
    const back = await app.post(`calendarDay/${dayId}/restore-meals/`, { meals: [meal] }, { as: anna });
    expect(back.status).toBe(200);
    const [restored] = back.body.calendar_items;
    const { id: _, modified: __, ...was } = item.meal;
    expect(restored.meal).toMatchObject(was);
    expect(restored.id).toBe(item.id);
  });

  it("PLAN-036 gives at most three reasons, a favourite first, and none for a meal outside the plan", async () => {
    const anna = await aPlanner(app);
    const lunch = lunchOf(await aPlannedDay(anna));
    const reasonsOf = async (id: number) =>
      (await app.get(`recipeMeal/${id}/reasons/`, { as: anna })).body.reasons;
    await app.post("users/userfavouriterecipe/", { recipe: lunch.meal.recipe_template.id }, { as: anna });
    const reasons = await reasonsOf(lunch.object_id);
    expect(reasons[0]).toEqual({ code: "FAVOURITE" });
    expect(reasons.length).toBeLessThanOrEqual(3);
    const { body: slots } = await app.get("users/mealSlotSpecification/", { as: anna });
    const target = slots.results.find((slot: Item) => slot.meal_moment === "LUNCH").kcal;
    const percent = Math.round(100 * (lunch.meal.kcal / target - 1));
    if (Math.abs(percent) < 5) expect(reasons).toContainEqual({ code: "FITS_KCAL", percent: percent + 0 });
    const loose = await app.post(
      "recipeMeal/",
      { recipe_template: lunch.meal.recipe_template.id, portions: 1 },
      { as: anna },
    );
    expect(await reasonsOf(loose.body.id)).toEqual([]);
  });
});

it("PLAN-050 says what was loosened for the planned meals, and which targets they miss by how much", async () => {
  const anna = await aPlanner(app);
  const day = await aPlannedDay(anna);
  const diagnose = async () => (await app.get(`users/plan-diagnosis/?date=${DATE}`, { as: anna })).body;
  expect(await diagnose()).toEqual({ date: DATE, slots: [], relaxed: [], missed: [] });
  const lunch = lunchOf(day);
  const { LUNCH: slot } = await slotsOf(app, anna);
  const recipe = lunch.meal.recipe_template;
  const plan = (calendar_day_id: number, portions_multiplier: number, more = {}) =>
    app.post(
      "planGeneratedRecipeMeal/",
      {
        recipe_template: recipe.id,
        portions_to_plan: 1,
        portions_multiplier,
        calendar_day_id,
        meal_slot_specification_id: slot,
        ...more,
      },
      { as: anna },
    );
  const { body: large } = await plan(day.id, 3, { calendar_item_to_replace: lunch.id });
  await plan(await aDay(app, anna, "2026-03-20"), 1);
  const { slots, relaxed, missed } = await diagnose();
  expect(slots).toEqual([]);
  const place = { meal_slot: slot, meal_moment: "LUNCH", name: recipe.name };
  expect(relaxed).toEqual([
    { ...place, what: "SIZE" },
    { ...place, what: "REPEAT" },
  ]);
  const more = large.meal.kcal - lunch.meal.kcal;
  const [energy] = missed;
  expect(energy.nutrient).toBe("kcal");
  // The day was within two percent of its target before.
  expect(Math.abs(energy.amount - more)).toBeLessThan(60);
  expect(energy.percent).toBeGreaterThan(5);
});
