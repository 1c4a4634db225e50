import type { getTriageClient as endpoint, TriageClient } from "@plateful/contract";
import { roundHalfUp } from "@plateful/quantities";
import { listWeightsSince, readReachedClient } from "../clients/index.ts";
import { listComingMeals, readDayNote } from "../diary/index.ts";
import { averageEnergy, shiftShares } from "../nutrition-plans/index.ts";
import { Problem } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import { SHOWN_WEIGHTS_MS } from "./list-triage.ts";
import { presentDay, presentTriageClient } from "./present-triage.ts";
import { readTriage } from "./read-triage.ts";
import { findSettings } from "./triage-marks-store.ts";

const SHOWN_DAYS = 14;

/** Why a client is on the board, and what the coach needs to act on it (ledger COACH-094). */
export async function getTriageClient(call: Call<typeof endpoint>): Promise<TriageClient> {
  const { id } = await readReachedClient(call, call.params.id, "get-triage-client");
  const settings = await findSettings(call.db, call.actor.id);
  const { triaged, daysOf } = await readTriage(call, settings, { onlyId: id, days: SHOWN_DAYS });
  const [one] = triaged;
  // A client who is switched off is not on the board.
  if (one === undefined) throw new Problem("not_found");
  const weights = await listWeightsSince(call.db, [id], new Date(call.now.getTime() - SHOWN_WEIGHTS_MS));
  const days = daysOf(one);
  const { takers, shares } = await shiftShares(call, id);
  const meals = days === null ? null : await listComingMeals(call.db, id, call.today);
  return presentTriageClient(one, weights, {
    days: days?.map(presentDay) ?? null,
    limits_carbohydrates: takers === "fat",
    energy: await averageEnergy(call, id),
    meals:
      meals?.map(({ slotId, kcal, ...place }) => ({
        ...place,
        kcal: Math.round(kcal),
        share: roundHalfUp(slotId === null ? 0 : (shares.get(slotId) ?? 0), 4),
      })) ?? null,
    note: await readDayNote(call.db, id, call.today),
  });
}
