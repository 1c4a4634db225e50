import type { Page, TestInfo } from "@playwright/test";
import { aClient, aCoach, planFor } from "../support/coaching.ts";
import { expect, test } from "../support/journey.ts";
import { onLayouts, wordsOf } from "../support/page.ts";
import { ANSWERS, callAs, type SignedIn, signInAs } from "../support/signed-in.ts";

/** Answers of the short onboarding. */
const SHORT_ANSWERS = {
  gender: "FEMALE",
  weight: 70,
  onboarding_motivation: "SAVE_TIME",
  onboarding_cooking_styles: ["QUICK"],
  preferred_meal_times: ["BREAKFAST", "LUNCH", "DINNER"],
};

const MEMBER = { payment_status_override: "COMPLIMENTARY" };

/** Opens each tab in turn, as a person does, and sees the title of its screen. */
async function opensTabs(
  page: Page,
  info: TestInfo,
  titles: Readonly<Record<string, string | RegExp>>,
): Promise<void> {
  const { navigation } = wordsOf(info);
  const tabs = page.getByRole("navigation", { name: navigation.main }).getByRole("link");
  await expect(tabs).toHaveText(Object.keys(titles));
  for (const [tab, title] of Object.entries(titles)) {
    await tabs.filter({ hasText: tab }).click();
    await expect(page.getByRole("heading", { level: 1 }), tab).toHaveText(title);
  }
}

const givePlan = (page: Page, person: SignedIn) =>
  callAs(page, person, "POST", "users/onboarding/complete/", ANSWERS);

/** The areas of everybody with a plan, by their tabs. */
function areasOf(info: TestInfo): Record<string, string> {
  const { navigation, diary, recipeSearch, measurements, groceries, profile } = wordsOf(info);
  return {
    [navigation.planner]: diary.planForToday,
    [navigation.recipes]: recipeSearch.title,
    [navigation.progress]: measurements.screen.title,
    [navigation.groceries]: groceries.list.title,
    [navigation.profile]: profile.title,
  };
}

test(
  "ONB-001 NAV-006 a person on their own reaches every area, own recipes, foods and their plan",
  onLayouts,
  async ({ page }, info) => {
    const { diary, meals, foods, ownRecipe } = wordsOf(info);
    const person = await signInAs(page, { user: MEMBER, flags: ["FF_RECIPE_INSPIRATION"] });
    await givePlan(page, person);
    await page.goto("/");
    await expect(page).toHaveURL("/recipes");
    await opensTabs(page, info, areasOf(info));
    await page.goto("/recipes/own/new");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(ownRecipe.newTitle);
    await page.goto("/planner");
    await page.getByRole("button", { name: diary.doItMyself }).click();
    const meal = meals.momentsInSentence.DINNER;
    await page.getByRole("button", { name: diary.addTo({ meal }) }).click();
    await page.getByRole("button", { name: foods.scanner.productTitle }).click();
    await expect(page).toHaveURL("/food/search");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(foods.addTo({ meal }));
  },
);

test("NAV-006 without the recipes tab the app opens on the diary", async ({ page }) => {
  const person = await signInAs(page, { user: MEMBER });
  await givePlan(page, person);
  await page.goto("/");
  await expect(page).toHaveURL(/\/planner(\?|$)/);
});

test("ONB-001 a client of a coach reaches every area", async ({ page }, info) => {
  const wanted = { user: MEMBER, coach: {}, organisation: { clients_are_diy: false } };
  const person = await signInAs(page, { ...wanted, flags: ["FF_RECIPE_INSPIRATION"] });
  await givePlan(page, person);
  await page.goto("/planner");
  await opensTabs(page, info, areasOf(info));
});

test(
  "ONB-001 a coach reaches clients, their diary and progress, and the account",
  onLayouts,
  async ({ page, browser }, info) => {
    const { navigation, clients, measurements, profile } = wordsOf(info);
    const coach = await aCoach(page);
    const client = await aClient(browser, info, coach);
    await planFor(client);
    await page.goto("/");
    await expect(page).toHaveURL("/coach/clients");
    await opensTabs(page, info, {
      [navigation.clients]: clients.title,
      [navigation.account]: clients.brand.title,
      [navigation.profile]: profile.title,
    });
    await page.goto("/coach/clients");
    await page.getByRole("link", { name: /Sanne de Wit/ }).click();
    await page.getByRole("link", { name: clients.tabs.progress, exact: true }).click();
    await expect(page.getByRole("group", { name: measurements.screen.which })).toBeVisible();
    await page.getByRole("link", { name: clients.viewPlan }).click();
    await expect(page).toHaveURL(/\/coach\/clients\/\d+\/planner/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  },
);

test(
  "ONB-001 a guest of a simple organisation reaches recipes, groceries and profile",
  onLayouts,
  async ({ page }, info) => {
    const { navigation, groceries, profile, simpleRecipes } = wordsOf(info);
    const person = await signInAs(page, { user: MEMBER, organisation: { recipe_system_type: "SIMPLE" } });
    await callAs(page, person, "POST", "users/userProfile/", SHORT_ANSWERS);
    await page.goto("/profile");
    await opensTabs(page, info, {
      // The organisation's featured row names the screen; its recipes are opened below.
      [navigation.recipes]: /\S/,
      [navigation.groceries]: groceries.list.title,
      [navigation.profile]: profile.title,
    });
    await page.goto("/simple-recipes");
    await page.getByRole("main").locator("article").first().getByRole("link").click();
    await expect(page).toHaveURL(/\/simple-recipes\/\d+/);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(simpleRecipes.title);
  },
);
