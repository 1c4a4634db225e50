import { expect, it } from "vitest";
import type { DatedItemRow } from "../day/calendar-item-store.ts";
import { changesBetween } from "./replanned-meals.ts";

const item = (id: number, meal_moment: string, recipe: number | null, rest: object = {}) =>
  ({
    ...{ id, date: "2026-03-18", meal_moment, recipe_template_id: recipe, portions_multiplier: 1 },
    ...{ status: "PLANNED", locked: false, meal_slot_id: id, day_locked: false, locked_slots: [] },
    ...rest,
  }) as unknown as DatedItemRow;

it("COACH-105 counts meals by what is on the plate: the same again, another recipe or portion, new, gone, and left alone", () => {
  const before = [
    item(1, "BREAKFAST", 11),
    item(2, "LUNCH", 12),
    item(3, "DINNER", 13),
    item(4, "MORNING_SNACK", 14),
    item(5, "AFTERNOON_SNACK", 15, { status: "EATEN" }),
    item(6, "LATE_SNACK", 16, { locked: true }),
    item(7, "LUNCH", null),
  ];
  const after = [
    item(21, "BREAKFAST", 11),
    item(22, "LUNCH", 12, { portions_multiplier: 1.5 }),
    item(23, "DINNER", 99),
    item(24, "BREAKFAST", 50, { date: "2026-03-19" }),
    ...before.slice(4),
  ];
  expect(changesBetween(before, after)).toEqual({ meals_changed: 4, meals_same: 1, meals_kept: 3 });
});
