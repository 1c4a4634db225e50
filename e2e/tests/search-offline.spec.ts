import { phrasesOf } from "@plateful/phrases/all";
import type { BrowserContext, Page } from "@playwright/test";
import { ORIGIN } from "../address.ts";
import { eatFood } from "../support/eaten-foods.ts";
import { expect, test } from "../support/journey.ts";
import { expectAccessible } from "../support/page.ts";
import { aPlannedPerson, isoToday, type Person } from "../support/people.ts";
import { dayOf, itemAt, mealCalled, openAndHold, untilDiaryIsHeld } from "../support/without-network.ts";

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

  await test.step("FOOD-088 another is added by its plus, in one of it", async () => {
    await openSearch();
    await box.fill("kiwi");
    await page
      .getByRole("listitem")
      .filter({ hasText: "Kiwi" })
      .first()
      .getByRole("button", { name: /^Add 1 / })
      .click();
    await page.getByRole("button", { name: general.done }).click();
    await expect(page.getByText(words.waiting({ count: 2 }))).toBeVisible();
  });

  await context.setOffline(false);
  await expect(page.getByText(words.sent)).toBeVisible({ timeout: 20_000 });
  const known = new Set(before.calendar_items.map(({ id }) => id));
  const added = (await dayOf(person)).calendar_items.filter(({ id }) => !known.has(id));
  expect(added.map(({ meal_moment, status }) => [meal_moment, status])).toEqual([
    ["DINNER", "EATEN"],
    ["DINNER", "EATEN"],
  ]);

  await test.step("with the network back all foods are searched", async () => {
    await openSearch();
    await box.fill("banana");
    await expect(result(/^Banana/).first()).toBeVisible();
    await expect(page.getByText(foodStart.onDevice)).toHaveCount(0);
    await expect(page.getByRole("button", { name: general.back })).toBeVisible();
  });
});

const PIXEL =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** Puts a recipe of one's own with an uploaded picture in the place of today's lunch; answers where the picture stands. */
async function lunchWithPicture(person: Person, context: BrowserContext): Promise<string> {
  const file = { name: "soup.png", mimeType: "image/png", buffer: Buffer.from(PIXEL, "base64") };
  const uploaded = await context.request.post(`${ORIGIN}/api/media/`, {
    headers: { authorization: `Token ${person.token}` },
    multipart: { purpose: "RECIPE_IMAGE", file },
  });
  const { url } = (await uploaded.json()) as { url: string };
  const { id } = await person.api<{ id: number }>("POST", "recipeTemplate/", {
    ...{ name: "Soup of mine", image: url },
  });
  const day = await dayOf(person);
  const lunch = itemAt(day, "LUNCH");
  await person.api("POST", "planGeneratedRecipeMeal/", {
    ...{ recipe_template: id, portions_to_plan: 1, calendar_day_id: day.id },
    ...{ meal_slot_specification_id: lunch.meal_slot, calendar_item_to_replace: lunch.id },
  });
  return url;
}

test("DIARY-112 the last thirty days and the recipes of the week are read without a network", async ({
  page,
  context,
}, info) => {
  test.setTimeout(120_000);
  const person = await aPlannedPerson(context, 1);
  await eatFood(person, isoToday(-28), "banana", 2);
  const dinner = itemAt(await dayOf(person), "DINNER").meal.recipe_template;
  const picture = await lunchWithPicture(person, context);
  await openAndHold(page);
  await untilDiaryIsHeld(page);
  await context.setOffline(true);

  await test.step("a day four weeks ago that was never opened here", async () => {
    await page.goto(`/planner?date=${isoToday(-28)}`);
    await expect(page.getByRole("checkbox", { name: diary.eatenLabel({ name: "Banana" }) })).toBeVisible();
  });

  await test.step("a recipe of today with its picture", async () => {
    await page.goto(`/planner?date=${isoToday()}`);
    await mealCalled(page, dinner.name).first().click();
    await expect(page.getByRole("heading", { name: dinner.name })).toBeVisible();
    const pictures = page.locator('img[src*="/plates/"][src*="hero"]');
    await expect
      .poll(() => pictures.first().evaluate((one: HTMLImageElement) => one.naturalWidth))
      .toBeGreaterThan(0);
    await page.screenshot({ path: info.outputPath("recipe.png") });
    await page.goBack();
  });

  await test.step("DIARY-112 a recipe of one's own with the picture that was uploaded", async () => {
    await mealCalled(page, "Soup of mine").first().click();
    await expect(page.getByRole("heading", { name: "Soup of mine" })).toBeVisible();
    const shown = page.locator(`img[src*="${picture}"]`).first();
    await expect.poll(() => shown.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
    const held = await page.evaluate(async () => {
      const cache = await caches.open("plateful-personal-pictures");
      return (await cache.keys()).map(({ url }) => new URL(url).pathname);
    });
    expect(held).toEqual([picture]);
    await page.goBack();
  });
});
