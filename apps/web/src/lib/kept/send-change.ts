import {
  type CalendarDay,
  type CalendarItem,
  calendarDays,
  calendarItems,
  quickAddMeals,
} from "@plateful/contract";
import { dayOn } from "../plan/day-on.ts";
import { call } from "../server/call.ts";
import { CallError, isGone, listMessages } from "../server/call-error.ts";
import { reportError } from "../server/report-error.ts";
import { callTick } from "./call-tick.ts";
import { copiedMeals } from "./copied-meals.ts";
import {
  callCopy,
  callFood,
  callOwnProduct,
  callPlanned,
  callPortion,
  callRebalance,
  callSwap,
  saidStatus,
} from "./diary-calls.ts";
import { callGrocery } from "./grocery-calls.ts";
import {
  addedIds,
  type KeptChange,
  type KeptCopy,
  type KeptNote,
  type KeptPlanned,
  type KeptQuickAdd,
  type KeptQuickEdit,
  type KeptRemoval,
  type Stored,
} from "./kept-change.ts";
import { callMeasurement, callMeasurementRemoval } from "./measurement-calls.ts";
import { mergeNote } from "./merge-note.ts";
import type { SendResult } from "./send-waiting.ts";
import { isUnsavedDay } from "./unsaved-day.ts";

/** Takes a meal off its day. */
export async function callRemoval({ calendarItem }: KeptRemoval): Promise<void> {
  await call(calendarItems.remove, { params: { id: String(calendarItem) } });
}

/** Adds something of which only the numbers are known (ledger DIARY-050). */
export async function callQuickAdd(added: KeptQuickAdd): Promise<CalendarItem> {
  const { key, userId, dayId, slotId, moment, name = null, amounts } = added;
  const stored = await call(quickAddMeals.create, {
    body: { ...amounts, name, user: userId },
    idempotencyKey: key,
  });
  const body = {
    ...{ calendar_day: dayId, meal_slot: slotId, meal_moment: moment },
    ...{ object_id: stored.id, content_type: "quickaddmeal" as const },
    ...saidStatus(added),
  };
  return call(calendarItems.create, { body, idempotencyKey: key });
}

/** Gives a quick add another name and other numbers (ledger DIARY-098). */
export const callQuickEdit = ({ key, mealId, name, amounts }: KeptQuickEdit) => {
  const { kcal, protein, carbohydrates, fat } = amounts;
  const body = { name, kcal, protein, carbohydrates, fat };
  return call(quickAddMeals.change, { params: { id: String(mealId) }, body, idempotencyKey: key });
};

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

/** Copies meals that were shown already; answers which of the day's meals they are now. */
async function callKeptCopy(copy: KeptCopy): Promise<Stored[]> {
  const before = await call(calendarDays.get, { params: { id: String(copy.dayId) } });
  const after = await callCopy(copy);
  return copiedMeals(copy, new Set(before.calendar_items.map(({ id }) => id)), after.calendar_items);
}

/** Which meals of the answered days are those that were planned here: the same dish in the same slot. */
async function callKeptPlanned(planned: KeptPlanned): Promise<Stored[]> {
  const days = await callPlanned(planned);
  return planned.items.flatMap(({ id: was, date, meal_slot: slot, meal }) => {
    const items = days.find((day) => day.date === date)?.calendar_items ?? [];
    const same = items.find(
      (item) =>
        item.content_type === "recipemeal" &&
        item.meal_slot === slot &&
        item.meal.recipe_template.id === meal.recipe_template.id,
    );
    return same === undefined ? [] : [{ was, id: same.id, mealId: same.object_id }];
  });
}

const storedItem = async (was: number, adding: Promise<CalendarItem>): Promise<Stored[]> => {
  const { id, object_id: mealId } = await adding;
  return [{ was, id, mealId }];
};

/** The same change about the day as the server has it, made if need be: days that nobody has opened yet are not there. */
async function onSavedDay<Change extends KeptChange>(change: Change): Promise<Change> {
  const isUnsaved = "dayId" in change && change.kind !== "planned" && isUnsavedDay(change.dayId);
  return isUnsaved ? { ...change, dayId: (await dayOn(change.date, undefined)).id } : change;
}

/** Carries a change out that waited; answers what the server calls that which was added. */
async function carryOut(kept: KeptChange): Promise<unknown> {
  const change = await onSavedDay(kept);
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
      return storedItem(change.calendarItem, callFood(change));
    case "quick-add":
      return storedItem(change.calendarItem, callQuickAdd(change));
    case "own-product":
      return storedItem(change.calendarItem, callOwnProduct(change));
    case "copy":
      return callKeptCopy(change);
    case "planned":
      return callKeptPlanned(change);
    case "quick-edit":
      return callQuickEdit(change);
    case "measurement":
      return [{ was: change.measurement, id: (await callMeasurement(change)).id }];
    case "measurement-removal":
      return callMeasurementRemoval(change);
    case "note":
      return callKeptNote(change);
    default:
      return callGrocery(change);
  }
}

/** Being planned for passes, as do a busy server and a session that has to be asked for again; other refusals stay. */
const isPassing = ({ status, code }: CallError): boolean =>
  status === 0 || status === 401 || status === 429 || code === "planning_in_progress";

/** One attempt to send a change that waited. What was added is answered with its id. */
export async function sendChange(change: KeptChange): Promise<SendResult> {
  try {
    const answer = await carryOut(change);
    return addedIds(change).length > 0 ? { kind: "saved", stored: answer as Stored[] } : { kind: "saved" };
  } catch (error) {
    if (error instanceof CallError && isPassing(error)) return { kind: "unreachable" };
    if (error instanceof CallError && error.status >= 500) return { kind: "failing" };
    reportError(error);
    const reason = error instanceof CallError ? (error.detail ?? listMessages(error.fields)[0]) : undefined;
    return { kind: "refused", reason: reason ?? null };
  }
}
