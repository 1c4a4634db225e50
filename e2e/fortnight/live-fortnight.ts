import { formatNumber } from "@plateful/phrases";
import { phrasesOf } from "@plateful/phrases/all";
import type { BrowserContext, Locator, Page } from "@playwright/test";
import { RECIPE_PAGE } from "../address.ts";
import { answerToBody, choice, field, goOn } from "../support/onboarding-walk.ts";
import { goOnTo } from "../support/questions.ts";
import type { DiaryOfActs } from "./diary-of-acts.ts";

export interface Fortnight {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly language: "en" | "nl";
  readonly diary: DiaryOfActs;
  /** Moves all clocks to a day (the first is 1), so many hours after half past seven in the morning, and opens the planner. */
  readonly beginDay: (day: number, hours?: number) => Promise<void>;
}

type Moment = "BREAKFAST" | "LUNCH" | "DINNER";

/** What one does by name of the screens' own words. */
const wordsIn = ({ page, language }: Fortnight) => {
  const phrases = phrasesOf(language);
  const { diary, meals, foods, general, navigation } = phrases;
  const dialog = page.getByRole("dialog");
  const button = (name: string | RegExp, within: Page | Locator = page) =>
    within.getByRole("button", { name: typeof name === "string" ? new RegExp(name) : name });
  const plus = (moment: Moment) =>
    page.getByRole("button", { name: diary.addTo({ meal: meals.momentsInSentence[moment] }) });
  const sheetClosed = () => dialog.waitFor({ state: "detached" });
  return { page, phrases, diary, meals, foods, general, navigation, dialog, button, plus, sheetClosed };
};

const USER = "noor@example.org";

async function signUp(fortnight: Fortnight): Promise<void> {
  const { page, phrases } = wordsIn(fortnight);
  const { onboarding, nutrition, privacy, signIn } = phrases;
  const write = (value: number) =>
    formatNumber(fortnight.language, value, { minimumFractionDigits: 1, useGrouping: false });
  await answerToBody(page, phrases, nutrition.goals.LOSE_WEIGHT);
  await field(page, onboarding.stats.weight).fill(write(78.4));
  await goOn(page, phrases, onboarding.weeklyGoal.title);
  await choice(page, nutrition.weeklyGoalsInKilograms.LOSE_0_5_KG_PER_WEEK).click();
  await goOn(page, phrases, onboarding.registration.title);
  await page.getByLabel(onboarding.registration.firstName).fill("Noor");
  await page.getByLabel(onboarding.registration.lastName).fill("Bos");
  await page.getByLabel(signIn.login.email).fill(USER);
  await page.getByLabel(onboarding.registration.terms).check();
  await page.getByLabel(privacy.consents.BODY_AND_PLAN.agree).check();
  await page.getByRole("button", { name: onboarding.registration.submit }).click();
  await page.waitForURL(/login.code/);
  const mails = (await (await page.request.get(`/api/dev/outbox/?to=${USER}`)).json()) as { code: string }[];
  await page.getByLabel(signIn.code.digit({ number: 1 })).pressSequentially(mails[0]?.code ?? "");
  await page.waitForURL("**/onboarding/nutritional-plan");
}

async function answerTheRest(fortnight: Fortnight): Promise<void> {
  const { page, phrases } = wordsIn(fortnight);
  const { onboarding, nutrition, privacy, healthAnswers, general } = phrases;
  const plan = nutrition.dietTypes.RECOMMENDED;
  await page.getByRole("button", { name: onboarding.nutritionalPlan.continueWith({ plan }) }).click();
  await page.getByRole("checkbox", { name: healthAnswers.choices.NONE.title }).check({ force: true });
  await page.getByRole("button", { name: healthAnswers.save, exact: true }).click();
  await page.getByLabel(privacy.consents.HEALTH_ANSWERS.agree).check();
  await page.getByRole("button", { name: privacy.ask.agree }).click();
  await page.getByRole("heading", { level: 1, name: onboarding.mealTimes.title }).waitFor();
  for (const { title } of [onboarding.diet, onboarding.intolerances, onboarding.dislikes])
    await goOnTo(page, phrases, title);
  await page.getByRole("button", { name: onboarding.dislikes.submit }).click();
  await page.waitForURL("**/onboarding/done", { timeout: 60_000 });
  await page.getByRole("button", { name: onboarding.tour.start }).click();
  for (let turn = 0; turn < 2; turn += 1)
    await page.getByRole("button", { name: general.next, exact: true }).last().click();
  await page.getByRole("button", { name: onboarding.tour.finish }).click();
  await page.waitForURL("**/planner");
}

/** Ticks the first meal of the day that is not ticked yet. */
async function tick({ page }: Fortnight): Promise<void> {
  const open = page.getByRole("checkbox", { checked: false }).first();
  const name = await open.getAttribute("aria-label");
  await open.click();
  await page
    .getByRole("checkbox", { name: name ?? "", checked: true })
    .first()
    .waitFor();
}

