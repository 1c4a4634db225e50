import type { Phrases } from "@plateful/phrases";
import type { Page } from "@playwright/test";
import { ORIGIN } from "../address.ts";
import { aCoach, planFor, planWeekFor } from "../support/coaching.ts";
import { aClientElsewhere, signInElsewhere } from "../support/elsewhere.ts";
import { expect, newAddress, newestMail, test } from "../support/journey.ts";
import { Keyboard } from "../support/keyboard.ts";
import { onLayouts } from "../support/page.ts";
import { aPersonWithPlan, aPlannedPerson, isoToday } from "../support/people.ts";
import { heading, nextButton } from "../support/questions.ts";
import { keepTick, signInAs } from "../support/signed-in.ts";

interface WithCode {
  readonly page: Page;
  readonly keys: Keyboard;
  readonly email: string;
  readonly phrases: Phrases;
}

/** One flow without a mouse: on a phone in English, and on a desktop in Dutch. */
const flow = (title: string, walk: Parameters<typeof test>[2]) =>
  test(`I2 NAV-030: ${title} without a mouse`, onLayouts, walk);

/** Types a code from the newest mail into its boxes, as far as the keys lead there. */
async function enterCode({ page, keys, email, phrases }: WithCode): Promise<void> {
  const { code } = await newestMail(page, email);
  await keys.goTo(page.getByLabel(phrases.signIn.code.digit({ number: 1 })));
  await page.keyboard.type(code ?? "");
}

flow("the first questions are answered, and an account is made", async ({ page, phrases }) => {
  const { onboarding, nutrition, signIn, privacy } = phrases;
  const keys = new Keyboard(page);
  const next = nextButton(page, phrases);
  await page.goto("/onboarding/goal");
  await keys.choose(page.getByRole("radio", { name: new RegExp(`^${nutrition.goals.RECOMPOSITION}`) }));
  await keys.press(next);
  await expect(page).toHaveURL(/activity/);
  // A new screen takes the focus to its title; a key that is pressed before goes on from there.
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await keys.choose(page.getByRole("radio").nth(1));
  await keys.press(next);
  await expect(page).toHaveURL(/biometrics/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await keys.choose(page.getByRole("radio", { name: nutrition.genders.FEMALE, exact: true }));
  await keys.type(page.getByRole("textbox").first(), "34");
  await keys.press(next);
  await expect(heading(page, onboarding.stats.title)).toBeVisible();
  await keys.press(next);
  await expect(page).toHaveURL(/registration/);
  const email = newAddress();
  const words = onboarding.registration;
  await keys.type(page.getByLabel(words.firstName), "Anna");
  await keys.type(page.getByLabel(words.lastName), "Bos");
  await keys.type(page.getByLabel(signIn.login.email), email);
  await keys.press(page.getByLabel(words.terms), "Space");
  await keys.press(page.getByRole("button", { name: words.submit }));
  const consent = page.getByLabel(privacy.consents.BODY_AND_PLAN.agree);
  await expect(consent).toBeFocused();
  await page.keyboard.press("Space");
  await keys.press(page.getByRole("button", { name: words.submit }));
  await expect(page).toHaveURL(/login\/code/);
  await enterCode({ page, keys, email, phrases });
  await expect(page).toHaveURL(/onboarding\/nutritional-plan/);
});

flow("someone signs in with a code", async ({ page, phrases }) => {
  const { general, signIn } = phrases;
  const keys = new Keyboard(page);
  const email = newAddress();
  const account = { email, first_name: "Anna", last_name: "Bos", terms_accepted: true };
  expect((await page.request.post("/api/auth/users/", { data: account })).status()).toBe(201);
  await keepTick(page);
  await page.goto("/login/code");
  await keys.type(page.getByLabel(signIn.login.email), email);
  await keys.press(page.getByRole("button", { name: general.continue }));
  await enterCode({ page, keys, email, phrases });
  await expect(page).not.toHaveURL(/login/);
});

flow("a client accepts an invitation", async ({ page, phrases }) => {
  const { invitation } = phrases.signIn;
  const keys = new Keyboard(page);
  const coach = await signInElsewhere({ user: { is_coach: true } });
  const client = await aClientElsewhere(coach);
  const issued = await fetch(`${ORIGIN}/api/users/self-service/client-magic-link/?client=${client.id}`, {
    headers: { authorization: `Token ${coach.token}` },
  });
  const { magic_link } = (await issued.json()) as { magic_link: string };
  await page.goto(`/${new URL(magic_link).search}`);
  await keys.press(page.getByRole("button", { name: invitation.submit }));
  await expect(page.getByText(invitation.sent.OTP)).toBeVisible();
  await enterCode({ page, keys, email: client.email, phrases });
  await expect(page).not.toHaveURL(/login/);
});

flow("the short questions are answered", async ({ page, phrases }) => {
  const { simpleOnboarding: words, meals } = phrases;
  const keys = new Keyboard(page);
  const next = nextButton(page, phrases);
  await signInAs(page, { organisation: { recipe_system_type: "SIMPLE" } });
  await page.goto("/simple-onboarding/motivation");
  await keys.press(next);
  // What is missing is said, and the focus leads to where it can be given.
  const first = page.getByRole("radio").first();
  await expect(first).toBeFocused();
  await expect(page.getByRole("radiogroup")).toHaveAccessibleDescription(words.motivation.missing);
  await keys.choose(page.getByRole("radio", { name: new RegExp(`^${words.motivations.SAVE_TIME}`) }));
  await keys.press(next);
  await expect(heading(page, words.cookingStyle.title)).toBeVisible();
  const style = new RegExp(`^${words.cookingStyles.QUICK}`);
  await keys.press(page.getByRole("checkbox", { name: style }), "Space");
  await keys.press(next);
  await expect(heading(page, words.diet.title)).toBeVisible();
  await keys.choose(page.getByRole("radio", { name: new RegExp(`^${words.diets.VEGETARIAN}`) }));
  await keys.press(next);
  await expect(heading(page, words.allergens.title)).toBeVisible();
  await keys.press(page.getByRole("checkbox", { name: words.allergenNames.SESAME }), "Space");
  await keys.press(next);
  await expect(heading(page, words.mealTimes.title)).toBeVisible();
  await keys.press(page.getByRole("checkbox", { name: meals.types.LUNCH }), "Space");
  await keys.press(page.getByRole("button", { name: words.mealTimes.submit }));
  await expect(page).toHaveURL(/onboarding\/done/, { timeout: 30_000 });
});

flow("a day is planned, changed, logged and ticked", async ({ page, context, phrases }) => {
  const { diary, meals, general, planChanges, quickAdd } = phrases;
  const keys = new Keyboard(page);
  await aPersonWithPlan(context);
  await page.goto("/planner");
  const meal = meals.momentsInSentence.LUNCH;
  const dialog = page.getByRole("dialog");
  await keys.press(page.getByRole("button", { name: new RegExp(diary.chooseForMe) }));
  await expect(page.getByRole("checkbox").first()).toBeVisible({ timeout: 30_000 });
  const ticks = page.getByRole("checkbox", { checked: true });
  await keys.press(page.getByRole("checkbox").first(), "Space");
  await expect(ticks).toHaveCount(1);
  const more = page.getByRole("button", { name: diary.moreFor({ meal }) });
  await keys.takeFromMenu(more, page.getByRole("menuitem", { name: planChanges.swap.action }));
  const other = dialog.getByRole("button").filter({ hasText: "kcal" }).first();
  await other.waitFor();
  await keys.press(other);
  await expect(dialog).toHaveCount(0);
  await keys.press(page.getByRole("button", { name: diary.addTo({ meal }) }));
  await dialog.waitFor();
  await keys.press(dialog.getByRole("button", { name: new RegExp(diary.quickAdd) }));
  await keys.type(dialog.getByLabel(quickAdd.calories), "250");
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("status").filter({ hasText: diary.added({ meal }) })).toBeVisible();
  await keys.press(page.getByRole("button", { name: diary.nextWeek }));
  await keys.press(page.getByRole("button", { name: diary.previousWeek }));
  await keys.takeFromMenu(more, page.getByRole("menuitem", { name: diary.removeMeal }).last());
  await keys.press(dialog.getByRole("button", { name: general.cancel }));
  await expect(dialog).toHaveCount(0);
  await expect(more).toBeFocused();
});

