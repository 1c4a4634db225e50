import type { Browser, BrowserContext, Page, TestInfo } from "@playwright/test";
import { aClient, aCoach, planFor } from "../support/coaching.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { onLayouts } from "../support/page.ts";
import { signInAs } from "../support/signed-in.ts";
import { walkTo } from "../support/walk.ts";

const AT_HOME = { time_zone: "Europe/Amsterdam", time_zone_known_since: "2026-01-01T08:00:00Z" };

/** The same browser in another place: its session goes along. */
async function flyTo(browser: Browser, from: BrowserContext, timezoneId: string, info: TestInfo) {
  const { viewport, locale, baseURL } = info.project.use;
  const context = await browser.newContext({
    storageState: await from.storageState(),
    viewport: viewport ?? null,
    serviceWorkers: "block",
    timezoneId,
    ...(locale === undefined ? {} : { locale }),
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  return context.newPage();
}

test.describe("somewhere else", () => {
  test.use({ timezoneId: "Europe/Lisbon" });

  test(
    "DIARY-105 PROF-034 who is in another zone is asked once, and changes it in the profile",
    onLayouts,
    async ({ page, browser, context, phrases }, info) => {
      const { timeZones: words, profile, general, diary } = phrases;
      const cityOf = (zone: string) => words.cities[zone] ?? "Amsterdam";
      const [lisbon, tokyo, home] = [cityOf("Europe/Lisbon"), cityOf("Asia/Tokyo"), "Amsterdam"];
      const question = (where: Page, city: string) => where.getByText(words.elsewhere({ city }));
      await signInAs(page, { user: AT_HOME });
      const isDrawn = (where: Page) => expect(where.getByRole("heading", { level: 1 })).toBeVisible();

      await test.step("asked, and Keep is remembered after a reload", async () => {
        await page.goto("/planner");
        await expect(question(page, lisbon)).toBeVisible();
        await expectAccessible(page);
        await page.screenshot({ path: info.outputPath("asked.png") });
        await page.getByRole("button", { name: words.keep({ city: home }) }).click();
        await expect(question(page, lisbon)).toHaveCount(0);
        await page.reload();
        await isDrawn(page);
        await page.waitForLoadState("networkidle");
        await expect(question(page, lisbon)).toHaveCount(0);
      });

      await test.step("not asked where clocks show the same", async () => {
        const inParis = await flyTo(browser, context, "Europe/Paris", info);
        await inParis.goto("/planner");
        await isDrawn(inParis);
        await inParis.waitForLoadState("networkidle");
        await expect(question(inParis, cityOf("Europe/Paris"))).toHaveCount(0);
        await inParis.context().close();
      });

      await test.step("another zone is asked about again, and Use stores it", async () => {
        const inTokyo = await flyTo(browser, context, "Asia/Tokyo", info);
        await inTokyo.goto("/planner");
        await inTokyo.getByRole("button", { name: words.use({ city: tokyo }) }).click();
        await expect(question(inTokyo, tokyo)).toHaveCount(0);
        await walkTo(inTokyo, "/profile");
        const row = inTokyo.getByRole("button", { name: new RegExp(profile.rows.timeZone) });
        await expect(row).toContainText(tokyo);
        await inTokyo.context().close();
      });

      await test.step("the profile changes it by the name of a place", async () => {
        await page.goto("/profile");
        await expect(question(page, lisbon)).toBeVisible();
        await page.getByRole("button", { name: new RegExp(profile.rows.timeZone) }).click();
        const sheet = page.getByRole("dialog", { name: words.title });
        await expect(sheet.getByRole("radio").first()).toBeChecked();
        await sheet.getByRole("searchbox").fill(lisbon.toLowerCase().slice(0, 5));
        await expectAccessible(page);
        await page.screenshot({ path: info.outputPath("profile.png") });
        await sheet.getByRole("radio", { name: lisbon }).check();
        await sheet.getByRole("button", { name: general.save }).click();
        await expect(sheet).toHaveCount(0);
        await expect(page.getByRole("button", { name: new RegExp(profile.rows.timeZone) })).toContainText(
          lisbon,
        );
        await expect(question(page, lisbon)).toHaveCount(0);
        await walkTo(page, "/planner");
        await expect(page.getByRole("heading", { name: diary.planForToday })).toBeVisible();
        await expect(question(page, lisbon)).toHaveCount(0);
      });
    },
  );

  test("DIARY-106 nobody is asked in view-as, and the client's zone stays", async ({
    page,
    browser,
    phrases,
  }, info) => {
    const { timeZones: words } = phrases;
    const question = page.getByText(words.elsewhere({ city: "Lisbon" }));
    const coach = await aCoach(page, AT_HOME);
    const client = await aClient(browser, info, coach, AT_HOME);
    await planFor(client);
    await page.goto(`/coach/clients/${client.person.id}/planner`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expect(question).toHaveCount(0);
    await walkTo(page, "/coach/clients");
    await expect(question).toBeVisible();
    await page.getByRole("button", { name: words.use({ city: "Lisbon" }) }).click();
    await expect(question).toHaveCount(0);
    await client.page.goto("/profile");
    await expect(client.page.getByRole("button", { name: /Time zone|Tijdzone/ })).toContainText("Amsterdam");
  });
});
