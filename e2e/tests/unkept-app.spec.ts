import { phrasesOf } from "@plateful/phrases/all";
import { expect, test } from "../support/journey.ts";
import { aPlannedPerson } from "../support/people.ts";

/** The page reads what it needs without a network some seconds after the planner. */
const HELD = { timeout: 20_000 };

test("PLAN-115 a tick waits and is marked so in a browser that keeps no copy of the app", async ({
  page,
  context,
}) => {
  const words = phrasesOf("en").planChanges.kept;
  await aPlannedPerson(context, 1);
  const held = page.waitForResponse((response) => response.url().includes("/favourite-foods/"), HELD);
  await page.goto("/planner");
  const tick = page.getByRole("checkbox").first();
  await expect(tick).toBeVisible();
  await held;
  await context.setOffline(true);
  await tick.click();
  await expect(page.getByText(words.waiting({ count: 1 }))).toBeVisible();
  await expect(page.getByRole("img", { name: words.mark })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByText(words.sent)).toBeVisible({ timeout: 20_000 });
  await expect(tick).toBeChecked();
});
