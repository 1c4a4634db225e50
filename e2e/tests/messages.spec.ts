import type { Page } from "@playwright/test";
import { aClient, aCoach, planFor } from "../support/coaching.ts";
import { expect, test } from "../support/journey.ts";
import { expectAccessible, onLayouts } from "../support/page.ts";

async function write(page: Page, words: { readonly field: string; readonly send: string }, text: string) {
  await page.getByRole("textbox", { name: words.field }).fill(text);
  await page.getByRole("button", { name: words.send, exact: true }).click();
}

test(
  "TALK-001 TALK-003 TALK-004 TALK-007 TALK-008 TALK-009 COACH-187 a client and a coach write to each other",
  onLayouts,
  async ({ page, browser, phrases }, info) => {
    const { clientNote, messages, navigation, noMessages } = phrases;
    const coach = await aCoach(page);
    const client = await aClient(browser, info, coach);
    await planFor(client);
    const field = messages.writeTo({ name: "Iris" });
    const answerField = messages.writeTo({ name: "Sanne" });
    const { send } = messages;

    await test.step("the client finds the conversation in the planner and writes", async () => {
      await client.page.goto("/planner");
      await client.page.getByRole("link", { name: messages.withCoach({ name: "Iris" }) }).click();
      await expect(client.page.getByText(noMessages.client({ name: "Iris" }))).toBeVisible();
      await expectAccessible(client.page);
      await write(client.page, { field, send }, "Is that bad?");
      await expect(client.page.getByText(messages.sent)).toBeVisible();
    });

    await test.step("what is written without a network waits, and is sent once it is back", async () => {
      await client.page.context().setOffline(true);
      await write(client.page, { field, send }, "By nine I have no appetite left");
      await expect(client.page.getByText(messages.waitsForNetwork)).toBeVisible();
      await client.page.context().setOffline(false);
      await expect(client.page.getByText(messages.waitsForNetwork)).toHaveCount(0);
      await expect(client.page.getByText("By nine I have no appetite left")).toHaveCount(1);
    });

    await test.step("the coach sees who waits, reads and answers", async () => {
      await page.goto("/coach/clients");
      const main = page.getByRole("navigation", { name: navigation.main });
      await main.getByRole("link", { name: messages.title }).click();
      await expectAccessible(page);
      await page.getByRole("link", { name: /Sanne de Wit/ }).click();
      await expect(page.getByText("By nine I have no appetite left").last()).toBeVisible();
      await write(page, { field: answerField, send }, "Not at all");
      await expect(page.getByText(messages.sent).last()).toBeVisible();
      // COACH-187: it stays in sight, although the private note stands below the conversation.
      await expect(page.getByText("Not at all", { exact: true }).last()).toBeInViewport({ ratio: 1 });
      // The message is drawn again once it is stored, and has no place for a moment.
      await expect
        .poll(async () => {
          const header = await page.locator("header", { hasText: "Sanne de Wit" }).last().boundingBox();
          const sent = await page.getByText("Not at all", { exact: true }).last().boundingBox();
          return header !== null && sent !== null && sent.y >= header.y + header.height;
        })
        .toBe(true);
      await expect(page.getByRole("button", { name: messages.done, exact: true })).toHaveCount(0);
      await expectAccessible(page);
    });

    await test.step("the coach notes something for the practice alone", async () => {
      await page.getByRole("button", { name: clientNote.write }).click();
      await page
        .getByRole("textbox", { name: clientNote.field })
        .fill(`Works nights${"\n\nA line".repeat(20)}`);
      await page.getByRole("dialog").getByRole("button", { name: phrases.general.save, exact: true }).click();
      await expect(page.getByText("Works nights")).toBeVisible();
      // COACH-187: however long the note is, a message that was sent stays in sight above it.
      await write(page, { field: answerField, send }, "See you on Monday");
      await expect(page.getByText("See you on Monday", { exact: true }).last()).toBeInViewport({ ratio: 1 });
    });

    await test.step("the client reads the answer, and the coach is told so", async () => {
      await expect(client.page.getByText("Not at all")).toBeVisible({ timeout: 20_000 });
      await expectAccessible(client.page);
      await expect(page.getByText(messages.read, { exact: false }).last()).toBeVisible({ timeout: 20_000 });
    });

    await test.step("Done takes a client out of those who wait", async () => {
      await write(client.page, { field, send }, "Thank you");
      await page.getByRole("button", { name: messages.done, exact: true }).click({ timeout: 20_000 });
      await expect(page.getByText(messages.doneToast({ name: "Sanne" }))).toBeVisible();
    });
    await client.page.context().close();
  },
);
