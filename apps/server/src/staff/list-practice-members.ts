import type { listPracticeMembers as endpoint, PracticeMember } from "@plateful/contract";
import { Problem } from "../platform/base/problem.ts";
import { insertReadAudit } from "../platform/calls/audit-store.ts";
import type { Call } from "../platform/calls/call.ts";
import { findOrganisationName } from "./person-store.ts";
import { listPracticeMembers as listRows } from "./practice-store.ts";

/**
 * The coaches of a practice; that staff saw their accounts is noted, as in the list of people (ledger STAFF-022).
 * @throws Problem not_found.
 */
export async function listPracticeMembers(call: Call<typeof endpoint>): Promise<PracticeMember[]> {
  const { db, actor, params, now } = call;
  if ((await findOrganisationName(db, params.id)) === null) throw new Problem("not_found");
  const rows = await listRows(db, params.id);
  const entry = { actor_id: actor.id, action: "list-staff-people", happened_at: now };
  const others = rows.map(({ id }) => id).filter((id) => id !== actor.id);
  await insertReadAudit(db, entry, others);
  return rows.map(({ role, trial_ends_at: ends, ...row }) => ({
    ...row,
    role: role as PracticeMember["role"],
    trial_ends_at: ends?.toISOString() ?? null,
  }));
}
