import type { CalendarDay, SimpleRecipe } from "@plateful/contract";
import { addDays } from "@plateful/planning";
import type { Page } from "@playwright/test";
import { expect as expectSoon, test } from "../support/journey.ts";
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

/** Someone of a simple organisation who has answered the short onboarding. */
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

const find = async (guest: Guest, search: string): Promise<SimpleRecipe> => {
  const { results } = await guest.get<{ results: SimpleRecipe[] }>(`simpleRecipe/?search=${search}`);
  const [found] = results;
  if (found === undefined) throw new Error(`No simple recipe is called ${search}.`);
  return found;
};

test(
  "SREC-001 SREC-003 SREC-004 SREC-006 SREC-008 SREC-009 SREC-010 SREC-012 SREC-013 NAV-011 opens on the recipes, with all that inspires, and narrows a category only by what is applied",
  onLayouts,
  async ({ page }, info) => {
    const { general, meals, navigation, simpleRecipes } = wordsOf(info);
    const guest = await aGuest(page, languageOf(info));
    const soup = await find(guest, "linzensoep");
    await guest.post("users/simplerecipefavourite/", { simple_recipe: soup.id });
    const queries: URLSearchParams[] = [];
    page.on("request", (request) => {
      if (request.url().includes("simpleRecipe/suggestions/"))
        queries.push(new URL(request.url()).searchParams);
    });
    await page.goto("/");
    await expect(page).toHaveURL("/simple-recipes");

    await test.step("what inspires", async () => {
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
      await expect(page.getByRole("heading", { level: 2, name: simpleRecipes.saved })).toBeVisible();
      await expectAccessible(page);
    });

    const words = simpleRecipes.search;
    const cards = page.getByRole("article");
    const search = page.getByRole("searchbox");
    await test.step("a category, which can be taken away again", async () => {
      const category = page.getByRole("list", { name: simpleRecipes.categories }).getByRole("link").first();
      const title = await category.innerText();
      await category.click();
      await expect(page).toHaveURL(/\/simple-recipes\/search\?tag=\d+/);
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await page.getByRole("button", { name: words.without({ name: title }) }).click();
      await expect(cards.nth(5)).toBeVisible();
      if (isPhone(info)) {
        const [one, two, three] = await Promise.all([0, 1, 2].map((at) => cards.nth(at).boundingBox()));
        expect([one?.y, three?.x]).toEqual([two?.y, one?.x]);
      }
      await expectAccessible(page);
    });

    await test.step("the sheet, applied or left", async () => {
      const sheet = page.getByRole("dialog");
      const snack = sheet.getByRole("checkbox", { name: meals.types.SNACK, exact: true });
      const press = (text: string) => sheet.getByText(text, { exact: true }).click();
      const open = () => page.getByRole("button", { name: new RegExp(`^${words.filters}`) }).click();
      await open();
      await expect(sheet.getByRole("button", { name: words.apply })).toBeVisible();
      if (isPhone(info)) expect(((await sheet.boundingBox())?.height ?? 0) / 812).toBeCloseTo(0.85, 2);
      await expectAccessible(page);
      // What it does, it does on each layout.
      if (!isPhone(info)) return;
      const asked = queries.length;
      await press(meals.types.SNACK);
      await press(words.upTo({ minutes: 10 }));
      await sheet.getByRole("button", { name: general.cancel }).click();
      await expect(sheet).toBeHidden();
      expect(queries).toHaveLength(asked);
      await open();
      await expect(snack).not.toBeChecked();
      await press(meals.types.SNACK);
      await sheet.getByRole("button", { name: words.clear }).click();
      await expect(snack).not.toBeChecked();
      await press(meals.types.SNACK);
      await press(words.upTo({ minutes: 10 }));
      await sheet.getByRole("button", { name: words.apply }).click();
      await expect(
        page.getByRole("button", { name: words.without({ name: meals.types.SNACK }) }),
      ).toBeVisible();
      await expect.poll(() => queries.at(-1)?.get("total_time_lte")).toBe("10");
      expect(queries.at(-1)?.get("meal_types")).toBe("SNACK");
      const active = page.getByRole("list", { name: words.active });
      await active.getByRole("button", { name: words.clear, exact: true }).click();
      await expect(active).toBeHidden();
    });

    if (!isPhone(info)) return;
    await test.step("words, from the third letter on", async () => {
      await search.fill("li");
      await page.waitForTimeout(600);
      expect(queries.filter((query) => query.has("search"))).toEqual([]);
      await search.fill("lentil soup");
      await expect(cards).toHaveCount(1);
      expect(queries.at(-1)?.get("page")).toBe("1");
      await search.fill("");
      await expect(cards.nth(5)).toBeVisible();
    });
  },
);

