import type { settleClientConversation as endpoint } from "@plateful/contract";
import { getReachedClient } from "../clients/index.ts";
import type { Call } from "../platform/calls/call.ts";
import { settle } from "./conversation-store.ts";

/** Takes a client out of those who wait, without an answer (TALK-003). */
export async function settleClientConversation(call: Call<typeof endpoint>): Promise<undefined> {
  const { id } = await getReachedClient(call, call.params.id, "settle-client-conversation");
  await settle(call.db, { clientId: id, coachId: call.actor.id });
}
