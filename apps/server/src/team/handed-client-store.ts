import { sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";

/** Whose clients are meant: those of one coach, or those of the practice who have no coach. */
export interface Whose {
  readonly coachId: number | null;
  readonly organisationId: number;
}

const isWithoutCoach = (
  organisationId: number,
) => sql<boolean>`(coach_id is null and organisation_id = ${organisationId}
  and not is_coach and not is_staff
  and not exists (select from organisations o where o.id = ${organisationId} and o.clients_are_diy))`;

/** Clients of a practice who have no coach; people who plan for themselves need none. */
export async function countWithoutCoach(db: Db, organisationId: number): Promise<number> {
  const { count } = await db
    .selectFrom("users")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where(isWithoutCoach(organisationId))
    .executeTakeFirstOrThrow();
  return count;
}

/** Clients to be handed over, by name, locked; all of them unless some are named. */
export function lockClients(db: Db, { coachId, organisationId }: Whose, ids: readonly number[] | undefined) {
  const whose = coachId === null ? isWithoutCoach(organisationId) : sql<boolean>`coach_id = ${coachId}`;
  const query = db
    .selectFrom("users")
    .select(["id", "email", "first_name", "last_name", "locale", "account_enabled"])
    .where(whose);
  const meant = ids === undefined ? query : query.where(sql<boolean>`id = any (${[...ids]}::int[])`);
  return meant.orderBy(sql`lower(first_name || ' ' || last_name)`).orderBy("id").forUpdate().execute();
}

export async function moveClients(
  db: Db,
  ids: readonly number[],
  to: { readonly coachId: number; readonly organisationId: number },
): Promise<void> {
  await db
    .updateTable("users")
    .set({ coach_id: to.coachId, organisation_id: to.organisationId })
    .where(sql<boolean>`id = any (${[...ids]}::int[])`)
    .execute();
}