flow("a food is found, weighed and logged", async ({ page, context, language, phrases }) => {
  const { diary, meals, foods } = phrases;
  const keys = new Keyboard(page);
  const meal = meals.momentsInSentence.LUNCH;
  await aPlannedPerson(context);
  await page.goto("/planner");
  await keys.press(page.getByRole("button", { name: diary.addTo({ meal }) }));
  await keys.press(page.getByRole("dialog").getByRole("button", { name: foods.scanner.productTitle }));
  const found = page.getByRole("listitem").first().getByRole("button").first();
  await keys.type(
    page.getByRole("textbox", { name: foods.searchLabel }),
    language === "en" ? "carrot" : "wortel",
  );
  await found.waitFor();
  await keys.press(found);
  // The food is opened in pieces.
  await keys.type(page.getByRole("textbox", { name: foods.amount }), "2");
  await keys.press(page.getByRole("button", { name: foods.addTo({ meal }) }));
  await expect(page).toHaveURL(/planner/);
  await expect(page.getByRole("button", { name: /6[12] kcal/ })).toBeVisible();
});

flow(
  "groceries are ticked and listed, a weight is measured and the profile changed",
  async ({ page, context, phrases }) => {
    const { groceries, measurements, profile, general } = phrases;
    const keys = new Keyboard(page);
    const dialog = page.getByRole("dialog");
    const person = await aPlannedPerson(context);
    await person.api("POST", "groceryList/", { start_date: isoToday(), end_date: isoToday(1) });
    await page.goto("/groceries");
    await keys.press(page.getByRole("checkbox").first(), "Space");
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(1);
    const more = page.getByRole("button", { name: general.moreActions });
    await keys.takeFromMenu(more, page.getByRole("menuitem", { name: groceries.list.deleteList }));
    await dialog.waitFor();
    await page.keyboard.press("Escape");
    await expect(more).toBeFocused();
    await keys.press(page.getByRole("button", { name: groceries.list.otherDays }));
    await keys.press(dialog.getByRole("button", { name: groceries.list.create }));
    await expect(dialog).toHaveCount(0);

    await keys.press(page.getByRole("link", { name: phrases.navigation.progress }));
    await keys.press(page.getByRole("button", { name: measurements.screen.add }).first());
    await keys.type(dialog.getByRole("textbox", { name: measurements.types.WEIGHT }), "70.5");
    await keys.press(dialog.getByRole("button", { name: measurements.form.save }));
    await expect(page.getByRole("status").filter({ hasText: measurements.form.saved })).toBeVisible();

    await keys.press(page.getByRole("link", { name: phrases.navigation.profile }));
    const age = page.getByRole("button", { name: new RegExp(`^${profile.rows.age}`) });
    await keys.press(age);
    await keys.type(dialog.getByLabel(profile.rows.age), "35");
    await keys.press(dialog.getByRole("button", { name: general.save }));
    await expect(dialog).toHaveCount(0);
    await expect(age).toContainText("35");
    await expect(age).toBeFocused();
  },
);

