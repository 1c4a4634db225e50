import type { CalendarDay, SimpleRecipe } from "@plateful/contract";
import { addDays } from "@plateful/planning";
import { expect as expectSoon, type Page, test } from "@playwright/test";
import { expectAccessible, isPhone, languageOf, onLayouts, wordsOf } from "../support/page.ts";
import { isoToday } from "../support/people.ts";
import { signInAs } from "../support/signed-in.ts";

// A week of pictures is drawn by the same machine that shows them.
const expect = expectSoon.configure({ timeout: 15_000 });

const ANSWERS = {
  gender: "FEMALE",
  weight: 70,
  onboarding_motivation: "SAVE_TIME",
  onboarding_cooking_styles: ["QUICK"],
  preferred_meal_times: ["BREAKFAST", "LUNCH", "DINNER"],
};

interface Guest {
  readonly get: <Answer>(path: string) => Promise<Answer>;
  readonly post: <Answer>(path: string, data: object) => Promise<Answer>;
}

/** Somebody of a simple organisation who has answered the short onboarding. */
async function aGuest(page: Page, language: "en" | "nl"): Promise<Guest> {
  const organisation = { name: "Studio Vitaal", recipe_system_type: "SIMPLE", clients_are_diy: true };
  const { token } = await signInAs(page, { organisation });
  const headers = { authorization: `Token ${token}`, "accept-language": language };
  const guest: Guest = {
    get: async (path) => (await page.request.get(`/api/${path}`, { headers })).json(),
    post: async (path, data) => {
      const answer = await page.request.post(`/api/${path}`, { headers, data });
      expect(answer.ok(), `${path} answered ${answer.status()}: ${await answer.text()}`).toBe(true);
      return answer.json();
    },
  };
  await guest.post("users/userProfile/", ANSWERS);
  return guest;
}

const planWeek = (guest: Guest) =>
  guest.post<{ calendar_days: CalendarDay[] }>("autoplanSimpleRecipes/", {
    start_date: isoToday(),
    delete_existing_plans: false,
  });
const find = async (guest: Guest, search: string): Promise<SimpleRecipe> => {
  const { results } = await guest.get<{ results: SimpleRecipe[] }>(`simpleRecipe/?search=${search}`);
  const [found] = results;
  if (found === undefined) throw new Error(`No simple recipe is called ${search}.`);
  return found;
};

// Each journey opens several screens and asks the accessibility checker on the way.
test.beforeEach(() => test.setTimeout(120_000));

test(
  "SREC-001 SREC-003 SREC-004 SREC-006 NAV-011 opens on the recipes, with all that inspires",
  onLayouts,
  async ({ page }, info) => {
    const { navigation, simpleRecipes: words } = wordsOf(info);
    const guest = await aGuest(page, languageOf(info));
    const soup = await find(guest, "linzensoep");
    await guest.post("users/simplerecipefavourite/", { simple_recipe: soup.id });
    await page.goto("/");
    await expect(page).toHaveURL("/simple-recipes");
    const tabs = page.getByRole("navigation", { name: navigation.main }).getByRole("link");
    await expect(tabs).toHaveText([navigation.recipes, navigation.groceries, navigation.profile]);
    await expect(page.getByText("Studio Vitaal").first()).toBeAttached();
    // While the recipes are on their way, the heading is another one.
    await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
    const featured = page.getByRole("list", {
      name: await page.getByRole("heading", { level: 1 }).innerText(),
    });
    await expect.poll(() => featured.getByRole("link").count()).toBeGreaterThanOrEqual(5);
    if (isPhone(info)) {
      const [first, second] = await Promise.all(
        [0, 1].map((at) => featured.getByRole("listitem").nth(at).boundingBox()),
      );
      expect([first?.width, (second?.x ?? 0) - (first?.x ?? 0)]).toEqual([172, 204]);
    }
    await expect(page.getByRole("heading", { level: 2, name: words.saved })).toBeVisible();
    await expectAccessible(page);
    const categories = page.getByRole("list", { name: words.categories });
    const title = await categories.getByRole("link").first().innerText();
    await categories.getByRole("link").first().click();
    await expect(page).toHaveURL(/\/simple-recipes\/search\?tag=\d+/);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole("button", { name: words.search.without({ name: title }) })).toBeVisible();
  },
);

