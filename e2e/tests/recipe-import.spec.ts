import type { RecipeTemplate } from "@plateful/contract";
import type { Page } from "@playwright/test";
import { RECIPE_PAGE, SLOW_RECIPE_PAGE } from "../address.ts";
import { expect, test } from "../support/journey.ts";
import { Keyboard } from "../support/keyboard.ts";
import { expectAccessible, onLayouts, wordsOf } from "../support/page.ts";
import { ANSWERS, callAs, type SignedIn, signInAs } from "../support/signed-in.ts";

const NAME = "Creamy lemon pasta";
const EGG = "Boiled egg\n2 eggs";
const UNKNOWN = "1 jar of flubberwobbles";

async function aCook(page: Page): Promise<SignedIn> {
  const person = await signInAs(page, { flags: ["FF_RECIPE_INSPIRATION"] });
  await callAs(page, person, "POST", "users/onboarding/complete/", ANSWERS);
  return person;
}

/** What encryption adds to a text. */
const TAG_BYTES = 16;
/** Waits until what was typed is on the device: a page that is left in the same moment would not get it there. */
const isKept = (page: Page, name: string, text: string) =>
  expect
    .poll(() => page.evaluate((key) => atob(localStorage.getItem(key)?.split(".")[1] ?? "").length, name))
    .toBe(text.length + TAG_BYTES);

const ownRecipes = (page: Page, person: SignedIn) =>
  callAs<{ results: RecipeTemplate[] }>(
    page,
    person,
    "GET",
    `recipeTemplate/?author=${person.id}&source_provider=USER_GENERATED`,
  );

