import { expect, expectAccessible, test } from "../support/journey.ts";
import { onLayouts } from "../support/page.ts";
import { aPersonWithPlan, aPlannedPerson } from "../support/people.ts";

test(
  "SAFE-006 SAFE-008 SAFE-010 an answer about health puts a plan on what is needed, and is deleted in the profile",
  onLayouts,
  async ({ page, context, phrases }) => {
    const { healthAnswers: words, onboarding, nutrition, safety } = phrases;
    const person = await aPersonWithPlan(context);
    await page.goto("/profile");
    await page.getByRole("button", { name: words.profile.row }).click();
    const box = (title: string) => page.getByRole("checkbox", { name: new RegExp(`^${title}`) });
    await expect(box(words.choices.NONE.title)).toBeChecked();
    await box(words.choices.PREGNANT.title).check({ force: true });
    await expect(box(words.choices.NONE.title)).not.toBeChecked();
    await expectAccessible(page);
    await page.getByRole("button", { name: words.save, exact: true }).click();
    await expect(page.getByText(words.outcome.deficit)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: words.outcome.goOn }).click();
    const said = await person.api<{ answers: { conditions: string[] } }>("GET", "users/healthAnswers/");
    expect(said.answers.conditions).toEqual(["PREGNANT"]);

    // A plan of the onboarding is one for what is needed, and keto is refused with where to go.
    await page.goto("/onboarding/nutritional-plan");
    await expect(page.getByRole("heading", { name: words.card.adapted })).toBeVisible();
    await page.getByRole("radio", { name: new RegExp(nutrition.dietTypes.KETO) }).check({ force: true });
    await expect(page.getByText(safety.rails.rail_condition_keto({ value: 0, limit: 0 }))).toBeVisible();
    const plan = nutrition.dietTypes.KETO;
    await expect(
      page.getByRole("button", { name: onboarding.nutritionalPlan.continueWith({ plan }) }),
    ).toBeDisabled();
    await expectAccessible(page);

    await page.goto("/profile");
    await page.getByRole("button", { name: words.profile.row }).click();
    await expect(box(words.choices.PREGNANT.title)).toBeChecked();
    await page.getByRole("button", { name: words.profile.remove }).click();
    await expect(page.getByText(words.profile.open)).toBeVisible();
    await page.reload();
    await expect(page.getByText(words.profile.open)).toBeVisible();
  },
);

test(
  "SAFE-018 whoever has a plan and was never asked is asked in the diary, and no more after an answer",
  onLayouts,
  async ({ page, context, phrases }) => {
    const { card, choices, save, onlyYou, outcome } = phrases.healthAnswers;
    const person = await aPlannedPerson(context, 1);
    await page.goto("/planner");
    const ask = page.getByRole("heading", { name: card.ask });
    const meals = page.getByRole("heading", { name: phrases.diary.planForToday });
    await expect(meals).toBeVisible();
    await expect(ask).toBeHidden();

    await person.api("DELETE", "users/healthAnswers/");
    await page.reload();
    await ask.scrollIntoViewIfNeeded();
    await expectAccessible(page);
    await page.getByRole("button", { name: card.answer, exact: true }).click();
    await expect(page.getByText(onlyYou)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByText(onlyYou)).toBeHidden();
    await page.getByRole("button", { name: card.answer, exact: true }).click();
    await page
      .getByRole("checkbox", { name: new RegExp(`^${choices.DIABETES.title}`) })
      .check({ force: true });
    await page.getByRole("button", { name: save, exact: true }).click();
    await page.getByRole("button", { name: outcome.goOn }).click();
    await expect(ask).toBeHidden();
    await page.reload();
    await expect(meals).toBeVisible();
    await expect(ask).toBeHidden();
  },
);

test(
  "SAFE-018 'Not now' keeps the question away from this device",
  onLayouts,
  async ({ page, context, phrases }) => {
    const { card } = phrases.healthAnswers;
    const person = await aPlannedPerson(context, 1);
    await person.api("DELETE", "users/healthAnswers/");
    await page.goto("/planner");
    await page.getByRole("button", { name: card.later, exact: true }).click();
    await expect(page.getByRole("heading", { name: card.ask })).toBeHidden();
    await page.reload();
    await expect(page.getByRole("heading", { name: phrases.diary.planForToday })).toBeVisible();
    await expect(page.getByRole("heading", { name: card.ask })).toBeHidden();
  },
);

test(
  "SAFE-017 too little energy leads to plans that work, by the keyboard and on any screen",
  onLayouts,
  async ({ page, context, phrases }) => {
    const { modify, nutritionalPlan } = phrases.onboarding;
    const words = phrases.safety.tooLittle;
    await aPersonWithPlan(context, { goal: "LOSE_WEIGHT", weeklyGoal: "LOSE_0_25_KG_PER_WEEK" });
    await page.goto("/onboarding/nutritional-plan/modify");
    const calories = page.getByRole("textbox", { name: modify.calories });
    await calories.fill("950");
    await calories.blur();
    await expect(page.getByRole("button", { name: modify.save })).toBeDisabled();
    const open = page.getByRole("button", { name: words.open });
    await open.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: words.title })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog", { name: words.title })).toBeHidden();
    await expect(open).toBeFocused();
    await expect(calories).toHaveValue("950");
    await open.click();
    const chosen = Number(await page.getByRole("dialog").getByRole("radio").first().getAttribute("value"));
    expect(chosen).toBeGreaterThanOrEqual(1250);
    await page.getByRole("dialog").getByRole("button").filter({ hasText: "kcal" }).click();
    await expect(calories).toHaveValue(String(chosen));
    await page.getByRole("button", { name: modify.save }).click();
    await expect(page.getByRole("heading", { name: nutritionalPlan.title })).toBeVisible();
  },
);
