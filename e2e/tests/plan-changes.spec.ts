import { expect, test } from "../support/journey.ts";
import { wordsOf } from "../support/page.ts";
import { aPlannedPerson, isoToday } from "../support/people.ts";

interface Day {
  id: number;
  calendar_items: {
    id: number;
    meal_moment: string;
    meal: { recipe_template: { id: number; name: string } };
  }[];
}

test("PLAN-033 PLAN-034 PLAN-035 PLAN-036 PLAN-050 swaps a meal for one that fits, takes it back, says why it fits, and after planning what was loosened", async ({
  page,
  context,
}, info) => {
  const { diary, general, mealReasons, meals, nutrition, planChanges, planWeek } = wordsOf(info);
  const person = await aPlannedPerson(context);
  const { results } = await person.api<{ results: Day[] }>("GET", `calendarDay/?date__gte=${isoToday()}`);
  const lunch = results[0]?.calendar_items.find(({ meal_moment }) => meal_moment === "LUNCH");
  const { id = 0, name = "" } = lunch?.meal.recipe_template ?? {};
  await person.api("POST", "users/userfavouriterecipe/", { recipe: id });
  // The server is asked as long as the app holds nothing to answer with.
  await page.route("**/api/users/plan-candidates/", (route) => route.fulfill({ status: 503, json: {} }));
  let refusal: number | null = 404;
  await page.route("**/api/calendarItem/*/swaps/", (route) =>
    refusal === null ? route.fallback() : route.fulfill({ status: refusal, json: {} }),
  );
  const sheet = page.getByRole("dialog");
  const choose = async (moment: "LUNCH" | "DINNER", item: string) => {
    await page
      .getByRole("button", { name: diary.moreFor({ meal: meals.momentsInSentence[moment] }) })
      .click();
    await page.getByRole("menuitem", { name: item }).click();
  };
  await page.goto("/planner");

  await test.step("a meal that has changed behind the page", async () => {
    const reloaded = page.waitForRequest(/\/api\/calendarDay\/\?/);
    await choose("DINNER", planChanges.swap.action);
    await expect(sheet.getByText(planChanges.swap.gone)).toBeVisible();
    await reloaded;
    await sheet.getByRole("button", { name: general.close }).last().click();
    await expect(sheet).toHaveCount(0);
  });

  await test.step("a swap, after a second try to read them, and back", async () => {
    refusal = 409;
    await choose("LUNCH", planChanges.swap.action);
    await expect(sheet.getByRole("heading", { name: planChanges.swap.title({ name }) })).toBeVisible();
    await expect(sheet.getByText(general.errorLoadingData)).toBeVisible();
    refusal = null;
    await sheet.getByRole("button", { name: general.tryAgain }).click();
    const rows = sheet.getByRole("button").filter({ hasText: "kcal" });
    await expect(rows).toHaveCount(10);
    await expect(rows.first()).toContainText(planChanges.swap.effects.onTarget);
    await rows.first().focus();
    await page.keyboard.press("Enter");
    await expect(sheet).toHaveCount(0);
    await expect(page.getByRole("button", { name: new RegExp(`^${name}`) })).toHaveCount(0);
    await page.getByRole("button", { name: general.undo }).click();
    await expect(page.getByText(planChanges.restored)).toBeVisible();
  });

  await test.step("why it fits", async () => {
    await page.getByRole("button", { name: new RegExp(`^${name}`) }).click();
    await expect(page.getByRole("heading", { name: mealReasons.title })).toBeVisible();
    await expect(page.getByText(mealReasons.FAVOURITE)).toBeVisible();
    await page.goBack();
  });

  await test.step("what was loosened, and which targets the day misses", async () => {
    const place = { meal_slot: 1, meal_moment: "DINNER", name: "Pea soup" };
    const relaxed = ["SIZE", "REPEAT"].map((what) => ({ ...place, what }));
    const missed = [{ nutrient: "protein", amount: -21.4, percent: -18 }];
    await page.route("**/api/users/plan-diagnosis/?*", (route) =>
      route.fulfill({ json: { date: isoToday(), slots: [], relaxed, missed } }),
    );
    await choose("LUNCH", diary.chooseAgain({ meal: meals.momentsInSentence.LUNCH }));
    await expect(page.getByText(planWeek.tight.title)).toBeVisible();
    const named = { meal: meals.moments.DINNER, name: place.name };
    await expect(page.getByText(planWeek.tight.SIZE(named))).toBeVisible();
    await expect(page.getByText(planWeek.tight.REPEAT(named))).toBeVisible();
    const protein = { nutrient: nutrition.nutrients.protein, amount: "21 g" };
    await expect(page.getByText(planWeek.tight.less(protein))).toBeVisible();
  });
});

test("PLAN-034 PLAN-040 PLAN-041 offers quietly to go on with a day to which something was added", async ({
  page,
  context,
}, info) => {
  const { diary, general, planChanges } = wordsOf(info);
  const words = planChanges.rebalance;
  const person = await aPlannedPerson(context);
  const { results } = await person.api<{ results: Day[] }>("GET", `calendarDay/?date__gte=${isoToday()}`);
  const day = results[0]?.id;
  const add = async (kcal: number) => {
    const { id } = await person.api<{ id: number }>("POST", "quickAddMeal/", { kcal });
    const item = { calendar_day: day, object_id: id, content_type: "quickaddmeal", meal_moment: "LUNCH" };
    await person.api("POST", "calendarItem/", item);
  };
  await page.goto("/planner");
  await expect(page.getByRole("button", { name: diary.add, exact: true })).toBeVisible();
  await expect(page.getByText(words.noticeTitle.added)).toHaveCount(0);
  await add(400);
  await page.reload();
  await page.getByRole("button", { name: words.look }).click();
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByRole("radio", { name: words.ways.LEAVE })).toBeChecked();
  await sheet.getByRole("radio", { name: words.ways.PORTIONS }).check({ force: true });
  await sheet.getByRole("button", { name: words.confirm }).click();
  await expect(page.getByText(words.done)).toBeVisible();
  await expect(sheet).toHaveCount(0);
  await page.getByRole("button", { name: general.undo }).click();
  await expect(page.getByText(planChanges.restored)).toBeVisible();
  // What was left once is not asked again, until something else is added.
  await expect(page.getByText(words.noticeTitle.added)).toHaveCount(0);
  await add(120);
  await page.reload();
  await page.getByRole("button", { name: words.ways.LEAVE }).click();
  await expect(page.getByText(words.noticeTitle.added)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("button", { name: diary.add, exact: true })).toBeVisible();
  // It would come a moment after the day.
  await page.waitForLoadState("networkidle");
  await expect(page.getByText(words.noticeTitle.added)).toHaveCount(0);
});
