import { expect, expectAccessible, test } from "../support/journey.ts";
import { onLayouts } from "../support/page.ts";
import { aPersonWithPlan } from "../support/people.ts";

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
