import type { Phrases } from "@plateful/phrases";
import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";
import { answer, goOnTo } from "./questions.ts";

/** Answers the first questions as a visitor, up to the registration. */
async function answerAsVisitor(page: Page, phrases: Phrases): Promise<void> {
  const { onboarding, nutrition } = phrases;
  await page.goto("/onboarding/goal");
  await answer(page, nutrition.goals.GAIN_MUSCLE).click();
  await goOnTo(page, phrases, onboarding.activity.title);
  await answer(page, nutrition.activities.MILDLY_ACTIVE).click();
  await goOnTo(page, phrases, onboarding.biometrics.title);
  await page.getByLabel(onboarding.biometrics.age).fill("37");
  await answer(page, nutrition.genders.FEMALE).click();
  await goOnTo(page, phrases, onboarding.stats.title);
  await page.getByRole("textbox", { name: onboarding.stats.weight, exact: true }).fill("61.5");
  await goOnTo(page, phrases, onboarding.registration.title);
}

/** Answers the first questions and registers; the page waits for the mailed code. */
export async function answerAndRegister(page: Page, phrases: Phrases, address: string): Promise<void> {
  const { onboarding, privacy, signIn } = phrases;
  await answerAsVisitor(page, phrases);
  await page.getByLabel(onboarding.registration.firstName).fill("Noor");
  await page.getByLabel(onboarding.registration.lastName).fill("Bos");
  await page.getByLabel(signIn.login.email).fill(address);
  await page.getByLabel(onboarding.registration.terms).check();
  await page.getByLabel(privacy.consents.BODY_AND_PLAN.agree).check();
  await page.getByRole("button", { name: onboarding.registration.submit }).click();
  await expect(page).toHaveURL(/\/login\/code/);
}
