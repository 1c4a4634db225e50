import type { CalendarDay } from "@plateful/contract";
import { expect, type Page, test } from "@playwright/test";
import { expectAccessible, isPhone, onLayouts, wordsOf } from "../support/page.ts";
import { aPersonWithPlan, isoToday, type Person } from "../support/people.ts";
import { callAs, signInAs } from "../support/signed-in.ts";

async function openDay(page: Page, person: Person): Promise<void> {
  await person.api("POST", "calendarDay/", { date: isoToday() });
  await page.goto("/planner");
}

/** From the planner to the search for a food for lunch. */
async function openSearch(page: Page, words: ReturnType<typeof wordsOf>): Promise<void> {
  await page.getByRole("button", { name: words.diary.doItMyself }).click();
  const meal = words.meals.momentsInSentence.LUNCH;
  await page.getByRole("button", { name: words.diary.addTo({ meal }) }).click();
  await page.getByRole("button", { name: words.foods.scanner.productTitle }).click();
  await expect(page.getByRole("heading", { level: 1, name: words.foods.addTo({ meal }) })).toBeVisible();
}

const searchBox = (page: Page, words: ReturnType<typeof wordsOf>) =>
  page.getByRole("textbox", { name: words.foods.searchLabel });
const amountBox = (page: Page, words: ReturnType<typeof wordsOf>) =>
  page.getByRole("textbox", { name: words.foods.amount });

const today = async (person: Person): Promise<CalendarDay | undefined> =>
  (
    await person.api<{ results: CalendarDay[] }>(
      "GET",
      `calendarDay/?date__gte=${isoToday()}&date__lte=${isoToday()}`,
    )
  ).results[0];

test(
  "FOOD-001 FOOD-002 FOOD-013 FOOD-034 FOOD-036 DIARY-021 adds an amount of a found food to a meal",
  onLayouts,
  async ({ page, context }, info) => {
    const words = wordsOf(info);
    const person = await aPersonWithPlan(context);
    await openDay(page, person);
    await openSearch(page, words);
    await expect(searchBox(page, words)).toBeFocused();
    await expectAccessible(page);
    const banana = info.project.name.endsWith("-nl") ? "Banaan" : "Banana";
    await searchBox(page, words).fill(banana.toLowerCase());
    await page.getByRole("listitem").filter({ hasText: banana }).first().getByRole("button").click();
    await expect(page.getByRole("heading", { level: 2, name: banana })).toBeVisible();
    await expectAccessible(page);
    await expect(amountBox(page, words)).toHaveValue("100");
    const dialogMeal = words.meals.moments.DINNER;
    await page.getByRole("radio", { name: dialogMeal }).check();
    await amountBox(page, words).fill("150");
    const tiles = page.getByRole("definition");
    const [kcal = 0] = (await tiles.allInnerTexts()).map(Number.parseFloat);
    await page
      .getByRole("button", { name: words.foods.addTo({ meal: words.meals.momentsInSentence.DINNER }) })
      .click();
    await expect(page).toHaveURL(/\/planner/);
    const row = page.getByText(banana, { exact: true });
    await expect(row).toBeVisible();
    const [item] = (await today(person))?.calendar_items ?? [];
    expect(item).toMatchObject({
      content_type: "singlefoodmeal",
      meal_moment: "DINNER",
      meal: { ingredient: { quantity: 1.5, suggested_serving: { quantity: 100 } } },
    });
    if (item?.content_type !== "singlefoodmeal") throw new Error("No food was planned.");
    expect(kcal).toBe(Math.round(1.5 * item.meal.ingredient.suggested_serving.kcal));
  },
);

test("FOOD-003 CACHE-004 asks once, 300 ms after the last letter, and never for nothing", async ({
  page,
  context,
}, info) => {
  const words = wordsOf(info);
  await openDay(page, await aPersonWithPlan(context));
  const asked: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith("/api/search/")) asked.push(url.searchParams.get("query") ?? "");
  });
  await openSearch(page, words);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const box = searchBox(page, words);
  for (const letter of "milk") {
    await box.press(letter);
    await page.clock.runFor(299);
  }
  expect(asked).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => asked).toEqual(["milk"]);
  await page.clock.runFor(1_000);
  await expect(page.getByRole("listitem").first()).toBeVisible();
  await box.fill("   ");
  await page.clock.runFor(1_000);
  await expect(page.getByText(words.foods.hint)).toBeVisible();
  await box.fill("  milk ");
  await page.clock.runFor(1_000);
  expect(asked).toEqual(["milk"]);
});

test("FOOD-003 FOOD-005 FOOD-006 FOOD-007 tells no results from a failure, and only once the question has settled", async ({
  page,
  context,
}, info) => {
  const words = wordsOf(info);
  await openDay(page, await aPersonWithPlan(context));
  await openSearch(page, words);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/search/?**", async (route) => {
    if (route.request().url().includes("xyzzy")) await held;
    return route.fallback();
  });
  await searchBox(page, words).fill("xyzzyxyzzy");
  await expect(page.getByRole("status", { name: words.foods.searching })).toBeVisible();
  await expect(page.getByText(words.general.noResults)).toBeHidden();
  release();
  await expect(page.getByText(words.general.noResults)).toBeVisible();
  await page.unrouteAll();
  await page.route("**/api/search/?**", (route) => route.fulfill({ status: 403, json: { detail: "No." } }));
  const reported = page.waitForRequest("**/api/client-errors/");
  await searchBox(page, words).fill("milk");
  await expect(page.getByText(words.general.errorLoadingData)).toBeVisible();
  await reported;
  await page.unrouteAll();
  await page.getByRole("button", { name: words.general.retry }).click();
  await expect(page.getByRole("listitem").first()).toBeVisible();
});

