import { addDays } from "@plateful/nutrition";
import type { Call } from "../platform/calls/call.ts";
import { findSchedule, listSharedParts } from "./asking-store.ts";
import { findOpen } from "./check-in-store.ts";

/** The days up to `until` on which the caller's coach asks for a check-in; none where nothing is shared (CHECK-004). */
export async function listCheckInDates(
  { db, actor: { id, coachId } }: Pick<Call, "db" | "actor">,
  until: string,
): Promise<readonly string[]> {
  if (coachId === null || (await listSharedParts(db, id, coachId)).length === 0) return [];
  const open = await findOpen(db, id, coachId);
  const schedule = await findSchedule(db, id, coachId);
  const dates = open === null ? [] : [open.due_on];
  if (schedule !== null)
    for (let date = schedule.next_on; date <= until; date = addDays(date, 7)) dates.push(date);
  return [...new Set(dates)];
}
