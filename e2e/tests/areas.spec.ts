import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { onDesktop, onLayouts, wordsOf } from "../support/page.ts";
import { ANSWERS, callAs, type SignedIn, signInAs } from "../support/signed-in.ts";
import { walkTo } from "../support/walk.ts";

/** Answers of the short onboarding. */
const SHORT_ANSWERS = {
  gender: "FEMALE",
  weight: 70,
  onboarding_motivation: "SAVE_TIME",
  onboarding_cooking_styles: ["QUICK"],
  preferred_meal_times: ["BREAKFAST", "LUNCH", "DINNER"],
};

const MEMBER = { payment_status_override: "COMPLIMENTARY" };

type Words = ReturnType<typeof wordsOf>;

/** Opens each tab in turn, as a person does, and sees the title of its screen. */
async function opensTabs(
  page: Page,
  { navigation }: Words,
  titles: Readonly<Record<string, string | RegExp>>,
): Promise<void> {
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
function areasOf({ navigation, diary, recipeSearch, measurements, groceries, profile }: Words) {
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
    const words = wordsOf(info);
    const { diary, meals, foods, ownRecipe } = words;
    const person = await signInAs(page, { user: MEMBER, flags: ["FF_RECIPE_INSPIRATION"] });
    await givePlan(page, person);
    await page.goto("/");
    await expect(page).toHaveURL("/recipes");
    await opensTabs(page, words, areasOf(words));
    await walkTo(page, "/recipes/own/new");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(ownRecipe.newTitle);
    await walkTo(page, "/planner");
    await page.getByRole("button", { name: diary.doItMyself }).click();
    const meal = meals.momentsInSentence.DINNER;
    await page.getByRole("button", { name: diary.addTo({ meal }) }).click();
    await page.getByRole("button", { name: foods.scanner.productTitle }).click();
    await expect(page).toHaveURL("/food/search");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(foods.addTo({ meal }));
  },
);

test("ONB-001 NAV-006 COACH-069 COACH-071 a client reaches every area, who has no recipes tab begins in the diary, and neither has a coach's screens", async ({
  page,
}, info) => {
  const words = wordsOf(info);
  const { navigation } = words;
  await test.step("a client of a coach", async () => {
    const wanted = { user: MEMBER, coach: {}, organisation: { clients_are_diy: false } };
    const person = await signInAs(page, { ...wanted, flags: ["FF_RECIPE_INSPIRATION"] });
    await givePlan(page, person);
    await page.goto("/planner");
    await opensTabs(page, words, areasOf(words));
    await expect(page.getByRole("button", { name: navigation.toClientMode })).toHaveCount(0);
  });
  await test.step("someone without the recipes tab", async () => {
    await givePlan(page, await signInAs(page, { user: MEMBER, coach: {} }));
    await page.goto("/coach/clients");
    await expect(page).toHaveURL(/\/planner(\?|$)/);
    await walkTo(page, "/");
    await expect(page).toHaveURL(/\/planner(\?|$)/);
  });
});

test(
  "ONB-001 a guest of a simple organisation reaches recipes, groceries and profile",
  onDesktop,
  async ({ page }, info) => {
    const words = wordsOf(info);
    const { navigation, groceries, profile, simpleRecipes } = words;
    const person = await signInAs(page, { user: MEMBER, organisation: { recipe_system_type: "SIMPLE" } });
    await callAs(page, person, "POST", "users/userProfile/", SHORT_ANSWERS);
    await page.goto("/profile");
    await opensTabs(page, words, {
      // The organisation's featured row names the screen; its recipes are opened below.
      [navigation.recipes]: /\S/,
      [navigation.groceries]: groceries.list.title,
      [navigation.profile]: profile.title,
    });
    await walkTo(page, "/simple-recipes");
    await page.getByRole("main").locator("article").first().getByRole("link").click();
    await expect(page).toHaveURL(/\/simple-recipes\/\d+/);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(simpleRecipes.title);
  },
);
