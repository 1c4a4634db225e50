import { formatDate } from "@plateful/phrases";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { keptOnDevice } from "../support/kept-on-device.ts";
import { answer, goOnTo, heading, nextButton } from "../support/questions.ts";
import { keepAnswers, signInAs } from "../support/signed-in.ts";
import { walkTo } from "../support/walk.ts";

/** Two weeks on it is still the same month. */
const TODAY = "2026-11-10";
const inWords = (day: string) => formatDate("en", day, { weekday: "long", day: "numeric", month: "long" });

test("ONB-041 ONB-043 ONB-058..065 the cycle has three questions, and goes when another plan is chosen", async ({
  page,
  phrases,
}) => {
  const { cycle, nutritionalPlan, mealTimes } = phrases.onboarding;
  const { dietTypes, cyclePhases } = phrases.nutrition;
  await page.clock.setFixedTime(`${TODAY}T12:00:00Z`);
  await signInAs(page, { flags: ["FF_FEMALE_HORMONES"] });
  await keepAnswers(page);
  await page.goto("/onboarding/nutritional-plan");
  await answer(page, dietTypes.CYCLE_DIET).click();
  await page
    .getByRole("button", { name: nutritionalPlan.continueWith({ plan: dietTypes.CYCLE_DIET }) })
    .click();

  await expect(heading(page, cycle.datesTitle)).toBeVisible();
  await expect(page).toHaveURL("/onboarding/cycle/dates");
  await expect(page.locator("thead th").first()).toHaveAttribute("abbr", "Monday");
  await expect(page.locator("thead th").last()).toHaveAttribute("abbr", "Sunday");
  await expect(nextButton(page, phrases)).toBeDisabled();
  const day = (date: string) => page.getByRole("button", { name: inWords(date), exact: true });
  await expect(day(TODAY)).toBeEnabled();
  for (const future of ["2026-11-11", "2026-11-24"]) await expect(day(future)).toBeDisabled();
  await expect(day("2026-11-25")).toHaveCount(0);
  await day("2026-11-03").click();
  await expectAccessible(page);

  await goOnTo(page, phrases, cycle.spacingTitle);
  await expect(page).toHaveURL("/onboarding/cycle/spacing");
  const days = (count: number) => page.getByRole("radio", { name: cycle.days({ count }), exact: true });
  const unsure = page.getByRole("checkbox", { name: cycle.notSure });
  await expect(page.getByRole("radio")).toHaveCount(25);
  await expect(days(21)).toBeAttached();
  await expect(days(45)).toBeAttached();
  await expect(days(28)).toBeChecked();
  await days(36).check({ force: true });
  await expect(page.getByRole("alert")).toContainText(cycle.range);
  await expect(page.getByRole("alert")).toContainText(cycle.rangeAdvice);
  await expect(nextButton(page, phrases)).toBeDisabled();
  await answer(page, cycle.notSure).click();
  await expect(unsure).toBeChecked();
  await expect(days(36)).not.toBeChecked();
  await expect(nextButton(page, phrases)).toBeEnabled();
  await days(35).check({ force: true });
  await expect(unsure).not.toBeChecked();
  await expect(nextButton(page, phrases)).toBeEnabled();
  await answer(page, cycle.notSure).click();
  await expectAccessible(page);

  await goOnTo(page, phrases, cycle.detailsTitle);
  await expect(page).toHaveURL("/onboarding/cycle/details");
  await expect(page.getByText(cycle.day({ day: 8, length: 28 }))).toBeVisible();
  await expect(page.getByText(cycle.untilNext({ count: 21 }))).toBeVisible();
  await expect(page.getByText(cyclePhases.FOLLICULAR).first()).toBeVisible();
  for (const text of Object.values(cycle.phaseTexts)) await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByRole("link", { name: cycle.readMore })).toHaveAttribute("href", /\/help\/cycle$/);
  await expectAccessible(page);

  await goOnTo(page, phrases, mealTimes.title);
  const kept = async () =>
    (await keptOnDevice<{ answers: { menstrualCycle: unknown } }>(page, "plateful-own-onboarding-sealed"))
      ?.answers.menstrualCycle;
  await expect.poll(kept).toEqual({
    lastMenstrualPeriodStartDate: "2026-11-03",
    menstrualCycleLength: 28,
  });
  await page.getByRole("button", { name: phrases.general.back }).click();
  await expect(heading(page, cycle.detailsTitle)).toBeVisible();
  await walkTo(page, "/onboarding/nutritional-plan");
  await answer(page, dietTypes.LOW_CARB).click();
  await expect(answer(page, dietTypes.LOW_CARB).getByRole("radio")).toBeChecked();
  await expect.poll(kept).toBeNull();
});
