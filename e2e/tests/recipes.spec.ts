import type { RecipeTemplate, User } from "@plateful/contract";
import { weekdayOf } from "@plateful/planning";
import { expect, type Page, test } from "@playwright/test";
import { expectAccessible, isPhone, languageOf, onLayouts, wordsOf } from "../support/page.ts";
import { isoToday } from "../support/people.ts";
import { ANSWERS, callAs, type SignedIn, signInAs } from "../support/signed-in.ts";

const cards = (page: Page) => page.locator("article");

/** Somebody with a plan for whom the recipes tab is switched on. */
async function aReader(page: Page): Promise<SignedIn> {
  const person = await signInAs(page, { flags: ["FF_RECIPE_INSPIRATION"] });
  await callAs(page, person, "POST", "users/onboarding/complete/", ANSWERS);
  return person;
}

async function dinnerSlot(page: Page, person: SignedIn): Promise<number> {
  const me = await callAs<User>(page, person, "GET", "users/me/");
  const plan = me.intake?.weekly_nutrition_plan?.[weekdayOf(isoToday())];
  const slot = plan?.meal_slot_specifications.find(({ meal_moment }) => meal_moment === "DINNER");
  if (slot === undefined) throw new Error("The plan has no dinner.");
  return slot.id;
}

const askedFor = (page: Page, path: string, key: string, value: string) =>
  page.waitForRequest(
    (request) =>
      request.url().includes(`/api/${path}`) &&
      new URL(request.url()).searchParams.getAll(key).includes(value),
  );

test.beforeEach(() => test.setTimeout(60_000));

test(
  "REC-001 REC-008 REC-010 REC-016 REC-017 REC-020 shows recipes without end, two or four in a row",
  onLayouts,
  async ({ page }, info) => {
    const { recipeSearch: words } = wordsOf(info);
    await aReader(page);
    const second = askedFor(page, "recipeInspiration/", "page", "2");
    await page.goto("/recipes");
    await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
    await expect(cards(page)).toHaveCount(20);
    const tops = await cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
    expect(tops.filter((top) => top === tops[0])).toHaveLength(isPhone(info) ? 2 : 4);
    await second;
    await expectAccessible(page);
    await page.getByRole("button", { name: words.filters }).scrollIntoViewIfNeeded();
    await cards(page).last().scrollIntoViewIfNeeded();
    await expect.poll(() => cards(page).count()).toBeGreaterThan(20);
    const links = await cards(page)
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(new Set(links).size).toBe(links.length);
    await cards(page).first().getByRole("link").click();
    await expect(page).toHaveURL(/\/recipes\/\d+$/);
    await expect(page.getByRole("heading", { name: wordsOf(info).recipes.ingredients })).toBeVisible();
    const choose = wordsOf(info).recipes.chooseFor({ meal: "" }).trim();
    await expect(page.getByRole("button", { name: choose })).toHaveCount(0);
  },
);

