import { expect, test } from "@playwright/test";
import { isPhone, onlyIn, wordsOf } from "../support/page.ts";
import { aPersonWithPlan, aPlannedPerson } from "../support/people.ts";

test("DIARY-020 NAV-015 gives the day half of a desktop's screen", async ({ page, context }, info) => {
  onlyIn(info, "desktop-en");
  await aPlannedPerson(context);
  await page.goto("/planner");
  const box = await page.getByRole("region", { name: wordsOf(info).meals.moments.LUNCH }).boundingBox();
  expect(box?.width).toBe(720);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
});

test("NAV-014 counts 900 px as a phone and 901 px as a desktop", async ({ page, context }, info) => {
  onlyIn(info, "desktop-en");
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
  test.skip(!isPhone(info), "the same on a desktop");
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
