import type { Page } from "@playwright/test";
import type { PersonWanted } from "../address.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { isPhone, onLayouts } from "../support/page.ts";
import { heading } from "../support/questions.ts";
import { callAs, signInAs } from "../support/signed-in.ts";
import { walkTo } from "../support/walk.ts";

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
    const { billing, navigation } = phrases;
    await open(page, { user: { is_coach: true }, subscription: "canceled" });
    await expect(page).toHaveURL("/billing-issue");
    await expect(heading(page, billing.coachTitle)).toBeVisible();
    await expect(page.getByText(billing.texts.coach)).toBeVisible();
    await expect(page.getByRole("button", { name: billing.upgrade })).toBeVisible();
    await expect(page.getByRole("button", { name: billing.contactSupport })).toBeVisible();
    await expect(page.getByRole("link", { name: billing.mobileApp })).toHaveCount(isPhone(info) ? 0 : 1);
    const tabs = page.getByRole("navigation", { name: navigation.main }).getByRole("link");
    await expect(tabs).toHaveText([navigation.billingIssue, navigation.profile]);
    await expectAccessible(page);
    await tabs.filter({ hasText: navigation.profile }).click();
    await expect(page).toHaveURL("/profile");
    await expect(tabs).toHaveText([navigation.billingIssue, navigation.profile]);
    await walkTo(page, "/planner");
    await expect(page).toHaveURL("/billing-issue");
  },
);

test("BILL-002 BILL-003 BILL-012 BILL-015 BILL-016 ONB-009 who is not paid for, or was switched off, is led to billing and reads what to do", async ({
  page,
  phrases,
}) => {
  const { billing, help } = phrases;
  await test.step("a customer whose subscription has ended, from every screen and the first question", async () => {
    await open(page, UNPAID);
    await expect(page).toHaveURL("/billing-issue");
    await expect(heading(page, billing.issueTitle)).toBeVisible();
    for (const path of ["/onboarding/goal", "/planner", "/groceries", "/onboarding/diet"]) {
      await walkTo(page, path);
      await expect(page, path).toHaveURL("/billing-issue");
    }
    await open(page, { ...UNPAID, subscription: "active" }, "/onboarding/goal");
    await expect(page).toHaveURL("/onboarding/goal");
  });
  await test.step("a client whose coach was switched off", async () => {
    const coach = { account_enabled: false, first_name: "Iris", last_name: "Bakker" };
    await open(page, { coach, organisation: { name: "Studio Vitaal" } });
    await expect(heading(page, billing.issueTitle)).toBeVisible();
    await expect(page.getByText(billing.texts.client({ coach: "Studio Vitaal" }))).toBeVisible();
    await expect(page.getByText(billing.tellCoach)).toBeVisible();
    await expect(page.getByText("Iris Bakker, Studio Vitaal")).toBeVisible();
    await expect(page.getByRole("button", { name: billing.contactSupport })).toBeVisible();
    await expectAccessible(page);
  });
  await test.step("someone of an organisation that asks for payment finds the help and a way to pay", async () => {
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
    await walkTo(page, "/billing-issue");
    await page.getByRole("button", { name: billing.subscribe }).click();
    await expect(heading(page, billing.checkout.title)).toBeVisible();
    await open(page, { organisation: { payment_required: true }, subscription: "active" });
    await expect(page).toHaveURL("/onboarding/goal");
  });
  await test.step("a customer who was switched off, and has nobody to tell", async () => {
    await open(page, { user: { account_enabled: false } });
    await expect(page.getByText(billing.texts.customer)).toBeVisible();
    await expect(page.getByText(billing.tellCoach)).toHaveCount(0);
    await page.getByRole("button", { name: phrases.profile.system.logout }).click();
    await expect(page).toHaveURL("/login");
  });
});

