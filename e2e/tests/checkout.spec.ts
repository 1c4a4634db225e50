import type { Page } from "@playwright/test";
import { signInElsewhere } from "../support/elsewhere.ts";
import { expect, expectAccessible, newAddress, newestMail, test } from "../support/journey.ts";
import { onDesktop } from "../support/page.ts";
import { heading } from "../support/questions.ts";
import { signInAs } from "../support/signed-in.ts";
import { walkTo } from "../support/walk.ts";

let shops = 0;

/** A site that sells, without anybody signed in to it. Returns its name. */
async function aSite(page: Page, columns: object = {}): Promise<string> {
  shops += 1;
  const subdomain = `shop-${process.pid}-${Date.now()}-${shops}`;
  const organisation = { subdomain, product_stripe_id: `prod_${shops}`, clients_are_diy: true, ...columns };
  await signInAs(page, { organisation });
  await page.context().clearCookies();
  return subdomain;
}

test(
  "BILL-025 BILL-026 BILL-028 BILL-029 BILL-030 BILL-032 a visitor subscribes, pays and is let in",
  onDesktop,
  async ({ page, phrases }) => {
    const { privacy } = phrases;
    const { checkout } = phrases.billing;
    const subdomain = await aSite(page);
    await page.goto(`/checkout?subdomain=${subdomain}`);
    await expect(heading(page, checkout.title)).toBeVisible();
    await expect(page.getByText("Studio Groen").first()).toBeVisible();
    const monthly = page.locator("label").filter({ hasText: checkout.intervals.month });
    await expect(monthly).toContainText(/€\s12,95/);
    await expectAccessible(page);
    const pay = page.getByRole("button", { name: checkout.pay });
    await expect(pay).toBeDisabled();
    const email = newAddress();
    await page.getByLabel(phrases.signIn.login.email).fill(email);
    const code = page.getByLabel(checkout.promoCode);
    await code.fill("NOSUCHCODE");
    await page.getByRole("button", { name: checkout.apply }).click();
    await expect(page.getByText(checkout.promoInvalid)).toBeVisible();
    await code.fill("welcome20");
    await page.getByRole("button", { name: checkout.apply }).click();
    await expect(page.getByText(checkout.promoPercent({ percent: "20" }))).toBeVisible();
    const asked = page.waitForRequest("**/api/create-b2c-checkout-session/");
    await pay.click();
    expect(Object.keys((await asked).postDataJSON())).not.toContain("amount");
    await expect(page).toHaveURL(/\/dev\/payments\/checkout\/cs_/);
    await expect(page.getByText(email)).toBeVisible();
    await page.getByRole("button", { name: "Pay" }).click();
    await expect(heading(page, checkout.done)).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(heading(page, checkout.done)).toBeVisible();
    await page.getByRole("button", { name: checkout.start }).click();
    // An account that a payment made is asked for consent before anything else.
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: privacy.entry.goOn }).click();
    await expect(page).toHaveURL("/onboarding/goal");
    await walkTo(page, "/checkout");
    await expect(heading(page, checkout.done)).toBeVisible();
  },
);

