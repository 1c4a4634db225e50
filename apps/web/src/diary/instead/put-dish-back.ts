import {
  type CalendarDay,
  type CalendarItem,
  calendarItems,
  ingredients,
  planSimpleRecipe,
  type RecipeMeal,
  recipeMeals,
  restoreMeals,
} from "@plateful/contract";
import { call } from "../../lib/server/call.ts";
import { mealsBefore } from "../day/meals-before.ts";

/** A dish that was taken off its day, as it was. */
export interface TakenDish {
  readonly day: CalendarDay;
  readonly item: CalendarItem;
  /** With its ingredients; null where they were not read. */
  readonly meal: RecipeMeal | null;
}

type RecipeItem = Extract<CalendarItem, { content_type: "recipemeal" }>;

const keyOf = ({ suggested_serving: { id }, quantity }: RecipeMeal["ingredients"][number]) =>
  `${id} ${quantity.toFixed(3)}`;

/** Gives a meal the ingredients that it had where they were changed for it alone (ledger REC-116). */
async function giveIngredients(mealId: number, before: RecipeMeal): Promise<void> {
  const meal = await call(recipeMeals.get, { params: { id: String(mealId) } });
  const had = new Set(before.ingredients.map(keyOf));
  const has = new Set(meal.ingredients.map(keyOf));
  for (const one of meal.ingredients.filter((ingredient) => !had.has(keyOf(ingredient))))
    await call(ingredients.remove, { params: { id: String(one.id) } });
  for (const one of before.ingredients.filter((ingredient) => !has.has(keyOf(ingredient)))) {
    const { quantity, suggested_serving } = one;
    const of = { object_id: mealId, content_type: "recipemeal" as const };
    await call(ingredients.create, { body: { quantity, suggested_serving: suggested_serving.id, ...of } });
  }
}

/** Links again what was left of a dish, and what it was left of, under the id that it has now. */
async function linkAgain(day: CalendarDay, was: number, is: number): Promise<void> {
  const { meals, leftovers = [], cooked_ahead: early = [] } = mealsBefore(day, [was]);
  if (leftovers.length + early.length === 0) return;
  const now = (id: number) => (id === was ? is : id);
  const body = {
    meals: meals.map((meal) => ({ ...meal, calendar_item: now(meal.calendar_item) })),
    leftovers: leftovers.map((pair) => ({
      calendar_item: now(pair.calendar_item),
      leftover_of: now(pair.leftover_of),
    })),
    cooked_ahead: early.map((one) => ({ ...one, calendar_item: now(one.calendar_item) })),
  };
  await call(restoreMeals, { params: { id: String(day.id) }, body });
}

async function putRecipeBack(item: RecipeItem, { day, meal: before }: TakenDish): Promise<void> {
  const { portion, portions, portions_multiplier, recipe_template } = item.meal;
  const wanted = { recipe_template: recipe_template.id, portions, user: day.user };
  const body = { ...wanted, portions_multiplier: portions_multiplier / portion };
  const meal = await call(recipeMeals.create, { body });
  const params = { id: String(meal.id) };
  if (portion !== 1) await call(recipeMeals.change, { params, body: { portion } });
  if (before !== null) await giveIngredients(meal.id, before);
  const { meal_slot, meal_moment, content_type } = item;
  const place = { calendar_day: day.id, meal_slot, meal_moment };
  const planned = await call(calendarItems.create, {
    body: { ...place, object_id: meal.id, content_type, status: "PLANNED" },
  });
  await linkAgain(day, item.id, planned.id);
}

/** Plans a dish again that was taken off its day, with its portion, its ingredients and its left-overs (ledger DIARY-123). */
export async function putDishBack(taken: TakenDish): Promise<void> {
  const { day, item } = taken;
  if (item.content_type === "recipemeal") await putRecipeBack(item, taken);
  if (item.content_type !== "simplerecipemeal") return;
  const { simple_recipe, meal_servings } = item.meal;
  const place =
    item.meal_slot === null ? { meal_moment: item.meal_moment } : { meal_slot_id: item.meal_slot };
  const body = { simple_recipe_id: simple_recipe.id, calendar_day_id: day.id, meal_servings, ...place };
  await call(planSimpleRecipe, { body: { ...body, status: "PLANNED" } });
}
