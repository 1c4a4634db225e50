import type { Phrases } from "@plateful/phrases";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { answer as choice, goOnTo, heading } from "../support/questions.ts";
import { callAs, type SignedIn, signInAs } from "../support/signed-in.ts";

const SIMPLE = { name: "Studio Groen", recipe_system_type: "SIMPLE" };
const AUTOPLAN = "**/api/autoplanSimpleRecipes/";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Chooses at a question and goes on to the next. */
async function answer(page: Page, phrases: Phrases, titles: readonly string[], next: string): Promise<void> {
  for (const title of titles) await choice(page, title).click();
  await goOnTo(page, phrases, next);
}

/** Has the server hold answers to all questions, as if they had been given elsewhere, and opens the last one. */
async function openLastQuestion(page: Page, { token }: SignedIn, diet: "NONE" | "VEGETARIAN"): Promise<void> {
  const simple = {
    motivation: "SAVE_TIME",
    cookingStyles: ["QUICK", "EASY"],
    diet,
    allergens: diet === "NONE" ? ["NONE"] : ["MILK"],
    mealTimes: ["BREAKFAST", "LUNCH", "DINNER"],
    currentStep: 5,
  };
  const held = await page.request.put("/api/users/onboarding/answers/", {
    headers: { authorization: `Token ${token}` },
    data: { answers: { full: null, simple } },
  });
  expect(held.status(), await held.text()).toBe(204);
  await page.goto("/simple-onboarding/meal-times");
}

/** What the page asks the server to do from now on, in order. */
function tracedCalls(page: Page): string[] {
  const calls: string[] = [];
  const wanted = /\/api\/((auth\/)?users\/(me|userProfile)\/|autoplanSimpleRecipes\/)/;
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (wanted.test(pathname)) calls.push(`${request.method()} ${pathname.replaceAll(/\d+/g, "N")}`);
  });
  return calls;
}

/** When the page first came to each path from now on, by its own clock in milliseconds: that of the test runs beside it. */
async function noteFirstVisits(page: Page): Promise<() => Promise<Record<string, number>>> {
  await page.evaluate(() => {
    window.navigation.addEventListener("currententrychange", () => {
      sessionStorage[`visit ${location.pathname}`] ??= String(Date.now());
    });
  });
  return () =>
    page.evaluate(() => {
      const visits = Object.entries(sessionStorage).filter(([key]) => key.startsWith("visit "));
      return Object.fromEntries(visits.map(([key, at]) => [key.slice("visit ".length), Number(at)]));
    });
}

interface Profile {
  readonly id: number;
  readonly weekly_nutrition_plan: { readonly id: number } | null;
}
const intakeOf = async (page: Page, person: SignedIn): Promise<Profile | null> =>
  (await callAs<{ intake: Profile | null }>(page, person, "GET", "users/me/")).intake;

const planNothing = (page: Page) =>
  page.route(AUTOPLAN, (route) => route.fulfill({ json: { calendar_days: [] } }));

