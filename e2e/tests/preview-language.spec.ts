import { formatNumber, LANGUAGES, languageName } from "@plateful/phrases";
import { phrasesOf } from "@plateful/phrases/all";
import { first, late } from "@plateful/phrases/de";
import { first as englishFirst } from "@plateful/phrases/en/first";
import { late as englishLate } from "@plateful/phrases/en/late";
import { expect, expectAccessible, newAddress, newestMail, test } from "../support/journey.ts";
import { answerToBody, choice, field, goOn } from "../support/onboarding-walk.ts";
import { aPlannedPerson } from "../support/people.ts";

const english = phrasesOf("en");
const german = { ...english, ...first(englishFirst), ...late(englishLate) };
const { onboarding, nutrition, signIn, healthAnswers, privacy, navigation } = german;

test.use({ locale: "de-DE" });

test("PROF-033 a device in German is led through the onboarding in German, and reads in English what is not translated", async ({
  page,
}) => {
  test.setTimeout(90_000);
  await answerToBody(page, german, nutrition.goals.LOSE_WEIGHT);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  const weight = formatNumber("de", 70, { minimumFractionDigits: 1 });
  await expect(field(page, onboarding.stats.weight)).toHaveValue(weight);
  await expectAccessible(page);
  await goOn(page, german, onboarding.weeklyGoal.title);
  await choice(page, nutrition.weeklyGoalsInKilograms.LOSE_0_25_KG_PER_WEEK).click();
  await goOn(page, german, onboarding.registration.title);
  const address = newAddress();
  await page.getByLabel(onboarding.registration.firstName).fill("Anna");
  await page.getByLabel(onboarding.registration.lastName).fill("Vogt");
  await page.getByLabel(signIn.login.email).fill(address);
  await page.getByLabel(onboarding.registration.terms).check();
  // Consent is given to a text that is complete.
  await page.getByLabel(english.privacy.consents.BODY_AND_PLAN.agree).check();
  await page.getByRole("button", { name: onboarding.registration.submit }).click();
  await expect(page).toHaveURL(/\/login\/code/);
  const { code } = await newestMail(page, address);
  await page.getByLabel(signIn.code.digit({ number: 1 })).pressSequentially(code ?? "");
  const plan = nutrition.dietTypes.RECOMMENDED;
  await page.getByRole("button", { name: onboarding.nutritionalPlan.continueWith({ plan }) }).click();
  await page.getByRole("checkbox", { name: healthAnswers.choices.NONE.title }).check({ force: true });
  await page.getByRole("button", { name: healthAnswers.save, exact: true }).click();
  await page.getByLabel(privacy.consents.HEALTH_ANSWERS.agree).check();
  await page.getByRole("button", { name: privacy.ask.agree }).click();
  await expect(page.getByRole("heading", { level: 1, name: onboarding.mealTimes.title })).toBeVisible();
  for (const { title } of [onboarding.diet, onboarding.intolerances, onboarding.dislikes])
    await goOn(page, german, title);
  await page.getByRole("button", { name: onboarding.dislikes.submit }).click();
  await expect(page).toHaveURL("/onboarding/done", { timeout: 45_000 });
  await expect(page.getByText(onboarding.tour.badge)).toBeVisible();
  await page.goto("/planner");
  await expect(page.getByRole("link", { name: navigation.planner })).toBeVisible();
  await expect(page.getByRole("heading", { name: english.diary.planForToday })).toBeVisible();
});

test("PROF-008 PROF-033 without the setting a device in German is shown English, and the choice is English or Dutch with it too", async ({
  page,
  context,
}) => {
  await aPlannedPerson(context, 1);
  await page.goto("/profile");
  await expect(page.getByRole("link", { name: navigation.planner })).toBeVisible();
  const { language, languages } = german.profile.system;
  await page.getByRole("button", { name: new RegExp(`^${language}`) }).click();
  const choices = page.getByRole("dialog").getByRole("radio");
  await expect(choices).toHaveCount(LANGUAGES.length);
  for (const one of LANGUAGES) await expect(page.getByRole("dialog")).toContainText(languages[one]);
  await expect(page.getByRole("dialog")).not.toContainText(languageName("de"));
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(' data-preview-languages="de"', "");
    return route.fulfill({ response, body });
  });
  await page.goto("/planner");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("link", { name: english.navigation.planner })).toBeVisible();
});