test(
  "SREC-008 SREC-009 SREC-010 SREC-012 SREC-013 narrows the list only by what is applied",
  onLayouts,
  async ({ page }, info) => {
    const { general, meals, simpleRecipes } = wordsOf(info);
    const words = simpleRecipes.search;
    await aGuest(page, languageOf(info));
    const queries: URLSearchParams[] = [];
    page.on("request", (request) => {
      if (request.url().includes("simpleRecipe/suggestions/"))
        queries.push(new URL(request.url()).searchParams);
    });
    await page.goto("/simple-recipes/search");
    const cards = page.getByRole("article");
    await expect(cards.nth(5)).toBeVisible();
    if (isPhone(info)) {
      const [one, two, three] = await Promise.all([0, 1, 2].map((at) => cards.nth(at).boundingBox()));
      expect([one?.y, three?.x]).toEqual([two?.y, one?.x]);
    }
    await expectAccessible(page);
    const search = page.getByRole("searchbox");
    await search.fill("li");
    await page.waitForTimeout(600);
    expect(queries.filter((query) => query.has("search"))).toEqual([]);
    await search.fill(languageOf(info) === "nl" ? "linzensoep" : "lentil soup");
    await expect(cards).toHaveCount(1);
    expect(queries.at(-1)?.get("page")).toBe("1");
    await search.fill("");
    await expect(cards.nth(5)).toBeVisible();

    const sheet = page.getByRole("dialog");
    const open = () => page.getByRole("button", { name: new RegExp(`^${words.filters}`) }).click();
    await open();
    await expect(sheet.getByRole("button", { name: words.apply })).toBeVisible();
    if (isPhone(info)) {
      const box = await sheet.boundingBox();
      expect((box?.height ?? 0) / 812).toBeCloseTo(0.85, 2);
    }
    await expectAccessible(page);
    const asked = queries.length;
    await sheet.getByText(meals.types.SNACK, { exact: true }).click();
    await sheet.getByText(words.upTo({ minutes: 10 }), { exact: true }).click();
    await sheet.getByRole("button", { name: general.cancel }).click();
    await expect(sheet).toBeHidden();
    expect(queries).toHaveLength(asked);
    await open();
    await expect(sheet.getByRole("checkbox", { name: meals.types.SNACK, exact: true })).not.toBeChecked();
    await sheet.getByText(meals.types.SNACK, { exact: true }).click();
    await sheet.getByRole("button", { name: words.clear }).click();
    await expect(sheet.getByRole("checkbox", { name: meals.types.SNACK, exact: true })).not.toBeChecked();
    await sheet.getByText(meals.types.SNACK, { exact: true }).click();
    await sheet.getByText(words.upTo({ minutes: 10 }), { exact: true }).click();
    await sheet.getByRole("button", { name: words.apply }).click();
    await expect(
      page.getByRole("button", { name: words.without({ name: meals.types.SNACK }) }),
    ).toBeVisible();
    await expect.poll(() => queries.at(-1)?.get("total_time_lte")).toBe("10");
    expect(queries.at(-1)?.get("meal_types")).toBe("SNACK");
    await page
      .getByRole("list", { name: words.active })
      .getByRole("button", { name: words.clear, exact: true })
      .click();
    await expect(page.getByRole("list", { name: words.active })).toBeHidden();
  },
);

test("SREC-017 SREC-022 SREC-023 SREC-030 shows a planned recipe and saves its servings a second after the last tap", async ({
  page,
}, info) => {
  const { simpleRecipes } = wordsOf(info);
  const words = simpleRecipes.detail;
  const guest = await aGuest(page, languageOf(info));
  const soup = await find(guest, "linzensoep");
  const { id } = await guest.post<{ id: number }>("simpleRecipeMeal/", { simple_recipe: soup.id });
  await page.goto(`/simple-recipes/${soup.id}?meal=${id}`);
  await expect(page.getByRole("heading", { level: 1, name: soup.name })).toBeVisible();
  await expect(page.getByText(soup.description)).toBeVisible();
  await expect(
    page.getByRole("button", { name: simpleRecipes.favourite({ name: soup.name }) }),
  ).toBeVisible();
  await expect(page.getByText(simpleRecipes.minutes({ minutes: soup.total_time_minutes }))).toBeVisible();
  const perServing = Math.round((soup.total_calories ?? 0) / soup.servings);
  await expect(page.getByRole("region", { name: words.perServing })).toContainText(`${perServing} kcal`);
  await expect(
    page.getByText(languageOf(info) === "nl" ? "250 g rode linzen" : "250 g red lentils"),
  ).toBeVisible();
  const patches: unknown[] = [];
  page.on("request", (request) => {
    if (request.method() === "PATCH") patches.push(request.postDataJSON());
  });
  const more = page.getByRole("button", { name: words.more });
  await more.click();
  await more.click();
  await expect(
    page.getByText(languageOf(info) === "nl" ? "375 g rode linzen" : "375 g red lentils"),
  ).toBeVisible();
  expect(patches).toEqual([]);
  await expect.poll(() => patches).toEqual([{ meal_servings: 6 }]);
  await page.getByRole("tab", { name: words.steps }).click();
  await expect(page.getByRole("tabpanel").getByRole("listitem")).toHaveCount(3);
  await expect(page.getByRole("complementary", { name: words.notes })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole("button", { name: /Choose for|Kies voor/ })).toHaveCount(0);
});

