import type { CurrentCheckIn } from "@plateful/contract";
import { addDays } from "@plateful/nutrition";
import type { Call } from "../platform/calls/call.ts";
import { withReach } from "../platform/database/scope.ts";
import { findSchedule, listSharedParts, wantsMails } from "./asking-store.ts";
import { type CheckInRow, findOpen, listSent } from "./check-in-store.ts";
import { findKnown } from "./figures-store.ts";
import { findFirstName, findSubject } from "./person-store.ts";
import { presentCheckIns } from "./present-check-in.ts";

const NOTHING_KNOWN: CurrentCheckIn["known"] = { days_logged: null, weight_kg: null };

/** What the coach sees already, of the seven days up to today. */
async function loadKnown(
  { db, actor, today }: Call,
  parts: readonly string[],
): Promise<CurrentCheckIn["known"]> {
  if (!parts.includes("DIARY") && !parts.includes("MEASUREMENTS")) return NOTHING_KNOWN;
  const { days, weight } = await findKnown(db, actor.id, { from: addDays(today, -6), today });
  return {
    days_logged: parts.includes("DIARY") ? days : null,
    weight_kg: parts.includes("MEASUREMENTS") ? weight : null,
  };
}

/**
 * The check-in that waits for the caller (CHECK-004). Whoever shares nothing with the coach is not asked: the coach could not
 * read the answers.
 */
export async function getCheckIn(call: Call): Promise<CurrentCheckIn> {
  const { db, actor } = call;
  const { id, coachId } = actor;
  const mails = await wantsMails(db, id);
  if (coachId === null)
    return { check_in: null, previous: null, coach: null, known: NOTHING_KNOWN, next_on: null, mails };
  const parts = await listSharedParts(db, id, coachId);
  const open = parts.length === 0 ? null : await findOpen(db, id, coachId);
  const [last] = await listSent(db, { clientId: id, coachId }, { limit: 1, offset: 0 });
  const rows = [open, last].filter((row): row is CheckInRow => row !== null && row !== undefined);
  const shown = await presentCheckIns(db, rows, await findSubject(db, id));
  const schedule = parts.length === 0 ? null : await findSchedule(db, id, coachId);
  return {
    check_in: shown.find((one) => one.id === open?.id) ?? null,
    previous: shown.find((one) => one.id === last?.id) ?? null,
    coach: await withReach(db, "all", () => findFirstName(db, coachId)),
    known: open === null ? NOTHING_KNOWN : await loadKnown(call, parts),
    next_on: schedule?.next_on ?? null,
    mails,
  };
}
