import type { CalendarItem } from "@plateful/contract";
import { expect, it } from "vitest";
import { copiedMeals } from "./copied-meals.ts";

const quick = (id: number, name: string | null, moment = "LUNCH") =>
  ({
    ...{ id, object_id: id + 100, meal_moment: moment, content_type: "quickaddmeal" },
    meal: { name },
  }) as unknown as CalendarItem;
const copy = (items: readonly CalendarItem[], isTried = false) =>
  ({ items, isTried, moment: "LUNCH" }) as const;
const SHOWN = [quick(-1, "Cake"), quick(-2, null), quick(-3, "Cake")];

it("DIARY-110 tells the copies from what was on the day before, each as it was shown", () => {
  const before = [quick(5, "Cake"), quick(6, null)];
  const after = [...before, quick(7, "Cake", "DINNER"), quick(8, "Cake"), quick(9, null), quick(10, "Cake")];
  expect(copiedMeals(copy(SHOWN), new Set([5, 6, 7]), after)).toEqual([
    { was: -3, id: 10, mealId: 110 },
    { was: -2, id: 9, mealId: 109 },
    { was: -1, id: 8, mealId: 108 },
  ]);
});

it("DIARY-110 takes nothing that was there for a copy when less was copied than was shown", () => {
  const before = [quick(5, "Cake")];
  expect(copiedMeals(copy(SHOWN), new Set([5]), [...before, quick(9, null)])).toEqual([
    { was: -2, id: 9, mealId: 109 },
  ]);
});

it("DIARY-110 finds the copies of an earlier attempt whose answer was lost", () => {
  const after = [quick(5, "Cake"), quick(8, "Cake"), quick(9, null), quick(10, "Cake")];
  // One of them has been removed elsewhere meanwhile, so it is not among those that are there now.
  const before = new Set([5, 8, 10]);
  expect(copiedMeals(copy(SHOWN, true), before, after).map(({ was, id }) => [was, id])).toEqual([
    [-3, 10],
    [-2, 9],
    [-1, 8],
  ]);
});
