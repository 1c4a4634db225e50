import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aPerson, COACH } from "../../test/a-person.ts";
import { openScreen } from "../../test/open-screen.tsx";
import { setToken } from "../lib/session.ts";
import { BillingIssueScreen } from "./BillingIssueScreen.tsx";
import { CoachBillingScreen } from "./CoachBillingScreen.tsx";

const OFFER = {
  currency: "eur",
  clients: 3,
  coaches: 1,
  plans: [],
};
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const subscription = (status: string, more: object = {}) => ({
  ...{ status, cancel_at: null, current_period_end: inDays(20), items: [] },
  ...more,
});
const paying = (...subscriptions: object[]) => ({ customer: [{ id: "cus_1", subscriptions }] });

beforeEach(() => {
  setToken("a token");
  vi.stubGlobal("fetch", async (path: string) =>
    path.includes("referral")
      ? Response.json({ code: "0123456789", reward: 5000, currency: "eur", started: 0, paying: 0 })
      : Response.json(OFFER),
  );
});
afterEach(() => {
  cleanup();
  setToken(null);
  vi.unstubAllGlobals();
});

const aCoach = (change: object) => ({ ...aPerson(), is_coach: true, ...change }) as never;

const manages = () => screen.queryByRole("button", { name: /^(Manage|Pay again)/ }) !== null;

it.each([
  ["a trial", { trial_ends_at: inDays(9) }, /^Free until /, false],
  ["a trial that is over", { trial_ends_at: inDays(-2) }, /^Your trial ended on /, false],
  ["nothing", { trial_ends_at: null }, /^You have no subscription$/, false],
  ["an account free of charge", { payment_status_override: "COMPLIMENTARY" }, /^Your account is free/, false],
  ["a plan chosen during the trial", paying(subscription("trialing")), /^You chose /, true],
  ["an active plan", paying(subscription("active")), / is active$/, true],
  [
    "a plan that ends",
    paying(subscription("active", { cancel_at: inDays(5) })),
    /^Your subscription ends on /,
    true,
  ],
  ["a failed payment", paying(subscription("past_due")), /^The last payment failed$/, true],
  ["a plan that has ended", paying(subscription("canceled")), /^Your subscription has ended$/, false],
] as const)(
  "BILL-039 says how it stands with %s, and leads who has a plan to the provider",
  async (...given) => {
    const [, change, title, isManaged] = given;
    openScreen(aCoach(change), CoachBillingScreen);
    await screen.findByText(title);
    expect(manages()).toBe(isManaged);
  },
);

const practice = { name: "Studio Vitaal" };
const guide = (account_enabled: boolean) => ({ ...COACH, account_enabled, organisation: practice });
const payWall = { payment_required: true, clients_are_diy: true, name: "Studio Vitaal" };

it.each([
  [
    "a coach who has to choose a plan",
    { is_coach: true, trial_ends_at: inDays(-1) },
    /^Your trial or your .* Your clients keep their app/,
  ],
  [
    "a coach who was switched off",
    { is_coach: true, account_enabled: false },
    /so your clients cannot open the app/,
  ],
  [
    "a client whom the practice switched off",
    { coach: guide(true), account_enabled: false },
    /^Studio Vitaal has switched off your access/,
  ],
  [
    "a client whose practice has trouble",
    { coach: guide(false) },
    /^There is a problem with the subscription of Studio Vitaal/,
  ],
  ["somebody who has to pay", { organisation: payWall }, /^You need an active subscription/],
])("BILL-040 tells %s why nothing else opens", async (_who, change, text) => {
  openScreen({ ...aPerson(), ...change } as never, BillingIssueScreen);
  await screen.findByText(text);
  expect(screen.queryByRole("button", { name: "Choose a subscription" }) !== null).toBe(
    "trial_ends_at" in change,
  );
});
