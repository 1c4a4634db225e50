import { aClient, aCoach, planFor } from "../support/coaching.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { onLayouts } from "../support/page.ts";
import { isoToday } from "../support/people.ts";
import { callAs } from "../support/signed-in.ts";

interface Days {
  readonly results: readonly { readonly date: string; readonly calendar_items: readonly unknown[] }[];
}

test(
  "COACH-192 a coach plans a client's empty meals of seven days, and takes it back",
  onLayouts,
  async ({ page, browser, phrases }, info) => {
    const { diary: words } = phrases;
    const coach = await aCoach(page);
    const client = await aClient(browser, info, coach);
    await planFor(client);
    const planned = async () => {
      const { results } = await callAs<Days>(
        client.page,
        client.person,
        "GET",
        `calendarDay/?date__gte=${isoToday()}`,
      );
      return results.filter(({ calendar_items }) => calendar_items.length > 0).length;
    };
    expect(await planned()).toBe(0);
    await page.goto(`/coach/clients/${client.person.id}/planner`);
    const menu = page.getByRole("button", { name: words.dayMenu });
    await page.screenshot({ path: info.outputPath("empty.png"), fullPage: true });
    await page.getByRole("button", { name: words.planDays({ days: 7 }) }).click();
    await expect(page.getByText(words.daysPlanned({ days: 7 }))).toBeVisible({ timeout: 30_000 });
    expect(await planned()).toBe(7);
    await expectAccessible(page);
    await page.screenshot({ path: info.outputPath("week.png"), fullPage: true });
    await menu.click();
    await expect(page.getByRole("menuitem", { name: words.planDays({ days: 7 }) })).toBeVisible();
    await page.getByRole("menuitem", { name: words.undoPlanning }).click();
    await expect(page.getByText(words.planningUndone)).toBeVisible();
    expect(await planned()).toBe(0);
  },
);
