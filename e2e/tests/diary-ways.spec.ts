import { expect, test } from "@playwright/test";
import { changePerson, wordsOf } from "../support/page.ts";
import { aPlannedPerson, isoToday } from "../support/people.ts";

test("DIARY-023 opens the dialogs of the day and of a meal, each of which closes again", async ({
  page,
  context,
}, info) => {
  const { diary, general, meals } = wordsOf(info);
  await aPlannedPerson(context);
  await changePerson(page, () => ({
    feature_flags_for_user: { flags: ["FF_COPY_MEALS_TO_ANOTHER_DAY"], switches: [], samples: [] },
  }));
  await page.goto("/planner");
  const dialog = page.getByRole("dialog");
  const meal = meals.momentsInSentence.LUNCH;
  const close = async () => {
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  };
  await page.getByRole("button", { name: diary.addTo({ meal }) }).click();
  await expect(dialog.getByRole("heading", { name: diary.addTo({ meal }) })).toBeVisible();
  await expect(dialog.getByRole("link").first()).toBeVisible();
  await dialog.getByRole("button", { name: new RegExp(diary.quickAdd) }).click();
  await expect(dialog.getByLabel(diary.calories)).toBeVisible();
  await close();
  await page.getByRole("button", { name: diary.moreFor({ meal }) }).click();
  await page.getByRole("menuitem", { name: diary.copyMeal({ meal }) }).click();
  await expect(dialog.getByRole("heading", { name: diary.copyMealTitle({ meal }) })).toBeVisible();
  await close();
  await page.getByRole("button", { name: diary.copyDay }).click();
  await expect(dialog.getByRole("heading", { name: diary.copyDayTitle })).toBeVisible();
  await close();
  await page.getByRole("button", { name: diary.moreFor({ meal }) }).click();
  await page.getByRole("menuitem", { name: diary.removeMeal }).click();
  await expect(dialog.getByRole("button", { name: general.delete })).toBeVisible();
  await close();
});

test("the quick action leads to adding and a meal leads to its recipe", async ({ page, context }, info) => {
  const { diary } = wordsOf(info);
  await aPlannedPerson(context);
  await page.goto("/planner");
  await page.getByRole("button", { name: diary.add, exact: true }).click();
  await page.getByRole("dialog").getByRole("link", { name: /kcal/ }).first().click();
  await expect(page).toHaveURL(/\/recipes\/\d+\?/);
  // The address changes first; the diary and its sheet stay until the recipe is there.
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goBack();
  await page
    .getByRole("button", { name: /kcal ·/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/recipe-meals\/\d+/);
});

test("ERR-007 ERR-008 says that copying a meal did not work, and keeps the day", async ({
  page,
  context,
}, info) => {
  const { diary, general } = wordsOf(info);
  await aPlannedPerson(context);
  await page.goto(`/planner?date=${isoToday(7)}`);
  await expect(page.getByRole("button", { name: diary.doItMyself })).toBeVisible();
  await page.route("**/api/copyMealsFromDate/", (route) => route.fulfill({ status: 500, json: {} }));
  await page
    .getByRole("button", { name: new RegExp(diary.copyDate({ date: "" }).trim()) })
    .first()
    .click();
  await expect(page.getByRole("alert").filter({ hasText: general.somethingWentWrong })).toBeVisible();
  await expect(page.getByRole("button", { name: diary.doItMyself })).toBeVisible();
});
