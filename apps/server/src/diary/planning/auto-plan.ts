import type {
  CalendarDay,
  autoPlanDay as dayEndpoint,
  autoPlanDays as daysEndpoint,
} from "@plateful/contract";
import { addDays } from "@plateful/nutrition";
import { Problem } from "../../platform/base/problem.ts";
import type { Asked, Call } from "../../platform/calls/call.ts";
import { slotOfItem } from "../day/day-input.ts";
import { findSlotOf } from "../day/diary-reference-store.ts";
import { first, presentDays } from "../day/read-diary.ts";
import { findWeekSlots, slotsOn } from "../day/week-slot-store.ts";
import { planDays, planningLimits } from "./plan-days.ts";

/** A meal of a day is planned as carefully as a whole day. */
export const limitsOfDay = ({ subjectId }: Asked<typeof dayEndpoint>) => planningLimits(subjectId, 1);

export const limitsOfDays = ({ subjectId, body }: Asked<typeof daysEndpoint>) =>
  planningLimits(subjectId, Math.max(1, body.num_days - new Set(body.skip_dates).size));

/** Plans a day again, or the named slots of it; what was eaten stays, and the rest is planned around it (DIARY-036, DIARY-067). */
export async function autoPlanDay(call: Call<typeof dayEndpoint>): Promise<CalendarDay> {
  const { date, meal_slot_ids: slotIds } = call.body;
  const userId = call.subjectId;
  for (const id of slotIds ?? [])
    if ((await findSlotOf(call.db, userId, id)) === undefined) throw new Problem("not_found");
  const named = slotIds === undefined || slotIds === null ? null : new Set(slotIds);
  const days = await planDays(call, userId, {
    dates: [date],
    replaces: (item, week) =>
      item.status !== "EATEN" &&
      (named === null || named.has(slotOfItem(item, slotsOn(week, date))?.id ?? 0)),
    wants: (slotId) => named === null || named.has(slotId),
    // Someone who chooses a meal again does not wish to be served the same.
    wantsOtherMeals: named !== null,
    passesOver: (replaced) => replaced.flatMap(({ recipe_template_id: id }) => id ?? []),
  });
  return first(await presentDays(call, days));
}

type Chosen = NonNullable<Call<typeof daysEndpoint>["body"]["meals"]>;

const toChosenMeal = ({
  date,
  meal_slot_id: slotId,
  recipe_template: recipeId,
  ...meal
}: Chosen[number]) => ({
  ...{ date, slotId, recipeId },
  multiplier: meal.portions_multiplier,
  leftoverOf:
    meal.leftover_of === undefined
      ? null
      : { date: meal.leftover_of.date, slotId: meal.leftover_of.meal_slot_id },
  cookOn: meal.cook_on ?? null,
});

/** A plan that was changed meanwhile has other slots. @throws Problem not_found. */
async function checkSlots(call: Call<typeof daysEndpoint>, meals: Chosen): Promise<void> {
  const week = await findWeekSlots(call.db, call.subjectId);
  const isThere = ({ date, meal_slot_id: slotId }: Chosen[number]) =>
    slotsOn(week, date).some(({ id }) => id === slotId);
  if (!meals.every(isThere)) throw new Problem("not_found");
}

/**
 * Plans several days: all that was not eaten again, or only the empty slots (DIARY-036, DIARY-070). Days in between that the
 * person leaves out are in the same planning, so that one undo takes all of it back (DIARY-090). Meals that an app chose without a
 * network fill their slots, and no others are filled (DIARY-121).
 */
export async function autoPlanDays(
  call: Call<typeof daysEndpoint>,
): Promise<{ calendar_days: CalendarDay[] }> {
  const { num_days: count, start_date_inclusive: start, delete_existing_plans: again } = call.body;
  const { meals } = call.body;
  const skipped = new Set(call.body.skip_dates);
  const dates = Array.from({ length: count }, (_, at) => addDays(start, at));
  if (meals !== undefined) await checkSlots(call, meals);
  const wants = (slotId: number | undefined, date: string): boolean =>
    !skipped.has(date) &&
    (meals === undefined || meals.some((meal) => meal.date === date && meal.meal_slot_id === slotId));
  const days = await planDays(call, call.subjectId, {
    dates,
    replaces: (item, week) =>
      again && item.status !== "EATEN" && wants(slotOfItem(item, slotsOn(week, item.date))?.id, item.date),
    wants,
    ...(meals === undefined ? {} : { chosen: meals.map(toChosenMeal) }),
  });
  // Left-overs of a replaced meal may be planned on later days.
  return { calendar_days: await presentDays(call, days.slice(0, count)) };
}
