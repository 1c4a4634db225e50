import { phrasesOf } from "@plateful/phrases/all";
import { expect, test } from "../support/journey.ts";
import { aPlannedPerson, isoToday } from "../support/people.ts";
import { dayOf, itemAt, openAndHold, untilDiaryIsHeld } from "../support/without-network.ts";

const { cooking: words, recipes } = phrasesOf("en");

test("REC-136 a planned meal is cooked without a network, through a reload, and marked as eaten later", async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const person = await aPlannedPerson(context, 1);
  const item = itemAt(await dayOf(person), "DINNER") as ReturnType<typeof itemAt> & { object_id: number };
  await openAndHold(page);
  await untilDiaryIsHeld(page);
  await context.setOffline(true);
  await page.getByRole("button", { name: new RegExp(`^${item.meal.recipe_template.name}`) }).click();
  await page.getByRole("button", { name: recipes.cook }).click();
  const next = page.getByRole("button", { name: words.next });
  await expect(page.getByText(words.stepOf({ step: 1, of: 3 }).split(" of ")[0] ?? "")).toBeVisible();
  await next.click();
  await page.reload();
  await expect(page.getByText(/^Step 2 of \d+$/)).toBeVisible();
  const start = page.getByRole("button", { name: /^Start \d/ });
  if ((await start.count()) > 0) await start.first().click();
  await expect(async () => {
    if (await next.isVisible()) await next.click();
    await expect(page.getByRole("button", { name: words.done, exact: true })).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.getByRole("button", { name: words.done, exact: true }).click();
  await expect(page.getByRole("heading", { level: 2, name: words.end.title })).toBeVisible();
  await page.getByRole("button", { name: words.end.eaten }).click();
  await expect(page).toHaveURL(`/planner?date=${isoToday()}`);
  expect(itemAt(await dayOf(person), "DINNER").status).toBe("PLANNED");
  await context.setOffline(false);
  await expect
    .poll(async () => itemAt(await dayOf(person), "DINNER").status, { timeout: 20_000 })
    .toBe("EATEN");
});
