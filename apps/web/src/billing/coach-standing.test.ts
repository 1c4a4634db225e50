import type { User } from "@plateful/contract";
import { describe, expect, it } from "vitest";
import { coachStanding, mayChoosePlan } from "./coach-standing.ts";

const NOW = "2026-03-20T12:00:00Z";
type Person = Parameters<typeof coachStanding>[0];
const subscription = (status: string, more: object = {}) => ({ status, cancel_at: null, items: [], ...more });
const coach = (change: Partial<Record<keyof Person, unknown>> = {}, ...subscriptions: object[]): Person =>
  ({
    payment_status_override: null,
    trial_ends_at: null,
    customer: subscriptions.length === 0 ? [] : [{ id: "cus_1", subscriptions }],
    ...change,
  }) as unknown as Pick<User, keyof Person>;

describe("how a coach stands with the product", () => {
  it.each([
    ["2026-03-29T12:00:00Z", "trial", 9],
    ["2026-03-20T12:00:01Z", "trial", 1],
    // What staff added is counted too, and a clock that is a little behind adds no day.
    ["2026-04-20T12:00:00Z", "trial", 31],
    ["2026-04-03T12:05:00Z", "trial", 14],
  ])(
    "BILL-033 BILL-042 COACH-073 counts the days of a trial that ends at %s",
    (trial_ends_at, kind, daysLeft) => {
      expect(coachStanding(coach({ trial_ends_at }), NOW)).toMatchObject({ kind, daysLeft });
    },
  );

  it("BILL-034 knows a trial that is over, from its last second", () => {
    const standing = coachStanding(coach({ trial_ends_at: NOW }), NOW);
    expect(standing).toEqual({ kind: "over", endedAt: NOW });
    expect(mayChoosePlan(standing)).toBe(true);
  });

  it.each([
    ["trialing", "chosen", false],
    ["active", "active", false],
    ["past_due", "late", false],
    ["incomplete", "late", false],
    ["canceled", "ended", true],
    ["unpaid", "ended", true],
    ["paused", "ended", true],
    ["incomplete_expired", "ended", true],
  ])("BILL-039 a subscription that is %s counts before the trial", (status, kind, mayChoose) => {
    const standing = coachStanding(
      coach({ trial_ends_at: "2026-03-29T12:00:00Z" }, subscription(status)),
      NOW,
    );
    expect([standing.kind, mayChoosePlan(standing)]).toEqual([kind, mayChoose]);
  });

  it("BILL-039 a subscription that runs outranks a newer one that has ended, and one that was cancelled ends", () => {
    const both = [
      subscription("incomplete_expired"),
      subscription("active", { cancel_at: "2026-04-01T00:00:00Z" }),
    ];
    expect(coachStanding(coach({}, ...both), NOW).kind).toBe("ending");
  });

  it("BILL-039 offers nothing to a coach who was let off paying", () => {
    const free = coach({ payment_status_override: "COMPLIMENTARY", trial_ends_at: NOW });
    expect(coachStanding(free, NOW)).toEqual({ kind: "free" });
    expect(mayChoosePlan({ kind: "free" })).toBe(false);
    expect(coachStanding(coach(), NOW)).toEqual({ kind: "none" });
  });
});