flow("a recipe is found, kept and written", async ({ page, language, phrases }) => {
  const { ownRecipe, foods } = phrases;
  const keys = new Keyboard(page);
  await signInAs(page, { flags: ["FF_RECIPE_INSPIRATION"] });
  await page.goto("/recipes");
  await keys.type(page.getByRole("searchbox"), language === "en" ? "soup" : "soep");
  const card = page
    .getByRole("article")
    .filter({ hasText: /soup|soep/i })
    .first();
  await card.waitFor();
  await keys.press(card.getByRole("button"));
  await expect(card.getByRole("button")).toHaveAttribute("aria-pressed", "true");
  await page.goto("/recipes/own/new");
  await keys.type(page.getByLabel(ownRecipe.name), "Soup of mine");
  await keys.press(page.getByRole("button", { name: ownRecipe.addIngredient }));
  await keys.type(
    page.getByRole("textbox", { name: foods.searchLabel }),
    language === "en" ? "carrot" : "wortel",
  );
  const found = page.getByRole("listitem").first().getByRole("button").first();
  await found.waitFor();
  await keys.press(found);
  await keys.type(page.getByRole("textbox", { name: foods.amount }), "150");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: ownRecipe.addIngredient })).toBeVisible();
  await keys.press(page.getByRole("button", { name: ownRecipe.save, exact: true }));
  await expect(page.getByRole("status").filter({ hasText: ownRecipe.saved })).toBeVisible();
});

flow(
  "a coach finds a client, edits the plan and marks the recipes of the practice",
  async ({ page, phrases }) => {
    const { clients, planEditor, replan, general, fitting } = phrases;
    const keys = new Keyboard(page);
    const coach = await aCoach(page);
    const client = await aClientElsewhere(coach);
    await planFor({ page, person: client });
    await planWeekFor({ page, person: client });
    await page.goto("/coach/clients");
    await keys.type(page.getByRole("searchbox"), "Sanne");
    await keys.press(page.getByRole("link", { name: /Sanne/ }).first());
    await keys.press(page.getByRole("link", { name: clients.tabs["nutrition-plan"] }));
    await keys.press(
      page.getByRole("link", { name: new RegExp(clients.plan.editPlan({ name: ".*" })) }).first(),
    );
    await keys.type(page.getByRole("textbox", { name: planEditor.energy.name }), "Without a mouse");
    for (const step of ["meal-moments", "meal-sizes", "fine-tuning"] as const) {
      await keys.press(page.getByRole("button", { name: general.next }));
      // The step takes the focus to its heading as it opens, from whatever had it.
      await expect(page.getByRole("heading", { name: planEditor.stepNames[step] })).toBeFocused();
    }
    await keys.press(page.getByRole("button", { name: planEditor.save }));
    await expect(page.getByText(planEditor.saved({ name: "Without a mouse" }))).toBeVisible();
    await keys.press(page.getByRole("button", { name: replan.leave }));
    const { practice, branding } = phrases.navigation;
    await keys.press(page.getByRole("link", { name: new RegExp(`^(${practice}|${branding})$`) }));
    await keys.press(page.getByRole("link", { name: new RegExp(fitting.lists.title) }));
    const mark = page.getByRole("button", { name: new RegExp(`^${fitting.lists.only}: `) }).first();
    await keys.press(mark);
    await expect(mark).toHaveAttribute("aria-pressed", "true");
    await keys.press(page.getByRole("main").getByRole("button", { name: general.save }));
    await expect(page.getByRole("status").filter({ hasText: fitting.lists.saved })).toBeVisible();
  },
);
