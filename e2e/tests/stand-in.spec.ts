import { aClient, aCoach, planFor } from "../support/coaching.ts";
import { signInElsewhere } from "../support/elsewhere.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { onLayouts } from "../support/page.ts";
import { callAs } from "../support/signed-in.ts";

test(
  "TEAM-018 TEAM-019 TEAM-025 a coach shares a client, who agrees, reads who sees what, and is shared no longer",
  onLayouts,
  async ({ page, browser, phrases }, info) => {
    const { team, privacy, clients } = phrases;
    const owner = await aCoach(page);
    const femke = { first_name: "Femke", last_name: "Smit" };
    const colleague = await signInElsewhere({ user: femke });
    const asked = { email: colleague.email, ...femke, role: "COACH" };
    const { id } = await callAs<{ id: number }>(page, owner, "POST", "team/invitations/", asked);
    await page.request.post(`/api/team/own-invitations/${id}/answer/`, {
      headers: { authorization: `Token ${colleague.token}` },
      data: { accept: true },
    });
    const client = await aClient(browser, info, owner);
    await planFor(client);
    const names = { coach: "Iris", colleague: "Femke" };
    await page.goto(`/coach/clients/${client.person.id}?tab=settings`);
    await test.step("the coach chooses the colleague and the days", async () => {
      await page.getByRole("button", { name: team.standIn.start }).click();
      const dialog = page.getByRole("dialog", { name: team.standIn.dialog({ client: "Sanne de Wit" }) });
      await expect(dialog.getByLabel(team.standIn.colleague)).toHaveValue(String(colleague.id));
      await expectAccessible(page);
      await dialog.getByRole("button", { name: team.standIn.submit }).click();
      await expect(page.getByText(team.standIn.states.WAITING)).toBeVisible();
      await expectAccessible(page);
    });
    await test.step("the client agrees", async () => {
      await client.page.goto("/profile/privacy");
      await expect(client.page.getByRole("heading", { name: privacy.shares.asks(names) })).toBeVisible();
      await expectAccessible(client.page);
      await client.page.getByRole("button", { name: privacy.shares.agree(names) }).click();
      await expect(client.page.getByText(privacy.shares.states.ACTIVE(names))).toBeVisible();
      const { results } = await callAs<{ results: readonly { id: number }[] }>(
        page,
        colleague,
        "GET",
        "clients/?shared=true",
      );
      expect(results.map((one) => one.id)).toEqual([client.person.id]);
    });
    await test.step("the coach ends it after a question", async () => {
      await page.reload();
      await expect(page.getByText(team.standIn.standsIn({ name: "Femke", until: "" }))).toBeVisible();
      const name = "Femke Smit";
      await page.getByRole("button", { name: team.standIn.end({ name }) }).click();
      const dialog = page.getByRole("dialog", { name: team.standIn.endTitle({ name }) });
      await dialog.getByRole("button", { name: team.standIn.endShort }).click();
      await expect(page.getByText(team.standIn.states.ACTIVE)).toHaveCount(0);
      await expect(page.getByRole("button", { name: clients.settings.deactivate })).toBeVisible();
    });
    await client.page.context().close();
  },
);
