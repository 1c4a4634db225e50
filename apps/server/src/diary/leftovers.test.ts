import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aPlanner, slotsOf } from "../../test/factories.ts";
import { diaryOf, keptDays, type LinkedItem, mealAt, planDays } from "../../test/linked-diary.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { inSystemScope } from "../platform/database/scope.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ settings: {} });
});
afterAll(() => app.close());

const [WEDNESDAY, THURSDAY, FRIDAY] = ["2026-03-18", "2026-03-19", "2026-03-20"] as const;

/** Someone with three planned days, on which each dinner is the next lunch. */
async function aCook(): Promise<{ anna: Person; dinner: LinkedItem; lunch: LinkedItem }> {
  const anna = await aPlanner(app, { leftovers: "NEXT_LUNCH" });
  await planDays(app, anna);
  return {
    anna,
    dinner: await mealAt(app, anna, WEDNESDAY, "DINNER"),
    lunch: await mealAt(app, anna, THURSDAY, "LUNCH"),
  };
}
type Recipe = LinkedItem["meal"]["recipe_template"];
const swapsOf = async (as: Person, item: number) =>
  (await app.get(`calendarItem/${item}/swaps/`, { as })).body.swaps;
/** Takes the best swap, or the best of those that keep so long. */
async function swap(as: Person, item: number, more: object = {}, suits = (_: number) => true) {
  const swaps: { recipe_template: Recipe; portions_multiplier: number }[] = await swapsOf(as, item);
  const first = swaps.find((one) => suits(keptDays(one.recipe_template)));
  if (first === undefined) throw new Error("No swap keeps as long as that.");
  const body = { recipe_template: first.recipe_template.id, portions_multiplier: first.portions_multiplier };
  const answer = await app.post(`calendarItem/${item}/swap/`, { ...body, ...more }, { as });
  expect(answer.status).toBe(200);
  return body.recipe_template;
}
const profileOf = async (as: Person) => (await app.get("users/userProfile/", { as })).body.results[0];
const recipeOf = (item: LinkedItem) => item.meal.recipe_template.id;
/** Says how long a recipe keeps. */
const keep = (id: number, fridge_days: number | null, freezes: boolean) =>
  inSystemScope(app.app.services.db, (db) =>
    db.updateTable("recipe_templates").set({ fridge_days, freezes }).where("id", "=", id).execute(),
  );
const amountOf = ({ meal }: LinkedItem) => meal.portions * meal.portions_multiplier;
const nothing = { leftover_of: null, leftovers: [] };

