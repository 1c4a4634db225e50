import { phrasesOf } from "@plateful/phrases/all";
import { aCoach } from "../support/coaching.ts";
import { aClientElsewhere } from "../support/elsewhere.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { callAs } from "../support/signed-in.ts";
import { SIZES } from "../support/sizes.ts";

test("MEAS-033 COACH-027 COACH-038 the tabs of a client fit, and lead to their progress, which a coach only looks at", async ({
  page,
  phrases,
}) => {
  const { clients, measurements, navigation } = phrases;
  const coach = await aCoach(page);
  const client = await aClientElsewhere(coach);
  const { about, "nutrition-plan": plan, progress, settings } = clients.tabs;
  const tabs = page.getByRole("navigation", { name: clients.sections }).getByRole("link");
  await test.step("of a client who measured nothing there is nothing, and no adding", async () => {
    await page.goto(`/coach/clients/${client.id}`);
    await expect(tabs).toHaveText([about, plan, progress, settings]);
    await tabs.filter({ hasText: progress }).click();
    await expect(page).toHaveURL(`/coach/clients/${client.id}?tab=progress`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sanne de Wit");
    await expect(page.getByRole("heading", { name: measurements.screen.empty })).toBeVisible();
    await expect(page.getByRole("button", { name: measurements.screen.add })).toHaveCount(0);
  });
  await test.step("what the client measured is shown, and cannot be changed", async () => {
    const weight = { value: 71.4, created_at: new Date().toISOString() };
    await callAs(page, client, "POST", "userWeight/", weight);
    await page.reload();
    await expect(
      page
        .getByRole("main")
        .getByText(/71[.,]4/)
        .first(),
    ).toBeVisible();
    for (const name of [measurements.screen.add, measurements.screen.delete])
      await expect(page.getByRole("button", { name })).toHaveCount(0);
    await expectAccessible(page);
    await page.setViewportSize(SIZES.desktop);
    await expect(tabs).toHaveText([about, plan, progress, settings]);
    await expectAccessible(page);
  });
  await test.step("the client's progress has an address of its own in view-as, with a banner and a way back", async () => {
    await page.goto(`/coach/clients/${client.id}/progress`);
    const banner = page.getByRole("complementary", { name: clients.viewAs.label });
    await expect(banner).toContainText(clients.viewAs.bannerProgress({ name: "Sanne" }));
    await expect(
      page
        .getByRole("main")
        .getByText(/71[.,]4/)
        .first(),
    ).toBeVisible();
    // The title and the logo of the coach's practice are hidden (ledger MEAS-033).
    await expect(page.getByRole("heading", { name: measurements.screen.title })).toHaveCount(0);
    await expect(page.getByRole("main").locator("header img")).toHaveCount(0);
    await expectAccessible(page);
    await banner.getByRole("link", { name: clients.viewAs.back }).click();
    await expect(page).toHaveURL(`/coach/clients/${client.id}`);
    await page.goBack();
    await banner.getByRole("link", { name: navigation.planner }).click();
    await expect(page).toHaveURL(`/coach/clients/${client.id}/planner`);
    await page.goto(`/coach/clients/${client.id}?tab=progress`);
  });
  await test.step("all four tabs fit on a phone, in the longer words of Dutch too", async () => {
    await page.setViewportSize(SIZES.phone);
    await page.evaluate(() => localStorage.setItem("plateful-language", "nl"));
    await page.reload();
    const list = page.getByRole("navigation", { name: phrasesOf("nl").clients.sections });
    await expect(list.getByRole("link")).toHaveCount(4);
    const { wanted, given } = await list.evaluate((nav) => ({
      wanted: nav.scrollWidth,
      given: nav.clientWidth,
    }));
    expect(wanted).toBeLessThanOrEqual(given);
  });
});
