import { formatDate } from "@plateful/phrases";
import { expect, expectAccessible, newAddress, newestMail, test } from "../support/journey.ts";
import { keptOnDevice } from "../support/kept-on-device.ts";
import { languageOf, onLayouts, wordsOf } from "../support/page.ts";
import { isoToday } from "../support/people.ts";
import { answer, heading } from "../support/questions.ts";
import { answerAndRegister } from "../support/registration.ts";
import { ANSWERS, keepAnswers, signInAs } from "../support/signed-in.ts";

const PLAN = "/onboarding/nutritional-plan";
const LOSING = {
  goal: "LOSE_WEIGHT",
  weeklyGoal: "LOSE_0_5_KG_PER_WEEK",
  biometricData: { gender: "MALE", age: 40 },
  physicalStats: { heightInCm: 180, weightInKg: 82, goalWeight: 76 },
};

test(
  "AUTH-057 a mistyped address is corrected in the form, which has kept everything, and the first mail is worth nothing",
  onLayouts,
  async ({ page }, info) => {
    const phrases = wordsOf(info);
    const { onboarding, signIn, privacy, general } = phrases;
    const [mistyped, meant] = [newAddress(), newAddress()];
    await answerAndRegister(page, phrases, mistyped);
    await page.getByRole("button", { name: signIn.code.changeEmail }).click();
    await expect(heading(page, onboarding.registration.title)).toBeVisible();
    const email = page.getByLabel(signIn.login.email);
    await expect(email).toHaveValue(mistyped);
    await expect(page.getByLabel(onboarding.registration.firstName)).toHaveValue("Noor");
    await expect(page.getByLabel(onboarding.registration.terms)).toBeChecked();
    await expect(page.getByLabel(privacy.consents.BODY_AND_PLAN.agree)).toBeChecked();
    await expectAccessible(page);
    await email.fill(meant);
    await page.getByRole("button", { name: onboarding.registration.submit }).click();
    await expect(page.getByText(meant)).toBeVisible();
    const stale = await newestMail(page, mistyped);
    const refused = await page.request.post("/api/auth/token/login/", {
      data: { magic_link_token: new URL(stale.link ?? "").searchParams.get("magic_link_token") },
    });
    expect(refused.status()).toBe(400);
    await test.step("the ways back of the page and of the browser lead there, too", async () => {
      const code = page.getByRole("heading", { level: 1, name: signIn.code.title });
      await page.goBack();
      await expect(email).toHaveValue(meant);
      await page.goForward();
      await expect(code).toBeVisible();
      await page.getByRole("button", { name: general.back }).click();
      await expect(email).toHaveValue(meant);
      await page.goBack();
      await expect(code).toBeVisible();
    });
    const { code } = await newestMail(page, meant);
    await page.getByLabel(signIn.code.digit({ number: 1 })).click();
    await page.keyboard.type(code ?? "");
    await expect(page).toHaveURL(PLAN);
    await expect(heading(page, onboarding.nutritionalPlan.title)).toBeVisible();
  },
);

