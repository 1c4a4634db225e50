import { expect, type Page, test } from "@playwright/test";
import { expectAccessible, onlyIn } from "../support/page.ts";
import { aPersonWithPlan, aPlannedPerson, isoToday } from "../support/people.ts";

const OPEN = [
  "/welcome",
  "/start",
  "/login",
  "/help",
  "/help/install",
  "/checkout",
  "/checkout/failure",
  "/no/such/place",
] as const;
const QUESTIONS = [
  "/onboarding/goal",
  "/onboarding/activity",
  "/onboarding/biometrics",
  "/onboarding/physical-stats",
] as const;
const PLANNING = [
  "/onboarding/nutritional-plan",
  "/onboarding/meal-times",
  "/onboarding/diet",
  "/onboarding/intolerances",
  "/onboarding/dislikes",
  "/diy/intake",
  "/diy/avoid-ingredients",
] as const;
const OWN = [
  "/planner",
  "/groceries",
  "/groceries/finish-planning",
  "/profile",
  "/profile/edit",
  "/billing-issue",
] as const;

/** Opens a screen and waits until it says what it is. */
async function check(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 }).first(), path).toBeVisible();
  await test.step(`${path} has no fault`, () => expectAccessible(page));
}

test("NAV-027 has no fault on the screens before sign-in", async ({ page }) => {
  for (const path of OPEN) await check(page, path);
});

test("NAV-027 has no fault on the first questions", async ({ page }) => {
  for (const path of QUESTIONS) await check(page, path);
});

test("NAV-027 has no fault on the questions of a person with a plan", async ({ page, context }) => {
  test.setTimeout(120_000);
  await aPersonWithPlan(context);
  for (const path of PLANNING) await check(page, path);
});

test("NAV-027 has no fault on a person's own screens", async ({ page, context }) => {
  test.setTimeout(120_000);
  const person = await aPlannedPerson(context, 1);
  await person.api("POST", "groceryList/", { start_date: isoToday(), end_date: isoToday(1) });
  for (const path of OWN) await check(page, path);
});

test("NAV-027 has no fault in dark colours", async ({ page, context }, info) => {
  onlyIn(info, "phone-en");
  test.setTimeout(120_000);
  await page.emulateMedia({ colorScheme: "dark" });
  await check(page, "/login");
  const person = await aPlannedPerson(context, 1);
  await person.api("POST", "groceryList/", { start_date: isoToday(), end_date: isoToday(1) });
  for (const path of ["/groceries", "/profile", "/profile/edit"]) await check(page, path);
});
