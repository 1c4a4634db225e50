import type { Page } from "@playwright/test";
import { COACHING } from "../support/coaching.ts";
import { aClientElsewhere, signInElsewhere } from "../support/elsewhere.ts";
import { expect, expectAccessible, newestMail, test } from "../support/journey.ts";
import { onLayouts } from "../support/page.ts";
import { heading } from "../support/questions.ts";
import { callAs, type SignedIn, signInAs } from "../support/signed-in.ts";
import { walkTo } from "../support/walk.ts";

const PRACTICE = { ...COACHING, name: "Bakker Voeding" };

/** A coach who owns a practice, with three clients. */
async function anOwner(page: Page): Promise<SignedIn> {
  const owner = await signInAs(page, {
    user: { is_coach: true, first_name: "Iris", last_name: "Bakker" },
    organisation: PRACTICE,
  });
  for (const first_name of ["Anna", "Bo", "Cees"]) await aClientElsewhere(owner, { first_name });
  return owner;
}

test(
  "TEAM-005 TEAM-007 TEAM-008 TEAM-011 TEAM-013 TEAM-014 TEAM-015 TEAM-016 a practice invites a colleague, who joins, gets clients and is removed",
  onLayouts,
  async ({ page, browser, phrases, language }) => {
    const { team: words, onboarding, signIn, general } = phrases;
    const email = `noor-${crypto.randomUUID()}@example.org`;
    await anOwner(page);
    const dialog = page.getByRole("dialog");
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    const inDialog = (name: string) => dialog.getByRole("button", { name, exact: true });
    const choose = async (name: string, action: string) => {
      await button(words.menuOf({ name })).click();
      await page.getByRole("menuitem", { name: action }).click();
    };

    await test.step("is alone at first", async () => {
      await page.goto("/coach/team");
      await expect(heading(page, words.title)).toBeVisible();
      await expect(page.getByText(words.alone.title)).toBeVisible();
      await expect(page.getByText(words.summary({ people: 1, clients: 3, invited: 0 }))).toBeVisible();
      await expectAccessible(page);
      await choose("Iris Bakker", words.actions.leave);
      await expect(dialog.getByText(words.leave.lastOwner.text)).toBeVisible();
      await dialog.getByRole("button", { name: general.close }).last().click();
    });
    await test.step("invites a colleague, withdraws that, and invites again", async () => {
      const invite = async () => {
        await button(words.invite.action).click();
        await dialog.getByLabel(onboarding.registration.firstName).fill("Noor");
        await dialog.getByLabel(onboarding.registration.lastName).fill("Visser");
        await dialog.getByRole("textbox", { name: words.invite.email }).fill(email);
        await dialog.getByRole("switch", { name: words.rights.names.MESSAGE }).uncheck({ force: true });
        await inDialog(words.invite.submit).click();
        await expect(dialog).toHaveCount(0);
      };
      await invite();
      await expect(page.getByText(email)).toBeVisible();
      await choose("Noor Visser", words.actions.withdraw);
      await inDialog(words.actions.withdraw).click();
      await expect(page.getByText(email)).toHaveCount(0);
      await invite();
      await choose("Noor Visser", words.actions.resend);
      await expect(dialog.getByRole("switch", { name: words.rights.names.MESSAGE })).not.toBeChecked();
      await inDialog(words.invite.submit).click();
      await expect(dialog).toHaveCount(0);
    });
    const context = await browser.newContext({
      locale: language === "nl" ? "nl-NL" : "en-GB",
      serviceWorkers: "block",
    });
    const theirs = await context.newPage();
    await test.step("the colleague reads what is asked, signed in by the mail, and joins", async () => {
      const { link } = await newestMail(page, email);
      await theirs.goto(link ?? "");
      await theirs.getByRole("button", { name: signIn.link.submit }).click();
      await expect(heading(theirs, words.answer.heading({ practice: PRACTICE.name }))).toBeVisible();
      await expect(theirs.getByText(words.answer.signedInAs({ email }))).toBeVisible();
      await expectAccessible(theirs);
      await theirs.getByRole("button", { name: words.answer.accept }).click();
      await expect(theirs).toHaveURL(/\/coach\/clients|\/consent/);
      await theirs.goto("/team-invitation");
      await expect(heading(theirs, words.answer.accepted.title({ practice: PRACTICE.name }))).toBeVisible();
    });
    await test.step("and sees the team, but cannot change it", async () => {
      await walkTo(theirs, "/coach/team");
      await expect(theirs.getByText(words.readOnly.title)).toBeVisible();
      await expect(theirs.getByText(words.missing.askOne({ names: "Iris Bakker" }))).toBeVisible();
      await expect(theirs.getByRole("button", { name: words.invite.action })).toHaveCount(0);
      await expectAccessible(theirs);
    });
    await test.step("the owner gives a right, and takes one away, which is asked once", async () => {
      await page.reload();
      await choose("Noor Visser", words.actions.rights);
      const right = (name: string) => dialog.getByRole("switch", { name });
      await right(words.rights.names.BRAND).check({ force: true });
      await right(words.rights.names.INVITE).uncheck({ force: true });
      await expectAccessible(page);
      await inDialog(words.rights.save).click();
      await expect(dialog.getByText(words.rights.closes.INVITE)).toBeVisible();
      await inDialog(words.rights.losing.confirm).click();
      await expect(dialog).toHaveCount(0);
      await expect(page.getByText(words.ownRights)).toBeVisible();
    });
    await test.step("hands clients over, some of whom stay", async () => {
      await choose("Iris Bakker", words.actions.handOver);
      await expect(dialog.getByText(words.handOver.goTo({ count: 3 }))).toBeVisible();
      await expectAccessible(page);
      await inDialog(words.handOver.submit({ count: 3 })).click();
      await expect(dialog).toHaveCount(0);
      await choose("Noor Visser", words.actions.remove);
      await expect(dialog.getByText(words.remove.first.text({ count: 3 }))).toBeVisible();
      await inDialog(words.actions.handOver).click();
      await inDialog(words.handOver.submit({ count: 3 })).click();
      await expect(dialog).toHaveCount(0);
    });
    await test.step("removes the colleague, who is a person of their own again", async () => {
      await choose("Noor Visser", words.actions.remove);
      await inDialog(words.remove.confirm).click();
      await expect(dialog).toHaveCount(0);
      await expect(page.getByText(words.alone.title)).toBeVisible();
      await theirs.goto("/team-invitation");
      await expect(heading(theirs, words.answer.none.title)).toBeVisible();
      await context.close();
    });
  },
);

