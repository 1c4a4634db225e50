import { expect, expectAccessible, test } from "../support/journey.ts";
import { aPersonWithPlan, isoToday, type Person } from "../support/people.ts";
import { SIZES } from "../support/sizes.ts";

const DAYS = 28;

/** Four weeks in which someone ate 1,800 kcal a day, weighed every day, and weighed the same in the end. */
async function logFourWeeks({ api }: Person): Promise<void> {
  for (let at = 1; at <= DAYS; at++) {
    const date = isoToday(-at);
    const day = await api<{ id: number }>("POST", "calendarDay/", { date, calendar_items: [] });
    const meal = await api<{ id: number }>("POST", "quickAddMeal/", { kcal: 1800 });
    const place = { calendar_day: day.id, meal_moment: "DINNER", status: "EATEN" };
    await api("POST", "calendarItem/", { ...place, object_id: meal.id, content_type: "quickaddmeal" });
    const value = 80 + (at % 2 === 0 ? 0.2 : -0.2);
    await api("POST", "userWeight/", { value, created_at: `${date}T07:00:00Z` });
  }
}

interface Me {
  readonly intake: {
    readonly weekly_nutrition_plan: {
      readonly monday: { readonly meal_slot_specifications: readonly { readonly kcal: number }[] };
    };
  };
}
const kcalOfPlan = async ({ api }: Person) =>
  Math.round(
    (await api<Me>("GET", "users/me/")).intake.weekly_nutrition_plan.monday.meal_slot_specifications.reduce(
      (sum, { kcal }) => sum + kcal,
      0,
    ),
  );

test("SAFE-016 four weeks of diary and weight propose a plan, which changes when its button is pressed", async ({
  page,
  phrases,
}) => {
  const { energyUse: words, measurements, safety } = phrases;
  const person = await aPersonWithPlan(page.context(), {
    goal: "LOSE_WEIGHT",
    weeklyGoal: "LOSE_0_25_KG_PER_WEEK",
    activityLevel: "ACTIVE",
    physicalStats: { heightInCm: 170, weightInKg: 80, goalWeight: 65 },
  });
  await test.step("before that it says how far it is", async () => {
    await page.goto("/progress");
    await page.getByRole("link", { name: words.card.learning }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.title);
    await expect(page.getByText(words.fullDaysOf({ count: 0, of: 14 }))).toBeVisible();
    await expectAccessible(page);
  });
  await logFourWeeks(person);
  const before = await kcalOfPlan(person);
  await test.step("the figure, its range and the plan are shown, and nothing has changed", async () => {
    await page.getByRole("button", { name: phrases.general.back }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(measurements.screen.title);
    await page.reload();
    await page.getByRole("link", { name: words.card.look }).click();
    await expect(page.getByText(words.fullDays({ count: DAYS }))).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize(SIZES.desktop);
    await expectAccessible(page);
    await page.setViewportSize(SIZES.phone);
    expect(await kcalOfPlan(person)).toBe(before);
  });
  await test.step("pressed, the plan follows, and stays so", async () => {
    const { plan } = await person.api<{ plan: { new_kcal: number } }>("GET", "users/energyUse/");
    await page
      .getByRole("button", { name: /1[.,]\d{3}/ })
      .last()
      .click();
    // With less energy, the same protein is more than is known to help: that is asked about, as always.
    await page.getByRole("dialog").getByRole("button", { name: safety.own.confirm }).click();
    const done = page.getByText(words.acceptedOn({ date: "" }).trim());
    await expect(done).toBeVisible();
    expect(await kcalOfPlan(person)).toBe(plan.new_kcal);
    await page.reload();
    await expect(done).toBeVisible();
  });
});
