import type { Phrases } from "@plateful/phrases";
import type { Page } from "@playwright/test";
import { aClient, aCoach, COACHING, planFor } from "../support/coaching.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { isPhone, onLayouts } from "../support/page.ts";
import { isoToday } from "../support/people.ts";
import { callAs } from "../support/signed-in.ts";
import { walkTo } from "../support/walk.ts";

const noteOf = (page: Page, phrases: Phrases) => page.getByRole("dialog").getByLabel(phrases.diary.noteLabel);

async function writeNote(page: Page, phrases: Phrases, note: string): Promise<void> {
  const { diary, general } = phrases;
  const label = (await page.getByRole("button", { name: diary.note, exact: true }).count()) > 0;
  await page.getByRole("button", { name: label ? diary.note : diary.writeNote, exact: true }).click();
  await noteOf(page, phrases).fill(note);
  await page.getByRole("dialog").getByRole("button", { name: general.save, exact: true }).click();
  await expect(page.getByText(diary.noteSaved)).toBeVisible();
}

test(
  "ONB-001 NAV-004 NAV-011 COACH-070 COACH-071 COACH-072 COACH-076 a coach begins with the clients, has a coach's tabs, and changes to the own diary and back",
  onLayouts,
  async ({ page, phrases }, info) => {
    const { clients, messages, navigation, planWeek, profile } = phrases;
    const tabs = page.getByRole("navigation", { name: navigation.main }).getByRole("link");
    const title = page.getByRole("heading", { level: 1 });
    await aCoach(page);
    await page.goto("/");
    await test.step("a coach's screens", async () => {
      await expect(page).toHaveURL(/\/coach\/clients$/);
      await expect(title).toHaveText(clients.title);
      await expect(page.getByText(clients.noneActive)).toBeVisible();
      await expect(tabs).toHaveText([
        navigation.clients,
        messages.title,
        ...(isPhone(info)
          ? [navigation.practice, navigation.profile]
          : [navigation.templates, navigation.profile, navigation.team, navigation.branding]),
        ...(isPhone(info) ? [] : [navigation.billing, navigation.checkInQuestions, navigation.invitations]),
      ]);
      await tabs.filter({ hasText: isPhone(info) ? navigation.practice : navigation.branding }).click();
      await expect(page.getByText(COACHING.name).last()).toBeVisible();
      await expect(title).toHaveText(phrases.branding.title);
      // An own screen is not part of coach mode, however it is opened.
      await walkTo(page, "/planner");
      await expect(page).toHaveURL(/\/coach\/clients$/);
      await tabs.filter({ hasText: navigation.profile }).click();
      await expect(title).toHaveText(profile.title);
    });
    await test.step("the own diary, in client mode", async () => {
      if (!isPhone(info)) await tabs.nth(0).click();
      await page.getByRole("button", { name: navigation.toClientMode }).first().click();
      await expect(page).toHaveURL(/\/planner/);
      // A coach has nobody to ask for a plan.
      await expect(page.getByText(planWeek.noPlan.makePlanTitle)).toBeVisible();
      await expect(tabs.filter({ hasText: navigation.clients })).toHaveCount(0);
      await expect(tabs.filter({ hasText: navigation.planner })).toHaveCount(1);
      // The choice outlives the page.
      await page.goto("/");
      await expect(page).toHaveURL(/\/planner/);
      await walkTo(page, "/profile");
      await page.getByRole("button", { name: navigation.toCoachMode }).first().click();
      await expect(page).toHaveURL(/\/coach\/clients$/);
    });
  },
);

test("ONB-001 DIARY-015 DIARY-076 DIARY-077 COACH-003 COACH-029 a coach opens a client's diary, plans a day, a recipe and a note there, and the client sees what changed", async ({
  page,
  browser,
  phrases,
}, info) => {
  test.setTimeout(90_000);
  const { clients, diary, meals, navigation, planWeek, recipes } = phrases;
  const coach = await aCoach(page);
  const client = await aClient(browser, info, coach);
  await planFor(client);
  const ofClient = new RegExp(`/coach/clients/${client.person.id}$`);
  const banner = page.getByRole("complementary", { name: clients.viewAs.label });
  await test.step("the coach plans the day and leaves a note", async () => {
    await page.goto("/coach/clients");
    await page.getByRole("link", { name: /Sanne de Wit/ }).click();
    await expect(page).toHaveURL(ofClient);
    await page.getByRole("link", { name: clients.viewPlan }).click();
    await expect(banner).toContainText(clients.viewAs.banner({ name: "Sanne" }));
    await page.getByRole("button", { name: clients.viewAs.diary.chooseForMe }).click();
    await expect(page.getByText(clients.viewAs.diary.dayPlanned)).toBeVisible({ timeout: 60_000 });
    await writeNote(page, phrases, "Rest well tonight");
    await expect(page.getByRole("checkbox")).toHaveCount(0);
    // The coach's own name and logo have no place in the client's day.
    await expect(page.getByRole("main").getByText(COACHING.name)).toHaveCount(0);
    await expect(page.getByRole("main").locator("header img")).toHaveCount(0);
    await expectAccessible(page);
  });
  await test.step("the client sees both, and eats", async () => {
    await client.page.goto("/planner");
    await expect(client.page.getByRole("checkbox")).toHaveCount(3);
    await expect(client.page.getByRole("complementary", { name: clients.viewAs.label })).toHaveCount(0);
    await client.page.getByRole("button", { name: diary.noteWaiting }).first().click();
    await expect(noteOf(client.page, phrases)).toHaveValue("Rest well tonight");
    await client.page.keyboard.press("Escape");
    await client.page.getByRole("checkbox").first().click();
    await expect(client.page.getByRole("checkbox").first()).toBeChecked();
    await client.page.context().close();
    await page.reload();
    await expect(page.getByRole("img", { name: /eaten$/ }).first()).toBeVisible();
    await banner.getByRole("link", { name: clients.viewAs.back }).click();
    await expect(page).toHaveURL(ofClient);
  });
  await test.step("the coach chooses a recipe for another day", async () => {
    await walkTo(page, `/coach/clients/${client.person.id}/planner?date=${isoToday(1)}`);
    await page.getByRole("button", { name: clients.viewAs.diary.doItMyself }).click();
    const lunch = meals.momentsInSentence.LUNCH;
    await page.getByRole("button", { name: diary.addTo({ meal: lunch }) }).click();
    await page.getByRole("dialog").getByRole("link").first().click();
    await expect(page).toHaveURL(new RegExp(`/coach/clients/${client.person.id}/recipes/\\d+`));
    await page.getByRole("button", { name: recipes.chooseFor({ meal: lunch }) }).click();
    await expect(page).toHaveURL(new RegExp(`/coach/clients/${client.person.id}/planner`));
    const days = await callAs<{ results: { calendar_items: unknown[] }[] }>(
      page,
      client.person,
      "GET",
      `calendarDay/?date__gte=${isoToday(1)}&date__lte=${isoToday(1)}`,
    );
    expect(days.results.map((day) => day.calendar_items.length)).toEqual([1]);
  });
  await test.step("nothing of the client is left in the coach's own diary", async () => {
    await walkTo(page, "/profile");
    await page.getByRole("button", { name: navigation.toClientMode }).first().click();
    await expect(page).toHaveURL(/\/planner/);
    await expect(page.getByText(planWeek.noPlan.makePlanTitle)).toBeVisible();
    await expect(banner).toHaveCount(0);
  });
});
