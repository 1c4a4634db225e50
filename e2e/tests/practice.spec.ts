import { expect, expectAccessible, newestMail, test } from "../support/journey.ts";
import { onLayouts } from "../support/page.ts";
import { walkTo } from "../support/walk.ts";

const anAddress = (name: string) => `${name}-${crypto.randomUUID()}@example.org`;

test(
  "COACH-005 COACH-015 COACH-021 COACH-084 COACH-185 ORG-032 BILL-033 COACH-223 a coach signs up, names the practice and adds a client, who accepts and answers the questions",
  onLayouts,
  async ({ page, browser, phrases, language }) => {
    const { practice, signIn, onboarding, clients, general, intake, nutrition, planWeek, privacy, profile } =
      phrases;
    const { who, start } = phrases.intake.adding;
    const [coach, client] = [anAddress("iris"), anAddress("lotte")];
    const name = `Praktijk Puur ${crypto.randomUUID().slice(0, 8)}`;
    const button = (words: string) => page.getByRole("button", { name: words, exact: true });
    await test.step("signs up", async () => {
      await page.goto("/start");
      await page.getByRole("link", { name: practice.start.link }).click();
      await expect(page.getByRole("heading", { level: 1, name: practice.start.title })).toBeVisible();
      await expect(button(practice.start.submit)).toBeDisabled();
      await page.getByLabel(onboarding.registration.firstName).fill("Iris");
      await page.getByLabel(onboarding.registration.lastName).fill("Bakker");
      await page.getByLabel(signIn.login.email).fill(coach);
      await button(practice.start.submit).click();
      await expect(page.getByText(signIn.linkSent.text({ email: coach }))).toBeVisible();
      // COACH-223: who mistyped the address comes back to what they typed.
      const kept = async () => {
        await expect(page.getByLabel(onboarding.registration.lastName)).toHaveValue("Bakker");
        await expect(page.getByLabel(signIn.login.email)).toHaveValue(coach);
      };
      await page.getByRole("button", { name: signIn.linkSent.changeEmail }).click();
      await kept();
      await page.goBack();
      await page.goBack();
      await kept();
      await page.goForward();
      await expect(page.getByText(signIn.linkSent.text({ email: coach }))).toBeVisible();
      await page.goto((await newestMail(page, coach)).link ?? "");
      await expect(page).toHaveURL(/\/coach\/clients$/);
    });
    await test.step("names the practice; an address that is no address is refused where it stands", async () => {
      await page.getByLabel(practice.naming.name).fill(name);
      const address = page.getByRole("textbox", { name: practice.naming.address, exact: true });
      await expect(address).toHaveValue(/^praktijk-puur-/);
      const suggested = await address.inputValue();
      await address.fill("www");
      await button(practice.naming.save).click();
      await expect(address).toHaveAttribute("aria-invalid", "true");
      await expect(address).toBeFocused();
      await expectAccessible(page);
      await address.fill(suggested);
      await button(practice.naming.save).click();
      await expect(page.getByText(practice.naming.saved)).toBeVisible();
      await expect(page.getByLabel(practice.naming.name)).toHaveCount(0);
    });
    const dialog = page.getByRole("dialog");
    const inDialog = (words: string) => dialog.getByRole("button", { name: words, exact: true });
    await test.step("adds a client", async () => {
      await button(practice.adding.action).click();
      await dialog.getByLabel(onboarding.registration.firstName).fill("Lotte");
      await dialog.getByLabel(onboarding.registration.lastName).fill("Vos");
      await dialog.getByRole("textbox", { name: who.email }).fill(client);
      await inDialog(who.next).click();
      await inDialog(start.send).click();
      await page.getByRole("link", { name: /Lotte Vos/ }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Lotte Vos" })).toBeVisible();
      await expect(page.getByText(practice.invitation.states.SENT)).toBeVisible();
      await expectAccessible(page);
    });
    await test.step("withdraws the invitation, and sends another", async () => {
      await button(practice.invitation.withdraw).click();
      await inDialog(practice.invitation.confirmWithdraw).click();
      await expect(page.getByText(practice.invitation.states.WITHDRAWN)).toBeVisible();
      await button(practice.invitation.inviteAgain).click();
      await expect(page.getByText(practice.invitation.states.SENT)).toBeVisible();
    });
    await test.step("the client accepts, is asked what to share, and is in the practice", async () => {
      const { link } = await newestMail(page, client);
      const url = new URL(link ?? "");
      const theirs = await browser.newPage({
        locale: language === "nl" ? "nl-NL" : "en-GB",
        serviceWorkers: "block",
      });
      await theirs.goto(url.href);
      await theirs.getByRole("button", { name: signIn.link.submit }).click();
      await expect(theirs).toHaveURL(/\/consent/);
      expect(new URL(theirs.url()).hostname).toBe(url.hostname);
      await theirs.getByRole("checkbox").check();
      const share = privacy.sharing.share({ count: 1, coach: "Iris" });
      await theirs.getByRole("button", { name: share, exact: true }).click();
      await theirs.getByRole("link", { name: planWeek.noPlan.answerQuestions }).click();
      await expect(theirs.getByRole("heading", { level: 1, name: intake.own.title })).toBeVisible();
      await theirs.getByText(nutrition.genders.FEMALE, { exact: true }).click();
      await theirs.getByLabel(profile.rows.age).fill("34");
      await theirs.getByLabel(profile.rows.height).fill("170");
      await theirs.getByLabel(profile.rows.weight, { exact: true }).fill("68");
      await theirs.getByLabel(profile.rows.goal, { exact: true }).selectOption("LOSE_WEIGHT");
      await expectAccessible(theirs);
      await theirs.getByRole("button", { name: general.save, exact: true }).click();
      await expect(theirs).toHaveURL(/\/planner$/);
      await expect(theirs.getByText(planWeek.noPlan.askCoachText)).toBeVisible();
      await theirs.close();
      await page.reload();
      await expect(page.getByRole("heading", { level: 1, name: "Lotte Vos" })).toBeVisible();
      await expect(page.getByRole("heading", { name: practice.invitation.title })).toHaveCount(0);
      await expect(page.getByText(nutrition.goals.LOSE_WEIGHT)).toBeVisible();
    });
    await walkTo(page, "/coach/clients");
    await expect(page.getByText(clients.count({ count: 1 }))).toBeVisible();
    await expect(page.getByRole("link", { name: /Lotte Vos/ })).toBeVisible();
  },
);
