import type { Conversation, getConversation as endpoint } from "@plateful/contract";
import type { Call } from "../platform/calls/call.ts";
import { isStandIn } from "../platform/calls/stand-ins.ts";
import { withReach } from "../platform/database/scope.ts";
import { findConversation, findLastConversation } from "./conversation-store.ts";
import { loadConversation } from "./load-conversation.ts";
import { findNames } from "./person-store.ts";

/** The caller's conversation with a coach: their own unless another is named, and the last one of someone without a coach. */
export function findOwnConversation({ db, actor }: Pick<Call, "db" | "actor">, named: number | null) {
  const coachId = named ?? actor.coachId;
  if (coachId === null) return findLastConversation(db, actor.id);
  return findConversation(db, { clientId: actor.id, coachId });
}

/**
 * The caller's conversation with their coach. Who has no coach any more reads the last one, in which nothing can be written
 * (TALK-009).
 */
export async function getConversation(call: Call<typeof endpoint>): Promise<Conversation> {
  const { db, actor, query } = call;
  const named = query.coach ?? actor.coachId;
  const own = await findOwnConversation(call, named);
  const mayWrite = named !== null && (named === actor.coachId || (await isStandIn(db, actor.id, named)));
  // Nobody learns the name of someone with whom they never wrote and who does not stand in.
  const coachId = mayWrite ? named : (own?.coach_id ?? null);
  // A client may know the name of a coach whom they write with, also of an earlier one.
  const coach = coachId === null ? null : await withReach(db, "all", () => findNames(db, coachId));
  return loadConversation(call, own, {
    side: "client",
    with: coach,
    isOpen: mayWrite,
    before: query.before,
  });
}
