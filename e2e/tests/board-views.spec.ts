import type { Page } from "@playwright/test";
import { aCoach } from "../support/coaching.ts";
import { aClientElsewhere, signInElsewhere } from "../support/elsewhere.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { onLayouts } from "../support/page.ts";
import { ANSWERS, callAs, type SignedIn } from "../support/signed-in.ts";

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

/** A client with a plan who joined some days ago and has logged nothing since. */
async function aSilentClient(page: Page, coach: SignedIn, first_name: string) {
  const columns = { first_name, last_name: "Vos", date_joined: daysAgo(12) };
  const client = await aClientElsewhere(coach, columns);
  await callAs(page, client, "POST", "users/onboarding/complete/", ANSWERS);
}

/** A client of a colleague in the coach's practice. */
async function aClientOfNoor(page: Page, coach: SignedIn) {
  const { organisation } = await callAs<{ organisation: { id: number } }>(
    page,
    coach,
    "GET",
    "auth/users/me/",
  );
  const columns = { is_coach: true, first_name: "Noor", last_name: "Smit", organisation_id: organisation.id };
  const noor = await signInElsewhere({ user: columns });
  await aSilentClient(page, noor, "Bo");
}

const rowOf = (page: Page, name: string) => page.locator("[data-client]").filter({ hasText: name });
const chipOf = (page: Page, name: string) =>
  page.locator("label").filter({ hasText: new RegExp(`^${name}\\s*\\d+$`) });

test(
  "COACH-122 COACH-123 COACH-128 labels clients, saves a view under a name, and shows the whole practice",
  onLayouts,
  async ({ page, phrases }, info) => {
    const { triage: words, general } = phrases;
    const coach = await aCoach(page);
    await aSilentClient(page, coach, "Sanne");
    await aSilentClient(page, coach, "Tom");
    await aClientOfNoor(page, coach);
    await page.goto("/coach/clients/today");

    await test.step("a label is given on the board", async () => {
      const menu = words.actionsOf({ name: "Sanne Vos" });
      await rowOf(page, "Sanne Vos").getByRole("button", { name: menu }).click();
      await page.getByRole("menuitem", { name: words.labels.change }).click();
      await page.getByLabel(words.labels.add).fill("Marathon");
      await expectAccessible(page);
      await page.screenshot({ path: info.outputPath("labels.png") });
      await page.getByRole("button", { name: general.save, exact: true }).click();
      await expect(rowOf(page, "Sanne Vos")).toContainText("Marathon");
    });

    const filters = page.getByRole("button", { name: words.filters, exact: true });
    if (await filters.isVisible()) await filters.click();
    await test.step("filters and search are saved under a name, and chosen again by it", async () => {
      await page.getByLabel(words.labels.one, { exact: true }).selectOption({ label: "Marathon" });
      await expect(rowOf(page, "Tom Vos")).toHaveCount(0);
      await page.getByRole("button", { name: words.savedViews.title, exact: true }).click();
      await page.getByLabel(words.savedViews.name).fill("Runners");
      await expectAccessible(page);
      await page.screenshot({ path: info.outputPath("save-view.png") });
      await page.getByRole("button", { name: general.save, exact: true }).click();
      await expect(chipOf(page, "Runners").locator("input")).toBeChecked();
      await page.getByLabel(words.labels.one, { exact: true }).selectOption({ label: words.labels.any });
      await expect(rowOf(page, "Tom Vos")).toBeVisible();
      await expect(chipOf(page, words.views.NEEDS_ME).locator("input")).toBeChecked();
      await page.getByRole("heading", { level: 1 }).click();
      await page.keyboard.press("2");
      await expect(chipOf(page, "Runners").locator("input")).toBeChecked();
      await expect(rowOf(page, "Tom Vos")).toHaveCount(0);
      await expect(rowOf(page, "Sanne Vos")).toBeVisible();
      await page.screenshot({ path: info.outputPath("view.png"), fullPage: true });
    });

    await test.step("a colleague's client is shown by the account alone, and the board says so", async () => {
      await chipOf(page, words.views.ALL).click();
      await page.getByLabel(words.labels.one, { exact: true }).selectOption({ label: words.labels.any });
      await page
        .getByLabel(words.whose.coach, { exact: true })
        .selectOption({ label: words.whose.everybody });
      await expect(page.getByText(words.whose.accountOnly)).toBeVisible();
      const bo = rowOf(page, "Bo Vos");
      await expect(bo).toContainText(words.whose.with({ name: "Noor Smit" }));
      await expect(bo).not.toContainText(words.reasons.NOTHING_LOGGED({ days: 12 }));
      await expect(rowOf(page, "Sanne Vos")).toContainText(words.reasons.NOTHING_LOGGED({ days: 12 }));
      await expectAccessible(page);
      await page.screenshot({ path: info.outputPath("practice.png"), fullPage: true });
    });

    await test.step("the client's page shows the label, and changes it", async () => {
      const menu = words.actionsOf({ name: "Sanne Vos" });
      await rowOf(page, "Sanne Vos").getByRole("button", { name: menu }).click();
      await page.getByRole("menuitem", { name: words.open }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Sanne Vos" })).toBeVisible();
      await expect(page.getByText("Marathon")).toBeVisible();
      await page.getByRole("button", { name: words.labels.change }).click();
      await page.getByLabel("Marathon").uncheck();
      await page.getByRole("button", { name: general.save, exact: true }).click();
      await expect(page.getByRole("button", { name: words.labels.give })).toBeVisible();
      await expectAccessible(page);
    });
  },
);
