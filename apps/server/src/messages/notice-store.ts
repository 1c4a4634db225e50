import { sql } from "kysely";
import { standsInNow } from "../platform/calls/stand-ins.ts";
import type { Db } from "../platform/database/open-database.ts";
import type { Recipient } from "../sign-in/index.ts";
import type { Side } from "./conversation-store.ts";

/** What a notice by mail needs: who gets it, who wrote, and in whose name it comes. */
export interface NoticeParties extends Recipient {
  readonly writer: string;
}

/**
 * Whom to tell of what they have not read; null when there is nothing to tell any more: it was read, they were told, want no
 * mails, were switched off, never signed in, or the coach is no longer theirs and does not stand in either. The conversation stays locked.
 */
export async function findNoticeParties(
  db: Db,
  conversationId: number,
  to: Side,
): Promise<NoticeParties | null> {
  const isClient = to === "client";
  const [recipient, writer] = isClient ? [sql.ref("u"), sql.ref("k")] : [sql.ref("k"), sql.ref("u")];
  const unread = isClient
    ? sql`m.is_from_coach and m.id > c.read_by_client`
    : sql`not m.is_from_coach and m.id > c.read_by_coach`;
  const told = isClient ? sql.ref("c.client_told_at") : sql.ref("c.coach_told_at");
  const { rows } = await sql<NoticeParties>`
    select ${recipient}.email, ${recipient}.first_name, ${recipient}.locale, ${writer}.first_name as writer,
      o.name as practice, o.subdomain
    from conversations c join users u on u.id = c.user_id join users k on k.id = c.coach_id
        and (k.id = u.coach_id or ${standsInNow(sql.ref("u.id"), sql.ref("k.id"))})
      left join organisations o on o.id = k.organisation_id
      left join message_settings s on s.user_id = ${recipient}.id
    where c.id = ${conversationId} and ${told} is null and u.account_enabled and k.account_enabled
      and ${recipient}.email_confirmed_at is not null and coalesce(s.mails, true)
      and exists (select from messages m where m.conversation_id = c.id and ${unread})
    for update of c`.execute(db);
  return rows[0] ?? null;
}

export async function noteTold(db: Db, conversationId: number, side: Side, now: Date): Promise<void> {
  await db
    .updateTable("conversations")
    .set({ [side === "client" ? "client_told_at" : "coach_told_at"]: now })
    .where("id", "=", conversationId)
    .execute();
}

/** Whether someone wants to be told by mail. */
export async function wantsMails(db: Db, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom("message_settings")
    .select("mails")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.mails ?? true;
}

export async function setWantsMails(db: Db, userId: number, mails: boolean): Promise<void> {
  await db
    .insertInto("message_settings")
    .values({ user_id: userId, mails })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ mails }))
    .execute();
}
