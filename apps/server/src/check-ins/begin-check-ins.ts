import type { CheckInAnswer } from "@plateful/contract";
import { USUAL_CHECK_IN_QUESTIONS, type Weekday } from "@plateful/nutrition";
import { sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";
import { insertAnswers } from "./answer-store.ts";
import { nextOn } from "./ask-for-check-in.ts";
import { putSchedule } from "./asking-store.ts";
import { markSent, markSettled, putOpen } from "./check-in-store.ts";

/** A check-in as it was asked some time ago, with what came of it since. */
interface EarlierCheckIn {
  readonly dueOn: string;
  readonly askedAt: Date;
  /** Null for one that still waits for the client. */
  readonly sent: { readonly at: Date; readonly answers: readonly CheckInAnswer[] } | null;
  /** Null for one that still waits for the coach. */
  readonly settledAt: Date | null;
}

interface Begun {
  readonly clientId: number;
  readonly coachId: number;
  /** Oldest first; all but the last were sent. */
  readonly checkIns: readonly EarlierCheckIn[];
  /** When the client is asked from some day on; null for not at all. */
  readonly schedule: { readonly weekday: Weekday; readonly from: string } | null;
}

/** Whether someone is still a client of this coach, agreed to what answers need, and was never asked. */
async function isNew(db: Db, { clientId, coachId }: Begun): Promise<boolean> {
  const { rows } = await sql<{ is_new: boolean }>`
    select has_consent(u.id, 'BODY_AND_PLAN') and has_consent(u.id, 'STRESS_AND_SLEEP')
      and not exists (select from check_ins c where c.user_id = u.id) as is_new
    from users u where u.id = ${clientId} and u.coach_id = ${coachId}`.execute(db);
  return rows[0]?.is_new === true;
}

/** Fills the check-ins of someone who was never asked, for people of a demo. Nobody is told by mail. */
export async function beginCheckIns(db: Db, begun: Begun): Promise<void> {
  if (!(await isNew(db, begun))) return;
  const { clientId, coachId, schedule } = begun;
  for (const { dueOn, askedAt, sent, settledAt } of begun.checkIns) {
    const asked = { clientId, coachId, dueOn, questions: USUAL_CHECK_IN_QUESTIONS, now: askedAt };
    const id = await putOpen(db, asked);
    if (sent === null) continue;
    await insertAnswers(db, { id, user_id: clientId, coach_id: coachId }, sent.answers);
    await markSent(db, id, sent.at);
    if (settledAt !== null) await markSettled(db, id, settledAt);
  }
  if (schedule === null) return;
  const { weekday, from } = schedule;
  await putSchedule(db, { clientId, coachId }, { weekday, next_on: nextOn(weekday, from) });
}
