import { TEAM_PHRASES } from "@plateful/phrases/team";
import type { Page } from "@playwright/test";
import { aCoach } from "../support/coaching.ts";
import { signInElsewhere } from "../support/elsewhere.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { languageOf, onLayouts } from "../support/page.ts";
import { callAs, type SignedIn } from "../support/signed-in.ts";

const TEMPLATE = {
  ...{ note: "", energy_percent: 90, protein_per_kg: 1.8, fat_percent: 30 },
  meals: [
    { meal_moment: "BREAKFAST", size: 30 },
    { meal_moment: "LUNCH", size: 30 },
    { meal_moment: "DINNER", size: 40 },
  ],
};

const anAddress = (name: string) => `${name}-${crypto.randomUUID()}@example.org`;

/** A colleague in the practice of a coach. */
async function aColleague(page: Page, coach: SignedIn): Promise<void> {
  const { organisation } = await callAs<{ organisation: { id: number } }>(
    page,
    coach,
    "GET",
    "auth/users/me/",
  );
  const user = { is_coach: true, first_name: "Noor", last_name: "Smit", organisation_id: organisation.id };
  await signInElsewhere({ user });
}

test(
  "COACH-161 COACH-167 COACH-168 COACH-190 a coach adds a client with a template, another for a colleague, and finds both",
  onLayouts,
  async ({ page, phrases }, info) => {
    const { practice, onboarding, clients, messages } = phrases;
    const { who, start } = phrases.intake.adding;
    const { filter } = TEAM_PHRASES[languageOf(info)];
    const coach = await aCoach(page);
    await aColleague(page, coach);
    for (const [name, is_of_practice] of [
      ["Gentle", true],
      ["My own", false],
    ] as const)
      await callAs(page, coach, "POST", "planTemplates/", { ...TEMPLATE, name, is_of_practice });
    const dialog = page.getByRole("dialog");
    const main = page.getByRole("main");
    const begin = async (first: string) => {
      await page.getByRole("button", { name: practice.adding.action, exact: true }).click();
      await dialog.getByLabel(onboarding.registration.firstName).fill(first);
      await dialog.getByLabel(onboarding.registration.lastName).fill("Vos");
      await dialog.getByRole("textbox", { name: who.email }).fill(anAddress(first.toLowerCase()));
      await dialog.getByRole("button", { name: who.next, exact: true }).click();
    };
    const send = () => dialog.getByRole("button", { name: start.send, exact: true }).click();

    await test.step("the template that is chosen, and what becomes of it", async () => {
      await page.goto("/coach/clients");
      await begin("Lotte");
      await dialog.getByRole("radio", { name: /^Gentle/ }).check();
      await expect(dialog.getByText(start.templateNext({ name: "Lotte" }))).toBeVisible();
      await expectAccessible(page);
      await page.screenshot({ path: info.outputPath("template.png") });
      await send();
      await main.getByRole("link", { name: /Lotte Vos/ }).click();
      await page.getByRole("link", { name: clients.tabs["nutrition-plan"] }).click();
      await expect(page.getByText(clients.startsWith({ name: "Lotte", template: "Gentle" }))).toBeVisible();
      await page.screenshot({ path: info.outputPath("start.png") });
    });

    await test.step("a colleague's client gets a template of the practice alone", async () => {
      await page.goto("/coach/clients");
      await begin("Bo");
      await dialog.getByRole("radio", { name: /^My own/ }).check();
      await dialog.getByLabel(start.whose, { exact: true }).selectOption({ label: "Noor Smit" });
      await expect(dialog.getByRole("radio", { name: /^My own/ })).toHaveCount(0);
      await expect(dialog.getByRole("radio", { name: start.client })).toBeChecked();
      await expect(dialog.getByRole("radio", { name: start.coach })).toHaveCount(0);
      await dialog.getByRole("radio", { name: /^Gentle/ }).check();
      await send();
      await expect(dialog).toHaveCount(0);
    });

    const whose = () => page.getByLabel(filter.label, { exact: true });
    const ofNoor = filter.of({ name: "Noor Smit" });
    for (const [list, address] of [
      ["clients", "/coach/clients"],
      ["invitations", "/coach/clients/invitations"],
    ] as const)
      await test.step(`whose ${list} are shown is chosen, and a reload keeps it`, async () => {
        await page.goto(address);
        await expect(main.getByText("Lotte Vos")).toBeVisible();
        await expect(main.getByText("Bo Vos")).toHaveCount(0);
        await whose().selectOption({ label: ofNoor });
        await expect(main.getByText("Bo Vos")).toBeVisible();
        await expect(main.getByText("Lotte Vos")).toHaveCount(0);
        await page.reload();
        await expect(main.getByText("Bo Vos")).toBeVisible();
        await whose().selectOption({ label: filter.all });
        await expect(main.getByText("Lotte Vos")).toBeVisible();
        await expect(main.getByText("Bo Vos")).toBeVisible();
        await expectAccessible(page);
      });

    await test.step("whose conversations are shown is chosen as well", async () => {
      await page.goto("/coach/messages");
      await expect(page.getByRole("heading", { level: 1, name: messages.title })).toBeVisible();
      await whose().selectOption({ label: ofNoor });
      await expect(page).toHaveURL(/coach=\d+/);
      await page.reload();
      await expect(whose()).toHaveValue(/\d+/);
    });
  },
);
