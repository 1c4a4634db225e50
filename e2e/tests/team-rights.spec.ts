import type { Page } from "@playwright/test";
import { COACHING, planFor } from "../support/coaching.ts";
import { aClientElsewhere, signInElsewhere } from "../support/elsewhere.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { isPhone, onLayouts } from "../support/page.ts";
import { heading } from "../support/questions.ts";
import { callAs, type SignedIn, signInAs } from "../support/signed-in.ts";
import { walkTo } from "../support/walk.ts";

/** Signs someone in who works in the owner's practice with these rights, and has been given the owner's client. */
async function aColleague(page: Page, owner: SignedIn, rights: readonly string[]): Promise<SignedIn> {
  const person = await signInAs(page, { user: { first_name: "Femke", last_name: "Smit" } });
  const names = { first_name: "Femke", last_name: "Smit", role: "ASSISTANT", rights };
  const { id } = await callAs<{ id: number }>(page, owner, "POST", "team/invitations/", {
    email: person.email,
    ...names,
  });
  await page.request.post(`/api/team/own-invitations/${id}/answer/`, {
    headers: { authorization: `Token ${person.token}` },
    data: { accept: true },
  });
  const split = [{ to: person.id, clients: 1 }];
  await callAs(page, owner, "POST", "team/hand-over/", { from: owner.id, split, tell: false });
  return person;
}

test(
  "TEAM-017 a coach without rights is told which one is missing and who can give it",
  onLayouts,
  async ({ page, phrases }, info) => {
    const { team, practice, clients, messages, navigation } = phrases;
    const owner = await signInElsewhere({
      user: { is_coach: true, first_name: "Iris", last_name: "Bakker" },
      organisation: COACHING,
    });
    const client = await aClientElsewhere(owner);
    await planFor({ page, person: client });
    await aColleague(page, owner, []);
    const ask = team.missing.askOne({ names: "Iris Bakker" });
    const isMissing = async (right: keyof typeof team.rights.names) => {
      const name = team.missing.title({ right: team.rights.names[right] });
      await expect(heading(page, name)).toBeVisible();
      await expect(page.getByText(ask)).toBeVisible();
    };
    await test.step("screens that need a right say so", async () => {
      await page.goto("/coach/account");
      await isMissing("BRAND");
      // What else belongs to the practice is found all the same: in the side bar, or below on a phone.
      const place = isPhone(info) ? page.getByRole("main") : page.getByRole("navigation");
      await expect(place.getByRole("link", { name: navigation.team, exact: true })).toBeVisible();
      await expect(page.getByRole("link", { name: navigation.billing })).toHaveCount(0);
      await expectAccessible(page);
      for (const [at, right] of [
        ["/coach/billing", "BILLING"],
        ["/coach/clients/import", "INVITE"],
        [`/coach/clients/${client.id}/profile`, "EDIT_PLANS"],
        [`/coach/clients/${client.id}/plans/new/energy-balance`, "EDIT_PLANS"],
      ] as const) {
        await walkTo(page, at);
        await isMissing(right);
      }
      await page.getByRole("link", { name: team.missing.seeTeam }).click();
      await expect(heading(page, team.title)).toBeVisible();
    });
    await test.step("what cannot be done has no button", async () => {
      await walkTo(page, "/coach/clients");
      await expect(page.getByRole("link", { name: /Sanne de Wit/ })).toBeVisible();
      await expect(page.getByRole("button", { name: practice.adding.action })).toHaveCount(0);
      await walkTo(page, `/coach/clients/${client.id}?tab=settings`);
      await expect(page.getByText(team.missing.plans)).toBeVisible();
      await expect(page.getByRole("button", { name: clients.settings.deactivate })).toHaveCount(0);
      await expectAccessible(page);
      await walkTo(page, `/coach/messages/${client.id}`);
      await expect(page.getByText(team.missing.messages)).toBeVisible();
      await expect(page.getByRole("textbox", { name: messages.writeTo({ name: "Sanne" }) })).toHaveCount(0);
      await expectAccessible(page);
    });
  },
);
