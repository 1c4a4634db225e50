import { accessProblem, isClientOfCoach, isPaymentMissing } from "@plateful/access";
import type { User } from "@plateful/contract";
import { toAccessUser } from "../lib/person/current-user.ts";

/** Who stands before the closed door: each is told something else (ledger BILL-001 to BILL-003). */
export type BillingIssue = "none" | "coach" | "coachOff" | "payment" | "client" | "deactivated" | "customer";

/** What the billing issue screen is about for a person; `now` is ISO 8601 in UTC. */
export function billingIssueOf(user: User, now: string): BillingIssue {
  const person = toAccessUser(user);
  const problem = accessProblem(person, now);
  if (problem === null) return "none";
  if (user.is_coach) return user.account_enabled ? "coach" : "coachOff";
  if (problem === "payment_required") return isPaymentMissing(person) ? "payment" : "customer";
  if (!isClientOfCoach(person)) return "customer";
  // A practice that switches off one client has no trouble with its own subscription.
  return user.account_enabled ? "client" : "deactivated";
}
