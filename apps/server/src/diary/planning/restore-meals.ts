import type { CalendarDay, restoreMeals as endpoint } from "@plateful/contract";
import type { Call } from "../../platform/calls/call.ts";
import { type ItemRow, listItemsByIds } from "../day/calendar-item-store.ts";
import { cookAhead, linkLeftovers } from "../day/leftover-store.ts";
import { getDayRow, readDay } from "../day/read-diary.ts";
import { signsOfExchange, takeSignsBack } from "../day/recipe-sign-store.ts";
import { changeRecipeMeals, type MealChange } from "./change-recipe-meals.ts";

/** A meal that never changed needs no way back, so it may be eaten or locked by now. */
const isThereAlready = (change: MealChange, items: readonly ItemRow[]): boolean =>
  items.some(
    (item) =>
      item.id === change.itemId &&
      item.recipe_template_id === change.recipeId &&
      item.portions_multiplier === change.multiplier &&
      item.portions === change.portions,
  );

/**
 * Puts meals back as they were, those that were left of them on other days too. What a person had planned may come back,
 * also what the planner would not have chosen (PLAN-034, PLAN-097).
 */
export async function restoreMeals(call: Call<typeof endpoint>): Promise<CalendarDay> {
  const { db, body } = call;
  const day = await getDayRow(db, call.params.id);
  const changes = body.meals.map((meal) => ({
    itemId: meal.calendar_item,
    recipeId: meal.recipe_template,
    multiplier: meal.portions_multiplier,
    portion: meal.portion,
    portions: meal.portions,
    company: meal.company,
  }));
  const items = await listItemsByIds(
    db,
    changes.map(({ itemId }) => itemId),
  );
  const needed = changes.filter((change) => !isThereAlready(change, items));
  await changeRecipeMeals(call, day.user_id, needed);
  const before = new Map(items.map((item) => [item.id, item.recipe_template_id]));
  const undone = needed.flatMap(({ itemId, recipeId }) => {
    const present = before.get(itemId);
    return present == null ? [] : signsOfExchange(recipeId, present);
  });
  await takeSignsBack(db, day.user_id, call.today, undone);
  await cookAhead(
    db,
    body.cooked_ahead.map((early) => ({ item: early.calendar_item, cook_on: early.cook_on })),
  );
  await linkLeftovers(
    db,
    body.leftovers.map((pair) => ({ eat: pair.calendar_item, cook: pair.leftover_of })),
  );
  return readDay(call, day);
}