test("FOOD-012 FOOD-015 FOOD-016 takes an amount in the unit of the serving, and none that cannot be", async ({
  page,
  context,
}, info) => {
  const words = wordsOf(info);
  const person = await aPersonWithPlan(context);
  await openDay(page, person);
  await openSearch(page, words);
  const banana = info.project.name.endsWith("-nl") ? "Banaan" : "Banana";
  await searchBox(page, words).fill(banana);
  await page.getByRole("listitem").filter({ hasText: banana }).first().getByRole("button").click();
  const box = amountBox(page, words);
  const meal = words.meals.momentsInSentence.LUNCH;
  const add = page.getByRole("button", { name: words.foods.addTo({ meal }) });
  await box.fill("");
  await expect(page.getByText(words.general.required, { exact: true })).toBeVisible();
  await expect(add).toBeDisabled();
  await box.fill("0");
  await expect(add).toBeDisabled();
  await box.fill("");
  await box.pressSequentially("12345678901");
  await expect(box).toHaveValue("1234567890");
  await expect(add).toBeDisabled();
  await page.getByRole("group", { name: words.foods.unit }).getByRole("radio").nth(1).check();
  await expect(box).toHaveValue("1");
  await box.fill("1,5");
  await expect(add).toBeEnabled();
  // Pressed again after a failure, one meal is planned, and nothing typed is lost.
  await page.route("**/api/planSingleFoodMeal/", (route) => route.abort());
  await add.click();
  await expect(page.getByRole("alert").filter({ hasText: words.general.somethingWentWrong })).toBeVisible();
  await expect(box).toHaveValue(/^1[.,]5$/);
  await page.unrouteAll();
  await add.dblclick();
  await expect(page).toHaveURL(/\/planner/);
  const items = (await today(person))?.calendar_items ?? [];
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({
    meal: { ingredient: { quantity: 1.5, suggested_serving: { quantity: 1 } } },
  });
});

test("FOOD-014 FOOD-030 FOOD-038 changes the amount of a food that is planned", async ({
  page,
  context,
}, info) => {
  const words = wordsOf(info);
  const person = await aPersonWithPlan(context);
  const day = await person.api<CalendarDay>("POST", "calendarDay/", { date: isoToday() });
  const { results } = await person.api<{ results: { id: number; food: { name: string } }[] }>(
    "GET",
    "suggestedServingSearch/?query=banana",
  );
  await person.api("POST", "planSingleFoodMeal/", {
    calendar_day_id: day.id,
    meal_moment: "LUNCH",
    quantity: 2,
    suggested_serving_id: results[0]?.id,
  });
  await page.goto("/planner");
  const banana = info.project.name.endsWith("-nl") ? "Banaan" : "Banana";
  await page.getByRole("button", { name: new RegExp(`^${banana} `) }).click();
  await expect(page.getByRole("heading", { level: 1, name: words.foods.changeProduct })).toBeVisible();
  await page.getByRole("button", { name: words.foods.more }).click();
  const shown = await amountBox(page, words).inputValue();
  await page.getByRole("button", { name: words.general.save }).click();
  await expect(page).toHaveURL(/\/planner/);
  const [item] = (await today(person))?.calendar_items ?? [];
  if (item?.content_type !== "singlefoodmeal") throw new Error("No food is planned.");
  const { quantity, suggested_serving: serving } = item.meal.ingredient;
  expect(quantity).toBeGreaterThan(2);
  expect(Number(shown.replace(",", "."))).toBeCloseTo(
    serving.quantity > 1 ? quantity * serving.quantity : quantity,
    5,
  );
});

test("FOOD-018 shows the serving that the organisation prefers", async ({ page }, info) => {
  const words = wordsOf(info);
  const coach = await signInAs(page, { user: { is_coach: true }, organisation: {} });
  const { results } = await callAs<{ results: { id: number; quantity: number; food: { id: number } }[] }>(
    page,
    coach,
    "GET",
    "suggestedServingSearch/?query=banana",
  );
  const { organisation } = await callAs<{ organisation: { id: number } }>(page, coach, "GET", "users/me/");
  const piece = results.find(({ quantity, food }) => quantity === 1 && food.id === results[0]?.food.id);
  await callAs(page, coach, "POST", "preferredSuggestedServings/", {
    organisation_id: organisation.id,
    suggested_serving: piece?.id,
  });
  await page.goto("/profile");
  await page.getByRole("button", { name: words.clients.toClientMode }).first().click();
  await page.goto("/planner");
  await openSearch(page, words);
  await searchBox(page, words).fill("banana");
  await page.getByRole("listitem").first().getByRole("button").click();
  await expect(amountBox(page, words)).toHaveValue("1");
});

test(
  "NAV-021 falls back to the planner when a screen of food is reloaded",
  onLayouts,
  async ({ page, context }, info) => {
    const words = wordsOf(info);
    await openDay(page, await aPersonWithPlan(context));
    await openSearch(page, words);
    await page.reload();
    await expect(page).toHaveURL(/\/planner/);
    for (const path of ["/food/search", "/food/barcode", "/food/1/add"]) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/planner/);
    }
    if (isPhone(info)) await expect(page.getByRole("navigation")).toBeVisible();
  },
);
