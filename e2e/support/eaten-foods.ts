import type { Person } from "./people.ts";

interface Serving {
  readonly id: number;
  readonly food: { readonly id: number; readonly name: string };
}
/** The first serving that a search finds. */
export const servingOf = async (person: Person, query: string): Promise<Serving> => {
  const path = `suggestedServingSearch/?query=${encodeURIComponent(query)}`;
  const { results } = await person.api<{ results: Serving[] }>("GET", path);
  const [serving] = results;
  if (serving === undefined) throw new Error(`There is no ${query}.`);
  return serving;
};

/** Notes a food as eaten at a breakfast; makes the day. */
export async function eatFood(person: Person, date: string, query: string, quantity: number): Promise<void> {
  const day = await person.api<{ id: number }>("POST", "calendarDay/", { date });
  const suggested_serving_id = (await servingOf(person, query)).id;
  await person.api("POST", "planSingleFoodMeal/", {
    ...{ calendar_day_id: day.id, meal_moment: "BREAKFAST", quantity, suggested_serving_id },
  });
}
