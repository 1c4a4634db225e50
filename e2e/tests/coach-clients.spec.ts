import type { Page } from "@playwright/test";
import { aClient, aCoach, planFor } from "../support/coaching.ts";
import { aClientElsewhere, addClients, signInElsewhere } from "../support/elsewhere.ts";
import { expect, expectAccessible, newestMail, test } from "../support/journey.ts";
import { changePerson } from "../support/page.ts";
import { callAs } from "../support/signed-in.ts";
import { SIZES } from "../support/sizes.ts";
import { walkTo } from "../support/walk.ts";

const LIST = /\/api\/users\/paginatedclients\//;
const ONE_MINUTE_MS = 60_000;

/** How many cards stand in the first rows of the list. */
async function cardsPerRow(page: Page): Promise<number> {
  const cards = page.getByRole("main").getByRole("listitem").getByRole("link");
  const boxes = await Promise.all([0, 1, 2, 3].map((at) => cards.nth(at).boundingBox()));
  return boxes.filter((box) => box?.y === boxes[0]?.y).length;
}

test("COACH-001 COACH-002 COACH-004 COACH-010 COACH-011 CACHE-002 CACHE-004 lists the clients in columns and pages, searches, and reads again", async ({
  page,
  context,
  phrases,
}) => {
  const { clients, general } = phrases;
  const coach = await aCoach(page);
  await addClients(coach, 30);
  const cards = page.getByRole("main").getByRole("listitem").getByRole("link");
  const pages = page.getByRole("navigation", { name: clients.pages });
  const asked: URLSearchParams[] = [];
  await test.step("a list that could not be read is said, and read again when asked", async () => {
    await page.route(LIST, (route) => route.fulfill({ status: 404, json: { detail: "Not found." } }));
    await page.clock.install();
    await page.goto("/coach/clients");
    await expect(page.getByRole("alert")).toContainText(general.errorLoadingData);
    await page.unroute(LIST);
    page.on("request", (request) => {
      if (LIST.test(request.url())) asked.push(new URL(request.url()).searchParams);
    });
    await page.getByRole("button", { name: general.tryAgain }).click();
    await expect(cards).toHaveCount(30);
    await expect(page.getByText(clients.count({ count: 30 }))).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: clients.title })).toBeVisible();
    await expect(pages).toHaveCount(0);
  });
  await test.step("it is read again every minute; of more than thirty there are pages", async () => {
    await page.waitForLoadState("networkidle");
    asked.length = 0;
    await page.clock.runFor(ONE_MINUTE_MS - 15_000);
    expect(asked).toHaveLength(0);
    await aClientElsewhere(coach, { first_name: "Zoë", last_name: "Vos" });
    await Promise.all([page.waitForResponse(LIST), page.clock.runFor(16_000)]);
    await expect(page.getByText(clients.count({ count: 31 }))).toBeVisible();
    expect(asked).toHaveLength(1);
    await context.setOffline(true);
    await page.clock.runFor(3 * ONE_MINUTE_MS);
    expect(asked).toHaveLength(1);
    await context.setOffline(false);
    await expect.poll(() => asked.length).toBe(2);
    await expect(pages).toContainText(clients.page({ page: 1, total: 2 }));
    await expect(pages.getByRole("button", { name: clients.previousPage })).toBeDisabled();
  });
  await test.step("there is one column on a phone and there are three on a desktop", async () => {
    expect(await cardsPerRow(page)).toBe(1);
    await expectAccessible(page);
    await page.setViewportSize(SIZES.desktop);
    await expect.poll(() => cardsPerRow(page)).toBe(3);
    await expectAccessible(page);
    await page.setViewportSize(SIZES.phone);
  });
  await test.step("a search begins a second after the last letter, from the first page on", async () => {
    await pages.getByRole("button", { name: clients.nextPage }).click();
    await expect(cards).toHaveCount(1);
    await expect(pages).toContainText(clients.page({ page: 2, total: 2 }));
    await expect(pages.getByRole("button", { name: clients.nextPage })).toBeDisabled();
    // Until the search has begun, time passes only as told, however slow the machine is.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    asked.length = 0;
    const field = page.getByRole("searchbox", { name: clients.search });
    await field.fill("client");
    await page.clock.runFor(900);
    await field.fill("client 07");
    await page.clock.runFor(900);
    expect(asked).toEqual([]);
    await page.clock.runFor(200);
    await page.clock.resume();
    await expect(cards).toContainText("Client 07 Vos");
    await expect(pages).toHaveCount(0);
    expect(asked.map((query) => [query.get("search"), query.get("page")])).toEqual([["client 07", "1"]]);
    await field.fill("nobody");
    await page.clock.runFor(1_100);
    await expect(page.getByText(clients.noneFound({ search: "nobody" }))).toBeVisible();
    await page.getByRole("button", { name: clients.clearSearch }).click();
    await expect(cards).toHaveCount(30);
    await expect(field).toHaveValue("");
    await pages.getByRole("button", { name: clients.nextPage }).click();
    await pages.getByRole("button", { name: clients.previousPage }).click();
    await expect(cards).toHaveCount(30);
  });
});

