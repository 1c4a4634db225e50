import { accountBlocked } from "@plateful/access";
import type { Access } from "@plateful/contract";
import { Problem } from "./problem.ts";
import type { Actor } from "./who-is.ts";

/**
 * Refuses a signed-in person who may not make this kind of call.
 * @throws Problem account_disabled or permission_denied.
 */
export function refuseActor(actor: Actor, access: Access, now: Date): void {
  if (access.who === "anyone" || access.who === "development" || access.who === "blocked-too") return;
  const blocked = accountBlocked(
    {
      isCoach: actor.isCoach,
      accountEnabled: actor.accountEnabled,
      paymentStatusOverride: actor.paymentStatusOverride,
      coach: actor.coachId === null ? null : { accountEnabled: actor.coachEnabled },
      subscriptions: null,
      trialEndsAt: actor.trialEndsAt?.toISOString() ?? null,
    },
    now.toISOString(),
  );
  if (blocked) throw new Problem("account_disabled");
  if (access.who === "coach" && !actor.isCoach) throw new Problem("permission_denied");
  if (access.who === "staff" && !actor.isStaff) throw new Problem("permission_denied");
}
