import { phrasesOf } from "@plateful/phrases/all";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { expectAccessible } from "../support/page.ts";
import { aPlannedPerson } from "../support/people.ts";
import { dayOf, openAndHold } from "../support/without-network.ts";

const { diary, foods, foodStart, general, meals, planChanges } = phrasesOf("en");
const words = planChanges.kept;

const holdsFoods = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open("plateful-personal-answers");
    return (await cache.keys()).some(({ url }) => url.includes("users/device-foods/"));
  });

test("FOOD-083 FOOD-084 FOOD-085 foods of this device are found, chosen and added without a network, and stored once", async ({
  page,
  context,
}, info) => {
  test.setTimeout(120_000);
  const person = await aPlannedPerson(context, 1);
  await openAndHold(page);
  await expect.poll(() => holdsFoods(page)).toBe(true);
  const before = await dayOf(person);
  await context.setOffline(true);
  // Opened without a network, the app knows nothing but what the device holds.
  await page.reload();
  const openSearch = async () => {
    await page.getByRole("button", { name: diary.addTo({ meal: meals.momentsInSentence.DINNER }) }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: new RegExp(foods.scanner.productTitle) }).click();
  };
  const box = page.getByRole("textbox", { name: foods.searchLabel });
  const result = (name: RegExp) => page.getByRole("main").getByRole("button", { name });

  await test.step("in either language, with a mistake, and nothing worse than nothing", async () => {
    await openSearch();
    for (const [typed, found] of [
      ["banaan", /^Banana/],
      ["bananna", /^Banana/],
      ["full fat yogurt", /yoghurt/i],
    ] as const) {
      await box.fill(typed);
      await expect(result(found).first()).toBeVisible();
      await expect(page.getByText(foodStart.onDevice)).toBeVisible();
    }
    await box.fill("qqqqq");
    await expect(page.getByText(foodStart.notOnDevice)).toBeVisible();
  });

  await test.step("its amount is chosen, and it is in the day at once", async () => {
    await box.fill("banana");
    await expect(result(/^Banana/).first()).toBeVisible();
    await expectAccessible(page);
    await page.screenshot({ path: info.outputPath("search.png") });
    await box.press("Tab");
    await result(/^Banana/)
      .first()
      .click();
    await expect(page.getByText("Banana").first()).toBeVisible();
    await page
      .getByRole("button", {
        name: new RegExp(`^${diary.addTo({ meal: meals.momentsInSentence.DINNER })}|^${diary.add}`),
      })
      .last()
      .click();
    await expect(page.getByText(words.waiting({ count: 1 }))).toBeVisible();
    await expect(page.getByRole("checkbox", { name: diary.eatenLabel({ name: "Banana" }) })).toBeChecked();
  });

  await context.setOffline(false);
  await expect(page.getByText(words.sent)).toBeVisible({ timeout: 20_000 });
  const known = new Set(before.calendar_items.map(({ id }) => id));
  const added = (await dayOf(person)).calendar_items.filter(({ id }) => !known.has(id));
  expect(added.map(({ meal_moment, status }) => [meal_moment, status])).toEqual([["DINNER", "EATEN"]]);

  await test.step("with the network back all foods are searched", async () => {
    await openSearch();
    await box.fill("banana");
    await expect(result(/^Banana/).first()).toBeVisible();
    await expect(page.getByText(foodStart.onDevice)).toHaveCount(0);
    await expect(page.getByRole("button", { name: general.back })).toBeVisible();
  });
});
