import { type Selectable, type SqlBool, sql } from "kysely";
import { isSharedWithCaller } from "../platform/calls/stand-ins.ts";
import type { WhoseClients } from "../platform/calls/whose-clients.ts";
import type { Db } from "../platform/database/open-database.ts";
import type { Tables } from "../platform/database/tables.gen.ts";
import type { Slice } from "../platform/http/page.ts";

export type ConversationRow = Selectable<Tables["conversations"]>;

/** Which side of a conversation someone is on. */
export type Side = "client" | "coach";

/** Who writes with whom. */
export interface Pair {
  readonly clientId: number;
  readonly coachId: number;
}

/** What goes with each side. */
const COLUMNS = {
  client: { read: "read_by_client", told: "client_told_at" },
  coach: { read: "read_by_coach", told: "coach_told_at" },
} as const;

export async function findConversation(db: Db, { clientId, coachId }: Pair): Promise<ConversationRow | null> {
  const row = await db
    .selectFrom("conversations")
    .selectAll()
    .where("user_id", "=", clientId)
    .where("coach_id", "=", coachId)
    .executeTakeFirst();
  return row ?? null;
}

/** The conversation that someone wrote or was written to in last, with whatever coach. */
export async function findLastConversation(db: Db, clientId: number): Promise<ConversationRow | null> {
  const row = await db
    .selectFrom("conversations")
    .selectAll()
    .where("user_id", "=", clientId)
    .orderBy("last_message_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** The conversation of two people, begun if there is none, and locked until the call ends, so that messages take turns. */
export async function openConversation(db: Db, { clientId, coachId }: Pair, now: Date) {
  return db
    .insertInto("conversations")
    .values({ user_id: clientId, coach_id: coachId, last_message_at: now })
    .onConflict((conflict) => conflict.columns(["user_id", "coach_id"]).doUpdateSet({ last_message_at: now }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A client who writes waits, from the first message without an answer; an answer ends that. */
export async function noteWritten(db: Db, id: number, by: Side, now: Date): Promise<void> {
  const waiting = by === "client" ? sql<Date>`coalesce(waiting_since, ${now})` : null;
  await db.updateTable("conversations").set({ waiting_since: waiting }).where("id", "=", id).execute();
}

/** Marks everything up to a message as read by one side, who may then be told by mail again. */
export async function markRead(db: Db, id: number, by: Side, messageId: number): Promise<void> {
  const { read, told } = COLUMNS[by];
  await db
    .updateTable("conversations")
    .set({ [read]: messageId, [told]: null })
    .where("id", "=", id)
    .where(read, "<", messageId)
    .execute();
}

/** The client waits no longer. */
export async function settle(db: Db, { clientId, coachId }: Pair): Promise<void> {
  await db
    .updateTable("conversations")
    .set({ waiting_since: null })
    .where("user_id", "=", clientId)
    .where("coach_id", "=", coachId)
    .execute();
}

export interface ListFilter {
  readonly whose: WhoseClients;
  readonly onlyShared: boolean;
  readonly search: string;
  readonly isWaiting: boolean;
}

/** Letters without accents and in lower case. */
const plain = (value: unknown) =>
  sql<string>`lower(regexp_replace(normalize(${value}, NFD), '[\\u0300-\\u036f]', '', 'g'))`;

/** Whoever is switched off does not wait: nothing can be written to them. */
const WAITS = sql<SqlBool>`(c.waiting_since is not null and u.account_enabled)`;

/** Each client's conversation with the coach they have now, and with the caller as the one who stands in. */
function listed(db: Db, { whose, onlyShared, search, isWaiting }: ListFilter) {
  const all = db
    .selectFrom("conversations as c")
    .innerJoin("users as u", "u.id", "c.user_id")
    .where((eb) => {
      const isShared = eb.and([eb("c.coach_id", "=", whose.coachId), isSharedWithCaller("u.id")]);
      if (onlyShared) return isShared;
      const isOwn = eb("u.coach_id", "=", whose.coachId);
      const isOther = sql<SqlBool>`u.id = any (${[...whose.others]}::int[])`;
      return eb.or([
        isShared,
        eb.and([eb("c.coach_id", "=", eb.ref("u.coach_id")), eb.or([isOwn, isOther])]),
      ]);
    });
  const waiting = isWaiting ? all.where(WAITS) : all;
  return search === ""
    ? waiting
    : waiting.where(
        sql<SqlBool>`position(${plain(sql`${search}::text`)} in ${plain(sql`u.first_name || ' ' || u.last_name`)}) > 0`,
      );
}

export async function countConversations(db: Db, filter: ListFilter): Promise<number> {
  const { count } = await listed(db, filter)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** A page of conversations: those who wait first, then the latest; each with its last message. */
export function listConversationRows(db: Db, filter: ListFilter, { limit, offset }: Slice) {
  return listed(db, filter)
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom("messages")
          .selectAll()
          .whereRef("conversation_id", "=", "c.id")
          .orderBy("id", "desc")
          .limit(1)
          .as("m"),
      (join) => join.onTrue(),
    )
    .select([
      "u.id as client_id",
      "u.first_name",
      "u.last_name",
      "u.account_enabled",
      "c.coach_id",
      "u.coach_id as own_coach_id",
      "c.waiting_since",
      "m.is_from_coach",
      "m.sealed_text",
      "m.recipe_template_id",
      "m.day",
      "m.written_at",
      sql<number>`(select count(*) from messages n where n.conversation_id = c.id and not n.is_from_coach
        and n.id > c.read_by_coach)`.as("unread"),
    ])
    .orderBy(sql`${WAITS} desc`)
    .orderBy("c.last_message_at", "desc")
    .orderBy("c.id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}

/** What a coach has to read and to answer; only of people who are clients of theirs now. */
export async function countOfCoach(db: Db, coachId: number): Promise<{ unread: number; waiting: number }> {
  const { rows } = await sql<{ unread: number; waiting: number }>`
    select count(*) filter (where ${WAITS})::int as waiting, coalesce(sum((select count(*) from messages n
      where n.conversation_id = c.id and not n.is_from_coach and n.id > c.read_by_coach)), 0)::int as unread
    from conversations c join users u on u.id = c.user_id
    where c.coach_id = ${coachId} and (u.coach_id = ${coachId} or ${isSharedWithCaller("u.id")})`.execute(db);
  return rows[0] ?? { unread: 0, waiting: 0 };
}

/** What a client has to read of any coach they had. */
export async function countOfClient(db: Db, clientId: number): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*)::int as unread from conversations c
    join messages n on n.conversation_id = c.id and n.is_from_coach and n.id > c.read_by_client
    where c.user_id = ${clientId}`.execute(db);
  return rows[0]?.unread ?? 0;
}

/** Since when each client of a coach waits for an answer, who waits longest first. */
export async function listWaitingSince(db: Db, coachId: number) {
  const rows = await db
    .selectFrom("conversations as c")
    .innerJoin("users as u", "u.id", "c.user_id")
    .select(["c.user_id", "c.waiting_since"])
    .where("c.coach_id", "=", coachId)
    .where((eb) => eb.or([eb("u.coach_id", "=", coachId), isSharedWithCaller("u.id")]))
    .where(WAITS)
    .orderBy("c.waiting_since")
    .execute();
  return rows.flatMap(({ user_id: clientId, waiting_since: since }) =>
    since === null ? [] : [{ clientId, since }],
  );
}
