import type { Locator, Page } from "@playwright/test";
import { expect } from "./journey.ts";
import { button, row, type Words } from "./scenes/scene.ts";

/** A form with something in it that is refused. */
export interface Form {
  /** The part that holds the form, below apps/web/src and without its ending. */
  readonly file: string;
  readonly at: string;
  /** From the address to the form. */
  readonly open?: (page: Page, words: Words) => Promise<void>;
  readonly field: (page: Page, words: Words) => Locator;
  readonly wrong: string;
  /** What sends the form, where no button of the kind `submit` does. */
  readonly send?: (page: Page, words: Words) => Locator;
}

const first = (page: Page) => page.locator("[role=dialog], main").last().getByRole("textbox").first();
const openRow = (name: keyof Words["profile"]["rows"]) => (page: Page, words: Words) =>
  row(page, words.profile.rows[name]).click();
const addToLunch = async (page: Page, words: Words) => {
  const meal = words.meals.momentsInSentence.LUNCH;
  await button(page, words.diary.addTo({ meal })).click();
};

/** In this order, because a question leads back to the one before it that lacks a good answer. */
export const OF_VISITOR: readonly Form[] = [
  {
    file: "sign-in/CoachSignUpScreen",
    at: "/start/coach",
    field: (page, { signIn }) => page.getByLabel(signIn.login.email),
    wrong: "iris@",
  },
  {
    file: "onboarding/Onboarding_RegistrationScreen",
    at: "/onboarding/registration",
    field: (page, { onboarding }) => page.getByLabel(onboarding.registration.firstName),
    wrong: "",
  },
  {
    file: "onboarding/parts/HeightEntry",
    at: "/onboarding/physical-stats",
    field: (page, { onboarding }) => page.getByRole("textbox", { name: onboarding.stats.height }).first(),
    wrong: "20",
  },
  {
    file: "onboarding/parts/WeightEntry",
    at: "/onboarding/physical-stats",
    field: (page, { onboarding }) => page.getByRole("textbox", { name: onboarding.stats.weight }).first(),
    wrong: "5",
  },
  { file: "onboarding/BiometricDataScreen", at: "/onboarding/biometrics", field: first, wrong: "12" },
  { file: "sign-in/LoginScreen", at: "/login", field: first, wrong: "anna@" },
  { file: "sign-in/EnterOTPScreen", at: "/login/code", field: first, wrong: "anna@" },
];

export const OF_PERSON: readonly Form[] = [
  { file: "profile/editors/AgeEditor", at: "/profile", open: openRow("age"), field: first, wrong: "7" },
  {
    file: "profile/editors/HeightEditor",
    at: "/profile",
    open: openRow("height"),
    field: first,
    wrong: "20",
  },
  { file: "profile/editors/WeightEditor", at: "/profile", open: openRow("weight"), field: first, wrong: "5" },
  {
    file: "profile/household/HouseholdEditor",
    at: "/profile",
    open: (page, { household }) => button(page, household.add).click(),
    field: first,
    wrong: "",
  },
  { file: "profile/editors/NameEditor", at: "/profile/edit", open: openRow("name"), field: first, wrong: "" },
  {
    file: "sign-in/tokens/TokenForm",
    at: "/profile/tokens",
    open: (page, { tokens }) => button(page, tokens.make).click(),
    field: first,
    wrong: "",
  },
  {
    file: "sign-in/tokens/CalendarForm",
    at: "/profile/tokens",
    open: (page, { tokens }) => button(page, tokens.calendar.make).click(),
    field: first,
    wrong: "",
  },
  { file: "sign-in/confirming/NewEmailForm", at: "/profile/email", field: first, wrong: "anna@" },
  {
    file: "onboarding/ModifyNutritionalPlanScreen",
    at: "/onboarding/nutritional-plan/modify",
    field: first,
    wrong: "1",
  },
  { file: "onboarding/diy/DiyCreateNutritionPlanScreen", at: "/diy/plans/new", field: first, wrong: "" },
  { file: "onboarding/diy/DiyFineTuningScreen", at: "$fineTuning", field: first, wrong: "x" },
  {
    file: "measurements/AddMeasurementDialog",
    at: "/progress",
    open: (page, { measurements }) => button(page, measurements.screen.add).click(),
    field: (page, { measurements }) =>
      page.getByRole("dialog").getByRole("textbox", { name: measurements.types.WEIGHT }),
    wrong: "x",
  },
];

export const OF_PLANNER: readonly Form[] = [
  {
    file: "diary/logging/QuickMealForm",
    at: "/planner",
    open: async (page, words) => {
      await addToLunch(page, words);
      await button(page, new RegExp(words.diary.quickAdd)).click();
    },
    field: (page, { quickAdd }) => page.getByRole("dialog").getByLabel(quickAdd.calories),
    wrong: "",
  },
  {
    file: "recipes/own/OwnRecipeForm",
    at: "/recipes/own/new",
    field: (page, { ownRecipe }) => page.getByLabel(ownRecipe.name),
    wrong: " ",
    send: (page, { ownRecipe }) => button(page, ownRecipe.addIngredient),
  },
  {
    file: "recipes/importing/ImportSourceForm",
    at: "/recipes/import",
    field: (page, { recipeImports }) => page.getByRole("textbox", { name: recipeImports.label }),
    wrong: " ",
  },
  {
    file: "foods/own-products/OwnProductForm",
    at: "/products/new",
    field: (page, { ownProducts }) => page.getByRole("textbox", { name: ownProducts.name, exact: true }),
    wrong: " ",
  },
  {
    file: "foods/parts/AmountForm",
    at: "/planner",
    open: async (page, words) => {
      await addToLunch(page, words);
      await button(page, new RegExp(words.foods.scanner.productTitle)).click();
      await page.getByRole("textbox", { name: words.foods.searchLabel }).fill("a");
      await page.getByRole("listitem").first().getByRole("button").first().click();
    },
    field: (page, { foods }) => page.getByRole("textbox", { name: foods.amount }),
    wrong: "0",
  },
];

