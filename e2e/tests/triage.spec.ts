import type { Page } from "@playwright/test";
import { aCoach } from "../support/coaching.ts";
import { aClientElsewhere } from "../support/elsewhere.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { onLayouts } from "../support/page.ts";
import { ANSWERS, callAs, type SignedIn } from "../support/signed-in.ts";

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

/** A client with a plan who joined some days ago and has logged nothing since. */
async function aSilentClient(page: Page, coach: SignedIn, first_name: string, days: number) {
  const client = await aClientElsewhere(coach, { first_name, last_name: "Vos", date_joined: daysAgo(days) });
  await callAs(page, client, "POST", "users/onboarding/complete/", ANSWERS);
  return client;
}

/** A card on a phone, a row of the table on a desktop. */
const cardOf = (page: Page, name: string) => page.locator("[data-client]").filter({ hasText: name });

/** Opens the card of a client on a phone; a row of the table needs no opening. */
async function openCard(page: Page, name: string): Promise<void> {
  await expect(cardOf(page, name)).toBeVisible();
  const compact = page.locator("article:not([data-open])").filter({ hasText: name });
  if ((await compact.count()) > 0) await compact.getByRole("button").first().click();
}

/** The client who is open: over the board on a phone, beside the list on a desktop. */
const openOf = (page: Page, name: string) =>
  page.getByRole("dialog", { name }).or(page.getByRole("region", { name: new RegExp(`: ${name}$`) }));

/** The chip of a view, which carries its count. */
const viewOf = (page: Page, name: string) =>
  page.locator("label").filter({ hasText: new RegExp(`^${name}\\s*\\d+$`) });

