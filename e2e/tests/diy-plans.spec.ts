import { expect, expectAccessible, test } from "../support/journey.ts";
import { answer, heading } from "../support/questions.ts";
import { ANSWERS, callAs, signInAs } from "../support/signed-in.ts";
import { walkTo } from "../support/walk.ts";

interface Slot {
  readonly id: number;
  readonly meal_moment: string;
  readonly kcal: number;
  readonly protein: number;
  readonly carbohydrates: number;
  readonly fat: number;
}
interface Plan {
  readonly id: number;
  readonly name: string;
  readonly meal_slot_specifications: readonly Slot[];
}
interface Me {
  readonly ingredients_to_avoid: readonly number[];
  readonly intake: { readonly weekly_nutrition_plan: Readonly<Record<string, Plan>> };
}

test("ONB-090 ONB-091 the answers, the foods to avoid, an extra day plan and its meals each have their screen", async ({
  page,
  phrases,
}) => {
  const { onboarding, diyPlans, nutrition, meals, general } = phrases;
  const person = await signInAs(page);
  await callAs(page, person, "POST", "users/onboarding/complete/", ANSWERS);
  const week = async () =>
    (await callAs<Me>(page, person, "GET", "auth/users/me/")).intake.weekly_nutrition_plan;

  await page.goto("/diy/intake");
  await expect(heading(page, onboarding.intake.title)).toBeVisible();
  await expect(page.getByText(nutrition.goals.RECOMPOSITION)).toBeVisible();
  await page
    .getByRole("link", { name: onboarding.intake.edit({ answer: onboarding.intake.mealTimes }) })
    .click();
  await expect(page).toHaveURL("/onboarding/meal-times");
  await walkTo(page, "/diy/intake");
  await page.getByRole("button", { name: onboarding.intake.start }).click();
  await expect(page).toHaveURL("/onboarding/goal");

  await walkTo(page, "/diy/avoid-ingredients");
  await page.getByRole("searchbox", { name: onboarding.avoid.search }).fill("mushroom");
  const food = page.getByRole("checkbox").first();
  await expect(page.getByRole("checkbox")).toHaveCount(1);
  await food.check({ force: true });
  await page.getByRole("button", { name: general.save }).click();
  await expect(page.getByText(general.saved, { exact: true })).toBeVisible();
  expect((await callAs<Me>(page, person, "GET", "auth/users/me/")).ingredients_to_avoid).toHaveLength(1);

  await walkTo(page, "/diy/plans/new");
  await expect(heading(page, diyPlans.create.title)).toBeVisible();
  const submit = page.getByRole("button", { name: diyPlans.create.submit });
  const name = page.getByLabel(diyPlans.create.name);
  await name.fill("Training day");
  await expect(submit).toBeDisabled();
  for (const title of ["Tuesday", "Saturday"]) await answer(page, title).click();
  await name.fill("  ");
  await expect(submit).toBeDisabled();
  await expect(page.getByText(general.required, { exact: true })).toBeVisible();
  await name.fill("Training day");
  await expectAccessible(page);
  let isCut = false;
  await page.route("**/users/nutritionDayPlan/", (route) => {
    if (isCut || route.request().method() !== "POST") return route.fallback();
    isCut = true;
    return route.abort();
  });
  await submit.click();
  await expect(page.getByRole("alert").filter({ hasText: general.somethingWentWrong })).toBeVisible();
  await expect(name).toHaveValue("Training day");
  await submit.click();
  await expect(heading(page, diyPlans.fineTuning.title)).toBeVisible();
  const after = await week();
  const plans = await callAs<{ count: number }>(page, person, "GET", "users/nutritionDayPlan/");
  expect(plans.count).toBe(2);
  const { monday, tuesday, saturday } = after;
  expect([tuesday?.name, saturday?.id]).toEqual(["Training day", tuesday?.id]);
  expect(monday?.id).not.toBe(tuesday?.id);
  await expect(page).toHaveURL(`/diy/plans/${tuesday?.id}/fine-tuning`);
  const amounts = (plan?: Plan) =>
    plan?.meal_slot_specifications.map(({ meal_moment, kcal }) => [meal_moment, kcal]);
  expect(amounts(tuesday)).toEqual(amounts(monday));

  const field = (nutrient: string) =>
    page.getByRole("textbox", {
      name: diyPlans.fineTuning.ofMeal({ nutrient, meal: meals.momentsInSentence.LUNCH }),
    });
  const save = page.getByRole("button", { name: general.save });
  const { protein, carbohydrates, fat } = nutrition.nutrients;
  for (const wrong of ["-0.5", "", "1001"]) {
    await field(protein).fill(wrong);
    await expect(save).toBeDisabled();
  }
  await field(protein).fill("0");
  await field(carbohydrates).fill("50.5");
  await field(fat).fill("20");
  await expect(page.getByRole("region", { name: meals.moments.LUNCH })).toContainText("382 kcal");
  await expectAccessible(page);
  await save.click();
  await expect(page.getByText(general.saved, { exact: true })).toBeVisible();
  const lunch = (plan?: Plan) => plan?.meal_slot_specifications.find((slot) => slot.meal_moment === "LUNCH");
  // The word for what was saved before may still be there.
  await expect
    .poll(async () => lunch((await week()).tuesday))
    .toMatchObject({
      id: lunch(tuesday)?.id,
      protein: 0,
      carbohydrates: 50.5,
      fat: 20,
      kcal: 382,
    });
  const stored = await week();
  expect(lunch(stored.monday)).toEqual(lunch(monday));
  await walkTo(page, "/diy/plans/999999/fine-tuning");
  await expect(page.getByText(diyPlans.fineTuning.notFound)).toBeVisible();
});
