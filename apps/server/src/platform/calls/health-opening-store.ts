import { sql } from "kysely";
import type { Db } from "../database/open-database.ts";

/**
 * Until when the health data of a person is open to a member of staff; null while it is closed. Needs the reach "all".
 */
export async function findOpenUntil(
  trx: Db,
  { staffId, userId }: { readonly staffId: number; readonly userId: number },
  now: Date,
): Promise<Date | null> {
  const row = await trx
    .selectFrom("health_openings")
    .select("open_until")
    .where("staff_id", "=", staffId)
    .where("user_id", "=", userId)
    .where("open_until", ">", now)
    .executeTakeFirst();
  return row?.open_until ?? null;
}

/** Whether something of one of these people is closed to a member of staff, who is not their coach. */
export async function isAnyClosed(
  trx: Db,
  staffId: number,
  userIds: readonly number[],
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    select from users u where u.id = any (${[...userIds]}::int[]) and u.coach_id is distinct from ${staffId}::int
      and not exists (select from health_openings o
        where o.staff_id = ${staffId}::int and o.user_id = u.id and o.open_until > ${now}::timestamptz)
    limit 1`.execute(trx);
  return rows.length > 0;
}
