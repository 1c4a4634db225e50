import type { Page } from "@playwright/test";
import { aCoach } from "../support/coaching.ts";
import { aClientElsewhere } from "../support/elsewhere.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { onDesktop } from "../support/page.ts";
import { isoToday } from "../support/people.ts";
import { ANSWERS, callAs, type SignedIn } from "../support/signed-in.ts";

const DAY_MS = 86_400_000;

/** A client with a plan who joined some days ago and has logged nothing since. */
async function aSilentClient(page: Page, coach: SignedIn, first_name: string, days: number) {
  const date_joined = new Date(Date.now() - days * DAY_MS).toISOString();
  const client = await aClientElsewhere(coach, { first_name, last_name: "Vos", date_joined });
  const loses = { goal: "LOSE_WEIGHT", weeklyGoal: "LOSE_0_5_KG_PER_WEEK" };
  await callAs(page, client, "POST", "users/onboarding/complete/", { ...ANSWERS, ...loses });
  return client;
}

test(
  "COACH-124 COACH-126 COACH-127 COACH-174 COACH-175 COACH-176 works off the table by keyboard, beside the list",
  onDesktop,
  async ({ page, phrases }, info) => {
    const { triage: words } = phrases;
    const coach = await aCoach(page);
    const sanne = await aSilentClient(page, coach, "Sanne", 12);
    await aSilentClient(page, coach, "Tom", 5);
    await callAs(page, sanne, "POST", "autoPlanDays/", {
      num_days: 1,
      start_date_inclusive: isoToday(-1),
      delete_existing_plans: true,
    });
    await page.goto("/coach/clients/today");
    const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
    const rowOf = (name: string, days: number) =>
      page.getByRole("row", { name: `${name}, ${lower(words.why.NOTHING_LOGGED({ days }))}`, exact: true });
    const paneOf = (name: string) => page.getByRole("region", { name: words.detail.label({ name }) });

    await test.step("one row is reached by Tab, and the arrows go from row to row", async () => {
      await expect(page.getByRole("rowheader", { name: words.groups.FIRST })).toBeVisible();
      await expect(page.locator("tr[data-client][tabindex='0']")).toHaveCount(1);
      await rowOf("Sanne Vos", 12).focus();
      await page.keyboard.press("ArrowDown");
      await expect(rowOf("Tom Vos", 5)).toBeFocused();
      await expect(page.locator("tr[data-client][tabindex='0']")).toHaveCount(1);
      await page.keyboard.press("Tab");
      await expect(rowOf("Tom Vos", 5).getByRole("link")).toBeFocused();
      await rowOf("Tom Vos", 5).focus();
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("Enter");
      await expect(paneOf("Sanne Vos")).toBeVisible();
    });

    await test.step("the reason is a sentence, and Shift takes four steps", async () => {
      await expect(paneOf("Sanne Vos")).toContainText(words.why.NOTHING_LOGGED({ days: 12 }));
      const more = paneOf("Sanne Vos").getByRole("button", { name: words.moreEnergy });
      await expect(more).toBeFocused();
      // COACH-174: with more energy the goal is farther away.
      const goal = paneOf("Sanne Vos").getByText(new RegExp(`^${words.detail.goalDate({ date: "" })}`));
      const before = (await goal.textContent()) ?? "";
      await page.keyboard.down("Shift");
      await page.keyboard.press("Enter");
      await page.keyboard.up("Shift");
      await expect(goal).not.toHaveText(before);
      await expect(paneOf("Sanne Vos").getByRole("status").first()).toContainText("+100");
      // COACH-175: what stood on the plate yesterday.
      await expect(paneOf("Sanne Vos").getByRole("heading", { name: words.detail.yesterday })).toBeVisible();
      await expect(
        paneOf("Sanne Vos").getByRole("listitem").filter({ hasText: phrases.messages.day.isOpen }).first(),
      ).toBeVisible();
      await expectAccessible(page);
      await page.screenshot({ path: info.outputPath("pane.png"), fullPage: true });
    });

    await test.step("what is not saved stays with its client", async () => {
      await page.getByRole("button", { name: words.detail.later }).click();
      await expect(paneOf("Tom Vos").getByRole("status").first()).toContainText("0");
      await page.getByRole("button", { name: words.detail.earlier }).click();
      await expect(paneOf("Sanne Vos").getByRole("status").first()).toContainText("+100");
    });

    await test.step("COACH-176 letters give the open client's fields the focus, and go from client to client", async () => {
      await page.keyboard.press("n");
      await expect(paneOf("Sanne Vos").getByLabel(words.note)).toBeFocused();
      await paneOf("Sanne Vos").getByRole("heading", { name: "Sanne Vos" }).focus();
      await page.keyboard.press("m");
      await expect(paneOf("Sanne Vos").getByRole("textbox").first()).toBeFocused();
      await paneOf("Sanne Vos").getByRole("heading", { name: "Sanne Vos" }).focus();
      await page.keyboard.press("j");
      await expect(paneOf("Tom Vos")).toBeVisible();
      await page.keyboard.press("k");
      await expect(paneOf("Sanne Vos").getByText("Ctrl ↵")).toBeVisible();
    });

    await test.step("Ctrl Enter saves, sends the message, and opens the next", async () => {
      await paneOf("Sanne Vos")
        .getByLabel(words.detail.firstMessage({ name: "Sanne" }))
        .fill("How are you?");
      await page.keyboard.press("Control+Enter");
      await expect(paneOf("Tom Vos")).toBeVisible();
      const { messages } = await callAs<{ messages: { text: string }[] }>(page, sanne, "GET", "messages/");
      expect(messages.map(({ text }) => text)).toEqual(["How are you?"]);
    });

    await test.step("a reason is muted for one client, who leaves the board", async () => {
      const reason = words.reasons.NOTHING_LOGGED({ days: 5 });
      await paneOf("Tom Vos")
        .getByRole("button", { name: words.detail.mute({ reason }) })
        .click();
      await expect(page.getByRole("heading", { level: 1, name: words.lookedAfter })).toBeVisible();
    });
  },
);
