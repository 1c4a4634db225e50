import { formatNumber } from "@plateful/phrases";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { keptOnDevice } from "../support/kept-on-device.ts";
import { answer, heading, nextButton } from "../support/questions.ts";
import { ANSWERS, callAs, keepAnswers, signInAs } from "../support/signed-in.ts";

const PLAN = "/onboarding/nutritional-plan";
const MALE = { gender: "MALE", age: 40 };

/** What is kept on the device of the answers. */
async function kept(page: Page) {
  // biome-ignore lint/suspicious/noExplicitAny: a journey looks into whatever was kept
  const stored = await keptOnDevice<{ answers: any }>(page, "plateful-own-onboarding-sealed");
  return stored?.answers;
}

test("ONB-038 ONB-039 ONB-042 ONB-066 a plan is four numbers and a choice, and the choice changes the numbers", async ({
  page,
  phrases,
}) => {
  const { dietTypes, nutrients } = phrases.nutrition;
  const words = phrases.onboarding.nutritionalPlan;
  await signInAs(page, { flags: ["FF_FEMALE_HORMONES"] });
  await keepAnswers(page);
  await page.goto(PLAN);
  await expect(page.getByRole("radio")).toHaveCount(6);
  for (const name of Object.values(dietTypes)) await expect(answer(page, name)).toBeVisible();
  const boxes = page.locator("dl").first();
  for (const name of [nutrients.protein, nutrients.fat, nutrients.carbohydrates])
    await expect(boxes).toContainText(name);
  await expect(page.getByText(words.kcalPerDay)).toBeVisible();
  await expect(answer(page, dietTypes.RECOMMENDED).getByRole("radio")).toBeChecked();
  await expect.poll(() => kept(page)).toBeTruthy();
  const before = await kept(page);
  await answer(page, dietTypes.KETO).click();
  await expect(answer(page, dietTypes.KETO).getByRole("radio")).toBeChecked();
  await expect.poll(async () => (await kept(page))?.dietPreferences.dietType).toBe("KETO");
  const after = await kept(page);
  expect(after.mss.carbohydrates).toBeLessThanOrEqual(40);
  expect(after.mss.carbohydrates).not.toBe(before.mss.carbohydrates);
  await expect(boxes).toContainText(`${formatNumber("en", after.mss.carbohydrates)} g`);
  const links = page.getByRole("link", { name: words.moreInfo });
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("href", /\/help\/(cycle|menopause)$/);
  }
  await expectAccessible(page);
  await page.getByRole("button", { name: words.continueWith({ plan: dietTypes.KETO }) }).click();
  await expect(page).toHaveURL("/onboarding/meal-times");
});

test("ONB-047 ONB-048 ONB-049 ONB-050 a plan that is missing is reported and the first question opens; later a deep link waits without a back button, then shows the plan of the stored profile", async ({
  page,
  phrases,
}) => {
  const person = await signInAs(page);
  const reported = page.waitForRequest("**/api/client-errors/");
  await page.goto(PLAN);
  await expect(page).toHaveURL("/onboarding/goal");
  await expect(heading(page, phrases.onboarding.goal.title)).toBeVisible();
  expect((await reported).postDataJSON()).toMatchObject({ message: "diyFormValues.mss is not set" });

  const dietPreferences = { ...ANSWERS.dietPreferences, dietType: "LOW_CARB" };
  await callAs(page, person, "POST", "users/onboarding/complete/", { ...ANSWERS, dietPreferences });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/users/me/", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(PLAN);
  await expect(page.getByText(phrases.general.loading)).toBeVisible();
  const back = page.getByRole("button", { name: phrases.general.back });
  await expect(back).toHaveCount(0);
  release();
  await expect(answer(page, phrases.nutrition.dietTypes.LOW_CARB).getByRole("radio")).toBeChecked();
  await expect(back).toBeVisible();
});

