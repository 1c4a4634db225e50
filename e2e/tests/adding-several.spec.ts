import { itemsOf } from "../support/diary-items.ts";
import { eatFood, servingOf } from "../support/eaten-foods.ts";
import { expect, test } from "../support/journey.ts";
import { expectAccessible, languageOf, onLayouts, wordsOf } from "../support/page.ts";
import { aPersonWithPlan, isoToday } from "../support/people.ts";
import { Presses } from "../support/presses.ts";

const TODAY = isoToday();

interface Named {
  readonly name: string;
}

test(
  "FOOD-075 FOOD-078 FOOD-079 FOOD-080 FOOD-081 several foods are added in one go, and a favourite is kept with its heart",
  onLayouts,
  async ({ page, context }, info) => {
    const { diary, meals, foods, foodStart: words, general } = wordsOf(info);
    const person = await aPersonWithPlan(context);
    for (const days of [-1, -2, -3]) await eatFood(person, isoToday(days), "banana", 2);
    await eatFood(person, isoToday(-4), "whole milk", 1);
    await person.api("POST", "calendarDay/", { date: TODAY });
    const { food: bread } = await servingOf(person, "rye bread");
    await person.api("POST", "users/favourite-foods/", { food: bread.id, is_favourite: true });
    const headers = { authorization: `Token ${person.token}`, "accept-language": languageOf(info) };
    const rye: Named = await (await page.request.get(`/api/food/${bread.id}/`, { headers })).json();
    await page.goto("/planner");
    await page.getByRole("button", { name: diary.doItMyself }).click();
    const meal = meals.momentsInSentence.BREAKFAST;
    /** The largest first: each press is a call of its own, and two of them can arrive in either order. */
    const quantities = async () => {
      const items = await itemsOf(page, person, TODAY);
      const all = items.map(({ meal: food }) => ("ingredient" in food ? food.ingredient.quantity : 0));
      return all.toSorted((a, b) => b - a);
    };
    const list = (name: string) => page.getByRole("region", { name });
    const plusIn = (name: string) =>
      list(name)
        .getByRole("button", { name: /^(add|voeg) /i })
        .first();

    await page.getByRole("button", { name: diary.addTo({ meal }) }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: new RegExp(foods.scanner.productTitle) })
      .click();
    await test.step("what is usual, what was eaten last, and a favourite, one press each", async () => {
      await expect(list(foods.usualAt({ meal }))).toBeVisible();
      await expect(list(foods.recent)).toBeVisible();
      await expectAccessible(page);
      await page.screenshot({ path: info.outputPath("start.png") });
      const presses = new Presses();
      await presses.on(plusIn(foods.usualAt({ meal })));
      await presses.on(plusIn(foods.recent));
      await page.getByText(words.favourites, { exact: true }).click();
      await presses.on(plusIn(words.favourites));
      presses.expectAtMost(3);
      await expect(page.getByRole("button", { name: general.done })).toBeVisible();
      await expect.poll(quantities).toEqual([2, 1, 1]);
      await expectAccessible(page);
      await page.screenshot({ path: info.outputPath("basket.png") });
    });
    await test.step("the tick of the favourite takes it back", async () => {
      await list(words.favourites)
        .getByRole("button", { name: words.takeBack({ name: rye.name }) })
        .click();
      await expect.poll(quantities).toEqual([2, 1]);
    });
    await test.step("FOOD-088 its name leads to the amount that its row names, then to another, and that back here", async () => {
      await list(words.favourites)
        .getByRole("button", { name: new RegExp(`^${rye.name}`) })
        .click();
      // A favourite that was never eaten begins with one slice.
      await expect(page.getByRole("textbox", { name: foods.amount })).toHaveValue("1");
      await page.getByRole("group", { name: foods.unit }).getByRole("radio").first().check();
      await expect(page.getByRole("button", { name: words.favourite({ name: rye.name }) })).toHaveAttribute(
        "aria-pressed",
        "true",
      );
      await expectAccessible(page);
      await page.getByRole("textbox", { name: foods.amount }).fill("150");
      await page.getByRole("button", { name: foods.addTo({ meal }) }).click();
      await expect(page.getByRole("button", { name: general.done })).toBeVisible();
      await expect.poll(quantities).toEqual([2, 1.5, 1]);
    });
    await test.step("FOOD-088 what a search finds is added by its plus in one of it, and taken back", async () => {
      const box = page.getByRole("textbox", { name: foods.searchLabel });
      await box.fill("kiwi");
      const kiwi = page.getByRole("listitem").filter({ hasText: /kiwi/i }).first();
      await kiwi.getByRole("button", { name: /^(add 1 |voeg 1 )/i }).click();
      await expect.poll(quantities).toEqual([2, 1.5, 1, 1]);
      await expectAccessible(page);
      await page.screenshot({ path: info.outputPath("found.png") });
      await kiwi.getByRole("button", { name: /^(take|haal) /i }).click();
      await expect.poll(quantities).toEqual([2, 1.5, 1]);
      await box.fill("");
    });
    await test.step("the last one is taken back in the bar, and Done leads to the day", async () => {
      await page
        .getByRole("button", { name: words.takeBack({ name: rye.name }) })
        .last()
        .click();
      await expect.poll(quantities).toEqual([2, 1]);
      await page.getByRole("button", { name: general.done }).click();
      await expect(page.getByRole("button", { name: diary.addTo({ meal }) })).toBeVisible();
    });
  },
);

test(
  "DIARY-141 what comes late into the sheet of a meal, or not at all, moves nothing that can be pressed",
  onLayouts,
  async ({ page, context }, info) => {
    const { diary, meals, foods, general } = wordsOf(info);
    await aPersonWithPlan(context);
    let answer = (): void => {};
    const isTime = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/\/api\/generateMeals\//, async (route) => {
      await isTime;
      await route.fulfill({ status: 500, json: {} });
    });
    await page.goto("/planner");
    await page.getByRole("button", { name: diary.doItMyself }).click();
    const dialog = page.getByRole("dialog");
    await page
      .getByRole("button", { name: diary.addTo({ meal: meals.momentsInSentence.BREAKFAST }) })
      .click();
    const way = dialog.getByRole("button", { name: new RegExp(foods.scanner.productTitle) });
    await way.click({ trial: true });
    const before = await way.boundingBox();
    answer();
    await expect(dialog.getByText(general.errorLoadingData)).toBeVisible();
    expect(await way.boundingBox()).toEqual(before);
  },
);
