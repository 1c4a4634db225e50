import { aClient, aCoach } from "../support/coaching.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { onDesktop, onLayouts } from "../support/page.ts";
import { callAs } from "../support/signed-in.ts";

test(
  "COACH-027 COACH-038 the tabs of a client lead to their progress, which a coach only looks at",
  onLayouts,
  async ({ page, browser, phrases }, info) => {
    const { clients, measurements } = phrases;
    const coach = await aCoach(page);
    const client = await aClient(browser, info, coach);
    const weight = { value: 71.4, created_at: new Date().toISOString() };
    await callAs(client.page, client.person, "POST", "userWeight/", weight);
    await page.goto(`/coach/clients/${client.person.id}`);
    const tabs = page.getByRole("navigation", { name: clients.sections }).getByRole("link");
    const { about, "nutrition-plan": plan, progress, settings } = clients.tabs;
    await expect(tabs).toHaveText([about, plan, progress, settings]);
    await tabs.filter({ hasText: progress }).click();
    await expect(page).toHaveURL(`/coach/clients/${client.person.id}?tab=progress`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sanne de Wit");
    const figure = page.getByRole("main").getByText(/71[.,]4/);
    await expect(figure.first()).toBeVisible();
    for (const name of [measurements.screen.add, measurements.screen.delete])
      await expect(page.getByRole("button", { name })).toHaveCount(0);
    await expectAccessible(page);
  },
);

test(
  "COACH-038 says of a client who measured nothing that there is nothing, and offers no adding",
  onDesktop,
  async ({ page, browser, phrases }, info) => {
    const { measurements } = phrases;
    const coach = await aCoach(page);
    const client = await aClient(browser, info, coach);
    await page.goto(`/coach/clients/${client.person.id}?tab=progress`);
    await expect(page.getByRole("heading", { name: measurements.screen.empty })).toBeVisible();
    await expect(page.getByRole("button", { name: measurements.screen.add })).toHaveCount(0);
  },
);
