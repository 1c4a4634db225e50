import { type Selectable, sql, type Updateable } from "kysely";
import type { Db } from "../../platform/database/open-database.ts";
import { prepared } from "../../platform/database/prepared.ts";
import type { Tables } from "../../platform/database/tables.gen.ts";
import type { Slice } from "../../platform/http/page.ts";

export type UserRow = Selectable<Tables["users"]>;
export type UserColumns = Updateable<Tables["users"]>;

const userOfId = prepared((db, { id }: { readonly id: number }) =>
  db.selectFrom("users").selectAll().where("id", "=", id),
);

/** A person whom the caller may see, or null. */
export async function findUser(db: Db, id: number): Promise<UserRow | null> {
  return (await userOfId(db, { id }))[0] ?? null;
}

/** People whom the caller may see, whose name or address holds the text. */
const matching = (db: Db, search: string | undefined) => {
  const query = db.selectFrom("users");
  if (search === undefined) return query;
  const pattern = `%${search.replaceAll(/[\\%_]/g, "\\$&")}%`;
  return query.where((eb) =>
    eb.or([eb("email", "ilike", pattern), eb(sql<string>`first_name || ' ' || last_name`, "ilike", pattern)]),
  );
};

export async function countUsers(db: Db, search: string | undefined): Promise<number> {
  const { count } = await matching(db, search)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

export function listUserRows(
  db: Db,
  search: string | undefined,
  { limit, offset }: Slice,
): Promise<UserRow[]> {
  return matching(db, search).selectAll().orderBy("id").limit(limit).offset(offset).execute();
}

export async function updateUser(db: Db, id: number, columns: UserColumns): Promise<void> {
  if (Object.keys(columns).length === 0) return;
  await db.updateTable("users").set(columns).where("id", "=", id).execute();
}

export interface CoachRow {
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly account_enabled: boolean;
  readonly uses_imperial_measurements: boolean;
  readonly organisation_id: number | null;
}

const coachOf = prepared((db, { userId }: { readonly userId: number }) =>
  db.selectFrom(sql<CoachRow>`coach_of(${userId})`.as("coach")).selectAll(),
);

/** What a person may know of their coach. */
export async function findCoachOf(db: Db, userId: number): Promise<CoachRow | null> {
  return (await coachOf(db, { userId }))[0] ?? null;
}
