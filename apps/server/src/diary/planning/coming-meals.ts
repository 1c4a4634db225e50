import { addDays, type MealMoment } from "@plateful/nutrition";
import type { Db } from "../../platform/database/open-database.ts";
import { listItemsBetween } from "../day/calendar-item-store.ts";
import { isPlannedRecipe } from "./replanned-meals.ts";

/** As far ahead as meals are told of. */
const DAYS = 7;

/** The recipes that are planned for someone in the week from tomorrow on, in the order of the days. */
export async function listComingMeals(db: Db, userId: number, today: string) {
  const items = await listItemsBetween(db, userId, addDays(today, 1), addDays(today, DAYS));
  return items
    .filter(isPlannedRecipe)
    .map(({ date, meal_moment, meal_slot_id, kcal }) => ({
      date,
      meal_moment: meal_moment as MealMoment,
      slotId: meal_slot_id,
      kcal,
    }))
    .toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
}
