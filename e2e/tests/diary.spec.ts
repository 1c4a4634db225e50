import { formatDate } from "@plateful/phrases";
import { expect, type Page, test } from "@playwright/test";
import {
  changePerson,
  expectAccessible,
  languageOf,
  onDesktop,
  onLayouts,
  wordsOf,
} from "../support/page.ts";
import { aPersonWithPlan, aPlannedPerson, isoToday } from "../support/people.ts";

const openDay = (page: Page, daysAhead: number) => page.goto(`/planner?date=${isoToday(daysAhead)}`);

const COACH = {
  id: 999_999,
  first_name: "Iris",
  last_name: "Bakker",
  account_enabled: true,
  uses_imperial_measurements: false,
  organisation: null,
};

test(
  "DIARY-001 DIARY-002 DIARY-006 DIARY-007 DIARY-008 shows today and other days with their targets",
  onLayouts,
  async ({ page, context }, info) => {
    const { diary, nutrition } = wordsOf(info);
    const language = languageOf(info);
    await aPlannedPerson(context, 2);
    await page.goto("/planner");
    await expect(page.getByRole("heading", { level: 1, name: diary.planForToday })).toBeVisible();
    const month = formatDate(language, isoToday(), { month: "long" });
    await expect(page.getByText(new RegExp(month, "i")).first()).toBeVisible();
    await expect(page.getByRole("checkbox")).toHaveCount(4);
    for (const macro of ["protein", "carbohydrates", "fat"] as const)
      await expect(page.getByRole("progressbar", { name: nutrition.nutrients[macro] })).toBeVisible();
    await expect(page.getByRole("img", { name: /kcal/ })).toBeVisible();
    await expectAccessible(page);
    await openDay(page, 1);
    const weekday = formatDate(language, isoToday(1), { weekday: "long" });
    await expect(page.getByRole("heading", { level: 1, name: diary.planFor({ weekday }) })).toBeVisible();
  },
);

test("DIARY-003 DIARY-005 shows Monday to Sunday and steps by weeks to the same weekday", async ({
  page,
  context,
}, info) => {
  const { diary } = wordsOf(info);
  const language = languageOf(info);
  await aPersonWithPlan(context);
  await page.goto("/planner");
  const dayName = (date: string) =>
    formatDate(language, date, { weekday: "long", day: "numeric", month: "long" });
  const strip = page.locator("section", { has: page.getByRole("button", { name: diary.nextWeek }) });
  const days = strip.locator("button[aria-pressed]");
  await expect(days).toHaveCount(7);
  const monday = formatDate(language, "2026-03-16", { weekday: "short" });
  const sunday = formatDate(language, "2026-03-22", { weekday: "short" });
  await expect(days.first()).toContainText(monday);
  await expect(days.last()).toContainText(sunday);
  await page.getByRole("button", { name: diary.nextWeek }).click();
  const chosen = strip.locator('button[aria-pressed="true"]');
  await expect(chosen).toHaveAccessibleName(new RegExp(dayName(isoToday(7))));
  await page.getByRole("button", { name: diary.previousWeek }).click();
  await expect(chosen).toHaveAccessibleName(new RegExp(dayName(isoToday())));
});

test("DIARY-004 changes the week when dragged further than 50 px or quicker than 300 px a second", async ({
  page,
  context,
}) => {
  await aPersonWithPlan(context);
  await openDay(page, 0);
  const ring = page.locator('button[aria-pressed="true"]').first();
  await expect(ring).toBeVisible();
  const drag = async (distance: number, pauseMs: number) => {
    const box = await ring.boundingBox();
    if (box === null) throw new Error("The chosen day is not on the screen.");
    const y = box.y + box.height / 2;
    await page.mouse.move(180, y);
    await page.mouse.down();
    // A flick is one movement: each further one costs time that a busy machine makes longer.
    if (pauseMs > 0) {
      await page.mouse.move(180 + distance / 2, y);
      await page.waitForTimeout(pauseMs);
    }
    await page.mouse.move(180 + distance, y);
    if (pauseMs > 0) await page.waitForTimeout(pauseMs);
    await page.mouse.up();
  };
  await drag(-45, 250);
  await expect(page).toHaveURL(new RegExp(isoToday()));
  await drag(-60, 250);
  await expect(page).toHaveURL(new RegExp(isoToday(7)));
  await drag(45, 0);
  await expect(page).toHaveURL(new RegExp(isoToday()));
});

