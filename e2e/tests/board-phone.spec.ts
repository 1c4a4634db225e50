import type { Page } from "@playwright/test";
import { aCoach } from "../support/coaching.ts";
import { aClientElsewhere } from "../support/elsewhere.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { ANSWERS, callAs, type SignedIn } from "../support/signed-in.ts";

const DAY_MS = 86_400_000;
/** One more than a page of a phone holds. */
const CLIENTS = 16;

/** A client with a plan who joined some days ago and has logged nothing since. */
async function aSilentClient(page: Page, coach: SignedIn, first_name: string, days: number): Promise<void> {
  const date_joined = new Date(Date.now() - days * DAY_MS).toISOString();
  const client = await aClientElsewhere(coach, { first_name, last_name: "Vos", date_joined });
  await callAs(page, client, "POST", "users/onboarding/complete/", ANSWERS);
}

const cardOf = (page: Page, name: string) => page.locator("[data-client]").filter({ hasText: name });
const isOpen = (page: Page, name: string) => page.locator("article[data-open]").filter({ hasText: name });

/** Moves a finger sideways over an element. */
async function swipe(page: Page, target: ReturnType<Page["locator"]>, by: number): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error("nothing to swipe");
  const [from, y] = [box.x + box.width / 2 - by / 2, Math.round(box.y + 20)];
  const touch = await page.context().newCDPSession(page);
  const finger = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  await finger("touchStart", from);
  for (let step = 1; step <= 10; step++) await finger("touchMove", from + (by * step) / 10);
  await finger("touchEnd");
  await touch.detach();
}

test("COACH-171 COACH-172 COACH-173 works off the board on a phone, card by card and by swipes", async ({
  page,
  phrases,
}, info) => {
  const { triage: words } = phrases;
  const coach = await aCoach(page);
  const names = Array.from({ length: CLIENTS }, (_, at) => `Client${String.fromCharCode(65 + at)}`);
  for (const [at, name] of names.entries()) await aSilentClient(page, coach, name, 40 - at);
  await page.goto("/coach/clients/today");
  const place = (at: number, of: number) => page.getByText(words.detail.place({ at, of }), { exact: true });
  const position = page.getByRole("navigation", { name: words.position });

  await test.step("COACH-171 one card is open, the others are compact, and a page is short", async () => {
    await expect(isOpen(page, "ClientA Vos")).toBeVisible();
    await expect(page.locator("article[data-open]")).toHaveCount(1);
    await expect(page.locator("[data-client]")).toHaveCount(15);
    await expect(place(1, CLIENTS)).toBeVisible();
    // COACH-176: nobody has these keys on a phone.
    await expect(page.locator("[data-key]")).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(2_600);
    await expectAccessible(page);
    await page.screenshot({ path: info.outputPath("phone.png") });
  });

  await test.step("COACH-171 the bar at the foot goes from card to card and from page to page", async () => {
    await position.getByRole("button", { name: words.detail.later }).click();
    await expect(isOpen(page, "ClientB Vos")).toBeVisible();
    await expect(isOpen(page, "ClientA Vos")).toHaveCount(0);
    await expect(place(2, CLIENTS)).toBeVisible();
    await cardOf(page, "ClientO Vos").getByRole("button").first().click();
    await expect(place(15, CLIENTS)).toBeVisible();
    await position.getByRole("button", { name: words.detail.later }).click();
    await expect(isOpen(page, "ClientP Vos")).toBeVisible();
    await expect(place(16, CLIENTS)).toBeVisible();
    await position.getByRole("button", { name: words.detail.earlier }).click();
    await expect(isOpen(page, "ClientO Vos")).toBeVisible();
  });

  await test.step("COACH-172 swiped right a client is done, swiped left put off, and a short swipe is nothing", async () => {
    await cardOf(page, "ClientA Vos").getByRole("button").first().click();
    await swipe(page, cardOf(page, "ClientA Vos"), 60);
    await expect(isOpen(page, "ClientA Vos")).toBeVisible();
    await swipe(page, cardOf(page, "ClientA Vos"), 160);
    await expect(cardOf(page, "ClientA Vos")).toHaveCount(0);
    await expect(isOpen(page, "ClientB Vos")).toBeVisible();
    await expect(place(1, CLIENTS - 1)).toBeVisible();
    await swipe(page, cardOf(page, "ClientC Vos"), -160);
    await expect(cardOf(page, "ClientC Vos")).toHaveCount(0);
    await expect(isOpen(page, "ClientB Vos")).toBeVisible();
    await position.getByRole("button", { name: words.doneNext }).click();
    await expect(cardOf(page, "ClientB Vos")).toHaveCount(0);
    await expect(isOpen(page, "ClientD Vos")).toBeVisible();
    await expect(place(1, CLIENTS - 3)).toBeVisible();
  });

  await test.step("COACH-172 in the sheet a swipe goes to the next client, as its button does", async () => {
    await cardOf(page, "ClientD Vos").getByRole("button", { name: words.steps.ASK }).click();
    const sheetOf = (name: string) => page.getByRole("dialog", { name });
    await expect(sheetOf("ClientD Vos").getByText(words.energy, { exact: true })).toBeVisible();
    await swipe(page, sheetOf("ClientD Vos").getByText(words.energy, { exact: true }), -160);
    await expect(sheetOf("ClientE Vos")).toBeVisible();
    await sheetOf("ClientE Vos").getByRole("button", { name: words.detail.earlier }).click();
    await expect(sheetOf("ClientD Vos")).toBeVisible();
    await page.screenshot({ path: info.outputPath("sheet.png") });
  });
});
