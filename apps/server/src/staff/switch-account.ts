import type { switchAccount as endpoint } from "@plateful/contract";
import { invalidField, Problem } from "../platform/base/problem.ts";
import { insertAudit } from "../platform/calls/audit-store.ts";
import type { Call } from "../platform/calls/call.ts";
import { requireFreshSignIn, STAFF_FRESH_MINUTES } from "../platform/calls/fresh-sign-in.ts";
import { findPerson, setAccountEnabled } from "./person-store.ts";

/**
 * Switches an account off, with its address typed, or on. Of a coach who is switched off the clients are shut out, too
 * (ledger STAFF-007).
 * @throws Problem not_found, also for the caller's own account; fresh_sign_in_required.
 */
export async function switchAccount(call: Call<typeof endpoint>): Promise<undefined> {
  const { db, actor, params, body, now } = call;
  const person = params.id === actor.id ? null : await findPerson(db, params.id, now);
  if (person === null) throw new Problem("not_found");
  await requireFreshSignIn(call, STAFF_FRESH_MINUTES);
  const typed = body.confirmation?.trim().toLowerCase();
  if (!body.account_enabled && typed !== person.email.toLowerCase())
    throw invalidField("confirmation", "name_typed");
  await setAccountEnabled(db, person.id, body.account_enabled);
  await insertAudit(db, {
    actor_id: actor.id,
    user_id: person.id,
    action: body.account_enabled ? "activate-account" : "deactivate-account",
    happened_at: now,
  });
}