async function sayASentence(fortnight: Fortnight, moment: Moment, sentence: string): Promise<void> {
  const { phrases, meals, dialog, button, plus, sheetClosed } = wordsIn(fortnight);
  const { mealSentence } = phrases;
  await plus(moment).click();
  await button(mealSentence.title, dialog).click();
  await dialog.getByRole("textbox", { name: mealSentence.label }).fill(sentence);
  const put = dialog.getByRole("button", {
    name: mealSentence.put({ meal: meals.momentsInSentence[moment] }),
  });
  await put.click();
  await sheetClosed();
}

async function searchAndAdd(fortnight: Fortnight, moment: Moment, query: string): Promise<void> {
  const { page, meals, foods, dialog, button, plus } = wordsIn(fortnight);
  await plus(moment).click();
  await button(foods.scanner.productTitle, dialog).click();
  await page.getByRole("textbox", { name: foods.searchLabel }).fill(query);
  await page
    .getByRole("list")
    .getByRole("button", { name: new RegExp(query, "i") })
    .first()
    .click();
  await button(foods.addTo({ meal: meals.momentsInSentence[moment] })).click();
  await page.waitForURL(/planner/);
  await page.getByText(new RegExp(query, "i")).first().waitFor();
}

async function quickAdd(fortnight: Fortnight, moment: Moment, name: string, kcal: number): Promise<void> {
  const { phrases, diary, dialog, button, plus, sheetClosed } = wordsIn(fortnight);
  await plus(moment).click();
  await button(diary.quickAdd, dialog).click();
  await dialog.getByLabel(phrases.quickAdd.calories).fill(String(kcal));
  await dialog.getByLabel(phrases.quickAdd.name).fill(name);
  await dialog.getByRole("button", { name: diary.add, exact: true }).click();
  await sheetClosed();
  await button(`^${name}`).waitFor();
}

/** The toast says what was planned where something else was eaten. */
async function insteadOfDinner(fortnight: Fortnight): Promise<void> {
  const { page, phrases, button } = wordsIn(fortnight);
  const [before] = phrases.logging.insteadOf({ name: "\u0000" }).split("\u0000");
  const [, after] = phrases.logging.insteadDone({ name: "\u0000" }).split("\u0000");
  await button(`^${before}`).first().click();
  await page.getByText(after ?? "").waitFor();
}

async function halveAMeal(fortnight: Fortnight): Promise<void> {
  const { page, diary, dialog } = wordsIn(fortnight);
  const one = diary.portionOf({ size: "1", isOne: true });
  const [before, after] = diary.changePortion({ portion: one, name: "\u0000" }).split("\u0000");
  await page
    .getByRole("button", { name: new RegExp(`^${before}.*${after}$`) })
    .last()
    .click();
  await page.getByRole("radio", { name: "½", exact: true }).click();
  await dialog
    .getByText(diary.portionOf({ size: "½", isOne: true }))
    .first()
    .waitFor();
  await page.keyboard.press("Escape");
}

async function swapAMeal(fortnight: Fortnight): Promise<void> {
  const { page, diary, dialog, sheetClosed } = wordsIn(fortnight);
  const [before] = diary.swapMeal({ name: "\u0000" }).split("\u0000");
  await page
    .getByRole("button", { name: new RegExp(`^${before}`) })
    .last()
    .click();
  await dialog.getByRole("button", { name: /kcal/ }).first().click();
  await sheetClosed();
}

async function weighIn(fortnight: Fortnight, weight: string): Promise<void> {
  const { page, phrases, navigation, general } = wordsIn(fortnight);
  await page.getByRole("link", { name: navigation.progress }).click();
  const form = page.getByRole("form", { name: phrases.measurements.weighIn.title });
  await form.getByRole("textbox").fill(weight);
  await form.getByRole("button", { name: general.save }).click();
  await form.waitFor({ state: "detached" });
  await page.getByText(weight).first().waitFor();
}

async function groceriesOfTheWeek(fortnight: Fortnight): Promise<void> {
  const { page, phrases, navigation } = wordsIn(fortnight);
  const { list } = phrases.groceries;
  await page.getByRole("link", { name: navigation.groceries }).click();
  await page
    .getByRole("button", { name: list.week })
    .or(page.getByRole("button", { name: list.again }))
    .first()
    .click();
  await page.getByRole("checkbox").first().waitFor();
}

async function planNextWeek(fortnight: Fortnight): Promise<void> {
  const { page, phrases, diary, dialog } = wordsIn(fortnight);
  await page.getByRole("button", { name: diary.planWeek }).click();
  await dialog.getByRole("button", { name: /^(Plan \d+|\d+ maalt)/ }).click();
  await dialog.getByRole("heading", { name: phrases.planWeek.doneTitle }).waitFor({ timeout: 60_000 });
}

async function copyToThreeDays(fortnight: Fortnight, moment: Moment): Promise<void> {
  const { page, phrases, diary, meals, dialog, sheetClosed } = wordsIn(fortnight);
  const meal = meals.momentsInSentence[moment];
  await page.getByRole("button", { name: diary.moreFor({ meal }) }).click();
  await page.getByRole("menuitem", { name: diary.copyMeal({ meal }) }).click();
  await dialog.getByRole("button", { name: phrases.logging.copyNextDays({ count: 3 }) }).click();
  await dialog.getByRole("button", { name: phrases.logging.copyAction({ count: 3 }) }).click();
  await sheetClosed();
}

