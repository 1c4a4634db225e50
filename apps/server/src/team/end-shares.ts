import { repeat } from "../platform/base/repeat.ts";
import type { Call } from "../platform/calls/call.ts";
import type { Services } from "../platform/calls/services.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import { mailShareEnded, mailShareStopped } from "../sign-in/index.ts";
import { endOverdue, listAgreedParties, listCoachesToTell } from "./client-share-store.ts";

/** Shares of one transaction: few enough that a process that stops loses little. */
const PART = 50;
const PAUSE_MS = 600_000;
/** Not while the product starts and the first people wait. */
const FIRST_MS = 60_000;

type Sending = Pick<Call, "db" | "now" | "services" | "language">;

/**
 * Tells the clients of these shares that the colleague no longer stands in (ledger TEAM-028); those who never agreed were shared
 * with nobody, and hear nothing.
 */
export async function tellOfEnd(call: Sending, ids: readonly number[], isOver: boolean): Promise<void> {
  for (const { coach, colleague, organisation_id: organisationId, ...client } of await listAgreedParties(
    call.db,
    ids,
  ))
    await mailShareEnded(call, { client, coach, colleague, organisationId, isOver });
}

/** Tells the coach and the colleague of a share that the client ended it (ledger TEAM-035). */
export async function tellCoaches(call: Sending, id: number): Promise<void> {
  for (const { client, coach, colleague, organisation_id: organisationId, ...to } of await listCoachesToTell(
    call.db,
    id,
  ))
    await mailShareStopped(call, { to, client, coach, colleague, organisationId });
}

/**
 * Ends the shares whose last day is over. Nobody reached the client since then; what is left is to tell the client, and to forget the
 * colleague's marks. Several processes may do so at once.
 * @returns how many were ended.
 */
export async function endSharesThatAreOver(services: Services): Promise<number> {
  let total = 0;
  for (;;) {
    const now = services.clock.now();
    const ended = await inSystemScope(services.db, async (db) => {
      const ids = await endOverdue(db, now, PART);
      await tellOfEnd({ db, now, services, language: "en" }, ids, true);
      return ids.length;
    });
    total += ended;
    if (ended < PART) return total;
  }
}

/** Looks every ten minutes for shares that are over. Returns how to stop, which waits for a run under way. */
export function watchShares(services: Services): () => Promise<void> {
  const look = async () => {
    try {
      await endSharesThatAreOver(services);
    } catch (error) {
      services.log.error({ err: error }, "Shares that are over could not be ended");
    }
  };
  return repeat(look, { firstMs: FIRST_MS, pauseMs: PAUSE_MS });
}
