import { aCook } from "../support/cook-ahead.ts";
import { expect, test } from "../support/journey.ts";
import { expectAccessible, onLayouts, wordsOf } from "../support/page.ts";

test(
  "PLAN-253 cooks ahead from the week of the planner, task by task, to the labels",
  onLayouts,
  async ({ page, context }, info) => {
    const { preparation: words, planWeek, diary } = wordsOf(info);
    await aCook(context);
    await page.goto("/planner");
    await page.getByRole("button", { name: diary.planWeek, exact: true }).click();
    await page.getByRole("button", { name: planWeek.cookAhead }).click();
    await expect(page).toHaveURL("/planner/cook");
    await test.step("PLAN-250 says what comes of it and what is left out", async () => {
      await expect(page.getByText(words.meals({ count: 2 }), { exact: true })).toBeVisible();
      await page.getByText(words.leftOut({ count: 1 })).click();
      await expect(page.locator("details").getByRole("listitem")).toHaveCount(1);
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
      await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(2);
      await page.getByRole("button", { name: words.finish, exact: true }).click();
      await expect(page).toHaveURL(/\/planner(\?|$)/);
      expect(await page.evaluate(() => localStorage.getItem("plateful-own-preparation"))).toBeNull();
    });
  },
);
