import { formatNumber, type Phrases } from "@plateful/phrases";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, newAddress, newestMail, test } from "../support/journey.ts";
import { onLayouts } from "../support/page.ts";

const next = (page: Page, phrases: Phrases) =>
  page.getByRole("button", { name: phrases.general.next, exact: true });
const choice = (page: Page, title: string) =>
  page.locator("label").filter({ has: page.getByText(title, { exact: true }) });

/** Goes on and waits for the next question: until it is there, the old one's button still stands. */
async function goOn(page: Page, phrases: Phrases, heading: string): Promise<void> {
  await next(page, phrases).click();
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
}

async function answerToBody(page: Page, phrases: Phrases, goal: string): Promise<void> {
  const { activity, biometrics, stats } = phrases.onboarding;
  await page.goto("/onboarding/goal");
  await choice(page, goal).click();
  await goOn(page, phrases, activity.title);
  await choice(page, phrases.nutrition.activities.MILDLY_ACTIVE).click();
  await goOn(page, phrases, biometrics.title);
  await page.getByLabel(biometrics.age).fill("34");
  await choice(page, phrases.nutrition.genders.FEMALE).click();
  await goOn(page, phrases, stats.title);
}

test("ONB-004 ONB-005 ONB-007 the introduction has five slides, a button on the last, and shows once", async ({
  page,
  phrases,
}) => {
  const { walkthrough, start } = phrases.signIn;
  await page.goto("/");
  await expect(page).toHaveURL("/welcome");
  const button = page.getByRole("button", { name: walkthrough.start });
  for (const [index, { title }] of walkthrough.slides.entries()) {
    await page.getByRole("button", { name: walkthrough.slide({ number: index + 1, count: 5 }) }).click();
    await expect(page.getByRole("heading", { name: title })).toBeInViewport();
    await expect(button).toHaveCount(index === 4 ? 1 : 0);
  }
  await expectAccessible(page);
  await button.click();
  await expect(page).toHaveURL("/start");
  await page.goto("/");
  await expect(page).toHaveURL("/start");
  await page.getByRole("button", { name: start.startToday }).click();
  await expect(page).toHaveURL("/onboarding/goal");
  await page.goto("/start");
  await page.getByRole("button", { name: phrases.general.logIn }).click();
  await expect(page).toHaveURL("/login");
});

test("ONB-008 ONB-010 ONB-011 ONB-012 each question wants an answer, and ages run from 18 to 120", async ({
  page,
  phrases,
}) => {
  const { goals, activities, genders } = phrases.nutrition;
  await page.goto("/onboarding/goal");
  await expect(page.getByRole("radio")).toHaveCount(3);
  await expect(next(page, phrases)).toBeDisabled();
  await choice(page, goals.GAIN_MUSCLE).click();
  await goOn(page, phrases, phrases.onboarding.activity.title);
  await expect(page.getByRole("radio")).toHaveCount(4);
  await expect(next(page, phrases)).toBeDisabled();
  await choice(page, activities.VERY_ACTIVE).click();
  await goOn(page, phrases, phrases.onboarding.biometrics.title);
  await expect(page.getByRole("radio")).toHaveCount(2);
  const age = page.getByLabel(phrases.onboarding.biometrics.age);
  await age.fill("34");
  await expect(next(page, phrases)).toBeDisabled();
  await choice(page, genders.MALE).click();
  for (const [text, isGood] of [
    ["17", false],
    ["18", true],
    ["121", false],
    ["120", true],
  ] as const) {
    await age.fill(text);
    await expect(next(page, phrases)).toBeEnabled({ enabled: isGood });
  }
});

