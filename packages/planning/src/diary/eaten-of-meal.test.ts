import { expect, it } from "vitest";
import { eatenOfMeal } from "./eaten-of-meal.ts";

const meal = (name: string, status: string) => ({ name, status });
const soup = meal("soup", "PLANNED");
const pizza = meal("pizza", "EATEN");

it.each([
  ["what was eaten of a day that is over", [soup, pizza], true, [pizza], true],
  ["all of it where nothing was ticked", [soup], true, [soup], false],
  ["all of it of a day that is not over", [soup, pizza], false, [soup, pizza], null],
  ["nothing of an empty meal", [], true, [], false],
])("DIARY-124 copies %s", (_, meals, isOver, copied, areEaten) => {
  expect(eatenOfMeal(meals, isOver)).toEqual({ meals: copied, areEaten });
});
