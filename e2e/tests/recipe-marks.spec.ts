import type { RecipeInspiration, RecipeTemplate } from "@plateful/contract";
import { expect, type Page, test } from "@playwright/test";
import { expectAccessible, wordsOf } from "../support/page.ts";
import { ANSWERS, callAs, signInAs } from "../support/signed-in.ts";

/** Changes recipes on their way to the page: no recipe of the library has the tag or a post yet. */
async function changeRecipes(page: Page, changes: Partial<RecipeTemplate>): Promise<void> {
  await page.route(/\/api\/recipeTemplate\/\d+\/$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), ...changes } });
  });
  await page.route(/\/api\/recipeInspiration\/\?/, async (route) => {
    const answer = await route.fetch();
    const list = (await answer.json()) as { results: RecipeInspiration[] };
    const results = list.results.map((one) => ({
      ...one,
      recipe_meal: {
        ...one.recipe_meal,
        recipe_template: { ...one.recipe_meal.recipe_template, ...changes },
      },
    }));
    await route.fulfill({ response: answer, json: { ...list, results } });
  });
}

for (const [flags, isShown] of [
  [["FF_RECIPE_INSPIRATION"], false],
  [["FF_RECIPE_INSPIRATION", "FF_FEMALE_HORMONES"], true],
  [["FF_RECIPE_INSPIRATION", "FF_FEMALE_HORMONES_MENOPAUSE_ONLY"], true],
] as const)
  test(`REC-094 ${isShown ? "shows" : "hides"} the hormone indicator with ${flags.join(" and ")}`, async ({
    page,
  }, info) => {
    const { recipeTags } = wordsOf(info);
    const user = { payment_status_override: "COMPLIMENTARY" };
    const person = await signInAs(page, { user, flags });
    await callAs(page, person, "POST", "users/onboarding/complete/", ANSWERS);
    const { results } = await callAs<{ results: RecipeTemplate[] }>(page, person, "GET", "recipeTemplate/");
    await changeRecipes(page, { tags: [{ name: "HORMONE" }] });
    await page.goto("/recipes");
    const cards = page.locator("article");
    await expect(cards.first()).toBeVisible();
    const badge = cards.first().getByRole("img", { name: recipeTags.HORMONE });
    await expect(badge).toHaveCount(isShown ? 1 : 0);
    if (isShown) await expectAccessible(page);
    await page.goto(`/recipes/${results[0]?.id}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText(recipeTags.HORMONE)).toHaveCount(isShown ? 1 : 0);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });

test("REC-094 marks no recipe without the tag", async ({ page }, info) => {
  const { recipeTags } = wordsOf(info);
  const person = await signInAs(page, { flags: ["FF_FEMALE_HORMONES"] });
  const { results } = await callAs<{ results: RecipeTemplate[] }>(page, person, "GET", "recipeTemplate/");
  await changeRecipes(page, { tags: [{ name: "LUNCH" }] });
  await page.goto(`/recipes/${results[0]?.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(recipeTags.HORMONE)).toHaveCount(0);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("REC-100 opens the source of a recipe on a social network, and of no other site", async ({
  page,
  context,
}, info) => {
  const { recipes } = wordsOf(info);
  const person = await signInAs(page);
  const { results } = await callAs<{ results: RecipeTemplate[] }>(page, person, "GET", "recipeTemplate/");
  const [recipe] = results;
  const post = "https://www.instagram.com/p/oats/";
  await context.route(post, (route) => route.fulfill({ body: "A post", contentType: "text/plain" }));
  await changeRecipes(page, { external_url: post });
  await page.goto(`/recipes/${recipe?.id}`);
  const link = page.getByRole("link", { name: recipes.opensElsewhere({ name: recipe?.name ?? "" }) });
  const [opened] = await Promise.all([context.waitForEvent("page"), link.click()]);
  await expect(opened).toHaveURL(post);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await changeRecipes(page, { external_url: "https://blog.example/oats" });
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: recipe?.name ?? "" })).toBeVisible();
  await expect(link).toHaveCount(0);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
