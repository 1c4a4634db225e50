import type { Language } from "@plateful/phrases";
import { phrasesOf } from "@plateful/phrases/all";
import { test as base, expect, type Page } from "@playwright/test";
import { findFaults } from "./axe.ts";
import { PolicyWatch } from "./policy.ts";

interface JourneyFixtures {
  readonly language: Language;
  /** The texts of the language that the browser speaks. */
  readonly phrases: ReturnType<typeof phrasesOf>;
  /** What the browser has refused by the content security policy; a journey that ends with anything in it has failed. */
  readonly refused: string[];
}

/** A test that knows the language of its browser, and in which the content security policy is never broken (D2). */
export const test = base.extend<JourneyFixtures>({
  language: async ({ locale }, use) => use(locale?.startsWith("nl") ? "nl" : "en"),
  phrases: async ({ language }, use) => use(phrasesOf(language)),
  refused: [
    async ({ browser, context }, use) => {
      const watch = new PolicyWatch(browser);
      await watch.add(context);
      await use(watch.violations);
      watch.end();
      expect(watch.violations, "refused by the content security policy").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** No screen may have a fault that the accessibility checker can find (ledger NAV-027). */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findFaults(page, { rules: "all" })).toEqual([]);
}

let people = 0;

/** An address that nobody else in this run uses. */
export function newAddress(): string {
  people += 1;
  return `person-${process.pid}-${Date.now()}-${people}@example.com`;
}

interface OutboxMail {
  readonly code: string | null;
  readonly link: string | null;
}

/** The newest mail that was sent to an address. */
export async function newestMail(page: Page, to: string): Promise<OutboxMail> {
  let mail: OutboxMail | undefined;
  await expect(async () => {
    const answer = await page.request.get(`/api/dev/outbox/?to=${encodeURIComponent(to)}`);
    [mail] = (await answer.json()) as OutboxMail[];
    expect(mail).toBeDefined();
  }).toPass();
  if (mail === undefined) throw new Error("No mail was sent.");
  return mail;
}
