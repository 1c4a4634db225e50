import AxeBuilder from "@axe-core/playwright";
import type { Language, Phrases } from "@plateful/phrases";
import { phrasesOf } from "@plateful/phrases/all";
import { test as base, expect, type Page } from "@playwright/test";

interface JourneyFixtures {
  readonly language: Language;
  /** The texts of the language that the browser speaks. */
  readonly phrases: Phrases;
}

/** A test that knows the language of its browser. */
export const test = base.extend<JourneyFixtures>({
  language: async ({ locale }, use) => use(locale?.startsWith("nl") ? "nl" : "en"),
  phrases: async ({ language }, use) => use(phrasesOf(language)),
});

export { expect };

/** Words change no colour: each colour is looked at in one project of each layout, which is half of the checker's work. */
const COLOURS_SEEN_ELSEWHERE = ["phone-nl", "desktop-en"];

/** No screen may have a fault that the accessibility checker can find (ledger NAV-027). */
export async function expectAccessible(page: Page): Promise<void> {
  const tags = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"];
  // The product shows no frames of other sites, for which the checker would open a page of its own each time.
  const checker = new AxeBuilder({ page }).setLegacyMode().withTags(tags);
  if (COLOURS_SEEN_ELSEWHERE.includes(base.info().project.name)) checker.disableRules("color-contrast");
  const { violations } = await checker.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
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