export const OF_CLIENT: readonly Form[] = [
  {
    file: "diary/notes/NoteDialog",
    at: "/planner",
    open: (page, { diary }) => button(page, new RegExp(`^(${diary.note}|${diary.writeNote})$`)).click(),
    field: (page, { diary }) => page.getByLabel(diary.noteLabel),
    wrong: "a".repeat(2_010),
    send: (page, { general }) => button(page, general.save),
  },
];

export const OF_COACH: readonly Form[] = [
  {
    file: "clients/adding/WhoStep",
    at: "/coach/clients",
    open: (page, { practice }) => button(page, practice.adding.action).click(),
    field: (page, { intake }) =>
      page.getByRole("dialog").getByRole("textbox", { name: intake.adding.who.email }),
    wrong: "lotte@",
  },
  {
    file: "team/InviteColleagueDialog",
    at: "/coach/team",
    open: (page, { team }) => button(page, team.invite.action).click(),
    field: (page, { team }) => page.getByRole("dialog").getByRole("textbox", { name: team.invite.email }),
    wrong: "noor@",
  },
  {
    file: "plan-editor/StepPage",
    at: "$editor",
    field: (page, { planEditor }) => page.getByRole("textbox", { name: planEditor.energy.name }),
    wrong: "",
  },
  {
    file: "plan-templates/TemplateDialog",
    at: "/coach/templates",
    open: (page, { planTemplates }) => button(page, planTemplates.add).click(),
    field: (page, { planTemplates: { form } }) =>
      page.getByRole("textbox", { name: `${form.energy} (${form.energyUnit})` }),
    wrong: "20",
  },
  {
    file: "check-ins/QuestionsEditor",
    at: "/coach/clients/check-in-questions",
    open: (page, { checkIns }) => button(page, checkIns.editor.own).click(),
    field: (page, { checkIns }) => page.getByRole("textbox", { name: checkIns.editor.question, exact: true }),
    wrong: " ",
  },
  {
    file: "clients/intake/ClientProfileForm",
    at: "$profile",
    field: (page, { profile }) => page.getByRole("textbox", { name: profile.rows.age }),
    wrong: "7",
  },
];

export const OF_SIMPLE_COACH: readonly Form[] = [
  {
    file: "simple-recipes/practice/ImportPracticeRecipeForm",
    at: "/coach/simple-recipes/import",
    field: (page, { practiceRecipes }) => page.getByRole("textbox", { name: practiceRecipes.address }),
    wrong: "my pasta",
  },
  {
    file: "simple-recipes/practice/PracticeRecipeForm",
    at: "$practiceRecipe",
    field: (page, { practiceRecipes }) => page.getByRole("textbox", { name: practiceRecipes.form.servings }),
    wrong: "0",
  },
];

export const OF_STAFF: readonly Form[] = [
  {
    file: "staff/StaffAuditScreen",
    at: "/staff/audit",
    field: (page, { staff }) => page.getByRole("textbox", { name: staff.audit.person }),
    wrong: "Iris",
  },
  {
    file: "staff/practices/OrganisationForm",
    at: "/staff/organisations/new",
    field: (page, { staff }) =>
      page.getByRole("textbox", { name: staff.practices.fields.max_daily_deficit_kcal }),
    wrong: "much",
  },
  {
    file: "staff/flags/FlagForm",
    at: "/staff/flags/new",
    field: (page, { staff }) => page.getByRole("textbox", { name: staff.flags.name }),
    wrong: "not a name",
  },
  {
    file: "staff/parts/ActionDialog",
    at: "$person",
    open: (page, { staff }) => button(page, staff.persons.switchOff).click(),
    field: (page) => page.getByRole("dialog").getByRole("textbox"),
    wrong: "someone@example.org",
  },
];

/** What a field says beside its name, as it is heard. */
const describe = (field: Locator): Promise<string> =>
  field.evaluate((element) =>
    (element.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id))
      .map((text) => (text?.checkVisibility() ? (text.textContent ?? "").trim() : ""))
      .filter((text) => text !== "")
      .join(" "),
  );

/**
 * Gives a field something wrong: it says so itself, and why, in words that are tied to it. Who can send the form is led to its
 * first refused field.
 */
export async function expectRefusal(page: Page, words: Words, form: Form): Promise<void> {
  const field = form.field(page, words);
  await field.waitFor();
  const before = await describe(field);
  expect(await field.getAttribute("aria-invalid"), `${form.file} is in order`).not.toBe("true");
  await field.fill(form.wrong);
  await field.press("Tab");
  const send = form.send?.(page, words) ?? page.locator("button[type=submit]").last();
  if (await send.isEnabled()) {
    await send.click();
    await expect(page.locator("[aria-invalid=true]").first(), form.file).toBeFocused();
  }
  await expect(field, form.file).toHaveAttribute("aria-invalid", "true");
  await expect.poll(() => describe(field), { message: `${form.file}: what is wrong` }).not.toBe(before);
  expect(await describe(field), form.file).not.toBe("");
}
