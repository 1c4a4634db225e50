import type { CheckIn } from "@plateful/contract";
import { type CheckInQuestion, weekSince } from "@plateful/nutrition";
import { dateInZone } from "../platform/base/clock.ts";
import type { Db } from "../platform/database/open-database.ts";
import { listAnswers } from "./answer-store.ts";
import type { CheckInRow } from "./check-in-store.ts";

/** Whose check-ins are shown. */
export interface Subject {
  readonly date_joined: Date;
  readonly time_zone: string;
}

export const weekOf = ({ date_joined, time_zone }: Subject, date: string): number =>
  weekSince(dateInZone(date_joined, time_zone), date);

/** Check-ins with their answers, in the order of the questions. */
export async function presentCheckIns(
  db: Db,
  rows: readonly CheckInRow[],
  subject: Subject,
): Promise<CheckIn[]> {
  const answers = await listAnswers(
    db,
    rows.flatMap(({ id, sent_at }) => (sent_at === null ? [] : [id])),
  );
  return rows.map((row) => {
    const questions = row.questions as unknown as CheckInQuestion[];
    const place = new Map(questions.map(({ id }, at) => [id, at]));
    const given = [...(answers.get(row.id) ?? [])];
    return {
      id: row.id,
      week: weekOf(subject, row.due_on),
      due_on: row.due_on,
      asked_at: row.asked_at.toISOString(),
      sent_at: row.sent_at?.toISOString() ?? null,
      questions,
      answers: given.sort((a, b) => (place.get(a.question) ?? 0) - (place.get(b.question) ?? 0)),
    };
  });
}