test("DIARY-024 DIARY-025 marks a meal as eaten, turns for 750 ms at least, and takes a failure back", async ({
  page,
  context,
}, info) => {
  const { general } = wordsOf(info);
  await aPlannedPerson(context);
  await page.goto("/planner");
  const tick = page.getByRole("checkbox").first();
  await expect(tick).toBeVisible();
  const turned = tick.evaluate(
    (button) =>
      new Promise<number>((resolve) => {
        let from = 0;
        new MutationObserver(() => {
          if (button.getAttribute("aria-busy") === "true") from = performance.now();
          else resolve(performance.now() - from);
        }).observe(button, { attributeFilter: ["aria-busy"] });
      }),
  );
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.method() === "PATCH"),
    tick.click(),
  ]);
  expect(sent.postDataJSON()).toEqual({ status: "EATEN" });
  await expect(tick).toBeChecked();
  expect(await turned).toBeGreaterThan(740);
  await page.reload();
  await expect(tick).toBeChecked();
  await page.route("**/api/calendarItem/**", (route) =>
    route.fulfill({ status: 500, json: { detail: general.somethingWentWrong, code: "server_error" } }),
  );
  await tick.click();
  await expect(page.getByRole("alert").filter({ hasText: general.somethingWentWrong })).toBeVisible();
  await expect(tick).toBeChecked();
});

test("DIARY-019 goes back to today when the day was chosen more than 15 minutes ago", async ({
  page,
  context,
}, info) => {
  await aPersonWithPlan(context);
  const chosenAt = Date.now();
  await page.clock.setFixedTime(chosenAt);
  await openDay(page, 2);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(wordsOf(info).diary.planForToday);
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await page.clock.setFixedTime(chosenAt + (14 * 60 + 59) * 1000);
  await comeBack();
  await expect(page).toHaveURL(new RegExp(isoToday(2)));
  await page.clock.setFixedTime(chosenAt + (15 * 60 + 1) * 1000);
  await comeBack();
  await expect(page).toHaveURL(new RegExp(isoToday()));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(wordsOf(info).diary.planForToday);
});

test("DIARY-026 creates the days of the week that are missing, without a word when they exist", async ({
  page,
  context,
}, info) => {
  const { diary } = wordsOf(info);
  const person = await aPersonWithPlan(context);
  const created: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/calendarDay/"))
      created.push((request.postDataJSON() as { date: string }).date);
  });
  await openDay(page, 0);
  await expect.poll(() => new Set(created).size).toBe(7);
  expect(created[0]).toBe(isoToday());
  const { results } = await person.api<{ results: unknown[] }>("GET", "calendarDay/");
  expect(results).toHaveLength(7);

  await page.route("**/api/calendarDay/", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({
          status: 400,
          json: { non_field_errors: ["The fields user, date must make a unique set."] },
        })
      : route.fallback(),
  );
  await page.getByRole("button", { name: diary.nextWeek }).click();
  await expect.poll(() => new Set(created).size).toBe(14);
  await expect(page.getByText("unique set")).toHaveCount(0);
  await expect(page.getByRole("button", { name: diary.doItMyself })).toBeVisible();
});

