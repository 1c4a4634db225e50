import type { CalendarItem } from "@plateful/contract";
import type { KeptCopy, Stored } from "./kept-change.ts";

/** By what a meal and its copy are alike. */
function alike(item: CalendarItem): string {
  switch (item.content_type) {
    case "recipemeal":
      return `recipe ${item.meal.recipe_template.id}`;
    case "simplerecipemeal":
      return `simple ${item.meal.simple_recipe.id}`;
    case "singlefoodmeal":
      return `food ${item.meal.ingredient.suggested_serving.id}`;
    case "quickaddmeal":
      return `quick ${item.meal.name ?? ""}`;
  }
}

/** The last that was stored first. */
const lastFirst = (items: readonly CalendarItem[]) => items.toSorted((one, other) => other.id - one.id);

/**
 * Which meals of a day are the copies that were shown before they were stored. One that was there before the call is none,
 * unless an earlier attempt may have stored it.
 * @param before Ids of what was on the day before the call.
 */
export function copiedMeals(
  { items, moment, isTried }: Pick<KeptCopy, "items" | "moment" | "isTried">,
  before: ReadonlySet<number>,
  after: readonly CalendarItem[],
): Stored[] {
  const here = after.filter((item) => item.meal_moment === moment);
  const fresh = here.filter(({ id }) => !before.has(id));
  const earlier = isTried === true ? here.filter(({ id }) => before.has(id)) : [];
  const open = [...lastFirst(fresh), ...lastFirst(earlier)];
  return items.toReversed().flatMap((item) => {
    const at = open.findIndex((one) => alike(one) === alike(item));
    const [copy] = at < 0 ? [] : open.splice(at, 1);
    return copy === undefined ? [] : [{ was: item.id, id: copy.id, mealId: copy.object_id }];
  });
}