test(
  "SREC-007 SREC-016 SREC-020 SREC-027 SREC-043 PLAN-179 shows the week, undoes its planning, and chooses something else for a meal",
  onLayouts,
  async ({ page }, info) => {
    const { meals, simpleRecipes, diary } = wordsOf(info);
    const guest = await aGuest(page, languageOf(info));
    await page.goto("/simple-recipes");
    const plan = page.getByRole("button", { name: simpleRecipes.week.plan });
    await plan.click();
    const strip = page.getByRole("region", { name: simpleRecipes.week.title });
    await expect(strip.getByRole("link")).toHaveCount(21);
    await strip.getByRole("button", { name: diary.undoPlanning }).click();
    await expect(strip.getByRole("link")).toHaveCount(0);
    await plan.click();
    await expect(strip.getByRole("link")).toHaveCount(21);
    const days = () =>
      guest.get<{ results: CalendarDay[] }>(`calendarDay/?date__gte=${isoToday()}&date__lte=${isoToday(6)}`);
    const before = (await days()).results[0]?.calendar_items ?? [];
    await strip.getByRole("button").first().click();
    await expect(page).toHaveURL(/\/simple-recipes\/search\?date=.*moment=.*replace=\d+/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      simpleRecipes.search.chooseFor({ meal: meals.momentsInSentence.BREAKFAST }),
    );
    const other = await find(guest, "smoothie mango");
    await page.getByRole("searchbox").fill("smoothie mango");
    await expect(page.getByRole("article")).toHaveCount(1);
    await page.getByRole("article").getByRole("link").click();
    await page
      .getByRole("button", {
        name: simpleRecipes.detail.chooseFor({ meal: meals.momentsInSentence.BREAKFAST }),
      })
      .click();
    await expect(page).toHaveURL("/simple-recipes");
    const after = (await days()).results[0]?.calendar_items ?? [];
    expect(after).toHaveLength(before.length);
    const names = after.map((item) =>
      item.content_type === "simplerecipemeal" ? item.meal.simple_recipe.id : 0,
    );
    expect(names).toContain(other.id);
  },
);

test("SREC-042 GROC-011 buys what the week of simple recipes takes", async ({ page }, info) => {
  const { groceries } = wordsOf(info);
  const guest = await aGuest(page, languageOf(info));
  await planWeek(guest);
  await page.goto("/groceries");
  await page.getByRole("button", { name: groceries.list.create }).click();
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.method() === "POST" && sent.url().endsWith("/api/simpleGroceryList/")),
    page.getByRole("dialog").getByRole("button", { name: groceries.list.create }).click(),
  ]);
  expect(request.postDataJSON()).toMatchObject({ start_date: isoToday(), end_date: addDays(isoToday(), 6) });
  const first = page.getByRole("checkbox").first();
  await expect(first).toBeVisible();
  const [ticked] = await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === "PATCH"),
    first.click(),
  ]);
  expect(new URL(ticked.url()).pathname).toMatch(/simpleGroceryListItem\/\d+\/$/);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(1);
});

test("SREC-001 says what is the matter when the inspiration cannot be read, and tries again", async ({
  page,
}, info) => {
  const { general } = wordsOf(info);
  await aGuest(page, "en");
  let isBroken = true;
  await page.route("**/api/simpleRecipe/inspiration/", (route) =>
    isBroken ? route.fulfill({ status: 400, json: { detail: "No" } }) : route.fallback(),
  );
  await page.goto("/simple-recipes");
  await expect(page.getByText(general.errorLoadingData)).toBeVisible();
  isBroken = false;
  await page.getByRole("button", { name: general.retry }).click();
  await expect(page.getByRole("list").first()).toBeVisible();
});
