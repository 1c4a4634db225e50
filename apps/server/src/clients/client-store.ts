import { type SqlBool, sql } from "kysely";
import { isSharedWithCaller } from "../platform/calls/stand-ins.ts";
import type { Db } from "../platform/database/open-database.ts";
import type { Slice } from "../platform/http/page.ts";
import type { UserRow } from "../sign-in/index.ts";

export interface ClientFilter {
  /** Whose clients; null for all clients of the practice. */
  readonly coachId: number | null;
  /** Whether those whom colleagues share with the caller are among them, or nobody else is; left out unless set. */
  readonly shared?: "WITH" | "ONLY" | undefined;
  /** Who asks, and is nobody's client here. */
  readonly actorId: number;
  readonly isEnabled: boolean;
  readonly search: string;
}

interface ClientColumns {
  account_enabled?: boolean;
  payment_status_override?: null;
  first_name?: string;
  last_name?: string;
}

/** Letters without accents and in lower case, so that a search finds "Zoë" by "zoe" (ledger COACH-014). */
const plain = (value: unknown) =>
  sql<string>`lower(regexp_replace(normalize(${value}, NFD), '[\\u0300-\\u036f]', '', 'g'))`;

const enabledPeople = (db: Db, isEnabled: boolean) =>
  db.selectFrom("users").where("account_enabled", "=", isEnabled);

function whoseOf(
  people: ReturnType<typeof enabledPeople>,
  { coachId, actorId, shared }: Pick<ClientFilter, "coachId" | "actorId" | "shared">,
) {
  if (shared === "ONLY") return people.where(isSharedWithCaller("id"));
  if (coachId === null) return people.where("id", "<>", actorId);
  if (shared === undefined) return people.where("coach_id", "=", coachId);
  return people.where((eb) => eb.or([eb("coach_id", "=", coachId), isSharedWithCaller("id")]));
}

const clientsOf = (db: Db, { coachId, actorId, shared, isEnabled, search }: ClientFilter) => {
  const people = enabledPeople(db, isEnabled);
  const query = whoseOf(people, { coachId, actorId, shared });
  if (search === "") return query;
  const wanted = plain(sql`${search}::text`);
  const texts = [sql.ref("email"), sql`first_name || ' ' || last_name`];
  return query.where((eb) =>
    eb.or(texts.map((text) => sql<SqlBool>`position(${wanted} in ${plain(text)}) > 0`)),
  );
};

export async function countClients(db: Db, filter: ClientFilter): Promise<number> {
  const { count } = await clientsOf(db, filter)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** The first thing that a client is called by: their address where no name is known (ledger COACH-085). */
const calledBy = sql<string>`coalesce(nullif(first_name, ''), nullif(last_name, ''), email)`;

/** A page of clients in the order of their names. */
export function listClientRows(db: Db, filter: ClientFilter, { limit, offset }: Slice): Promise<UserRow[]> {
  return clientsOf(db, filter)
    .selectAll()
    .orderBy(plain(calledBy))
    .orderBy(plain(sql.ref("last_name")))
    .orderBy("id")
    .limit(limit)
    .offset(offset)
    .execute();
}

/** The active clients of a coach, in the order of their names. */
export const listActiveClients = (db: Db, coachId: number) =>
  clientsOf(db, { coachId, actorId: coachId, isEnabled: true, search: "" })
    .select(["id", "first_name", "last_name", "email"])
    .orderBy(plain(calledBy))
    .orderBy(plain(sql.ref("last_name")))
    .orderBy("id")
    .execute();

/** Someone whose coach this is, or null. */
export async function findClient(db: Db, coachId: number, id: number): Promise<UserRow | null> {
  const row = await db
    .selectFrom("users")
    .selectAll()
    .where("id", "=", id)
    .where("coach_id", "=", coachId)
    .executeTakeFirst();
  return row ?? null;
}

/** Someone whose coach this is, or whom a colleague shares with the caller; else null. */
export async function findReachedClient(db: Db, coachId: number, id: number): Promise<UserRow | null> {
  const row = await db
    .selectFrom("users")
    .selectAll()
    .where("id", "=", id)
    .where((eb) => eb.or([eb("coach_id", "=", coachId), isSharedWithCaller("id")]))
    .executeTakeFirst();
  return row ?? null;
}

/** Someone whom this coach added, whoever coaches them. Every row is visible. */
export async function findAddedClient(db: Db, actorId: number, id: number): Promise<UserRow | null> {
  const row = await db
    .selectFrom("users as u")
    .selectAll("u")
    .where("u.id", "=", id)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("audit_log as a")
          .select("a.id")
          .whereRef("a.user_id", "=", "u.id")
          .where("a.actor_id", "=", actorId)
          .where("a.action", "=", "create-client"),
      ),
    )
    .executeTakeFirst();
  return row ?? null;
}

export async function isActiveAccount(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom("users")
    .select("id")
    .where("id", "=", id)
    .where("account_enabled", "=", true)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a plan template that the caller may use is there, for the whole practice where a colleague is to use it. */
export async function hasTemplate(db: Db, id: number, isForColleague: boolean): Promise<boolean> {
  const query = db.selectFrom("plan_templates").select("id").where("id", "=", id);
  const found = await (isForColleague ? query.where("user_id", "is", null) : query).executeTakeFirst();
  return found !== undefined;
}

/** A client whom the caller may see: their own, or one of the practice with the right to see all of them; else null. */
export async function findVisibleClient(db: Db, actorId: number, id: number): Promise<UserRow | null> {
  const row = await db
    .selectFrom("users")
    .selectAll()
    .where("id", "=", id)
    .where("id", "<>", actorId)
    .executeTakeFirst();
  return row ?? null;
}

/** Those of a coach's clients who have one of these addresses. */
export function listClientsWithEmails(db: Db, coachId: number, emails: readonly string[]) {
  return db
    .selectFrom("users")
    .select(["id", "email"])
    .where("coach_id", "=", coachId)
    .where("email", "in", emails)
    .execute();
}

export async function updateClient(db: Db, id: number, columns: ClientColumns): Promise<void> {
  if (Object.keys(columns).length === 0) return;
  await db.updateTable("users").set(columns).where("id", "=", id).execute();
}

/** What these people weighed since a moment, oldest first. */
export async function listWeightsSince(db: Db, userIds: readonly number[], since: Date) {
  if (userIds.length === 0) return [];
  return db
    .selectFrom("user_weights")
    .select(["user_id", "value", "created_at"])
    .where("user_id", "in", userIds)
    .where("created_at", ">=", since)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}
