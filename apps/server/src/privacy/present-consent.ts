import type { ConsentDecision as Decision } from "@plateful/contract";
import type { Db } from "../platform/database/open-database.ts";
import { type ConsentRow, findCoachId, listLatestDecisions, type StoredDecision } from "./consent-store.ts";

export function presentDecision(row: ConsentRow): Decision {
  return {
    id: row.id,
    kind: row.kind as Decision["kind"],
    decision: row.decision as Decision["decision"],
    text_version: row.text_version,
    language: row.language as Decision["language"],
    given_in: row.given_in as Decision["given_in"],
    // Handing a client over ends what was shared with the coach of before.
    is_own: row.decision !== "DECLARED" && row.given_in !== "COACH",
    coach: row.coach_id,
    parts: row.parts as Decision["parts"],
    decided_at: row.decided_at.toISOString(),
  };
}

/** The latest decisions of each kind; a sharing with an earlier coach says nothing about the present one. */
export const presentConsents = (
  latest: readonly (ConsentRow | StoredDecision)[],
  coachId: number | null,
): Decision[] =>
  latest
    .filter(({ kind, coach_id }) => kind !== "COACH_SHARING" || coach_id === coachId)
    .map((row) => presentDecision({ ...row, decided_at: new Date(row.decided_at) }));

/** The same of a person of whom only the id is known. */
export const loadConsentsOf = async (db: Db, id: number): Promise<Decision[]> =>
  presentConsents(await listLatestDecisions(db, id), await findCoachId(db, id));
