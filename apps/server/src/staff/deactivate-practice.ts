import type { deactivatePractice as endpoint } from "@plateful/contract";
import { invalidField, Problem } from "../platform/base/problem.ts";
import { insertAudit } from "../platform/calls/audit-store.ts";
import type { Call } from "../platform/calls/call.ts";
import { requireFreshSignIn, STAFF_FRESH_MINUTES } from "../platform/calls/fresh-sign-in.ts";
import { disableCoaches, findOrganisationName } from "./person-store.ts";

/**
 * Switches off every coach of an organisation, whose name is typed; its clients are shut out with them (ledger STAFF-007).
 * @throws Problem not_found, fresh_sign_in_required.
 */
export async function deactivatePractice(call: Call<typeof endpoint>) {
  const { db, actor, params, body, now } = call;
  const name = await findOrganisationName(db, params.id);
  if (name === null) throw new Problem("not_found");
  await requireFreshSignIn(call, STAFF_FRESH_MINUTES);
  if (body.confirmation !== name.trim()) throw invalidField("confirmation", "name_typed");
  const ids = await disableCoaches(db, params.id, actor.id);
  const entry = { actor_id: actor.id, happened_at: now, object_id: params.id };
  await insertAudit(
    db,
    { ...entry, user_id: null, action: "deactivate-practice" },
    ...ids.map((user_id) => ({ ...entry, user_id, action: "deactivate-account" })),
  );
  return { count: ids.length };
}
