import type {
  getClientMarks as getMarksEndpoint,
  markClient as markEndpoint,
  Snooze,
  settleClient as settleEndpoint,
  TriageMarks,
  TriageSettled,
  unsettleClient as unsettleEndpoint,
} from "@plateful/contract";
import { addDays, TRIAGE_REASONS, WEEKDAYS } from "@plateful/nutrition";
import { weekdayOf } from "@plateful/planning";
import { getReachedClient, readReachedClient } from "../clients/index.ts";
import type { Call } from "../platform/calls/call.ts";
import { findMarks, putMarks, putSettlement } from "./triage-marks-store.ts";

const DAYS_A_WEEK = 7;
/** Who comes back at the next entry comes back after this time in any case, so that nobody is forgotten. */
const MAX_WAIT_DAYS = 14;

/** The first day on which a client who is put off is on the board again; next week begins on its Monday. */
export function comesBackOn(snooze: Snooze, today: string): string {
  if (snooze === "TOMORROW") return addDays(today, 1);
  if (snooze === "WHEN_LOGGED") return addDays(today, MAX_WAIT_DAYS);
  return addDays(today, DAYS_A_WEEK - WEEKDAYS.indexOf(weekdayOf(today)));
}

/** Takes a client off the board: done for today, or put off (ledger COACH-093). */
export async function settleClient(call: Call<typeof settleEndpoint>): Promise<TriageSettled> {
  const { snooze } = call.body;
  const state = snooze === null ? "DONE" : "SNOOZED";
  const { id } = await getReachedClient(call, call.params.id, "settle-client");
  const until = comesBackOn(snooze ?? "TOMORROW", call.today);
  const settled = { state, snooze, comes_back_on: until, settled_at: call.now } as const;
  await putSettlement(call.db, { coachId: call.actor.id, clientId: id }, settled);
  return { ...settled, settled_at: call.now.toISOString() };
}

/** Puts a client back on the board; a repeat changes nothing. */
export async function unsettleClient(call: Call<typeof unsettleEndpoint>): Promise<undefined> {
  const { id } = await getReachedClient(call, call.params.id, "unsettle-client");
  const onBoard = { state: null, snooze: null, comes_back_on: null, settled_at: null };
  await putSettlement(call.db, { coachId: call.actor.id, clientId: id }, onBoard);
}

/** What the coach marked a client with (ledger COACH-122). */
export async function getClientMarks(call: Call<typeof getMarksEndpoint>): Promise<TriageMarks> {
  const { id } = await readReachedClient(call, call.params.id, "get-client-marks");
  const { muted, labels } = await findMarks(call.db, { coachId: call.actor.id, clientId: id });
  return { muted: TRIAGE_REASONS.filter((reason) => muted.includes(reason)), labels };
}

/** Sets the labels of a client, and the reasons that the coach does not want to be told (ledger COACH-092, COACH-096). */
export async function markClient(call: Call<typeof markEndpoint>) {
  const { id } = await getReachedClient(call, call.params.id, "mark-client");
  const marks = { muted: [...new Set(call.body.muted)], labels: [...new Set(call.body.labels)] };
  await putMarks(call.db, { coachId: call.actor.id, clientId: id }, marks);
  return marks;
}
