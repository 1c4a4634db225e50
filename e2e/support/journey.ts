import type { CompleteLanguage } from "@plateful/phrases";
import { phrasesOf } from "@plateful/phrases/all";
import { test as base, expect, type Page } from "@playwright/test";
import axe from "axe-core";
import { PolicyWatch } from "./policy.ts";

interface JourneyFixtures {
  readonly language: CompleteLanguage;
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

interface WhatToCheck {
  /**
   * False where the colours and the sizes of the same layout are looked at in the other language: to find what stands where
   * is most of the checker's work.
   */
  readonly looks: boolean;
}

/** Rules about what is seen where, which a language has no part in. */
const RULES_OF_LOOKS = ["color-contrast", "target-size"];

const RULES = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"];

/**
 * No screen may have a fault that the accessibility checker can find (ledger NAV-027). The checker is put into a page once,
 * and answers faults alone: to inject it again and to send back all that was right took longer than to check.
 */
export async function expectAccessible(page: Page, what: WhatToCheck = { looks: true }): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(`${axe.source}; undefined`);
  const faults = await page.evaluate(
    async ({ values, skipped }) => {
      const checker = (window as unknown as { axe: typeof axe }).axe;
      const { violations } = await checker.run(document, {
        runOnly: { type: "tag", values },
        resultTypes: ["violations"],
        rules: Object.fromEntries(skipped.map((rule) => [rule, { enabled: false }])),
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
    },
    { values: RULES, skipped: what.looks ? [] : RULES_OF_LOOKS },
  );
  expect(faults).toEqual([]);
}

let people = 0;

/** An address that nobody else in this run uses. */
export function newAddress(): string {
  people += 1;
  return `person-${process.pid}-${Date.now()}-${people}@example.com`;
}

interface OutboxMail {
  readonly subject: string;
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