test(
  "REC-121 REC-110 REC-112 REC-113 REC-119 DOOR-048 a page is read, looked at and saved as one recipe",
  onLayouts,
  async ({ page }, info) => {
    const { recipeImports: words, recipeSearch, ownRecipe, recipes, foods } = wordsOf(info);
    const person = await aCook(page);
    const field = page.getByRole("textbox", { name: words.label });
    const read = page.getByRole("button", { name: words.read });
    const save = page.getByRole("button", { name: words.save });

    await test.step("from the recipes, and from writing one's own", async () => {
      await page.goto("/recipes/own/new");
      await expect(page.getByRole("link", { name: recipeSearch.chips.IMPORT })).toBeVisible();
      await page.goto("/recipes");
      await page.getByRole("link", { name: recipeSearch.chips.IMPORT }).click();
      await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
      await read.click();
      await expect(page.getByText(words.nothing)).toBeVisible();
      await expect(field).toBeFocused();
      await expectAccessible(page);
    });
    await test.step("what another app shares is in the field, and its address is opened once", async () => {
      const shared = new URLSearchParams({ title: NAME, text: `Look at this:\n${RECIPE_PAGE}` });
      await page.goto(`/recipes/import?${shared}`);
      await expect(field).toHaveValue(RECIPE_PAGE);
      await expect(page).toHaveURL(/\/recipes\/import$/);
      await isKept(page, "plateful-own-recipe-import", RECIPE_PAGE);
      await page.reload();
      await expect(field).toHaveValue(RECIPE_PAGE);
    });
    await test.step("what was typed outlasts leaving and reloading; the reading is watched", async () => {
      await field.fill(SLOW_RECIPE_PAGE);
      await isKept(page, "plateful-own-recipe-import", SLOW_RECIPE_PAGE);
      await page.goto("/planner");
      await page.goto("/recipes/import");
      await expect(field).toHaveValue(SLOW_RECIPE_PAGE);
      await read.click();
      await expect(page.getByRole("status").filter({ hasText: words.reading })).toBeVisible();
      await expectAccessible(page);
      await expect(page.getByRole("heading", { level: 2, name: NAME })).toBeVisible();
    });
    const questions = page.getByRole("region", { name: words.questions });
    const asked = (title: string) => questions.getByRole("region", { name: title });
    await test.step("doubts first, below the words of the page", async () => {
      await expect(questions.getByText(words.onPage({ text: "pine nuts" }))).toBeVisible();
      await expect(questions.getByText(words.onPage({ text: UNKNOWN }))).toBeVisible();
      await expect(page.getByText(words.toLookAt({ count: 3 }))).toBeVisible();
      await expectAccessible(page);
      const nuts = asked(words.howMuch({ words: "pine nuts" })).getByRole("button");
      await nuts.nth(1).click();
      await expect(nuts.nth(1)).toHaveAttribute("aria-pressed", "true");
      await expect(page.getByText(words.toLookAt({ count: 2 }))).toBeVisible();
    });
    await test.step("a guess is right with one press", async () => {
      const milk = questions.getByRole("region", { name: words.which }).first().getByRole("button").first();
      await expect(milk).toHaveAttribute("aria-pressed", "true");
      await milk.click();
      await expect(page.getByText(words.toLookAt({ count: 1 }))).toBeVisible();
    });
    await test.step("an unanswered line is gone to, and can be answered by the search", async () => {
      await save.click();
      await expect(page.getByRole("alert").filter({ hasText: words.unanswered({ count: 1 }) })).toBeVisible();
      const which = questions.getByRole("heading", { name: words.which }).last();
      await expect(which).toBeFocused();
      await asked(words.which)
        .last()
        .getByRole("button", { name: words.searchFor({ words: "flubberwobbles" }) })
        .click();
      const search = page.getByRole("textbox", { name: foods.searchLabel });
      await expect(search).toHaveValue("flubberwobbles");
      await search.fill("parm");
      await page.getByRole("listitem").first().getByRole("button").first().click();
      await page.getByRole("textbox", { name: foods.amount }).fill("50");
      await page.keyboard.press("Enter");
      await expect(which).toBeFocused();
      await expect(page.getByText(words.ratio({ sure: 6, count: 6 }))).toBeVisible();
    });
    await test.step("a certain line can be left out, and answers outlast the reload", async () => {
      const lemon = page
        .getByRole("listitem")
        .filter({ hasText: /lemon|citroen/i })
        .getByRole("button")
        .first();
      await lemon.click();
      await page.getByRole("button", { name: words.leaveOutOf({ text: "1 lemon" }) }).click();
      await expect(page.getByText(words.ratio({ sure: 5, count: 5 }))).toBeVisible();
      await page.reload();
      await expect(page.getByText(words.ratio({ sure: 5, count: 5 }))).toBeVisible();
      await page.getByRole("textbox", { name: ownRecipe.name }).fill("Pasta of Lotte");
      await page.goto("/recipes/import");
      await page.getByRole("link", { name: NAME }).click();
    });
    await test.step("two presses save one recipe, with its page", async () => {
      await page.getByRole("textbox", { name: ownRecipe.name }).fill("Pasta of Lotte");
      await save.dblclick();
      await expect(page.getByRole("heading", { level: 1, name: "Pasta of Lotte" })).toBeVisible();
      await expect(page).toHaveURL(/\/recipes\/\d+$/);
      const source = page.getByRole("link", { name: recipes.sourceLink({ host: "lottes-kitchen.eu" }) });
      await expect(source).toHaveAttribute("href", SLOW_RECIPE_PAGE);
      await expect(page.getByText("Lotte de Wit")).toBeVisible();
      const { results } = await ownRecipes(page, person);
      expect(results.map(({ name, ingredients }) => [name, ingredients.length])).toEqual([
        ["Pasta of Lotte", 5],
      ]);
      await page.goto("/recipes/import");
      await expect(page.getByRole("heading", { name: words.unsaved })).toHaveCount(0);
    });
  },
);