test("ONB-040 ONB-051 ONB-052 ONB-055 ONB-056 ONB-057 own numbers balance each other, and have their limits", async ({
  page,
  phrases,
}) => {
  const { modify } = phrases.onboarding;
  const { nutrients, dietTypes } = phrases.nutrition;
  const person = await signInAs(page);
  await keepAnswers(page, { biometricData: MALE });
  await page.goto(PLAN);
  await answer(page, dietTypes.CHOOSE_YOUR_OWN).click();
  await expect(heading(page, modify.title)).toBeVisible();
  const field = (name: string) => page.getByRole("textbox", { name });
  const value = async (name: string) => Number(await field(name).inputValue());
  const type = async (name: string, text: string) => {
    await field(name).fill(text);
    await field(name).blur();
  };
  const names = [nutrients.protein, nutrients.carbohydrates, nutrients.fat];
  const start = await Promise.all([modify.calories, ...names].map(value));
  const save = page.getByRole("button", { name: modify.save });

  await type(nutrients.protein, "100");
  expect(await value(modify.calories)).toBe(start[0]);
  expect(await value(nutrients.carbohydrates)).not.toBe(start[2]);
  await page.locator("label").filter({ hasText: modify.percent }).click();
  const shares = await Promise.all(names.map(value));
  expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
  await page.locator("label").filter({ hasText: modify.grams }).click();
  await expect(field(nutrients.protein)).toHaveValue("100");

  for (const invalid of ["", "many"]) {
    await type(nutrients.protein, "100");
    await type(modify.calories, invalid);
    expect(await Promise.all([modify.calories, ...names].map(value))).toEqual(start);
  }
  await type(modify.calories, "1249");
  await expect(field(modify.calories)).toHaveValue("1249");
  await expect(page.getByText(modify.minimum({ minimum: "1,250 kcal" }))).toBeVisible();
  await expect(save).toBeDisabled();
  await type(modify.calories, "2000");
  for (const [name, low, minimum] of [
    [nutrients.protein, "49", "50 g"],
    [nutrients.fat, "29", "30 g"],
  ] as const) {
    const good = await field(name).inputValue();
    await type(name, low);
    await expect(page.getByText(modify.minimum({ minimum }))).toBeVisible();
    await expect(save).toBeDisabled();
    await type(name, good);
  }
  await expectAccessible(page);
  await save.click();
  await expect(page).toHaveURL(PLAN);
  await expect(answer(page, dietTypes.CHOOSE_YOUR_OWN).getByRole("radio")).toBeChecked();
  const own = (await kept(page)).dietPreferences.userProvidedMacros;
  expect(own.calories).toBe(2000);
  await expect(page.locator("dl").first()).toContainText(`${formatNumber("en", own.protein)} g`);

  for (const wrong of [{ calories: 1249 }, { protein: 49 }, { fat: 29 }, { carbohydrates: 0 }]) {
    const userProvidedMacros = { ...own, ...wrong };
    const dietPreferences = { ...ANSWERS.dietPreferences, dietType: "CHOOSE_YOUR_OWN", userProvidedMacros };
    const refused = await page.request.post("/api/users/onboarding/complete/", {
      headers: { authorization: `Token ${person.token}` },
      data: { ...ANSWERS, dietPreferences },
    });
    expect(refused.status()).toBe(400);
  }
});

test("ONB-037 a body that needs all its food is offered no loss", async ({ page, phrases }) => {
  await keepAnswers(page, {
    goal: "LOSE_WEIGHT",
    activityLevel: "SEDENTARY",
    biometricData: { gender: "FEMALE", age: 18 },
    physicalStats: { heightInCm: 150, weightInKg: 45, goalWeight: 43 },
  });
  await page.goto("/onboarding/weekly-goal");
  await expect(page.getByText(phrases.onboarding.weeklyGoal.none)).toBeVisible();
  await expect(page.getByRole("radio")).toHaveCount(0);
  await expect(nextButton(page, phrases)).toBeDisabled();
});