async function importARecipe(fortnight: Fortnight): Promise<void> {
  const { page, phrases, navigation } = wordsIn(fortnight);
  const { recipeSearch, recipeImports: words } = phrases;
  await page.getByRole("link", { name: navigation.recipes }).click();
  await page.getByRole("link", { name: recipeSearch.chips.IMPORT }).click();
  await page.getByRole("textbox", { name: words.label }).fill(RECIPE_PAGE);
  await page.getByRole("button", { name: words.read }).click();
  await page.getByRole("button", { name: words.save }).waitFor({ timeout: 60_000 });
}

async function sameAsYesterday(fortnight: Fortnight, moment: Moment): Promise<void> {
  const { diary, dialog, button, plus, sheetClosed } = wordsIn(fortnight);
  await plus(moment).click();
  await button(diary.asDayBefore, dialog).click();
  await sheetClosed();
}

const withoutNetwork = async ({ context }: Fortnight, perform: () => Promise<void>): Promise<void> => {
  await context.setOffline(true);
  try {
    await perform();
  } finally {
    await context.setOffline(false);
  }
};

async function firstWeek(fortnight: Fortnight): Promise<void> {
  const { diary, beginDay, page, language } = fortnight;
  const said =
    language === "nl" ? "2 boterhammen met kaas en een koffie" : "2 slices of bread with cheese and a coffee";
  const fruit = language === "nl" ? "banaan" : "banana";
  await beginDay(1);
  await diary.act("sign up", () => signUp(fortnight));
  await diary.act("the other questions", () => answerTheRest(fortnight));
  await diary.act("tick breakfast", () => tick(fortnight));
  await diary.act("a sentence at lunch", () => sayASentence(fortnight, "LUNCH", said));
  await diary.act("another dinner", () => swapAMeal(fortnight));
  await diary.act("groceries of the week", () => groceriesOfTheWeek(fortnight));
  await beginDay(2);
  await diary.act("weigh in", () => weighIn(fortnight, language === "nl" ? "78,1" : "78.1"));
  await beginDay(2, 5);
  await diary.act("half a meal", () => halveAMeal(fortnight));
  await diary.act("a food by search", () => searchAndAdd(fortnight, "LUNCH", fruit));
  await beginDay(3, 2);
  await page.waitForTimeout(8_000);
  await withoutNetwork(fortnight, async () => {
    await diary.act("tick without a network", () => tick(fortnight));
    await diary.act("quick add without a network", () => quickAdd(fortnight, "LUNCH", "Snack", 210));
    await diary.act("search without a network", () => searchAndAdd(fortnight, "DINNER", fruit));
  });
  await page.waitForTimeout(4_000);
  await diary.look("network-back");
  await beginDay(4, 12);
  await diary.act("eaten out", () => quickAdd(fortnight, "DINNER", "Pizza", 980));
  await diary.act("instead of the planned dinner", () => insteadOfDinner(fortnight));
  await beginDay(6, 3);
  await page.goto("/planner?date=2026-11-06");
  await diary.act("the day that was forgotten", () => tick(fortnight));
  await diary.act("a recipe of a web page", () => importARecipe(fortnight));
  await beginDay(7, 8);
  await diary.act("plan next week", () => planNextWeek(fortnight));
  await page.keyboard.press("Escape");
  await diary.act("lunch on three days", () => copyToThreeDays(fortnight, "LUNCH"));
}

async function secondWeek(fortnight: Fortnight): Promise<void> {
  const { diary, beginDay, page, language } = fortnight;
  const said = language === "nl" ? "een schaaltje vla en een appel" : "a bowl of custard and an apple";
  await beginDay(8);
  await diary.act("groceries of the second week", () => groceriesOfTheWeek(fortnight));
  await beginDay(8, 4);
  await diary.act("the same as yesterday", () => sameAsYesterday(fortnight, "LUNCH"));
  await beginDay(9, 1);
  await diary.act("weigh in again", () => weighIn(fortnight, language === "nl" ? "77,6" : "77.6"));
  await beginDay(10, 12);
  for (const name of ["tick one", "tick two", "tick three"]) await diary.act(name, () => tick(fortnight));
  await diary.act("a sentence at dinner", () => sayASentence(fortnight, "DINNER", said));
  await beginDay(13, 3);
  await diary.look("after two days away");
  await diary.act("tick after two days away", () => tick(fortnight));
  await beginDay(14, 9);
  await diary.act("weigh in on Sunday", () => weighIn(fortnight, language === "nl" ? "77,4" : "77.4"));
  await page.goto("/planner");
  await diary.act("plan the third week", () => planNextWeek(fortnight));
}

/** Two weeks of one person who wants to lose weight, signs up on a Monday, and does not do everything right. */
export async function liveFortnight(fortnight: Fortnight): Promise<void> {
  await firstWeek(fortnight);
  await secondWeek(fortnight);
}
