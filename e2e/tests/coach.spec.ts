import type { Phrases } from "@plateful/phrases";
import type { Page } from "@playwright/test";
import { aClient, aCoach, COACHING, planFor } from "../support/coaching.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { isPhone, onLayouts } from "../support/page.ts";
import { isoToday } from "../support/people.ts";
import { callAs, signInAs } from "../support/signed-in.ts";

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
  "NAV-004 NAV-011 COACH-070 COACH-076 a coach begins with the clients and has a coach's tabs",
  onLayouts,
  async ({ page, phrases }) => {
    const { clients, navigation } = phrases;
    await aCoach(page);
    await page.goto("/");
    await expect(page).toHaveURL(/\/coach\/clients$/);
    await expect(page.getByRole("heading", { level: 1, name: clients.title })).toBeVisible();
    await expect(page.getByText(clients.noneActive)).toBeVisible();
    const tabs = page.getByRole("navigation", { name: navigation.main }).getByRole("link");
    await expect(tabs).toHaveText([navigation.clients, navigation.account, navigation.profile]);
    await tabs.nth(1).click();
    await expect(page.getByText(COACHING.name).last()).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: clients.brand.title })).toBeVisible();
    await expectAccessible(page);
    // An own screen is not part of coach mode, however it is opened.
    await page.goto("/planner");
    await expect(page).toHaveURL(/\/coach\/clients$/);
  },
);

test(
  "COACH-071 COACH-072 NAV-011 a coach changes to the own diary and back",
  onLayouts,
  async ({ page, phrases }, info) => {
    const { clients, navigation, diary } = phrases;
    await aCoach(page);
    await page.goto("/coach/clients");
    if (isPhone(info)) await page.getByRole("link", { name: navigation.profile }).click();
    await page.getByRole("button", { name: clients.toClientMode }).first().click();
    await expect(page).toHaveURL(/\/planner/);
    // A coach has nobody to ask for a plan.
    await expect(page.getByText(diary.makePlanTitle)).toBeVisible();
    const tabs = page.getByRole("navigation", { name: navigation.main }).getByRole("link");
    await expect(tabs.filter({ hasText: navigation.clients })).toHaveCount(0);
    await expect(tabs.filter({ hasText: navigation.planner })).toHaveCount(1);
    // The choice outlives the page.
    await page.goto("/");
    await expect(page).toHaveURL(/\/planner/);
    await page.goto("/profile");
    await page.getByRole("button", { name: clients.toCoachMode }).first().click();
    await expect(page).toHaveURL(/\/coach\/clients$/);
  },
);

test("COACH-069 COACH-071 somebody who coaches nobody has no coach's screens", async ({ page, phrases }) => {
  await signInAs(page);
  await page.goto("/coach/clients");
  await expect(page).not.toHaveURL(/\/coach/);
  await page.goto("/profile");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: phrases.clients.toClientMode })).toHaveCount(0);
});

test(
  "DIARY-015 DIARY-076 DIARY-077 COACH-003 COACH-029 a coach opens a client's diary, and the client sees what changed",
  onLayouts,
  async ({ page, browser, phrases }, info) => {
    test.setTimeout(90_000);
    const { clients, diary } = phrases;
    const coach = await aCoach(page);
    const client = await aClient(browser, info, coach);
    await planFor(client);
    await page.goto("/coach/clients");
    await page.getByRole("link", { name: /Sanne de Wit/ }).click();
    await expect(page).toHaveURL(new RegExp(`/coach/clients/${client.person.id}$`));
    await page.getByRole("link", { name: clients.viewPlan }).click();
    const banner = page.getByRole("complementary", { name: clients.viewAs.label });
    await expect(banner).toContainText(clients.viewAs.banner({ name: "Sanne" }));

    await page.getByRole("button", { name: clients.viewAs.diary.chooseForMe }).click();
    await expect(page.getByText(clients.viewAs.diary.dayPlanned)).toBeVisible({ timeout: 60_000 });
    await writeNote(page, phrases, "Rest well tonight");
    await expect(page.getByRole("checkbox")).toHaveCount(0);
    // The coach's own name and logo have no place in the client's day.
    await expect(page.getByRole("main").getByText(COACHING.name)).toHaveCount(0);
    await expect(page.getByRole("main").locator("header img")).toHaveCount(0);
    await expectAccessible(page);

    await client.page.goto("/planner");
    await expect(client.page.getByRole("checkbox")).toHaveCount(3);
    await expect(client.page.getByRole("complementary", { name: clients.viewAs.label })).toHaveCount(0);
    await client.page.getByRole("button", { name: diary.noteWaiting }).first().click();
    await expect(noteOf(client.page, phrases)).toHaveValue("Rest well tonight");
    await client.page.keyboard.press("Escape");
    await client.page.getByRole("checkbox").first().click();
    await expect(client.page.getByRole("checkbox").first()).toBeChecked();

    await page.reload();
    await expect(page.getByRole("img", { name: /gegeten$|eaten$/ }).first()).toBeVisible();
    await banner.getByRole("link", { name: clients.viewAs.back }).click();
    await expect(page).toHaveURL(new RegExp(`/coach/clients/${client.person.id}$`));
    await client.page.context().close();
  },
);

test("DIARY-076 DIARY-077 view-as plans a recipe for the client, and ends with the address", async ({
  page,
  browser,
  phrases,
}, info) => {
  test.setTimeout(90_000);
  const { clients, diary, meals, recipes } = phrases;
  const coach = await aCoach(page);
  const client = await aClient(browser, info, coach);
  await planFor(client);
  await page.goto(`/coach/clients/${client.person.id}/planner?date=${isoToday(1)}`);
  await page.getByRole("button", { name: clients.viewAs.diary.doItMyself }).click();
  const lunch = meals.momentsInSentence.LUNCH;
  await page.getByRole("button", { name: diary.addTo({ meal: lunch }) }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("link").first().click();
  await expect(page).toHaveURL(new RegExp(`/coach/clients/${client.person.id}/recipes/\\d+`));
  await page.getByRole("button", { name: recipes.chooseFor({ meal: lunch }) }).click();
  await expect(page).toHaveURL(new RegExp(`/coach/clients/${client.person.id}/planner`));
  const days = await callAs<{ results: { calendar_items: unknown[] }[] }>(
    client.page,
    client.person,
    "GET",
    `calendarDay/?date__gte=${isoToday(1)}&date__lte=${isoToday(1)}`,
  );
  expect(days.results.map((day) => day.calendar_items.length)).toEqual([1]);
  // Nothing of the client is left when the coach looks at the own diary.
  await page.goto("/profile");
  await page.getByRole("button", { name: clients.toClientMode }).first().click();
  await expect(page).toHaveURL(/\/planner/);
  await expect(page.getByRole("complementary", { name: clients.viewAs.label })).toHaveCount(0);
  await expect(page.getByText(diary.makePlanTitle)).toBeVisible();
  await client.page.context().close();
});
