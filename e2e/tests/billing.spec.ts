import type { Page } from "@playwright/test";
import type { PersonWanted } from "../address.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { isPhone, onLayouts } from "../support/page.ts";
import { heading } from "../support/questions.ts";
import { signInAs } from "../support/signed-in.ts";

const PORTAL_CALL = "**/api/users/stripeCustomerPortal/";

/** A customer behind the paywall whose subscription has ended. */
const UNPAID: PersonWanted = {
  user: {},
  coach: {},
  organisation: { product_stripe_id: "prod_paid", clients_are_diy: true },
  flags: ["FF_B2C_PAYWALL"],
  subscription: "canceled",
};

async function open(page: Page, wanted: PersonWanted, path = "/"): Promise<void> {
  await signInAs(page, wanted);
  await page.goto(path);
}

/** Makes the page believe that it runs as an installed app. */
const asInstalled = (page: Page) =>
  page.addInitScript(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) =>
      matchMedia.call(window, query.replace("(display-mode: standalone)", "all"));
  });

test(
  "BILL-001 BILL-004 NAV-001 NAV-011 a coach reads about the subscription, and finds billing, support and off mobile the app",
  onLayouts,
  async ({ page, phrases }, info) => {
    const { billing, general, navigation } = phrases;
    await open(page, { user: { is_coach: true }, subscription: "canceled" });
    await expect(page).toHaveURL("/billing-issue");
    await expect(heading(page, billing.coachTitle)).toBeVisible();
    await expect(page.getByText(billing.texts.coach)).toBeVisible();
    await expect(page.getByRole("button", { name: billing.upgrade })).toBeVisible();
    await expect(page.getByRole("button", { name: general.contactSupport })).toBeVisible();
    await expect(page.getByRole("link", { name: billing.mobileApp })).toHaveCount(isPhone(info) ? 0 : 1);
    const tabs = page.getByRole("navigation", { name: navigation.main }).getByRole("link");
    await expect(tabs).toHaveText([navigation.billingIssue, navigation.profile]);
    await expectAccessible(page);
    await tabs.filter({ hasText: navigation.profile }).click();
    await expect(page).toHaveURL("/profile");
    await expect(tabs).toHaveText([navigation.billingIssue, navigation.profile]);
    await page.goto("/planner");
    await expect(page).toHaveURL("/billing-issue");
  },
);

test("BILL-002 BILL-015 BILL-016 somebody of an organisation that asks for payment finds the help and a way to pay", async ({
  page,
  phrases,
}) => {
  const { billing, help } = phrases;
  const organisation = {
    payment_required: true,
    subdomain: `pay-${Date.now()}`,
    product_stripe_id: "prod_pay",
  };
  await open(page, { organisation }, "/planner");
  await expect(page).toHaveURL("/billing-issue");
  await expect(heading(page, billing.paymentTitle)).toBeVisible();
  await expect(page.getByText(billing.texts.payment)).toBeVisible();
  await expect(page.locator(".tabler-icon-alert-triangle")).toBeVisible();
  await page.getByRole("link", { name: billing.articleLink }).click();
  await expect(heading(page, help.articles.billing.title)).toBeVisible();
  await page.goto("/billing-issue");
  await page.getByRole("button", { name: billing.subscribe }).click();
  await expect(heading(page, billing.checkout.title)).toBeVisible();
  await open(page, { organisation: { payment_required: true }, subscription: "active" });
  await expect(page).toHaveURL("/onboarding/goal");
});

test("BILL-003 a client is told to tell the coach, and who has none to contact support", async ({
  page,
  phrases,
}) => {
  const { billing, general } = phrases;
  const coach = { account_enabled: false, first_name: "Iris", last_name: "Bakker" };
  await open(page, { coach, organisation: { name: "Studio Vitaal" } });
  await expect(heading(page, billing.issueTitle)).toBeVisible();
  await expect(page.getByText(billing.texts.client({ coach: "Studio Vitaal" }))).toBeVisible();
  await expect(page.getByText(billing.tellCoach)).toBeVisible();
  await expect(page.getByText("Iris Bakker, Studio Vitaal")).toBeVisible();
  await expect(page.getByRole("button", { name: general.contactSupport })).toBeVisible();
  await expectAccessible(page);
  await open(page, { user: { account_enabled: false } });
  await expect(page.getByText(billing.texts.customer)).toBeVisible();
  await expect(page.getByText(billing.tellCoach)).toHaveCount(0);
  await page.getByRole("button", { name: phrases.profile.system.logout }).click();
  await expect(page).toHaveURL("/login");
});

