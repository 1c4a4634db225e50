import type { Conversation, getConversation as endpoint } from "@plateful/contract";
import type { Call } from "../platform/call.ts";
import { withReach } from "../platform/database/scope.ts";
import { findConversation, findLastConversation } from "./conversation-store.ts";
import { loadConversation } from "./load-conversation.ts";
import { findNames } from "./person-store.ts";

/**
 * The caller's conversation with their coach. Who has no coach any more reads the last one, in which nothing can be written
 * (TALK-009).
 */
export async function getConversation(call: Call<typeof endpoint>): Promise<Conversation> {
  const { db, actor, query } = call;
  const own =
    actor.coachId === null
      ? await findLastConversation(db, actor.id)
      : await findConversation(db, { clientId: actor.id, coachId: actor.coachId });
  const coachId = actor.coachId ?? own?.coach_id ?? null;
  // A client may know the name of a coach whom they write with, also of an earlier one.
  const coach = coachId === null ? null : await withReach(db, "all", () => findNames(db, coachId));
  return loadConversation(call, own, {
    side: "client",
    with: coach,
    isOpen: actor.coachId !== null,
    before: query.before,
  });
}
