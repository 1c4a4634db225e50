import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { onLayouts } from "../support/page.ts";
import { aPersonWithPlan, isoToday } from "../support/people.ts";

const choose = (page: Page, name: string, text: string) =>
  page.locator("input[type=file]").setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });

test(
  "DOOR-030 DOOR-031 DOOR-032 DOOR-033 DOOR-036 DOOR-041 DOOR-042 a diary of another app is brought, seen, brought again and taken back",
  onLayouts,
  async ({ page, context, phrases }) => {
    const { bring: words, profile } = phrases;
    await aPersonWithPlan(context);
    const before = isoToday(-730);
    const diary = [
      "Day,Time,Group,Food Name,Amount,Energy (kcal),Protein (g),Carbs (g),Fat (g)",
      `${before},08:14 AM,Breakfast,"Oats, rolled",80.00 g,311,10.7,54,5.2`,
      `${before},,Second supper,Cheese,1.00 slice,120,8,1,9`,
      `${isoToday(-729)},12:30 PM,Lunch,Lentil soup,300.00 g,240,14,32,5`,
      "not a day,,Lunch,Bread,1.00 slice,90,3,16,1",
    ].join("\n");
    const preview = page.getByRole("list", { name: words.preview.label });

    await test.step("from the profile, with how to get a file of each app", async () => {
      await page.goto("/profile");
      await page.getByRole("link", { name: profile.system.bring }).click();
      await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
      await page.getByText(words.apps.CRONOMETER, { exact: true }).click();
      await expect(page.getByText(words.how.steps.CRONOMETER[0] ?? "")).toBeVisible();
      await expectAccessible(page);
    });

    await test.step("a wrong file says what is known", async () => {
      await choose(page, "holiday.csv", "place,nights\nRome,3\n");
      await expect(page.getByRole("heading", { name: words.how.unknownTitle })).toBeVisible();
      await expect(
        page.getByRole("alert").filter({ hasText: phrases.errors.field.file_unknown }),
      ).toBeVisible();
      await expectAccessible(page);
    });

    await test.step("the right one is recognised, and looked at", async () => {
      await choose(page, "servings.csv", diary);
      const what = words.recognised({ app: words.apps.CRONOMETER, what: words.holds.meals });
      await expect(page.getByRole("heading", { name: what })).toBeVisible();
      await expect(preview).toContainText(words.preview.meals({ count: 3, shown: "3" }));
      await page.getByText(words.misfits.title({ count: 1, shown: "1" })).click();
      await expect(
        page.getByText(words.misfits.line({ line: "5", reason: words.misfits.reasons.NO_DATE })),
      ).toBeVisible();
      await page
        .getByLabel(words.asks.meal({ name: "Second supper", shown: "1" }))
        .selectOption(phrases.meals.moments.LATE_SNACK);
      await expectAccessible(page);
    });

    await test.step("a reload keeps what was read; it is imported", async () => {
      await page.reload();
      await expect(preview).toBeVisible();
      await page
        .getByLabel(words.asks.meal({ name: "Second supper", shown: "1" }))
        .selectOption(phrases.meals.moments.LATE_SNACK);
      await page.getByRole("button", { name: words.preview.import, exact: true }).click();
      await expect(page.getByRole("heading", { name: words.result.title })).toBeVisible({ timeout: 30_000 });
      await expect(page.getByText(words.result.meals({ count: 3, shown: "3" })).first()).toBeVisible();
      await expectAccessible(page);
    });

    await test.step("and is in the diary of two years ago", async () => {
      await page.getByRole("button", { name: words.result.toDiary }).click();
      await expect(page.getByText("Oats, rolled").first()).toBeVisible();
      await expect(page.getByText("Cheese, 1.00 slice").first()).toBeVisible();
    });

    await test.step("the same file again adds nothing", async () => {
      await page.goto("/profile/bring");
      await choose(page, "servings.csv", diary);
      await expect(preview).toContainText(words.preview.already({ count: 3, shown: "3" }));
      await page.getByRole("button", { name: words.preview.import, exact: true }).click();
      await expect(page.getByText(words.result.nothing)).toBeVisible({ timeout: 30_000 });
    });

    await test.step("undone, the diary is as it was", async () => {
      const what = words.recognised({ app: words.apps.CRONOMETER, what: words.holds.meals });
      await page
        .getByRole("button", { name: words.history.undoOf({ name: what }) })
        .last()
        .click();
      await expect(page.getByText(words.history.askText)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("dialog").getByRole("button", { name: words.history.confirm }).click();
      await expect(page.getByText(words.history.undone, { exact: true })).toBeVisible({ timeout: 30_000 });
      await page.goto(`/planner?date=${before}`);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      await expect(page.getByText("Oats, rolled")).toHaveCount(0);
    });
  },
);
