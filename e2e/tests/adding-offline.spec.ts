import { phrasesOf } from "@plateful/phrases/all";
import { itemsOf } from "../support/diary-items.ts";
import { eatFood, servingOf } from "../support/eaten-foods.ts";
import { expect, test } from "../support/journey.ts";
import { expectAccessible } from "../support/page.ts";
import { aPlannedPerson, isoToday } from "../support/people.ts";
import { openAndHold } from "../support/without-network.ts";

const TODAY = isoToday();

test("FOOD-077 FOOD-083 without a network the favourites are added and the search says what is searched", async ({
  page,
  context,
}) => {
  const { diary, meals, foods, foodStart: words, general } = phrasesOf("en");
  const person = await aPlannedPerson(context, 1);
  await eatFood(person, isoToday(-1), "banana", 2);
  const { food: rye } = await servingOf(person, "rye bread");
  await person.api("POST", "users/favourite-foods/", { food: rye.id, is_favourite: true });
  await openAndHold(page);
  const holds = (what: RegExp) =>
    page.evaluate(async (pattern) => {
      const cache = await caches.open("plateful-personal-answers");
      return (await cache.keys()).some(({ url }) => new RegExp(pattern).test(url));
    }, what.source);
  await expect.poll(() => holds(/favourite-foods/)).toBe(true);
  await expect.poll(() => holds(/device-foods/)).toBe(true);
  const lunch = meals.momentsInSentence.LUNCH;
  const openSearch = async () => {
    await page.getByRole("button", { name: diary.addTo({ meal: lunch }) }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: new RegExp(foods.scanner.productTitle) }).click();
  };
  const before = (await itemsOf(page, person, TODAY)).length;
  await context.setOffline(true);
  await openSearch();
  await page.getByText(words.favourites, { exact: true }).click();
  await page.getByRole("region", { name: words.favourites }).getByRole("button", { name: /^Add / }).click();
  await expect(page.getByRole("button", { name: general.done })).toBeVisible();
  await page.getByRole("textbox", { name: foods.searchLabel }).fill("milk");
  await expect(page.getByText(words.onDevice)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: general.done }).click();
  await context.setOffline(false);
  await expect
    .poll(async () => (await itemsOf(page, person, TODAY)).length, { timeout: 20_000 })
    .toBe(before + 1);
});
