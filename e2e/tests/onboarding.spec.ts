import { formatNumber } from "@plateful/phrases";
import { expect, expectAccessible, newAddress, newestMail, test } from "../support/journey.ts";
import { answerToBody, choice, field, goOn, next } from "../support/onboarding-walk.ts";
import { onLayouts } from "../support/page.ts";

test("ONB-004 ONB-005 ONB-007 ONB-094 the introduction has five slides, a button on the last, and shows once; the plan needs an account", async ({
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
  await button.click();
  await expect(page).toHaveURL("/start");
  await page.goto("/");
  await expect(page).toHaveURL("/start");
  await page.getByRole("button", { name: start.startToday }).click();
  await expect(page).toHaveURL("/onboarding/goal");
  await page.goBack();
  await page.getByRole("button", { name: phrases.general.logIn }).click();
  await expect(page).toHaveURL("/login");
  const reported = page.waitForRequest("**/api/client-errors/");
  await page.goto("/onboarding/meal-times");
  await expect(page).toHaveURL(/\/login\?next=/);
  expect((await reported).postDataJSON()).toMatchObject({ message: "User is not defined" });
});

test("ONB-008 ONB-010 ONB-011 ONB-012 ONB-013 ONB-015 ONB-017 ONB-020 ONB-022 ONB-023 ONB-029 each question wants an answer, and numbers keep to their limits", async ({
  page,
  phrases,
}) => {
  const { stats, biometrics, activity } = phrases.onboarding;
  await page.goto("/onboarding/goal");

  await test.step("goal, activity, age and gender", async () => {
    await expect(page.getByRole("radio")).toHaveCount(3);
    await expect(next(page, phrases)).toBeDisabled();
    await choice(page, phrases.nutrition.goals.LOSE_WEIGHT).click();
    await goOn(page, phrases, activity.title);
    await expect(page.getByRole("radio")).toHaveCount(4);
    await expect(next(page, phrases)).toBeDisabled();
    await choice(page, phrases.nutrition.activities.MILDLY_ACTIVE).click();
    await goOn(page, phrases, biometrics.title);
    await expect(page.getByRole("radio")).toHaveCount(2);
    const age = page.getByLabel(biometrics.age);
    await age.fill("34");
    await expect(next(page, phrases)).toBeDisabled();
    await choice(page, phrases.nutrition.genders.FEMALE).click();
    for (const [text, isGood] of [
      ["17", false],
      ["18", true],
      ["121", false],
      ["120", true],
      ["34", true],
    ] as const) {
      await age.fill(text);
      await expect(next(page, phrases)).toBeEnabled({ enabled: isGood });
    }
    await goOn(page, phrases, stats.title);
  });

  await test.step("height, weight and goal weight", async () => {
    await expect(field(page, stats.height)).toHaveValue("160");
    await expect(field(page, stats.weight)).toHaveValue("70.0");
    for (const [label, text, limit, isGood] of [
      [stats.height, "119.9", "120", false],
      [stats.height, "120", "120", true],
      [stats.height, "250.1", "120", false],
      [stats.height, "160", "120", true],
      [stats.weight, "44.9", "300", false],
      [stats.weight, "300.1", "300", false],
      [stats.weight, "300", "300", true],
      [stats.weight, "70", "300", true],
    ] as const) {
      await field(page, label).fill(text);
      await expect(page.getByRole("alert").filter({ hasText: limit })).toHaveCount(isGood ? 0 : 1);
    }
    await field(page, stats.goalWeight).fill("70");
    await expect(page.getByText(stats.goalNotBelow)).toBeVisible();
    await field(page, stats.goalWeight).fill("47.3");
    await expect(next(page, phrases)).toBeDisabled();
    await field(page, stats.goalWeight).fill("47.4");
    await expect(next(page, phrases)).toBeEnabled();
  });

  await test.step("a loss that cannot be safe is refused in so many words", async () => {
    await field(page, stats.height).fill("170");
    await field(page, stats.weight).fill("53");
    await expect(page.getByText(stats.noSafeLoss)).toBeVisible();
    await expect(next(page, phrases)).toBeDisabled();
  });
});

test("ONB-014 ONB-024 ONB-025 ONB-032 ONB-033 ONB-034 ONB-035 ONB-036 ONB-092 units change in place and convert what is there, the pace is asked for a loss in them, and answers survive back and reload", async ({
  page,
  phrases,
}) => {
  const { stats, weeklyGoal } = phrases.onboarding;
  const { units, weightUnits, weeklyGoalsInKilograms, recommended, goals } = phrases.nutrition;
  const label = (text: string) => page.locator("label").filter({ hasText: new RegExp(`^${text}$`) });
  const part = (name: string, unit: string) =>
    page.getByLabel(stats.partOf({ field: name, unit }), { exact: true });
  const changeUnit = async (from: string, to: string) => {
    await page
      .getByRole("button", { name: stats.changeUnit({ field: stats.weight, unit: from }), exact: true })
      .click();
    await expect(page.getByRole("dialog").getByRole("radio")).toHaveCount(3);
    await page.getByRole("dialog").locator("label").filter({ hasText: to }).click();
  };
  await answerToBody(page, phrases, goals.LOSE_WEIGHT);

  await test.step("feet and inches", async () => {
    await field(page, stats.height).fill("170");
    await label(units.ft).click();
    await expect(part(stats.height, units.ft)).toHaveValue("5");
    await expect(part(stats.height, units.in)).toHaveValue("6.9");
    await label(units.cm).click();
    await expect(field(page, stats.height)).toHaveValue("170");
    await field(page, stats.height).fill("160");
  });

  await test.step("pounds and stones, and a pace in pounds per two weeks", async () => {
    await changeUnit(units.kg, weightUnits.POUNDS);
    await expect(field(page, stats.weight)).toHaveValue("154.3");
    await goOn(page, phrases, weeklyGoal.title);
    await expect(choice(page, "2 lb per 2 weeks")).toContainText(recommended);
    await page.getByRole("button", { name: phrases.general.back }).click();
    await changeUnit(units.lb, weightUnits.STONES);
    await expect(part(stats.weight, units.st)).toHaveValue("11");
    await expect(part(stats.weight, units.lb)).toHaveValue("0.3");
    await changeUnit(units.st, weightUnits.KILOGRAMS);
    await expect(field(page, stats.weight)).toHaveValue("70.0");
  });

  await test.step("a pace that leaves enough to eat, kept on the way back and over a reload", async () => {
    await goOn(page, phrases, weeklyGoal.title);
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
    for (let question = 0; question < 3; question += 1)
      await page.getByRole("button", { name: phrases.general.back }).click();
    await expect(page).toHaveURL("/onboarding/goal");
    await expect(choice(page, goals.LOSE_WEIGHT).getByRole("radio")).toBeChecked();
    await expect(page.getByRole("button", { name: phrases.general.back })).toHaveCount(0);
  });
});

test(
  "ONB-003 ONB-006 ONB-087 ONB-088 ONB-089 a visitor answers, makes an account and gets a plan and a tour",
  onLayouts,
  async ({ page, phrases, language }) => {
    test.setTimeout(90_000);
    const { onboarding, nutrition, general, signIn, privacy, healthAnswers } = phrases;
    await answerToBody(page, phrases, nutrition.goals.LOSE_WEIGHT);
    // Numbers are written and read as in the language of the person.
    const write = (value: number) =>
      formatNumber(language, value, { minimumFractionDigits: 1, useGrouping: false });
    await expect(field(page, onboarding.stats.weight)).toHaveValue(write(70));
    await field(page, onboarding.stats.weight).fill(write(70.5));
    await goOn(page, phrases, onboarding.weeklyGoal.title);
    await choice(page, nutrition.weeklyGoalsInKilograms.LOSE_0_25_KG_PER_WEEK).click();
    await goOn(page, phrases, onboarding.registration.title);
    await expect(page).toHaveURL("/onboarding/registration");
    const address = newAddress();
    const submit = page.getByRole("button", { name: onboarding.registration.submit });
    await page.getByLabel(onboarding.registration.firstName).fill("Anna");
    await page.getByLabel(onboarding.registration.lastName).fill("Bos");
    // The error of a field that is left must not move the box away from under the press.
    await page.getByLabel(signIn.login.email).fill("anna@example");
    await page.getByLabel(onboarding.registration.terms).check();
    await expect(page.getByText(signIn.login.invalidEmail)).toBeVisible();
    await expect(submit).toBeDisabled();
    await page.getByLabel(signIn.login.email).fill(address);
    const consent = page.getByLabel(privacy.consents.BODY_AND_PLAN.agree);
    await expect(consent).not.toBeChecked();
    await submit.click();
    await expect(page.getByText(privacy.registration.missing)).toBeVisible();
    await expectAccessible(page);
    await consent.check();
    await submit.click();
    await expect(page).toHaveURL(/\/login\/code/);
    const { code } = await newestMail(page, address);
    // The address is not asked for again while the next screen is on its way.
    await page.evaluate((asked) => {
      new MutationObserver(() => {
        if (document.body.innerText.includes(asked)) sessionStorage.setItem("test-asked-again", "yes");
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    }, signIn.code.askEmailText);
    await page.getByLabel(signIn.code.digit({ number: 1 })).pressSequentially(code ?? "");
    await expect(page).toHaveURL("/onboarding/nutritional-plan");
    const plan = nutrition.dietTypes.RECOMMENDED;
    await page.getByRole("button", { name: onboarding.nutritionalPlan.continueWith({ plan }) }).click();
    expect(await page.evaluate(() => sessionStorage.getItem("test-asked-again"))).toBeNull();
    // The questions about health, with a consent of their own.
    await page.getByRole("checkbox", { name: healthAnswers.choices.NONE.title }).check({ force: true });
    await page.getByRole("button", { name: healthAnswers.save, exact: true }).click();
    await page.getByLabel(privacy.consents.HEALTH_ANSWERS.agree).check();
    await page.getByRole("button", { name: privacy.ask.agree }).click();
    await expect(page.getByRole("heading", { level: 1, name: onboarding.mealTimes.title })).toBeVisible();
    for (const { title } of [onboarding.diet, onboarding.intolerances, onboarding.dislikes])
      await goOn(page, phrases, title);
    const completed = page.waitForRequest("**/api/users/onboarding/complete/");
    const planned = page.waitForRequest("**/api/autoPlanDays/");
    await page.getByRole("button", { name: onboarding.dislikes.submit }).click();
    expect((await completed).postDataJSON()).toMatchObject({
      goal: "LOSE_WEIGHT",
      biometricData: { age: 34 },
      physicalStats: { weightInKg: 70.5 },
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
