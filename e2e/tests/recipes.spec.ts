import type { RecipeTemplate, User } from "@plateful/contract";
import { weekdayOf } from "@plateful/planning";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { expectAccessible, isPhone, onLayouts, wordsOf } from "../support/page.ts";
import { isoToday } from "../support/people.ts";
import { ANSWERS, callAs, type SignedIn, signInAs } from "../support/signed-in.ts";

const cards = (page: Page) => page.locator("article");

/** Someone with a plan for whom the recipes tab is switched on. */
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

test(
  "REC-001 REC-008 REC-009 REC-010 REC-015 REC-016 REC-017 REC-020 REC-021 REC-022 REC-026 shows recipes without end, two or four in a row, and narrows them by words and by its sheet",
  onLayouts,
  async ({ page }, info) => {
    const { recipeSearch: words, recipes, meals, general } = wordsOf(info);
    await aReader(page);
    const second = askedFor(page, "recipeInspiration/", "page", "2");
    await page.goto("/recipes");

    await test.step("a list without end", async () => {
      await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
      await expect(cards(page)).toHaveCount(20);
      const tops = await cards(page).evaluateAll((all) =>
        all.map((card) => card.getBoundingClientRect().top),
      );
      expect(tops.filter((top) => top === tops[0])).toHaveLength(isPhone(info) ? 2 : 4);
      await second;
      await expectAccessible(page);
      await cards(page).last().scrollIntoViewIfNeeded();
      await expect.poll(() => cards(page).count()).toBeGreaterThan(20);
      const links = await cards(page)
        .getByRole("link")
        .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
      expect(new Set(links).size).toBe(links.length);
    });

    await test.step("the sheet", async () => {
      await page.getByRole("button", { name: words.filters }).click();
      const sheet = page.getByRole("dialog");
      await sheet.getByText(meals.types.BREAKFAST, { exact: true }).click();
      await sheet.getByText(words.minutes({ from: 6, to: 10 }), { exact: true }).click();
      await expectAccessible(page);
      // Whatever it narrows, it does so on each layout.
      if (!isPhone(info)) return;
      const [asked] = await Promise.all([
        askedFor(page, "recipeInspiration/", "preparation_time_min_gte", "6"),
        sheet.getByRole("button", { name: words.apply }).click(),
      ]);
      const query = new URL(asked.url()).searchParams;
      const narrowed = ["preparation_time_min_lte", "meal_types", "page"].map((key) => query.get(key));
      expect(narrowed).toEqual(["10", "BREAKFAST", "1"]);
      await expect(sheet).toHaveCount(0);
      await expect(page.getByText(words.filteredBy)).toBeVisible();
      await page.getByRole("button", { name: general.clear, exact: true }).click();
      await expect(page.getByText(words.filteredBy)).toHaveCount(0);
    });

    if (!isPhone(info)) return;
    await test.step("words, while they are searched for, and when nothing has them", async () => {
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route("**/api/recipeInspiration/**", async (route) => {
        await held;
        await route.continue();
      });
      await page.getByRole("searchbox").fill("xyzzy");
      await expect(page.getByRole("status", { name: words.searching }).locator("> *")).toHaveCount(8);
      release();
      await expect(page.getByRole("heading", { name: words.nothing })).toBeVisible();
      await expect(page.getByText(words.nothingText)).toBeVisible();
    });

    await page.getByRole("searchbox").fill("");
    await cards(page).first().getByRole("link").click();
    await expect(page).toHaveURL(/\/recipes\/\d+$/);
    await expect(page.getByRole("heading", { name: recipes.ingredients })).toBeVisible();
    const choose = recipes.chooseFor({ meal: "" }).trim();
    await expect(page.getByRole("button", { name: choose })).toHaveCount(0);
  },
);

test("REC-002 REC-003 REC-004 REC-011 REC-013 REC-014 REC-023 REC-039 DIARY-021 searches for a meal and plans what was found", async ({
  page,
}, info) => {
  const { recipeSearch: words, recipes, diary, logging, meals, recipeTags } = wordsOf(info);
  const person = await aReader(page);
  await page.goto(`/planner?date=${isoToday()}`);
  await page.getByRole("button", { name: diary.doItMyself }).click();
  const meal = meals.momentsInSentence.DINNER;
  await page.getByRole("button", { name: diary.addTo({ meal }) }).click();
  await page.getByRole("dialog").getByRole("link", { name: logging.searchRecipes }).click();
  const slot = await dinnerSlot(page, person);
  await expect(page).toHaveURL(new RegExp(`/recipes/search\\?slot=${slot}&day=${isoToday()}`));
  await expect(page.getByRole("heading", { level: 1, name: words.chooseFor({ meal }) })).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
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
});

