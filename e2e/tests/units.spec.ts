import { expect, test } from "../support/journey.ts";
import { answer, goOnTo } from "../support/questions.ts";
import { signInAs } from "../support/signed-in.ts";

for (const { title, settings, hasChoice } of [
  {
    title: "ONB-028 a site that counts in feet and pounds begins with them, whatever the region",
    settings: { default_units: "IMPERIAL" },
    hasChoice: true,
  },
  {
    title: "PROF-025 a site without imperial units begins in metric and offers nothing else",
    settings: { default_units: "IMPERIAL", imperial_units_allowed: false },
    hasChoice: false,
  },
])
  test(title, async ({ page, phrases }, { workerIndex }) => {
    const { onboarding, nutrition } = phrases;
    const { stats } = onboarding;
    const subdomain = `units-${process.pid}-${workerIndex}-${hasChoice}`;
    await signInAs(page, { organisation: { subdomain, ...settings } });
    await page.context().clearCookies();
    await page.goto(`/onboarding/goal?subdomain=${subdomain}`);
    await answer(page, nutrition.goals.GAIN_MUSCLE).click();
    await goOnTo(page, phrases, onboarding.activity.title);
    await answer(page, nutrition.activities.ACTIVE).click();
    await goOnTo(page, phrases, onboarding.biometrics.title);
    await page.getByLabel(onboarding.biometrics.age).fill("30");
    await answer(page, nutrition.genders.MALE).click();
    await goOnTo(page, phrases, stats.title);
    const { units } = nutrition;
    const feet = page.getByLabel(stats.partOf({ field: stats.height, unit: units.ft }));
    const change = page.locator('button[aria-haspopup="dialog"]');
    if (hasChoice) {
      await expect(feet).toHaveValue("5");
      await expect(change.first()).toHaveText(units.lb);
      await expect(page.getByRole("textbox", { name: stats.weight, exact: true })).toHaveValue("154.3");
    } else {
      await expect(page.getByRole("textbox", { name: stats.height, exact: true })).toHaveValue("160");
      await expect(page.getByRole("textbox", { name: stats.weight, exact: true })).toHaveValue("70.0");
      await expect(feet).toHaveCount(0);
      await expect(change).toHaveCount(0);
      await expect(page.getByText(stats.heightUnit)).toHaveCount(0);
      await expect(page.getByRole("radio")).toHaveCount(0);
    }
  });
