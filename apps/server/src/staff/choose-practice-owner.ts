import type { choosePracticeOwner as endpoint } from "@plateful/contract";
import { invalidField, Problem } from "../platform/base/problem.ts";
import { insertAudit } from "../platform/calls/audit-store.ts";
import type { Call } from "../platform/calls/call.ts";
import { requireFreshSignIn, STAFF_FRESH_MINUTES } from "../platform/calls/fresh-sign-in.ts";
import { findMember, lockTeam, nameOwner } from "../team/index.ts";
import { findOrganisationName } from "./person-store.ts";

/**
 * Makes a coach of a practice its owner, for a practice whose owner cannot be reached. Whoever owned it before stays an owner,
 * whom the new one can change (ledger STAFF-023).
 * @throws Problem not_found, fresh_sign_in_required; InvalidFields for a name that differs, and for who does not coach there.
 */
export async function choosePracticeOwner(call: Call<typeof endpoint>): Promise<undefined> {
  const { db, actor, params, body, now } = call;
  const name = await findOrganisationName(db, params.id);
  if (name === null) throw new Problem("not_found");
  await requireFreshSignIn(call, STAFF_FRESH_MINUTES);
  if (body.confirmation !== name.trim()) throw invalidField("confirmation", "name_typed");
  await lockTeam(db, params.id);
  const member = await findMember(db, params.id, body.user);
  if (member === null || !member.account_enabled || member.id === actor.id)
    throw invalidField("user", "no_practice_coach");
  await nameOwner(db, member);
  await insertAudit(db, {
    actor_id: actor.id,
    user_id: member.id,
    action: "choose-practice-owner",
    object_id: params.id,
    happened_at: now,
  });
}
