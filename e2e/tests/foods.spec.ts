import type { CalendarDay } from "@plateful/contract";
import type { Page } from "@playwright/test";
import { COACHING } from "../support/coaching.ts";
import { signInElsewhere } from "../support/elsewhere.ts";
import { expect, test } from "../support/journey.ts";
import { expectAccessible, isPhone, onDesktop, wordsOf } from "../support/page.ts";
import { isoToday } from "../support/people.ts";
import { ANSWERS, callAs, type SignedIn, signInAs } from "../support/signed-in.ts";

type Words = ReturnType<typeof wordsOf>;

/** Someone with a plan and an empty day; opens it. */
async function openDay(page: Page, columns: Readonly<Record<string, unknown>> = {}): Promise<SignedIn> {
  const person = await signInAs(page, { user: columns });
  await callAs(page, person, "POST", "users/onboarding/complete/", ANSWERS);
  await callAs(page, person, "POST", "calendarDay/", { date: isoToday() });
  await page.goto("/planner");
  await page.getByRole("button", { name: wordsOf(test.info()).diary.doItMyself }).click();
  return person;
}

/** From the planner to the search for a food for lunch. */
async function openSearch(page: Page, words: Words): Promise<void> {
  const meal = words.meals.momentsInSentence.LUNCH;
  await page.getByRole("button", { name: words.diary.addTo({ meal }) }).click();
  await page.getByRole("button", { name: words.foods.scanner.productTitle }).click();
  await expect(page.getByRole("heading", { level: 1, name: words.foods.addTo({ meal }) })).toBeVisible();
}

const searchBox = (page: Page, words: Words) => page.getByRole("textbox", { name: words.foods.searchLabel });
const amountBox = (page: Page, words: Words) => page.getByRole("textbox", { name: words.foods.amount });

/** Searches for a food by its whole name, and takes it. */
async function takeFood(page: Page, words: Words, name: string): Promise<void> {
  await searchBox(page, words).fill(name.toLowerCase());
  const found = page.getByRole("listitem").filter({ hasText: name }).first();
  await found.getByRole("button", { name: new RegExp(`^${name}`) }).click();
  await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
}

async function itemsOfToday(page: Page, person: SignedIn): Promise<CalendarDay["calendar_items"]> {
  const range = `date__gte=${isoToday()}&date__lte=${isoToday()}`;
  const days = await callAs<{ results: CalendarDay[] }>(page, person, "GET", `calendarDay/?${range}`);
  return days.results[0]?.calendar_items ?? [];
}

test("FOOD-003 FOOD-005 FOOD-006 FOOD-007 CACHE-004 NAV-021 asks once the letters have settled, tells no results from a failure, and falls back to the planner when reloaded", async ({
  page,
}, info) => {
  const words = wordsOf(info);
  await openDay(page);
  await openSearch(page, words);
  const box = searchBox(page, words);
  const asked: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith("/api/search/")) asked.push(url.searchParams.get("query") ?? "");
  });
  await test.step("one question, 300 ms after the last letter, and none for nothing", async () => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    for (const letter of "milk") {
      await box.press(letter);
      await page.clock.runFor(299);
    }
    expect(asked).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => asked).toEqual(["milk"]);
    // The answer comes in its own time, and the list is drawn in that of the page.
    await expect(async () => {
      await page.clock.runFor(100);
      expect(await page.getByRole("listitem").count()).toBeGreaterThan(0);
    }).toPass();
    await box.fill("   ");
    await page.clock.runFor(1_000);
    await expect(page.getByText(words.foods.hint)).toBeVisible();
    await box.fill("  milk ");
    await page.clock.runFor(1_000);
    expect(asked).toEqual(["milk"]);
    await page.clock.resume();
  });
  await test.step("nothing was found, once that is known", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/api/search/?**", async (route) => {
      await held;
      return route.fallback();
    });
    await box.fill("xyzzyxyzzy");
    await expect(page.getByRole("status", { name: words.foods.searching })).toBeVisible();
    await expect(page.getByText(words.general.noResults)).toBeHidden();
    release();
    await expect(page.getByText(words.general.noResults)).toBeVisible();
    await page.unrouteAll();
  });
  await test.step("a failure is reported, said, and tried again", async () => {
    await page.route("**/api/search/?**", (route) => route.fulfill({ status: 403, json: { detail: "No." } }));
    const reported = page.waitForRequest("**/api/client-errors/");
    await box.fill("cheese");
    await expect(page.getByText(words.general.errorLoadingData)).toBeVisible();
    await reported;
    await page.unrouteAll();
    await page.getByRole("button", { name: words.general.retry }).click();
    await expect(page.getByRole("listitem").first()).toBeVisible();
  });
  await test.step("a screen of food that is opened by its address is the planner", async () => {
    await page.reload();
    await expect(page).toHaveURL(/\/planner/);
    for (const path of ["/food/search", "/food/barcode", "/food/1/add"]) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/planner/);
    }
    if (isPhone(info)) await expect(page.getByRole("navigation")).toBeVisible();
  });
});

