import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aPlanner } from "../../test/factories.ts";
import {
  diaryOf,
  keptDays,
  type LinkedDay,
  type LinkedItem,
  mealAt,
  planDays,
} from "../../test/linked-diary.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { inSystemScope } from "../platform/database/scope.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ settings: {} });
});
afterAll(() => app.close());

const [MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY, SUNDAY] = [
  ...["2026-03-23", "2026-03-24", "2026-03-25", "2026-03-26"],
  ...["2026-03-27", "2026-03-28", "2026-03-29"],
] as const;

async function aCook(wishes: object = {}): Promise<Person> {
  const anna = await aPlanner(app, { cooks_twice_a_week: true, ...wishes });
  await planDays(app, anna, 7, MONDAY);
  return anna;
}
const dinnerOn = (as: Person, date: string) => mealAt(app, as, date, "DINNER");
const recipeOf = ({ meal }: LinkedItem) => meal.recipe_template.id;
const cookingOf = async (as: Person, date: string) => (await dinnerOn(as, date)).meal.cooking;
const dayOf = async (as: Person, date: string): Promise<LinkedDay> => {
  const day = (await diaryOf(app, as)).find((one) => one.date === date);
  if (day === undefined) throw new Error(`There is no ${date}.`);
  return day;
};
/** Which dinners are cooked on an earlier day, and which. */
const early = async (as: Person) =>
  (await diaryOf(app, as)).flatMap(({ date, calendar_items: items }) =>
    items.flatMap(({ meal }) =>
      meal.cooking.cook_on === undefined ? [] : [`${date} on ${meal.cooking.cook_on}`],
    ),
  );
const BOTH = [`${TUESDAY} on ${MONDAY}`, `${FRIDAY} on ${THURSDAY}`];
/** Lets a recipe keep so many days in the fridge. */
const keep = (recipe: number, fridgeDays: number, freezes: boolean) =>
  inSystemScope(app.app.services.db, (db) =>
    db
      .updateTable("recipe_templates")
      .set({ fridge_days: fridgeDays, freezes })
      .where("id", "=", recipe)
      .execute(),
  );

