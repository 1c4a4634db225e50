import type { readClientMessages as ofClient, readMessages as own } from "@plateful/contract";
import { readReachedClient } from "../clients/index.ts";
import type { Call } from "../platform/calls/call.ts";
import { findConversation, markRead, type Side } from "./conversation-store.ts";
import { findOwnConversation } from "./get-conversation.ts";
import { findLastUpTo } from "./message-store.ts";

type Conversation = Awaited<ReturnType<typeof findConversation>>;

/** A number beyond the last message counts as the last one. */
async function mark(
  { db, body }: Call<typeof own> | Call<typeof ofClient>,
  conversation: Conversation,
  by: Side,
): Promise<void> {
  if (conversation === null) return;
  const last = await findLastUpTo(db, conversation.id, body.message);
  if (last !== null) await markRead(db, conversation.id, by, last);
}

/** Marks what the coach wrote as read (TALK-004). */
export async function readMessages(call: Call<typeof own>): Promise<undefined> {
  const conversation = await findOwnConversation(call, call.body.coach ?? null);
  await mark(call, conversation, "client");
}

/** Marks what a client wrote as read; they wait until they get an answer or the coach says "Done". */
export async function readClientMessages(call: Call<typeof ofClient>): Promise<undefined> {
  const { id } = await readReachedClient(call, call.params.id, "read-client-messages");
  const pair = { clientId: id, coachId: call.actor.id };
  await mark(call, await findConversation(call.db, pair), "coach");
}
