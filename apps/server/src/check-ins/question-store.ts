import { type CheckInQuestion, USUAL_CHECK_IN_QUESTIONS } from "@plateful/nutrition";
import { sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";

/** Whose questions they are: a practice's, or those of a coach without one. */
export interface FormOwner {
  readonly organisationId: number | null;
  readonly coachId: number | null;
}

const ofOwner = ({ organisationId, coachId }: FormOwner) =>
  sql<boolean>`organisation_id is not distinct from ${organisationId}::integer
    and coach_id is not distinct from ${coachId}::integer`;

export const ownerOfForm = (actor: {
  readonly id: number;
  readonly organisationId: number | null;
}): FormOwner => ({
  organisationId: actor.organisationId,
  coachId: actor.organisationId === null ? actor.id : null,
});

/** The questions of a practice; the usual ones, with version 0, until someone changes them. */
export async function findQuestions(db: Db, owner: FormOwner) {
  const row = await db
    .selectFrom("check_in_forms")
    .select(["questions", "version"])
    .where(ofOwner(owner))
    .executeTakeFirst();
  if (row === undefined) return { questions: USUAL_CHECK_IN_QUESTIONS, version: 0 };
  return { questions: row.questions as unknown as CheckInQuestion[], version: row.version };
}

/** Locks the form until the call ends, and tells its version; null while it is the usual one. */
export async function lockQuestions(db: Db, owner: FormOwner): Promise<number | null> {
  const { rows } = await sql<{ version: number }>`
    select version from check_in_forms where ${ofOwner(owner)} for no key update`.execute(db);
  return rows[0]?.version ?? null;
}

export async function putQuestions(
  db: Db,
  { organisationId, coachId }: FormOwner,
  questions: readonly CheckInQuestion[],
): Promise<void> {
  const columns = { questions: JSON.stringify(questions) };
  await db
    .insertInto("check_in_forms")
    .values({ organisation_id: organisationId, coach_id: coachId, ...columns })
    .onConflict((conflict) => conflict.columns(["organisation_id", "coach_id"]).doUpdateSet(columns))
    .execute();
}
