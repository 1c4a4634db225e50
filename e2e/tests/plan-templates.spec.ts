import type { Page } from "@playwright/test";
import { aCoach } from "../support/coaching.ts";
import { aClientElsewhere } from "../support/elsewhere.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { isPhone, onLayouts } from "../support/page.ts";
import { isoToday } from "../support/people.ts";
import { ANSWERS, callAs, type SignedIn } from "../support/signed-in.ts";

/** A client with a plan; small people are below the floor soon. */
async function aPlanned(page: Page, coach: SignedIn, first_name: string, changes: object = {}) {
  const client = await aClientElsewhere(coach, { first_name, last_name: "Vos" });
  await callAs(page, client, "POST", "users/onboarding/complete/", { ...ANSWERS, ...changes });
  return client;
}

const SMALL = {
  activityLevel: "SEDENTARY",
  biometricData: { gender: "FEMALE", age: 72 },
  physicalStats: { heightInCm: 150, weightInKg: 45, goalWeight: 45 },
};
const VEGAN = {
  dietPreferences: { ...ANSWERS.dietPreferences, dietaryPreference: "VEGAN", intolerances: ["NUTS"] },
};

test(
  "COACH-110 COACH-111 COACH-112 COACH-113 COACH-114 COACH-191 saves a client's plan as a template, applies it to two clients, leaves one below the floor, and undoes it",
  onLayouts,
  async ({ page, phrases }, info) => {
    const { planTemplates: words, navigation, clients, versions, general } = phrases;
    const shot = (name: string) => page.screenshot({ path: info.outputPath(`${name}.png`), fullPage: true });
    const coach = await aCoach(page);
    await page.goto("/coach/clients");

    await test.step("nothing is there yet", async () => {
      const main = page.getByRole("navigation", { name: navigation.main });
      if (isPhone(info)) await main.getByRole("link", { name: navigation.practice }).click();
      const way = isPhone(info) ? page.locator("main") : main;
      await way.getByRole("link", { name: navigation.templates }).click();
      await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
      if (isPhone(info)) {
        // COACH-191
        await page.getByRole("button", { name: general.back, exact: true }).click();
        await expect(page).toHaveURL(/\/coach\/account$/);
        await way.getByRole("link", { name: navigation.templates }).click();
      }
      await expect(page.getByRole("button", { name: words.empty.action })).toBeVisible();
      await expectAccessible(page);
      await shot("empty");
    });

    const sanne = await aPlanned(page, coach, "Sanne");
    const week = { num_days: 2, start_date_inclusive: isoToday(), delete_existing_plans: true };
    await callAs(page, sanne, "POST", "autoPlanDays/", week);
    await aPlanned(page, coach, "Tom", VEGAN);
    await aPlanned(page, coach, "Wil", SMALL);
    await aClientElsewhere(coach, { first_name: "Yara", last_name: "Vos" });

    await test.step("a plan becomes a template", async () => {
      await page.goto(`/coach/clients/${sanne.id}?tab=nutrition-plan`);
      await page.getByRole("link", { name: clients.plan.saveAsTemplate }).waitFor();
      await shot("plan-tab");
      const save = page.getByRole("link", { name: clients.plan.saveAsTemplate });
      const dialog = page.getByRole("dialog", { name: words.form.fromTitle });
      await save.click();
      await dialog.getByRole("textbox", { name: words.form.name, exact: true }).waitFor();
      // Closed without saving, it leads back to the plan it came from.
      await page.keyboard.press("Escape");
      await save.click();
      await dialog.getByRole("textbox", { name: words.form.name, exact: true }).fill("Mild");
      const energy = `${words.form.energy} (${words.form.energyUnit})`;
      await dialog.getByRole("textbox", { name: energy }).fill("80");
      await expectAccessible(page);
      await shot("save");
      await dialog.getByRole("button", { name: words.form.save }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole("button", { name: /Mild/ }).first()).toBeVisible();
    });

    await test.step("each client before and after", async () => {
      if (isPhone(info)) await page.getByRole("button", { name: /^80/ }).click();
      await expect(page.getByRole("checkbox", { name: "Sanne Vos" })).toBeEnabled();
      await expect(page.getByRole("checkbox", { name: "Wil Vos" })).toBeDisabled();
      await expect(page.getByRole("checkbox", { name: "Wil Vos" })).toHaveAccessibleDescription(/kcal/);
      await expect(page.getByRole("checkbox", { name: "Yara Vos" })).toHaveAccessibleDescription(
        words.panel.obstacles.NO_NEED,
      );
      await expect(page.getByRole("checkbox", { name: "Tom Vos" })).toHaveAccessibleDescription(
        new RegExp(words.panel.keeps.VEGAN),
      );
      await expectAccessible(page);
      await shot("panel");
    });

    await test.step("Space ticks, and everybody whom it suits is applied to", async () => {
      await page.getByRole("checkbox", { name: "Sanne Vos" }).press("Space");
      await expect(page.getByRole("button", { name: words.panel.apply({ count: 1 }) })).toBeVisible();
      await page.getByRole("button", { name: words.panel.pickAll({ count: 2 }) }).click();
      await expect(page.getByRole("radio", { name: words.panel.froms.TOMORROW })).toBeChecked();
      await shot("picked");
      await page.getByRole("button", { name: words.panel.apply({ count: 2 }) }).click();
      await expect(page.getByText(words.result.changed({ count: 2 }), { exact: true })).toBeVisible();
      await expectAccessible(page);
      await shot("applied");
      if (isPhone(info)) await page.getByRole("button", { name: general.close }).click();
    });

    await test.step("undone for both", async () => {
      await expect(page.getByText(words.clients({ count: 2 }))).toBeVisible();
      await shot("uses");
      await page.getByRole("button", { name: words.uses.undoAll({ count: 2 }) }).click();
      await expect(page.getByText(words.uses.undone({ count: 2 }))).toBeVisible();
      await expect(page.getByText(words.uses.title)).toBeHidden();
    });

    await test.step("for one client, and the versions say so", async () => {
      await page.goto(`/coach/clients/${sanne.id}?tab=nutrition-plan`);
      await page.getByRole("link", { name: clients.plan.applyTemplate }).click();
      if (isPhone(info)) await page.getByRole("button", { name: /^80/ }).click();
      await expect(page.getByRole("checkbox")).toHaveCount(1);
      await page.getByRole("button", { name: words.panel.apply({ count: 1 }) }).click();
      await expect(page.getByText(words.result.changed({ count: 1 }), { exact: true })).toBeVisible();
      await shot("one");
      await page.goto(`/coach/clients/${sanne.id}?tab=nutrition-plan`);
      await page
        .getByRole("button", { name: new RegExp(versions.history.openOf({ name: "" })) })
        .first()
        .click();
      await expect(page.getByText(versions.history.fromTemplate({ name: "Mild" })).first()).toBeVisible();
    });
  },
);