/** A coach whose organisation counts kiwis by the piece. */
async function aCoachOfKiwis(page: Page): Promise<SignedIn> {
  const coach = await signInElsewhere({ user: { is_coach: true }, organisation: COACHING });
  const { results } = await callAs<{ results: { id: number; quantity: number; food: { id: number } }[] }>(
    page,
    coach,
    "GET",
    "suggestedServingSearch/?query=kiwi",
  );
  const { organisation } = await callAs<{ organisation: { id: number } }>(page, coach, "GET", "users/me/");
  const piece = results.find(({ quantity, food }) => quantity === 1 && food.id === results[0]?.food.id);
  await callAs(page, coach, "POST", "preferredSuggestedServings/", {
    organisation_id: organisation.id,
    suggested_serving: piece?.id,
  });
  return coach;
}

test(
  "FOOD-001 FOOD-002 FOOD-012 FOOD-013 FOOD-014 FOOD-015 FOOD-016 FOOD-018 FOOD-030 FOOD-034 FOOD-036 FOOD-038 DIARY-021 adds an amount of a found food to a meal in the unit of its serving, and changes it",
  onDesktop,
  async ({ page }, info) => {
    const words = wordsOf(info);
    const coach = await aCoachOfKiwis(page);
    const person = await openDay(page, { coach_id: coach.id });
    const box = amountBox(page, words);
    const addTo = (moment: "LUNCH" | "DINNER") =>
      page.getByRole("button", { name: words.foods.addTo({ meal: words.meals.momentsInSentence[moment] }) });
    await test.step("150 g of banana for dinner", async () => {
      await openSearch(page, words);
      await expect(searchBox(page, words)).toBeFocused();
      await takeFood(page, words, "Banaan");
      // What its row named: one of it, since none was eaten yet.
      await expect(box).toHaveValue("1");
      await page.getByRole("group", { name: words.foods.unit }).getByRole("radio").first().check();
      await expect(box).toHaveValue("100");
      await page.getByRole("radio", { name: words.meals.moments.DINNER }).check();
      await box.fill("150");
      const tiles = page.getByRole("definition");
      const [kcal = 0] = (await tiles.allInnerTexts()).map(Number.parseFloat);
      await addTo("DINNER").click();
      await expect(page).toHaveURL(/\/planner/);
      await expect(page.getByText("Banaan", { exact: true })).toBeVisible();
      const [item] = await itemsOfToday(page, person);
      expect(item).toMatchObject({
        content_type: "singlefoodmeal",
        meal_moment: "DINNER",
        meal: { ingredient: { quantity: 1.5, suggested_serving: { quantity: 100 } } },
      });
      if (item?.content_type !== "singlefoodmeal") throw new Error("No food was planned.");
      expect(kcal).toBe(Math.round(1.5 * item.meal.ingredient.suggested_serving.kcal));
    });
    await test.step("a little more of it", async () => {
      await page.getByRole("button", { name: /^Banaan / }).click();
      await expect(page.getByRole("heading", { level: 1, name: words.foods.changeProduct })).toBeVisible();
      await page.getByRole("button", { name: words.foods.more }).click();
      const shown = await box.inputValue();
      await page.getByRole("button", { name: words.general.save }).click();
      await expect(page).toHaveURL(/\/planner/);
      const [item] = await itemsOfToday(page, person);
      if (item?.content_type !== "singlefoodmeal") throw new Error("No food is planned.");
      expect(item.meal.ingredient.quantity).toBeGreaterThan(1.5);
      expect(Number(shown.replace(",", "."))).toBeCloseTo(item.meal.ingredient.quantity * 100, 5);
    });
    await test.step("the serving that the organisation prefers, and no amount that cannot be", async () => {
      await openSearch(page, words);
      await takeFood(page, words, "Kiwi");
      await expect(box).toHaveValue("1");
      await box.fill("");
      await expect(page.getByText(words.general.required, { exact: true })).toBeVisible();
      await expect(addTo("LUNCH")).toBeDisabled();
      await box.fill("0");
      await expect(addTo("LUNCH")).toBeDisabled();
      await box.fill("");
      await box.pressSequentially("12345678901");
      await expect(box).toHaveValue("1234567890");
      await expect(addTo("LUNCH")).toBeDisabled();
      const unit = page.getByRole("group", { name: words.foods.unit }).getByRole("radio");
      await unit.nth(0).check();
      await expect(box).toHaveValue("100");
      await unit.nth(1).check();
      await expect(box).toHaveValue("1");
      await box.fill("1,5");
      await expect(addTo("LUNCH")).toBeEnabled();
      await expectAccessible(page);
    });
    await test.step("after a failure nothing typed is lost, and one meal is planned, however often it is pressed", async () => {
      // Without a network it would be kept (DIARY-094): this is a server that fails.
      await page.route("**/api/planSingleFoodMeal/", (route) => route.fulfill({ status: 500, json: {} }));
      await addTo("LUNCH").click();
      const failure = page.getByRole("alert").filter({ hasText: words.general.somethingWentWrong });
      await expect(failure).toBeVisible();
      await expect(box).toHaveValue(/^1[.,]5$/);
      await page.unrouteAll();
      await addTo("LUNCH").dblclick();
      await expect(page).toHaveURL(/\/planner/);
      const lunch = (await itemsOfToday(page, person)).filter(({ meal_moment }) => meal_moment === "LUNCH");
      expect(lunch).toHaveLength(1);
      expect(lunch[0]).toMatchObject({
        meal: { ingredient: { quantity: 1.5, suggested_serving: { quantity: 1 } } },
      });
    });
  },
);