test(
  "DIARY-028 DIARY-031 DIARY-032 DIARY-033 offers three ways to fill an empty day",
  onLayouts,
  async ({ page, context }, info) => {
    const { diary } = wordsOf(info);
    await aPlannedPerson(context);
    await openDay(page, 14);
    await expect(page.getByRole("button", { name: diary.chooseForMe })).toBeVisible();
    const source = formatDate(languageOf(info), isoToday(), {
      weekday: "long",
      day: "numeric",
      month: "long",
    });
    const copy = page.getByRole("button", { name: diary.copyDate({ date: source }) });
    await expect(copy).toHaveCount(0);
    await openDay(page, 13);
    await expect(copy).toBeVisible();
    await expectAccessible(page);

    await page.getByRole("button", { name: diary.doItMyself }).click();
    await expect(page.getByText(diary.nothingPlanned)).toHaveCount(4);
    await expect(page.getByRole("button", { name: diary.chooseForMe })).toHaveCount(0);
    await page.reload();
    await expect(page.getByText(diary.nothingPlanned)).toHaveCount(4);

    await openDay(page, 12);
    await copy.click();
    await expect(page.getByRole("checkbox")).toHaveCount(4);
  },
);

test("DIARY-037 says what it is doing while a menu is generated, and keeps the day when that fails", async ({
  page,
  context,
}, info) => {
  const { diary } = wordsOf(info);
  await aPersonWithPlan(context);
  await openDay(page, 0);
  let fails = true;
  await page.route("**/api/autoPlanDay/", async (route) => {
    if (fails) return route.abort();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.getByRole("button", { name: diary.chooseForMe }).click();
  await expect(page.getByText(diary.planningFailed)).toBeVisible();
  fails = false;
  await page.getByRole("button", { name: diary.chooseForMe }).click();
  await expect(page.getByRole("heading", { name: diary.planningTitle })).toBeVisible();
  await expect(page.getByRole("checkbox")).toHaveCount(4);
});

test("DIARY-029 hides choose-for-me where generating meals is switched off", async ({
  page,
  context,
}, info) => {
  const { diary } = wordsOf(info);
  await aPersonWithPlan(context);
  await changePerson(page, () => ({ feature_flag_generate_meals_button_in_planner: false }));
  await openDay(page, 0);
  await expect(page.getByRole("button", { name: diary.doItMyself })).toBeVisible();
  await expect(page.getByRole("button", { name: diary.chooseForMe })).toHaveCount(0);
});

test(
  "DIARY-035 DIARY-036 chooses the day again around what was eaten, after asking",
  onDesktop,
  async ({ page, context }, info) => {
    const { diary, general } = wordsOf(info);
    await aPlannedPerson(context);
    await page.goto("/planner");
    await page.getByRole("checkbox").first().click();
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(1);
    const names = () =>
      page.getByRole("checkbox").evaluateAll((boxes) => boxes.map((box) => box.getAttribute("aria-label")));
    const [eaten, ...others] = await names();
    await page.getByRole("button", { name: diary.dayMenu }).click();
    await page.getByRole("menuitem", { name: diary.regenerateDay }).click();
    const dialog = page.getByRole("dialog", { name: diary.regenerateTitle });
    await expect(dialog).toContainText(diary.regenerateText);
    await dialog.getByRole("button", { name: general.cancel }).click();
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(1);
    await page.getByRole("button", { name: diary.dayMenu }).click();
    await page.getByRole("menuitem", { name: diary.regenerateDay }).click();
    await dialog.getByRole("button", { name: diary.regenerateConfirm }).click();
    await expect(async () => {
      const [kept, ...anew] = await names();
      expect([kept, anew.length]).toEqual([eaten, 3]);
      expect(anew).not.toEqual(others);
    }).toPass();
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(1);
  },
);

test("DIARY-073 removes a planned meal only after asking", async ({ page, context }, info) => {
  const { diary, general, meals } = wordsOf(info);
  await aPlannedPerson(context);
  await page.goto("/planner");
  const open = async () => {
    await page
      .getByRole("button", { name: diary.moreFor({ meal: meals.momentsInSentence.BREAKFAST }) })
      .click();
    await page.getByRole("menuitem", { name: diary.removeMeal }).click();
  };
  await open();
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: general.cancel }).click();
  await expect(page.getByRole("checkbox")).toHaveCount(4);
  await open();
  await page.getByRole("dialog").getByRole("button", { name: general.delete }).click();
  await expect(page.getByRole("checkbox")).toHaveCount(3);
  await page.reload();
  await expect(page.getByRole("checkbox")).toHaveCount(3);
});

