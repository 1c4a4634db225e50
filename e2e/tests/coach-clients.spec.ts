import type { Page } from "@playwright/test";
import { aClient, aCoach, addClients, planFor } from "../support/coaching.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { changePerson, isPhone, onLayouts } from "../support/page.ts";
import { callAs } from "../support/signed-in.ts";

const LIST = /\/api\/users\/paginatedclients\//;
const ONE_MINUTE_MS = 60_000;

/** The searches of the list that the page asked for. */
function listened(page: Page): URL[] {
  const asked: URL[] = [];
  page.on("request", (request) => {
    if (LIST.test(request.url())) asked.push(new URL(request.url()));
  });
  return asked;
}

test(
  "COACH-001 COACH-002 COACH-004 lists the clients in columns, page by page",
  onLayouts,
  async ({ page, browser, phrases }, info) => {
    const { clients } = phrases;
    const coach = await aCoach(page);
    await addClients(browser, info, coach, 30);
    await page.goto("/coach/clients");
    const cards = page.getByRole("main").getByRole("listitem").getByRole("link");
    const pages = page.getByRole("navigation", { name: clients.pages });
    await expect(cards).toHaveCount(30);
    await expect(page.getByText(clients.count({ count: 30 }))).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: clients.title })).toBeVisible();
    await expect(pages).toHaveCount(0);
    await addClients(browser, info, coach, 1);
    await page.reload();
    await expect(page.getByText(clients.count({ count: 31 }))).toBeVisible();
    await expect(pages).toContainText(clients.page({ page: 1, total: 2 }));
    await expect(pages.getByRole("button", { name: clients.previousPage })).toBeDisabled();

    const boxes = await Promise.all([0, 1, 2, 3].map((at) => cards.nth(at).boundingBox()));
    const rows = new Set(boxes.map((box) => Math.round(box?.y ?? 0)));
    expect(rows.size).toBe(isPhone(info) ? 4 : 2);
    if (!isPhone(info)) expect(new Set(boxes.slice(0, 3).map((box) => box?.y)).size).toBe(1);
    await expectAccessible(page);

    await pages.getByRole("button", { name: clients.nextPage }).click();
    await expect(cards).toHaveCount(1);
    await expect(pages).toContainText(clients.page({ page: 2, total: 2 }));
    await expect(pages.getByRole("button", { name: clients.nextPage })).toBeDisabled();
    await pages.getByRole("button", { name: clients.previousPage }).click();
    await expect(cards).toHaveCount(30);
  },
);

test("COACH-010 CACHE-004 searches a second after the last letter, from the first page on", async ({
  page,
  browser,
  phrases,
}, info) => {
  const { clients } = phrases;
  const coach = await aCoach(page);
  await addClients(browser, info, coach, 31);
  await page.clock.install();
  await page.goto("/coach/clients?page=2");
  const cards = page.getByRole("main").getByRole("listitem");
  await expect(cards).toHaveCount(1);
  // Until the search has begun, time passes only as told, however slow the machine is.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  const asked = listened(page);
  const field = page.getByRole("searchbox", { name: clients.search });
  await field.fill("client");
  await page.clock.runFor(900);
  await field.fill("client 07");
  await page.clock.runFor(900);
  expect(asked).toEqual([]);
  await page.clock.runFor(200);
  await page.clock.resume();
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText("Client 07 Vos");
  expect(asked.map(({ searchParams }) => [searchParams.get("search"), searchParams.get("page")])).toEqual([
    ["client 07", "1"],
  ]);
  await field.fill("nobody");
  await page.clock.runFor(1_100);
  await expect(page.getByText(clients.noneFound({ search: "nobody" }))).toBeVisible();
  await page.getByRole("button", { name: clients.clearSearch }).click();
  await expect(cards).toHaveCount(30);
  await expect(field).toHaveValue("");
});

test("CACHE-002 COACH-011 reads the list anew every minute, and not while offline", async ({
  page,
  context,
  browser,
  phrases,
}, info) => {
  const { clients } = phrases;
  const coach = await aCoach(page);
  await page.clock.install();
  await page.goto("/coach/clients");
  await expect(page.getByText(clients.noneActive)).toBeVisible();
  await page.waitForLoadState("networkidle");
  const asked = listened(page);
  await page.clock.runFor(ONE_MINUTE_MS - 5_000);
  expect(asked).toHaveLength(0);
  await addClients(browser, info, coach, 1);
  await Promise.all([page.waitForResponse(LIST), page.clock.runFor(6_000)]);
  await expect(page.getByText("Client 01 Vos")).toBeVisible();
  expect(asked).toHaveLength(1);
  await context.setOffline(true);
  await page.clock.runFor(3 * ONE_MINUTE_MS);
  expect(asked).toHaveLength(1);
});

test("COACH-001 says that the list could not be read, and reads it again when asked", async ({
  page,
  phrases,
}) => {
  const { clients, general } = phrases;
  await aCoach(page);
  await page.route(LIST, (route) => route.fulfill({ status: 404, json: { detail: "Not found." } }));
  await page.goto("/coach/clients");
  await expect(page.getByRole("alert")).toContainText(general.errorLoadingData);
  await page.unroute(LIST);
  await page.getByRole("button", { name: general.tryAgain }).click();
  await expect(page.getByText(clients.noneActive)).toBeVisible();
});

