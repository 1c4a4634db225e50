import { expect, type Page } from "@playwright/test";
import { ORIGIN } from "../../address.ts";
import { eatFood } from "../eaten-foods.ts";
import { aPersonWithPlan, isoToday, type Person } from "../people.ts";
import { button, type Cast, row, type Scene, type Words } from "./scene.ts";

/** The dialogs of the profile that a row opens. */
const EDITORS = [
  ["profile/editors/WeightEditor", "weight"],
  ["profile/editors/AgeEditor", "age"],
  ["profile/editors/HeightEditor", "height"],
  ["profile/editors/ChoiceEditor", "goal"],
  ["profile/editors/ChoiceEditor", "diet"],
  ["profile/editors/ChoiceEditor", "intolerances"],
  ["profile/editors/AllergyEditor", "allergies"],
  ["profile/editors/AvoidEditor", "avoid"],
  ["profile/cooking/HowYouCookSheet", "howYouCook"],
  ["profile/editors/ChoiceEditor", "leftovers"],
] as const;

/** Those that say how many recipes would fit. */
const COUNTS: readonly string[] = ["diet", "intolerances", "allergies", "howYouCook"];

/** Rows of the app's own settings. */
const SETTINGS = [
  ["profile/SystemSection", "language"],
  ["profile/SystemSection", "colours"],
  ["profile/DevicesDialog", "devices"],
] as const;

const OF_PROFILE: readonly Scene[] = [
  ...EDITORS.map<Scene>(([dialog, name]) => ({
    screen: "profile",
    dialog,
    name,
    open: (page, { profile }) => row(page, profile.rows[name]).click(),
    // How many recipes would fit is said beside the choice once it is known.
    ...(COUNTS.includes(name) ? { isSilent: true } : {}),
  })),
  ...SETTINGS.map<Scene>(([dialog, name]) => ({
    screen: "profile",
    dialog,
    name,
    open: (page, { profile }) => row(page, profile.system[name]).click(),
  })),
  {
    screen: "profile",
    dialog: "lib/person/NumbersDialog",
    open: (page, { withoutNumbers }) => row(page, withoutNumbers.row).click(),
  },
  {
    screen: "profile",
    dialog: "profile/DeleteAccountDialog",
    open: (page, { profile }) => row(page, profile.deletion.row).click(),
  },
  {
    screen: "profile",
    dialog: "profile/DeleteAccountDialog",
    name: "confirmed",
    open: async (page, { profile }) => {
      await row(page, profile.deletion.row).click();
      await button(page, profile.deletion.goOn).click();
    },
  },
  {
    screen: "profile",
    dialog: "onboarding/health/HealthAnswersSheet",
    open: (page, { healthAnswers }) => row(page, healthAnswers.profile.row).click(),
    without: { loading: "the answers are read before it", error: "the same" },
  },
  {
    screen: "profile",
    dialog: "profile/household/HouseholdEditor",
    open: (page, { household }) => button(page, household.add).click(),
    without: { loading: "the list of who eats along is asked before it", error: "the same" },
  },
  {
    screen: "profile",
    dialog: "profile/household/RemoveMemberDialog",
    open: async (page, { household }) => {
      await row(page, "Tom").click();
      await button(page, household.removal.action({ name: "Tom" })).click();
    },
    // The editor stands below the question.
    leave: async (page) => {
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
    },
    without: { loading: "the same", error: "the same", empty: "nobody can be removed" },
  },
];

const makeToken = async (page: Page, { tokens }: Words) => {
  await button(page, tokens.make).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(tokens.form.name).fill("Kitchen");
  await dialog
    .getByRole("checkbox", { name: tokens.form.readOf({ area: tokens.areas.diary }) })
    .check({ force: true });
  await dialog.getByRole("button", { name: tokens.form.submit }).click();
  await dialog.getByLabel(tokens.secret.label, { exact: true }).waitFor();
};

const OF_TOKENS: readonly Scene[] = [
  { screen: "tokens" },
  {
    screen: "tokens",
    dialog: "sign-in/tokens/NewTokenDialog",
    open: (page, { tokens }) => button(page, tokens.make).click(),
    without: { loading: "it asks for nothing", error: "the same", empty: "the same" },
  },
  {
    screen: "tokens",
    dialog: "sign-in/tokens/TokenSecret",
    open: makeToken,
    without: { loading: "a token is made", error: "the same", empty: "the same" },
  },
  {
    screen: "tokens",
    dialog: "sign-in/tokens/TokenCallsDialog",
    open: (page, { tokens }) => button(page, tokens.log.openOf({ name: "Home Assistant" })).click(),
    without: {
      loading: "the list of tokens is read before it",
      error: "the same",
      empty: "no token has one",
    },
  },
  {
    screen: "tokens",
    dialog: "sign-in/tokens/TokenCard",
    open: (page, { tokens }) => button(page, tokens.revoke.openOf({ name: "Home Assistant" })).click(),
    without: {
      loading: "the list of tokens is read before it",
      error: "the same",
      empty: "no token is there",
    },
  },
];

const OF_BRINGING: readonly Scene[] = [
  { screen: "bring" },
  {
    screen: "bring",
    dialog: "bring/BroughtHistory",
    open: (page, { bring }) => {
      const name = bring.recognised({ app: bring.apps.PLAIN, what: bring.holds.meals });
      return button(page, bring.history.undoOf({ name })).click();
    },
    without: {
      loading: "the list of what was brought is read before it",
      error: "the same",
      empty: "nothing can be taken back",
    },
  },
];

