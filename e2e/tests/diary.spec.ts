import { formatDate } from "@plateful/phrases";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { expectAccessible, languageOf, onDesktop, wordsOf } from "../support/page.ts";
import { aPersonWithPlan, aPlannedPerson, isoToday } from "../support/people.ts";
import { walkTo } from "../support/walk.ts";

const openDay = (page: Page, daysAhead: number) => page.goto(`/planner?date=${isoToday(daysAhead)}`);

/** Long enough that the end of a drag has no speed (the product looks at its last 100 ms). */
const SLOW_MS = 250;

/** Drags the chosen day of the strip sideways and slowly, so that the distance alone decides. */
async function dragWeek(page: Page, distance: number): Promise<void> {
  const box = await page.locator('button[aria-pressed="true"]').first().boundingBox();
  if (box === null) throw new Error("The chosen day is not on the screen.");
  const y = box.y + box.height / 2;
  await page.mouse.move(180, y);
  await page.mouse.down();
  await page.mouse.move(180 + distance / 2, y);
  await page.waitForTimeout(SLOW_MS);
  await page.mouse.move(180 + distance, y);
  await page.waitForTimeout(SLOW_MS);
  await page.mouse.up();
}

/** Flicks the strip in one task of the page: a busy machine would turn separate mouse events into a slow drag. */
async function flickWeek(page: Page, distance: number): Promise<void> {
  await page
    .locator('button[aria-pressed="true"]')
    .first()
    .evaluate((day, to) => {
      const at = (clientX: number) => ({ clientX, bubbles: true });
      day.dispatchEvent(new PointerEvent("pointerdown", at(180)));
      day.dispatchEvent(new PointerEvent("pointermove", at(180 + to)));
      day.dispatchEvent(new PointerEvent("pointerup", at(180 + to)));
    }, distance);
}

test("DIARY-003 DIARY-004 DIARY-005 DIARY-019 DIARY-026 DIARY-037 shows a week, makes its days, steps and drags to others, fills a day, and goes back to today", async ({
  page,
  context,
}, info) => {
  const { diary } = wordsOf(info);
  const language = languageOf(info);
  const person = await aPersonWithPlan(context);
  const created: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/calendarDay/"))
      created.push((request.postDataJSON() as { date: string }).date);
  });
  const strip = page.locator("section", { has: page.getByRole("button", { name: diary.nextWeek }) });
  const chosen = strip.locator('button[aria-pressed="true"]');
  const dayName = (daysAhead: number) =>
    new RegExp(formatDate(language, isoToday(daysAhead), { weekday: "long", day: "numeric", month: "long" }));
  await test.step("the days of the week that are missing are made, today first", async () => {
    await openDay(page, 0);
    await expect.poll(() => new Set(created).size).toBe(7);
    expect(created[0]).toBe(isoToday());
    await expect
      .poll(async () => (await person.api<{ results: unknown[] }>("GET", "calendarDay/")).results.length)
      .toBe(7);
  });
  await test.step("a menu that failed is said, and what is done while it is made", async () => {
    let fails = true;
    await page.route("**/api/autoPlanDay/", async (route) => {
      if (fails) return route.fulfill({ status: 500, json: {} });
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await route.continue();
    });
    await page.getByRole("button", { name: diary.chooseForMe }).click();
    await expect(page.getByText(diary.planningFailed)).toBeVisible();
    fails = false;
    await page.getByRole("button", { name: diary.chooseForMe }).click();
    await expect(page.getByRole("heading", { name: diary.planningTitle })).toBeVisible();
    await expect(page.getByRole("checkbox")).toHaveCount(4);
  });
  await test.step("the strip goes from Monday to Sunday, and a drag changes the week", async () => {
    const days = strip.locator("button[aria-pressed]");
    await expect(days).toHaveCount(7);
    await expect(days.first()).toContainText(formatDate(language, "2026-03-16", { weekday: "short" }));
    await expect(days.last()).toContainText(formatDate(language, "2026-03-22", { weekday: "short" }));
    await dragWeek(page, -45);
    await expect(page).toHaveURL(new RegExp(isoToday()));
    await dragWeek(page, -60);
    await expect(page).toHaveURL(new RegExp(isoToday(7)));
    await flickWeek(page, 45);
    await expect(page).toHaveURL(new RegExp(isoToday()));
  });
  await test.step("steps lead to the same weekday, and days that exist already are no matter", async () => {
    await page.route("**/api/calendarDay/", (route) =>
      route.request().method() === "POST"
        ? route.fulfill({
            status: 400,
            json: { non_field_errors: ["The fields user, date must make a unique set."] },
          })
        : route.fallback(),
    );
    created.length = 0;
    await page.getByRole("button", { name: diary.nextWeek }).click();
    await page.getByRole("button", { name: diary.nextWeek }).click();
    await expect(chosen).toHaveAccessibleName(dayName(14));
    await expect.poll(() => created.includes(isoToday(14))).toBe(true);
    await expect(page.getByText("unique set")).toHaveCount(0);
    await expect(page.getByRole("button", { name: diary.doItMyself })).toBeVisible();
    await page.getByRole("button", { name: diary.previousWeek }).click();
    await expect(chosen).toHaveAccessibleName(dayName(7));
  });
  await test.step("a day that was chosen more than 15 minutes ago is replaced by today", async () => {
    const chosenAt = Date.now();
    await page.clock.setFixedTime(chosenAt);
    await walkTo(page, `/planner?date=${isoToday(2)}`);
    const title = page.getByRole("heading", { level: 1 });
    await expect(title).not.toHaveText(diary.planForToday);
    const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await page.clock.setFixedTime(chosenAt + (14 * 60 + 59) * 1000);
    await comeBack();
    await expect(page).toHaveURL(new RegExp(isoToday(2)));
    await page.clock.setFixedTime(chosenAt + (15 * 60 + 1) * 1000);
    await comeBack();
    await expect(page).toHaveURL(new RegExp(isoToday()));
    await expect(title).toHaveText(diary.planForToday);
  });
});

