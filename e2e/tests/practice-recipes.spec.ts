import type { SimpleRecipe } from "@plateful/contract";
import { SLOW_RECIPE_PAGE } from "../address.ts";
import { expect, test } from "../support/journey.ts";
import { expectAccessible, isPhone, onLayouts } from "../support/page.ts";
import { aSimpleCoach } from "../support/scenes/practice.ts";
import { callAs } from "../support/signed-in.ts";
import { walkTo } from "../support/walk.ts";

const NAME = "Creamy lemon pasta";
const UNKNOWN = "1 jar of flubberwobbles";
const POST = "https://www.instagram.com/p/lotte/";

test(
  "SREC-049 SREC-050 SREC-040 SREC-045 SREC-046 a practice imports a recipe, checks it and publishes it",
  onLayouts,
  async ({ page, phrases }, info) => {
    const { practiceRecipes: words, navigation, meals, simpleOnboarding, general } = phrases;
    const coach = await aSimpleCoach(page);
    const own = () => callAs<{ results: SimpleRecipe[] }>(page, coach, "GET", "simpleRecipe/?is_own=true");
    const main = page.getByRole("main");
    const address = page.getByRole("textbox", { name: words.address });
    const text = page.getByRole("textbox", { name: words.text });
    const start = page.getByRole("button", { name: words.start });

    await test.step("its place among those of the practice is empty at first", async () => {
      await page.goto("/coach/clients");
      if (isPhone(info)) await page.getByRole("link", { name: navigation.practice }).click();
      await page.getByRole("link", { name: navigation.recipes }).click();
      await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
      await expect(main.getByText(words.emptyText)).toBeVisible();
      await expectAccessible(page);
      await main.getByRole("button", { name: words.import }).click();
    });
    await test.step("nothing, and the page of a social network, are refused at their field", async () => {
      await start.click();
      await expect(main.getByText(words.nothing)).toBeVisible();
      await expect(address).toBeFocused();
      await address.fill(POST);
      await address.press("Enter");
      await expect(main.getByText(words.social)).toBeVisible();
      await expect(text).toBeFocused();
      await expectAccessible(page);
    });
    await test.step("a text without a recipe says what to do, and what was typed is still there", async () => {
      await text.fill("Lovely day in the kitchen!");
      await start.click();
      await expect(main.getByText(words.failures.noRecipeInText)).toBeVisible();
      await expect(text).toHaveValue("Lovely day in the kitchen!");
      await expect(address).toHaveValue(POST);
      await expect(text).toBeFocused();
      await expectAccessible(page);
      expect((await own()).results).toEqual([]);
    });
    await test.step("a page is watched while it is read, also after a reload, and opens", async () => {
      await text.fill("");
      await address.fill(SLOW_RECIPE_PAGE);
      await start.click();
      const reading = main.getByRole("status").filter({ hasText: words.reading });
      await expect(reading).toBeVisible();
      await expectAccessible(page);
      await page.reload();
      await expect(page.getByRole("heading", { level: 1, name: words.form.title })).toBeVisible();
      await expect(page.getByRole("textbox", { name: words.form.name })).toHaveValue(NAME);
    });
    const field = (name: "kcal" | "servings" | "ingredients" | "source") =>
      page.getByRole("textbox", { name: words.form[name], exact: true });
    const publish = page.getByRole("button", { name: words.form.publish, exact: true });
    await test.step("what was not recognised comes first; the values of the others are entered on demand", async () => {
      await expect(main.getByText(words.read.missing({ count: 1 }))).toBeVisible();
      await expect(main.getByRole("list", { name: words.read.notRecognised })).toHaveText(UNKNOWN);
      await expect(main.getByRole("list", { name: words.read.doubtful })).toContainText("pine nuts");
      await expect(field("source")).toHaveValue(SLOW_RECIPE_PAGE);
      await expect(field("kcal")).toHaveValue("");
      await expectAccessible(page);
      await main.getByRole("button", { name: words.read.useOthers }).click();
      await expect(field("kcal")).not.toHaveValue("");
      await expect(main.getByText(words.read.usedOthers({ count: 1 }))).toBeVisible();
    });
    await test.step("it is published for a meal, and with its allergens checked", async () => {
      await publish.click();
      await expect(main.getByText(words.faults.meals)).toBeVisible();
      await expect(main.getByText(words.faults.checked)).toBeVisible();
      await expectAccessible(page);
      expect((await own()).results[0]?.published).toBe(false);
      for (const chip of [meals.types.DINNER, simpleOnboarding.allergenNames.MILK])
        await main.locator("label").filter({ hasText: chip }).click();
      await page.getByRole("checkbox", { name: words.form.checked }).check();
      await field("servings").fill("0");
      await publish.click();
      await expect(field("servings")).toBeFocused();
      await field("servings").fill("3");
      await publish.click();
      await expect(page.getByText(words.form.isPublished)).toBeVisible();
      const [recipe] = (await own()).results;
      expect(recipe).toMatchObject({
        published: true,
        servings: 3,
        meal_types: ["DINNER"],
        allergens: ["MILK"],
      });
      expect(recipe?.total_calories).toBeGreaterThan(1000);
    });
    await test.step("what is not saved is asked about; what someone else changed, too", async () => {
      const [recipe] = (await own()).results;
      await page.getByRole("textbox", { name: words.form.name }).fill("Pasta of Iris");
      await page.getByRole("button", { name: general.back }).click();
      await page.getByRole("dialog").getByRole("button", { name: words.stay }).click();
      await page.request.fetch(`/api/simpleRecipe/${recipe?.id}/`, {
        method: "PATCH",
        headers: { authorization: `Token ${coach.token}`, "if-match": `"v${recipe?.version}"` },
        data: { name: "Pasta of a colleague" },
      });
      await page.getByRole("button", { name: words.form.save, exact: true }).click();
      const question = page.getByRole("dialog", { name: phrases.versions.title });
      await expect(question).toContainText("Pasta of a colleague");
      await question.locator("label").filter({ hasText: phrases.versions.mine }).click();
      await question.getByRole("button", { name: phrases.versions.save }).click();
      await expect(page.getByText(words.form.saved)).toBeVisible();
      expect((await own()).results[0]?.name).toBe("Pasta of Iris");
    });
    await test.step("it is taken offline, and deleted", async () => {
      await page.getByRole("button", { name: words.form.unpublish }).click();
      await expect(page.getByText(words.form.isUnpublished)).toBeVisible();
      await walkTo(page, "/coach/simple-recipes");
      await page.getByRole("link", { name: new RegExp(`Pasta of Iris.*${words.draft}`) }).click();
      await page.getByRole("button", { name: words.form.remove }).click();
      await page.getByRole("dialog").getByRole("button", { name: words.form.remove }).click();
      await expect(main.getByText(words.emptyText)).toBeVisible();
    });
  },
);

test("SREC-049 what was typed outlasts leaving, and a text of a post becomes a recipe that keeps its address", async ({
  page,
  phrases,
}) => {
  const { practiceRecipes: words } = phrases;
  await aSimpleCoach(page);
  await page.goto("/coach/simple-recipes/import");
  const text = page.getByRole("textbox", { name: words.text });
  await page.getByRole("textbox", { name: words.address }).fill(POST);
  await text.fill("Onion soup\nIngredients\n3 onions\nMethod\nChop the onions.");
  await walkTo(page, "/coach/simple-recipes");
  await walkTo(page, "/coach/simple-recipes/import");
  await expect(text).toHaveValue(/Onion soup/);
  await page.getByRole("button", { name: words.start }).click();
  await expect(page.getByRole("textbox", { name: words.form.source })).toHaveValue(POST);
  await expect(page.getByRole("textbox", { name: words.form.ingredients })).toHaveValue("3 onions");
  await expect(page.getByText(words.read.all)).toBeVisible();
  await walkTo(page, "/coach/simple-recipes/import");
  await expect(text).toHaveValue("");
});
