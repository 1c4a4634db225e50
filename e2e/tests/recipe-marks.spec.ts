import type { RecipeInspiration, RecipeTemplate } from "@plateful/contract";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { expectAccessible, wholeAnswer, wordsOf } from "../support/page.ts";
import { ANSWERS, callAs, signInAs } from "../support/signed-in.ts";

/** Changes recipes on their way to the page: no recipe of the library has the tag or a post yet. */
async function changeRecipes(page: Page, changes: Partial<RecipeTemplate>): Promise<void> {
  await page.route(/\/api\/recipeTemplate\/\d+\/$/, async (route) => {
    const answer = await wholeAnswer(route);
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), ...changes } });
  });
  await page.route(/\/api\/recipeInspiration\/\?/, async (route) => {
    const answer = await wholeAnswer(route);
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

test("REC-094 REC-100 shows the hormone indicator in the list and on the page, and opens the source of a recipe on a social network, and of no other site", async ({
  page,
  context,
}, info) => {
  const { recipes, recipeTags } = wordsOf(info);
  const user = { payment_status_override: "COMPLIMENTARY" };
  const flags = ["FF_RECIPE_INSPIRATION", "FF_FEMALE_HORMONES"];
  const person = await signInAs(page, { user, flags });
  await callAs(page, person, "POST", "users/onboarding/complete/", ANSWERS);
  const post = "https://www.instagram.com/p/oats/";
  await context.route(post, (route) => route.fulfill({ body: "A post", contentType: "text/plain" }));
  await changeRecipes(page, { tags: [{ name: "HORMONE" }], external_url: post });
  await page.goto("/recipes");
  const card = page.locator("article").first();
  await expect(card.getByRole("img", { name: recipeTags.HORMONE })).toBeVisible();
  await expectAccessible(page);
  await card.getByRole("link").click();
  const title = page.locator("article").getByRole("heading", { level: 1 });
  await expect(page.getByText(recipeTags.HORMONE)).toHaveCount(1);
  const name = await title.innerText();
  const link = page.getByRole("link", { name: recipes.opensElsewhere({ name }) });
  const [opened] = await Promise.all([context.waitForEvent("page"), link.click()]);
  await expect(opened).toHaveURL(post);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await changeRecipes(page, { external_url: "https://blog.example/oats" });
  await page.reload();
  await expect(title).toHaveText(name);
  await expect(link).toHaveCount(0);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
