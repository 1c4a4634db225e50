import type { CalendarDay, CalendarItem } from "@plateful/contract";

type RecipeItem = Extract<CalendarItem, { content_type: "recipemeal" }>;

/** A recipe that a list buys for, and the dates on which it is eaten. */
export interface MenuEntry {
  readonly recipe: RecipeItem["meal"]["recipe_template"];
  readonly dates: readonly string[];
  /** The smallest and the largest table at which it is eaten. */
  readonly people: { readonly fewest: number; readonly most: number };
}

/** Oneself, guests and those who eat along. */
const peopleAt = ({ meal }: RecipeItem): number => meal.portions + meal.cooking.company.length;

/** The recipes that are still to be eaten on these days, each once, in the order in which they come up. */
export function menuOfDays(days: readonly CalendarDay[]): MenuEntry[] {
  const meals = days
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .flatMap(({ date, calendar_items: items }) =>
      items.flatMap((item) =>
        item.content_type === "recipemeal" && item.status === "PLANNED"
          ? [{ date, recipe: item.meal.recipe_template, people: peopleAt(item) }]
          : [],
      ),
    );
  const byRecipe = Map.groupBy(meals, ({ recipe }) => recipe.id);
  return [...byRecipe.values()].flatMap((served) => {
    const [first] = served;
    if (first === undefined) return [];
    const sizes = served.map(({ people }) => people);
    return [
      {
        recipe: first.recipe,
        dates: [...new Set(served.map(({ date }) => date))],
        people: { fewest: Math.min(...sizes), most: Math.max(...sizes) },
      },
    ];
  });
}
