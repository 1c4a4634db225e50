import type { Page } from "@playwright/test";
import { aClient, aCoach, planFor } from "../support/coaching.ts";
import { aClientElsewhere } from "../support/elsewhere.ts";
import { expect, test } from "../support/journey.ts";
import { expectAccessible, onLayouts } from "../support/page.ts";
import { isoToday } from "../support/people.ts";
import { callAs, type SignedIn } from "../support/signed-in.ts";

interface Days {
  readonly results: readonly {
    readonly calendar_items: readonly { readonly id: number; readonly meal_moment: string }[];
  }[];
}

const HOUR_MS = 3_600_000;

/** Someone else is asked and answers. */
async function aSentCheckIn(page: Page, coach: SignedIn, client: SignedIn): Promise<void> {
  const path = `clients/${client.id}/check-ins/`;
  const { open } = await callAs<{ open: { id: number } }>(page, coach, "POST", path, {});
  const answers = [{ question: "went_well", text: "Slept well." }];
  await callAs(page, client, "POST", `check-ins/${open.id}/send/`, { answers });
}

test(
  "CHECK-003 CHECK-004 CHECK-005 CHECK-007 CHECK-009 CHECK-010 CHECK-011 CHECK-012 CHECK-018 CHECK-019 CHECK-020 CHECK-023 CHECK-024 a coach asks, a client answers, the coach replies",
  onLayouts,
  async ({ page, browser, phrases }, info) => {
    const { checkIns, clients, messages } = phrases;
    const coach = await aCoach(page);
    const client = await aClient(browser, info, coach);
    await planFor(client);
    for (const [daysAgo, value] of [
      [20, 83.4],
      [12, 82.7],
      [1, 82],
    ] as const) {
      const created_at = new Date(Date.now() - daysAgo * 24 * HOUR_MS).toISOString();
      await callAs(client.page, client.person, "POST", "userWeight/", { value, created_at });
    }
    const other = await aClientElsewhere(coach, { first_name: "Pieter", last_name: "Kuiper" });
    const answer = client.page.getByRole("group");

    // Of today's meals breakfast is eaten, lunch is not.
    const today = isoToday();
    const dayOfToday = { num_days: 1, start_date_inclusive: today, delete_existing_plans: true };
    await callAs(client.page, client.person, "POST", "autoPlanDays/", dayOfToday);
    const { results } = await callAs<Days>(
      client.page,
      client.person,
      "GET",
      `calendarDay/?date__gte=${today}&date__lte=${today}`,
    );
    for (const { id, meal_moment } of results.flatMap(({ calendar_items }) => calendar_items))
      if (meal_moment !== "LUNCH")
        await callAs(client.page, client.person, "PATCH", `calendarItem/${id}/`, { status: "EATEN" });

    await test.step("the coach asks from the client's page", async () => {
      await page.goto(`/coach/clients/${client.person.id}`);
      await page.getByRole("link", { name: clients.checkIns }).click();
      await page.getByRole("combobox", { name: checkIns.coach.everyWeek }).selectOption("monday");
      await expect(page.getByText(checkIns.coach.saved)).toBeVisible();
      await page.getByRole("button", { name: checkIns.coach.ask }).click();
      await expect(page.getByText(checkIns.coach.asked({ name: "Sanne de Wit" }))).toBeVisible();
      await expect(page.getByRole("button", { name: checkIns.coach.askAgain })).toBeDisabled();
      await expectAccessible(page);
    });

    await test.step("the client finds it on the diary and answers; a reload loses nothing", async () => {
      await client.page.goto("/planner");
      const card = client.page.getByRole("region", { name: checkIns.card.title });
      await card.getByRole("link", { name: checkIns.card.start }).click();
      await expect(client.page.getByRole("heading", { name: checkIns.steps.known })).toBeVisible();
      await expectAccessible(client.page);
      await client.page.getByRole("button", { name: checkIns.next.feeling }).click();
      await answer
        .filter({ hasText: checkIns.topics.energy })
        .getByRole("radio")
        .nth(3)
        .check({ force: true });
      await answer
        .filter({ hasText: checkIns.topics.sleep })
        .getByRole("radio")
        .nth(1)
        .check({ force: true });
      await expectAccessible(client.page);
      await client.page.getByRole("button", { name: checkIns.next.words }).click();
      const words = client.page.getByRole("textbox", { name: checkIns.topics.difficult });
      await words.fill("The nights were long, so lunch fell away again.");
      await expectAccessible(client.page);
      await client.page.reload();
      await expect(words).toHaveValue("The nights were long, so lunch fell away again.");
      await client.page.getByRole("button", { name: checkIns.next.send }).click();
      await expect(client.page.getByText(checkIns.scales.energy[3], { exact: true })).toBeVisible();
      await expectAccessible(client.page);
    });

    await test.step("without a network it stays, and is sent once it is back", async () => {
      await client.page.context().setOffline(true);
      const send = client.page.getByRole("button", { name: checkIns.sendTo({ coach: "Iris" }) });
      await send.click();
      await expect(client.page.getByText(checkIns.offline)).toBeVisible();
      await client.page.context().setOffline(false);
      await send.click();
      await expect(client.page.getByText(checkIns.sentTitle({ coach: "Iris" }))).toBeVisible();
      await expect(client.page.getByRole("heading", { name: checkIns.history })).toBeVisible();
      const mails = client.page.getByRole("switch", { name: checkIns.mails });
      await mails.click({ force: true });
      await expect(mails).not.toBeChecked();
      await expectAccessible(client.page);
    });

    await test.step("the coach changes what is asked from then on", async () => {
      await page.goto("/coach/clients/check-in-questions");
      await page.getByRole("button", { name: checkIns.editor.own }).click();
      const question = page.getByRole("textbox", { name: checkIns.editor.question, exact: true });
      await expect(question).toBeFocused();
      await page.getByRole("button", { name: checkIns.editor.save, exact: true }).click();
      await expect(page.getByText(checkIns.editor.blank)).toBeVisible();
      await expect(question).toBeFocused();
      await question.fill("How are your knees?");
      await page
        .getByRole("button", { name: checkIns.editor.up({ question: "How are your knees?" }) })
        .click();
      await expect(
        page.getByRole("button", { name: checkIns.editor.up({ question: "How are your knees?" }) }),
      ).toBeFocused();
      await page
        .getByRole("button", { name: checkIns.editor.remove({ question: checkIns.topics.stress }) })
        .click();
      await expectAccessible(page);
      await page.getByRole("button", { name: checkIns.editor.save, exact: true }).click();
      await expect(page.getByText(checkIns.editor.saved)).toBeVisible();
      await expect(page.getByRole("button", { name: checkIns.topics.stress, exact: true })).toBeVisible();
    });

    await test.step("the coach reads it and replies in the conversation", async () => {
      await aSentCheckIn(client.page, coach, other);
      await page.goto("/coach/clients/today");
      await page
        .getByRole("article")
        .filter({ hasText: "Sanne de Wit" })
        .or(page.getByRole("row", { name: /^Sanne de Wit/ }))
        .getByRole("link", { name: phrases.triage.reasons.CHECK_IN({ days: 0 }) })
        .click();
      await expect(page.getByText(/The nights were long/)).toBeVisible();
      await expect(page.getByRole("heading", { name: checkIns.coach.title({ week: 1 }) })).toBeVisible();
      await expectAccessible(page);
      const meals = checkIns.coach.meals;
      const lunch = phrases.meals.moments.LUNCH;
      await expect(page.getByRole("heading", { name: meals.title({ moment: lunch }) })).toBeVisible();
      await expect(page.getByText(meals.counts({ eaten: 0, open: 1 }))).toBeVisible();
      await expect(
        page.getByText(meals.neverOpen({ moment: phrases.meals.moments.BREAKFAST })),
      ).toBeVisible();
      await page.screenshot({ path: info.outputPath("check-in.png"), fullPage: true });
      const plan = page.getByRole("link", { name: checkIns.coach.adjustPlan });
      await expect(plan).toHaveAttribute("href", /\?tab=nutrition-plan$/);
      if (info.project.name.startsWith("desktop")) {
        await page.keyboard.press("m");
        await expect(page.getByRole("textbox")).toBeFocused();
      }
      await page
        .getByRole("textbox", { name: checkIns.coach.reply({ name: "Sanne" }) })
        .fill("One cold lunch for all your shifts.");
      // What is written outlasts a reload, as soon as it is encrypted.
      const kept = "plateful-own-check-in-reply";
      await page.waitForFunction(
        (start) => Object.keys(localStorage).some((key) => key.startsWith(start)),
        kept,
      );
      await page.reload();
      await expect(page.getByRole("textbox", { name: checkIns.coach.reply({ name: "Sanne" }) })).toHaveValue(
        "One cold lunch for all your shifts.",
      );
      await expect(page.getByRole("link", { name: checkIns.coach.left({ count: 1 }) })).toBeVisible();
      await page.getByRole("button", { name: checkIns.coach.sendNext, exact: true }).click();
      await expect(page.getByText(checkIns.coach.replied)).toBeVisible();
    });

    await test.step("CHECK-018 the next one opens by itself, and after the last nothing is left", async () => {
      await expect(page).toHaveURL(new RegExp(`/clients/${other.id}/check-ins/\\d+$`));
      await expect(page.getByText(/Slept well/)).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      await expect(page.getByRole("link", { name: checkIns.coach.left({ count: 1 }) })).toHaveCount(0);
      await page.getByRole("button", { name: checkIns.coach.done, exact: true }).click();
      await expect(page.getByRole("heading", { name: checkIns.queue.doneTitle })).toBeVisible();
      await expect(page.locator(":focus")).toContainText(checkIns.queue.doneTitle);
      await expectAccessible(page);
      await page.getByRole("link", { name: checkIns.queue.toToday }).click();
      await expect(page).toHaveURL(/\/coach\/clients\/today$/);
    });

    await test.step("an answered check-in offers nothing more to settle, and leads to the conversation", async () => {
      await page.goto(`/coach/clients/${client.person.id}/check-ins`);
      await expect(page.getByRole("button", { name: checkIns.coach.send, exact: true })).toBeDisabled();
      await expect(page.getByRole("button", { name: checkIns.coach.done, exact: true })).toHaveCount(0);
      await page
        .getByRole("navigation", { name: checkIns.coach.listTitle })
        .getByRole("link", { name: messages.title })
        .click();
      await expect(page.getByText("One cold lunch for all your shifts.").last()).toBeVisible();
    });
  },
);
