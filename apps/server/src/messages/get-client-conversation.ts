import type { Conversation, getClientConversation as endpoint } from "@plateful/contract";
import { readReachedClient } from "../clients/index.ts";
import type { Call } from "../platform/calls/call.ts";
import { findConversation } from "./conversation-store.ts";
import { loadConversation } from "./load-conversation.ts";

/** The caller's conversation with one of their clients (TALK-002). */
export async function getClientConversation(call: Call<typeof endpoint>): Promise<Conversation> {
  const client = await readReachedClient(call, call.params.id, "get-client-conversation");
  const { id, first_name, last_name } = client;
  const row = await findConversation(call.db, { clientId: id, coachId: call.actor.id });
  return loadConversation(call, row, {
    side: "coach",
    with: { id, first_name, last_name },
    isOpen: client.account_enabled,
    before: call.query.before,
  });
}
