import type { CalendarDay } from "@plateful/contract";
import { expect, it } from "vitest";
import { sameDishes } from "./same-dish.ts";

const dish = (id: number, recipe: number, more: object = {}) => ({
  ...{ id, content_type: "recipemeal", status: "PLANNED", object_id: id + 100, meal_moment: "LUNCH" },
  meal: {
    ...{ recipe_template: { id: recipe, name: "Soup" }, portion: 1, kcal: 1, protein: 1, carbohydrates: 1 },
    ...{ fat: 1, fiber: null, cooking: { cook_portions: 1, leftover_of: null, leftovers: [], company: [] } },
  },
  ...more,
});
const day = (id: number, date: string, items: object[]) =>
  ({ id, date, calendar_items: items }) as unknown as CalendarDay;

const found = (days: CalendarDay[], itemId: number, today = "2026-03-16") =>
  sameDishes(days, itemId, today).map(({ dayId, date, entry }) => [dayId, date, entry.id, entry.mealId]);

it("DIARY-119 finds the same dish on other days from today on, in their order", () => {
  const days = [
    day(5, "2026-03-22", [dish(9, 40)]),
    day(1, "2026-03-16", [dish(7, 40), dish(8, 41)]),
    day(3, "2026-03-20", [dish(6, 41), dish(5, 40)]),
  ];
  expect(found(days, 7)).toEqual([
    [3, "2026-03-20", 5, 105],
    [5, "2026-03-22", 9, 109],
  ]);
  expect(found(days, 9)).toEqual([
    [1, "2026-03-16", 7, 107],
    [3, "2026-03-20", 5, 105],
  ]);
  // What is over is left alone.
  expect(found(days, 9, "2026-03-17")).toEqual([[3, "2026-03-20", 5, 105]]);
});

it("DIARY-119 leaves out what was eaten, what is no recipe, and a second helping of the same day", () => {
  const quick = { ...dish(11, 40), content_type: "quickaddmeal", meal: { name: "Soup", kcal: 1 } };
  const days = [
    day(1, "2026-03-16", [dish(7, 40), dish(12, 40), { ...quick, id: 13 }]),
    day(3, "2026-03-20", [dish(5, 40, { status: "EATEN" }), quick]),
  ];
  expect(found(days, 7)).toEqual([]);
  expect(found(days, 13)).toEqual([]);
  expect(found(days, 99)).toEqual([]);
});
