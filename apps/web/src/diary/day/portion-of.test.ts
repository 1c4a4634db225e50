import type { CalendarItem } from "@plateful/contract";
import { expect, it } from "vitest";
import { quarters } from "../../ui/fields/quarters.ts";
import { withPortion } from "./portion-of.ts";

it("REC-105 writes portions in quarters", () => {
  expect([0.25, 0.5, 0.75, 1, 1.25, 2.5, 4].map(quarters)).toEqual(["¼", "½", "¾", "1", "1¼", "2½", "4"]);
});

it("REC-105 shows a day at once as it is with another portion, and as it was when that is taken back", () => {
  const meal = {
    ...{ portion: 0.5, portions_multiplier: 0.6, kcal: 300, protein: 20, carbohydrates: 30, fat: 10 },
    fiber: null,
  };
  const item = { id: 1, content_type: "recipemeal", meal } as unknown as CalendarItem;
  const more = withPortion(item, 1.5);
  expect(more.meal).toMatchObject({ portion: 1.5, kcal: 900, protein: 60, fat: 30, fiber: null });
  expect(withPortion(more, 0.5).meal).toMatchObject({ portion: 0.5, kcal: 300 });
  const quick = { id: 2, content_type: "quickaddmeal", meal: { kcal: 90 } } as unknown as CalendarItem;
  expect(withPortion(quick, 2)).toBe(quick);
});
