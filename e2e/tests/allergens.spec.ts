import type { Page } from "@playwright/test";
import { aCoach, planFor } from "../support/coaching.ts";
import { aClientElsewhere } from "../support/elsewhere.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { languageOf, onLayouts, wordsOf } from "../support/page.ts";
import { aPersonWithPlan, isoToday, type Person } from "../support/people.ts";

type Words = ReturnType<typeof wordsOf>;
type Food = readonly [english: string, dutch: string];

const GOUDA: Food = ["Gouda cheese", "Goudse kaas"];
const CHEESEBURGER: Food = ["Cheeseburger in a bun", "Cheeseburger op een broodje"];

const row = (page: Page, name: string) => page.getByRole("button", { name: new RegExp(`^${name} `) });

/** Chips are check boxes behind their names, which is what people press. */
const press = (page: Page, name: string) =>
  page
    .getByRole("dialog")
    .locator("label")
    .filter({ hasText: new RegExp(`^${name}$`) })
    .click();

const storedOf = async (person: Person) =>
  (await person.api<{ intake: { food_allergens: string[] } }>("GET", "users/me/")).intake.food_allergens;

/** From the planner to the search for a food for lunch. */
async function openSearch(page: Page, words: Words): Promise<void> {
  const meal = words.meals.momentsInSentence.LUNCH;
  await page.goto("/planner");
  await page.getByRole("button", { name: words.diary.doItMyself }).click();
  await page.getByRole("button", { name: words.diary.addTo({ meal }) }).click();
  await page.getByRole("button", { name: words.foods.scanner.productTitle }).click();
}

/** From the search to the page of a food. */
async function openFood(page: Page, words: Words, name: string): Promise<void> {
  await page.getByRole("textbox", { name: words.foods.searchLabel }).fill(name.toLowerCase());
  const found = page.getByRole("listitem").filter({ hasText: name }).first();
  await found.getByRole("button", { name: new RegExp(`^${name}`) }).click();
  await expect(page.getByRole("heading", { level: 2, name: new RegExp(`^${name}`) })).toBeVisible();
}

test(
  "PROF-037 PROF-038 PROF-039 PROF-040 PLAN-147 FOOD-089 sets allergies, says what planning does with them, and what a food contains",
  onLayouts,
  async ({ page, context }, info) => {
    const words = wordsOf(info);
    const { allergens, general, household, nutrition, profile } = words;
    const at = languageOf(info) === "en" ? 0 : 1;
    const person = await aPersonWithPlan(context);
    const sheet = page.getByRole("dialog");
    const save = () => sheet.getByRole("button", { name: general.save }).click();
    await page.goto("/profile");

    await test.step("PROF-037 PROF-040 PLAN-147 two of the fourteen, with what planning does and what would fit", async () => {
      await page.getByRole("button", { name: `${profile.rows.allergies} ${profile.none}` }).click();
      await expect(sheet.getByRole("checkbox")).toHaveCount(14);
      await expect(sheet.getByText(allergens.hint)).toBeVisible();
      await expect(sheet.getByRole("status")).not.toBeEmpty();
      await press(page, allergens.names.MILK);
      await press(page, allergens.names.EGG);
      await expect(sheet.getByRole("checkbox", { name: allergens.names.MILK })).toBeChecked();
      await expectAccessible(page);
      await save();
      const names = `${allergens.names.EGG}, ${allergens.names.MILK}`;
      await expect(page.getByRole("button", { name: `${profile.rows.allergies} ${names}` })).toBeVisible();
      expect(await storedOf(person)).toEqual(["EGG", "MILK"]);
    });

    await test.step("PROF-039 lactose is explained where it is chosen", async () => {
      await row(page, profile.rows.intolerances).click();
      await expect(sheet.getByText(allergens.lactose)).toHaveCount(0);
      await press(page, nutrition.intolerances.LACTOSE);
      await expect(sheet.getByText(allergens.lactose)).toBeVisible();
      await expectAccessible(page);
      await sheet.getByRole("button", { name: general.close }).click();
    });

    await test.step("PROF-038 the same for someone who eats along", async () => {
      await page.getByRole("button", { name: household.add }).click();
      await sheet.getByRole("textbox", { name: household.form.name }).fill("Tom");
      await press(page, allergens.names.CELERY);
      await expectAccessible(page);
      await save();
      await expect(sheet).toHaveCount(0);
      const { results } = await person.api<{ results: { food_allergens: string[] }[] }>(
        "GET",
        "users/household-members/",
      );
      expect(results.map(({ food_allergens }) => food_allergens)).toEqual([["CELERY"]]);
    });

    await test.step("FOOD-089 a food that contains one of them, and one of which nothing is known", async () => {
      await person.api("POST", "calendarDay/", { date: isoToday() });
      await openSearch(page, words);
      await openFood(page, words, GOUDA[at] ?? "");
      const { contains, unknown } = allergens.ofFood.own;
      await expect(page.getByText(contains({ list: allergens.inSentence.MILK, count: 1 }))).toBeVisible();
      await expect(page.getByText(unknown)).toHaveCount(0);
      await expectAccessible(page);
      await page.getByRole("button", { name: general.back }).click();
      await openFood(page, words, CHEESEBURGER[at] ?? "");
      await expect(page.getByText(unknown)).toBeVisible();
      await expectAccessible(page);
    });
  },
);

test(
  "PROF-037 PLAN-146 a coach sets the allergies of a client, who sees them",
  onLayouts,
  async ({ page, phrases }) => {
    const { allergens, general, profile } = phrases;
    const coach = await aCoach(page);
    const sanne = await aClientElsewhere(coach);
    await planFor({ page, person: sanne });
    await page.goto(`/coach/clients/${sanne.id}?tab=about`);
    await row(page, profile.rows.allergies).click();
    const sheet = page.getByRole("dialog", { name: profile.rows.allergies });
    await press(page, allergens.names.SESAME);
    await expect(sheet.getByText(allergens.hint)).toBeVisible();
    await expect(sheet.getByRole("status")).not.toBeEmpty();
    await expectAccessible(page);
    await sheet.getByRole("button", { name: general.save }).click();
    const shown = `${profile.rows.allergies} ${allergens.names.SESAME}`;
    await expect(page.getByRole("button", { name: shown })).toBeVisible();
  },
);
