import type { CalendarDay, GroceryListItem, RecipeMeal, SharedGroceryList } from "@plateful/contract";

/** A dinner that is still to be eaten on one of the days of a list. */
export type ListDinner = SharedGroceryList["dinners"][number] & {
  /** The planned meal, whose ingredients say what is bought for it. */
  readonly mealId: number;
};

/** The dinners that the person's own list buys for, in the order of their days (ledger GROC-041). */
export const dinnersOfDays = (days: readonly CalendarDay[]): ListDinner[] =>
  days
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .flatMap(({ date, calendar_items: items }) =>
      items.flatMap((item) =>
        item.content_type === "recipemeal" && item.meal_moment === "DINNER" && item.status === "PLANNED"
          ? [{ date, recipe: item.meal.recipe_template, mealId: item.object_id }]
          : [],
      ),
    );

/** What of a list is bought for one meal; what someone added by hand is for none. */
export function itemsOfMeal(
  items: readonly GroceryListItem[],
  meal: Pick<RecipeMeal, "ingredients">,
): GroceryListItem[] {
  const foods = new Set(meal.ingredients.map(({ suggested_serving: { food } }) => food.name));
  return items.filter(({ name, is_own: isOwn }) => !isOwn && foods.has(name));
}
