import type { User } from "@plateful/contract";
import { expect, it } from "vitest";
import { billingIssueOf } from "./billing-issue.ts";

const NOW = "2026-03-20T12:00:00Z";
const person = {
  is_coach: false,
  account_enabled: true,
  payment_status_override: null,
  coach: null,
  organisation: null,
  intake: null,
  customer: [],
  trial_ends_at: null,
  feature_flags_for_user: { flags: [], switches: [], samples: [] },
  feature_flag_disable_product_logging: false,
  feature_flag_generate_meals_button_in_planner: true,
} as unknown as User;
const organisation = { payment_required: true, clients_are_diy: false } as User["organisation"];
const coach = { account_enabled: false, organisation: null } as User["coach"];

const working = { account_enabled: true, organisation: null } as User["coach"];
const paidFor = {
  ...working,
  organisation: { has_paid_product: true, clients_are_diy: false },
} as User["coach"];
const lapsed = [
  { id: "cus_1", subscriptions: [{ status: "canceled", items: [] }] },
] as unknown as User["customer"];
const paywall = { flags: ["FF_B2C_PAYWALL"], switches: [], samples: [] };

it.each([
  [{}, "none"],
  [{ is_coach: true, account_enabled: false }, "coachOff"],
  [{ is_coach: true, trial_ends_at: "2026-03-20T11:00:00Z" }, "coach"],
  [{ is_coach: true, organisation }, "coach"],
  [{ organisation }, "payment"],
  [{ organisation, account_enabled: false }, "customer"],
  [{ coach }, "client"],
  [{ coach, payment_status_override: "PAID" }, "none"],
  [{ account_enabled: false }, "customer"],
  [{ coach: working, account_enabled: false }, "deactivated"],
  [{ coach, account_enabled: false }, "deactivated"],
  [{ coach: paidFor, customer: lapsed, feature_flags_for_user: paywall }, "customer"],
] as const)("BILL-001 BILL-002 BILL-003 tells each what is theirs to know (case %#)", (change, issue) => {
  expect(billingIssueOf({ ...person, ...change } as User, NOW)).toBe(issue);
});