test("COACH-026 COACH-028 COACH-031 COACH-033 COACH-039 COACH-069 shows who a client is and what they follow, and of nobody else's anything", async ({
  page,
  phrases,
}) => {
  const { clients, nutrition, profile } = phrases;
  const coach = await aCoach(page);
  const client = await aClientElsewhere(coach);
  const main = page.getByRole("main");
  await test.step("a client without answers", async () => {
    await page.goto(`/coach/clients/${client.id}`);
    await expect(page.getByText(clients.noIntake)).toBeVisible();
    await expect(page.getByRole("link", { name: clients.viewPlan })).toHaveCount(0);
  });
  await test.step("who the client is", async () => {
    await planFor({ page, person: client });
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "Sanne de Wit" })).toBeVisible();
    for (const text of [client.email, clients.clientSince, clients.lastActive, profile.rows.goalWeight])
      await expect(main.getByText(text, { exact: true })).toBeVisible();
    await expect(main.getByText(nutrition.goals.RECOMPOSITION)).toBeVisible();
    await expectAccessible(page);
  });
  await test.step("what the client follows", async () => {
    await page.getByRole("link", { name: clients.tabs["nutrition-plan"] }).click();
    const { intake } = await callAs<{
      intake: { tdee_kcal: number; weekly_nutrition_plan: { monday: { kcal: number; name: string } } };
    }>(page, coach, "GET", `clients/${client.id}/`);
    const { monday } = intake.weekly_nutrition_plan;
    await expect(main.getByRole("heading", { name: monday.name })).toBeVisible();
    const plain = (await main.innerText()).replaceAll(/[.,\u00a0]/g, "");
    expect(plain).toContain(`${Math.round(intake.tdee_kcal)} kcal`);
    expect(plain).toContain(String(Math.round(monday.kcal)));
    const { genders, activities, diets } = nutrition;
    for (const text of [genders.FEMALE, activities.MILDLY_ACTIVE, diets.OMNIVORE])
      await expect(main.getByText(text, { exact: true })).toBeVisible();
    // The answers of the client begin with 20 % body fat, which nobody measured.
    await expect(main.getByText(clients.plan.notMeasured, { exact: true })).toBeVisible();
    await expect(main.getByText(/^68[.,]0 kg$/)).toBeVisible();
    await expect(main.getByRole("switch", { checked: true })).toHaveCount(7);
    await expectAccessible(page);
    await page.getByRole("main").getByRole("link", { name: clients.title }).click();
    await expect(page).toHaveURL(/\/coach\/clients$/);
  });
  await test.step("nobody, and another coach's client", async () => {
    const other = await aClientElsewhere(await signInElsewhere({ user: { is_coach: true } }));
    const address = `/coach/clients/${other.id}`;
    for (const path of [
      "/coach/clients/2000000000",
      address,
      "/coach/clients/nobody",
      `${address}/planner`,
    ]) {
      await walkTo(page, path);
      await expect(page.getByRole("heading", { level: 1, name: clients.notFound }), path).toBeVisible();
    }
    await page.getByRole("link", { name: clients.toList }).click();
    await expect(page).toHaveURL(/\/coach\/clients$/);
  });
});

test("COACH-034 COACH-035 COACH-036 a coach switches a client off and on, and never the own account", async ({
  page,
  browser,
  phrases,
}, info) => {
  const { clients, general, billing } = phrases;
  const words = clients.settings;
  const coach = await aCoach(page);
  const client = await aClient(browser, info, coach);
  const dialog = page.getByRole("dialog", { name: words.deactivateTitle({ name: "Sanne de Wit" }) });
  await test.step("off, after asking", async () => {
    await page.goto(`/coach/clients/${client.person.id}?tab=settings`);
    await expect(page.getByText(clients.activeState).last()).toBeVisible();
    await page.getByRole("button", { name: words.deactivate }).click();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: general.cancel }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(clients.inactiveState)).toHaveCount(0);
    await page.getByRole("button", { name: words.deactivate }).click();
    await dialog.getByRole("button", { name: words.confirmDeactivate }).click();
    await expect(page.getByText(clients.inactiveState).last()).toBeVisible();
    // Being switched off ends every session; who signs in again is told why nothing opens (COACH-081).
    await client.page.goto("/planner");
    await expect(client.page).toHaveURL(/\/login/);
    await client.page.getByLabel(phrases.signIn.login.email).fill(client.person.email);
    await client.page.keyboard.press("Enter");
    await expect(client.page).toHaveURL(/\/login\/code/);
    const { code } = await newestMail(client.page, client.person.email);
    await client.page
      .locator("input[autocomplete=one-time-code]")
      .first()
      .pressSequentially(code ?? "");
    await expect(client.page).toHaveURL(/\/billing-issue$/);
    await expect(client.page.getByRole("heading", { level: 1, name: billing.issueTitle })).toBeVisible();
  });
  await test.step("and on again, from the list of those who are off", async () => {
    await walkTo(page, "/coach/clients");
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
  await test.step("not oneself", async () => {
    await changePerson(page, () => ({ id: client.person.id }));
    await page.goto(`/coach/clients/${client.person.id}?tab=settings`);
    await expect(page.getByText(clients.activeState).last()).toBeVisible();
    await expect(page.getByRole("button", { name: words.deactivate })).toHaveCount(0);
  });
});
