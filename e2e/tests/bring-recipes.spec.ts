import type { Page } from "@playwright/test";
import { zipOf } from "../../apps/server/test/zip-of.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { onLayouts } from "../support/page.ts";
import { aPersonWithPlan } from "../support/people.ts";

const choose = (page: Page, name: string, buffer: Buffer) =>
  page.locator("input[type=file]").setInputFiles({ name, mimeType: "application/zip", buffer });

const SOUP = {
  "@type": "Recipe",
  name: "Courgette soup of the village",
  recipeYield: "4 servings",
  recipeIngredient: ["800 g courgette", "200 g onion"],
  recipeInstructions: ["Cut the courgette.", "Cook it for 20 minutes."],
};
const STEW = {
  ...SOUP,
  name: "Stew of the sea",
  recipeIngredient: ["400 g courgette", "2 handfuls of gloopwort"],
};

test(
  "DOOR-130 DOOR-131 DOOR-132 DOOR-134 DOOR-137 DOOR-139 recipes of another app are brought, seen, opened and taken back",
  onLayouts,
  async ({ page, context, phrases }) => {
    const { bring: words, recipeSearch } = phrases;
    test.setTimeout(120_000);
    await aPersonWithPlan(context);
    const preview = page.getByRole("list", { name: words.preview.label });
    const zip = await zipOf({
      "Soup/recipe.json": JSON.stringify(SOUP),
      "Stew/recipe.json": JSON.stringify(STEW),
      "Nameless/recipe.json": JSON.stringify({ ...SOUP, name: "" }),
    });
    const what = words.recognised({ app: words.apps.RECIPE_FILE, what: words.holds.recipes });

    await test.step("the empty list of own recipes leads to it", async () => {
      await page.goto("/recipes/search?own=true");
      await expect(page.getByText(recipeSearch.nothingOwnText)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("link", { name: recipeSearch.chips.BRING }).last().click();
      await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
    });

    await test.step("a wrong file says what is known", async () => {
      await choose(page, "photos.zip", await zipOf({ "notes.txt": "No recipe is in here." }));
      await expect(
        page.getByRole("alert").filter({ hasText: phrases.errors.field.file_unknown }),
      ).toBeVisible({ timeout: 30_000 });
      await page.getByText(words.apps.MEALIE, { exact: true }).click();
      await expect(page.getByText(words.how.steps.MEALIE[0] ?? "")).toBeVisible();
      await expectAccessible(page);
    });

    await test.step("the right one is recognised: its recipes, and what does not fit", async () => {
      await choose(page, "recipes.zip", zip);
      await expect(page.getByRole("heading", { name: what })).toBeVisible({ timeout: 30_000 });
      await expect(preview).toContainText(words.preview.recipes({ count: 2, shown: "2" }));
      await expect(page.getByText(SOUP.name, { exact: true })).toBeVisible();
      const known = { known: "3", all: "4", count: 2, recipes: "2" };
      await expect(page.getByText(words.preview.known(known))).toBeVisible();
      await page.getByText(words.preview.unknown, { exact: true }).click();
      await expect(
        page.getByText(words.preview.unknownLine({ recipe: STEW.name, line: "2 handfuls of gloopwort" })),
      ).toBeVisible();
      await page.getByText(words.misfits.recipesTitle({ count: 1, shown: "1" })).click();
      const nameless = { line: "3", file: "Nameless/recipe.json", reason: words.misfits.reasons.NO_NAME };
      await expect(page.getByText(words.misfits.recipe(nameless))).toBeVisible();
      await expectAccessible(page);
    });

    await test.step("a reload keeps what was read; it is imported", async () => {
      await page.reload();
      await expect(preview).toBeVisible();
      await page.getByRole("button", { name: words.preview.import, exact: true }).click();
      await expect(page.getByRole("heading", { name: words.result.title })).toBeVisible({ timeout: 30_000 });
      await expect(page.getByText(words.result.recipes({ count: 2, shown: "2" })).first()).toBeVisible();
      await expect(page.getByText(words.result.drafts({ count: 1, shown: "1" }))).toBeVisible();
      await expectAccessible(page);
    });

    await test.step("and is among the own recipes, where one is opened", async () => {
      await page.getByRole("button", { name: words.result.toRecipes }).click();
      await expect(page.getByText(STEW.name).first()).toBeVisible();
      await page.getByRole("link", { name: SOUP.name }).first().click();
      await expect(page.getByRole("heading", { level: 1, name: SOUP.name })).toBeVisible();
      await expect(page.getByText("Cut the courgette.")).toBeVisible();
    });

    await test.step("undone, no recipe of the file is left", async () => {
      await page.goto("/profile/bring");
      await page.getByRole("button", { name: words.history.undoOf({ name: what }) }).click();
      await expect(page.getByText(words.history.askText)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("dialog").getByRole("button", { name: words.history.confirm }).click();
      await expect(page.getByText(words.history.undone, { exact: true })).toBeVisible({ timeout: 30_000 });
      await page.goto("/recipes/search?own=true");
      await expect(page.getByText(recipeSearch.nothingOwnText)).toBeVisible();
    });
  },
);
