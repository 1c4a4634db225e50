import { type CheckInQuestion, USUAL_CHECK_IN_QUESTIONS, type Weekday } from "@plateful/nutrition";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";
import type { Recipient } from "../sign-in/index.ts";

/** Whether a client shares anything with a coach; the plan is part of every sharing. */
const shares = (client: RawBuilder<unknown>, coach: RawBuilder<unknown>) => sql`coalesce((
  select s.decision <> 'WITHDRAWN' and s.coach_id = ${coach} from consents s
  where s.user_id = ${client} and s.kind = 'COACH_SHARING' order by s.id desc limit 1), false)`;

/** What a mail about a check-in needs: who gets it, who asks, and in whose name it comes. */
export interface RemindedParties extends Recipient {
  readonly coach: string;
}

/**
 * Whom to tell of a check-in that still waits and is due on this day; null when there is nothing to tell. The check-in stays
 * locked, so that a job that is done twice sends one mail.
 * @param mail Which mail it would be: the first or the second.
 */
export async function findReminded(
  db: Db,
  { checkInId, dueOn }: { readonly checkInId: number; readonly dueOn: string },
  mail: 1 | 2,
): Promise<RemindedParties | null> {
  const { rows } = await sql<RemindedParties>`
    select u.email, u.first_name, u.locale, k.first_name as coach, o.name as practice, o.subdomain
    from check_ins c join users u on u.id = c.user_id join users k on k.id = c.coach_id and k.id = u.coach_id
      left join organisations o on o.id = k.organisation_id
      left join check_in_settings s on s.user_id = u.id
    where c.id = ${checkInId} and c.due_on = ${dueOn}::date and c.sent_at is null and c.mailed < ${mail}
      and u.account_enabled and k.account_enabled and u.email_confirmed_at is not null and coalesce(s.mails, true)
      and ${shares(sql.ref("u.id"), sql.ref("k.id"))}
    for update of c`.execute(db);
  return rows[0] ?? null;
}

export async function noteMailed(db: Db, checkInId: number, mail: 1 | 2): Promise<void> {
  await db.updateTable("check_ins").set({ mailed: mail }).where("id", "=", checkInId).execute();
}

/** Someone whose weekday has come. */
export interface DueSchedule {
  readonly user_id: number;
  readonly coach_id: number;
  readonly weekday: Weekday;
  /** Today's date where the client lives. */
  readonly today: string;
  /** Whether the client can be asked: is here, agreed to the storing, and shares something with the coach. */
  readonly is_askable: boolean;
  readonly questions: readonly CheckInQuestion[];
}

/** At what time of the client's day they are asked. */
const MORNING = "07:00";

/**
 * Takes some of those whose weekday has come, and keeps them until the transaction ends. What another process has taken is left
 * out.
 */
export async function takeDue(db: Db, now: Date, limit: number): Promise<readonly DueSchedule[]> {
  const { rows } = await sql<Omit<DueSchedule, "questions"> & { questions: CheckInQuestion[] | null }>`
    select s.user_id, s.coach_id, s.weekday, (${now}::timestamptz at time zone u.time_zone)::date::text as today,
      u.account_enabled and k.account_enabled and has_consent(u.id, 'BODY_AND_PLAN')
        and ${shares(sql.ref("u.id"), sql.ref("k.id"))} as is_askable,
      (select f.questions from check_in_forms f where f.organisation_id = k.organisation_id
        or (k.organisation_id is null and f.coach_id = k.id)) as questions
    from check_in_schedules s join users u on u.id = s.user_id join users k on k.id = s.coach_id and k.id = u.coach_id
    where s.next_on <= ${now}::date + 1 and (s.next_on + ${MORNING}::time) at time zone u.time_zone <= ${now}
    order by s.next_on, s.user_id limit ${limit} for update of s skip locked`.execute(db);
  return rows.map((row) => ({ ...row, questions: row.questions ?? USUAL_CHECK_IN_QUESTIONS }));
}

export async function moveOn(db: Db, userId: number, nextOn: string): Promise<void> {
  await db.updateTable("check_in_schedules").set({ next_on: nextOn }).where("user_id", "=", userId).execute();
}
