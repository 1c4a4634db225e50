import type { BodyOf, CalendarDay, restoreMeals } from "@plateful/contract";

type MealsBefore = BodyOf<typeof restoreMeals>;

/**
 * The planned recipes of a day as they stand, so that a change of some of them can be taken back (ledger PLAN-034). What is
 * left of them comes along, and how it is linked (ledger PLAN-097).
 */
export function mealsBefore(day: CalendarDay, itemIds: readonly number[]): Required<MealsBefore> {
  const changed = day.calendar_items.flatMap((item) =>
    item.content_type === "recipemeal" && itemIds.includes(item.id) ? [item] : [],
  );
  const meals = changed.flatMap(({ id, meal }) => {
    const recipe = meal.recipe_template.id;
    const { portions, portions_multiplier, portion, cooking } = meal;
    const own = { calendar_item: id, portions, portions_multiplier, portion, company: cooking.company };
    return [own, ...cooking.leftovers.map((left) => ({ ...left, portion: 1 }))].map((one) => ({
      calendar_item: one.calendar_item,
      recipe_template: recipe,
      portions: one.portions,
      portions_multiplier: one.portions_multiplier,
      portion: one.portion,
      company: one.company.map(({ member, portions: size }) => ({ member, portions: size })),
    }));
  });
  const leftovers = changed.flatMap(({ id, meal: { cooking } }) => [
    ...(cooking.leftover_of === null
      ? []
      : [{ calendar_item: id, leftover_of: cooking.leftover_of.calendar_item }]),
    ...cooking.leftovers.map(({ calendar_item }) => ({ calendar_item, leftover_of: id })),
  ]);
  const cooked_ahead = changed.flatMap(({ id, meal: { cooking } }) =>
    cooking.cook_on === undefined ? [] : [{ calendar_item: id, cook_on: cooking.cook_on }],
  );
  return { meals, leftovers, cooked_ahead };
}
