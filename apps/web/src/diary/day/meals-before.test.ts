import type { CalendarDay } from "@plateful/contract";
import { expect, it } from "vitest";
import { mealsBefore } from "./meals-before.ts";

const linked = (id: number, portions_multiplier: number) => ({
  ...{ calendar_item: id, recipe_meal: id, date: "2026-03-19", meal_moment: "LUNCH" },
  ...{ portions: 1, portions_multiplier, company: [] },
});
/** As much of a planned recipe as the way back reads. */
const item = (id: number, links: object, company: object[] = []) => ({
  ...{ id, content_type: "recipemeal" },
  meal: {
    ...{ recipe_template: { id: 10 + id }, portions: 2, portions_multiplier: 1.5, portion: 0.5 },
    cooking: { ...links, company },
  },
});
const day = (...items: object[]) => ({ calendar_items: items }) as unknown as CalendarDay;

it("PLAN-034 PLAN-097 the way back of a cooked meal names what is left of it, and how they are linked", () => {
  const cooked = item(1, { leftover_of: null, leftovers: [linked(7, 0.8), linked(8, 1)] });
  const other = item(2, { leftover_of: null, leftovers: [linked(9, 1)] });
  expect(mealsBefore(day(cooked, other), [1])).toEqual({
    meals: [
      {
        calendar_item: 1,
        recipe_template: 11,
        portions: 2,
        portions_multiplier: 1.5,
        portion: 0.5,
        company: [],
      },
      {
        calendar_item: 7,
        recipe_template: 11,
        portions: 1,
        portions_multiplier: 0.8,
        portion: 1,
        company: [],
      },
      { calendar_item: 8, recipe_template: 11, portions: 1, portions_multiplier: 1, portion: 1, company: [] },
    ],
    leftovers: [
      { calendar_item: 7, leftover_of: 1 },
      { calendar_item: 8, leftover_of: 1 },
    ],
    cooked_ahead: [],
  });
});

it("PLAN-097 the way back of a left-over links it again to the meal that it was left of", () => {
  const left = item(3, { leftover_of: linked(1, 1), leftovers: [] });
  expect(mealsBefore(day(left), [3])).toEqual({
    meals: [
      {
        calendar_item: 3,
        recipe_template: 13,
        portions: 2,
        portions_multiplier: 1.5,
        portion: 0.5,
        company: [],
      },
    ],
    leftovers: [{ calendar_item: 3, leftover_of: 1 }],
    cooked_ahead: [],
  });
});

it("PLAN-123 the way back of a meal gives those who eat along the portions that they had", () => {
  const company = [{ member: 4, name: "Tom", portions: 0.45 }];
  const shared = item(5, { leftover_of: null, leftovers: [] }, company);
  expect(mealsBefore(day(shared), [5]).meals[0]?.company).toEqual([{ member: 4, portions: 0.45 }]);
});

it("PLAN-232 the way back of a meal that is cooked ahead names the day of its cooking", () => {
  const early = item(6, { leftover_of: null, leftovers: [], cook_on: "2026-03-16" });
  expect(mealsBefore(day(early), [6]).cooked_ahead).toEqual([{ calendar_item: 6, cook_on: "2026-03-16" }]);
});
