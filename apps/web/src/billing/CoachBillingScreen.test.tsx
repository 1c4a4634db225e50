import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aPerson, COACH } from "../../test/a-person.ts";
import { openScreen } from "../../test/open-screen.tsx";
import { setToken } from "../lib/device/session.ts";
import { currentToasts } from "../ui/overlays/show-toast.ts";
import { BillingIssueScreen } from "./BillingIssueScreen.tsx";
import { CoachBillingScreen } from "./CoachBillingScreen.tsx";
import { SubscriptionSection } from "./SubscriptionSection.tsx";

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
  Reflect.deleteProperty(navigator, "clipboard");
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
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

it("BILL-041 names the day of the person's calendar, as the mail does", async () => {
  vi.stubEnv("TZ", "Europe/Amsterdam");
  const end = "2030-03-20T23:30:00Z";
  openScreen(aCoach({ trial_ends_at: end }), CoachBillingScreen);
  await screen.findByText("Free until 21 March 2030");
});

it("BILL-042 counts every day of a trial that staff made longer", async () => {
  openScreen(aCoach({ trial_ends_at: inDays(40) }), CoachBillingScreen);
  await screen.findByRole("img", { name: "40 days left" });
});

it.each([
  ["trialing", "Trial · Free until 20 March 2030"],
  ["active", "Active · Paid until 20 March 2030"],
])("BILL-042 the profile says what a subscription that is %s is until its end", async (status, words) => {
  const period = subscription(status, { current_period_end: "2030-03-20T12:00:00Z" });
  const user = { ...aPerson(), ...paying(period) } as never;
  openScreen(user, () => <SubscriptionSection user={user} />);
  await screen.findByText(words);
});

it.each([
  ["a page without https, which has no clipboard", undefined],
  ["a browser that refuses", { writeText: () => Promise.reject(new Error("Not allowed")) }],
])("COACH-220 says that the link for colleagues could not be copied: %s", async (_why, clipboard) => {
  // Of its own, because whatever else reads the navigator needs the real one.
  Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
  openScreen(aCoach({ trial_ends_at: inDays(9) }), CoachBillingScreen);
  fireEvent.click(await screen.findByRole("button", { name: "Copy the link" }));
  await waitFor(() => expect(currentToasts().at(-1)?.message).toMatch(/could not be copied/));
});

it.each([
  ["whose trial ended", {}, "Your trial has ended", false],
  [
    "whose subscription ended",
    paying(subscription("canceled")),
    "There is a problem with your subscription",
    true,
  ],
])("COACH-224 a coach %s reads so, and is led to the provider only for what is there", async (...given) => {
  const [, change, title, hasPortal] = given;
  openScreen(aCoach({ trial_ends_at: inDays(-1), ...change }), BillingIssueScreen);
  await screen.findByRole("heading", { name: title });
  expect(screen.queryByRole("button", { name: "Upgrade now" }) !== null).toBe(hasPortal);
});

it("COACH-225 the link for colleagues leads to the main site, not to that of the practice", async () => {
  const site = { terms: null, privacy: null, help: null, cycle_blog: null, menopause_blog: null };
  const more = {
    book_a_demo: null,
    support_contact: null,
    counts_presses: false,
    loads_pixel: false,
    takes_assistants: true,
  };
  vi.stubGlobal("fetch", async (path: string) => {
    if (path.includes("site/links"))
      return Response.json({ ...site, ...more, main_host: "food.example.org" });
    return path.includes("referral")
      ? Response.json({ code: "0123456789", reward: 5000, currency: "eur", started: 0, paying: 0 })
      : Response.json(OFFER);
  });
  openScreen(aCoach({ trial_ends_at: inDays(9) }), CoachBillingScreen);
  const link = await screen.findByRole<HTMLInputElement>("textbox", { name: "Your link" });
  await waitFor(() => expect(link.value).toBe("http://food.example.org/start/coach?ref=0123456789"));
});

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
  ["someone who has to pay", { organisation: payWall }, /^You need an active subscription/],
])("BILL-040 tells %s why nothing else opens", async (_who, change, text) => {
  openScreen({ ...aPerson(), ...change } as never, BillingIssueScreen);
  await screen.findByText(text);
  expect(screen.queryByRole("button", { name: "Choose a subscription" }) !== null).toBe(
    "trial_ends_at" in change,
  );
});
