import { phrasesOf } from "@plateful/phrases/all";
import { aCook } from "../support/cook-ahead.ts";
import { expect, test } from "../support/journey.ts";
import { openAndHold } from "../support/without-network.ts";

test("PLAN-254 a preparation that was opened goes on without a network, through a reload", async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const { preparation: words } = phrasesOf("en");
  await aCook(context);
  await openAndHold(page);
  await page.goto("/planner/cook");
  await expect(page.getByText(words.meals({ count: 2 }), { exact: true })).toBeVisible();
  await page.getByRole("button", { name: words.start, exact: true }).click();
  await context.setOffline(true);
  await page.getByRole("button", { name: words.next }).click();
  await page.reload();
  await expect(page.getByText(words.meals({ count: 2 }), { exact: true })).toBeVisible();
  const done = page.getByRole("listitem").filter({ hasText: new RegExp(`, ${words.states.DONE}$`) });
  await expect(done.first()).toBeVisible();
  await context.setOffline(false);
});
