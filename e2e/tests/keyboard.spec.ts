import { aCoach, planFor } from "../support/coaching.ts";
import { aClientElsewhere } from "../support/elsewhere.ts";
import { expect, newAddress, newestMail, test } from "../support/journey.ts";
import { Keyboard } from "../support/keyboard.ts";
import { aPersonWithPlan, aPlannedPerson, isoToday } from "../support/people.ts";
import { heading } from "../support/questions.ts";
import { keepTick, signInAs } from "../support/signed-in.ts";

test.skip(process.env.BAR_AT_LENGTH !== "1", "walked by npm run bar");

test("I2 NAV-030: the first questions, the registration and the sign-in with a code need no mouse", async ({
  page,
  phrases,
}) => {
  const { onboarding, nutrition, general, signIn } = phrases;
  const keys = new Keyboard(page);
  const next = page.getByRole("button", { name: general.next, exact: true });
  await page.goto("/onboarding/goal");
  await keys.choose(page.getByRole("radio", { name: new RegExp(`^${nutrition.goals.RECOMPOSITION}`) }));
  await keys.press(next);
  await expect(page).toHaveURL(/activity/);
  await keys.choose(page.getByRole("radio").nth(1));
  await keys.press(next);
  await expect(page).toHaveURL(/biometrics/);
  await keys.choose(page.getByRole("radio", { name: nutrition.genders.FEMALE, exact: true }));
  await keys.type(page.getByRole("textbox").first(), "34");
  await keys.press(next);
  await expect(heading(page, onboarding.stats.title)).toBeVisible();
  await keys.press(next);
  await expect(page).toHaveURL(/registration/);

  const email = newAddress();
  const account = { email, first_name: "Anna", last_name: "Bos", terms_accepted: true };
  expect((await page.request.post("/api/auth/users/", { data: account })).status()).toBe(201);
  const { code } = await newestMail(page, email);
  await keepTick(page);
  await page.goto("/login/code");
  await keys.type(page.getByLabel(signIn.login.email), email);
  await keys.press(page.getByRole("button", { name: general.continue }));
  await keys.goTo(page.getByLabel(signIn.code.digit({ number: 1 })));
  await page.keyboard.type(code ?? "");
  await expect(page).toHaveURL(/onboarding|planner/);
});

test("I2 NAV-030: a day is planned, changed, logged and ticked without a mouse", async ({
  page,
  context,
  phrases,
}) => {
  const { diary, meals, general, planChanges } = phrases;
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
  await keys.type(dialog.getByLabel(diary.calories), "250");
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

test("I2 NAV-030: groceries, measurements and the profile need no mouse", async ({
  page,
  context,
  phrases,
}) => {
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
  await keys.press(page.getByRole("button", { name: groceries.list.newList }));
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
  await keys.type(dialog.getByRole("textbox"), "35");
  await keys.press(dialog.getByRole("button", { name: general.save }));
  await expect(dialog).toHaveCount(0);
  await expect(age).toContainText("35");
  await expect(age).toBeFocused();
});

test("I2 NAV-030: a recipe is found, kept and written without a mouse", async ({ page, phrases }) => {
  const { recipeSearch, ownRecipe, foods } = phrases;
  const keys = new Keyboard(page);
  await signInAs(page, { flags: ["FF_RECIPE_INSPIRATION"] });
  await page.goto("/recipes");
  await keys.type(page.getByRole("searchbox"), "soup");
  const card = page.getByRole("article").filter({ hasText: /soup/i }).first();
  await card.waitFor();
  await keys.press(card.getByRole("button"));
  await expect(card.getByRole("button")).toHaveAttribute("aria-pressed", "true");
  await page.goto("/recipes/own/new");
  await keys.type(page.getByLabel(ownRecipe.name), "Soup of mine");
  await keys.press(page.getByRole("button", { name: ownRecipe.addIngredient }));
  await keys.type(page.getByRole("textbox", { name: foods.searchLabel }), "carrot");
  const found = page.getByRole("listitem").first().getByRole("button");
  await found.waitFor();
  await keys.press(found);
  await page.getByRole("textbox", { name: foods.amount }).waitFor();
  await page.keyboard.press("Enter");
  await keys.press(page.getByRole("button", { name: ownRecipe.save, exact: true }));
  await expect(page.getByRole("status").filter({ hasText: ownRecipe.saved })).toBeVisible();
  expect(recipeSearch.ownTitle).not.toBe("");
});

test("I2 NAV-030: a coach finds a client and edits the plan without a mouse", async ({ page, phrases }) => {
  const { clients, planEditor, general, fitting } = phrases;
  const keys = new Keyboard(page);
  const coach = await aCoach(page);
  const client = await aClientElsewhere(coach);
  await planFor({ page, person: client });
  await page.goto("/coach/clients");
  await keys.type(page.getByRole("searchbox"), "Sanne");
  await keys.press(page.getByRole("link", { name: /Sanne/ }).first());
  await keys.press(page.getByRole("link", { name: clients.tabs["nutrition-plan"] }));
  await keys.press(
    page.getByRole("link", { name: new RegExp(clients.plan.editPlan({ name: ".*" })) }).first(),
  );
  await keys.type(page.getByRole("textbox", { name: planEditor.energy.name }), "Without a mouse");
  for (const step of [1, 2, 3]) {
    await keys.press(page.getByRole("button", { name: general.next }));
    await expect(page, `step ${step}`).not.toHaveURL(/energy-balance/);
  }
  await keys.press(page.getByRole("button", { name: planEditor.save }));
  await expect(page.getByText(planEditor.saved({ name: "Without a mouse" }))).toBeVisible();
  await page.goto("/coach/account/recipes");
  const mark = page.getByRole("button", { name: new RegExp(`^${fitting.lists.only}: `) }).first();
  await keys.press(mark);
  await expect(mark).toHaveAttribute("aria-pressed", "true");
  await keys.press(page.getByRole("main").getByRole("button", { name: general.save }));
  await expect(page.getByRole("status").filter({ hasText: fitting.lists.saved })).toBeVisible();
});
