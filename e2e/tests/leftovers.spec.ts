import { formatDate } from "@plateful/phrases";
import type { Page, TestInfo } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
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

test("PLAN-093 chooses how to cook in the profile, by keyboard, and keeps it", async ({
  page,
  context,
}, info) => {
  const { profile, general } = wordsOf(info);
  const words = profile.cookingWishes;
  await aPersonWithPlan(context);
  await page.goto("/profile");
  const row = (name: string, value: string) =>
    page.getByRole("button", { name: new RegExp(`^${name} ${value}`) });
  for (const wish of ["leftovers", "cookingEvenings", "weekdayBreakfast", "groceries"] as const) {
    const choices: readonly string[] = Object.values(words[wish]);
    const [from = "", to = ""] = [choices.at(0), choices.at(-1)];
    const name = profile.rows[wish];
    await row(name, from).focus();
    await page.keyboard.press("Enter");
    const sheet = page.getByRole("dialog");
    await expect(sheet.getByText(words.hints[wish])).toBeVisible();
    await sheet.getByRole("radio", { name: to }).focus();
    await page.keyboard.press("Space");
    if (wish === "leftovers") await expectAccessible(page);
    await sheet.getByRole("button", { name: general.save }).click();
    await expect(sheet).toHaveCount(0);
    await expect(row(name, to)).toBeVisible();
  }
  await page.reload();
  await expect(row(profile.rows.groceries, words.groceries.FEWEST)).toBeVisible();
});

test(
  "PLAN-095 PLAN-096 PLAN-100 shows in the diary, on the recipe's page and in a list what is left of what, and how much to cook",
  onLayouts,
  async ({ page, context }, info) => {
    const { leftovers: words, navigation } = wordsOf(info);
    const { dinner, lunch } = namesOf(info);
    const person = await aCook(context);
    const list = (day: number) => {
      const range = { start_date: isoToday(day), end_date: isoToday(day) };
      return person.api("POST", "groceryList/", range);
    };
    await list(2);
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
    await openDay(page, 1);
    await expect(page.getByText(new RegExp(lunch)).first()).toBeVisible();

    await page.getByRole("link", { name: navigation.groceries }).click();
    await expect(page.getByText(words.list.before({ meal: lunch, cooked: dinner }))).toBeVisible();
    await expectAccessible(page);
    await list(1);
    await page.reload();
    await expect(page.getByText(words.list.after({ meal: lunch, cooked: dinner }))).toBeVisible();
  },
);

test("PLAN-097 swaps what is left along, takes it back, leaves it when asked to, and says what becomes of it when its meal is removed", async ({
  page,
  context,
}, info) => {
  const { diary, general, leftovers: words, meals, planChanges } = wordsOf(info);
  const { dinner, lunch } = namesOf(info);
  const person = await aCook(context);
  const dinnerNow = () => mealAt(person, isoToday(1), "DINNER");
  const lunchNow = () => mealAt(person, isoToday(2), "LUNCH");
  const before = (await lunchNow()).meal.recipe_template.name;
  const sheet = page.getByRole("dialog");
  const rows = sheet.getByRole("button").filter({ hasText: "kcal" });
  const openSheet = async (item: string) => {
    await page.getByRole("button", { name: diary.moreFor({ meal: meals.momentsInSentence.DINNER }) }).click();
    await page.getByRole("menuitem", { name: item }).click();
  };
  const undo = async () => {
    await page.getByRole("button", { name: general.undo }).click();
    await expect(page.getByText(planChanges.restored).last()).toBeVisible();
    expect((await lunchNow()).meal.recipe_template.name).toBe(before);
  };
  await openDay(page, 1);

  await test.step("swapped along, and back", async () => {
    await openSheet(planChanges.swap.action);
    await expect(sheet.getByRole("switch", { name: words.swap.too({ meals: lunch }) })).toBeChecked();
    await rows.first().click();
    await expect(sheet).toHaveCount(0);
    const left = (await lunchNow()).meal.recipe_template.name;
    expect(left).toBe((await dinnerNow()).meal.recipe_template.name);
    expect(left).not.toBe(before);
    await undo();
  });

  await test.step("left as it is, and linked again when that is taken back", async () => {
    await page.reload();
    await openSheet(planChanges.swap.action);
    await sheet.getByRole("switch").uncheck({ force: true });
    await expect(sheet.getByText(words.swap.alone({ meals: lunch, count: 1 }))).toBeVisible();
    await expectAccessible(page);
    await rows.first().click();
    await expect(sheet).toHaveCount(0);
    const alone = await lunchNow();
    expect(alone.meal.recipe_template.name).toBe(before);
    expect(alone.meal.cooking.cook_portions).toBeGreaterThan(0);
    await undo();
    await page.reload();
  });

  await test.step("removed with what is left of it", async () => {
    await openSheet(diary.removeMeal);
    await expect(sheet.getByText(words.remove({ meals: lunch, count: 1 }))).toBeVisible();
    await sheet.getByRole("button", { name: general.delete }).click();
    await expect(sheet).toHaveCount(0);
    await openDay(page, 2);
    await expect(page.getByRole("button", { name: diary.add, exact: true })).toBeVisible();
    await expect(page.getByText(words.from({ meal: dinner }))).toHaveCount(0);
  });
});
