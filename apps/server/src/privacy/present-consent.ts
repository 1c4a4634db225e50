import type { ConsentDecision as Decision } from "@plateful/contract";
import type { Db } from "../platform/database/open-database.ts";
import { type ConsentRow, findCoachId, listLatestDecisions } from "./consent-store.ts";

export function presentDecision(row: ConsentRow): Decision {
  return {
    id: row.id,
    kind: row.kind as Decision["kind"],
    decision: row.decision as Decision["decision"],
    text_version: row.text_version,
    language: row.language as Decision["language"],
    given_in: row.given_in as Decision["given_in"],
    is_own: row.decision !== "DECLARED",
    coach: row.coach_id,
    parts: row.parts as Decision["parts"],
    decided_at: row.decided_at.toISOString(),
  };
}

/** The latest decision of each kind; a sharing with an earlier coach says nothing about the present one. */
export async function loadConsents(
  db: Db,
  person: { readonly id: number; readonly coachId: number | null },
): Promise<Decision[]> {
  const rows = await listLatestDecisions(db, person.id);
  return rows
    .filter(({ kind, coach_id }) => kind !== "COACH_SHARING" || coach_id === person.coachId)
    .map(presentDecision);
}

/** The same of a person of whom only the id is known. */
export const loadConsentsOf = async (db: Db, id: number): Promise<Decision[]> =>
  loadConsents(db, { id, coachId: await findCoachId(db, id) });