describe("left-overs in the diary", () => {
  it("PLAN-095 each says what it is left of, and what is cooked says for what and how much", async () => {
    const { anna, dinner, lunch } = await aCook();
    expect(recipeOf(lunch)).toBe(recipeOf(dinner));
    expect(lunch.meal.cooking).toMatchObject({
      cook_portions: 0,
      leftover_of: { calendar_item: dinner.id, date: WEDNESDAY, meal_moment: "DINNER" },
      leftovers: [],
    });
    expect(dinner.meal.cooking).toMatchObject({
      leftover_of: null,
      leftovers: [{ calendar_item: lunch.id, date: THURSDAY, meal_moment: "LUNCH" }],
    });
    const both = amountOf(dinner) + amountOf(lunch);
    expect(dinner.meal.cooking.cook_portions).toBeCloseTo(both, 2);
    // The page of the recipe says the same, and follows the people who are cooked for.
    const page = async () => (await app.get(`recipeMeal/${dinner.object_id}/`, { as: anna })).body;
    expect((await page()).cooking).toEqual(dinner.meal.cooking);
    await app.put(`editRecipeMealPortions/${dinner.object_id}/`, { portions: 2 }, { as: anna });
    expect((await page()).cooking.cook_portions).toBeCloseTo(both + amountOf(dinner), 2);
    const breakfast = await mealAt(app, anna, THURSDAY, "BREAKFAST");
    expect(breakfast.meal.cooking).toMatchObject(nothing);
    expect(breakfast.meal.cooking.cook_portions).toBeCloseTo(amountOf(breakfast), 2);
  });

  it("PLAN-095 a meal that is deleted leaves no link behind: what was left of it is cooked on its own", async () => {
    const { anna, dinner, lunch } = await aCook();
    expect((await app.delete(`calendarItem/${dinner.id}/`, { as: anna })).status).toBe(204);
    const left = await mealAt(app, anna, THURSDAY, "LUNCH");
    expect(left.id).toBe(lunch.id);
    expect(left.meal.cooking).toMatchObject(nothing);
    expect(left.meal.cooking.cook_portions).toBeCloseTo(amountOf(lunch), 2);
  });

  it("PLAN-095 every other change that makes a link untrue ends it", async () => {
    const porridge = async (as: Person) =>
      (await app.get("recipeTemplate/?search=porridge", { as })).body.results[0].id;
    const changes: Record<string, (cook: Awaited<ReturnType<typeof aCook>>) => Promise<{ status: number }>> =
      {
        "another recipe for what is cooked": async ({ anna, dinner }) =>
          app.patch(
            `recipeMeal/${dinner.object_id}/`,
            { recipe_template: await porridge(anna) },
            { as: anna },
          ),
        "another recipe for what is left": async ({ anna, lunch }) =>
          app.patch(
            `recipeMeal/${lunch.object_id}/`,
            { recipe_template: await porridge(anna) },
            { as: anna },
          ),
        "another day": async ({ anna, dinner }) => {
          const day = (await diaryOf(app, anna)).find(({ date }) => date === WEDNESDAY);
          return app.patch(`calendarDay/${day?.id}/`, { date: "2026-03-25" }, { as: anna }).then((answer) => {
            expect(dinner.meal.cooking.leftovers).toHaveLength(1);
            return answer;
          });
        },
        "another meal of the day": async ({ anna, dinner }) => {
          const [wednesday, thursday] = await diaryOf(app, anna);
          expect(wednesday?.date).toBe(WEDNESDAY);
          return app.put(
            `calendarItem/${dinner.id}/`,
            {
              calendar_day: thursday?.id,
              meal_moment: "DINNER",
              object_id: dinner.object_id,
              content_type: "recipemeal",
            },
            { as: anna },
          );
        },
      };
    for (const [what, change] of Object.entries(changes)) {
      const cook = await aCook();
      expect([what, (await change(cook)).status]).toEqual([what, 200]);
      const linked = (await diaryOf(app, cook.anna)).flatMap(({ calendar_items: items }) =>
        items.filter(
          ({ id, meal }) =>
            (id === cook.dinner.id && meal.cooking.leftovers.length > 0) ||
            (id === cook.lunch.id && meal.cooking.leftover_of !== null),
        ),
      );
      expect([what, linked.map(({ id }) => id)]).toEqual([what, []]);
    }
  });

  it("PLAN-224 a swap for what has to be eaten at once leaves nothing over: both meals are cooked", async () => {
    const { anna, dinner } = await aCook();
    const [first] = await swapsOf(anna, dinner.id);
    const { id, fridge_days, freezes } = first.recipe_template;
    await keep(id, 0, false);
    const recipe = await swap(anna, dinner.id, { leftovers: "SWAP" });
    await keep(id, fridge_days, freezes);
    expect(recipe).toBe(id);
    const meals = [await mealAt(app, anna, WEDNESDAY, "DINNER"), await mealAt(app, anna, THURSDAY, "LUNCH")];
    expect(meals.map(recipeOf)).toEqual([recipe, recipe]);
    for (const { meal } of meals) expect(meal.cooking).toMatchObject(nothing);
  });

  it("PLAN-225 what is eaten after its days in the fridge is frozen, and someone without a freezer has none of it", async () => {
    const { anna, dinner, lunch } = await aCook();
    const { fridge_days: days, freezes } = dinner.meal.recipe_template;
    const both = async () =>
      [await mealAt(app, anna, WEDNESDAY, "DINNER"), await mealAt(app, anna, THURSDAY, "LUNCH")].map(
        ({ meal }) => (meal.cooking.leftover_of ?? meal.cooking.leftovers[0])?.is_frozen,
      );
    try {
      await keep(recipeOf(dinner), 1, false);
      expect(await both()).toEqual([false, false]);
      await keep(recipeOf(dinner), 0, true);
      expect(await both()).toEqual([true, true]);
      const restore = async (more: object) => {
        const changed = await app.patch(`users/userProfile/${(await profileOf(anna)).id}/`, more, {
          as: anna,
        });
        expect([changed.status, changed.body]).toMatchObject([200, more]);
        const day = (await diaryOf(app, anna)).find(({ date }) => date === WEDNESDAY);
        const pair = { calendar_item: lunch.id, leftover_of: dinner.id };
        const meals = [
          {
            calendar_item: lunch.id,
            recipe_template: recipeOf(lunch),
            portions: 1,
            // Another size than it has, or there would be nothing to restore.
            portions_multiplier: lunch.meal.portions_multiplier === 1 ? 1.05 : 1,
          },
        ];
        const { status } = await app.post(
          `calendarDay/${day?.id}/restore-meals/`,
          { meals, leftovers: [pair] },
          { as: anna },
        );
        expect(status).toBe(200);
        return (await mealAt(app, anna, THURSDAY, "LUNCH")).meal.cooking.leftover_of;
      };
      expect(await restore({ kitchen: ["OVEN"] })).toBeNull();
      expect(await restore({ kitchen: ["OVEN", "FREEZER"] })).toMatchObject({ is_frozen: true });
    } finally {
      await keep(recipeOf(dinner), days, freezes);
    }
  });

  it("PLAN-097 a swap takes what is left along when asked to, and is taken back with it", async () => {
    const { anna, dinner, lunch } = await aCook();
    const recipe = await swap(anna, dinner.id, { leftovers: "SWAP" }, (days) => days > 0);
    const [cooked, left] = [
      await mealAt(app, anna, WEDNESDAY, "DINNER"),
      await mealAt(app, anna, THURSDAY, "LUNCH"),
    ];
    expect([recipeOf(cooked), recipeOf(left)]).toEqual([recipe, recipe]);
    expect(left.meal.cooking.leftover_of).toMatchObject({ calendar_item: dinner.id });
    // About the energy that lunch had: half a step of a portion, or what the smallest and largest portion allow.
    const step = (0.05 * left.meal.kcal) / left.meal.portions_multiplier;
    if (left.meal.portions_multiplier > 0.5)
      expect(Math.abs(left.meal.kcal - lunch.meal.kcal)).toBeLessThan(step);
    const day = (await diaryOf(app, anna)).find(({ date }) => date === WEDNESDAY);
    const before = [dinner, lunch].map((item) => ({
      calendar_item: item.id,
      recipe_template: recipeOf(item),
      portions: item.meal.portions,
      portions_multiplier: item.meal.portions_multiplier,
    }));
    const back = await app.post(
      `calendarDay/${day?.id}/restore-meals/`,
      { meals: before, leftovers: [{ calendar_item: lunch.id, leftover_of: dinner.id }] },
      { as: anna },
    );
    expect(back.status).toBe(200);
    const again = await mealAt(app, anna, THURSDAY, "LUNCH");
    expect(recipeOf(again)).toBe(recipeOf(dinner));
    expect(again.meal).toMatchObject({ kcal: lunch.meal.kcal });
    expect(again.meal.cooking.leftover_of).toMatchObject({ calendar_item: dinner.id });
  });

  it("PLAN-097 otherwise what is left stays and is cooked on its own; undoing links it again", async () => {
    const { anna, dinner, lunch } = await aCook();
    await swap(anna, dinner.id);
    const left = await mealAt(app, anna, THURSDAY, "LUNCH");
    expect(recipeOf(left)).toBe(recipeOf(lunch));
    expect(left.meal.cooking).toMatchObject(nothing);
    const day = (await diaryOf(app, anna)).find(({ date }) => date === WEDNESDAY);
    const meal = {
      calendar_item: dinner.id,
      recipe_template: recipeOf(dinner),
      portions: 1,
      portions_multiplier: dinner.meal.portions_multiplier,
    };
    const leftovers = [
      { calendar_item: lunch.id, leftover_of: dinner.id },
      // Never true: a meal of another day with another recipe.
      { calendar_item: (await mealAt(app, anna, FRIDAY, "DINNER")).id, leftover_of: dinner.id },
    ];
    await app.post(`calendarDay/${day?.id}/restore-meals/`, { meals: [meal], leftovers }, { as: anna });
    const cooked = await mealAt(app, anna, WEDNESDAY, "DINNER");
    expect(cooked.meal.cooking.leftovers.map((one) => one.calendar_item)).toEqual([lunch.id]);
  });

  it("PLAN-097 what was eaten or is locked is not taken along, and nobody else's meals are", async () => {
    const { anna, dinner, lunch } = await aCook();
    const lock = { date: THURSDAY, locked: true, calendar_item_id: lunch.id };
    await app.post("lockMeals/", lock, { as: anna });
    await swap(anna, dinner.id, { leftovers: "SWAP" });
    const left = await mealAt(app, anna, THURSDAY, "LUNCH");
    expect(recipeOf(left)).toBe(recipeOf(lunch));
    expect(left.meal.cooking.leftover_of).toBeNull();
    const day = (await diaryOf(app, anna)).find(({ date }) => date === WEDNESDAY);
    const before = [dinner, lunch].map((item) => ({
      calendar_item: item.id,
      recipe_template: recipeOf(item),
      portions: item.meal.portions,
      portions_multiplier: item.meal.portions_multiplier,
    }));
    // The way back names both, and the one that never changed may be locked.
    const leftovers = [{ calendar_item: lunch.id, leftover_of: dinner.id }];
    const body = { meals: before, leftovers };
    const back = await app.post(`calendarDay/${day?.id}/restore-meals/`, body, { as: anna });
    expect(back.status).toBe(200);
    const again = await mealAt(app, anna, THURSDAY, "LUNCH");
    expect(again.meal.cooking.leftover_of).toMatchObject({ calendar_item: dinner.id });
    const eve = await aCook();
    const foreign = {
      calendar_item: eve.lunch.id,
      recipe_template: recipeOf(dinner),
      portions: 1,
      portions_multiplier: 1,
    };
    const answer = await app.post(
      `calendarDay/${day?.id}/restore-meals/`,
      { meals: [foreign] },
      { as: anna },
    );
    expect(answer.status).toBe(404);
  });
});

