import type { Page } from "@playwright/test";
import { aCoach, planFor } from "../support/coaching.ts";
import { aClientElsewhere } from "../support/elsewhere.ts";
import { expect, test } from "../support/journey.ts";
import { expectAccessible, isPhone, onLayouts, wordsOf } from "../support/page.ts";
import { aPersonWithPlan, aPlannedPerson, isoToday, type Person } from "../support/people.ts";
import { callAs, keepAnswers, signInAs } from "../support/signed-in.ts";
import { SIZES } from "../support/sizes.ts";
import { walkTo } from "../support/walk.ts";

const OPEN = [
  "/welcome",
  "/start",
  "/login",
  "/help",
  "/help/install",
  "/checkout",
  "/checkout/failure",
  "/no/such/place",
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
const SIMPLE = [
  "/simple-onboarding/welcome-video",
  "/simple-onboarding/motivation",
  "/simple-onboarding/cooking-style",
  "/simple-onboarding/diet",
  "/simple-onboarding/allergens",
  "/simple-onboarding/meal-times",
  "/profile",
] as const;
const OWN = [
  "/recipes/search",
  "/recipes/search?own=true",
  "/recipes/own/new",
  "/profile",
  "/profile/edit",
  "/profile/email",
  "/billing-issue",
] as const;
/** What is looked at in dark colours too, on the phone. */
const IN_BOTH_COLOURS = new Set(["/login", "/progress", "/groceries", "/profile", "/profile/edit"]);

/** Changes the colours, and waits until the last of them has faded in. */
async function inColours(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    // A fade begins with the next frame.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const fades = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(fades.map(({ finished }) => finished));
  });
}

async function expectReadableInTheDark(page: Page): Promise<void> {
  await inColours(page, "dark");
  await expectAccessible(page);
  await inColours(page, "light");
}

/**
 * Checks what is open at the size that the page has, and then at the other one, which it keeps: to change it back would
 * cost as much as the check. The projects speak English on the phone and Dutch on the desktop, so that each screen is
 * seen in both languages at both sizes, and at the size of the project with what stands where and its colours.
 */
async function expectFaultless(page: Page, isDarkToo = false): Promise<void> {
  const sizes = isPhone(test.info()) ? [SIZES.phone, SIZES.desktop] : [SIZES.desktop, SIZES.phone];
  const isOwn = (size: { readonly width: number } | undefined) => size?.width === sizes[0]?.width;
  const dialogs = await page.getByRole("dialog").count();
  if (!isOwn(page.viewportSize() ?? undefined)) sizes.reverse();
  for (const [at, size] of sizes.entries()) {
    if (at > 0) {
      await page.setViewportSize(size);
      await expect(page.getByRole("dialog")).toHaveCount(dialogs);
    }
    await expectAccessible(page, { looks: isOwn(size) });
    if (isDarkToo && isOwn(size)) await expectReadableInTheDark(page);
  }
}

/** Walks from screen to screen, and looks at each as soon as it says what it is. */
async function check(page: Page, paths: readonly string[]): Promise<void> {
  if (page.url() === "about:blank") await page.goto(paths[0] ?? "/");
  for (const path of paths)
    await test.step(`${path} has no fault`, async () => {
      await walkTo(page, path);
      await expect(page.getByRole("heading", { level: 1 }).first(), path).toBeVisible();
      expect(new URL(page.url()).pathname, path).toBe(path.split("?")[0]);
      await expectFaultless(page, IN_BOTH_COLOURS.has(path) && isPhone(test.info()));
    });
}

test(
  "NAV-027 has no fault on the screens before sign-in and the first questions",
  onLayouts,
  async ({ page }) => {
    // Without answers each question leads back to the one before it.
    await keepAnswers(page);
    await check(page, OPEN);
  },
);

test("NAV-027 has no fault on the short questions of a simple organisation", onLayouts, async ({ page }) => {
  const organisation = { recipe_system_type: "SIMPLE", welcome_video_enabled: true };
  const person = await signInAs(page, { organisation });
  await callAs(page, person, "POST", "users/userProfile/", {
    gender: "FEMALE",
    weight: 70,
    onboarding_motivation: "SAVE_TIME",
    onboarding_cooking_styles: ["QUICK"],
    preferred_meal_times: ["LUNCH", "DINNER"],
  });
  await check(page, SIMPLE);
});

interface ClientWithPlan {
  readonly intake: { readonly weekly_nutrition_plan: { readonly monday: { readonly id: number } } };
}

/** The steps of a coach's plan editor. */
const PLAN_EDITOR = ["energy-balance", "meal-moments", "meal-sizes", "meal-sizes/LUNCH", "fine-tuning"];

