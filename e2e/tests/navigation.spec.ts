import type { Language } from "@plateful/phrases";
import { phrasesOf } from "@plateful/phrases/all";
import { expect, type Page, test } from "@playwright/test";
import { newAddress, newestMail } from "../support/journey.ts";
import { ORGANISATION } from "../support/organisation.ts";
import { changePerson, isPhone, onDesktop, onLayouts, wordsOf } from "../support/page.ts";
import { aPerson, aPersonWithPlan, isoToday } from "../support/people.ts";
import { signUpFromElsewhere } from "../support/sign-up.ts";
import { ANSWERS, keepAnswers } from "../support/signed-in.ts";

const FOR_VISITORS = [
  "/welcome",
  "/start",
  "/install",
  "/login",
  "/login/link-sent",
  "/login/code",
  "/checkout",
  "/checkout/login",
  "/checkout/failure",
  "/email-confirmation-sent",
  "/email-confirmed",
  "/onboarding/goal",
  "/onboarding/activity",
  "/onboarding/biometrics",
  "/onboarding/physical-stats",
  "/onboarding/weekly-goal",
  "/onboarding/registration",
  "/prototype/register",
] as const;

const FOR_PEOPLE = [
  "/onboarding/nutritional-plan",
  "/onboarding/nutritional-plan/modify",
  "/onboarding/cycle/dates",
  "/onboarding/cycle/spacing",
  "/onboarding/cycle/details",
  "/onboarding/meal-times",
  "/onboarding/diet",
  "/onboarding/intolerances",
  "/onboarding/dislikes",
  "/onboarding/done",
  "/diy/intake",
  "/diy/avoid-ingredients",
  "/diy/plans/new",
  "/planner",
  `/planner?date=${isoToday(1)}`,
  "/progress",
  "/groceries",
  "/groceries/finish-planning",
  "/profile",
  "/profile/edit",
  "/billing-issue",
] as const;

/** With these every question of onboarding is open, the pace and the cycle too. */
const EVERY_QUESTION = {
  goal: "LOSE_WEIGHT",
  weeklyGoal: "LOSE_0_25_KG_PER_WEEK",
  dietPreferences: { ...ANSWERS.dietPreferences, dietType: "CYCLE_DIET" },
  menstrualCycle: { lastMenstrualPeriodStartDate: isoToday(-10), menstrualCycleLength: 28 },
};

async function opensAndStays(page: Page, path: string, language: Language): Promise<void> {
  const { pageNotFound, somethingHappened } = phrasesOf(language).general;
  const title = page.getByRole("heading", { level: 1 }).first();
  await page.goto(path);
  await expect(title, path).not.toHaveText(/^\s*$/);
  await expect(page, path).toHaveURL(path);
  const text = (await title.textContent()) ?? "";
  expect([pageNotFound, somethingHappened], path).not.toContain(text);
  await page.reload();
  await expect(title, path).toHaveText(text);
  await expect(page, path).toHaveURL(path);
}

test("NAV-018 every screen for visitors has its address and survives a reload", async ({ page }) => {
  test.setTimeout(120_000);
  await keepAnswers(page, EVERY_QUESTION);
  for (const path of FOR_VISITORS) await opensAndStays(page, path, "en");
});

test("NAV-018 every screen behind sign-in has its address and survives a reload", async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await aPersonWithPlan(context);
  await keepAnswers(page, EVERY_QUESTION);
  for (const path of FOR_PEOPLE) await opensAndStays(page, path, "en");
});

test("NAV-003 NAV-005 opens on the billing issue, the first question, the plan or the diary, whichever comes first", async ({
  page,
  context,
}) => {
  const person = await aPerson(context);
  await page.goto("/");
  await expect(page).toHaveURL("/onboarding/goal");
  const { goal, activityLevel, biometricData, physicalStats, dietPreferences } = ANSWERS;
  const { dietType, mealTimes, intolerances } = dietPreferences;
  await person.api("POST", "users/onboarding/complete/", {
    goal,
    activityLevel,
    biometricData,
    physicalStats,
    dietPreferences: { dietType, mealTimes, intolerances },
  });
  await page.goto("/");
  await expect(page).toHaveURL(/\/planner(\?|$)/);
  await changePerson(page, ({ intake }) => ({
    intake: { ...(intake as object), weekly_nutrition_plan: null },
  }));
  await page.goto("/");
  await expect(page).toHaveURL("/onboarding/nutritional-plan");
  await changePerson(page, () => ({ account_enabled: false }));
  await page.goto("/");
  await expect(page).toHaveURL("/billing-issue");
});

