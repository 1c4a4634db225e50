import { aCoach } from "../support/coaching.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { onLayouts } from "../support/page.ts";

const anAddress = (name: string) => `${name}-${crypto.randomUUID()}@example.org`;

test(
  "COACH-019 COACH-131 COACH-132 COACH-133 COACH-167 a coach adds a client with the mail in view, and takes it back",
  onLayouts,
  async ({ page, phrases }) => {
    const { practice, onboarding, general, clients } = phrases;
    const { who, start, ...adding } = phrases.intake.adding;
    const coach = await aCoach(page);
    const client = anAddress("lotte");
    const dialog = page.getByRole("dialog");
    const email = dialog.getByRole("textbox", { name: who.email });
    const inDialog = (words: string) => dialog.getByRole("button", { name: words, exact: true });
    const begin = () => page.getByRole("button", { name: practice.adding.action, exact: true }).click();
    const list = page.getByRole("main").getByRole("link", { name: /Lotte Vos/ });
    await test.step("a slip in the address is a suggestion, and a reload loses nothing", async () => {
      await page.goto("/coach/clients");
      await begin();
      await dialog.getByLabel(onboarding.registration.firstName).fill("Lotte");
      await dialog.getByLabel(onboarding.registration.lastName).fill("Vos");
      await email.fill("lotte@gmial.com");
      await expect(email).not.toHaveAttribute("aria-invalid", "true");
      await page.reload();
      await begin();
      await expect(email).toHaveValue("lotte@gmial.com");
      await expectAccessible(page);
      await inDialog(who.takeAddress({ address: "lotte@gmail.com" })).click();
      await expect(email).toHaveValue("lotte@gmail.com");
    });
    await test.step("the mail is in view, and an address that has an account is said where it stands", async () => {
      await email.fill(coach.email);
      await inDialog(who.next).click();
      await dialog.locator("summary").or(dialog.getByRole("article")).first().click();
      await expect(dialog.getByRole("article")).toContainText("Studio Vitaal");
      await inDialog(adding.mail.edit).click();
      const line = dialog.getByRole("textbox", { name: /./ }).last();
      await line.fill("See you Tuesday! www.evil.example");
      await expect(dialog.getByRole("article")).toContainText("“See you Tuesday!”");
      await expectAccessible(page);
      await inDialog(start.send).click();
      await expect(email).toHaveAttribute("aria-invalid", "true");
      await expect(email).toBeFocused();
      // COACH-019: what the server said, read out.
      await expect(dialog.getByRole("alert").filter({ hasText: /\S/ })).toHaveCount(1);
      await expect(email).toHaveAccessibleDescription(/\S/);
    });
    await test.step("undoing leaves nothing but what was typed", async () => {
      await email.fill(client);
      await inDialog(who.next).click();
      await inDialog(start.send).click();
      await expect(list).toBeVisible();
      await page.getByRole("button", { name: general.undo, exact: true }).click();
      await expect(page.getByText(adding.undone({ name: "Lotte" }))).toBeVisible();
      await expect(page.getByText(clients.noneActive)).toBeVisible();
      expect(await (await page.request.get(`/api/dev/outbox/?to=${client}`)).json()).toEqual([]);
    });
    await test.step("what was typed is sent after all, and the profile form follows", async () => {
      await begin();
      await expect(email).toHaveValue(client);
      await inDialog(who.next).click();
      await dialog.getByRole("radio", { name: start.coach }).check();
      await inDialog(start.send).click();
      await expect(page).toHaveURL(/\/profile$/);
    });
    await test.step("an address that is a client already leads to that client", async () => {
      await page.goto("/coach/clients");
      await begin();
      await dialog.getByLabel(onboarding.registration.firstName).fill("Lotte");
      await dialog.getByLabel(onboarding.registration.lastName).fill("Vos");
      await email.fill(client);
      await inDialog(who.next).click();
      await dialog.getByRole("link", { name: who.openKnown }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Lotte Vos" })).toBeVisible();
    });
  },
);
