import type { sendMessage as fromClient, sendClientMessage as fromCoach, Message } from "@plateful/contract";
import { getReachedClient } from "../clients/index.ts";
import { invalidField, Problem } from "../platform/base/problem.ts";
import type { Asked, Call } from "../platform/calls/call.ts";
import { type EventLimit, ofPerson } from "../platform/calls/limited-events.ts";
import { isStandIn } from "../platform/calls/stand-ins.ts";
import { requireRightFor } from "../platform/calls/team-rights.ts";
import { checkAttachedDay, checkRecipe } from "./check-attachments.ts";
import { noteWritten, openConversation, type Pair } from "./conversation-store.ts";
import { insertMessage } from "./message-store.ts";
import { expectNotice } from "./notify-of-message.ts";
import { presentMessages } from "./present-message.ts";

/** Messages of one person, to everybody together: a coach answers sixty clients on a busy morning. */
export const messageLimits = ({ actor }: Pick<Asked, "actor">): readonly EventLimit[] => [
  { kind: "message-minute", subject: ofPerson(actor.id), max: 20, seconds: 60, refusedIsFree: true },
  { kind: "message-hour", subject: ofPerson(actor.id), max: 200, seconds: 3600, refusedIsFree: true },
];

type Written = Call<typeof fromClient>["body"];

async function store(call: Call, pair: Pair, body: Written, isFromCoach: boolean): Promise<Message> {
  const { db, now } = call;
  const { recipe = null, day = null, meal_moment: mealMoment = null } = body;
  const text = body.text.trim();
  if (text === "" && recipe === null && day === null) throw invalidField("text", "blank");
  if (day === null && mealMoment !== null) throw invalidField("day", "required");
  if (recipe !== null) await checkRecipe(call, pair.clientId, recipe, isFromCoach);
  if (day !== null && isFromCoach) await checkAttachedDay(db, pair.clientId);
  const conversation = await openConversation(db, pair, now);
  const message = await insertMessage(db, {
    ...{ ...pair, conversationId: conversation.id, isFromCoach, text },
    ...{ recipeId: recipe, day, mealMoment, now },
  });
  const by = isFromCoach ? "coach" : "client";
  await noteWritten(db, conversation.id, by, now);
  await expectNotice(call, conversation, by === "client" ? "coach" : "client");
  const [presented] = await presentMessages(call, [message], conversation);
  if (presented === undefined) throw new Error("The message that was just stored is not presented.");
  return presented;
}

/**
 * Writes to the caller's coach (TALK-001), or to a colleague who stands in (TEAM-024).
 * @throws Problem conversation_closed for someone without a coach, and once the colleague no longer stands in.
 */
export async function sendMessage(call: Call<typeof fromClient>): Promise<Message> {
  const { id: clientId, coachId: ownCoach } = call.actor;
  const coachId = call.body.coach ?? ownCoach;
  if (coachId === null) throw new Problem("conversation_closed");
  if (coachId !== ownCoach && !(await isStandIn(call.db, clientId, coachId)))
    throw new Problem("conversation_closed");
  return store(call, { clientId, coachId }, call.body, false);
}

/**
 * Writes to a client from a call that has found them already.
 * @throws Problem permission_denied without the right to write messages (TEAM-003, TEAM-021).
 * @throws Problem conversation_closed for a client who was switched off.
 */
export async function writeToClient(
  call: Call,
  client: { readonly id: number; readonly account_enabled: boolean; readonly coach_id: number | null },
  body: Written,
): Promise<Message> {
  await requireRightFor(call, client, "MESSAGE");
  if (!client.account_enabled) throw new Problem("conversation_closed");
  return store(call, { clientId: client.id, coachId: call.actor.id }, body, true);
}

/** Writes to a client (TALK-002). */
export async function sendClientMessage(call: Call<typeof fromCoach>): Promise<Message> {
  const client = await getReachedClient(call, call.params.id, "send-client-message");
  return writeToClient(call, client, call.body);
}