test("TEAM-011 an invitation says how it stands: to a visitor, to another person, once it is spent, withdrawn or declined", async ({
  page,
  phrases,
}) => {
  const { team, login } = { team: phrases.team.answer, login: phrases.signIn.login };
  const owner = await signInElsewhere({
    user: { is_coach: true, first_name: "Iris" },
    organisation: PRACTICE,
  });
  const practice = PRACTICE.name;
  await page.goto("/team-invitation");
  await expect(heading(page, team.visitor.title)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: team.visitor.action }).click();
  await expect(page.getByLabel(login.email)).toBeVisible();
  await expect(page).toHaveURL(/next=/);
  await page.goto("/team-invitation?magic_link_token=spent");
  await expect(heading(page, team.visitor.title)).toBeVisible();

  const person = await signInAs(page, { user: { first_name: "Femke" } });
  await page.goto("/team-invitation?magic_link_token=spent");
  await expect(heading(page, team.none.title)).toBeVisible();
  await expect(page.getByText(team.signedInAs({ email: person.email }))).toBeVisible();
  const names = { first_name: "Femke", last_name: "Smit", role: "ASSISTANT" };
  const invite = () =>
    callAs<{ id: number }>(page, owner, "POST", "team/invitations/", { email: person.email, ...names });
  const first = await invite();
  await page.reload();
  await expect(heading(page, team.heading({ practice }))).toBeVisible();
  const token = { authorization: `Token ${owner.token}` };
  await page.request.delete(`/api/team/invitations/${first.id}/`, { headers: token });
  // It was withdrawn while the page stood open.
  await page.getByRole("button", { name: team.accept }).click();
  await expect(heading(page, team.withdrawn.title)).toBeVisible();
  await invite();
  await page.reload();
  await page.getByRole("button", { name: team.decline }).click();
  await expect(heading(page, team.declined.title)).toBeVisible();
  await expectAccessible(page);
});
