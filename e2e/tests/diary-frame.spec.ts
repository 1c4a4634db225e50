import { expect, test } from "@playwright/test";
import { changePerson, expectAccessible, onDesktop, wordsOf } from "../support/page.ts";
import { aPersonWithPlan, aPlannedPerson, isoToday } from "../support/people.ts";

test(
  "DIARY-020 NAV-015 gives the day half of a desktop's screen",
  onDesktop,
  async ({ page, context }, info) => {
    await aPlannedPerson(context);
    await page.goto("/planner");
    const box = await page.getByRole("region", { name: wordsOf(info).meals.moments.LUNCH }).boundingBox();
    expect(box?.width).toBe(720);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
  },
);

test("NAV-014 counts 900 px as a phone and 901 px as a desktop", onDesktop, async ({ page, context }) => {
  await aPersonWithPlan(context);
  await page.goto("/planner");
  for (const width of [899, 900, 901]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.locator("aside")).toHaveCount(width > 900 ? 1 : 0);
    await expect(page.getByRole("navigation")).toBeVisible();
  }
});

test("ERR-009 shows that the days could not be read, after trying three times, and reads them on request", async ({
  page,
  context,
}, info) => {
  const { general } = wordsOf(info);
  await aPlannedPerson(context);
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

test("DIARY-014 DIARY-038 DIARY-039 DIARY-040 DIARY-042 copies a day to other days, where that is switched on", async ({
  page,
  context,
}, info) => {
  const { diary } = wordsOf(info);
  const person = await aPlannedPerson(context);
  await page.goto("/planner");
  await expect(page.getByRole("checkbox")).toHaveCount(4);
  await expect(page.getByRole("button", { name: diary.copyDay })).toHaveCount(0);
  await changePerson(page, () => ({
    feature_flags_for_user: { flags: ["FF_COPY_MEALS_TO_ANOTHER_DAY"], switches: [], samples: [] },
  }));
  await page.reload();
  await page.getByRole("button", { name: diary.copyDay }).click();
  const dialog = page.getByRole("dialog", { name: diary.copyDayTitle });
  await expect(dialog.getByRole("button", { name: diary.copyNone })).toBeDisabled();
  await expectAccessible(page);
  const dates = dialog.getByRole("checkbox");
  await dates.nth(0).check();
  await dates.nth(1).check();
  const refused = isoToday(2);
  await page.route("**/api/copyMealsFromDate/", (route) =>
    (route.request().postDataJSON() as { to_date: string }).to_date === refused
      ? route.fulfill({ status: 500, json: { detail: "x", code: "server_error" } })
      : route.fallback(),
  );
  await dialog.getByRole("button", { name: diary.copyAction({ count: 2 }) }).click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await expect(dialog.getByRole("checkbox", { checked: true })).toHaveCount(1);
  const { results } = await person.api<{ results: { date: string; calendar_items: unknown[] }[] }>(
    "GET",
    "calendarDay/",
  );
  const filled = results.filter(({ calendar_items: items }) => items.length === 4).map(({ date }) => date);
  expect(filled.sort()).toEqual([isoToday(), isoToday(1)]);

  await page.goto(`/planner?date=${isoToday(20)}`);
  await page.getByRole("button", { name: diary.copyDay }).click();
  await expect(page.getByRole("dialog").getByText(diary.noMealsToCopy)).toBeVisible();
});
