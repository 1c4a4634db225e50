import {
  type CalendarDay,
  type CalendarItem,
  calendarItems,
  rebalanceDay,
  recipeMeals,
  swapMeal,
} from "@plateful/contract";
import { call } from "./call.ts";
import { CallError, listMessages } from "./call-error.ts";
import {
  type KeptChange,
  type KeptMeal,
  type KeptPlan,
  type KeptPortion,
  type KeptTick,
  keptChanges,
  type SendResult,
} from "./kept-changes.ts";
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
  }
}

/** The change has to wait for the network. */
export const KEPT = "kept";

/**
 * Carries a change out now, or keeps it: when the server cannot be reached, and when others wait already, for those come
 * first (ledger PLAN-115). What the server refuses is refused here too.
 */
export async function carryOutOrKeep<Change extends KeptChange, Answer>(
  change: Change,
  carryItOut: (change: Change) => Promise<Answer>,
): Promise<Answer | typeof KEPT> {
  if (navigator.onLine && keptChanges.waiting().length === 0) {
    try {
      return await carryItOut(change);
    } catch (error) {
      if (!(error instanceof CallError && error.status === 0)) throw error;
    }
  }
  keptChanges.keep(change);
  return KEPT;
}

/** Being planned for passes, as do a busy server and a session that has to be asked for again; other refusals stay. */
const isPassing = ({ status, code }: CallError): boolean =>
  status === 0 || status === 401 || status === 429 || status >= 500 || code === "planning_in_progress";

/** One attempt to send a kept change (ledger PLAN-116). */
export async function sendKeptChange(change: KeptChange): Promise<SendResult> {
  try {
    await carryOut(change);
    return { kind: "saved" };
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
