import { PORT } from "../address.ts";
import { COACHING } from "../support/coaching.ts";
import { expect, expectAccessible, newAddress, newestMail, test } from "../support/journey.ts";
import { onLayouts } from "../support/page.ts";
import { callAs, signInAs } from "../support/signed-in.ts";
import { walkTo } from "../support/walk.ts";

test(
  "COACH-134 COACH-136 COACH-137 COACH-138 COACH-162 COACH-163 COACH-166 COACH-207 ORG-031 a coach follows invitations, hands over links and invites from the waiting list",
  onLayouts,
  async ({ page, browser, phrases, language }) => {
    const { invitations, link, waitlist, adding, address } = phrases.intake;
    const { signIn, practice, onboarding } = phrases;
    const subdomain = `vol-${crypto.randomUUID().slice(0, 8)}`;
    const coach = await signInAs(page, {
      organisation: { ...COACHING, subdomain, waitlist_enabled: true },
      user: { is_coach: true, first_name: "Iris", last_name: "Bakker" },
    });
    const [lotte, noor] = [newAddress(), newAddress()];
    await callAs(page, coach, "POST", "clients/", { email: lotte, first_name: "Lotte", last_name: "Vos" });
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    const dialog = page.getByRole("dialog");
    await test.step("a visitor of a full practice joins its waiting list", async () => {
      const theirs = await browser.newPage({
        baseURL: `http://${subdomain}.localhost:${PORT}`,
        locale: language === "nl" ? "nl-NL" : "en-GB",
        serviceWorkers: "block",
        viewport: page.viewportSize(),
      });
      await theirs.goto("/start");
      const join = theirs.getByRole("button", { name: signIn.waitlist.submit, exact: true });
      await expect(join).toBeDisabled();
      await expect(theirs.getByRole("button", { name: signIn.start.startToday })).toHaveCount(0);
      await theirs.getByLabel(signIn.login.email).fill(noor);
      await theirs.getByLabel(signIn.waitlist.firstName).fill("Noor");
      await expectAccessible(theirs);
      await join.click();
      await expect(
        theirs.getByText(signIn.waitlist.done({ brand: COACHING.name, email: noor })),
      ).toBeVisible();
      expect((await newestMail(page, noor)).subject).toContain(COACHING.name);
      await theirs.close();
    });
    await test.step("the coach sees who waits, and the address of the practice", async () => {
      await page.goto("/coach/clients");
      await page.getByRole("main").getByRole("link", { name: invitations.open, exact: true }).click();
      await expect(page.getByRole("heading", { level: 1, name: invitations.title })).toBeVisible();
      await expect(page.getByText(invitations.shown.WAITING({ count: 1 }))).toBeVisible();
      await expect(page.getByRole("link", { name: "Lotte Vos" })).toBeVisible();
      await expect(page.getByRole("textbox", { name: link.practice.label })).toHaveValue(
        `http://${subdomain}.localhost:${PORT}/start`,
      );
      await expectAccessible(page);
    });
    await test.step("gets a link to hand over", async () => {
      await button(invitations.actions.moreFor({ name: "Lotte Vos" })).click();
      await page.getByRole("menuitem", { name: invitations.actions.link }).click();
      await expect(dialog.getByRole("textbox", { name: link.client.label })).toHaveValue(/magic_link_token=/);
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
    });
    await test.step("corrects an address that was mistyped", async () => {
      const right = newAddress();
      await button(invitations.actions.moreFor({ name: "Lotte Vos" })).click();
      await page.getByRole("menuitem", { name: invitations.actions.otherAddress }).click();
      await expect(dialog.getByRole("button", { name: address.submit })).toBeDisabled();
      await dialog.getByLabel(adding.who.email).fill(right);
      await expectAccessible(page);
      await dialog.getByRole("button", { name: address.submit }).click();
      await expect(page.getByText(address.sent({ email: right }))).toBeVisible();
      await expect(page.getByText(right, { exact: true })).toBeVisible();
      const theirs = await browser.newPage({ baseURL: `http://localhost:${PORT}`, serviceWorkers: "block" });
      await theirs.goto((await newestMail(page, right)).link ?? "");
      await expect(theirs.getByRole("heading", { level: 1 })).toContainText(COACHING.name);
      await theirs.close();
    });
    await test.step("withdraws an invitation after reading what that does, and sends it again", async () => {
      await button(invitations.actions.moreFor({ name: "Lotte Vos" })).click();
      await page.getByRole("menuitem", { name: invitations.actions.withdraw }).click();
      await expect(dialog.getByText(practice.invitation.withdrawText({ name: "Lotte Vos" }))).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole("button", { name: practice.invitation.confirmWithdraw, exact: true }).click();
      await expect(page.getByText(invitations.states.WITHDRAWN, { exact: true })).toBeVisible();
      await button(invitations.actions.moreFor({ name: "Lotte Vos" })).click();
      await page.getByRole("menuitem", { name: invitations.actions.inviteAgain }).click();
      await expect(page.getByText(practice.invitation.sentAgain)).toBeVisible();
    });
    await test.step("invites someone from the waiting list, who is on it no longer", async () => {
      await button(waitlist.inviteWhom({ name: "Noor" })).click();
      await expect(dialog.getByLabel(onboarding.registration.firstName)).toHaveValue("Noor");
      await dialog.getByLabel(onboarding.registration.lastName).fill("Visser");
      await dialog.getByRole("button", { name: adding.who.next, exact: true }).click();
      await dialog.getByRole("button", { name: adding.start.send, exact: true }).click();
      await expect(page.getByRole("link", { name: /Noor Visser/ })).toBeVisible();
      await walkTo(page, "/coach/clients/invitations");
      await expect(page.getByText(waitlist.none)).toBeVisible();
      await expect(page.getByText(invitations.shown.WAITING({ count: 2 }))).toBeVisible();
    });
    await test.step("someone leaves the list by the link in their mail", async () => {
      const bo = newAddress();
      const list = `/api/users/organisations/${subdomain}/waitlist/`;
      await page.request.post(list, { data: { email: bo } });
      const { link: way } = await newestMail(page, bo);
      const { pathname, search } = new URL(way ?? "");
      const theirs = await browser.newPage({
        baseURL: `http://${subdomain}.localhost:${PORT}`,
        locale: language === "nl" ? "nl-NL" : "en-GB",
        serviceWorkers: "block",
      });
      await theirs.goto(`${pathname}${search}`);
      await expectAccessible(theirs);
      await theirs.getByRole("button", { name: signIn.waitlist.leave.submit }).click();
      await expect(theirs.getByRole("heading", { name: signIn.waitlist.leave.done })).toBeVisible();
      await theirs.close();
      await page.reload();
      await expect(page.getByText(waitlist.none)).toBeVisible();
    });
    await test.step("removes someone, after being asked", async () => {
      const tom = newAddress();
      const list = `/api/users/organisations/${subdomain}/waitlist/`;
      await page.request.post(list, { data: { email: tom } });
      await page.reload();
      await button(waitlist.removeWhom({ name: tom })).click();
      await expectAccessible(page);
      await dialog.getByRole("button", { name: waitlist.remove, exact: true }).click();
      await expect(page.getByText(waitlist.none)).toBeVisible();
    });
  },
);
