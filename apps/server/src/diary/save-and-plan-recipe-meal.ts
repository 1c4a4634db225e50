import type { AnswerOf, saveAndPlanRecipeMeal as endpoint } from "@plateful/contract";
import type { MealMoment } from "@plateful/nutrition";
import { Problem } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import { portionOf, publishOwnRecipe, readRecipe } from "../recipes/index.ts";
import { addItems } from "./day/add-items.ts";
import { findItemOfRecipeMeal } from "./day/calendar-item-store.ts";
import { findSlotOf } from "./day/diary-reference-store.ts";
import { statusOfAdded } from "./day/item-status.ts";
import { dropBrokenLinks } from "./day/leftover-store.ts";
import { seatCompany } from "./day/meal-company.ts";
import { replaceItem } from "./day/new-item-store.ts";
import { first, getDayRow, readItem } from "./day/read-diary.ts";
import { rewriteRecipeMeal } from "./day/recipe-meal-store.ts";
import { getRecipeMealRow } from "./recipe-meals.ts";

/**
 * Publishes a recipe of the caller's own under a name, makes the meal again from it and plans it in a slot. A meal that
 * is planned already moves there, so pressing twice plans once (REC-070, REC-090).
 */
export async function saveAndPlanRecipeMeal(call: Call<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { body, db, now } = call;
  const meal = await getRecipeMealRow(call, body.id);
  const day = await getDayRow(db, body.calendar_day_id);
  const slot = await findSlotOf(db, day.user_id, body.meal_slot_id);
  if (slot === undefined || meal.user_id !== day.user_id) throw new Problem("not_found");
  const recipeId = body.existing_recipe_template_id ?? meal.recipe_template_id;
  const recipe = await publishOwnRecipe(call, recipeId, body.name, slot.meal_type);
  const nutrition = portionOf(recipe, meal.portions_multiplier);
  const seating = { date: day.date, slotId: slot.id, recipeId, own: nutrition };
  const wish = {
    userId: meal.user_id,
    recipeId,
    portions: meal.portions,
    multiplier: meal.portions_multiplier,
    nutrition,
    directions: null,
    company: first(await seatCompany(call, day.user_id, [seating])),
  };
  await rewriteRecipeMeal(db, meal.id, wish, now);
  const kind = "recipemeal" as const;
  const item = {
    userId: day.user_id,
    dayId: day.id,
    slotId: slot.id,
    moment: slot.meal_moment as MealMoment,
    contentType: kind,
    objectId: meal.id,
    status: statusOfAdded(call, { day, kind }),
  };
  const planned = await findItemOfRecipeMeal(db, meal.id);
  if (planned !== undefined) await replaceItem(db, planned.id, item, now);
  if (planned !== undefined) await dropBrokenLinks(db, [planned.id]);
  const itemId = planned?.id ?? first(await addItems(call, [item]));
  return { calendar_item: await readItem(call, itemId), recipe_template: await readRecipe(call, recipeId) };
}
