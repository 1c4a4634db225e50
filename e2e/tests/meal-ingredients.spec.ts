import type { RecipeMeal, RecipeTemplate } from "@plateful/contract";
import type { Page } from "@playwright/test";
import { itemsOf } from "../support/diary-items.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { languageOf, onLayouts, wordsOf } from "../support/page.ts";
import { aPlannedPerson, isoToday, type Person } from "../support/people.ts";

async function read<Answer>(page: Page, person: Person, path: string): Promise<Answer> {
  const headers = { authorization: `Token ${person.token}`, "accept-language": languageOf(test.info()) };
  return (await (await page.request.get(`/api/${path}`, { headers })).json()) as Answer;
}

async function lunchOf(page: Page, person: Person): Promise<RecipeMeal> {
  const items = await itemsOf(page, person, isoToday());
  const lunch = items.find(({ meal_moment: moment }) => moment === "LUNCH");
  if (lunch === undefined) throw new Error("No lunch is planned.");
  return read(page, person, `recipeMeal/${lunch.object_id}/`);
}

test(
  "REC-034 REC-116 the ingredients of one planned meal are changed in place, and the recipe stays as it is",
  onLayouts,
  async ({ page, context }, info) => {
    const { diary, foods, general, ownPortion } = wordsOf(info);
    const words = ownPortion.ingredients;
    const person = await aPlannedPerson(context);
    await page.goto("/planner");
    const planned = await lunchOf(page, person);
    const [first, second] = planned.ingredients;
    if (first === undefined || second === undefined) throw new Error("The lunch has too few ingredients.");
    const path = `recipeTemplate/${planned.recipe_template.id}/`;
    const recipe = await read<RecipeTemplate>(page, person, path);
    const dialog = page.getByRole("dialog");
    const { name } = planned.recipe_template;
    const one = diary.portionOf({ size: "1", isOne: true });
    const pill = page.getByRole("button", { name: diary.changePortion({ portion: one, name }) });
    const row = (food: string) => dialog.getByRole("listitem").filter({ hasText: food });
    const quantityOf = async (id: number) =>
      (await lunchOf(page, person)).ingredients.find((ingredient) => ingredient.id === id)?.quantity;
    await pill.click();
    await expect(dialog.getByRole("listitem")).toHaveCount(planned.ingredients.length);
    await expectAccessible(page);

    await test.step("more of one, which the day shows and the row holds against the recipe", async () => {
      await expect(row(first.name)).not.toContainText(words.inRecipe({ amount: "" }).trim());
      await dialog.getByRole("button", { name: words.more({ name: first.name }) }).click();
      await expect(row(first.name)).toContainText(words.inRecipe({ amount: "" }).trim());
      await expect.poll(() => quantityOf(first.id)).toBeGreaterThan(first.quantity);
      const now = await lunchOf(page, person);
      const gained = (((await quantityOf(first.id)) ?? 0) - first.quantity) * first.suggested_serving.kcal;
      // The figures of a recipe are stored in whole kcal, those of a changed meal are added up.
      expect(Math.abs(now.kcal - planned.kcal - gained)).toBeLessThan(2);
      await page.getByRole("button", { name: general.undo }).click();
      await expect.poll(() => quantityOf(first.id)).toBeCloseTo(first.quantity, 4);
      await expect(row(first.name)).not.toContainText(words.inRecipe({ amount: "" }).trim());
    });
    await test.step("an amount that is typed, and what is none", async () => {
      const field = dialog.getByRole("textbox", { name: words.amountOf({ name: second.name }) });
      const before = await field.inputValue();
      await field.fill("veel");
      await field.press("Enter");
      await expect(page.getByText(general.notANumber)).toBeVisible();
      await expect(field).toHaveValue(before);
      await field.fill("12,5");
      await field.press("Enter");
      await expect.poll(() => quantityOf(second.id)).not.toBeCloseTo(second.quantity, 3);
    });
    await test.step("left out, and taken back", async () => {
      await dialog.getByRole("textbox", { name: words.amountOf({ name: second.name }) }).fill("0,1");
      await page.keyboard.press("Enter");
      await dialog.getByRole("button", { name: words.remove({ name: second.name }) }).click();
      await expect(row(second.name)).toHaveCount(0);
      await expect.poll(() => quantityOf(second.id)).toBeUndefined();
      await page.getByRole("button", { name: general.undo }).click();
      await expect(row(second.name)).toHaveCount(1);
    });
    await test.step("a food that the recipe has not, and back at the meal", async () => {
      await dialog.getByRole("button", { name: words.add }).click();
      await page.getByRole("searchbox").or(page.getByLabel(foods.searchLabel)).first().fill("roomboter");
      await page
        .getByRole("button", { name: /boter|butter/i })
        .first()
        .click();
      await page.getByRole("button", { name: general.save, exact: true }).click();
      await expect(page).toHaveURL(/\/planner/);
      await expect(row(words.extra)).toHaveCount(1);
    });
    await test.step("what the network refuses stays as it was, and says so", async () => {
      await page.route("**/api/ingredient/*/", (route) => route.fulfill({ status: 500, json: {} }));
      const before = await quantityOf(first.id);
      await dialog.getByRole("button", { name: words.more({ name: first.name }) }).click();
      await expect(page.getByRole("alert").first()).toBeVisible();
      await page.unroute("**/api/ingredient/*/");
      await expect(row(first.name)).not.toContainText(words.inRecipe({ amount: "" }).trim());
      expect(await quantityOf(first.id)).toBe(before);
    });
    await test.step("without a network nothing is shown that is not stored", async () => {
      const field = dialog.getByRole("textbox", { name: words.amountOf({ name: first.name }) });
      const before = await field.inputValue();
      const rowsBefore = await dialog.getByRole("listitem").count();
      await context.setOffline(true);
      await dialog.getByRole("button", { name: words.more({ name: first.name }) }).click();
      await expect(page.getByRole("alert").first()).toBeVisible();
      await expect(field).toHaveValue(before);
      await expect(dialog.getByRole("listitem")).toHaveCount(rowsBefore);
      await context.setOffline(false);
    });
    await test.step("the page of the meal shows it, and the recipe is what it was", async () => {
      await page.goto(`/recipe-meals/${planned.id}`);
      await expect(
        page
          .getByRole("listitem")
          .filter({ hasText: /boter|butter/i })
          .first(),
      ).toBeVisible();
      await page.getByRole("button", { name: words.change }).click();
      await expect(page.getByRole("button", { name: words.more({ name: first.name }) })).toBeVisible();
      expect((await read<RecipeTemplate>(page, person, path)).ingredients).toEqual(recipe.ingredients);
    });
  },
);
