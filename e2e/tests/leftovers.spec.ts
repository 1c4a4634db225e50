import { formatDate } from "@plateful/phrases";
import { expect, type Page, type TestInfo, test } from "@playwright/test";
import { aClient, aCoach, planFor } from "../support/coaching.ts";
import { expectAccessible, languageOf, onLayouts, wordsOf } from "../support/page.ts";
import { aPersonWithPlan, isoToday, type Person } from "../support/people.ts";

interface Day {
  date: string;
  calendar_items: {
    id: number;
    object_id: number;
    meal_moment: string;
    meal: { recipe_template: { name: string }; cooking: { cook_portions: number } };
  }[];
}

/** A person whose dinners are the next lunches, with two planned days from tomorrow on. */
async function aCook(context: Parameters<typeof aPersonWithPlan>[0]): Promise<Person> {
  const person = await aPersonWithPlan(context);
  const { results } = await person.api<{ results: { id: number }[] }>("GET", "users/userProfile/");
  await person.api("PATCH", `users/userProfile/${results[0]?.id}/`, { leftovers: "NEXT_LUNCH" });
  const days = { num_days: 2, start_date_inclusive: isoToday(1), delete_existing_plans: true };
  await person.api("POST", "autoPlanDays/", days);
  return person;
}

async function mealAt(person: Person, date: string, moment: string) {
  const { results } = await person.api<{ results: Day[] }>("GET", `calendarDay/?date__gte=${date}`);
  const item = results
    .find((day) => day.date === date)
    ?.calendar_items.find(({ meal_moment }) => meal_moment === moment);
  if (item === undefined) throw new Error(`Nothing stands at ${moment} of ${date}.`);
  return item;
}

/** What meals are called: "Sunday's dinner". */
function namesOf(info: TestInfo) {
  const { leftovers } = wordsOf(info);
  const weekday = (date: string) => formatDate(languageOf(info), date, { weekday: "long" });
  return {
    dinner: leftovers.meal({ meal: leftovers.meals.DINNER, weekday: weekday(isoToday(1)) }),
    lunch: leftovers.meal({ meal: leftovers.meals.LUNCH, weekday: weekday(isoToday(2)) }),
  };
}

const openDay = (page: Page, daysAhead: number) => page.goto(`/planner?date=${isoToday(daysAhead)}`);

test(
  "PLAN-093 chooses how to cook in the profile, by keyboard, and keeps it",
  onLayouts,
  async ({ page, context }, info) => {
    const { profile, general } = wordsOf(info);
    const words = profile.cookingWishes;
    await aPersonWithPlan(context);
    await page.goto("/profile");
    const row = (name: string, value: string) =>
      page.getByRole("button", { name: new RegExp(`^${name} ${value}`) });
    for (const [name, from, to, hint] of [
      [profile.rows.leftovers, words.leftovers.OFF, words.leftovers.NEXT_LUNCH, words.hints.leftovers],
      [
        profile.rows.cookingEvenings,
        words.cookingEvenings.OFF,
        words.cookingEvenings.ON,
        words.hints.cookingEvenings,
      ],
      [
        profile.rows.weekdayBreakfast,
        words.weekdayBreakfast.OFF,
        words.weekdayBreakfast.ON,
        words.hints.weekdayBreakfast,
      ],
      [profile.rows.groceries, words.groceries.NORMAL, words.groceries.FEWEST, words.hints.groceries],
    ] as const) {
      await row(name, from).focus();
      await page.keyboard.press("Enter");
      const sheet = page.getByRole("dialog");
      await expect(sheet.getByText(hint)).toBeVisible();
      await sheet.getByRole("radio", { name: to }).focus();
      await page.keyboard.press("Space");
      await expectAccessible(page);
      await sheet.getByRole("button", { name: general.save }).click();
      await expect(sheet).toHaveCount(0);
      await expect(row(name, to)).toBeVisible();
    }
    await page.reload();
    await expect(row(profile.rows.groceries, words.groceries.FEWEST)).toBeVisible();
  },
);

