import type { CheckInAsking } from "@plateful/contract";
import type { Call } from "../platform/calls/call.ts";
import { mayInTeam } from "../platform/calls/team-rights.ts";
import { findSchedule, maySee } from "./asking-store.ts";
import { findOpen } from "./check-in-store.ts";

/** How a client is asked at present; only their own coach asks. */
export async function presentAsking(
  call: Call,
  { id: clientId, coach_id: coachId }: { readonly id: number; readonly coach_id: number | null },
): Promise<CheckInAsking> {
  const { db, actor } = call;
  const isShared = await maySee(db, clientId, "PLAN");
  const schedule = await findSchedule(db, clientId, actor.id);
  const open = await findOpen(db, clientId, actor.id);
  return {
    is_shared: isShared,
    may_ask: coachId === actor.id && (await mayInTeam(call, "MESSAGE")),
    weekday: schedule?.weekday ?? null,
    next_on: schedule?.next_on ?? null,
    open: open === null ? null : { id: open.id, due_on: open.due_on, asked_at: open.asked_at.toISOString() },
  };
}
