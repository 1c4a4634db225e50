import type { addDayNote as endpoint } from "@plateful/contract";
import { invalidField, Problem } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import type { Db } from "../platform/database/open-database.ts";
import { ensureDays, listDaysBetween, updateDay } from "./day/calendar-day-store.ts";

/** As long as the note of a day may be (api.md 4). */
const MAX_NOTE_LENGTH = 2000;

/** What stands on a day of someone; null for nothing, and for a diary that the caller does not see. */
export async function readDayNote(db: Db, userId: number, date: string): Promise<string | null> {
  return (await listDaysBetween(db, userId, date, date))[0]?.note ?? null;
}

/**
 * Adds a line below what stands on today already, so that nobody's words are lost (ledger COACH-095).
 * @throws InvalidFields when the day has no room left.
 */
export async function addDayNote(call: Call<typeof endpoint>) {
  const [day] = await ensureDays(call.db, call.subjectId, [call.today], call.now);
  if (day === undefined) throw new Problem("not_found");
  const line = call.body.note;
  const note = day.note === null || day.note === "" ? line : `${day.note}\n${line}`;
  if (note.length > MAX_NOTE_LENGTH)
    throw invalidField("note", { code: "max_length", limit: MAX_NOTE_LENGTH });
  await updateDay(call.db, day, { note }, call.now);
  return { calendar_day: day.id, note, before: day.note };
}
