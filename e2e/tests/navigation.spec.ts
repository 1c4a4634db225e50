import { phrasesOf } from "@plateful/phrases/all";
import type { Page } from "@playwright/test";
import { ORIGIN } from "../address.ts";
import { expect, newAddress, newestMail, test } from "../support/journey.ts";
import { ORGANISATION } from "../support/organisation.ts";
import { changePerson, isPhone, onDesktop, onLayouts, wordsOf } from "../support/page.ts";
import { aPersonWithPlan, isoToday } from "../support/people.ts";
import { ANSWERS, callAs, keepAnswers, keepTick, signInAs } from "../support/signed-in.ts";

/** Addresses from each part of the app; that each screen has one is proven without a browser. */
const FOR_VISITORS = [
  "/install",
  "/checkout/failure",
  "/email-confirmed",
  "/onboarding/weekly-goal",
] as const;
const FOR_PEOPLE = [
  "/onboarding/nutritional-plan/modify",
  "/onboarding/cycle/details",
  "/diy/plans/new",
  `/planner?date=${isoToday(1)}`,
  "/groceries/finish-planning",
] as const;

/** With these every question of onboarding is open, the pace and the cycle too. */
const EVERY_QUESTION = {
  goal: "LOSE_WEIGHT",
  weeklyGoal: "LOSE_0_25_KG_PER_WEEK",
  dietPreferences: { ...ANSWERS.dietPreferences, dietType: "CYCLE_DIET" },
  menstrualCycle: { lastMenstrualPeriodStartDate: isoToday(-10), menstrualCycleLength: 28 },
};

/** Loads a page at its address, as a reload of it does, and sees that it is the screen of this address. */
async function opensAndStays(page: Page, path: string): Promise<void> {
  const { pageNotFound, somethingHappened } = phrasesOf("en").general;
  const title = page.getByRole("heading", { level: 1 }).first();
  await page.goto(path);
  await expect(title, path).not.toHaveText(/^\s*$/);
  await expect(page, path).toHaveURL(path);
  expect([pageNotFound, somethingHappened], path).not.toContain((await title.textContent()) ?? "");
}

test("NAV-018 a screen deep inside has its address and survives a reload", async ({ page, context }) => {
  await keepAnswers(page, EVERY_QUESTION);
  for (const path of FOR_VISITORS) await opensAndStays(page, path);
  await aPersonWithPlan(context);
  for (const path of FOR_PEOPLE) await opensAndStays(page, path);
});

test("NAV-003 NAV-005 NAV-006 NAV-026 opens on the first question, the recipes, the plan or the billing issue, which says what could not open", async ({
  page,
  context,
}, info) => {
  const { billing, general } = wordsOf(info);
  const person = await signInAs(page);
  await page.goto("/");
  await expect(page).toHaveURL("/onboarding/goal");
  await callAs(page, person, "POST", "users/onboarding/complete/", ANSWERS);
  await page.goto("/");
  // People who plan alone have the recipes (DIARY-091), and begin there.
  await expect(page).toHaveURL(/\/recipes(\?|$)/);
  await changePerson(page, ({ intake }) => ({
    intake: { ...(intake as object), weekly_nutrition_plan: null },
  }));
  await page.goto("/");
  await expect(page).toHaveURL("/onboarding/nutritional-plan");
  const organisation = { ...ORGANISATION, support_url: "https://support.example/ask" };
  await changePerson(page, () => ({ account_enabled: false, organisation }));
  await page.goto("/");
  await expect(page).toHaveURL("/billing-issue");
  const contact = page.getByRole("button", { name: billing.contactSupport });
  await expect(contact).toBeVisible();
  await context.setOffline(true);
  await contact.click();
  await expect(page.getByRole("alert").filter({ hasText: general.linkFailed })).toBeVisible();
  await expect(page).toHaveURL("/billing-issue");
});

test(
  "NAV-019 the way back leads out of a screen, and on a phone not from tab to tab",
  onLayouts,
  async ({ page }, info) => {
    const { navigation, general } = wordsOf(info);
    await signInAs(page);
    await page.goto("/help");
    await page.goto("/progress");
    const tab = (name: string) =>
      page.getByRole("navigation", { name: navigation.main }).getByRole("link", { name });
    await tab(navigation.groceries).click();
    await expect(page).toHaveURL("/groceries");
    await tab(navigation.profile).click();
    await expect(page).toHaveURL("/profile");
    await page.goto("/profile/edit");
    await expect(page.getByRole("button", { name: general.back })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/profile");
    await page.goBack();
    await expect(page).toHaveURL(isPhone(info) ? "/help" : "/groceries");
  },
);

test("NAV-020 a sign-in link works on any screen", async ({ page }) => {
  await keepTick(page);
  for (const path of ["/help", "/groceries", "/onboarding/goal", "/no/such/place"]) {
    await page.context().clearCookies();
    const email = newAddress();
    const account = { email, first_name: "Anna", last_name: "Bos", terms_accepted: true };
    // From this browser, in which the link needs no further question.
    expect((await page.request.post("/api/auth/users/", { data: account })).status()).toBe(201);
    const { link } = await newestMail(page, email);
    const signedIn = page.waitForResponse((answer) => answer.url().endsWith("/api/auth/token/login/"));
    await page.goto(`${path}${new URL(link ?? "").search}`);
    expect((await signedIn).ok(), path).toBe(true);
    await expect(page, path).toHaveURL(path);
    // The browser is known from now on as who the link was sent to.
    const session = await page.request.post("/api/auth/session/", { headers: { origin: ORIGIN } });
    const { auth_token } = (await session.json()) as { auth_token: string };
    const headers = { authorization: `Token ${auth_token}` };
    const me = await page.request.get("/api/users/me/", { headers });
    expect(await me.json(), path).toMatchObject({ email });
  }
});

test(
  "PROF-018 speaks English to who is to have nothing else, on a Dutch device too",
  onDesktop,
  async ({ page }) => {
    await signInAs(page, { flags: ["FF_ENGLISH_LANGUAGE_ONLY"] });
    await page.goto("/profile");
    const { profile } = phrasesOf("en");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(profile.title);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.getByText(profile.system.language)).toHaveCount(0);
  },
);