test("REC-049 REC-051 REC-054 REC-057 REC-064 REC-066 REC-067 REC-068 REC-071 REC-072 marks a recipe, makes an own version of it, puts back what was published, and deletes it on wish", async ({
  page,
}, info) => {
  const { ownRecipe: words, general } = wordsOf(info);
  const person = await aReader(page);
  await page.goto("/recipes");

  await test.step("a mark, taken back when that is refused", async () => {
    const heart = cards(page).first().getByRole("button");
    await expect(heart).toHaveAttribute("aria-pressed", "false");
    await Promise.all([page.waitForResponse((answer) => answer.status() === 201), heart.click()]);
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    const ofMark = "**/api/users/userfavouriterecipe/*/";
    await page.route(ofMark, (route) => route.fulfill({ status: 500, json: {} }));
    await heart.click();
    await expect(page.getByRole("alert").filter({ hasText: general.somethingWentWrong })).toBeVisible();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    const kept = await callAs<{ count: number }>(page, person, "GET", "users/userfavouriterecipe/");
    expect(kept.count).toBe(1);
  });

  await cards(page).first().getByRole("link").click();
  const name = await page.locator("article").getByRole("heading", { level: 1 }).innerText();
  await page.getByRole("button", { name: words.makeOwnVersion }).click();
  await expect(page).toHaveURL(/\/recipes\/own\/\d+/);
  await expect(page.getByLabel(words.name)).toHaveValue(words.version({ name }));
  await expect(page.getByRole("button", { name: words.deleteRecipe })).toHaveCount(0);
  const id = /\d+$/.exec(new URL(page.url()).pathname)?.[0];
  const stored = () => callAs<RecipeTemplate>(page, person, "GET", `recipeTemplate/${id}/`);

  await test.step("what was published is put back when its change is discarded", async () => {
    await callAs(page, person, "PATCH", `recipeTemplate/${id}/`, { published: true });
    const { ingredients } = await stored();
    await page.goto(`/recipes/own/${id}`);
    await page
      .getByRole("button", { name: /^Delete / })
      .last()
      .click();
    await expect.poll(async () => (await stored()).published).toBe(false);
    await page.getByRole("button", { name: general.close, exact: true }).click();
    await expect(page.getByText(words.restoreText)).toBeVisible();
    await page.getByRole("button", { name: words.discard }).click();
    await expect(page).toHaveURL(/\/recipes\/search\?own=true/);
    const restored = await stored();
    expect(restored.published).toBe(true);
    expect(restored.ingredients).toHaveLength(ingredients.length);
  });

  await page.goto(`/recipes/own/${id}`);
  await page.getByRole("button", { name: words.deleteRecipe }).click();
  await page.getByRole("button", { name: general.delete, exact: true }).click();
  await expect(page).toHaveURL(/\/recipes\/search\?own=true/);
  expect((await stored()).deleted_at).not.toBeNull();
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
  expect(draft.ingredients).toHaveLength(2);
  await page.goto(`/recipes/search?own=true&slot=${slot}&day=${isoToday()}`);
  await expect(cards(page).first()).toContainText(recipeSearch.draft);
  await cards(page).first().getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`/recipes/own/${draft.id}\\?`));
  await expect(page.getByRole("progressbar")).toHaveCount(2);
  await expectAccessible(page);
  const amount = page.locator("form input").first();
  const change = async (text: string) => {
    await amount.fill(text);
    await amount.press("Enter");
  };
  const alert = (text: string) => page.getByRole("alert").filter({ hasText: text });
  await change("abc");
  await expect(alert(general.notANumber)).toBeVisible();
  const changed = page.waitForRequest((sent) => sent.method() === "PATCH");
  await change("150.5");
  expect((await changed).postDataJSON()).toEqual({ quantity: 1.505 });
  await expect(amount).toHaveValue("150.5");
  const rows = page.getByRole("textbox", { name: /^Amount of / });
  await page
    .getByRole("button", { name: /^Delete / })
    .last()
    .click();
  await expect(rows).toHaveCount(1);
  // A second alert within a second of the first would not be shown (ledger ERR-008).
  await expect(async () => {
    await change("0");
    await expect(alert(words.useDelete)).toBeVisible({ timeout: 200 });
  }).toPass();
  await expect(amount).toHaveValue("150.5");
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
