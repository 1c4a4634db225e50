import { eatFor } from "../support/eaten-days.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { aPersonWithPlan, type Person } from "../support/people.ts";
import { SIZES } from "../support/sizes.ts";

/** Eats for some days; the last of them has a product without vitamins as well. */
async function eatWithProduct(person: Person, days: number): Promise<void> {
  const last = (await eatFor(person, days)).at(-1);
  const label = { name: "Protein bar", kcal: 400, fat: 15, carbohydrates: 40, protein: 25 };
  const product = await person.api<{ id: number }>("POST", "users/own-products/", label);
  const place = { calendar_day_id: last?.id, meal_moment: "SNACK", own_product_id: product.id };
  await person.api("POST", "planOwnProduct/", { ...place, amount: 60, status: "EATEN" });
}

test("@layouts NUTR-005 what was eaten is read as fibre, salt, vitamins and minerals, with how much of it is known", async ({
  page,
  phrases,
}) => {
  const { nutrients: words, measurements, general } = phrases;
  const person = await aPersonWithPlan(page.context());
  await test.step("before anything is eaten it says so, and leads to the planner", async () => {
    await page.goto("/progress");
    await page.getByRole("link", { name: new RegExp(words.title) }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.title);
    await expect(page.getByRole("heading", { name: words.nothing })).toBeVisible();
    await expect(page.getByRole("button", { name: words.toPlanner })).toBeVisible();
    await expectAccessible(page);
    await page.getByText(words.periods.TODAY, { exact: true }).click();
    await expect(page.getByRole("heading", { name: words.nothingToday })).toBeVisible();
  });
  await eatWithProduct(person, 3);
  await test.step("the share that is known comes first, with what nothing is known of", async () => {
    await page.reload();
    // A plan may hold other foods of which nothing is known.
    await expect(page.getByText("Protein bar")).toContainText(words.stripes);
    await expect(page.getByText(words.who.ofAge({ who: words.who.FEMALE, ages: "25–49" }))).toBeVisible();
    await expect(page.getByText(words.notKnown({ names: words.names.IODINE }))).toBeVisible();
    await expectAccessible(page);
  });
  await test.step("a press tells where it came from, and the focus returns", async () => {
    const iron = page.getByRole("button", { name: new RegExp(`^${words.names.IRON}`) });
    await iron.click();
    const sheet = page.getByRole("dialog", { name: words.names.IRON });
    await expect(sheet.getByRole("listitem").first()).toContainText("mg");
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(iron).toBeFocused();
    await page.getByRole("button", { name: words.about }).click();
    await expect(page.getByRole("dialog", { name: words.about })).toContainText("EFSA");
    await page.getByRole("dialog").getByRole("button", { name: general.close }).click();
  });
  await test.step("in a wide window the days are beside it", async () => {
    await page.setViewportSize(SIZES.desktop);
    await expect(page.getByRole("table").getByRole("columnheader")).toHaveCount(1 + 3 + 1);
    await expectAccessible(page);
  });
  await test.step("back leads to the progress", async () => {
    await page.setViewportSize(SIZES.phone);
    await page.getByRole("button", { name: general.back }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(measurements.screen.title);
  });
});