test("NAV-027 has no fault on a coach's screens", onLayouts, async ({ page }) => {
  const coach = await aCoach(page);
  const client = await aClientElsewhere(coach);
  await planFor({ page, person: client });
  const one = `/coach/clients/${client.id}`;
  const ofClient = [
    one,
    `${one}?tab=nutrition-plan`,
    `${one}?tab=settings`,
    `${one}/profile`,
    `${one}/planner`,
  ];
  const path = `clients/${client.id}/`;
  const { intake } = await callAs<ClientWithPlan>(page, coach, "GET", path);
  const plan = `${one}/plans/${intake.weekly_nutrition_plan.monday.id}`;
  const ofPlan = PLAN_EDITOR.map((step) => `${plan}/${step}`);
  await check(page, ["/coach/clients", ...ofClient, ...ofPlan, "/coach/account", "/coach/account/recipes"]);
});

test(
  "NAV-027 has no fault on the questions of a person with a plan, their own screens and measurements",
  onLayouts,
  async ({ page, context }, info) => {
    const { measurements: words } = wordsOf(info);
    const person = await aPersonWithPlan(context);
    const created_at = `${isoToday(-1)}T06:00:00Z`;
    await person.api("POST", "userWeight/", { value: 71, created_at });
    await person.api("POST", "UserStress/", { value: "LOW", created_at });
    await person.api("POST", "UserSleep/", { value: 7, created_at });
    await check(page, [...PLANNING, ...OWN, "/progress"]);
    for (const type of [words.types.SLEEP, words.types.STRESS]) {
      await page.getByRole("radio", { name: type, exact: true }).check({ force: true });
      const chart = page.getByRole("region", { name: type, exact: true }).getByRole("img").first();
      await expect(chart).toBeVisible();
      await test.step(`${type} has no fault`, () => expectFaultless(page));
    }
    await page.getByRole("radio", { name: words.screen.table, exact: true }).check({ force: true });
    await test.step("the table has no fault", () => expectFaultless(page));
    await page.getByRole("button", { name: words.screen.add }).first().click();
    await page.getByRole("dialog").getByRole("button", { expanded: false }).click();
    await expect(page.getByRole("dialog").getByRole("table")).toBeVisible();
    await test.step("the form has no fault", () => expectFaultless(page));
  },
);

/** A quick meal beside what is planned for today, which puts the day out of balance. */
async function addQuickMeal(person: Person): Promise<void> {
  const day = await person.api<{ results: { id: number }[] }>("GET", `calendarDay/?date__gte=${isoToday()}`);
  const { id } = await person.api<{ id: number }>("POST", "quickAddMeal/", { kcal: 500 });
  const place = { calendar_day: day.results[0]?.id, meal_moment: "LUNCH" };
  await person.api("POST", "calendarItem/", { ...place, object_id: id, content_type: "quickaddmeal" });
}

test(
  "NAV-027 has no fault in the planner, the sheets that change what is planned, the screens of food and groceries",
  onLayouts,
  async ({ page, context }, info) => {
    const { diary, meals, foods, planChanges } = wordsOf(info);
    const lunch = meals.momentsInSentence.LUNCH;
    const dialog = page.getByRole("dialog");
    const person = await aPlannedPerson(context);
    await person.api("POST", "groceryList/", { start_date: isoToday(), end_date: isoToday(1) });
    await addQuickMeal(person);
    await check(page, ["/groceries", "/groceries/finish-planning", "/planner"]);
    await page.getByRole("button", { name: planChanges.rebalance.look }).click();
    await dialog.getByRole("radio").first().waitFor();
    await test.step("rebalancing has no fault", () => expectFaultless(page));
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: diary.moreFor({ meal: lunch }) }).click();
    await page.getByRole("menuitem", { name: planChanges.swap.action }).click();
    await dialog.getByRole("button").filter({ hasText: "kcal" }).first().waitFor();
    await test.step("choosing another recipe has no fault", () => expectFaultless(page));
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await page.getByRole("button", { name: diary.addTo({ meal: lunch }) }).click();
    await dialog.waitFor();
    await test.step("adding to a meal has no fault", () => expectFaultless(page));
    await page.getByRole("button", { name: foods.scanner.productTitle }).click();
    await page.getByRole("textbox", { name: foods.searchLabel }).fill("a");
    await page.getByRole("listitem").first().waitFor();
    await test.step("the foods that were found have no fault", () => expectFaultless(page, true));
    await page.getByRole("listitem").first().getByRole("button").click();
    await expect(page.getByRole("textbox", { name: foods.amount })).toBeVisible();
    await test.step("the amount of a food has no fault", () => expectFaultless(page, true));
  },
);
