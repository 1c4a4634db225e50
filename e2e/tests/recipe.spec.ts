import { expect, test } from "../support/journey.ts";
import { expectAccessible, onLayouts, wordsOf } from "../support/page.ts";
import { aPersonWithPlan, aPlannedPerson, isoToday } from "../support/people.ts";

test(
  "REC-029 REC-033 REC-035 REC-039 chooses a recipe for a meal, for two people",
  onLayouts,
  async ({ page, context }, info) => {
    const { diary, recipes, meals } = wordsOf(info);
    await aPersonWithPlan(context);
    await page.goto(`/planner?date=${isoToday()}`);
    await page.getByRole("button", { name: diary.doItMyself }).click();
    const meal = meals.momentsInSentence.DINNER;
    await page.getByRole("button", { name: diary.addTo({ meal }) }).click();
    const first = page.getByRole("dialog").getByRole("link", { name: /kcal/ }).first();
    await first.click();
    await expect(page).toHaveURL(/\/recipes\/\d+\?/);
    const name = await page.locator("article").getByRole("heading", { level: 1 }).innerText();
    await expect(page.getByRole("img", { name })).toBeVisible();
    for (const heading of [recipes.ingredients, recipes.preparation])
      await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByRole("button", { name: recipes.fewerPeople })).toBeDisabled();
    await page.getByRole("button", { name: recipes.morePeople }).click();
    await expect(page.getByText(recipes.peopleCount({ count: 2 }))).toBeVisible();
    const [request] = await Promise.all([
      page.waitForRequest("**/api/planGeneratedRecipeMeal/"),
      page.getByRole("button", { name: recipes.chooseFor({ meal }) }).click(),
    ]);
    expect(request.postDataJSON()).toMatchObject({ portions_to_plan: 2, calendar_item_to_replace: null });
    await expect(page.getByRole("heading", { level: 1, name: diary.planForToday })).toBeVisible();
    await expect(page.getByRole("checkbox")).toHaveCount(1);
  },
);

test("REC-030 REC-037 opens a planned meal, keeps the number of people, and makes it a favourite for a while", async ({
  page,
  context,
}, info) => {
  const { recipes, general } = wordsOf(info);
  await aPlannedPerson(context);
  await page.goto("/planner");
  await page
    .getByRole("button", { name: /kcal ·/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/recipe-meals\/\d+/);
  await expect(page.getByText(/^\d+ min/)).toBeVisible();
  await expectAccessible(page);
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.method() === "PUT"),
    page.getByRole("button", { name: recipes.morePeople }).click(),
  ]);
  expect(request.postDataJSON()).toEqual({ portions: 2 });
  const heart = page.getByRole("button", { name: recipes.favourite });
  await expect(heart).toHaveAttribute("aria-disabled", "false");
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expect(heart).toHaveAttribute("aria-disabled", "false");
  await page.reload();
  await expect(page.getByText(recipes.peopleCount({ count: 2 }))).toBeVisible();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expect(heart).toHaveAttribute("aria-disabled", "false");
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "false");

  await test.step("REC-093 what one thinks of it is said below the recipe, and stays", async () => {
    const { feedback } = recipes;
    await page.getByRole("button", { name: feedback.say }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText(feedback.kinds.TIME, { exact: true }).click();
    await dialog.getByText("4", { exact: true }).click();
    await dialog.getByLabel(feedback.text).fill("Took an hour.");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: general.save }).click();
    await expect(page.getByText("Took an hour.")).toBeVisible();
    await page.reload();
    await expect(page.getByText("Took an hour.")).toBeVisible();
    await expect(page.getByText(feedback.rated({ rating: 4 }))).toBeVisible();
  });

  await test.step("a recipe that does not exist says so and leads back", async () => {
    await page.goto("/recipes/99999999");
    await expect(page.getByRole("heading", { level: 1, name: recipes.notFound })).toBeVisible();
    await page.getByRole("button", { name: recipes.backToPlanner }).click();
    await expect(page).toHaveURL(/\/planner/);
  });
});