describe("planning where there are left-overs", () => {
  it("PLAN-094 a cooked meal that is chosen again takes its left-overs along, and undo brings all back", async () => {
    const { anna, dinner, lunch } = await aCook();
    const before = await diaryOf(app, anna);
    const { DINNER: slot } = await slotsOf(app, anna);
    const again = await app.post("autoPlanDay/", { date: WEDNESDAY, meal_slot_ids: [slot] }, { as: anna });
    expect(again.status).toBe(200);
    expect(again.body.date).toBe(WEDNESDAY);
    const [cooked, left] = [
      await mealAt(app, anna, WEDNESDAY, "DINNER"),
      await mealAt(app, anna, THURSDAY, "LUNCH"),
    ];
    expect(cooked.id).not.toBe(dinner.id);
    expect(left.id).not.toBe(lunch.id);
    expect(left.meal.cooking.leftover_of).toMatchObject({ calendar_item: cooked.id });
    expect(recipeOf(left)).toBe(recipeOf(cooked));
    const others = (days: typeof before) =>
      days
        .flatMap(({ calendar_items: items }) => items.map(({ id }) => id))
        .filter((id) => ![dinner.id, lunch.id, cooked.id, left.id].includes(id));
    expect(others(await diaryOf(app, anna))).toEqual(others(before));
    expect((await app.post("undoAutoPlan/", {}, { as: anna })).status).toBe(200);
    expect(await diaryOf(app, anna)).toEqual(before);
  });

  it("PLAN-094 a left-over that is chosen again is another meal; planning its day keeps it", async () => {
    const { anna, dinner, lunch } = await aCook();
    const { LUNCH: slot } = await slotsOf(app, anna);
    await app.post("autoPlanDay/", { date: THURSDAY, meal_slot_ids: [slot] }, { as: anna });
    const other = await mealAt(app, anna, THURSDAY, "LUNCH");
    expect(recipeOf(other)).not.toBe(recipeOf(lunch));
    expect((await mealAt(app, anna, WEDNESDAY, "DINNER")).meal.cooking.leftovers).toEqual([]);
    await app.post("autoPlanDay/", { date: THURSDAY }, { as: anna });
    const day = await mealAt(app, anna, THURSDAY, "LUNCH");
    expect(day.meal.cooking.leftover_of).toMatchObject({ calendar_item: dinner.id });
  });

  it("PLAN-094 what was eaten gives only what was cooked with it: left-overs that there were stay such", async () => {
    const { anna, dinner } = await aCook();
    await app.patch(`calendarItem/${dinner.id}/`, { status: "EATEN" }, { as: anna });
    await app.post("autoPlanDay/", { date: THURSDAY }, { as: anna });
    const kept = await mealAt(app, anna, THURSDAY, "LUNCH");
    expect(kept.meal.cooking.leftover_of).toMatchObject({ calendar_item: dinner.id });
    const ben = await aPlanner(app);
    await planDays(app, ben, 1);
    const eaten = await mealAt(app, ben, WEDNESDAY, "DINNER");
    await app.patch(`calendarItem/${eaten.id}/`, { status: "EATEN" }, { as: ben });
    const { body } = await app.get("users/userProfile/", { as: ben });
    await app.patch(`users/userProfile/${body.results[0].id}/`, { leftovers: "NEXT_LUNCH" }, { as: ben });
    await planDays(app, ben, 1, THURSDAY);
    expect((await mealAt(app, ben, THURSDAY, "LUNCH")).meal.cooking.leftover_of).toBeNull();
  });

  it("PLAN-094 PLAN-071 a locked left-over stays when what it was left of is planned again", async () => {
    const { anna, lunch } = await aCook();
    await app.post("lockMeals/", { date: THURSDAY, locked: true, calendar_item_id: lunch.id }, { as: anna });
    await app.post("autoPlanDay/", { date: WEDNESDAY }, { as: anna });
    const left = await mealAt(app, anna, THURSDAY, "LUNCH");
    expect([left.id, left.object_id]).toEqual([lunch.id, lunch.object_id]);
    expect(left.meal.cooking.leftover_of).toBeNull();
  });

  it("PLAN-098 a re-balance swaps nothing that is cooked for another day or left of one", async () => {
    const { anna, dinner, lunch } = await aCook();
    const [wednesday, thursday] = await diaryOf(app, anna);
    for (const [day, linked] of [
      [wednesday, [dinner.id]],
      [thursday, [lunch.id, (await mealAt(app, anna, THURSDAY, "DINNER")).id]],
    ] as const) {
      const quick = await app.post("quickAddMeal/", { kcal: 700 }, { as: anna });
      await app.post(
        "calendarItem/",
        {
          calendar_day: day?.id,
          meal_moment: "LATE_SNACK",
          object_id: quick.body.id,
          content_type: "quickaddmeal",
        },
        { as: anna },
      );
      const { body } = await app.get(`calendarDay/${day?.id}/rebalance/`, { as: anna });
      const swapped = body.offers.flatMap((offer: { meals: { calendar_item: number; is_swap: boolean }[] }) =>
        offer.meals.filter(({ is_swap }) => is_swap).map(({ calendar_item }) => calendar_item),
      );
      expect(swapped.filter((id: number) => (linked as readonly number[]).includes(id))).toEqual([]);
      const portions = body.offers.find(({ way }: { way: string }) => way === "PORTIONS");
      expect(portions.meals.map((meal: { calendar_item: number }) => meal.calendar_item)).toContain(
        linked[0],
      );
    }
  });
});