/** Brings two meals of two years ago, and waits until they are there. */
async function bringDiary(person: Person): Promise<void> {
  const form = new FormData();
  form.append("file", new Blob([`date,name,kcal\n${isoToday(-730)},Soup,200`]), "diary.csv");
  const headers = { authorization: `Token ${person.token}` };
  const answer = await fetch(`${ORIGIN}/api/broughtFile/`, { method: "POST", headers, body: form });
  const { id } = (await answer.json()) as { id: number };
  await person.api("POST", `broughtFile/${id}/import/`, {});
  await expect
    .poll(async () => (await person.api<{ status: string }>("GET", `broughtFile/${id}/`)).status, {
      timeout: 60_000,
    })
    .toBe("DONE");
}

/** Someone with a plan, who has measured, ate something yesterday and eats with Tom. */
export const OWN: Cast = {
  name: "someone with a plan",
  prepare: async (_page, context) => {
    const person = await aPersonWithPlan(context);
    const created_at = `${isoToday(-1)}T06:00:00Z`;
    await person.api("POST", "userWeight/", { value: 71, created_at });
    await person.api("POST", "UserStress/", { value: "LOW", created_at });
    await person.api("POST", "UserSleep/", { value: 7, created_at });
    await eatFood(person, isoToday(-1), "banana", 1);
    // Enough for a day, and too little of much.
    await eatFood(person, isoToday(-2), "banana", 20);
    await person.api("POST", "users/household-members/", { name: "Tom", meal_types: ["DINNER"] });
    const token = { name: "Home Assistant", scopes: ["diary:read", "groceries:write"], expires_in_days: 365 };
    const { secret } = await person.api<{ secret: string }>("POST", "auth/tokens/", token);
    await fetch(`${ORIGIN}/api/calendarDay/`, { headers: { authorization: `Bearer ${secret}` } });
    await bringDiary(person);
    const me = await person.api<{ intake: { weekly_nutrition_plan: { monday: { id: number } } } }>(
      "GET",
      "users/me/",
    );
    return { nutritionPlanId: String(me.intake.weekly_nutrition_plan.monday.id) };
  },
  scenes: [
    ...(["nutritionalPlan", "modifyPlan", "mealTimes", "diet", "intolerances", "dislikes"] as const).map(
      (screen) => ({ screen }),
    ),
    { screen: "diyIntake" },
    { screen: "diyAvoid" },
    { screen: "diyNewPlan" },
    { screen: "diyFineTuning" },
    { screen: "onboardingDone" },
    { screen: "progress" },
    ...(["SLEEP", "STRESS"] as const).map<Scene>((type) => ({
      screen: "progress",
      name: type,
      open: async (page, { measurements }) => {
        await page.getByRole("radio", { name: measurements.types[type], exact: true }).check({ force: true });
        const chart = page.getByRole("region", { name: measurements.types[type], exact: true });
        await chart.getByRole("img").first().waitFor();
      },
      without: { loading: "a measure is read like the first one", error: "the same", empty: "the same" },
    })),
    {
      screen: "progress",
      name: "as a table",
      without: { loading: "there is no choice of view yet", error: "the same", empty: "the same" },
      open: (page, { measurements }) =>
        page.getByRole("radio", { name: measurements.screen.table, exact: true }).check({ force: true }),
    },
    {
      screen: "progress",
      dialog: "measurements/AddMeasurementDialog",
      open: async (page, { measurements }) => {
        await button(page, measurements.screen.add).click();
        await page.getByRole("dialog").getByRole("button", { expanded: false }).click();
      },
    },
    { screen: "energyUse" },
    { screen: "whyWeek" },
    { screen: "weekOnPaper" },
    { screen: "nutrients" },
    {
      screen: "nutrients",
      dialog: "measurements/nutrients/AboutDialog",
      open: (page, { nutrients }) => button(page, nutrients.about).click(),
    },
    {
      screen: "nutrients",
      dialog: "measurements/nutrients/SourcesDialog",
      open: (page, { nutrients }) => row(page, nutrients.names.IRON).click(),
      without: { loading: "there is nothing to choose yet", error: "the same", empty: "the same" },
    },
    {
      screen: "nutrients",
      dialog: "measurements/nutrients/NutrientMealDialog",
      open: async (page, { nutrients }) => {
        const end = nutrients.meals.choose({ name: "|" }).split("|").at(-1);
        await page.locator(`button[aria-label$="${end}"]`).first().click();
      },
      without: { loading: "there is nothing to choose yet", error: "the same", empty: "the same" },
    },
    { screen: "profile" },
    ...OF_PROFILE,
    ...OF_TOKENS,
    ...OF_BRINGING,
    { screen: "privacy" },
    {
      screen: "privacy",
      dialog: "privacy/ConsentSwitch",
      open: (page, { privacy }) =>
        page.getByRole("switch", { name: privacy.consents.STRESS_AND_SLEEP.title }).click(),
    },
    { screen: "editProfile" },
    {
      screen: "editProfile",
      dialog: "profile/editors/NameEditor",
      open: (page, { profile }) => row(page, profile.rows.name).click(),
    },
    {
      screen: "editProfile",
      dialog: "profile/editors/TimeZoneEditor",
      open: (page, { profile }) => row(page, profile.rows.timeZone).click(),
    },
    { screen: "changeEmail" },
    { screen: "billingIssue" },
  ],
};