test(
  "COACH-090 COACH-093 COACH-094 COACH-095 COACH-189 walks the morning round in five presses, and takes it back",
  onLayouts,
  async ({ page, phrases }, info) => {
    const { triage: words } = phrases;
    const coach = await aCoach(page);
    const sanne = await aSilentClient(page, coach, "Sanne", 12);
    await aSilentClient(page, coach, "Tom", 5);
    await page.goto("/coach/clients");
    await page
      .getByRole("navigation", { name: phrases.navigation.board })
      .getByRole("link", { name: words.title })
      .click();
    await expect(page.getByRole("heading", { level: 1, name: words.heading({ count: 2 }) })).toBeVisible();
    await expect(cardOf(page, "Sanne Vos")).toContainText(words.reasons.NOTHING_LOGGED({ days: 12 }));
    await expectAccessible(page);
    await page.screenshot({ path: info.outputPath("board.png"), fullPage: true });

    await test.step("COACH-189 the next step is that of the reason, and opens the message", async () => {
      await openCard(page, "Tom Vos");
      await cardOf(page, "Tom Vos").getByRole("button", { name: words.steps.ASK, exact: true }).click();
      await expect(openOf(page, "Tom Vos").getByRole("textbox").first()).toBeFocused();
      const first = words.detail.firstMessage({ name: "Tom" });
      await expect(openOf(page, "Tom Vos").getByLabel(first)).toBeFocused();
      await openOf(page, "Tom Vos").getByRole("button", { name: words.steps.ASK, exact: true }).focus();
      await page.keyboard.press("Enter");
      await expect(openOf(page, "Tom Vos").getByLabel(first)).toBeFocused();
      await page.keyboard.press("Escape");
      await openCard(page, "Sanne Vos");
    });

    await test.step("adjusted, noted, next: four presses", async () => {
      let presses = 0;
      const press = async (name: string) => {
        presses += 1;
        await page.getByRole("button", { name, exact: true }).first().click();
      };
      await press(words.steps.ASK);
      await press(words.moreEnergy);
      presses += 1;
      await page.getByLabel(words.note).fill("Well done.");
      await expectAccessible(page);
      await page.screenshot({ path: info.outputPath("act.png") });
      await press(words.saveNext);
      await expect(openOf(page, "Tom Vos")).toBeVisible();
      expect(presses).toBeLessThanOrEqual(5);
    });

    await test.step("what was saved is there, and is taken back by one press", async () => {
      await page.keyboard.press("Escape");
      await expect(cardOf(page, "Sanne Vos")).toHaveCount(0);
      const { results } = (await callAs(page, sanne, "GET", "calendarDay/")) as {
        results: { note: string }[];
      };
      expect(results.map(({ note }) => note)).toContain("Well done.");
      await page.getByRole("button", { name: words.undo }).first().click();
      await expect(cardOf(page, "Sanne Vos")).toBeVisible();
    });

    await test.step("a client is done, and put off, and both come back", async () => {
      await openCard(page, "Tom Vos");
      await cardOf(page, "Tom Vos").getByRole("button", { name: words.done, exact: true }).click();
      await expect(cardOf(page, "Tom Vos")).toHaveCount(0);
      await viewOf(page, words.views.DONE).click();
      await cardOf(page, "Tom Vos").getByRole("button", { name: words.back }).click();
      await expect(cardOf(page, "Tom Vos")).toHaveCount(0);
      await viewOf(page, words.views.NEEDS_ME).click();
      await expect(cardOf(page, "Sanne Vos")).toBeVisible();
      await openCard(page, "Tom Vos");
      await cardOf(page, "Tom Vos")
        .getByRole("button", { name: words.actionsOf({ name: "Tom Vos" }) })
        .click();
      await page.getByRole("menuitem", { name: words.whenLogged }).click();
      await expect(cardOf(page, "Tom Vos")).toHaveCount(0);
    });

    await test.step("COACH-121 a rule that is switched off says nothing, and the round ends with who comes back", async () => {
      const filters = page.getByRole("button", { name: words.filters, exact: true });
      if (await filters.isVisible()) await filters.click();
      await page.getByRole("button", { name: words.rulesTitle }).click();
      await page.getByRole("switch", { name: words.rules.NOTHING_LOGGED }).click();
      await expectAccessible(page);
      await page.screenshot({ path: info.outputPath("rules.png") });
      await page.keyboard.press("Escape");
      await expect(page.getByRole("heading", { level: 1, name: words.lookedAfter })).toBeVisible();
      await expect(page.getByRole("heading", { name: words.comingBack })).toBeVisible();
      await expect(page.getByRole("main").getByRole("link", { name: "Tom Vos" })).toBeVisible();
      await expectAccessible(page);
      await page.screenshot({ path: info.outputPath("done.png"), fullPage: true });
    });
  },
);

test("COACH-097 works by single letters, which rest where something is written", async ({
  page,
  phrases,
}) => {
  const { triage: words } = phrases;
  const coach = await aCoach(page);
  await aSilentClient(page, coach, "Sanne", 12);
  await aSilentClient(page, coach, "Tom", 5);
  await page.goto("/coach/clients/today");
  await expect(cardOf(page, "Tom Vos")).toBeVisible();
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await expect(cardOf(page, "Tom Vos").locator("[aria-expanded]")).toBeFocused();
  await page.keyboard.press("/");
  await expect(page.getByLabel(words.search)).toBeFocused();
  await page.keyboard.press("d");
  await expect(page.getByLabel(words.search)).toHaveValue("d");
  await page.getByLabel(words.search).fill("");
  await cardOf(page, "Tom Vos").locator("[aria-expanded]").focus();
  await page.keyboard.press("d");
  await expect(cardOf(page, "Tom Vos")).toHaveCount(0);
  await page.keyboard.press("z");
  await expect(cardOf(page, "Tom Vos")).toBeVisible();
  await page.keyboard.press("n");
  await expect(page.getByLabel(words.note)).toBeFocused();
  await page.keyboard.type("Hello");
  await page.keyboard.press("Control+Enter");
  await expect(openOf(page, "Tom Vos")).toBeVisible();
});
