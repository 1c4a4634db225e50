import type { CalendarDay } from "@plateful/contract";
import { describe, expect, it } from "vitest";
import { mealsToPrepare } from "./meals-to-prepare.ts";
import { columnsOf, freeTimes, quartersOf } from "./preparation-plan.ts";
import { addAmounts } from "./use-dishes.ts";

const SUNDAY = "2026-03-15";
const [MONDAY, TUESDAY, WEDNESDAY] = ["2026-03-16", "2026-03-17", "2026-03-18"] as const;
const DATES = [MONDAY, TUESDAY, WEDNESDAY];

interface Recipe {
  readonly id?: number;
  readonly fridge?: number | null;
  readonly freezes?: boolean | null;
  readonly stands?: number;
}

const meal = (id: number, recipe: Recipe, change: object = {}) => ({
  ...{ content_type: "recipemeal", meal_moment: "DINNER", status: "PLANNED", object_id: id },
  meal: {
    ...{ id, portions: 1, portions_multiplier: 1 },
    recipe_template: {
      ...{ id: recipe.id ?? id, name: `Dish ${recipe.id ?? id}`, waiting_time_min: recipe.stands ?? 0 },
      ...{ fridge_days: recipe.fridge === undefined ? 2 : recipe.fridge, freezes: recipe.freezes ?? false },
    },
    cooking: { cook_portions: 1, leftover_of: null, leftovers: [], company: [], ...change },
  },
});
const day = (date: string, ...items: object[]) => ({ date, calendar_items: items }) as unknown as CalendarDay;
const ahead = (days: CalendarDay[], begun: number[] | null = null) =>
  mealsToPrepare(days, { today: SUNDAY, dates: DATES, begun });