test(
  "REC-009 REC-015 REC-021 REC-022 REC-026 narrows the tab by words and by its sheet",
  onLayouts,
  async ({ page }, info) => {
    const { recipeSearch: words, meals, general } = wordsOf(info);
    await aReader(page);
    await page.goto("/recipes");
    await expect(cards(page)).toHaveCount(20);
    await page.getByRole("button", { name: words.filters }).click();
    const sheet = page.getByRole("dialog");
    await sheet.getByText(meals.types.BREAKFAST, { exact: true }).click();
    await sheet.getByText(words.minutes({ from: 6, to: 10 }), { exact: true }).click();
    await expectAccessible(page);
    const [asked] = await Promise.all([
      askedFor(page, "recipeInspiration/", "preparation_time_min_gte", "6"),
      sheet.getByRole("button", { name: words.apply }).click(),
    ]);
    const query = new URL(asked.url()).searchParams;
    expect([query.get("preparation_time_min_lte"), query.get("meal_types"), query.get("page")]).toEqual([
      "10",
      "BREAKFAST",
      "1",
    ]);
    await expect(sheet).toHaveCount(0);
    await expect(page.getByText(words.filteredBy)).toBeVisible();
    await page.getByRole("button", { name: general.clear, exact: true }).click();
    await expect(page.getByText(words.filteredBy)).toHaveCount(0);
    await page.getByRole("searchbox").fill("xyzzy");
    await expect(page.getByRole("heading", { name: words.nothing })).toBeVisible();
    await expect(page.getByText(words.nothingText)).toBeVisible();
    await page.route("**/api/recipeInspiration/**", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await page.goto("/recipes?text=leek");
    await expect(page.getByRole("status", { name: words.searching }).locator("> *")).toHaveCount(8);
  },
);

test(
  "REC-002 REC-003 REC-004 REC-011 REC-013 REC-014 REC-023 REC-039 DIARY-021 searches for a meal and plans what was found",
  onLayouts,
  async ({ page }, info) => {
    const { recipeSearch: words, recipes, diary, meals, recipeTags } = wordsOf(info);
    const person = await aReader(page);
    await page.goto(`/planner?date=${isoToday()}`);
    await page.getByRole("button", { name: diary.doItMyself }).click();
    const meal = meals.momentsInSentence.DINNER;
    await page.getByRole("button", { name: diary.addTo({ meal }) }).click();
    await page.getByRole("dialog").getByRole("link", { name: diary.searchRecipes }).click();
    const slot = await dinnerSlot(page, person);
    await expect(page).toHaveURL(new RegExp(`/recipes/search\\?slot=${slot}&day=${isoToday()}`));
    await expect(page.getByRole("heading", { level: 1, name: words.chooseFor({ meal }) })).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
    await expectAccessible(page);
    const press = async (name: string, key: string, value: string) => {
      const asked = askedFor(page, "generateMeals/", key, value);
      await page.getByRole("button", { name, exact: true }).click();
      return new URL((await asked).url()).searchParams;
    };
    const favourites = await press(words.chips.FAVOURITE, "favourite", "true");
    expect(favourites.getAll("source_provider")).toEqual([]);
    const own = await press(words.chips.OWN_RECIPE, "source_provider", "USER_GENERATED");
    expect(own.get("author")).toBe(String(person.id));
    await expect(page.getByRole("heading", { name: words.nothingOwn })).toBeVisible();
    const soup = await press(recipeTags.SOUP, "tags", "SOUP");
    expect([soup.get("author"), soup.getAll("source_provider")]).toEqual([null, ["PLATEFUL"]]);
    await page.getByRole("button", { name: words.chips.POPULAR, exact: true }).click();
    await expect(page).not.toHaveURL(/tag=/);
    const [timed] = await Promise.all([
      askedFor(page, "generateMeals/", "preparation_time_min_lte", "30"),
      page.getByLabel(words.readyIn).selectOption("LTE_30"),
    ]);
    expect(new URL(timed.url()).searchParams.get("meal_slot_specification")).toBe(String(slot));
    await cards(page).first().getByRole("link").click();
    await page.getByRole("button", { name: recipes.chooseFor({ meal }) }).click();
    await expect(page).toHaveURL(/\/planner\?date=/);
    await expect(page.getByRole("checkbox")).toHaveCount(1);
  },
);

test("REC-049 REC-051 REC-054 marks a recipe, and takes the mark back when that is refused", async ({
  page,
}, info) => {
  const { general } = wordsOf(info);
  await aReader(page);
  await page.goto("/recipes");
  const heart = cards(page).first().getByRole("button");
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await Promise.all([page.waitForResponse((answer) => answer.status() === 201), heart.click()]);
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await page.route("**/api/users/userfavouriterecipe/*/", (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  await heart.click();
  await expect(page.getByRole("alert").filter({ hasText: general.somethingWentWrong })).toBeVisible();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
});

/** A draft with two ingredients, made as the food search would make it. */
async function aDraft(page: Page, person: SignedIn): Promise<RecipeTemplate> {
  const body = { name: "Sunday bowl", tags: ["DINNER"] };
  const draft = await callAs<RecipeTemplate>(page, person, "POST", "recipeTemplate/", body);
  const { results } = await callAs<{ results: { suggested_servings: { id: number }[] }[] }>(
    page,
    person,
    "GET",
    "food/?page_size=2",
  );
  for (const { suggested_servings } of results)
    await callAs(page, person, "POST", "ingredient/", {
      quantity: 1,
      suggested_serving: suggested_servings[0]?.id,
      object_id: draft.id,
      content_type: "recipetemplate",
    });
  return callAs(page, person, "GET", `recipeTemplate/${draft.id}/`);
}

test("REC-055 REC-056 REC-058 REC-060 REC-063 REC-073 REC-074 REC-075 writes a draft on and plans it", async ({
  page,
}, info) => {
  const { ownRecipe: words, recipeSearch, meals, general } = wordsOf(info);
  const person = await aReader(page);
  const [slot, draft] = [await dinnerSlot(page, person), await aDraft(page, person)];
  await page.goto("/recipes/search?own=true");
  await expect(cards(page).first()).toContainText(recipeSearch.draft);
  await page.goto(`/recipes/own/${draft.id}?date=${isoToday()}&slot=${slot}`);
  await expect(page.getByRole("progressbar")).toHaveCount(2);
  await expectAccessible(page);
  const name = await callAs<RecipeTemplate>(page, person, "GET", `recipeTemplate/${draft.id}/`);
  expect(name.ingredients).toHaveLength(2);
  const amount = page.locator("form input").first();
  const change = async (text: string) => {
    await amount.fill(text);
    await amount.press("Enter");
  };
  const changed = page.waitForRequest((sent) => sent.method() === "PATCH");
  await change(languageOf(info) === "nl" ? "150,5" : "150.5");
  expect((await changed).postDataJSON()).toEqual({ quantity: 1.505 });
  await expect(amount).toHaveValue(/150[.,]5/);
  await change("abc");
  await expect(page.getByRole("alert").filter({ hasText: general.notANumber })).toBeVisible();
  await page.waitForTimeout(1100);
  await change("0");
  await expect(page.getByRole("alert").filter({ hasText: words.useDelete })).toBeVisible();
  await expect(amount).toHaveValue(/150[.,]5/);
  const rows = page.getByRole("textbox", { name: /^(Amount of|Hoeveelheid) / });
  await page
    .getByRole("button", { name: /^(Delete|Verwijder) / })
    .last()
    .click();
  await expect(rows).toHaveCount(1);
  await page.getByLabel(words.name).fill(" ");
  const meal = meals.momentsInSentence.DINNER;
  await page.getByRole("button", { name: words.saveAndPlan({ meal }) }).click();
  await expect(page.getByText(words.nameFirst)).toBeVisible();
  await page.getByLabel(words.name).fill("Evening bowl");
  const [saved] = await Promise.all([
    page.waitForRequest("**/api/saveAndPlanRecipeMeal/"),
    page.getByRole("button", { name: words.saveAndPlan({ meal }) }).click(),
  ]);
  expect(saved.postDataJSON()).toMatchObject({ name: "Evening bowl", meal_slot_id: slot });
  await expect(page).toHaveURL(/\/planner\?date=/);
  await expect(page.getByText("Evening bowl")).toBeVisible();
});

test("REC-057 REC-064 REC-067 REC-068 asks before leaving, puts back what was published, and deletes on wish", async ({
  page,
}, info) => {
  const { ownRecipe: words, general } = wordsOf(info);
  const person = await aReader(page);
  const { id } = await aDraft(page, person);
  const stored = () => callAs<RecipeTemplate>(page, person, "GET", `recipeTemplate/${id}/`);
  await page.goto(`/recipes/own/${id}`);
  await expect(page.getByRole("button", { name: words.deleteRecipe })).toHaveCount(0);
  await callAs(page, person, "PATCH", `recipeTemplate/${id}/`, { published: true });
  await page.reload();
  await page
    .getByRole("button", { name: /^Delete / })
    .last()
    .click();
  await expect.poll(async () => (await stored()).published).toBe(false);
  await page.getByRole("button", { name: general.close, exact: true }).click();
  await expect(page.getByText(words.restoreText)).toBeVisible();
  await page.getByRole("button", { name: words.discard }).click();
  await expect(page).toHaveURL(/\/recipes\/search\?own=true/);
  expect(await stored()).toMatchObject({ published: true, ingredients: [{}, {}] });
  await page.goto(`/recipes/own/${id}`);
  await page.getByRole("button", { name: words.deleteRecipe }).click();
  await page.getByRole("button", { name: general.delete, exact: true }).click();
  await expect(page).toHaveURL(/\/recipes\/search\?own=true/);
  expect((await stored()).deleted_at).not.toBeNull();
});

test("REC-066 REC-071 REC-072 makes one's own version of a recipe", async ({ page }, info) => {
  const { ownRecipe: words } = wordsOf(info);
  await aReader(page);
  await page.goto("/recipes");
  await cards(page).first().getByRole("link").click();
  const name = await page.locator("article").getByRole("heading", { level: 1 }).innerText();
  await page.getByRole("button", { name: words.makeOwnVersion }).click();
  await expect(page).toHaveURL(/\/recipes\/own\/\d+/);
  await expect(page.getByLabel(words.name)).toHaveValue(words.version({ name }));
});
