import type { Page } from "@playwright/test";
import { aClient, aCoach, planFor } from "../support/coaching.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { isPhone, onLayouts } from "../support/page.ts";
import { callAs, signInAs } from "../support/signed-in.ts";

interface Intake {
  readonly id: number;
  readonly weight: number;
  readonly body_fat_percentage: number;
  readonly exercise_instances: readonly { readonly minutes_per_session: number }[];
}

test(
  "ORG-059 DATA-054 COACH-040 the profile of a client is filled in in two tabs: the later save asks, and keeps what was typed",
  onLayouts,
  async ({ page, context, browser, phrases }, info) => {
    const { clients, general, profile, versions } = phrases;
    const { exercise: words } = phrases.intake;
    const coach = await aCoach(page);
    const client = await aClient(browser, info, coach);
    await planFor(client);
    const intake = async () =>
      (await callAs<{ intake: Intake }>(page, coach, "GET", `clients/${client.person.id}/`)).intake;
    const kinds = await callAs<{ results: { id: number }[] }>(page, coach, "GET", "users/exerciseTemplate/");
    const { id } = await intake();
    const running = { exercise: kinds.results[0]?.id, minutes_per_session: 30, sessions_per_week: 1 };
    await callAs(page, coach, "POST", "users/exerciseInstance/", { ...running, intake: id });
    const open = async (tab: Page) => {
      await tab.goto(`/coach/clients/${client.person.id}`);
      await tab.goto(`/coach/clients/${client.person.id}/profile`);
      await expect(field(tab, words.minutes)).toHaveValue("30");
    };
    const field = (tab: Page, name: string) => tab.getByRole("textbox", { name, exact: true });
    const save = (tab: Page) => tab.getByRole("button", { name: general.save, exact: true }).click();
    const other = await context.newPage();
    await open(page);
    await open(other);
    await field(other, profile.rows.weight).fill("71");
    await field(other, words.minutes).fill("45");
    await save(other);
    await expect(other).toHaveURL(new RegExp(`/coach/clients/${client.person.id}(\\?.*)?$`));

    await field(page, profile.rows.weight).fill("66");
    await field(page, clients.plan.bodyFat).fill("24");
    await field(page, words.minutes).fill("90");
    const question = page.getByRole("dialog", { name: versions.title });
    const keep = async (side: string) => {
      await question.locator("label").filter({ hasText: side }).click();
      await question.getByRole("button", { name: versions.save }).click();
    };
    const expectTyped = async () => {
      await expect(field(page, profile.rows.weight)).toHaveValue("66");
      await expect(field(page, clients.plan.bodyFat)).toHaveValue("24");
      await expect(field(page, words.minutes)).toHaveValue("90");
    };
    await test.step("the question is closed without an answer", async () => {
      await save(page);
      await expect(question.getByRole("radiogroup")).toHaveCount(1);
      await expectAccessible(page);
      await question.getByRole("button", { name: general.close }).click();
      await expect(page.getByText(clients.profileForm.refused)).toBeVisible();
      await expectTyped();
      expect(await intake()).toMatchObject({ weight: 71, exercise_instances: [{ minutes_per_session: 45 }] });
    });
    await test.step("one's own weight, and the exercise of the other tab", async () => {
      await save(page);
      await expect(question.getByRole("radiogroup")).toContainText(/71[.,]0/);
      await keep(versions.mine);
      await expect(question.getByRole("radiogroup")).toContainText("45 min");
      await keep(versions.theirs);
      await expect(page).toHaveURL(new RegExp(`/coach/clients/${client.person.id}(\\?.*)?$`));
      expect(await intake()).toMatchObject({
        weight: 66,
        body_fat_percentage: 0.24,
        exercise_instances: [{ minutes_per_session: 45 }],
      });
    });
  },
);

test(
  "ORG-059 ORG-056 the brand is changed in two tabs: the later save asks, and keeps what was typed",
  onLayouts,
  async ({ page, context, phrases }, info) => {
    const { branding: words, general, versions } = phrases;
    const organisation = { name: "Praktijk Puur", subdomain: `tabs-${crypto.randomUUID().slice(0, 8)}` };
    await signInAs(page, { user: { is_coach: true }, organisation });
    const other = await context.newPage();
    const section = async (tab: Page, name: keyof typeof words.tabs) => {
      if (isPhone(info)) await tab.getByRole("radio", { name: words.tabs[name] }).check({ force: true });
    };
    const name = (tab: Page) => tab.getByLabel(words.name);
    const save = (tab: Page) => tab.getByRole("button", { name: words.save }).click();
    for (const tab of [page, other]) {
      await tab.goto("/coach/account");
      await section(tab, "name");
      await expect(name(tab)).toHaveValue(organisation.name);
    }
    await name(other).fill("Puur in Utrecht");
    await save(other);
    await expect(other.getByText(words.updated)).toBeVisible();

    await name(page).fill("Puur en Vitaal");
    await section(page, "colour");
    await page.getByLabel(words.colourCode).fill("#5b4fc7");
    await save(page);
    const question = page.getByRole("dialog", { name: versions.title });
    await expect(question.getByRole("radiogroup")).toHaveCount(1);
    await expect(question).toContainText("Puur in Utrecht");
    await question.getByRole("button", { name: general.close }).click();
    await expect(page.getByLabel(words.colourCode)).toHaveValue("#5b4fc7");
    await section(page, "name");
    await expect(name(page)).toHaveValue("Puur en Vitaal");

    await save(page);
    await question.locator("label").filter({ hasText: versions.mine }).click();
    await question.getByRole("button", { name: versions.save }).click();
    await expect(page.getByText(words.updated)).toBeVisible();
    await page.reload();
    await section(page, "name");
    await expect(name(page)).toHaveValue("Puur en Vitaal");
    await section(page, "colour");
    await expect(page.getByLabel(words.colourCode)).toHaveValue("#5b4fc7");
  },
);
