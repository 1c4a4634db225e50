import { sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";

/** A profile whose birthday has come. Dates are "YYYY-MM-DD". */
export interface DueBirthday {
  readonly id: number;
  readonly user_id: number;
  readonly organisation_id: number | null;
  readonly date_of_birth: string;
  /** Today's date where the person lives. */
  readonly today: string;
}

/**
 * Takes some of the profiles whose birthday has begun where the person lives, and keeps them until the transaction ends. What
 * another process has taken is left out, and so are people whose data may not be used at present.
 */
export async function takeBirthdays(db: Db, now: Date, limit: number): Promise<readonly DueBirthday[]> {
  const { rows } = await sql<DueBirthday>`
    select p.id, p.user_id, u.organisation_id, p.date_of_birth::text as date_of_birth,
      (${now}::timestamptz at time zone u.time_zone)::date::text as today
    from user_profiles p join users u on u.id = p.user_id
    where p.next_birthday <= ${now}::date + 1 and p.next_birthday::timestamp at time zone u.time_zone <= ${now}
      and has_consent(u.id, 'BODY_AND_PLAN')
    order by p.next_birthday, p.id limit ${limit} for update of p skip locked`.execute(db);
  return rows;
}
