import { formatDate } from "@plateful/phrases";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { languageOf, onLayouts } from "../support/page.ts";
import { isoToday } from "../support/people.ts";
import { ANSWERS, callAs, signInAs } from "../support/signed-in.ts";
import { walkTo } from "../support/walk.ts";

const ON_CYCLE = {
  ...ANSWERS,
  dietPreferences: { ...ANSWERS.dietPreferences, dietType: "CYCLE_DIET" },
  menstrualCycle: { lastMenstrualPeriodStartDate: isoToday(-60), menstrualCycleLength: 28 },
};

test(
  "PROF-041 CALC-092 a period that was not noted is asked for, put off, and noted; the phase is there again",
  onLayouts,
  async ({ page, context, phrases }, info) => {
    const { profile, nutrition, onboarding, diary } = phrases;
    const words = profile.cycleDisplay;
    const person = await signInAs(page, { flags: ["FF_FEMALE_HORMONES"] });
    await callAs(page, person, "POST", "users/onboarding/complete/", ON_CYCLE);
    await page.goto("/planner");
    const ask = page.getByRole("button", { name: words.didItStart });
    const dialog = page.getByRole("dialog");

    await test.step("the diary asks in the place of a phase, and not again today once it was put off", async () => {
      await expect(ask).toBeVisible();
      for (const phase of Object.values(nutrition.cyclePhases))
        await expect(page.getByText(`${phase} ·`)).toHaveCount(0);
      await expectAccessible(page);
      await ask.click();
      await expect(dialog.getByText(words.whyAsked)).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole("button", { name: words.notYet }).click();
      await expect(ask).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole("heading", { name: diary.planForToday })).toBeVisible();
      await walkTo(page, "/profile");
      await expect(page.getByText(words.putOff)).toBeVisible();
    });

    await test.step("without a network nothing is noted, and it says so", async () => {
      await context.setOffline(true);
      await page.getByRole("button", { name: words.startedToday }).click();
      await expect(page.getByText(words.offline)).toBeVisible();
      await context.setOffline(false);
    });

    await test.step("another day is chosen in the calendar, and none after today", async () => {
      const nameOf = (ahead: number) =>
        formatDate(languageOf(info), isoToday(ahead), { weekday: "long", day: "numeric", month: "long" });
      await page.getByRole("button", { name: words.startedOtherDay }).click();
      const calendar = dialog.getByRole("region", { name: onboarding.cycle.datesTitle });
      await expectAccessible(page);
      const tomorrow = calendar.getByRole("button", { name: nameOf(1), exact: true });
      if ((await tomorrow.count()) > 0) await expect(tomorrow).toBeDisabled();
      await calendar.getByRole("button", { name: nameOf(0), exact: true }).click();
      await dialog.getByRole("button", { name: words.saveDay }).click();
      await expect(page.getByText(words.day({ day: 1, length: 28, left: 28 }))).toBeVisible();
      await expect(page.getByText(words.putOff)).toHaveCount(0);
    });

    await test.step("the diary says the phase again", async () => {
      await walkTo(page, "/planner");
      const phase = nutrition.cyclePhases.MENSTRUATION;
      await expect(page.getByText(diary.cyclePhase({ phase, day: 1 }))).toBeVisible();
      await expect(ask).toHaveCount(0);
    });
  },
);
