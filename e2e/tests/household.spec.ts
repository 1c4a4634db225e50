import type { Page } from "@playwright/test";
import { aClient, aCoach, planFor } from "../support/coaching.ts";
import { expect, test } from "../support/journey.ts";
import { expectAccessible, onLayouts, wordsOf } from "../support/page.ts";
import { aPersonWithPlan, isoToday, type Person } from "../support/people.ts";

const row = (page: Page, name: string) => page.getByRole("button", { name: new RegExp(`^${name} `) });

/** Tomorrow, planned for everybody who eats along. */
const planTomorrow = (person: Person) =>
  person.api("POST", "autoPlanDays/", {
    ...{ num_days: 1, start_date_inclusive: isoToday(1), delete_existing_plans: true },
  });

test(
  "PLAN-127 PLAN-126 PLAN-129 adds who eats along, by keyboard, cooks for them, and lets one stay away",
  onLayouts,
  async ({ page, context }, info) => {
    const { household: words, general, meals, navigation, nutrition, recipes } = wordsOf(info);
    const person = await aPersonWithPlan(context);
    await page.goto("/profile");
    const sheet = page.getByRole("dialog");

    await test.step("who eats along", async () => {
      await expect(page.getByText(words.empty)).toBeVisible();
      await page.getByRole("button", { name: words.add }).focus();
      await page.keyboard.press("Enter");
      await expect(sheet.getByText(words.fromNow)).toBeVisible();
      await expect(sheet.getByRole("button", { name: general.save })).toBeDisabled();
      await sheet.getByRole("textbox", { name: words.form.name }).fill("Tom");
      await sheet
        .getByRole("radio", { name: new RegExp(`^${words.form.amounts.CHILD.slice(0, 4)}`) })
        .first()
        .focus();
      await page.keyboard.press("Space");
      await sheet.getByRole("checkbox", { name: meals.types.LUNCH }).focus();
      await page.keyboard.press("Space");
      const diet = { name: nutrition.diets.VEGETARIAN, exact: true };
      await sheet.getByRole("radio", diet).check({ force: true });
      await expectAccessible(page);
      await sheet.getByRole("button", { name: general.save }).click();
      await expect(sheet).toHaveCount(0);
      await expect(row(page, "Tom")).toContainText(words.everyDay);
    });

    await test.step("a meal for both, and for one alone", async () => {
      await planTomorrow(person);
      await page.goto(`/planner?date=${isoToday(1)}`);
      const card = meals.eatenWith({ names: "Tom" });
      await expect(page.getByText(card)).toHaveCount(2);
      await expectAccessible(page);
      await page.getByRole("button").filter({ hasText: card }).last().click();
      await expect(page.getByText(words.table.amounts)).toBeVisible();
      await expect(page.getByText(new RegExp(`^${words.table.you}\\s.* · Tom\\s`))).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("button", { name: words.table.change }).click();
      await sheet.getByRole("checkbox", { name: "Tom" }).uncheck({ force: true });
      await expectAccessible(page);
      await sheet.getByRole("button", { name: general.save }).click();
      await expect(page.getByText(words.table.amounts)).toHaveCount(0);
      await page.getByRole("button", { name: recipes.close }).click();
      await expect(page.getByText(card)).toHaveCount(1);
    });

    await test.step("nobody any longer", async () => {
      await page.getByRole("link", { name: navigation.profile }).click();
      await row(page, "Tom").click();
      await sheet.getByRole("button", { name: words.removal.action({ name: "Tom" }) }).click();
      await expect(sheet.getByText(words.removal.text({ name: "Tom" }))).toBeVisible();
      await sheet.getByRole("button", { name: words.removal.action({ name: "Tom" }) }).click();
      await expect(page.getByText(words.empty)).toBeVisible();
    });
  },
);

test(
  "PLAN-180 PLAN-181 PLAN-182 says whom a planned meal does not suit, what others get of a swap, and for how many is bought",
  onLayouts,
  async ({ page, context }, info) => {
    const { diary, groceries, planChanges, meals } = wordsOf(info);
    const person = await aPersonWithPlan(context);
    const member = { name: "Tom", meal_types: ["BREAKFAST", "LUNCH", "DINNER", "SNACK"] };
    const tom = await person.api<{ id: number }>("POST", "users/household-members/", member);
    await planTomorrow(person);
    await page.goto(`/planner?date=${isoToday(1)}`);
    const unsuited = page.getByText(diary.unsuited({ names: "Tom" }));
    const more = page.getByRole("button", {
      name: diary.moreFor({ meal: meals.momentsInSentence.DINNER }),
    });
    await expect(more).toBeVisible();
    await expect(unsuited).toHaveCount(0);
    await person.api("PATCH", `users/household-members/${tom.id}/`, {
      ...{ diet: "VEGAN", food_intolerances_gluten: true, food_intolerances_nut: true },
    });
    await page.reload();
    await expect(unsuited.first()).toBeVisible();
    await expectAccessible(page);
    await more.click();
    await page.getByRole("menuitem", { name: planChanges.swap.action }).click();
    const sheet = page.getByRole("dialog");
    await expect(sheet.getByText(/^Tom\s\d/).first()).toBeVisible();
    await expectAccessible(page);
    const tomorrow = { start_date: isoToday(1), end_date: isoToday(1) };
    await person.api("POST", "groceryList/", tomorrow);
    await page.goto("/groceries");
    await expect(page.getByText(groceries.list.forPeople({ fewest: 2, most: 2 })).first()).toBeVisible();
    await expectAccessible(page);
  },
);

test("PLAN-093 PLAN-127 a coach says how to cook for a client, and who eats along", async ({
  page,
  browser,
}, info) => {
  const { household: words, general, profile } = wordsOf(info);
  const coach = await aCoach(page);
  const client = await aClient(browser, info, coach);
  await planFor(client);
  await page.goto(`/coach/clients/${client.person.id}`);
  const sheet = page.getByRole("dialog");
  await expect(page.getByText(words.emptyOfClient)).toBeVisible();
  await page.getByRole("button", { name: words.add }).click();
  await sheet.getByRole("textbox", { name: words.form.name }).fill("Eva");
  await expect(sheet.getByRole("radio", { name: words.form.amounts.SAME_AS_CLIENT })).toBeChecked();
  await sheet.getByRole("button", { name: general.save }).click();
  await expect(row(page, "Eva")).toBeVisible();
  await expect(sheet).toHaveCount(0);

  const { NEXT_LUNCH } = profile.cookingWishes.leftovers;
  const nextLunch = { name: new RegExp(NEXT_LUNCH) };
  await row(page, profile.rows.leftovers).click();
  await sheet.getByRole("radio", { name: NEXT_LUNCH }).check({ force: true });
  await sheet.getByRole("button", { name: general.save }).click();
  await expect(page.getByRole("button", nextLunch)).toBeVisible();

  await client.page.goto("/profile");
  await expect(row(client.page, "Eva")).toBeVisible();
  await expect(client.page.getByRole("button", nextLunch)).toBeVisible();
  await client.page.context().close();
});