test(
  "REC-122 REC-108 what cannot be read says why, and ends with its text, its link or nothing",
  onLayouts,
  async ({ page }, info) => {
    const { recipeImports: words, ownRecipe, recipes } = wordsOf(info);
    await aCook(page);
    const start = async (typed: string) => {
      await page.goto("/recipes/import");
      await page.getByRole("textbox", { name: words.label }).fill(typed);
      await page.getByRole("button", { name: words.read }).click();
    };

    await test.step("a private address is refused, and discarded", async () => {
      await start("http://192.168.1.1/recipe");
      await expect(page.getByRole("status").filter({ hasText: words.failures.ADDRESS })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("button", { name: words.discard }).click();
      await expect(page.getByRole("heading", { name: words.unsaved })).toHaveCount(0);
    });
    await test.step("the text of a page stands in for it, and its address stays", async () => {
      await start("http://lottes-kitchen.eu/none");
      await expect(page.getByText(words.failures.NOT_FOUND)).toBeVisible();
      const text = page.getByRole("textbox", { name: words.pasteLabel });
      await text.fill(EGG);
      const [, id] = /import\/(\d+)/.exec(page.url()) ?? [];
      await isKept(page, `plateful-own-recipe-import-${id}`, EGG);
      await page.reload();
      await expect(text).toHaveValue(EGG);
      await page.getByRole("button", { name: words.readText }).click();
      await expect(page.getByRole("heading", { level: 2, name: "Boiled egg" })).toBeVisible();
      await expect(page.getByText(words.onPage({ text: "2 eggs" }))).toBeVisible();
      await page.getByRole("button", { name: words.save }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Boiled egg" })).toBeVisible();
      await expect(page.getByRole("heading", { name: recipes.ingredients })).toBeVisible();
      await expect(
        page.getByRole("link", { name: recipes.sourceLink({ host: "lottes-kitchen.eu" }) }),
      ).toBeVisible();
    });
    await test.step("the link alone is kept as a draft with a name", async () => {
      await start("http://lottes-kitchen.eu/none");
      const keep = page.getByRole("button", { name: words.keepLink });
      await keep.click();
      await expect(page.getByText(words.nameFirst)).toBeVisible();
      await page.getByRole("textbox", { name: ownRecipe.name }).fill("Pasta for later");
      await keep.click();
      await expect(page).toHaveURL(/\/recipes\/own\/\d+/);
      await expect(page.getByLabel(ownRecipe.name)).toHaveValue("Pasta for later");
    });
    await test.step("without a network, or too often, it says so and keeps what was typed", async () => {
      await page.goto("/recipes/import");
      const field = page.getByRole("textbox", { name: words.label });
      await field.fill(RECIPE_PAGE);
      await page.context().setOffline(true);
      await page.getByRole("button", { name: words.read }).click();
      await expect(page.getByText(words.offline)).toBeVisible();
      await page.context().setOffline(false);
      await page.route("**/api/recipeImport/", (route) =>
        route.fulfill({ status: 429, json: { code: "throttled", detail: "Later." } }),
      );
      await page.getByRole("button", { name: words.read }).click();
      await expect(page.getByText(words.tooManyPages)).toBeVisible();
      await page.unroute("**/api/recipeImport/");
      await page.route("**/api/recipeImport/", (route) =>
        route.fulfill({ status: 503, json: { code: "import_unavailable", detail: "Off." } }),
      );
      await page.getByRole("button", { name: words.read }).click();
      await expect(page.getByText(words.failures.NO_NETWORK)).toBeVisible();
      await expect(field).toHaveValue(RECIPE_PAGE);
      await expectAccessible(page);
    });
  },
);

test(
  "I2 NAV-030 REC-121: a recipe is read from a text, looked at and saved without a mouse",
  onLayouts,
  async ({ page, phrases }) => {
    const { recipeImports: words } = phrases;
    const keys = new Keyboard(page);
    await aCook(page);
    await page.goto("/recipes/import");
    const text = `${EGG}\n${UNKNOWN}`;
    await keys.type(page.getByRole("textbox", { name: words.label }), text);
    await keys.press(page.getByRole("button", { name: words.read }));
    await expect(page.getByRole("heading", { level: 2, name: "Boiled egg" })).toBeVisible();
    const leaveOut = page.getByRole("button", { name: words.leaveOutOf({ text: UNKNOWN }) });
    await keys.press(leaveOut);
    await expect(leaveOut).toHaveAttribute("aria-pressed", "true");
    await expect(leaveOut).toBeFocused();
    await keys.press(page.getByRole("button", { name: words.save }));
    await expect(page.getByRole("heading", { level: 1, name: "Boiled egg" })).toBeVisible();
  },
);