test("AUTH-005 BILL-027 BILL-028 BILL-030 a checkout begun elsewhere is ignored, and an address with an account signs in by code or mail and comes back", async ({
  page,
  phrases,
}) => {
  const { checkout } = phrases.billing;
  const email = newAddress();
  const field = page.getByLabel(phrases.signIn.login.email);
  await test.step("a checkout that this browser did not begin is reported, and otherwise ignored", async () => {
    const reported: string[] = [];
    let verified = 0;
    await page.route("**/api/client-errors/", async (route) => {
      reported.push(String(route.request().postDataJSON().message));
      await route.fulfill({ status: 202, json: {} });
    });
    page.on("request", (request) => {
      if (request.url().includes("subscription-verification")) verified += 1;
    });
    await page.goto("/login?checkout=someone-elses-state&session_id=cs_1");
    await expect(heading(page, phrases.signIn.login.title)).toBeVisible();
    await expect(page).toHaveURL("/login?session_id=cs_1");
    await expect.poll(() => reported.length).toBe(1);
    expect(reported[0]).toContain("The checkout in the address");
    expect(verified).toBe(0);
    await page.unrouteAll();
  });
  await test.step("by the link of a mail, which leads back to the checkout", async () => {
    const other = newAddress();
    await signInElsewhere({ user: { email: other } });
    await page.goto("/checkout/login");
    await field.fill(other);
    const asked = page.waitForRequest("**/api/createMagicLink/");
    await page.locator("form button").click();
    expect((await asked).postDataJSON().redirect_url).toMatch(/\/checkout$/);
    await page.goto((await newestMail(page, other)).link ?? "");
    await expect(page).toHaveURL("/checkout");
  });
  await test.step("by code, at the end of a checkout", async () => {
    // What the open page still asks for would bring its session back after the cookies are cleared.
    await page.goto("about:blank");
    const subdomain = await aSite(page, { login_method: "OTP" });
    await signInElsewhere({ user: { email } });
    await page.goto(`/checkout?subdomain=${subdomain}`);
    await field.fill(email);
    await page.getByRole("button", { name: checkout.pay }).click();
    await page.getByRole("button", { name: "Pay" }).click();
    await expect(page.getByText(checkout.signInText)).toBeVisible();
    await page.getByRole("button", { name: phrases.general.logIn }).click();
    await expect(page).toHaveURL(/\/checkout\/login\?/);
    await expect(heading(page, phrases.signIn.login.title)).toBeVisible();
    await field.fill(email);
    await page.locator("form button").click();
    await expect(page).toHaveURL(/\/login\/code/);
    const { code } = await newestMail(page, email);
    await page
      .getByRole("textbox")
      .first()
      .pressSequentially(code ?? "");
    await expect(page).toHaveURL(/\/checkout\?checkout=/);
    await expect(heading(page, checkout.done)).toBeVisible();
  });
});

test("BILL-026 BILL-031 a checkout that cannot begin, is broken off or not known of yet says so, and can go on", async ({
  page,
  phrases,
}) => {
  const { checkout } = phrases.billing;
  const subdomain = await aSite(page);
  const email = page.getByLabel(phrases.signIn.login.email);
  const address = newAddress();
  const pay = page.getByRole("button", { name: checkout.pay });
  await test.step("what was typed stays when the checkout cannot begin", async () => {
    await page.route("**/api/create-b2c-checkout-session/", (route) =>
      route.fulfill({ status: 503, json: { detail: "Later.", code: "billing_unavailable" } }),
    );
    await page.goto(`/checkout?subdomain=${subdomain}`);
    await expect(page.locator("label").filter({ hasText: checkout.intervals.month })).toContainText("€12.95");
    await email.fill(address);
    await page.getByLabel(checkout.promoCode).fill("WELCOME20");
    await pay.click();
    await expect(page.getByRole("alert").filter({ hasText: "Later." })).toBeVisible();
    await expect(email).toHaveValue(address);
    await expect(page.getByLabel(checkout.promoCode)).toHaveValue("WELCOME20");
    await page.unrouteAll();
  });
  await test.step("a payment that was broken off says so, and can be tried again", async () => {
    await pay.click();
    await page.getByRole("link", { name: "Cancel" }).click();
    await expect(page).toHaveURL("/checkout/failure");
    await expect(page.getByText("Studio Groen").first()).toBeVisible();
    await expect(heading(page, checkout.failureTitle)).toBeVisible();
    await expect(page.getByText(checkout.failureText)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: phrases.general.tryAgain }).click();
    await expect(heading(page, checkout.title)).toBeVisible();
    await expectAccessible(page);
  });
  await test.step("a payment that the provider does not know of yet is waited for", async () => {
    let isLate = true;
    await page.route("**/api/subscription-verification/", (route) =>
      isLate ? route.fulfill({ json: { active: false, status: null } }) : route.continue(),
    );
    await email.fill(address);
    await pay.click();
    await page.getByRole("button", { name: "Pay" }).click();
    await expect(heading(page, checkout.waitingTitle)).toBeVisible();
    isLate = false;
    await page.getByRole("button", { name: checkout.lookAgain }).click();
    await expect(heading(page, checkout.done)).toBeVisible();
  });
  await test.step("a site without a product says so", async () => {
    const empty = await aSite(page, { product_stripe_id: null });
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(`/checkout?subdomain=${empty}`);
    await expect(heading(page, checkout.nothing)).toBeVisible();
  });
});