test(
  "COACH-026 COACH-028 COACH-031 COACH-033 shows who a client is and what they follow",
  onLayouts,
  async ({ page, browser, phrases }, info) => {
    const { clients, nutrition, profile } = phrases;
    const coach = await aCoach(page);
    const client = await aClient(browser, info, coach);
    await page.goto(`/coach/clients/${client.person.id}`);
    await expect(page.getByText(clients.noIntake)).toBeVisible();
    await expect(page.getByRole("link", { name: clients.viewPlan })).toHaveCount(0);
    await planFor(client);
    await page.reload();
    const main = page.getByRole("main");
    await expect(page.getByRole("heading", { level: 1, name: "Sanne de Wit" })).toBeVisible();
    for (const text of [
      client.person.email,
      clients.clientSince,
      clients.lastActive,
      profile.rows.goalWeight,
    ])
      await expect(main.getByText(text, { exact: true })).toBeVisible();
    await expect(main.getByText(nutrition.goals.RECOMPOSITION)).toBeVisible();
    await expectAccessible(page);

    await page.getByRole("link", { name: clients.tabs["nutrition-plan"] }).click();
    const { intake } = await callAs<{
      intake: { tdee_kcal: number; weekly_nutrition_plan: { monday: { kcal: number; name: string } } };
    }>(page, coach, "GET", `clients/${client.person.id}/`);
    const plain = (await main.innerText()).replaceAll(/[.,\u00a0]/g, "");
    expect(plain).toContain(`${Math.round(intake.tdee_kcal)} kcal`);
    expect(plain).toContain(String(Math.round(intake.weekly_nutrition_plan.monday.kcal)));
    await expect(main.getByRole("heading", { name: intake.weekly_nutrition_plan.monday.name })).toBeVisible();
    for (const text of [
      nutrition.genders.FEMALE,
      nutrition.activities.MILDLY_ACTIVE,
      nutrition.diets.OMNIVORE,
    ])
      await expect(main.getByText(text, { exact: true })).toBeVisible();
    await expect(main.getByText(/^20\s?%$/)).toBeVisible();
    await expect(main.getByText(/^68[.,]0 kg$/)).toBeVisible();
    await expect(main.getByRole("switch", { checked: true })).toHaveCount(7);
    await expectAccessible(page);

    await page.getByRole("main").getByRole("link", { name: clients.title }).click();
    await expect(page).toHaveURL(/\/coach\/clients$/);
    await client.page.context().close();
  },
);

test("COACH-034 COACH-035 COACH-036 a coach switches a client off and on", async ({
  page,
  browser,
  phrases,
}, info) => {
  const { clients, general, billing } = phrases;
  const words = clients.settings;
  const coach = await aCoach(page);
  const client = await aClient(browser, info, coach);
  const name = "Sanne de Wit";
  await client.page.goto("/planner");
  await expect(client.page.getByRole("heading", { level: 1 })).toBeVisible();

  await page.goto(`/coach/clients/${client.person.id}?tab=settings`);
  await expect(page.getByText(clients.activeState).last()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: words.deactivate }).click();
  const dialog = page.getByRole("dialog", { name: words.deactivateTitle({ name }) });
  await dialog.getByRole("button", { name: general.cancel }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(clients.inactiveState)).toHaveCount(0);
  await page.getByRole("button", { name: words.deactivate }).click();
  await dialog.getByRole("button", { name: words.confirmDeactivate }).click();
  await expect(page.getByText(clients.inactiveState).last()).toBeVisible();

  await client.page.goto("/planner");
  await expect(client.page).toHaveURL(/\/billing-issue$/);
  await expect(client.page.getByRole("heading", { level: 1, name: billing.issueTitle })).toBeVisible();

  await page.goto("/coach/clients");
  await expect(page.getByText(clients.noneActive)).toBeVisible();
  await page.getByText(clients.deactivated, { exact: true }).click();
  await page.getByRole("link", { name: /Sanne de Wit/ }).click();
  await page.getByRole("link", { name: clients.tabs.settings }).click();
  await page.getByRole("button", { name: words.activate }).click();
  await page.getByRole("dialog").getByRole("button", { name: words.confirmActivate }).click();
  await expect(page.getByText(clients.activeState).last()).toBeVisible();
  await client.page.goto("/planner");
  await expect(client.page).toHaveURL(/\/planner/);
  await client.page.context().close();
});

test("COACH-034 has no way to switch off one's own account", async ({ page, browser, phrases }, info) => {
  const { settings, activeState } = phrases.clients;
  const coach = await aCoach(page);
  const client = await aClient(browser, info, coach);
  await changePerson(page, () => ({ id: client.person.id }));
  await page.goto(`/coach/clients/${client.person.id}?tab=settings`);
  await expect(page.getByText(activeState).last()).toBeVisible();
  await expect(page.getByRole("button", { name: settings.deactivate })).toHaveCount(0);
  await client.page.context().close();
});

test("COACH-039 COACH-069 says that nobody was found, also for another coach's client", async ({
  page,
  browser,
  phrases,
}, info) => {
  const { notFound, toList } = phrases.clients;
  const other = await aCoach(page);
  const client = await aClient(browser, info, other);
  await aCoach(page);
  const address = `/coach/clients/${client.person.id}`;
  for (const path of ["/coach/clients/2000000000", "/coach/clients/nobody", address, `${address}/planner`]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: notFound }), path).toBeVisible();
  }
  await page.getByRole("link", { name: toList }).click();
  await expect(page).toHaveURL(/\/coach\/clients$/);
  await client.page.context().close();
});