test(
  "ONB-103 the day of the goal weight has its year and follows the energy of the plan",
  onLayouts,
  async ({ page }, info) => {
    const phrases = wordsOf(info);
    const { nutritionalPlan, modify } = phrases.onboarding;
    const { dietTypes, weeklyGoalsInKilograms } = phrases.nutrition;
    await signInAs(page);
    await keepAnswers(page, LOSING);
    await page.goto(PLAN);
    const date = formatDate(languageOf(info), isoToday(84), {
      day: "numeric",
      month: "long",
      year: "numeric",
    });
    const pace = weeklyGoalsInKilograms.LOSE_0_5_KG_PER_WEEK;
    await expect(page.getByText(nutritionalPlan.around({ date, pace }))).toBeVisible();
    await answer(page, dietTypes.CHOOSE_YOUR_OWN).click();
    const calories = page.getByRole("textbox", { name: modify.calories });
    await calories.fill("2500");
    await calories.blur();
    await page.getByRole("button", { name: modify.save }).click();
    await expect(page).toHaveURL(PLAN);
    await expect(page.getByText(pace)).toHaveCount(0);
    const kcal = languageOf(info) === "nl" ? "2.500" : "2,500";
    await expect(page.getByText(nutritionalPlan.notReached({ kcal, weight: "76 kg" }))).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  "ONB-104 a diet that changes the plan says so on its screen, with the figures of both",
  onLayouts,
  async ({ page }, info) => {
    const { diet, nutritionalPlan } = wordsOf(info).onboarding;
    const { diets } = wordsOf(info).nutrition;
    await signInAs(page);
    await keepAnswers(page, LOSING);
    await page.goto("/onboarding/diet");
    const notice = page.getByRole("status").filter({ hasText: diet.changesPlan });
    await expect(heading(page, diet.title)).toBeVisible();
    await answer(page, diets.PESCATARIAN).click();
    await expect(notice).toHaveCount(0);
    await answer(page, diets.VEGAN).click();
    await expect(notice).toBeVisible();
    await expectAccessible(page);
    const told = (await notice.textContent()) ?? "";
    await page.goto(PLAN);
    const shown = await page.getByRole("img", { name: /kcal/ }).first().getAttribute("aria-label");
    expect(shown).toMatch(/\d/);
    expect(told).toContain(diet.now({ plan: shown ?? "" }));
    expect(told).not.toContain(diet.without({ plan: shown ?? "" }));
    expect(nutritionalPlan.gauge({ kcal: "1", protein: "2", carbs: "3", fat: "4" })).toMatch(/kcal/);
  },
);

test("ONB-105 two tabs of a visitor hold the same answers", onLayouts, async ({ page, context }, info) => {
  const phrases = wordsOf(info);
  const { goals, activities } = phrases.nutrition;
  await page.goto("/onboarding/goal");
  await answer(page, goals.GAIN_MUSCLE).click();
  const other = await context.newPage();
  await other.goto("/onboarding/goal");
  await expect(answer(other, goals.GAIN_MUSCLE).getByRole("radio")).toBeChecked();
  await other.goto("/onboarding/activity");
  await expect(heading(other, phrases.onboarding.activity.title)).toBeVisible();
  await answer(page, goals.RECOMPOSITION).click();
  await answer(other, activities.SEDENTARY).click();
  await expect(answer(other, activities.SEDENTARY).getByRole("radio")).toBeChecked();
  await page.reload();
  await expect(answer(page, goals.RECOMPOSITION).getByRole("radio")).toBeChecked();
  await page.goto("/onboarding/activity");
  await expect(answer(page, activities.SEDENTARY).getByRole("radio")).toBeChecked();
});

test(
  "ONB-105 two tabs of a person hold the same answers, and both leave when one of them finishes",
  onLayouts,
  async ({ page, context }, info) => {
    const phrases = wordsOf(info);
    const { onboarding, nutrition } = phrases;
    await signInAs(page);
    await keepAnswers(page, ANSWERS);
    await page.goto("/onboarding/diet");
    await expect(heading(page, onboarding.diet.title)).toBeVisible();
    const other = await context.newPage();
    await other.goto("/onboarding/intolerances");
    await answer(page, nutrition.diets.VEGAN).click();
    // It was opened while the first one answered. Nobody answers in both within the moment that keeping an answer takes.
    await expect(heading(other, onboarding.intolerances.title)).toBeVisible();
    await expect.poll(async () => (await keptAnswers(other))?.dietaryPreference).toBe("VEGAN");
    await answer(other, nutrition.intolerances.NUTS).click();
    await expect.poll(async () => (await keptAnswers(other))?.dietaryPreference).toBe("VEGAN");
    await expect.poll(async () => (await keptAnswers(other))?.intolerances).toEqual(["NUTS"]);
    await other.goto("/onboarding/dislikes");
    await expect(heading(other, onboarding.dislikes.title)).toBeVisible();
    await other.getByRole("button", { name: onboarding.dislikes.submit }).click();
    await expect(other).toHaveURL("/onboarding/done");
    await expect(page).not.toHaveURL(/onboarding/);
  },
);

/** What is kept on the device of the answers about food. */
async function keptAnswers(page: Parameters<typeof keptOnDevice>[0]) {
  // biome-ignore lint/suspicious/noExplicitAny: a journey looks into whatever was kept
  const stored = await keptOnDevice<{ answers: any }>(page, "plateful-own-onboarding-sealed");
  return stored?.answers.dietPreferences;
}
