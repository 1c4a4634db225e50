import type { Phrases } from "@plateful/phrases";
import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";

export const next = (page: Page, phrases: Phrases) =>
  page.getByRole("button", { name: phrases.general.next, exact: true });
export const choice = (page: Page, title: string) =>
  page.locator("label").filter({ has: page.getByText(title, { exact: true }) });

/** Goes on and waits for the next question: until it is there, the old one's button still stands. */
export async function goOn(page: Page, phrases: Phrases, heading: string): Promise<void> {
  await next(page, phrases).click();
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
}

export const field = (page: Page, label: string) => page.getByRole("textbox", { name: label, exact: true });

export async function answerToBody(page: Page, phrases: Phrases, goal: string): Promise<void> {
  const { activity, biometrics, stats } = phrases.onboarding;
  await page.goto("/onboarding/goal");
  await choice(page, goal).click();
  await goOn(page, phrases, activity.title);
  await choice(page, phrases.nutrition.activities.MILDLY_ACTIVE).click();
  await goOn(page, phrases, biometrics.title);
  await page.getByLabel(biometrics.age, { exact: true }).fill("34");
  await choice(page, phrases.nutrition.genders.FEMALE).click();
  await goOn(page, phrases, stats.title);
}
