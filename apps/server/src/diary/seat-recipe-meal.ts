import type { seatRecipeMeal as endpoint, RecipeMeal } from "@plateful/contract";
import { onlyMacros } from "@plateful/nutrition";
import { invalidField, Problem } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import { getEatingRules } from "../recipes/index.ts";
import { findItemOfRecipeMeal } from "./day/calendar-item-store.ts";
import { seatCompany } from "./day/meal-company.ts";
import { first, getDayRow, getItemRow, presentRecipeMeals } from "./day/read-diary.ts";
import { storedCompany, updateCompany } from "./day/recipe-meal-store.ts";
import { getRecipeMealRow } from "./recipe-meals.ts";

/**
 * Says who eats along at one planned recipe, whoever usually does (PLAN-129). Those who sit there already keep their
 * portions; others get one that fits.
 * @throws InvalidFields for a member of no household of the person, or whom the dish does not suit.
 * @throws Problem meal_not_open for what was eaten or stands in no diary.
 */
export async function seatRecipeMeal(call: Call<typeof endpoint>): Promise<RecipeMeal> {
  const { db, params, now } = call;
  const members = [...new Set(call.body.members)];
  const row = await getRecipeMealRow(call, params.id);
  const found = await findItemOfRecipeMeal(db, row.id);
  if (found === undefined) throw new Problem("meal_not_open");
  const item = await getItemRow(db, found.id);
  if (item.status !== "PLANNED") throw new Problem("meal_not_open");
  const { household } = await getEatingRules(db, row.user_id);
  const unknown = members.find((member) => !household.some(({ id }) => id === member));
  if (unknown !== undefined) throw invalidField("members", { code: "invalid_pk", id: unknown });
  const { date } = await getDayRow(db, item.calendar_day_id);
  const { meal_slot_id: slotId } = item;
  const seating = { date, slotId, recipeId: row.recipe_template_id, own: onlyMacros(row), members };
  const fitted = first(await seatCompany(call, row.user_id, [seating]));
  if (fitted.length < members.length) throw invalidField("members", "dish_unsuited");
  const before = storedCompany(row.company);
  const company = fitted.map((eater) => before.find(({ member }) => member === eater.member) ?? eater);
  await updateCompany(db, row.id, company, now);
  return first(await presentRecipeMeals(call, [await getRecipeMealRow(call, row.id)]));
}
