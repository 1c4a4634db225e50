import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { expectAccessible, onLayouts, wordsOf } from "../support/page.ts";
import { aPlannedPerson, isoToday } from "../support/people.ts";

/** The offer is below the meals, which come first. */
const lookDown = (page: Page, title: string) =>
  expect(async () => {
    await page.mouse.wheel(0, 3000);
    await expect(page.getByRole("heading", { name: title })).toBeInViewport({ timeout: 1000 });
  }).toPass();

test(
  "PROF-043 PROF-044 PROF-046 PROF-047 PROF-049 PLAN-278 says how they cook below the planned day, and plans the week again by it",
  onLayouts,
  async ({ page, context }, info) => {
    const { general, howYouCook: words, replan, whyWeek } = wordsOf(info);
    const person = await aPlannedPerson(context, 7);
    await page.goto("/planner");
    const sheet = page.getByRole("dialog");

    await test.step("the card is below the meals", async () => {
      await lookDown(page, words.card.title);
      await expectAccessible(page);
      await page.getByRole("button", { name: words.card.answer }).click();
      await expect(sheet.getByRole("heading", { name: words.title })).toBeVisible();
    });

    await test.step("time and kitchen, with what fits", async () => {
      const group = sheet.getByRole("group", { name: words.weekday, exact: true });
      await expect(sheet.getByText(words.all)).toBeVisible();
      await group.getByRole("radio", { name: words.minutes({ count: 30 }) }).check({ force: true });
      await expect(sheet.getByText(/45/).last()).toBeVisible();
      await sheet.getByRole("checkbox", { name: words.tools.BLENDER }).uncheck({ force: true });
      await sheet.getByRole("switch", { name: new RegExp(words.budget.title) }).check({ force: true });
      const budget = sheet.getByRole("group", { name: words.budget.amount });
      await budget.getByRole("button", { name: words.budget.more }).click();
      await expect(budget).toContainText("70");
      await expectAccessible(page);
      await sheet.getByRole("button", { name: words.next }).click();
    });

    await test.step("kitchens and variety; going back keeps the answers", async () => {
      await expect(sheet.getByRole("heading", { name: words.tasteTitle })).toBeVisible();
      const [more, never] = [words.favourites, words.never].map((name) => sheet.getByRole("group", { name }));
      await more?.getByRole("checkbox", { name: words.cuisines.ITALIAN }).check({ force: true });
      await never?.getByRole("checkbox", { name: words.cuisines.INDIAN }).check({ force: true });
      await expectAccessible(page);
      await sheet.getByRole("button", { name: general.back }).click();
      await expect(sheet.getByRole("radio", { name: words.minutes({ count: 30 }) }).first()).toBeChecked();
      await expect(sheet.getByRole("checkbox", { name: words.tools.BLENDER })).not.toBeChecked();
      await sheet.getByRole("button", { name: words.next }).click();
      await expect(never?.getByRole("checkbox", { name: words.cuisines.INDIAN }) ?? sheet).toBeChecked();
    });

    await test.step("the coming meals are planned again", async () => {
      await sheet.getByRole("button", { name: words.planAgain }).click();
      await expect(sheet).toHaveCount(0);
      const changed = replan.changed({ count: 99 }).replace("99", "\\d+");
      await expect(page.getByText(new RegExp(changed)).first()).toBeVisible();
      await expect(page.getByRole("heading", { name: words.card.title })).toHaveCount(0);
      const { results } = await person.api<{ results: { calendar_items: unknown[] }[] }>(
        "GET",
        `calendarDay/?date__gte=${isoToday()}&date__lte=${isoToday(6)}`,
      );
      expect(results.flatMap(({ calendar_items }) => calendar_items).length).toBe(4 * 7);
    });

    await test.step("the week says what its food costs", async () => {
      await page.goto(`/planner/why?date=${isoToday()}`);
      const title = whyWeek.budget.title({ price: "" }).trim();
      const point = page.getByRole("listitem").filter({ hasText: title });
      await expect(point).toContainText(/€\s?\d+.*€\s?\d+/);
      await expectAccessible(page);
    });

    await test.step("the profile says so, and opens it again", async () => {
      await page.goto("/profile");
      const summary = words.summary.weekdays({ count: 30 });
      const euros = words.summary.budget({ price: "€\\s?70" });
      await page.getByRole("button", { name: new RegExp(`${summary}, ${euros}$`) }).click();
      await expect(sheet.getByRole("checkbox", { name: words.tools.BLENDER })).not.toBeChecked();
      await page.keyboard.press("Escape");
      await expect(sheet).toHaveCount(0);
    });
  },
);

test("PROF-043 the offer is dismissed for good", async ({ page, context }, info) => {
  const { howYouCook: words } = wordsOf(info);
  await aPlannedPerson(context, 1);
  await page.goto("/planner");
  await lookDown(page, words.card.title);
  await page.getByRole("button", { name: words.card.never }).click();
  await expect(page.getByText(words.card.dismissed)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/ kcal · /).first()).toBeVisible();
  await page.mouse.wheel(0, 3000);
  await expect(page.getByRole("heading", { name: words.card.title })).toHaveCount(0);
});
