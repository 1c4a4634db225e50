import type {
  askForCheckIn as askEndpoint,
  CheckInAsking,
  setCheckInSchedule as setEndpoint,
} from "@plateful/contract";
import { addDays, type Weekday } from "@plateful/nutrition";
import { weekdayOf } from "@plateful/planning";
import { getOwnClient } from "../clients/index.ts";
import { dateInZone } from "../platform/base/clock.ts";
import { Problem } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import { requireRight } from "../platform/calls/team-rights.ts";
import { deleteSchedule, maySee, putSchedule } from "./asking-store.ts";
import { findOpen, putOpen } from "./check-in-store.ts";
import { presentAsking } from "./present-asking.ts";
import { findQuestions, ownerOfForm } from "./question-store.ts";
import { expectReminders } from "./remind-of-check-in.ts";

/** The first day from this one on that is such a weekday. */
export function nextOn(weekday: Weekday, from: string): string {
  for (let ahead = 0; ahead < 7; ahead += 1) {
    const date = addDays(from, ahead);
    if (weekdayOf(date) === weekday) return date;
  }
  throw new RangeError(`No such weekday: ${weekday}`);
}

/** @throws Problem check_ins_closed for a client who was switched off or shares nothing with the caller. */
async function findAskable(call: Call<typeof askEndpoint> | Call<typeof setEndpoint>, action: string) {
  const client = await getOwnClient(call, call.params.id, action);
  await requireRight(call, "MESSAGE");
  if (!client.account_enabled || !(await maySee(call.db, client.id, "PLAN")))
    throw new Problem("check_ins_closed");
  return { id: client.id, today: dateInZone(call.now, client.time_zone) };
}

/** Asks a client now (CHECK-003). Asking again on the same day changes nothing, so that nobody is pressed by mail. */
export async function askForCheckIn(call: Call<typeof askEndpoint>): Promise<CheckInAsking> {
  const { db, actor, now } = call;
  const { id, today } = await findAskable(call, "ask-for-check-in");
  const open = await findOpen(db, id, actor.id);
  if (open?.due_on !== today) {
    const { questions } = await findQuestions(db, ownerOfForm(actor));
    const checkInId = await putOpen(db, { clientId: id, coachId: actor.id, dueOn: today, questions, now });
    await expectReminders(call.services, db, [{ userId: id, checkInId, dueOn: today }]);
  }
  return presentAsking(call, { id, coach_id: actor.id });
}

/** Sets the weekday on which a client is asked, or stops asking (CHECK-003). Stopping is always possible. */
export async function setCheckInSchedule(call: Call<typeof setEndpoint>): Promise<CheckInAsking> {
  const { db, actor, body } = call;
  if (body.weekday === null) {
    const { id } = await getOwnClient(call, call.params.id, "set-check-in-schedule");
    await requireRight(call, "MESSAGE");
    await deleteSchedule(db, id);
    return presentAsking(call, { id, coach_id: actor.id });
  }
  const { id, today } = await findAskable(call, "set-check-in-schedule");
  // Today counts unless the client was asked today already.
  const open = await findOpen(db, id, actor.id);
  const from = open?.due_on === today ? addDays(today, 1) : today;
  const schedule = { weekday: body.weekday, next_on: nextOn(body.weekday, from) };
  await putSchedule(db, { clientId: id, coachId: actor.id }, schedule);
  return presentAsking(call, { id, coach_id: actor.id });
}
