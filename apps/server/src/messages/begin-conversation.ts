import type { Db } from "../platform/database/open-database.ts";
import { findConversation, noteWritten, openConversation, type Pair } from "./conversation-store.ts";
import { insertMessage } from "./message-store.ts";

/** A message as it was written some time ago. */
export interface EarlierMessage {
  readonly isFromCoach: boolean;
  readonly text: string;
  readonly at: Date;
}

/**
 * Fills a conversation that nobody has begun, for people of a demo. Nobody is told by mail.
 * @param messages Oldest first.
 */
export async function beginConversation(
  db: Db,
  pair: Pair,
  messages: readonly EarlierMessage[],
): Promise<void> {
  if ((await findConversation(db, pair)) !== null) return;
  for (const { isFromCoach, text, at } of messages) {
    const { id } = await openConversation(db, pair, at);
    const message = { ...pair, conversationId: id, isFromCoach, text, now: at };
    await insertMessage(db, { ...message, recipeId: null, day: null, mealMoment: null });
    await noteWritten(db, id, isFromCoach ? "coach" : "client", at);
  }
}