test("PLAN-093 a coach chooses for a client", async ({ page, browser }, info) => {
  const { profile, general } = wordsOf(info);
  const words = profile.cookingWishes;
  const coach = await aCoach(page);
  const client = await aClient(browser, info, coach);
  await planFor(client);
  await page.goto(`/coach/clients/${client.person.id}`);
  await page.getByRole("button", { name: new RegExp(`^${profile.rows.leftovers}`) }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("radio", { name: words.leftovers.NEXT_LUNCH }).check({ force: true });
  await sheet.getByRole("button", { name: general.save }).click();
  const row = page.getByRole("button", { name: new RegExp(words.leftovers.NEXT_LUNCH) });
  await expect(row).toBeVisible();
  await client.page.goto("/profile");
  await expect(
    client.page.getByRole("button", { name: new RegExp(words.leftovers.NEXT_LUNCH) }),
  ).toBeVisible();
});

test(
  "PLAN-095 PLAN-096 shows in the diary and on the recipe's page what is left of what, and how much to cook",
  onLayouts,
  async ({ page, context }, info) => {
    const { leftovers: words } = wordsOf(info);
    const { dinner, lunch } = namesOf(info);
    await aCook(context);
    await openDay(page, 2);
    await expect(page.getByText(words.from({ meal: dinner }))).toBeVisible();
    await expectAccessible(page);
    await page
      .getByRole("button")
      .filter({ hasText: words.from({ meal: dinner }) })
      .click();
    await expect(page.getByText(words.page.fromText)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: words.page.open }).click();
    await expect(page.getByText(words.page.cookText({ meals: lunch }))).toBeVisible();
    await expectAccessible(page);
    await openDay(page, 1);
    await expect(page.getByText(new RegExp(lunch)).first()).toBeVisible();
  },
);

test("PLAN-097 swaps what is left along, takes it back, and leaves it when asked to", async ({
  page,
  context,
}, info) => {
  const { diary, general, leftovers: words, meals, planChanges } = wordsOf(info);
  const { dinner, lunch } = namesOf(info);
  const person = await aCook(context);
  const before = (await mealAt(person, isoToday(2), "LUNCH")).meal.recipe_template.name;
  const openSwaps = async () => {
    await page.getByRole("button", { name: diary.moreFor({ meal: meals.momentsInSentence.DINNER }) }).click();
    await page.getByRole("menuitem", { name: planChanges.swap.action }).click();
    return page.getByRole("dialog");
  };
  await openDay(page, 1);
  const sheet = await openSwaps();
  await expect(sheet.getByRole("switch", { name: words.swap.too({ meals: lunch }) })).toBeChecked();
  const rows = sheet.getByRole("button").filter({ hasText: "kcal" });
  await rows.first().click();
  await expect(sheet).toHaveCount(0);
  const cooked = (await mealAt(person, isoToday(1), "DINNER")).meal.recipe_template.name;
  const left = (await mealAt(person, isoToday(2), "LUNCH")).meal.recipe_template.name;
  expect(left).toBe(cooked);
  expect(left).not.toBe(before);
  await page.getByRole("button", { name: general.undo }).click();
  await expect(page.getByText(planChanges.restored)).toBeVisible();
  expect((await mealAt(person, isoToday(2), "LUNCH")).meal.recipe_template.name).toBe(before);
  await page.reload();
  await openSwaps();
  await sheet.getByRole("switch").uncheck({ force: true });
  await expect(sheet.getByText(words.swap.alone({ meals: lunch, count: 1 }))).toBeVisible();
  await expectAccessible(page);
  await rows.first().click();
  await expect(sheet).toHaveCount(0);
  const alone = await mealAt(person, isoToday(2), "LUNCH");
  expect(alone.meal.recipe_template.name).toBe(before);
  expect(alone.meal.cooking.cook_portions).toBeGreaterThan(0);
  await openDay(page, 2);
  await expect(page.getByText(words.from({ meal: dinner }))).toHaveCount(0);
});

test("PLAN-097 says what becomes of left-overs before a meal is removed", async ({ page, context }, info) => {
  const { diary, general, leftovers: words, meals } = wordsOf(info);
  const { dinner, lunch } = namesOf(info);
  await aCook(context);
  await openDay(page, 1);
  await page.getByRole("button", { name: diary.moreFor({ meal: meals.momentsInSentence.DINNER }) }).click();
  await page.getByRole("menuitem", { name: diary.removeMeal }).click();
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByText(words.remove({ meals: lunch, count: 1 }))).toBeVisible();
  await sheet.getByRole("button", { name: general.delete }).click();
  await expect(sheet).toHaveCount(0);
  await openDay(page, 2);
  await expect(page.getByRole("button", { name: diary.add, exact: true })).toBeVisible();
  await expect(page.getByText(words.from({ meal: dinner }))).toHaveCount(0);
});

test("PLAN-100 a list says which left-overs it does not hold", onLayouts, async ({ page, context }, info) => {
  const { leftovers: words } = wordsOf(info);
  const { dinner, lunch } = namesOf(info);
  const person = await aCook(context);
  const list = async (day: number) => {
    const range = { start_date: isoToday(day), end_date: isoToday(day) };
    await person.api("POST", "groceryList/", range);
    await page.goto("/groceries");
  };
  await list(2);
  await expect(page.getByText(words.list.before({ meal: lunch, cooked: dinner }))).toBeVisible();
  await expectAccessible(page);
  await list(1);
  await expect(page.getByText(words.list.after({ meal: lunch, cooked: dinner }))).toBeVisible();
});
