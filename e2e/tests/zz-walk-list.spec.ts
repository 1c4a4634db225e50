import { expect, test } from "../support/journey.ts";
import { onLayouts, wordsOf } from "../support/page.ts";
import { aPlannedPerson, isoToday } from "../support/people.ts";

test("walk list", onLayouts, async ({ page, context }, info) => {
  const { groceries } = wordsOf(info);
  const lang = groceries.list.title === "Groceries" ? "en" : "nl";
  const person = await aPlannedPerson(context, 2);
  for (const start of [isoToday(-14), isoToday(-7), isoToday()])
    await person.api("POST", "autoPlanDays/", {
      num_days: 7,
      start_date_inclusive: start,
      delete_existing_plans: true,
    });
  const shot = async (name: string) => {
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: width === 375 ? 1700 : 1000 });
      await page.waitForTimeout(700);
      await page.screenshot({ path: `/tmp/w/list-shots/${name}-${lang}-${width}.png` });
    }
  };
  await person.api("POST", "groceryList/", { start_date: isoToday(), end_date: isoToday(2) });
  await page.goto("/groceries");
  await expect(page.getByRole("checkbox").first()).toBeVisible({ timeout: 20000 });
  await shot("a-three-days");
  await person.api("POST", "groceryList/", { start_date: isoToday(), end_date: isoToday(6) });
  await page.waitForTimeout(1500);
  await page.goto("/groceries");
  await expect(page.getByRole("checkbox").first()).toBeVisible({ timeout: 20000 });
  await page.getByRole("checkbox").first().click();
  await shot("b-week");
  const put = page.getByRole("button", { name: groceries.packs.haveAll });
  if (await put.isVisible()) await put.click();
  await page.locator("#at-home-button").click();
  await shot("c-aside");
  await page
    .getByRole("button", { name: /Until when|Tot wanneer/ })
    .first()
    .click();
  await shot("d-until");
});
