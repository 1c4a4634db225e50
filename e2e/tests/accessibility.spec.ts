import { expect, type Page, test } from "@playwright/test";
import { aClient, aCoach, planFor } from "../support/coaching.ts";
import { expectAccessible, isPhone, onLayouts, wordsOf } from "../support/page.ts";
import { aPersonWithPlan, aPlannedPerson, isoToday } from "../support/people.ts";
import { callAs, signInAs } from "../support/signed-in.ts";
import { SIZES } from "../support/sizes.ts";

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
  "/planner",
  "/progress",
  "/recipes/search",
  "/recipes/search?own=true",
  "/recipes/own/new",
  "/groceries",
  "/groceries/finish-planning",
  "/profile",
  "/profile/edit",
  "/billing-issue",
] as const;

/**
 * Checks what is open at the size of the project and, without opening it anew, at the other one: the projects speak
 * English on the phone and Dutch on the desktop, so that each screen is seen in both languages at both sizes.
 */
async function expectFaultless(page: Page): Promise<void> {
  const [own, other] = isPhone(test.info()) ? [SIZES.phone, SIZES.desktop] : [SIZES.desktop, SIZES.phone];
  await expectAccessible(page);
  const dialogs = await page.getByRole("dialog").count();
  await page.setViewportSize(other);
  await expect(page.getByRole("dialog")).toHaveCount(dialogs);
  await expectAccessible(page, { colours: false });
  await page.setViewportSize(own);
  await expect(page.getByRole("dialog")).toHaveCount(dialogs);
}

/** Opens a screen and waits until it says what it is. */
async function check(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 }).first(), path).toBeVisible();
  await test.step(`${path} has no fault`, () => expectFaultless(page));
}

test("NAV-027 has no fault on the screens before sign-in", onLayouts, async ({ page }) => {
  for (const path of OPEN) await check(page, path);
});

test("NAV-027 has no fault on the first questions", onLayouts, async ({ page }) => {
  for (const path of QUESTIONS) await check(page, path);
});

test(
  "NAV-027 has no fault on the questions of a person with a plan",
  onLayouts,
  async ({ page, context }) => {
    await aPersonWithPlan(context);
    for (const path of PLANNING) await check(page, path);
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
  for (const path of SIMPLE) await check(page, path);
});

test("NAV-027 has no fault on a person's own screens", onLayouts, async ({ page, context }) => {
  const person = await aPlannedPerson(context, 1);
  await person.api("POST", "groceryList/", { start_date: isoToday(), end_date: isoToday(1) });
  for (const path of OWN) await check(page, path);
});

test(
  "NAV-027 has no fault in the form for measurements, and in the table of them",
  onLayouts,
  async ({ page, context }, info) => {
    const { measurements: words } = wordsOf(info);
    const person = await aPersonWithPlan(context);
    const created_at = `${isoToday(-1)}T06:00:00Z`;
    await person.api("POST", "userWeight/", { value: 71, created_at });
    await person.api("POST", "UserStress/", { value: "LOW", created_at });
    await person.api("POST", "UserSleep/", { value: 7, created_at });
    for (const type of [words.types.SLEEP, words.types.STRESS]) {
      await check(page, "/progress");
      await page.getByRole("radio", { name: type, exact: true }).check({ force: true });
      await expect(
        page.getByRole("region", { name: type, exact: true }).getByRole("img").first(),
      ).toBeVisible();
      await expectFaultless(page);
    }
    await page.getByRole("radio", { name: words.screen.table, exact: true }).check({ force: true });
    await expectFaultless(page);
    await page.getByRole("button", { name: words.screen.add }).first().click();
    await page.getByRole("dialog").getByRole("button", { expanded: false }).click();
    await expect(page.getByRole("dialog").getByRole("table")).toBeVisible();
    await expectFaultless(page);
  },
);

test(
  "NAV-027 has no fault in the sheets that change what is planned",
  onLayouts,
  async ({ page, context }, info) => {
    const { diary, meals, planChanges } = wordsOf(info);
    const person = await aPlannedPerson(context);
    const day = await person.api<{ results: { id: number }[] }>(
      "GET",
      `calendarDay/?date__gte=${isoToday()}`,
    );
    const { id } = await person.api<{ id: number }>("POST", "quickAddMeal/", { kcal: 500 });
    const place = { calendar_day: day.results[0]?.id, meal_moment: "LUNCH" };
    await person.api("POST", "calendarItem/", { ...place, object_id: id, content_type: "quickaddmeal" });
    await page.goto("/planner");
    await page.getByRole("button", { name: planChanges.rebalance.look }).click();
    await page.getByRole("dialog").getByRole("radio").first().waitFor();
    await expectFaultless(page);
    await page.keyboard.press("Escape");
    await expectFaultless(page);
    await page.getByRole("button", { name: diary.moreFor({ meal: meals.momentsInSentence.LUNCH }) }).click();
    await page.getByRole("menuitem", { name: planChanges.swap.action }).click();
    await page.getByRole("dialog").getByRole("button").filter({ hasText: "kcal" }).first().waitFor();
    await expectFaultless(page);
  },
);

test("NAV-027 has no fault on a coach's screens", onLayouts, async ({ page, browser }, info) => {
  const coach = await aCoach(page);
  const client = await aClient(browser, info, coach);
  await planFor(client);
  const one = `/coach/clients/${client.person.id}`;
  const ofClient = [
    one,
    `${one}?tab=nutrition-plan`,
    `${one}?tab=settings`,
    `${one}/profile`,
    `${one}/planner`,
  ];
  const editor = ["energy-balance", "meal-moments", "meal-sizes", "meal-sizes/LUNCH", "fine-tuning"];
  const { intake } = await callAs<{ intake: { weekly_nutrition_plan: { monday: { id: number } } } }>(
    page,
    coach,
    "GET",
    `clients/${client.person.id}/`,
  );
  const plan = `${one}/plans/${intake.weekly_nutrition_plan.monday.id}`;
  const ofPlan = editor.map((step) => `${plan}/${step}`);
  for (const path of ["/coach/clients", ...ofClient, ...ofPlan, "/coach/account"]) await check(page, path);
  await client.page.context().close();
});

test(
  "NAV-027 has no fault on the screens of food, in either colour scheme",
  onLayouts,
  async ({ page, context }, info) => {
    const { diary, meals, foods } = wordsOf(info);
    const person = await aPersonWithPlan(context);
    await person.api("POST", "calendarDay/", { date: isoToday() });
    await page.goto("/planner");
    await page.getByRole("button", { name: diary.doItMyself }).click();
    await page.getByRole("button", { name: diary.addTo({ meal: meals.momentsInSentence.LUNCH }) }).click();
    await page.getByRole("dialog").waitFor();
    await expectFaultless(page);
    await page.getByRole("button", { name: foods.scanner.productTitle }).click();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.getByRole("textbox", { name: foods.searchLabel }).fill("a");
      await page.getByRole("listitem").first().waitFor();
      await expectFaultless(page);
      await page.getByRole("listitem").first().getByRole("button").click();
      await expect(page.getByRole("textbox", { name: foods.amount })).toBeVisible();
      await expectFaultless(page);
      await page.goBack();
    }
  },
);

test("NAV-027 has no fault in dark colours", async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await check(page, "/login");
  const person = await aPlannedPerson(context, 1);
  await person.api("POST", "groceryList/", { start_date: isoToday(), end_date: isoToday(1) });
  for (const path of ["/progress", "/groceries", "/profile", "/profile/edit"]) await check(page, path);
});
