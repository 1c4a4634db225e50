import type { User } from "@plateful/contract";

type Subscription = User["customer"][number]["subscriptions"][number];

/** How it stands between a coach and the product; moments are ISO 8601. */
export type CoachStanding =
  | { readonly kind: "free" | "none" }
  | { readonly kind: "trial"; readonly endsAt: string; readonly daysLeft: number }
  | { readonly kind: "over"; readonly endedAt: string }
  | {
      readonly kind: "chosen" | "active" | "ending" | "late" | "ended";
      readonly subscription: Subscription;
    };

const DAY_MS = 86_400_000;
/** A new trial has this many days; staff may have added more (ledger STAFF-024). */
export const TRIAL_DAYS = 14;
/** A device a little behind the server must not promise a fifteenth day. */
const CLOCKS_DIFFER_MS = 600_000;
const OVER: readonly Subscription["status"][] = ["canceled", "unpaid", "paused", "incomplete_expired"];

function standingOf(
  subscription: Subscription,
): CoachStanding["kind"] & ("chosen" | "active" | "ending" | "late" | "ended") {
  const { status, cancel_at } = subscription;
  if (OVER.includes(status)) return "ended";
  if (status === "past_due" || status === "incomplete") return "late";
  if (cancel_at !== null) return "ending";
  return status === "trialing" ? "chosen" : "active";
}

/** The subscription counts before the trial, and an override of staff before both. `now` is ISO 8601. */
export function coachStanding(
  user: Pick<User, "customer" | "trial_ends_at" | "payment_status_override">,
  now: string,
): CoachStanding {
  const subscriptions = user.customer[0]?.subscriptions ?? [];
  // The newest is first; one that runs outranks one that has ended.
  const subscription = subscriptions.find(({ status }) => !OVER.includes(status)) ?? subscriptions[0];
  if (subscription !== undefined) {
    const kind = standingOf(subscription);
    if (kind !== "ended" || !user.payment_status_override) return { kind, subscription };
  }
  if (user.payment_status_override) return { kind: "free" };
  const { trial_ends_at: end } = user;
  if (end === null) return { kind: "none" };
  const left = Date.parse(end) - Date.parse(now);
  return left <= 0
    ? { kind: "over", endedAt: end }
    : { kind: "trial", endsAt: end, daysLeft: Math.max(1, Math.ceil((left - CLOCKS_DIFFER_MS) / DAY_MS)) };
}

/** Whether plans are offered: not to someone who has one, who changes it at the provider. */
export const mayChoosePlan = ({ kind }: CoachStanding): boolean =>
  kind === "none" || kind === "trial" || kind === "over" || kind === "ended";
