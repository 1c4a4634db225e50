import { aClient, aCoach, planFor } from "../support/coaching.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { onLayouts } from "../support/page.ts";
import { callAs, signInAs } from "../support/signed-in.ts";

test(
  "TEAM-018 TEAM-019 TEAM-025 TEAM-027 TEAM-029 a coach shares a client, who agrees, reads who stands in, writes to the colleague, and is shared no longer",
  onLayouts,
  async ({ page, browser, phrases }, info) => {
    const { team, privacy, clients, messages } = phrases;
    const owner = await aCoach(page);
    const femke = { first_name: "Femke", last_name: "Smit" };
    const { viewport, locale, timezoneId, baseURL } = info.project.use;
    const context = await browser.newContext({
      ...{ viewport: viewport ?? null, serviceWorkers: "block" },
      ...(locale === undefined ? {} : { locale }),
      ...(timezoneId === undefined ? {} : { timezoneId }),
      ...(baseURL === undefined ? {} : { baseURL }),
    });
    const colleaguesPage = await context.newPage();
    const colleague = await signInAs(colleaguesPage, { user: femke });
    const asked = { email: colleague.email, ...femke, role: "COACH" };
    const { id } = await callAs<{ id: number }>(page, owner, "POST", "team/invitations/", asked);
    await page.request.post(`/api/team/own-invitations/${id}/answer/`, {
      headers: { authorization: `Token ${colleague.token}` },
      data: { accept: true },
    });
    const client = await aClient(browser, info, owner);
    await planFor(client);
    const names = { coach: "Iris", colleague: "Femke" };
    const sanne = { name: "Sanne de Wit" };
    await test.step("the coach chooses the colleague and the days in the list of clients", async () => {
      await page.goto("/coach/clients");
      await page.getByRole("button", { name: team.menuOf(sanne) }).click();
      await page.getByRole("menuitem", { name: team.standIn.start }).click();
      const dialog = page.getByRole("dialog", { name: team.standIn.dialog({ client: "Sanne de Wit" }) });
      await expect(dialog.getByLabel(team.standIn.colleague)).toHaveValue(String(colleague.id));
      await expectAccessible(page);
      await dialog.getByRole("button", { name: team.standIn.submit }).click();
      await expect(page.getByText(team.standIn.waitsFor({ name: "Femke" }))).toBeVisible();
      await expectAccessible(page);
    });
    await test.step("the client reads of it on the planner and agrees", async () => {
      await client.page.goto("/");
      await expect(client.page.getByText(privacy.shares.asks(names))).toBeVisible();
      await client.page.getByRole("link", { name: privacy.shares.answer }).click();
      await expect(client.page.getByRole("heading", { name: privacy.shares.asks(names) })).toBeVisible();
      await expectAccessible(client.page);
      await client.page.getByRole("button", { name: privacy.shares.agree(names) }).click();
      await expect(client.page.getByText(privacy.shares.states.ACTIVE(names))).toBeVisible();
    });
    await test.step("the colleague sees the client among their own, and writes", async () => {
      await colleaguesPage.goto("/coach/clients?coach=shared");
      await expect(colleaguesPage.getByText("Sanne de Wit")).toBeVisible();
      const standsInFor = team.standIn.standsInFor({ name: "Iris", until: "" });
      await expect(colleaguesPage.getByText(standsInFor)).toBeVisible();
      await colleaguesPage.getByRole("button", { name: team.menuOf(sanne) }).click();
      await expect(colleaguesPage.getByRole("menuitem", { name: team.standIn.start })).toHaveCount(0);
      await colleaguesPage.getByRole("menuitem", { name: messages.title }).click();
      await colleaguesPage.getByLabel(messages.writeTo({ name: "Sanne" })).fill("Hi, I am Femke.");
      await colleaguesPage.getByRole("button", { name: messages.send, exact: true }).click();
      await expect(colleaguesPage.getByText("Hi, I am Femke.", { exact: true })).toBeVisible();
    });
    await test.step("the client reads who stands in, once, and what the colleague wrote", async () => {
      await client.page.goto("/");
      await expect(client.page.getByText(privacy.shares.standsIn(names))).toBeVisible();
      await expectAccessible(client.page);
      await client.page.getByRole("link", { name: privacy.shares.writeTo(names) }).click();
      await expect(client.page.getByText("Hi, I am Femke.", { exact: true })).toBeVisible();
      await client.page.goto("/");
      await client.page.getByRole("button", { name: privacy.shares.understood }).click();
      await expect(client.page.getByText(privacy.shares.standsIn(names))).toHaveCount(0);
      await client.page.reload();
      await expect(client.page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(client.page.getByText(privacy.shares.standsIn(names))).toHaveCount(0);
    });
    await test.step("the coach ends it after a question", async () => {
      await page.goto(`/coach/clients/${client.person.id}?tab=settings`);
      await expect(page.getByText(team.standIn.standsIn({ name: "Femke", until: "" }))).toBeVisible();
      const name = "Femke Smit";
      await page.getByRole("button", { name: team.standIn.end({ name }) }).click();
      const dialog = page.getByRole("dialog", { name: team.standIn.endTitle({ name }) });
      await dialog.getByRole("button", { name: team.standIn.endShort }).click();
      await expect(page.getByText(team.standIn.states.ACTIVE)).toHaveCount(0);
      await expect(page.getByRole("button", { name: clients.settings.deactivate })).toBeVisible();
      await colleaguesPage.goto("/coach/clients?coach=shared");
      await expect(colleaguesPage.getByText(team.filter.none)).toBeVisible();
    });
    await client.page.context().close();
    await context.close();
  },
);