test("SIM-001 SIM-002 SIM-005 SIM-006 SIM-009 SIM-010 SIM-011 SIM-013 SIM-014 SIM-015 SIM-021 NAV-007 ONB-096 the questions follow each other from motivation on, each says what it wants, and answers survive a reload", async ({
  page,
  phrases,
}) => {
  const words = phrases.simpleOnboarding;
  const next = button(page, phrases.general.next);
  const alert = page.getByRole("alert");
  await signInAs(page, { organisation: SIMPLE });
  // An address further on leads to the first open question.
  await page.goto("/simple-onboarding/meal-times");

  await test.step("motivation", async () => {
    await expect(page).toHaveURL("/simple-onboarding/motivation");
    await expect(button(page, phrases.general.back)).toHaveCount(0);
    await expect(page.getByRole("radio")).toHaveCount(5);
    await next.click();
    await expect(alert).toHaveText(words.motivation.missing);
    await answer(page, phrases, [words.motivations.BUDGET_CONSCIOUS], words.cookingStyle.title);
  });

  await test.step("cooking styles", async () => {
    await expect(page).toHaveURL("/simple-onboarding/cooking-style");
    await expect(page.getByRole("checkbox")).toHaveCount(5);
    await next.click();
    await expect(alert).toHaveText(words.cookingStyle.tooFew);
    for (const style of ["QUICK", "COMFORT", "MEAL_PREP"] as const)
      await choice(page, words.cookingStyles[style]).click();
    await expect(alert).toHaveText(words.cookingStyle.tooMany);
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(2);
    await expect(choice(page, words.cookingStyles.MEAL_PREP).getByRole("checkbox")).not.toBeChecked();
    await page.reload();
    await expect(choice(page, words.cookingStyles.COMFORT).getByRole("checkbox")).toBeChecked();
    await answer(page, phrases, [], words.diet.title);
  });

  await test.step("diet and allergens", async () => {
    await expect(page).toHaveURL("/simple-onboarding/diet");
    const progress = words.step({ step: 3, steps: 5, percent: 60 });
    await expect(page.getByRole("progressbar", { name: progress })).toBeVisible();
    await expect(page.getByRole("radio")).toHaveCount(4);
    await expect(choice(page, words.diets.NONE).getByRole("radio")).toBeChecked();
    await answer(page, phrases, [], words.allergens.title);
    await expect(page).toHaveURL("/simple-onboarding/allergens");
    const none = choice(page, words.allergenNames.NONE).getByRole("checkbox");
    await expect(page.getByRole("checkbox")).toHaveCount(10);
    await expect(none).toBeChecked();
    await choice(page, words.allergenNames.SESAME).click();
    await expect(none).not.toBeChecked();
    await choice(page, words.allergenNames.SESAME).click();
    await expect(none).toBeChecked();
    await answer(page, phrases, [], words.mealTimes.title);
  });

  await test.step("meal times", async () => {
    await expect(page).toHaveURL("/simple-onboarding/meal-times");
    const submit = button(page, words.mealTimes.submit);
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(3);
    await choice(page, phrases.meals.types.DINNER).click();
    await expect(alert).toHaveText(words.mealTimes.noDinner);
    await expect(submit).toBeDisabled();
    await choice(page, phrases.meals.types.LUNCH).click();
    await expect(alert).toHaveText(words.mealTimes.tooFew);
    await choice(page, phrases.meals.types.DINNER).click();
    await expect(submit).toBeEnabled();
  });

  await test.step("all the way back", async () => {
    for (const { title } of [words.allergens, words.diet, words.cookingStyle, words.motivation]) {
      await button(page, phrases.general.back).click();
      await expect(heading(page, title)).toBeVisible();
    }
    await expect(choice(page, words.motivations.BUDGET_CONSCIOUS).getByRole("radio")).toBeChecked();
  });
});

test("SIM-008 SIM-024 SIM-025 SIM-026 SIM-028 SIM-029 SIM-030 SIM-037 the answers make a profile and a week, once, and the way back is closed", async ({
  page,
  phrases,
}) => {
  const words = phrases.simpleOnboarding;
  const person = await signInAs(page, { organisation: SIMPLE });
  await page.clock.install();
  await planNothing(page);
  await openLastQuestion(page, person, "VEGETARIAN");
  await expect(heading(page, words.mealTimes.title)).toBeVisible();
  const firstVisits = await noteFirstVisits(page);
  const calls = tracedCalls(page);
  const created = page.waitForRequest(
    (request) => request.method() === "POST" && /userProfile\/$/.test(request.url()),
  );
  const planned = page.waitForRequest(AUTOPLAN);
  await button(page, words.mealTimes.submit).click();
  await expect(heading(page, words.savingTitle)).toBeVisible();
  expect((await created).postDataJSON()).toEqual({
    user_id: person.id,
    gender: "FEMALE",
    activity: "SEDENTARY",
    sustainability: "OPTIMAL",
    diet: "OMNIVORE",
    weight: 70,
    body_fat_percentage: 0.2,
    onboarding_motivation: "SAVE_TIME",
    onboarding_cooking_styles: ["QUICK", "EASY"],
    simple_diet: "VEGETARIAN",
    simple_allergens: ["MILK"],
    preferred_meal_times: ["BREAKFAST", "LUNCH", "DINNER"],
  });
  expect((await planned).postDataJSON()).toEqual({
    start_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    delete_existing_plans: false,
  });
  await expect.poll(() => calls).toHaveLength(5);
  const me = calls.at(-1) ?? "";
  expect(me).toMatch(/^GET .*users\/me\/$/);
  expect(calls).toEqual([
    "POST /api/users/userProfile/",
    "POST /api/users/userProfile/N/create-default-nutrition-plan/",
    me,
    "POST /api/autoplanSimpleRecipes/",
    me,
  ]);
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(page).toHaveURL("/onboarding/done", { timeout: 200 });
  }).toPass();
  const { "/simple-onboarding/loading": came = NaN, "/onboarding/done": left = NaN } = await firstVisits();
  expect(left - came).toBeGreaterThanOrEqual(4_000);
  await expect(heading(page, words.tour.slides[0]?.title ?? "")).toBeVisible();
  expect((await intakeOf(page, person))?.weekly_nutrition_plan?.id).toBeGreaterThan(0);
  await page.goBack();
  await expect(page).not.toHaveURL(/simple-onboarding/);
});

