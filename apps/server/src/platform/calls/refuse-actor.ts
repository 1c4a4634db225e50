import { accessProblem } from "@plateful/access";
import type { Access } from "@plateful/contract";
import { Problem } from "../base/problem.ts";
import type { Actor } from "./who-is.ts";

/** What the access rules want to know of the person who calls. */
function payingUser(actor: Actor): Parameters<typeof accessProblem>[0] {
  const organisation = { paymentRequired: actor.paymentRequired, hasPaidProduct: actor.hasPaidProduct };
  return {
    isCoach: actor.isCoach,
    accountEnabled: actor.accountEnabled,
    paymentStatusOverride: actor.paymentStatusOverride,
    coach: actor.coachId === null ? null : { accountEnabled: actor.coachEnabled, organisation },
    organisation,
    subscriptions: actor.subscriptionStatuses.map((status) => ({ status })),
    trialEndsAt: actor.trialEndsAt?.toISOString() ?? null,
    flags: { flags: actor.flags, switches: [], samples: [] },
  };
}

/**
 * Refuses a signed-in person who may not make this kind of call.
 * @throws Problem account_disabled, payment_required or permission_denied.
 */
export function refuseActor(actor: Actor, access: Access, now: Date): void {
  if (access.who === "anyone" || access.who === "development" || access.who === "blocked-too") return;
  const problem = accessProblem(payingUser(actor), now.toISOString());
  if (problem !== null) throw new Problem(problem);
  if (access.who === "coach" && !actor.isCoach) throw new Problem("permission_denied");
  if (access.who === "staff" && !actor.isStaff) throw new Problem("permission_denied");
}
