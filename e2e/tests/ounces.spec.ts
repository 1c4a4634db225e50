import type { SingleFoodMeal } from "@plateful/contract";
import { itemsOf } from "../support/diary-items.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { languageOf, onLayouts, wordsOf } from "../support/page.ts";
import { aPersonWithPlan, isoToday } from "../support/people.ts";

const IMPERIAL = {
  preferences: {
    ...{ usesImperialUnitsForRecipes: true, usesImperialUnitsForHeight: true },
    personalWeightUnit: "POUNDS",
  },
};

test(
  "CALC-089 who reads ounces finds, adds and changes a food in ounces",
  onLayouts,
  async ({ page, context }, info) => {
    const { diary, foods, general, meals, nutrition } = wordsOf(info);
    const meal = meals.momentsInSentence.LUNCH;
    const person = await aPersonWithPlan(context, IMPERIAL);
    await person.api("POST", "calendarDay/", { date: isoToday() });
    const stored = async () => {
      const [item] = await itemsOf(page, person, isoToday());
      if (item === undefined) throw new Error("The lunch has no food.");
      const { quantity, suggested_serving: serving } = (item.meal as SingleFoodMeal).ingredient;
      return quantity * serving.quantity;
    };
    const name = languageOf(info) === "nl" ? "Kipfilet" : "Chicken breast";
    const amount = page.getByRole("textbox", { name: foods.amount });
    await page.goto("/planner");
    await page.getByRole("button", { name: diary.doItMyself }).click();
    await test.step("a food that was found tells its figures per ounce", async () => {
      await page.getByRole("button", { name: diary.addTo({ meal }) }).click();
      await page.getByRole("button", { name: foods.scanner.productTitle }).click();
      await page.getByRole("textbox", { name: foods.searchLabel }).fill(name.toLowerCase());
      await page
        .getByRole("listitem")
        .filter({ hasText: name })
        .first()
        .getByRole("button", { name: new RegExp(`^${name}`) })
        .click();
      await expect(page.getByText(new RegExp(`per ${nutrition.units.oz}$`))).toBeVisible();
    });
    await test.step("3 oz of it are stored as grams, and read as 3 oz", async () => {
      await page.getByRole("radio", { name: nutrition.units.oz, exact: true }).click();
      await amount.fill("3");
      await expectAccessible(page);
      await page.getByRole("button", { name: foods.addTo({ meal }) }).click();
      await expect(page.getByText(/^3 oz · /)).toBeVisible();
      expect(await stored()).toBeCloseTo(85.05, 3);
    });
    await test.step("and 4 after a change, also when the page is loaded again", async () => {
      await page
        .getByRole("button")
        .filter({ hasText: /3 oz · / })
        .click();
      await expect(amount).toHaveValue("3");
      await amount.fill("4");
      await page.getByRole("button", { name: general.save }).click();
      await expect(page.getByText(/^4 oz · /)).toBeVisible();
      expect(await stored()).toBeCloseTo(113.4, 3);
      await page.reload();
      await expect(page.getByText(/^4 oz · /)).toBeVisible();
    });
  },
);