test("NAV-010 shows each role and flag its own tabs", onLayouts, async ({ page, context }, info) => {
  const { navigation } = wordsOf(info);
  await aPersonWithPlan(context);
  const flags = (...names: string[]) => ({
    feature_flags_for_user: { flags: names, switches: [], samples: [] },
  });
  const coach = {
    id: 999_999,
    first_name: "Iris",
    last_name: "Bakker",
    account_enabled: true,
    uses_imperial_measurements: false,
    organisation: null,
  };
  const { planner, recipes, progress, groceries, profile, billingIssue } = navigation;
  for (const [who, change, tabs] of [
    ["own planning", {}, [planner, progress, groceries, profile]],
    ["a client", { coach }, [planner, progress, groceries, profile]],
    [
      "a simple organisation",
      { organisation: { ...ORGANISATION, recipe_system_type: "SIMPLE" } },
      [recipes, groceries, profile],
    ],
    ["no product logging", { feature_flag_disable_product_logging: true }, [recipes, groceries, profile]],
    [
      "no product logging by flag",
      flags("feature_flag_disable_product_logging"),
      [recipes, groceries, profile],
    ],
    ["blocked", { account_enabled: false }, [billingIssue, profile]],
  ] as const) {
    await changePerson(page, () => change);
    await page.goto("/profile");
    const links = page.getByRole("navigation", { name: navigation.main }).getByRole("link");
    await expect(links, who).toHaveText(tabs);
    await page.unrouteAll();
  }
});

test(
  "NAV-019 the way back leads out of a screen, and on a phone not from tab to tab",
  onLayouts,
  async ({ page, context }, info) => {
    const { navigation, general } = wordsOf(info);
    await aPersonWithPlan(context);
    await page.goto("/help");
    await page.goto("/planner");
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
  for (const path of ["/help", "/groceries", "/onboarding/goal", "/no/such/place"]) {
    await page.context().clearCookies();
    const email = newAddress();
    const account = { email, first_name: "Anna", last_name: "Bos", terms_accepted: true };
    expect(await signUpFromElsewhere(account)).toBe(201);
    const { link } = await newestMail(page, email);
    await page.goto(`${path}${new URL(link ?? "").search}`);
    await expect(page, path).toHaveURL(path);
    await page.goto("/profile/edit");
    await expect(page.getByText(email), path).toBeVisible();
  }
});

test("NAV-026 says that a link could not open, and stays where it was", async ({ page, context }, info) => {
  const { general } = wordsOf(info);
  await aPersonWithPlan(context);
  const organisation = { ...ORGANISATION, support_url: "https://support.example/ask" };
  await changePerson(page, () => ({ account_enabled: false, organisation }));
  await page.goto("/billing-issue");
  const contact = page.getByRole("button", { name: general.contactSupport });
  await expect(contact).toBeVisible();
  await context.setOffline(true);
  await contact.click();
  await expect(page.getByRole("alert").filter({ hasText: general.linkFailed })).toBeVisible();
  await expect(page).toHaveURL("/billing-issue");
});

test(
  "PROF-018 speaks English to who is to have nothing else, on a Dutch device too",
  onDesktop,
  async ({ page, context }) => {
    const [dutch, english] = [phrasesOf("nl").profile, phrasesOf("en").profile];
    await aPersonWithPlan(context);
    const title = page.getByRole("heading", { level: 1 });
    await page.goto("/profile");
    await expect(title).toHaveText(dutch.title);
    const only = { flags: ["FF_ENGLISH_LANGUAGE_ONLY"], switches: [], samples: [] };
    await changePerson(page, () => ({ feature_flags_for_user: only }));
    await page.reload();
    await expect(title).toHaveText(english.title);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.getByText(english.system.language)).toHaveCount(0);
  },
);
