import type { MealMoment } from "@plateful/nutrition";
import type { Selectable } from "kysely";
import type { Db } from "../platform/database/open-database.ts";
import type { Tables } from "../platform/database/tables.gen.ts";
import { openText, sealText } from "../platform/encryption/sealed-texts.ts";
import { vaultOf } from "../platform/encryption/vault-of.ts";

/** A message with its text decrypted. */
export type MessageRow = Omit<Selectable<Tables["messages"]>, "sealed_text"> & { readonly text: string };

export interface NewMessage {
  readonly conversationId: number;
  readonly clientId: number;
  readonly coachId: number;
  readonly isFromCoach: boolean;
  readonly text: string;
  readonly recipeId: number | null;
  readonly day: string | null;
  readonly mealMoment: MealMoment | null;
  readonly now: Date;
}

const openMessage = (db: Db, { sealed_text, ...row }: Selectable<Tables["messages"]>): MessageRow => ({
  ...row,
  text: textOf(db, { user_id: row.user_id, sealed_text }),
});

/** What was written; empty for an attachment without words. */
export const textOf = (
  db: Db,
  { user_id, sealed_text }: { readonly user_id: number; readonly sealed_text: string | null },
): string => (sealed_text === null ? "" : openText(vaultOf(db), "messages", user_id, sealed_text));

export async function insertMessage(db: Db, message: NewMessage): Promise<MessageRow> {
  const { clientId, text } = message;
  const row = await db
    .insertInto("messages")
    .values({
      conversation_id: message.conversationId,
      user_id: clientId,
      coach_id: message.coachId,
      is_from_coach: message.isFromCoach,
      sealed_text: text === "" ? null : sealText(vaultOf(db), "messages", clientId, text),
      recipe_template_id: message.recipeId,
      day: message.day,
      meal_moment: message.mealMoment,
      written_at: message.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return openMessage(db, row);
}

/** The latest messages of a conversation before one of them, oldest first; one more than wished where there are more. */
export async function listMessages(
  db: Db,
  conversationId: number,
  { before, limit }: { readonly before: number | undefined; readonly limit: number },
): Promise<MessageRow[]> {
  const all = db.selectFrom("messages").selectAll().where("conversation_id", "=", conversationId);
  const earlier = before === undefined ? all : all.where("id", "<", before);
  const rows = await earlier.orderBy("id", "desc").limit(limit).execute();
  return rows.toReversed().map((row) => openMessage(db, row));
}

/** More than anybody writes about the days that a screen shows. */
const MAX_COMMENTS = 400;

/**
 * What coaches wrote to a client about these days, oldest first; a coach sees what they wrote themselves. Of more than 400 the
 * latest: the earlier ones are found by fewer days, and in the conversation.
 */
export async function listDayComments(
  db: Db,
  clientId: number,
  { from, until }: { readonly from: string; readonly until: string },
): Promise<MessageRow[]> {
  const rows = await db
    .selectFrom("messages")
    .selectAll()
    .where("user_id", "=", clientId)
    .where("is_from_coach", "=", true)
    .where("day", ">=", from)
    .where("day", "<=", until)
    .orderBy("id", "desc")
    .limit(MAX_COMMENTS)
    .execute();
  return rows.toReversed().map((row) => openMessage(db, row));
}

/** The last message of a conversation up to this id that one side wrote; null without any. */
export async function findLastUpTo(
  db: Db,
  conversationId: number,
  messageId: number,
): Promise<number | null> {
  const row = await db
    .selectFrom("messages")
    .select("id")
    .where("conversation_id", "=", conversationId)
    .where("id", "<=", messageId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** How many messages of the other side someone has not read. */
export async function countUnread(
  db: Db,
  conversationId: number,
  { isFromCoach, after }: { readonly isFromCoach: boolean; readonly after: number },
): Promise<number> {
  const { count } = await db
    .selectFrom("messages")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("conversation_id", "=", conversationId)
    .where("is_from_coach", "=", isFromCoach)
    .where("id", ">", after)
    .executeTakeFirstOrThrow();
  return Number(count);
}