/** How long the check circle of a meal turns, in milliseconds. */
const turnsFor = (page: Page) =>
  page
    .getByRole("checkbox")
    .first()
    .evaluate(
      (button) =>
        new Promise<number>((resolve) => {
          let from = 0;
          new MutationObserver(() => {
            if (button.getAttribute("aria-busy") === "true") from = performance.now();
            else resolve(performance.now() - from);
          }).observe(button, { attributeFilter: ["aria-busy"] });
        }),
    );

test("DIARY-001 DIARY-002 DIARY-006 DIARY-008 DIARY-024 DIARY-025 DIARY-073 shows today with its targets, marks what was eaten, and removes a meal after asking", async ({
  page,
  context,
}, info) => {
  const { diary, general, meals, nutrition } = wordsOf(info);
  await aPlannedPerson(context);
  const ticks = page.getByRole("checkbox");
  await test.step("today, its month, meals and targets", async () => {
    await page.goto("/planner");
    await expect(page.getByRole("heading", { level: 1, name: diary.planForToday })).toBeVisible();
    const month = formatDate(languageOf(info), isoToday(), { month: "long" });
    await expect(page.getByText(new RegExp(month, "i")).first()).toBeVisible();
    await expect(ticks).toHaveCount(4);
    for (const macro of ["protein", "carbohydrates", "fat"] as const)
      await expect(page.getByRole("progressbar", { name: nutrition.nutrients[macro] })).toBeVisible();
    await expect(page.getByRole("img", { name: /kcal/ })).toBeVisible();
  });
  const more = diary.moreFor({ meal: meals.momentsInSentence.BREAKFAST });
  await test.step("a meal goes only after asking", async () => {
    await page.getByRole("button", { name: more }).click();
    await page.getByRole("menuitem", { name: diary.removeMeal }).click();
    await expectAccessible(page);
    await page.getByRole("dialog").getByRole("button", { name: general.cancel }).click();
    await expect(ticks).toHaveCount(4);
    await page.getByRole("button", { name: more }).click();
    await page.getByRole("menuitem", { name: diary.removeMeal }).click();
    await page.getByRole("dialog").getByRole("button", { name: general.delete }).click();
    await expect(ticks).toHaveCount(3);
  });
  await test.step("the circle turns for 750 ms at least, and what was eaten stays", async () => {
    const turned = turnsFor(page);
    const [sent] = await Promise.all([
      page.waitForRequest((request) => request.method() === "PATCH"),
      ticks.first().click(),
    ]);
    expect(sent.postDataJSON()).toEqual({ status: "EATEN" });
    await expect(ticks.first()).toBeChecked();
    expect(await turned).toBeGreaterThan(740);
    await page.reload();
    await expect(ticks).toHaveCount(3);
    await expect(ticks.first()).toBeChecked();
  });
  await test.step("a change that failed is taken back", async () => {
    await page.route("**/api/calendarItem/**", (route) =>
      route.fulfill({ status: 500, json: { detail: general.somethingWentWrong, code: "server_error" } }),
    );
    await ticks.first().click();
    await expect(page.getByRole("alert").filter({ hasText: general.somethingWentWrong })).toBeVisible();
    await expect(ticks.first()).toBeChecked();
  });
});

