import type { WaitingReasonCode } from "@plateful/nutrition";
import { listUnanswered } from "../check-ins/index.ts";
import { listWaitingSince } from "../messages/index.ts";
import type { Call } from "../platform/calls/call.ts";

/** Someone who waits for an answer of the coach, and since when. */
export interface Waiting {
  readonly reason: WaitingReasonCode;
  readonly since: Date;
}

/**
 * A feature in which clients wait for an answer of their coach: messages, check-ins, a call for help. It is asked once per
 * board for all clients together, inside the coach's own transaction, and names those who wait.
 */
export interface WaitingSource {
  /** The reasons that it can give; their rules are shown to coaches only when a source gives them. */
  readonly reasons: readonly WaitingReasonCode[];
  readonly listWaiting: (
    call: Pick<Call, "db" | "actor" | "now">,
    clientIds: readonly number[],
  ) => Promise<ReadonlyMap<number, readonly Waiting[]>>;
}

/** Clients whose message has no answer yet. */
const MESSAGES: WaitingSource = {
  reasons: ["MESSAGE"],
  listWaiting: async ({ db, actor }) => {
    const waiting = await listWaitingSince(db, actor.id);
    return new Map(waiting.map(({ clientId, since }) => [clientId, [{ reason: "MESSAGE", since }]]));
  },
};

/** Clients whose check-in has no answer yet. */
const CHECK_INS: WaitingSource = {
  reasons: ["CHECK_IN"],
  listWaiting: async ({ db, actor }) => {
    const waiting = await listUnanswered(db, actor.id);
    return new Map(waiting.map(({ clientId, since }) => [clientId, [{ reason: "CHECK_IN", since }]]));
  },
};

/** Everything in which a client can wait for an answer. A feature joins in by adding its source here. */
export const WAITING_SOURCES: readonly WaitingSource[] = [MESSAGES, CHECK_INS];

/** Who waits for an answer, from all sources. */
export async function listWaiting(
  call: Pick<Call, "db" | "actor" | "now">,
  clientIds: readonly number[],
  sources: readonly WaitingSource[] = WAITING_SOURCES,
): Promise<ReadonlyMap<number, readonly Waiting[]>> {
  const all = new Map<number, Waiting[]>();
  for (const source of sources)
    for (const [id, waiting] of await source.listWaiting(call, clientIds))
      all.set(id, [...(all.get(id) ?? []), ...waiting]);
  return all;
}
