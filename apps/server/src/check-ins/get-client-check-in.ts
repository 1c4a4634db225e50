import type { ClientCheckIn, getClientCheckIn as endpoint } from "@plateful/contract";
import { addDays, adherencePercent } from "@plateful/nutrition";
import { weekdayOf } from "@plateful/planning";
import { listWeightsSince, readReachedClient } from "../clients/index.ts";
import { listEatenKcal } from "../diary/index.ts";
import { dateInZone } from "../platform/base/clock.ts";
import { Problem } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import { maySee } from "./asking-store.ts";
import { type CheckInRow, findNeighbour, findSent } from "./check-in-store.ts";
import { findPlanned } from "./figures-store.ts";
import { presentCheckIns, type Subject, weekOf } from "./present-check-in.ts";

const WEIGHED_MS = 35 * 86_400_000;
const WEEKS = 4;

type Client = Subject & { readonly id: number };
type Planned = Awaited<ReturnType<typeof findPlanned>>["planned"];

async function loadWeights({ db }: Call, { id }: Client, until: Date): Promise<ClientCheckIn["weights"]> {
  if (!(await maySee(db, id, "MEASUREMENTS"))) return null;
  const weights = await listWeightsSince(db, [id], new Date(until.getTime() - WEIGHED_MS));
  return weights
    .filter(({ created_at }) => created_at <= until)
    .map(({ value, created_at }) => ({ kg: value, measured_at: created_at.toISOString() }));
}

/** Four weeks that end on the day on which the check-in was sent. */
async function loadWeeks(
  { db }: Call,
  client: Client,
  last: string,
  planned: Planned,
): Promise<ClientCheckIn["weeks"]> {
  if (!(await maySee(db, client.id, "DIARY"))) return null;
  const first = addDays(last, 1 - WEEKS * 7);
  const eaten = await listEatenKcal(db, client.id, { from: first, until: last });
  return Array.from({ length: WEEKS }, (_, week) => {
    const starts_on = addDays(first, week * 7);
    const days = Array.from({ length: 7 }, (__, day) => {
      const date = addDays(starts_on, day);
      return { eaten: eaten.get(date) ?? null, planned: planned.get(weekdayOf(date)) ?? null };
    });
    const rounded = days.map((day) => ({
      eaten: day.eaten === null ? null : Math.round(day.eaten),
      planned: day.planned === null ? null : Math.round(day.planned),
    }));
    const amount = (kcal: number | null) => (kcal === null ? null : { kcal, protein: 0 });
    const percent = adherencePercent(
      days.map((day) => ({ eaten: amount(day.eaten), planned: amount(day.planned) })),
    );
    return { week: weekOf(client, addDays(starts_on, 6)), starts_on, percent, days: rounded };
  });
}

const named = (client: Client, row: CheckInRow | null) =>
  row === null ? null : { id: row.id, week: weekOf(client, row.due_on) };

/** A check-in as the coach reads it, beside what the client shares (CHECK-010). */
export async function getClientCheckIn(call: Call<typeof endpoint>): Promise<ClientCheckIn> {
  const { db, params } = call;
  const client = await readReachedClient(call, params.id, "get-client-check-in");
  // A colleague who stands in reads what was sent to the client's own coach.
  const filter = { clientId: client.id, coachId: client.coach_id };
  const row = await findSent(db, filter, params.check_in);
  const sentAt = row?.sent_at ?? null;
  if (row === null || sentAt === null) throw new Problem("not_found");
  const earlier = await findNeighbour(db, filter, { sentAt, side: "before" });
  const later = await findNeighbour(db, filter, { sentAt, side: "after" });
  const [checkIn, previous] = await presentCheckIns(db, earlier === null ? [row] : [row, earlier], client);
  if (checkIn === undefined) throw new Error("The check-in that was found is not presented.");
  const { pace, planned } = await findPlanned(db, client.id);
  return {
    check_in: checkIn,
    previous: previous ?? null,
    is_waiting: row.settled_at === null,
    earlier: named(client, earlier),
    later: named(client, later),
    weights: await loadWeights(call, client, sentAt),
    pace,
    weeks: await loadWeeks(call, client, dateInZone(sentAt, client.time_zone), planned),
  };
}
