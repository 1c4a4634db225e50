import { expect, expectAccessible, test } from "../support/journey.ts";
import { answer as choice, heading } from "../support/questions.ts";
import { callAs, signInAs } from "../support/signed-in.ts";

const ANSWERED = {
  gender: "FEMALE",
  weight: 70,
  diet: "HALAL",
  onboarding_motivation: "SAVE_TIME",
  onboarding_cooking_styles: ["QUICK", "EASY"],
  simple_diet: "VEGAN",
  simple_allergens: ["SOY"],
  preferred_meal_times: ["DINNER", "BREAKFAST"],
};

test("PROF-005 PROF-008 PROF-009 PROF-010 SIM-006 SIM-035 a simple organisation's people see and change their recipe preferences, by the same rules, and can choose them again", async ({
  page,
  phrases,
}) => {
  const { profile, general, meals, simpleOnboarding: words } = phrases;
  const person = await signInAs(page, { organisation: { recipe_system_type: "SIMPLE" } });
  await callAs(page, person, "POST", "users/userProfile/", ANSWERED);
  await page.goto("/profile");
  const rows = page.getByRole("region", { name: profile.preferences }).getByRole("button");
  const dialog = page.getByRole("dialog");
  const save = dialog.getByRole("button", { name: general.save });

  await test.step("what was answered", async () => {
    await expect(rows).toHaveText([
      profile.rows.motivation + words.motivations.SAVE_TIME,
      `${profile.rows.cookingStyles}${words.cookingStyles.QUICK}, ${words.cookingStyles.EASY}`,
      `${profile.rows.mealTimes}${meals.types.BREAKFAST}, ${meals.types.DINNER}`,
      profile.rows.simpleDiet + words.diets.VEGAN,
      profile.rows.allergens + words.allergenNames.SOY,
    ]);
    await expect(page.getByRole("region", { name: profile.app }).getByText(person.email)).toBeVisible();
  });

  await test.step("meal times and cooking styles", async () => {
    await rows.nth(2).click();
    await choice(page, meals.types.DINNER).click();
    await expect(dialog.getByRole("alert")).toHaveText(words.mealTimes.tooFew);
    await expect(save).toBeDisabled();
    await expectAccessible(page);
    await choice(page, meals.types.LUNCH).click();
    await expect(dialog.getByRole("alert")).toHaveText(words.mealTimes.noDinner);
    await choice(page, meals.types.DINNER).click();
    await save.click();
    await expect(rows.nth(2)).toHaveText(/.+, .+, .+/);
    await rows.nth(1).click();
    await choice(page, words.cookingStyles.COMFORT).click();
    await expect(dialog.getByRole("checkbox", { checked: true })).toHaveCount(2);
    await dialog.getByRole("button", { name: general.close }).click();
  });

  await test.step("diet and allergens, of which none leaves the profile's own diet alone", async () => {
    for (const [row, title] of [
      [3, words.diets.NONE],
      [4, words.allergenNames.NONE],
    ] as const) {
      await rows.nth(row).click();
      await choice(page, title).click();
      await save.click();
      await expect(dialog).toHaveCount(0);
    }
    await expect(rows.nth(4)).toContainText(profile.none);
    const { intake } = await callAs<{ intake: object }>(page, person, "GET", "users/me/");
    expect(intake).toMatchObject({
      onboarding_cooking_styles: ["QUICK", "EASY"],
      simple_diet: null,
      simple_allergens: [],
      preferred_meal_times: ["BREAKFAST", "LUNCH", "DINNER"],
      diet: "HALAL",
    });
  });

  await test.step("chosen again, from what the profile says", async () => {
    await expect(page.getByRole("button", { name: profile.redoPlanning })).toHaveCount(0);
    const redo = page.getByRole("button", { name: profile.redoPreferences });
    const saveTime = choice(page, words.motivations.SAVE_TIME).getByRole("radio");
    await redo.click();
    await expect(heading(page, words.motivation.title)).toBeVisible();
    await expect(saveTime).toBeChecked();
    // The server holds the answer by the time that it is given up.
    const held = page.waitForResponse(
      (response) => response.url().includes("/onboarding/answers/") && response.request().method() === "PUT",
    );
    await choice(page, words.motivations.BUDGET_CONSCIOUS).click();
    await held;
    await page.getByRole("button", { name: general.back }).click();
    await expect(page).toHaveURL("/profile");
    await redo.click();
    await expect(saveTime).toBeChecked();
  });
});