test(
  "ONB-013 ONB-015 ONB-017 ONB-020 ONB-022 ONB-029 body measures begin at their defaults and keep to their limits",
  onLayouts,
  async ({ page, phrases, language }) => {
    const { stats } = phrases.onboarding;
    const write = (value: number) => formatNumber(language, value, { useGrouping: false });
    await answerToBody(page, phrases, phrases.nutrition.goals.LOSE_WEIGHT);
    const field = (label: string) => page.getByRole("textbox", { name: label, exact: true });
    await expect(field(stats.height)).toHaveValue("160");
    await expect(field(stats.weight)).toHaveValue(write(70).concat(language === "nl" ? ",0" : ".0"));
    for (const [value, isGood] of [
      [119.9, false],
      [120, true],
      [250.1, false],
      [160, true],
    ] as const) {
      await field(stats.height).fill(write(value));
      await expect(page.getByRole("alert").filter({ hasText: "120" })).toHaveCount(isGood ? 0 : 1);
    }
    for (const [value, isGood] of [
      [44.9, false],
      [300.1, false],
      [300, true],
      [70, true],
    ] as const) {
      await field(stats.weight).fill(write(value));
      await expect(page.getByRole("alert").filter({ hasText: "300" })).toHaveCount(isGood ? 0 : 1);
    }
    await field(stats.goalWeight).fill(write(70));
    await expect(page.getByText(stats.goalNotBelow)).toBeVisible();
    await field(stats.goalWeight).fill(write(47.3));
    await expect(next(page, phrases)).toBeDisabled();
    await field(stats.goalWeight).fill(write(47.4));
    await expect(next(page, phrases)).toBeEnabled();
  },
);

test("ONB-023 a loss that cannot be safe is refused in so many words", async ({
  page,
  phrases,
  language,
}) => {
  const { stats } = phrases.onboarding;
  await answerToBody(page, phrases, phrases.nutrition.goals.LOSE_WEIGHT);
  await page.getByRole("textbox", { name: stats.height, exact: true }).fill("170");
  await page.getByRole("textbox", { name: stats.weight, exact: true }).fill(formatNumber(language, 53));
  await expect(page.getByText(stats.noSafeLoss)).toBeVisible();
  await expect(next(page, phrases)).toBeDisabled();
});

test("ONB-024 ONB-025 units change in place and convert what stands there", async ({
  page,
  phrases,
  language,
}) => {
  const { stats } = phrases.onboarding;
  const { units, weightUnits } = phrases.nutrition;
  await answerToBody(page, phrases, phrases.nutrition.goals.GAIN_MUSCLE);
  await page.getByRole("textbox", { name: stats.height, exact: true }).fill("170");
  await page
    .locator("label")
    .filter({ hasText: new RegExp(`^${units.ft}$`) })
    .click();
  await expect(page.getByLabel(stats.partOf({ field: stats.height, unit: units.ft }))).toHaveValue("5");
  await expect(page.getByLabel(stats.partOf({ field: stats.height, unit: units.in }))).toHaveValue(
    formatNumber(language, 6.9),
  );
  await page
    .locator("label")
    .filter({ hasText: new RegExp(`^${units.cm}$`) })
    .click();
  await expect(page.getByRole("textbox", { name: stats.height, exact: true })).toHaveValue("170");
  const unitButton = (unit: string) =>
    page.getByRole("button", { name: stats.changeUnit({ field: stats.weight, unit }), exact: true });
  await unitButton(weightUnits.KILOGRAMS).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("radio")).toHaveCount(3);
  await dialog.locator("label").filter({ hasText: weightUnits.POUNDS }).click();
  await expect(page.getByRole("textbox", { name: stats.weight, exact: true })).toHaveValue(
    formatNumber(language, 154.3),
  );
  await unitButton(weightUnits.POUNDS).click();
  await dialog.locator("label").filter({ hasText: weightUnits.STONES }).click();
  await expect(
    page.getByLabel(stats.partOf({ field: stats.weight, unit: units.st }), { exact: true }),
  ).toHaveValue("11");
  await expect(
    page.getByLabel(stats.partOf({ field: stats.weight, unit: units.lb }), { exact: true }),
  ).toHaveValue(formatNumber(language, 0.3));
});

test("ONB-014 ONB-032 ONB-035 ONB-036 ONB-092 the pace is asked for a loss only; answers survive back and reload", async ({
  page,
  phrases,
}) => {
  const { weeklyGoalsInKilograms, recommended, goals } = phrases.nutrition;
  await answerToBody(page, phrases, goals.LOSE_WEIGHT);
  await goOn(page, phrases, phrases.onboarding.weeklyGoal.title);
  await expect(page).toHaveURL("/onboarding/weekly-goal");
  await expect(next(page, phrases)).toBeDisabled();
  await expect(page.getByRole("radio")).toHaveCount(2);
  const half = choice(page, weeklyGoalsInKilograms.LOSE_0_5_KG_PER_WEEK);
  await expect(half).toContainText(recommended);
  await half.click();
  await page.reload();
  await expect(half.getByRole("radio")).toBeChecked();
  await expectAccessible(page);
  await page.getByRole("button", { name: phrases.general.back }).click();
  await expect(page).toHaveURL("/onboarding/physical-stats");
  await page.goto("/onboarding/goal");
  await expect(choice(page, goals.LOSE_WEIGHT).getByRole("radio")).toBeChecked();
  await expect(page.getByRole("button", { name: phrases.general.back })).toHaveCount(0);
});