test("SIM-027 SIM-031 SIM-033 SIM-034 a failed save can be tried again or left until the next start, and planning that fails holds nobody up", async ({
  page,
  phrases,
}) => {
  const words = phrases.simpleOnboarding;
  const person = await signInAs(page, { organisation: SIMPLE });
  await page.route(AUTOPLAN, (route) => route.fulfill({ status: 500, json: { detail: "No." } }));
  let isDown = true;
  const saves: { key: string; body: unknown }[] = [];
  await page.route("**/api/users/userProfile/", async (route) => {
    const sent = route.request();
    saves.push({ key: sent.headers()["idempotency-key"] ?? "", body: sent.postDataJSON() });
    if (isDown) await route.fulfill({ status: 503, json: { detail: "Busy." } });
    else await route.continue();
  });
  await page.clock.install();
  await openLastQuestion(page, person, "NONE");

  await test.step("left, until the next start", async () => {
    await button(page, words.mealTimes.submit).click();
    await expect(heading(page, words.failedTitle)).toBeVisible();
    await expect(page.getByText("Busy.")).toBeVisible();
    await expectAccessible(page);
    await button(page, words.skip).click();
    await expect(page).toHaveURL("/onboarding/done");
    await button(page, phrases.general.skip).click();
    await expect(page).toHaveURL("/simple-recipes");
    await page.goto("/");
    await expect(page).toHaveURL("/simple-onboarding/motivation");
    await expect(choice(page, words.motivations.SAVE_TIME).getByRole("radio")).toBeChecked();
    for (const { title } of [words.cookingStyle, words.diet, words.allergens, words.mealTimes])
      await goOnTo(page, phrases, title);
  });

  await test.step("tried again, and on without a week", async () => {
    await button(page, words.mealTimes.submit).click();
    await expect(heading(page, words.failedTitle)).toBeVisible();
    isDown = false;
    const planned = page.waitForResponse(AUTOPLAN);
    await button(page, phrases.general.tryAgain).click();
    expect((await planned).ok()).toBe(false);
    await expect(async () => {
      await page.clock.runFor(5_200);
      await expect(page).toHaveURL("/onboarding/done", { timeout: 200 });
    }).toPass();
    expect(saves).toHaveLength(3);
    expect(saves[2]?.key).toBe(saves[1]?.key);
    expect(saves[2]?.body).toMatchObject({ simple_diet: null, simple_allergens: [] });
    expect(await intakeOf(page, person)).toMatchObject({ simple_diet: null });
  });
});

test("the short onboarding is for people of simple organisations", async ({ page }) => {
  await signInAs(page, { organisation: { recipe_system_type: "COMPLEX", clients_are_diy: true } });
  await page.goto("/simple-onboarding/diet");
  await expect(page).toHaveURL("/onboarding/goal");
});