/** Someone with answers, who looks at their profile. */
async function openProfile(page: Page, wanted: PersonWanted): Promise<void> {
  const person = await signInAs(page, wanted);
  await callAs(page, person, "POST", "users/userProfile/", { gender: "FEMALE", weight: 70 });
  await page.goto("/profile");
}

test("BILL-018 BILL-019 BILL-020 PROF-011 PROF-026 PROF-029 the profile of who pays opens the portal, and that of a client has the coach's units instead", async ({
  page,
  phrases,
}) => {
  const { billing, nutrition, profile } = phrases;
  const section = page.getByRole("region", { name: billing.subscription });
  const logout = page.getByRole("button", { name: profile.system.logout });
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().includes("stripeCustomerPortal")) asked += 1;
  });
  for (const [subscription, label] of [
    ["trialing", billing.upgrade],
    ["canceled", billing.upgrade],
    ["active", billing.manage],
  ] as const)
    await test.step(`a subscription that is ${subscription}`, async () => {
      asked = 0;
      await open(page, { subscription }, "/profile");
      await expect(section.getByRole("button", { name: label })).toBeEnabled();
      await expect(section.getByText(billing.statuses[subscription])).toBeVisible();
      await page.evaluate(() => window.dispatchEvent(new Event("focus")));
      expect(asked).toBe(1);
    });
  await section.getByRole("button", { name: billing.manage }).click();
  await expect(page).toHaveURL(/\/dev\/payments\/portal\/cus_/);
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page).toHaveURL("/profile");
  await expect(section.getByRole("button", { name: billing.manage })).toBeEnabled();

  const units = page.getByRole("button", { name: profile.rows.recipeUnits });
  const coach = { uses_imperial_measurements: true };
  await test.step("clients of coaches", async () => {
    await openProfile(page, { coach });
    await expect(units).toContainText(nutrition.imperial);
    await expect(section).toHaveCount(0);
    await openProfile(page, { coach: {} });
    await expect(units).toContainText(nutrition.metric);
    await openProfile(page, { coach, organisation: { imperial_units_allowed: false } });
    await expect(logout).toBeVisible();
    await expect(page.getByText(nutrition.imperial)).toHaveCount(0);
  });
});

test("BILL-021 BILL-022 PROF-011 billing that cannot open is said, and an installed app opens it in a window of its own", async ({
  page,
  context,
  phrases,
}) => {
  const { billing, general, help, profile } = phrases;
  const button = page.getByRole("button", { name: billing.upgrade });
  const failure = page.getByRole("alert").filter({ hasText: general.somethingWentWrong });
  await test.step("without a link the fixed address is used", async () => {
    await page.route(PORTAL_CALL, (route) =>
      route.fulfill({ status: 503, json: { detail: "No.", code: "billing_unavailable" } }),
    );
    await open(page, {}, "/profile");
    await expect(button).toBeEnabled();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await context.setOffline(true);
    await button.click();
    await expect(failure).toBeVisible();
    await expect(page).toHaveURL("/profile");
    await context.setOffline(false);
    await button.click();
    await expect(heading(page, help.articles.billing.title)).toBeVisible();
  });
  await page.unroute(PORTAL_CALL);
  await asInstalled(page);
  await test.step("installed, who does not pay the organisation has no billing", async () => {
    await open(page, {}, "/profile");
    await expect(page.getByRole("button", { name: profile.system.logout })).toBeVisible();
    await expect(page.getByRole("region", { name: billing.subscription })).toHaveCount(0);
  });
  await test.step("installed, who pays the organisation gets a window, or hears that it was blocked", async () => {
    await open(page, { organisation: { clients_are_diy: true, product_stripe_id: "prod_diy" } }, "/profile");
    await expect(button).toBeEnabled();
    const popup = page.waitForEvent("popup");
    await button.click();
    await expect(await popup).toHaveURL(/\/dev\/payments\/portal\//);
    await expect(page).toHaveURL("/profile");
    await page.evaluate(() => {
      window.open = () => null;
    });
    await button.click();
    await expect(failure).toBeVisible();
  });
});
