import type {
  Message,
  replyToCheckIn as replyEndpoint,
  settleCheckIn as settleEndpoint,
} from "@plateful/contract";
import { getReachedClient } from "../clients/index.ts";
import { writeToClient } from "../messages/index.ts";
import { Problem } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import { findSent, markSettled } from "./check-in-store.ts";

async function findOwn(call: Call<typeof replyEndpoint> | Call<typeof settleEndpoint>, action: string) {
  const client = await getReachedClient(call, call.params.id, action);
  const row = await findSent(
    call.db,
    { clientId: client.id, coachId: client.coach_id },
    call.params.check_in,
  );
  if (row === null) throw new Problem("not_found");
  return { client, row };
}

/** Answers a check-in: the words stand in the conversation, and the client waits no longer (CHECK-012). */
export async function replyToCheckIn(call: Call<typeof replyEndpoint>): Promise<Message> {
  const { client, row } = await findOwn(call, "reply-to-check-in");
  const message = await writeToClient(call, client, { text: call.body.text });
  await markSettled(call.db, row.id, call.now);
  return message;
}

/** Says that a check-in needs no answer. */
export async function settleCheckIn(call: Call<typeof settleEndpoint>): Promise<undefined> {
  const { row } = await findOwn(call, "settle-check-in");
  await markSettled(call.db, row.id, call.now);
}