test("DIARY-050 DIARY-051 adds a meal by its numbers", onLayouts, async ({ page, context }, info) => {
  const { diary, general } = wordsOf(info);
  await aPlannedPerson(context);
  await page.goto("/planner");
  await page.getByRole("button", { name: diary.add, exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: new RegExp(diary.quickAdd) }).click();
  const send = dialog.getByRole("button", { name: diary.add, exact: true });
  await send.click();
  await expect(dialog.getByText(general.required, { exact: true })).toBeVisible();
  await dialog.getByLabel(diary.calories).fill("0");
  await expect(dialog.getByText(diary.positive)).toBeVisible();
  await dialog.getByLabel(diary.calories).fill("10001");
  await expect(
    dialog.getByText(diary.atMost({ limit: languageOf(info) === "nl" ? "10.000" : "10,000" })),
  ).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel(diary.calories).fill("320");
  await dialog.getByLabel(diary.proteinGrams).fill("0");
  await send.click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(diary.quickMeal)).toBeVisible();
  await expect(page.getByRole("checkbox")).toHaveCount(5);
});

test("DIARY-012 DIARY-053 DIARY-054 keeps a note with the coach", async ({ page, context }, info) => {
  const { diary, general } = wordsOf(info);
  await aPersonWithPlan(context);
  await openDay(page, 0);
  await expect(page.getByRole("button", { name: diary.doItMyself })).toBeVisible();
  await expect(page.getByRole("button", { name: diary.note })).toHaveCount(0);

  await changePerson(page, () => ({ coach: COACH }));
  await page.reload();
  await page.getByRole("button", { name: diary.note }).click();
  const dialog = page.getByRole("dialog");
  const field = dialog.getByLabel(diary.noteLabel);
  const save = dialog.getByRole("button", { name: general.save });
  await expect(save).toBeDisabled();
  await field.fill("   ");
  await expect(save).toBeDisabled();
  await field.fill("x".repeat(2001));
  await expect(save).toBeDisabled();
  await expectAccessible(page);
  await field.fill("  Long run tomorrow  ");
  await save.click();
  await page.getByRole("button", { name: diary.noteWaiting }).click();
  await expect(field).toHaveValue("Long run tomorrow");
  await expect(save).toBeDisabled();
  await dialog.getByRole("button", { name: diary.deleteNote }).click();
  await expect(page.getByRole("button", { name: diary.note, exact: true })).toBeVisible();
});

test("DIARY-080 DIARY-081 sends clients without a plan to their coach, others to their own", async ({
  page,
  context,
}, info) => {
  const { diary } = wordsOf(info);
  await aPersonWithPlan(context);
  const withoutPlan = (person: Record<string, unknown>) => ({
    intake: { ...(person.intake as object), weekly_nutrition_plan: null },
  });
  await changePerson(page, (person) => ({ ...withoutPlan(person), coach: COACH }));
  await openDay(page, 0);
  await expect(page.getByText(diary.askCoach)).toBeVisible();
  await changePerson(page, withoutPlan);
  await page.reload();
  await expect(page.getByRole("link", { name: diary.makePlan })).toBeVisible();
});

test("DIARY-075 shows no numbers to people who do not want them", async ({ page, context }) => {
  await aPlannedPerson(context);
  await changePerson(page, () => ({
    feature_flags_for_user: { flags: ["FF_DONT_SHOW_MACROS"], switches: [], samples: [] },
  }));
  await page.goto("/planner");
  await expect(page.getByRole("checkbox")).toHaveCount(4);
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await expect(page.getByText("kcal")).toHaveCount(0);
});
