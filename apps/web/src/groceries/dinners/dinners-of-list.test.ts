import type { CalendarDay, GroceryListItem, RecipeMeal } from "@plateful/contract";
import { expect, it } from "vitest";
import { dinnersOfDays, itemsOfMeal } from "./dinners-of-list.ts";

const meal = (id: number, moment: string, status = "PLANNED") => ({
  content_type: "recipemeal",
  meal_moment: moment,
  status,
  object_id: id,
  meal: { recipe_template: { id: 100 + id, name: `Recipe ${id}` } },
});
const day = (date: string, ...items: object[]) => ({ date, calendar_items: items }) as unknown as CalendarDay;

it("GROC-041 has the dinners that are still to be eaten, in the order of their days, and no other meals", () => {
  const quick = { content_type: "quickaddmeal", meal_moment: "DINNER", status: "PLANNED", object_id: 9 };
  const dinners = dinnersOfDays([
    day("2026-03-20", meal(3, "DINNER"), meal(4, "LUNCH"), quick),
    day("2026-03-18", meal(1, "DINNER", "EATEN"), meal(2, "DINNER")),
  ]);
  expect(dinners.map(({ date, mealId, recipe }) => [date, mealId, recipe.id])).toEqual([
    ["2026-03-18", 2, 102],
    ["2026-03-20", 3, 103],
  ]);
});

it("GROC-041 shows what one dinner needs, and not what was added by hand", () => {
  const item = (name: string, isOwn = false) => ({ name, is_own: isOwn }) as GroceryListItem;
  const needs = (...names: string[]) =>
    ({ ingredients: names.map((name) => ({ suggested_serving: { food: { name } } })) }) as RecipeMeal;
  const items = [item("Leek"), item("Salmon"), item("Milk"), item("Leek", true)];
  expect(itemsOfMeal(items, needs("Salmon", "Leek", "Salt"))).toEqual([item("Leek"), item("Salmon")]);
});