test("ONB-033 ONB-034 people who count in pounds read pounds per two weeks", async ({
  browser,
  baseURL,
  phrases,
}) => {
  const context = await browser.newContext({ locale: "en-US", ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await answerToBody(page, phrases, phrases.nutrition.goals.LOSE_WEIGHT);
  await goOn(page, phrases, phrases.onboarding.weeklyGoal.title);
  await expect(choice(page, "2 lb per 2 weeks")).toContainText(phrases.nutrition.recommended);
  await context.close();
});

test("ONB-094 the plan needs an account", async ({ page }) => {
  const reported = page.waitForRequest("**/api/client-errors/");
  await page.goto("/onboarding/meal-times");
  await expect(page).toHaveURL(/\/login\?next=/);
  expect((await reported).postDataJSON()).toMatchObject({ message: "User is not defined" });
});

test(
  "ONB-003 ONB-006 ONB-087 ONB-088 ONB-089 a visitor answers, makes an account and gets a plan and a tour",
  onLayouts,
  async ({ page, phrases }) => {
    test.setTimeout(90_000);
    const { onboarding, nutrition, general, signIn } = phrases;
    await answerToBody(page, phrases, nutrition.goals.LOSE_WEIGHT);
    await goOn(page, phrases, onboarding.weeklyGoal.title);
    await choice(page, nutrition.weeklyGoalsInKilograms.LOSE_0_25_KG_PER_WEEK).click();
    await goOn(page, phrases, onboarding.registration.title);
    await expect(page).toHaveURL("/onboarding/registration");
    const address = newAddress();
    const submit = page.getByRole("button", { name: onboarding.registration.submit });
    await page.getByLabel(onboarding.registration.firstName).fill("Anna");
    await page.getByLabel(onboarding.registration.lastName).fill("Bos");
    await page.getByLabel(signIn.login.email).fill(address);
    await expect(submit).toBeDisabled();
    await page.getByLabel(onboarding.registration.terms).check();
    await expectAccessible(page);
    await submit.click();
    await expect(page).toHaveURL(/\/login\/code/);
    const { code } = await newestMail(page, address);
    await page.getByLabel(signIn.code.digit({ number: 1 })).pressSequentially(code ?? "");
    await expect(page).toHaveURL("/onboarding/nutritional-plan");
    await expectAccessible(page);
    const plan = nutrition.dietTypes.RECOMMENDED;
    await page.getByRole("button", { name: onboarding.nutritionalPlan.continueWith({ plan }) }).click();
    await expect(page.getByRole("heading", { level: 1, name: onboarding.mealTimes.title })).toBeVisible();
    for (const { title } of [onboarding.diet, onboarding.intolerances, onboarding.dislikes])
      await goOn(page, phrases, title);
    const completed = page.waitForRequest("**/api/users/onboarding/complete/");
    const planned = page.waitForRequest("**/api/autoPlanDays/");
    await page.getByRole("button", { name: onboarding.dislikes.submit }).click();
    expect((await completed).postDataJSON()).toMatchObject({
      goal: "LOSE_WEIGHT",
      biometricData: { age: 34 },
    });
    expect((await planned).postDataJSON()).toMatchObject({ num_days: 7, delete_existing_plans: true });
    await expect(page).toHaveURL("/onboarding/done", { timeout: 45_000 });
    expect(await page.evaluate(() => localStorage.getItem("plateful-own-onboarding"))).toBeNull();
    await page.getByRole("button", { name: onboarding.tour.start }).click();
    for (let turn = 0; turn < 2; turn += 1)
      await page.getByRole("button", { name: general.next, exact: true }).last().click();
    await page.getByRole("button", { name: onboarding.tour.finish }).click();
    await expect(page).toHaveURL("/planner");
  },
);
