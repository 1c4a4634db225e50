import type { Phrases } from "@plateful/phrases";
import type { Locator, Page } from "@playwright/test";
import { expect } from "./journey.ts";

/** The button that goes on to the next question. */
export const nextButton = (page: Page, phrases: Phrases): Locator =>
  page.getByRole("button", { name: phrases.general.next, exact: true });

/** An answer by its title. */
export const answer = (page: Page, title: string): Locator =>
  page.locator("label").filter({ has: page.getByText(title, { exact: true }) });

export const heading = (page: Page, name: string): Locator =>
  page.getByRole("heading", { level: 1, name, exact: true });

/** Goes on and waits for the next question: until it is there, the old one's button still stands. */
export async function goOnTo(page: Page, phrases: Phrases, title: string): Promise<void> {
  await nextButton(page, phrases).click();
  await expect(heading(page, title)).toBeVisible();
}
