import { isActiveStatus, type SubscriptionStatus } from "@plateful/access";
import type { extendTrial as endpoint } from "@plateful/contract";
import { Problem } from "../platform/base/problem.ts";
import { insertAudit } from "../platform/calls/audit-store.ts";
import type { Call } from "../platform/calls/call.ts";
import { planTrialReminder } from "../sign-in/index.ts";
import { findPerson } from "./person-store.ts";
import { moveTrialEnd } from "./practice-store.ts";

/**
 * Gives a coach more days to try the product, also after the trial has ended; they are reminded before the new end. The log
 * says how many (ledger STAFF-024).
 * @throws Problem not_found, no_trial for who pays already, has no trial, or is switched off.
 */
export async function extendTrial(call: Call<typeof endpoint>): Promise<{ trial_ends_at: string }> {
  const { db, actor, params, body, now } = call;
  const person = await findPerson(db, params.id, now);
  if (person === null) throw new Problem("not_found");
  const { subscription } = person;
  const pays = subscription !== null && isActiveStatus(subscription as SubscriptionStatus);
  const endsAt = pays ? null : await moveTrialEnd(db, person.id, body.days, now);
  if (endsAt === null) throw new Problem("no_trial");
  await planTrialReminder(call, person.id, endsAt);
  await insertAudit(db, {
    actor_id: actor.id,
    user_id: person.id,
    action: "extend-trial",
    object_id: body.days,
    happened_at: now,
  });
  return { trial_ends_at: endsAt.toISOString() };
}
