import type { CalendarDay, CalendarItem } from "@plateful/contract";

type RecipeItem = Extract<CalendarItem, { content_type: "recipemeal" }>;

/** A recipe that a list buys for, and the dates on which it is eaten. */
export interface MenuEntry {
  readonly recipe: RecipeItem["meal"]["recipe_template"];
  readonly dates: readonly string[];
}

/** The recipes that are still to be eaten on these days, each once, in the order in which they come up. */
export function menuOfDays(days: readonly CalendarDay[]): MenuEntry[] {
  const meals = days
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .flatMap(({ date, calendar_items: items }) =>
      items.flatMap((item) =>
        item.content_type === "recipemeal" && item.status === "PLANNED"
          ? [{ date, recipe: item.meal.recipe_template }]
          : [],
      ),
    );
  const byRecipe = Map.groupBy(meals, ({ recipe }) => recipe.id);
  return [...byRecipe.values()].flatMap(([first, ...others]) =>
    first === undefined
      ? []
      : [{ recipe: first.recipe, dates: [...new Set([first, ...others].map(({ date }) => date))] }],
  );
}
