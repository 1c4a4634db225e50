import { formatDate } from "@plateful/phrases";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { expectAccessible, languageOf, wordsOf } from "../support/page.ts";
import { aPlannedPerson, isoToday } from "../support/people.ts";
import { ANSWERS, callAs, type SignedIn, signInAs } from "../support/signed-in.ts";
import { walkTo } from "../support/walk.ts";

test("DIARY-014 DIARY-028 DIARY-031 DIARY-032 DIARY-033 DIARY-038 ERR-007 ERR-008 offers three ways to fill an empty day, and says when one did not work", async ({
  page,
  context,
}, info) => {
  const { diary, general } = wordsOf(info);
  await aPlannedPerson(context);
  const source = formatDate(languageOf(info), isoToday(), { weekday: "long", day: "numeric", month: "long" });
  const copy = page.getByRole("button", { name: diary.copyDate({ date: source }) });
  const yourself = page.getByRole("button", { name: diary.doItMyself });
  await test.step("a day up to 13 days ago can be copied", async () => {
    await page.goto(`/planner?date=${isoToday(14)}`);
    await expect(page.getByRole("button", { name: diary.chooseForMe })).toBeVisible();
    await expect(copy).toHaveCount(0);
    await walkTo(page, `/planner?date=${isoToday(13)}`);
    await expect(copy).toBeVisible();
    await expectAccessible(page);
  });
  await test.step("who plans by hand gets the empty slots, and is remembered", async () => {
    await yourself.click();
    await expect(page.getByText(diary.nothingPlanned)).toHaveCount(4);
    await expect(page.getByRole("button", { name: diary.chooseForMe })).toHaveCount(0);
    await page.reload();
    await expect(page.getByText(diary.nothingPlanned)).toHaveCount(4);
  });
  await test.step("a copy that failed is said and keeps the day; the next one fills it", async () => {
    await walkTo(page, `/planner?date=${isoToday(12)}`);
    await page.route("**/api/copyMealsFromDate/", (route) => route.fulfill({ status: 500, json: {} }));
    await copy.click();
    await expect(page.getByRole("alert").filter({ hasText: general.somethingWentWrong })).toBeVisible();
    await expect(yourself).toBeVisible();
    await page.unroute("**/api/copyMealsFromDate/");
    await copy.click();
    await expect(page.getByRole("checkbox")).toHaveCount(4);
    // Who plans alone may copy (DIARY-091).
    await expect(page.getByRole("button", { name: diary.copyDay })).toBeVisible();
  });
});

/** Someone who may copy days, with four meals planned for today. */
async function aCopier(page: Page): Promise<SignedIn> {
  const person = await signInAs(page, { flags: ["FF_COPY_MEALS_TO_ANOTHER_DAY"] });
  const mealTimes = ["BREAKFAST", "LUNCH", "AFTERNOON_SNACK", "DINNER"];
  await callAs(page, person, "POST", "users/onboarding/complete/", {
    ...ANSWERS,
    dietPreferences: { ...ANSWERS.dietPreferences, mealTimes },
  });
  await callAs(page, person, "POST", "autoPlanDays/", {
    num_days: 1,
    start_date_inclusive: isoToday(),
    delete_existing_plans: true,
  });
  return person;
}

test("DIARY-014 DIARY-023 DIARY-038 DIARY-039 DIARY-040 DIARY-042 ERR-009 opens the dialogs of a day and its meals, the recipes, and copies a day to others", async ({
  page,
}, info) => {
  const { diary, general, logging, meals, quickAdd } = wordsOf(info);
  const person = await aCopier(page);
  const dialog = page.getByRole("dialog");
  const meal = meals.momentsInSentence.LUNCH;
  const titled = (name: string) => expect(dialog.getByRole("heading", { name })).toBeVisible();
  const close = async () => {
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  };
  await test.step("days that could not be read in three tries are said, and read on request", async () => {
    let asked = 0;
    await page.route("**/api/calendarDay/?*", async (route) => {
      asked += 1;
      if (asked > 3) return route.fallback();
      await route.fulfill({ status: 500, json: { detail: "x", code: "server_error" } });
    });
    await page.goto("/planner");
    await expect(page.getByRole("heading", { name: general.errorLoadingData })).toBeVisible();
    expect(asked).toBe(3);
    await page.getByRole("button", { name: general.tryAgain }).click();
    await expect(page.getByRole("checkbox")).toHaveCount(4);
  });
  await test.step("adding, copying and removing a meal each ask in a dialog", async () => {
    await page.getByRole("button", { name: diary.addTo({ meal }) }).click();
    await titled(diary.addTo({ meal }));
    await expect(dialog.getByRole("link").first()).toBeVisible();
    await dialog.getByRole("button", { name: new RegExp(diary.quickAdd) }).click();
    await expect(dialog.getByLabel(quickAdd.calories)).toBeVisible();
    await close();
    await page.getByRole("button", { name: diary.moreFor({ meal }) }).click();
    await page.getByRole("menuitem", { name: diary.copyMeal({ meal }) }).click();
    await titled(logging.copyMealTitle({ meal }));
    await close();
    await page.getByRole("button", { name: diary.moreFor({ meal }) }).click();
    await page.getByRole("menuitem", { name: diary.removeMeal }).click();
    await expect(dialog.getByRole("button", { name: general.delete })).toBeVisible();
    await close();
  });
  await test.step("a day is copied to those chosen, and which failed is said", async () => {
    await page.getByRole("button", { name: diary.copyDay }).click();
    await titled(logging.copyDayTitle);
    await expect(dialog.getByRole("button", { name: logging.copyNone })).toBeDisabled();
    await expectAccessible(page);
    await dialog.getByRole("checkbox").nth(0).check();
    await dialog.getByRole("checkbox").nth(1).check();
    const refused = isoToday(2);
    await page.route("**/api/copyMealsFromDate/", (route) =>
      (route.request().postDataJSON() as { to_date: string }).to_date === refused
        ? route.fulfill({ status: 500, json: { detail: "x", code: "server_error" } })
        : route.fallback(),
    );
    await dialog.getByRole("button", { name: logging.copyAction({ count: 2 }) }).click();
    await expect(dialog.getByRole("alert")).toBeVisible();
    await expect(dialog.getByRole("checkbox", { checked: true })).toHaveCount(1);
    const { results } = await callAs<{ results: { date: string; calendar_items: unknown[] }[] }>(
      page,
      person,
      "GET",
      "calendarDay/",
    );
    const filled = results.filter(({ calendar_items: items }) => items.length === 4).map(({ date }) => date);
    expect(filled.sort()).toEqual([isoToday(), isoToday(1)]);
    await close();
  });
  await test.step("there is nothing to copy of an empty day", async () => {
    await walkTo(page, `/planner?date=${isoToday(20)}`);
    await page.getByRole("button", { name: diary.copyDay }).click();
    await expect(dialog.getByText(logging.noMealsToCopy)).toBeVisible();
    await close();
  });
  await test.step("the quick action leads to a recipe to add, and a meal to its own", async () => {
    await walkTo(page, `/planner?date=${isoToday()}`);
    await expect(page.getByRole("checkbox")).toHaveCount(4);
    await page.getByRole("button", { name: diary.add, exact: true }).click();
    await dialog.getByRole("link", { name: /kcal/ }).first().click();
    await expect(page).toHaveURL(/\/recipes\/\d+\?/);
    // The address changes first; the diary and its sheet stay until the recipe is there.
    await expect(dialog).toHaveCount(0);
    await page.goBack();
    await page
      .getByRole("button", { name: /kcal ·/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/recipe-meals\/\d+/);
  });
});