test(
  "DIARY-006 DIARY-007 DIARY-035 DIARY-036 DIARY-050 DIARY-051 names the day in Dutch, adds a meal by its numbers, and chooses the day again around what was eaten",
  onDesktop,
  async ({ page, context }, info) => {
    const { diary, general, planChanges, quickAdd } = wordsOf(info);
    await aPlannedPerson(context, 2);
    const ticks = page.getByRole("checkbox");
    const title = page.getByRole("heading", { level: 1 });
    const dialog = page.getByRole("dialog");
    await test.step("the title names the day", async () => {
      await openDay(page, 1);
      const weekday = formatDate("nl", isoToday(1), { weekday: "long" });
      await expect(title).toHaveText(diary.planFor({ weekday }));
      await walkTo(page, `/planner?date=${isoToday()}`);
      await expect(title).toHaveText("Plan voor vandaag");
      await expect(ticks).toHaveCount(4);
    });
    await test.step("numbers within their limits make a meal", async () => {
      await page.getByRole("button", { name: diary.add, exact: true }).click();
      await dialog.getByRole("button", { name: new RegExp(diary.quickAdd) }).click();
      const send = dialog.getByRole("button", { name: diary.add, exact: true });
      const calories = dialog.getByLabel(quickAdd.calories);
      await send.click();
      await expect(dialog.getByText(general.required, { exact: true })).toBeVisible();
      await calories.fill("0");
      await expect(dialog.getByText(quickAdd.positive)).toBeVisible();
      await calories.fill("10001");
      await expect(dialog.getByText(quickAdd.atMost({ limit: "10.000" }))).toBeVisible();
      await expectAccessible(page);
      await calories.fill("320");
      await dialog.getByLabel(quickAdd.proteinGrams).fill("0");
      // It is for later: what was eaten would stay when the day is chosen again (DIARY-088).
      await dialog.getByRole("switch", { name: diary.alreadyEaten }).click();
      await send.click();
      await expect(dialog).toHaveCount(0);
      await expect(page.getByText(diary.quickMeal)).toBeVisible();
      await expect(ticks).toHaveCount(5);
      // The notice of a day that left its target moves the meals down, and is there before one is ticked.
      await expect(page.getByRole("button", { name: planChanges.rebalance.look })).toBeVisible();
    });
    await test.step("what was eaten stays when the day is chosen again, after asking", async () => {
      await ticks.first().click();
      await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(1);
      const names = () => ticks.evaluateAll((boxes) => boxes.map((box) => box.getAttribute("aria-label")));
      const [eaten, ...others] = await names();
      await page.getByRole("button", { name: diary.dayMenu }).click();
      await page.getByRole("menuitem", { name: diary.regenerateDay }).click();
      const question = page.getByRole("dialog", { name: diary.regenerateTitle });
      await expect(question).toContainText(diary.regenerateText);
      await question.getByRole("button", { name: general.cancel }).click();
      await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(1);
      await page.getByRole("button", { name: diary.dayMenu }).click();
      await page.getByRole("menuitem", { name: diary.regenerateDay }).click();
      await question.getByRole("button", { name: diary.regenerateConfirm }).click();
      await expect(async () => {
        const [kept, ...again] = await names();
        expect([kept, again.length]).toEqual([eaten, 3]);
        expect(again).not.toEqual(others);
      }).toPass();
      await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(1);
    });
  },
);