test("SREC-001 SREC-007 SREC-016 SREC-020 SREC-027 SREC-042 SREC-043 GROC-011 PLAN-179 plans a week, undoes it, chooses something else for a meal, and buys what it takes", async ({
  page,
}, info) => {
  const { diary, general, groceries, meals, navigation, simpleRecipes } = wordsOf(info);
  const guest = await aGuest(page, languageOf(info));
  let isBroken = true;
  await page.route("**/api/simpleRecipe/inspiration/", (route) =>
    isBroken ? route.fulfill({ status: 400, json: { detail: "No" } }) : route.fallback(),
  );
  await page.goto("/simple-recipes");
  await test.step("says what is the matter when the inspiration cannot be read, and tries again", async () => {
    await expect(page.getByText(general.errorLoadingData)).toBeVisible();
    isBroken = false;
    await page.getByRole("button", { name: general.retry }).click();
    await expect(page.getByRole("list").first()).toBeVisible();
  });

  await test.step("the week, and something else for its first meal", async () => {
    const plan = page.getByRole("button", { name: simpleRecipes.week.plan });
    await plan.click();
    const strip = page.getByRole("region", { name: simpleRecipes.week.title });
    await expect(strip.getByRole("link")).toHaveCount(21);
    await strip.getByRole("button", { name: diary.undoPlanning }).click();
    await expect(strip.getByRole("link")).toHaveCount(0);
    await plan.click();
    await expect(strip.getByRole("link")).toHaveCount(21);
    const items = async () => {
      const range = `date__gte=${isoToday()}&date__lte=${isoToday(6)}`;
      const { results } = await guest.get<{ results: CalendarDay[] }>(`calendarDay/?${range}`);
      return results[0]?.calendar_items ?? [];
    };
    const before = await items();
    await strip.getByRole("button").first().click();
    await expect(page).toHaveURL(/\/simple-recipes\/search\?date=.*moment=.*replace=\d+/);
    const meal = meals.momentsInSentence.BREAKFAST;
    const title = page.getByRole("heading", { level: 1 });
    await expect(title).toHaveText(simpleRecipes.search.chooseFor({ meal }));
    const other = await find(guest, "smoothie mango");
    await page.getByRole("searchbox").fill("smoothie mango");
    await expect(page.getByRole("article")).toHaveCount(1);
    await page.getByRole("article").getByRole("link").click();
    await page.getByRole("button", { name: simpleRecipes.detail.chooseFor({ meal }) }).click();
    await expect(page).toHaveURL("/simple-recipes");
    const after = await items();
    expect(after).toHaveLength(before.length);
    const chosen = after.map((item) =>
      item.content_type === "simplerecipemeal" ? item.meal.simple_recipe.id : 0,
    );
    expect(chosen).toContain(other.id);
  });

  await test.step("groceries of the week", async () => {
    await page.getByRole("link", { name: navigation.groceries }).click();
    const [request] = await Promise.all([
      page.waitForRequest(
        (sent) => sent.method() === "POST" && sent.url().endsWith("/api/simpleGroceryList/"),
      ),
      page.getByRole("button", { name: groceries.list.week }).click(),
    ]);
    const week = { start_date: isoToday(), end_date: addDays(isoToday(), 6) };
    expect(request.postDataJSON()).toMatchObject(week);
    const first = page.getByRole("checkbox").first();
    await expect(first).toBeVisible();
    const [ticked] = await Promise.all([
      page.waitForResponse((answer) => answer.request().method() === "PATCH"),
      first.click(),
    ]);
    expect(new URL(ticked.url()).pathname).toMatch(/simpleGroceryListItem\/\d+\/$/);
    await page.reload();
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(1);
  });
});

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
  await expect(page.getByText("250 g red lentils")).toBeVisible();
  const patches: unknown[] = [];
  page.on("request", (request) => {
    if (request.method() === "PATCH") patches.push(request.postDataJSON());
  });
  const more = page.getByRole("button", { name: words.more });
  await more.click();
  await more.click();
  await expect(page.getByText("375 g red lentils")).toBeVisible();
  expect(patches).toEqual([]);
  await expect.poll(() => patches).toEqual([{ meal_servings: 6 }]);
  await page.getByRole("tab", { name: words.steps }).click();
  await expect(page.getByRole("tabpanel").getByRole("listitem")).toHaveCount(3);
  await expect(page.getByRole("complementary", { name: words.notes })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole("button", { name: /Choose for|Kies voor/ })).toHaveCount(0);
});
