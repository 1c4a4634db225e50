import { phrasesOf } from "@plateful/phrases/all";
import { expect, test } from "../support/journey.ts";
import { expectAccessible } from "../support/page.ts";
import { aPlannedPerson } from "../support/people.ts";
import { SIZES } from "../support/sizes.ts";
import { openAndHold } from "../support/without-network.ts";

const LAYOUTS = [
  { name: "on a phone in English", language: "en", use: {} },
  {
    name: "on a desktop in Dutch",
    language: "nl",
    use: { viewport: SIZES.desktop, locale: "nl-NL", hasTouch: false, isMobile: false },
  },
] as const;

for (const { name, language, use } of LAYOUTS)
  test.describe(name, () => {
    test.use(use);

    test(`NAV-034 one bar says what becomes of changes without a network, ${name}`, async ({
      page,
      context,
    }, info) => {
      const { diary, general, keptChanges, navigation, planChanges } = phrasesOf(language);
      const words = planChanges.kept;
      await aPlannedPerson(context, 1);
      await openAndHold(page, language);
      await page.getByRole("link", { name: navigation.profile }).click();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.getByRole("link", { name: navigation.planner }).click();
      await expect(page.getByRole("button", { name: diary.add, exact: true })).toBeVisible();
      await context.setOffline(true);
      const bars = page.getByRole("status").filter({ hasText: /offline/i });

      await test.step("where changes are kept", async () => {
        await expect(bars).toHaveText([general.offlineKept]);
        await expectAccessible(page);
      });
      await test.step("with what waits, and the way to it", async () => {
        const tick = page.getByRole("checkbox").first();
        await tick.click();
        await expect(bars).toHaveCount(1);
        await expect(bars).toContainText(general.isOffline);
        await expect(bars).toContainText(words.waiting({ count: 1 }));
        await expect(page.getByText(words.waiting({ count: 1 }))).toHaveCount(1);
        await expectAccessible(page);
        await page.screenshot({ path: info.outputPath("waiting.png") });
        await bars.getByRole("button", { name: words.look }).click();
        const dialog = page.getByRole("dialog");
        await expect(dialog.getByRole("listitem")).toHaveCount(1);
        await expect(dialog.getByText(keptChanges.keepsWorking)).toBeVisible();
        await expectAccessible(page);
        await page.screenshot({ path: info.outputPath("sheet.png") });
        await page.keyboard.press("Escape");
        await expect(dialog).toHaveCount(0);
      });
      await test.step("where changes are not kept", async () => {
        await page.getByRole("link", { name: navigation.profile }).click();
        await expect(bars).toHaveText([general.offline]);
        await page.screenshot({ path: info.outputPath("profile.png") });
      });
      await test.step("back with the network it is gone", async () => {
        await page.getByRole("link", { name: navigation.planner }).click();
        await expect(bars).toContainText(words.waiting({ count: 1 }));
        await context.setOffline(false);
        await expect(page.getByText(words.sent)).toBeVisible({ timeout: 20_000 });
        await expect(bars).toHaveCount(0);
      });
    });
  });