describe("meals that are cooked ahead", () => {
  it("PLAN-248 takes what keeps until its meal, in the fridge or else in the freezer", () => {
    const { dishes, leftOut } = ahead([
      day(MONDAY, meal(1, { fridge: 1 }), meal(2, { fridge: 0 })),
      day(TUESDAY, meal(3, { fridge: 1, freezes: true }), meal(4, { fridge: 1 })),
      day(WEDNESDAY, meal(5, { fridge: null, freezes: null }), meal(6, { stands: 480, fridge: 3 })),
    ]);
    expect(
      dishes.flatMap(({ boxes }) => boxes).map(({ meal: id, place, eatBy }) => [id, place, eatBy]),
    ).toEqual([
      [1, "FRIDGE", "2026-03-16"],
      [3, "FREEZER", "2026-06-13"],
    ]);
    expect(leftOut.map(({ meal: id, why }) => [id, why])).toEqual([
      [2, "AT_ONCE"],
      [4, "TOO_LONG"],
      [5, "UNKNOWN"],
      [6, "STANDS"],
    ]);
  });

  it("PLAN-235 takes what is cooked ahead like any other meal, unless that day is over", () => {
    const [early, over] = [meal(1, {}, { cook_on: SUNDAY }), meal(2, {}, { cook_on: "2026-03-14" })];
    const { dishes } = ahead([day(MONDAY, early, over)]);
    expect(dishes.map(({ cookedBy }) => cookedBy)).toEqual([[1]]);
    expect(dishes[0]?.boxes.map(({ date }) => date)).toEqual([MONDAY]);
  });

  it("PLAN-248 leaves out what is eaten, on other days, no recipe, or left of a meal that is cooked before", () => {
    const eaten = { ...meal(1, {}), status: "EATEN" };
    const cooked = meal(2, {}, { leftover_of: { recipe_meal: 9, date: SUNDAY } });
    const quick = { content_type: "quickaddmeal", status: "PLANNED", meal: { id: 3 } };
    expect(ahead([day(MONDAY, eaten, cooked, quick), day(SUNDAY, meal(4, {}))])).toEqual({
      dishes: [],
      leftOut: [],
    });
  });

  it("PLAN-266 leaves out what goes with a dish: bread is buttered when it is eaten", () => {
    const bread = meal(1, {});
    const tagged = (names: string[]) => ({
      ...bread,
      meal: {
        ...bread.meal,
        recipe_template: {
          ...bread.meal.recipe_template,
          source_provider: "PLATEFUL",
          tags: names.map((name) => ({ name })),
        },
      },
    });
    expect(ahead([day(MONDAY, tagged(["BREAD"]))])).toEqual({ dishes: [], leftOut: [] });
    expect(ahead([day(MONDAY, tagged(["BREAD", "LUNCH"]))]).dishes).toHaveLength(1);
  });

  it("PLAN-248 cooks what is left over along, and leaves a dish out of which one meal does not keep", () => {
    const left = (id: number, date: string) => ({
      ...{ recipe_meal: id, date, meal_moment: "LUNCH", portions: 2, portions_multiplier: 1 },
      company: [{ member: 1, name: "Sam", portions: 1 }],
    });
    const { dishes, leftOut } = ahead([
      day(
        MONDAY,
        meal(1, {}, { leftovers: [left(11, TUESDAY)] }),
        meal(2, {}, { leftovers: [left(12, WEDNESDAY)] }),
      ),
    ]);
    expect(dishes).toHaveLength(1);
    expect(
      dishes[0]?.boxes.map(({ meal: id, date, moment, portions }) => [id, date, moment, portions]),
    ).toEqual([
      [1, MONDAY, "DINNER", 1],
      [11, TUESDAY, "LUNCH", 3],
    ]);
    expect(leftOut.map(({ meal: id, why }) => [id, why])).toEqual([[2, "TOO_LONG"]]);
  });

  it("PLAN-248 cooks a recipe once for all its meals", () => {
    const { dishes } = ahead([day(MONDAY, meal(1, { id: 7 })), day(TUESDAY, meal(2, { id: 7 }))]);
    expect(dishes.map(({ key, cookedBy, boxes }) => [key, cookedBy, boxes.length])).toEqual([
      ["meal-1", [1, 2], 2],
    ]);
  });

  it("PLAN-250 keeps to its meals once it has begun, whatever is eaten or planned meanwhile", () => {
    const eaten = { ...meal(1, {}), status: "EATEN" };
    const { dishes } = ahead([day(MONDAY, eaten, meal(2, {}))], [1]);
    expect(dishes.map(({ cookedBy }) => cookedBy)).toEqual([[1]]);
  });
});

describe("the plan on the screen", () => {
  it("PLAN-252 adds the amounts of all meals of a dish", () => {
    const amount = (id: number, serving: number, servings: number) =>
      ({ id, name: "Oats", servings, serving: { id: serving } }) as never;
    const added = addAmounts([amount(1, 5, 2), amount(2, 6, 1), amount(3, 5, 1.5)]);
    expect(added.map(({ id, servings }) => [id, servings])).toEqual([
      [1, 3.5],
      [2, 1],
    ]);
  });

  it("PLAN-250 shows full quarters of the clock", () => {
    const begin = new Date(2026, 2, 15, 13, 10, 0).getTime();
    expect(quartersOf(begin, 40)).toEqual([5, 20, 35]);
    expect(quartersOf(begin + 300_000, 20)).toEqual([0, 15]);
    expect(quartersOf(begin, 3)).toEqual([]);
  });

  it("PLAN-250 shows when the hands are free for long enough", () => {
    const task = (start: number, end: number, hands = true) => ({ start, end, hands });
    expect(freeTimes([task(0, 10), task(10, 40, false), task(14, 20), task(30, 35)])).toEqual([
      { start: 20, end: 30 },
    ]);
  });

  it("PLAN-250 puts what is in a lane at once beside each other", () => {
    const tasks = [
      { start: 0, end: 10 },
      { start: 5, end: 20 },
      { start: 10, end: 12 },
    ];
    expect(columnsOf(tasks)).toEqual({ columns: [0, 1, 0], count: 2 });
    expect(columnsOf([])).toEqual({ columns: [], count: 1 });
  });
});