test("BILL-012 ONB-009 a customer who has not paid is led from every screen and the first question to billing", async ({
  page,
  phrases,
}) => {
  await open(page, UNPAID);
  await expect(page).toHaveURL("/billing-issue");
  await expect(heading(page, phrases.billing.issueTitle)).toBeVisible();
  for (const path of ["/onboarding/goal", "/planner", "/groceries", "/onboarding/diet"]) {
    await page.goto(path);
    await expect(page, path).toHaveURL("/billing-issue");
  }
  await open(page, { ...UNPAID, subscription: "active" }, "/onboarding/goal");
  await expect(page).toHaveURL("/onboarding/goal");
});

test("BILL-018 BILL-019 BILL-020 the button fetches its link once and opens the portal", async ({
  page,
  phrases,
}) => {
  const { billing } = phrases;
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().includes("stripeCustomerPortal")) asked += 1;
  });
  for (const [subscription, label] of [
    ["active", billing.manage],
    ["trialing", billing.upgrade],
    ["canceled", billing.upgrade],
  ] as const) {
    asked = 0;
    await open(page, { subscription }, "/profile");
    const button = page.getByRole("button", { name: label });
    await expect(button).toBeEnabled();
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    expect(asked).toBe(1);
    await button.click();
    await expect(page).toHaveURL(/\/dev\/payments\/portal\/cus_/);
    await page.getByRole("link", { name: "Back" }).click();
    await expect(page).toHaveURL("/profile");
    await expect(button).toBeEnabled();
  }
});

test("BILL-021 without a link the fixed address is used, and a page that cannot open is said", async ({
  page,
  context,
  phrases,
}) => {
  const { billing, general, help } = phrases;
  await page.route(PORTAL_CALL, (route) =>
    route.fulfill({ status: 503, json: { detail: "No.", code: "billing_unavailable" } }),
  );
  await open(page, {}, "/profile");
  const button = page.getByRole("button", { name: billing.upgrade });
  await expect(button).toBeEnabled();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await context.setOffline(true);
  await button.click();
  await expect(page.getByRole("alert").filter({ hasText: general.somethingWentWrong })).toBeVisible();
  await expect(page).toHaveURL("/profile");
  await context.setOffline(false);
  await button.click();
  await expect(heading(page, help.articles.billing.title)).toBeVisible();
});

test("BILL-022 PROF-011 an installed app opens billing in a window of its own, and says when it is blocked", async ({
  page,
  phrases,
}) => {
  const { billing, general } = phrases;
  await asInstalled(page);
  const organisation = { clients_are_diy: true, product_stripe_id: "prod_diy" };
  await open(page, { organisation }, "/profile");
  const button = page.getByRole("button", { name: billing.upgrade });
  await expect(button).toBeEnabled();
  const popup = page.waitForEvent("popup");
  await button.click();
  await expect(await popup).toHaveURL(/\/dev\/payments\/portal\//);
  await expect(page).toHaveURL("/profile");
  await page.evaluate(() => {
    window.open = () => null;
  });
  await button.click();
  await expect(page.getByRole("alert").filter({ hasText: general.somethingWentWrong })).toBeVisible();
});

test(
  "PROF-011 PROF-029 subscription management shows to own planners off mobile, and on mobile when they pay their organisation",
  onLayouts,
  async ({ page, phrases }) => {
    const { billing } = phrases;
    const section = page.getByRole("region", { name: billing.subscription });
    const logout = page.getByRole("button", { name: phrases.profile.system.logout });
    await open(page, { subscription: "active" }, "/profile");
    await expect(section.getByRole("button", { name: billing.manage })).toBeVisible();
    await expect(section.getByText(billing.statuses.active)).toBeVisible();
    await open(page, { coach: {} }, "/profile");
    await expect(logout).toBeVisible();
    await expect(section).toHaveCount(0);
    await asInstalled(page);
    await open(page, {}, "/profile");
    await expect(logout).toBeVisible();
    await expect(section).toHaveCount(0);
  },
);

test("PROF-026 a client sees amounts as the coach set them, unless the organisation has metric only", async ({
  page,
  phrases,
}) => {
  const { rows } = phrases.profile;
  const coach = { uses_imperial_measurements: true };
  const units = page.getByRole("button", { name: rows.recipeUnits });
  const answered = async (wanted: PersonWanted) => {
    const person = await signInAs(page, wanted);
    const headers = { authorization: `Token ${person.token}` };
    const data = { gender: "FEMALE", weight: 70 };
    expect((await page.request.post("/api/users/userProfile/", { headers, data })).ok()).toBe(true);
    await page.goto("/profile");
    await expect(page.getByRole("button", { name: phrases.profile.system.logout })).toBeVisible();
  };
  await answered({ coach });
  await expect(units).toContainText(phrases.nutrition.imperial);
  await answered({ coach: {} });
  await expect(units).toContainText(phrases.nutrition.metric);
  await answered({ coach, organisation: { imperial_units_allowed: false } });
  await expect(page.getByText(phrases.nutrition.imperial)).toHaveCount(0);
});
