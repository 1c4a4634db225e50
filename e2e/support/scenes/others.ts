import { COACHING } from "../coaching.ts";
import { isoToday } from "../people.ts";
import { ANSWERS, callAs, keepAnswers, signInAs } from "../signed-in.ts";
import { button, type Cast, inMenu, row } from "./scene.ts";

/** Someone with the plan that follows the cycle. */
export const CYCLE: Cast = {
  name: "someone who follows her cycle",
  prepare: async (page) => {
    await signInAs(page, { flags: ["FF_FEMALE_HORMONES"] });
    await keepAnswers(page, {
      dietPreferences: { ...ANSWERS.dietPreferences, dietType: "CYCLE_DIET" },
      menstrualCycle: { lastMenstrualPeriodStartDate: "2026-11-03", menstrualCycleLength: 28 },
    });
    return {};
  },
  scenes: [{ screen: "cycleDates" }, { screen: "cycleSpacing" }, { screen: "cycleDetails" }],
};

/** Someone whose last period is longer ago than her cycle. */
export const LATE_PERIOD: Cast = {
  name: "someone whose period was not noted",
  prepare: async (page) => {
    const person = await signInAs(page, { flags: ["FF_FEMALE_HORMONES"] });
    await callAs(page, person, "POST", "users/onboarding/complete/", {
      ...ANSWERS,
      dietPreferences: { ...ANSWERS.dietPreferences, dietType: "CYCLE_DIET" },
      menstrualCycle: { lastMenstrualPeriodStartDate: isoToday(-60), menstrualCycleLength: 28 },
    });
    return {};
  },
  scenes: [
    { screen: "profile", name: "of whoever's period is late" },
    {
      screen: "profile",
      dialog: "onboarding/cycle/PeriodDialog",
      open: (page, { profile }) => button(page, profile.cycleDisplay.startedOtherDay).click(),
    },
  ],
};

/** Someone who has not consented to anything, of a coach who entered data about them. */
export const NEWCOMER: Cast = {
  name: "someone who has agreed to nothing yet",
  prepare: async (page) => {
    const coach = { first_name: "Iris", last_name: "Bakker" };
    await signInAs(page, { coach, organisation: COACHING, consents: false });
    return {};
  },
  scenes: [{ screen: "consent" }],
};

/** A client who shares everything with a coach, and withdrew the consent to what is measured. */
export const CLIENT: Cast = {
  name: "a client",
  prepare: async (page) => {
    const coach = { first_name: "Iris", last_name: "Bakker" };
    const person = await signInAs(page, { coach, organisation: COACHING });
    await callAs(page, person, "POST", "users/onboarding/complete/", ANSWERS);
    await callAs(page, person, "POST", "messages/", { text: "Is that bad?" });
    const withdrawal = { kinds: ["STRESS_AND_SLEEP"], given_in: "PROFILE" };
    await callAs(page, person, "POST", "users/consents/withdraw/", withdrawal);
    return {};
  },
  scenes: [
    { screen: "checkIn" },
    { screen: "messages" },
    {
      screen: "messages",
      dialog: "messages/AttachMenu",
      open: (page, { messages }) => button(page, messages.attach.open).click(),
      isSilent: true,
    },
    {
      screen: "messages",
      dialog: "messages/AttachDialog",
      open: async (page, { messages }) => {
        await button(page, messages.attach.open).click();
        await inMenu(page, messages.attach.recipe).click();
      },
    },
    {
      screen: "profile",
      dialog: "profile/MessagesSection",
      open: (page, { profile }) => row(page, profile.messageMails.title).click(),
      isSilent: true,
    },
    {
      screen: "planner",
      dialog: "diary/notes/NoteDialog",
      open: (page, { diary }) => button(page, new RegExp(`^(${diary.note}|${diary.writeNote})$`)).click(),
    },
    { screen: "privacy", name: "of a client" },
    {
      screen: "privacy",
      dialog: "privacy/SharingSection",
      open: (page, { privacy }) => button(page, privacy.sharing.stop).click(),
    },
    {
      screen: "privacy",
      dialog: "privacy/ConsentDialog",
      open: (page, { privacy }) =>
        page.getByRole("switch", { name: privacy.consents.STRESS_AND_SLEEP.title }).click(),
    },
  ],
};

/** A client who has answered no questions yet. */
export const UNASKED: Cast = {
  name: "a client without answers",
  prepare: async (page) => {
    await signInAs(page, { coach: { first_name: "Iris", last_name: "Bakker" }, organisation: COACHING });
    return {};
  },
  scenes: [{ screen: "ownIntake", without: { loading: "the form is there at once, and waits for nothing" } }],
};

const SIMPLE_ANSWERS = {
  gender: "FEMALE",
  weight: 70,
  onboarding_motivation: "SAVE_TIME",
  onboarding_cooking_styles: ["QUICK"],
  preferred_meal_times: ["BREAKFAST", "LUNCH", "DINNER"],
};

/** Someone of an organisation with simple recipes. */
export const SIMPLE: Cast = {
  name: "someone of a simple organisation",
  prepare: async (page) => {
    const organisation = { recipe_system_type: "SIMPLE", welcome_video_enabled: true };
    const person = await signInAs(page, { organisation });
    await callAs(page, person, "POST", "users/userProfile/", SIMPLE_ANSWERS);
    const found = await callAs<{ results: { id: number }[] }>(page, person, "GET", "simpleRecipe/");
    return { simpleRecipeId: String(found.results[0]?.id) };
  },
  scenes: [
    { screen: "simpleRecipes" },
    { screen: "simpleRecipeSearch" },
    {
      screen: "simpleRecipeSearch",
      dialog: "simple-recipes/FilterSheet",
      open: (page, { simpleRecipes }) => button(page, new RegExp(`^${simpleRecipes.search.filters}`)).click(),
    },
    { screen: "simpleRecipe" },
    { screen: "simpleRecipe", name: "cooking", at: "/simple-recipes/:simpleRecipeId/cook" },
    { screen: "planner", name: "of a simple organisation" },
    { screen: "profile", name: "of a simple organisation", isSilent: true },
    { screen: "simpleWelcomeVideo" },
    { screen: "simpleMotivation" },
    { screen: "simpleCookingStyle" },
    { screen: "simpleDiet" },
    { screen: "simpleAllergens" },
    { screen: "simpleMealTimes" },
    // It sends the answers and goes on, so it is seen only as long as it waits, and comes last.
    { screen: "simpleLoading", isFleeting: true },
  ],
};