describe("meals that are cooked ahead", () => {
  it("PLAN-230 say when they are cooked, and the dinner of that day says what is cooked with it", async () => {
    const anna = await aCook();
    expect(await early(anna)).toEqual(BOTH);
    const [friday, sunday] = [await dinnerOn(anna, FRIDAY), await dinnerOn(anna, SUNDAY)];
    const size = (item: LinkedItem) => item.meal.portions * item.meal.portions_multiplier;
    const [also] = (await cookingOf(anna, THURSDAY)).also_cook ?? [];
    expect(also).toMatchObject({
      calendar_item: friday.id,
      name: friday.meal.recipe_template.name,
      meals: [
        { date: FRIDAY, meal_moment: "DINNER" },
        { date: SUNDAY, meal_moment: "DINNER" },
      ],
    });
    expect(also?.cook_portions).toBeCloseTo(size(friday) + size(sunday), 2);
    expect(friday.meal.cooking).toMatchObject({ cook_on: THURSDAY, leftover_of: null });
    expect(friday.meal.cooking.leftovers.map(({ date }) => date)).toEqual([SUNDAY]);
    for (const date of [TUESDAY, WEDNESDAY, FRIDAY, SATURDAY, SUNDAY])
      expect((await cookingOf(anna, date)).also_cook).toBeUndefined();
    // Also when nothing is left of that dinner itself.
    await app.delete(`calendarItem/${(await dinnerOn(anna, SATURDAY)).id}/`, { as: anna });
    const alone = await cookingOf(anna, THURSDAY);
    expect([alone.leftovers, alone.also_cook]).toEqual([[], [also]]);
  });

  it("PLAN-230 are older than their day: what is left of them is frozen, or ends, counted from the cooking", async () => {
    const anna = await aCook();
    const friday = await dinnerOn(anna, FRIDAY);
    const { fridge_days: days, freezes } = friday.meal.recipe_template;
    const frozen = async () => (await cookingOf(anna, FRIDAY)).leftovers.map(({ is_frozen }) => is_frozen);
    try {
      // Sunday is two days after Friday, and three after Thursday.
      await keep(recipeOf(friday), 2, true);
      expect(await frozen()).toEqual([true]);
      expect(
        (await cookingOf(anna, THURSDAY)).also_cook?.[0]?.meals.map(({ is_frozen }) => is_frozen),
      ).toEqual([false, true]);
      await keep(recipeOf(friday), 3, false);
      expect(await frozen()).toEqual([false]);
      await restoreDinner(anna, friday);
      expect(await frozen()).toEqual([false]);
      await keep(recipeOf(friday), 2, false);
      await restoreDinner(anna, friday, {}, 1.5);
      expect(await frozen()).toEqual([]);
      expect(await early(anna)).toEqual(BOTH);
    } finally {
      await keep(recipeOf(friday), days ?? 0, freezes);
    }
  });

  /** Puts another portion in the place of a dinner, and links what was left of it again. */
  async function restoreDinner(
    as: Person,
    dinner: LinkedItem,
    more: object = {},
    multiplier = 1.25,
  ): Promise<void> {
    const { id } = await dayOf(as, FRIDAY);
    const meals = [
      {
        calendar_item: dinner.id,
        recipe_template: recipeOf(dinner),
        portions: 1,
        portions_multiplier: multiplier,
      },
    ];
    const leftovers = dinner.meal.cooking.leftovers.map((left) => ({
      calendar_item: left.calendar_item,
      leftover_of: dinner.id,
    }));
    const { status } = await app.post(
      `calendarDay/${id}/restore-meals/`,
      { meals, leftovers, ...more },
      { as },
    );
    expect(status).toBe(200);
  }

  it("PLAN-230 come back with the undo of a plan that replaced them", async () => {
    const anna = await aCook();
    const before = await diaryOf(app, anna);
    await app.patch(
      `users/userProfile/${(await app.get("users/userProfile/", { as: anna })).body.results[0].id}/`,
      { cooks_twice_a_week: false },
      { as: anna },
    );
    await planDays(app, anna, 7, MONDAY);
    expect(await early(anna)).toEqual([]);
    expect((await app.post("undoAutoPlan/", {}, { as: anna })).status).toBe(200);
    expect(await early(anna)).toEqual(BOTH);
    expect(await diaryOf(app, anna)).toEqual(before);
  });

  it("PLAN-232 are cooked on their own day after a swap for what keeps too short, and undo takes that back", async () => {
    const anna = await aCook();
    const friday = await dinnerOn(anna, FRIDAY);
    const { body } = await app.get(`calendarItem/${friday.id}/swaps/`, { as: anna });
    const [swap] = body.swaps;
    const { id, fridge_days: days, freezes } = swap.recipe_template;
    const to = { recipe_template: id, portions_multiplier: swap.portions_multiplier };
    try {
      await keep(id, 0, false);
      expect((await app.post(`calendarItem/${friday.id}/swap/`, to, { as: anna })).status).toBe(200);
      expect(await early(anna)).toEqual([BOTH[0]]);
      await restoreDinner(anna, friday, { cooked_ahead: [{ calendar_item: friday.id, cook_on: THURSDAY }] });
      expect(await early(anna)).toEqual(BOTH);
      await keep(id, 1, false);
      expect((await app.post(`calendarItem/${friday.id}/swap/`, to, { as: anna })).status).toBe(200);
      expect(await early(anna)).toEqual(BOTH);
    } finally {
      await keep(id, days ?? 0, freezes);
    }
  });

  it("PLAN-232 cannot be cooked on their own day or later, nor more than three days before", async () => {
    const anna = await aCook();
    const friday = await dinnerOn(anna, FRIDAY);
    const kept = keptDays(friday.meal.recipe_template);
    for (const [date, holds] of [
      [WEDNESDAY, kept >= 2],
      [MONDAY, false],
      [FRIDAY, false],
      [SATURDAY, false],
    ] as const) {
      await restoreDinner(anna, friday, { cooked_ahead: [{ calendar_item: friday.id, cook_on: THURSDAY }] });
      await restoreDinner(anna, friday, { cooked_ahead: [{ calendar_item: friday.id, cook_on: date }] });
      expect((await cookingOf(anna, FRIDAY)).cook_on).toBe(holds ? date : THURSDAY);
    }
  });

  it("PLAN-232 are another dish on their own day, once the day of cooking is over", async () => {
    const anna = await aCook();
    const [tuesday, friday] = [await dinnerOn(anna, TUESDAY), await dinnerOn(anna, FRIDAY)];
    const swap = async (item: LinkedItem) => {
      const { body } = await app.get(`calendarItem/${item.id}/swaps/`, { as: anna });
      const swaps: { recipe_template: LinkedItem["meal"]["recipe_template"]; portions_multiplier: number }[] =
        body.swaps;
      const found = swaps.find(({ recipe_template: recipe }) => keptDays(recipe) > 0);
      const to = {
        recipe_template: found?.recipe_template.id,
        portions_multiplier: found?.portions_multiplier,
      };
      expect((await app.post(`calendarItem/${item.id}/swap/`, to, { as: anna })).status).toBe(200);
    };
    app.clock.set(`${TUESDAY}T09:00:00Z`);
    try {
      await swap(friday);
      expect(await early(anna)).toEqual(BOTH);
      await swap(tuesday);
      expect(await early(anna)).toEqual([BOTH[1]]);
    } finally {
      app.clock.reset();
    }
  });

  it("PLAN-232 are no other dish after a re-balance", async () => {
    const anna = await aCook();
    const { id } = await dayOf(anna, TUESDAY);
    const tuesday = await dinnerOn(anna, TUESDAY);
    const quick = await app.post("quickAddMeal/", { kcal: 700 }, { as: anna });
    await app.post(
      "calendarItem/",
      {
        calendar_day: id,
        meal_moment: "LATE_SNACK",
        object_id: quick.body.id,
        content_type: "quickaddmeal",
      },
      { as: anna },
    );
    const { body } = await app.get(`calendarDay/${id}/rebalance/`, { as: anna });
    const meals: { calendar_item: number; is_swap: boolean }[] = body.offers.flatMap(
      (offer: { meals: object[] }) => offer.meals,
    );
    const own = meals.filter(({ calendar_item: item }) => item === tuesday.id);
    expect(own.map(({ is_swap: isSwap }) => isSwap)).toEqual(own.map(() => false));
    expect(own.length).toBeGreaterThan(0);
    expect(meals.some(({ is_swap: isSwap }) => isSwap)).toBe(true);
  });

  it("PLAN-232 are cooked on their own day when they are moved, and so is a copy", async () => {
    const anna = await aCook();
    const tuesday = await dinnerOn(anna, TUESDAY);
    const { fridge_days: days, freezes } = tuesday.meal.recipe_template;
    // It would keep from Monday until Wednesday.
    await keep(recipeOf(tuesday), 3, false);
    const copied = await app.post(
      "copyMealsFromDate/",
      { from_calendar_day_id: (await dayOf(anna, TUESDAY)).id, to_date: "2026-04-02" },
      { as: anna },
    );
    expect(copied.status).toBe(200);
    expect(await early(anna)).toEqual(BOTH);
    const moved = await app.put(
      `calendarItem/${tuesday.id}/`,
      {
        calendar_day: (await dayOf(anna, WEDNESDAY)).id,
        meal_moment: "DINNER",
        object_id: tuesday.object_id,
        content_type: "recipemeal",
      },
      { as: anna },
    );
    await keep(recipeOf(tuesday), days ?? 0, freezes);
    expect(moved.status).toBe(200);
    expect(await early(anna)).toEqual([BOTH[1]]);
  });
});

