import { phrasesOf } from "@plateful/phrases/all";
import type { BrowserContext } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { expectAccessible, onLayouts, wordsOf } from "../support/page.ts";
import { aPersonWithPlan, isoToday, type Person } from "../support/people.ts";
import { openAndHold } from "../support/without-network.ts";

interface Recipe {
  readonly id: number;
  readonly name: string;
  readonly fridge_days: number | null;
  readonly waiting_time_min: number;
}

/** Two dinners of the next days that keep until then, and one that is eaten as soon as it is made. */
async function aCook(context: BrowserContext): Promise<{ person: Person; recipes: Recipe[] }> {
  const person = await aPersonWithPlan(context);
  const { results } = await person.api<{ results: Recipe[] }>("GET", "recipeTemplate/?page_size=100");
  const usual = results.filter(({ waiting_time_min: stands }) => stands === 0);
  const keep = usual.filter(({ fridge_days: days }) => (days ?? 0) >= 2).slice(0, 2);
  const fresh = usual.filter(({ fridge_days: days }) => days === 0).slice(0, 1);
  const recipes = [...keep, ...fresh];
  for (const [at, recipe] of recipes.entries()) {
    const day = await person.api<{ id: number }>("POST", "calendarDay/", { date: isoToday(at + 1) });
    const meal = await person.api<{ id: number }>("POST", "recipeMeal/", {
      ...{ recipe_template: recipe.id, portions: 1 },
    });
    await person.api("POST", "calendarItem/", {
      ...{ calendar_day: day.id, meal_moment: "DINNER", object_id: meal.id, content_type: "recipemeal" },
    });
  }
  return { person, recipes };
}

test(
  "PLAN-253 cooks ahead from the week of the planner, task by task, to the labels",
  onLayouts,
  async ({ page, context }, info) => {
    const { preparation: words, planWeek, diary } = wordsOf(info);
    const { recipes } = await aCook(context);
    await page.goto("/planner");
    await page.getByRole("button", { name: diary.planWeek, exact: true }).click();
    await page.getByRole("button", { name: planWeek.cookAhead }).click();
    await expect(page).toHaveURL("/planner/cook");
    await test.step("PLAN-250 says what comes of it and what is left out", async () => {
      await expect(page.getByText(words.meals({ count: 2 }), { exact: true })).toBeVisible();
      await page.getByText(words.leftOut({ count: 1 })).click();
      await expect(page.getByText(recipes[2]?.name ?? "")).toBeVisible();
      await expectAccessible(page);
    });
    const next = page.getByRole("button", { name: words.next });
    await test.step("PLAN-250 begins, and a reload is at the same task", async () => {
      await page.getByRole("button", { name: words.start, exact: true }).click();
      await next.click();
      const done = page.getByRole("listitem").filter({ hasText: new RegExp(`, ${words.states.DONE}$`) });
      await expect(done.first()).toBeVisible();
      const count = await done.count();
      await page.reload();
      await expect(done).toHaveCount(count);
      await expectAccessible(page);
    });
    await test.step("PLAN-251 ends with a label for each box", async () => {
      await expect(async () => {
        if (await next.isVisible()) await next.click();
        await expect(page.getByRole("heading", { level: 2, name: words.done })).toBeVisible({ timeout: 300 });
      }).toPass();
      await expect(page.getByRole("heading", { level: 3, name: words.intoFridge })).toBeVisible();
      for (const { name } of recipes.slice(0, 2))
        await expect(page.getByRole("listitem").filter({ hasText: name })).toHaveCount(1);
      await page.getByRole("button", { name: words.finish, exact: true }).click();
      await expect(page).toHaveURL(/\/planner(\?|$)/);
      expect(await page.evaluate(() => localStorage.getItem("plateful-own-preparation"))).toBeNull();
    });
  },
);

test("PLAN-254 a preparation that was opened goes on without a network, through a reload", async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const { preparation: words } = phrasesOf("en");
  await aCook(context);
  await openAndHold(page);
  await page.goto("/planner/cook");
  await expect(page.getByText(words.meals({ count: 2 }), { exact: true })).toBeVisible();
  await page.getByRole("button", { name: words.start, exact: true }).click();
  await context.setOffline(true);
  await page.getByRole("button", { name: words.next }).click();
  await page.reload();
  await expect(page.getByText(words.meals({ count: 2 }), { exact: true })).toBeVisible();
  const done = page.getByRole("listitem").filter({ hasText: new RegExp(`, ${words.states.DONE}$`) });
  await expect(done.first()).toBeVisible();
  await context.setOffline(false);
});
