import {
  type CalendarDay,
  type CalendarItem,
  calendarDays,
  calendarItems,
  planSingleFoodMeal,
  quickAddMeals,
  rebalanceDay,
  recipeMeals,
  swapMeal,
} from "@plateful/contract";
import { call } from "./call.ts";
import { CallError, isGone, listMessages } from "./call-error.ts";
import {
  isAddition,
  type KeptChange,
  type KeptFood,
  type KeptMeal,
  type KeptNote,
  type KeptPlan,
  type KeptPortion,
  type KeptQuickAdd,
  type KeptRemoval,
  type KeptTick,
  mealOf,
  withMeal,
} from "./kept-change.ts";
import { keptChanges, type SendResult } from "./kept-changes.ts";
import { mergeNote } from "./merge-note.ts";
import { reportError } from "./report-error.ts";

const bodyOf = ({ recipe, multiplier }: KeptMeal) => ({
  recipe_template: recipe.id,
  portions_multiplier: multiplier,
});

/** Swaps one meal; sent twice under the same key it is carried out once (ledger PLAN-034). */
export function callSwap({ key, meals, takesLeftovers }: KeptPlan): Promise<CalendarItem> {
  const [meal] = meals;
  if (meal === undefined) throw new Error("A swap names one meal.");
  const params = { id: String(meal.calendarItem) };
  const leftovers = takesLeftovers === true ? ("SWAP" as const) : ("KEEP" as const);
  return call(swapMeal, { params, body: { ...bodyOf(meal), leftovers }, idempotencyKey: key });
}

/** Changes meals of a day, all or none (ledger PLAN-043). */
export function callRebalance({ key, dayId, meals }: KeptPlan): Promise<CalendarDay> {
  const body = { meals: meals.map((meal) => ({ calendar_item: meal.calendarItem, ...bodyOf(meal) })) };
  return call(rebalanceDay, { params: { id: String(dayId) }, body, idempotencyKey: key });
}

/** Marks a meal as eaten, or takes that back (ledger DIARY-024). */
export const callTick = ({ key, calendarItem, status }: KeptTick) =>
  call(calendarItems.change, {
    params: { id: String(calendarItem) },
    body: { status },
    idempotencyKey: key,
  });

/** Sets how much of a planned portion is eaten (ledger REC-105). */
export const callPortion = ({ key, mealId, portion }: KeptPortion) =>
  call(recipeMeals.change, { params: { id: String(mealId) }, body: { portion }, idempotencyKey: key });

/** Takes a meal off its day. */
export async function callRemoval({ calendarItem }: KeptRemoval): Promise<void> {
  await call(calendarItems.remove, { params: { id: String(calendarItem) } });
}

const saidStatus = ({ status }: KeptFood | KeptQuickAdd) => (status === undefined ? {} : { status });

/** Adds an amount of a food to a day (ledger DIARY-088). */
export const callFood = (food: KeptFood): Promise<CalendarItem> => {
  const body = {
    calendar_day_id: food.dayId,
    ...(food.slotId === null ? { meal_moment: food.moment } : { meal_slot_id: food.slotId }),
    quantity: food.quantity,
    suggested_serving_id: food.serving.id,
    ...saidStatus(food),
  };
  return call(planSingleFoodMeal, { body, idempotencyKey: food.key });
};

/** Adds something of which only the numbers are known (ledger DIARY-050). */
export async function callQuickAdd(added: KeptQuickAdd): Promise<CalendarItem> {
  const { key, userId, dayId, slotId, moment, amounts } = added;
  const stored = await call(quickAddMeals.create, {
    body: { ...amounts, user: userId },
    idempotencyKey: key,
  });
  const body = {
    ...{ calendar_day: dayId, meal_slot: slotId, meal_moment: moment },
    ...{ object_id: stored.id, content_type: "quickaddmeal" as const },
    ...saidStatus(added),
  };
  return call(calendarItems.create, { body, idempotencyKey: key });
}

/** Writes the note of a day as it was typed. */
export const callNote = ({ dayId, note }: KeptNote): Promise<CalendarDay> =>
  call(calendarDays.change, { params: { id: String(dayId) }, body: { note } });

/** Writes a note that waited. What was written elsewhere meanwhile stays beside it (ledger DIARY-095). */
async function callKeptNote(change: KeptNote): Promise<unknown> {
  const { note: now } = await call(calendarDays.get, { params: { id: String(change.dayId) } });
  const note = mergeNote(change, now);
  return note === now ? undefined : callNote({ ...change, note });
}

/** Takes a meal off its day; one that is gone already is as good as removed. */
export async function callKeptRemoval(change: KeptRemoval): Promise<void> {
  try {
    await callRemoval(change);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

/** Carries a change out that waited; answers the meal that was added, if one was. */
function carryOut(change: KeptChange): Promise<unknown> {
  switch (change.kind) {
    case "swap":
      return callSwap(change);
    case "rebalance":
      return callRebalance(change);
    case "tick":
      return callTick(change);
    case "portion":
      return callPortion(change);
    case "removal":
      return callKeptRemoval(change);
    case "food":
      return callFood(change);
    case "quick-add":
      return callQuickAdd(change);
    case "note":
      return callKeptNote(change);
  }
}

/** The change has to wait for the network. */
export const KEPT = "kept";

/**
 * Carries a change out now, or keeps it: when the server cannot be reached, and when others wait already, for those come
 * first (ledger PLAN-115). What the server refuses is refused here too.
 */
export async function carryOutOrKeep<Change extends KeptChange, Answer>(
  wanted: Change,
  carryItOut: (change: Change) => Promise<Answer>,
): Promise<Answer | typeof KEPT> {
  const meal = mealOf(wanted);
  const change = meal === undefined ? wanted : withMeal(wanted, meal, keptChanges.storedMeal(meal));
  const isTried = navigator.onLine && keptChanges.waiting().length === 0;
  if (isTried) {
    try {
      return await carryItOut(change);
    } catch (error) {
      if (!(error instanceof CallError && error.status === 0)) throw error;
    }
  }
  keptChanges.keep({ ...change, isTried, keptAt: new Date().toISOString() });
  return KEPT;
}

/** Being planned for passes, as do a busy server and a session that has to be asked for again; other refusals stay. */
const isPassing = ({ status, code }: CallError): boolean =>
  status === 0 || status === 401 || status === 429 || status >= 500 || code === "planning_in_progress";

/** One attempt to send a kept change (ledger PLAN-116). */
export async function sendKeptChange(change: KeptChange): Promise<SendResult> {
  try {
    const answer = await carryOut(change);
    return isAddition(change) ? { kind: "saved", storedAs: (answer as CalendarItem).id } : { kind: "saved" };
  } catch (error) {
    if (error instanceof CallError && isPassing(error)) return { kind: "unreachable" };
    reportError(error);
    const reason = error instanceof CallError ? (error.detail ?? listMessages(error.fields)[0]) : undefined;
    return { kind: "refused", reason: reason ?? null };
  }
}

/** Takes a kept change back, also one that is just being tried; false when the server has it. */
export async function takeKeptChangeBack(key: string): Promise<boolean> {
  if (keptChanges.takeBack(key)) return true;
  await keptChanges.flush(sendKeptChange);
  return keptChanges.takeBack(key);
}
