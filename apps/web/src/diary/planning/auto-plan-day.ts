import { autoPlanDay, autoPlanDays, type CalendarDay } from "@plateful/contract";
import { addDays } from "@plateful/planning";
import type { KeptPlanned } from "../../lib/kept/kept-change.ts";
import { namedUser } from "../../lib/person/subject.ts";
import { call } from "../../lib/server/call.ts";
import { MAX_PLANNING_MS } from "./max-planning.ts";
import { type Planning, planOrKeep } from "./plan-or-keep.ts";

/** What is planned of a day. */
export interface DayWish {
  readonly date: string;
  /** Only these slots; all of them when absent. */
  readonly slotIds?: readonly number[];
}

/** Whose days are planned. */
type Asked = Omit<Planning, "isOwn"> & { readonly viewedId: number | undefined };

/**
 * Lets the server choose the meals of a day, or of some of its slots; this device where it can and the server cannot be reached.
 * @param keyFor the key under which the wish is carried out once.
 */
export function planDay(
  { viewedId, ...planning }: Asked,
  { date, slotIds }: DayWish,
  keyFor: (body: unknown) => string,
): Promise<CalendarDay | KeptPlanned> {
  const slots = slotIds === undefined ? {} : { meal_slot_ids: [...slotIds] };
  const body = { date, ...slots, ...namedUser(viewedId) };
  const signal = AbortSignal.timeout(MAX_PLANNING_MS);
  const ask = () => call(autoPlanDay, { body, signal, idempotencyKey: keyFor(body) });
  const wishes = [{ date, slotIds, replaces: true }];
  return planOrKeep({ ...planning, isOwn: viewedId === undefined }, wishes, ask);
}

/** The same for the empty meals of some days in a row; answers of how many days. */
export async function planDays(
  { viewedId, ...planning }: Asked,
  { start, count }: { readonly start: string; readonly count: number },
  keyFor: (body: unknown) => string,
): Promise<{ readonly days: number; readonly isKept: boolean }> {
  const range = { num_days: count, start_date_inclusive: start };
  const body = { ...range, delete_existing_plans: false, ...namedUser(viewedId) };
  const signal = AbortSignal.timeout(MAX_PLANNING_MS);
  const ask = () => call(autoPlanDays, { body, signal, idempotencyKey: keyFor(body) });
  const wishes = Array.from({ length: count }, (_, at) => ({ date: addDays(start, at) }));
  const planned = await planOrKeep({ ...planning, isOwn: viewedId === undefined }, wishes, ask);
  const isKept = "items" in planned;
  return { isKept, days: isKept ? new Set(planned.items.map(({ date }) => date)).size : count };
}