describe("a grocery list with meals that are cooked ahead", () => {
  async function listOf(as: Person, start: string, end: string) {
    const made = await app.post("groceryList/", { start_date: start, end_date: end }, { as });
    for (let turn = 0; turn < 100; turn++) {
      const { body } = await app.get(`groceryList/${made.body.id}/`, { as });
      if (body.status !== "GENERATING") return body;
      await new Promise((resume) => setTimeout(resume, 100));
    }
    throw new Error("The list was not made.");
  }

  it("PLAN-233 buys for them on the day of cooking, and says which cross its edges", async () => {
    const anna = await aCook();
    const tuesday = await dinnerOn(anna, TUESDAY);
    for (const { calendar_items: items } of await diaryOf(app, anna))
      for (const { id } of items)
        if (id !== tuesday.id) await app.delete(`calendarItem/${id}/`, { as: anna });
    const edge = {
      date: TUESDAY,
      meal_moment: "DINNER",
      cooked_date: MONDAY,
      cooked_moment: "DINNER",
      is_ahead: true,
    };
    const [monday, later, both] = [
      await listOf(anna, MONDAY, MONDAY),
      await listOf(anna, TUESDAY, WEDNESDAY),
      await listOf(anna, MONDAY, TUESDAY),
    ];
    expect(monday.items.length).toBeGreaterThan(1);
    expect([monday.edge_leftovers, later.edge_leftovers, both.edge_leftovers]).toEqual([[edge], [edge], []]);
    expect(later.items).toEqual([]);
    expect(both.items.map(({ name }: { name: string }) => name)).toEqual(
      monday.items.map(({ name }: { name: string }) => name),
    );
    await app.patch(`calendarItem/${tuesday.id}/`, { status: "EATEN" }, { as: anna });
    const eaten = await listOf(anna, MONDAY, MONDAY);
    expect([eaten.items, eaten.edge_leftovers]).toEqual([[], []]);
  });
});
