import type { Locator, Page } from "@playwright/test";
import { aClient, aCoach, planFor, planWeekFor } from "../support/coaching.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { isPhone, onLayouts } from "../support/page.ts";
import { callAs, type SignedIn } from "../support/signed-in.ts";

interface Week {
  readonly weekly_nutrition_plan: Readonly<
    Record<
      string,
      {
        readonly id: number;
        readonly name: string;
        readonly kcal: number;
        readonly days: readonly string[];
        readonly meal_slot_specifications: readonly { readonly meal_moment: string; readonly size: number }[];
      }
    >
  >;
}

const weekOf = async (page: Page, coach: SignedIn, clientId: number) =>
  (await callAs<{ intake: Week }>(page, coach, "GET", `clients/${clientId}/`)).intake.weekly_nutrition_plan;

/** The figure in a text, whatever stands between its thousands. */
const figureOf = async (place: Locator) => Number((await place.innerText()).replaceAll(/\D/g, ""));

test(
  "COACH-033 COACH-041 COACH-042 COACH-043 COACH-044 COACH-048 COACH-049 COACH-052 COACH-053 COACH-056 COACH-057 COACH-058 COACH-061 COACH-062 COACH-063 COACH-064 PLAN-170 PLAN-172 a coach makes, edits, moves and deletes a plan",
  onLayouts,
  async ({ page, browser, phrases }, info) => {
    const { clients, fitting, general, meals, planEditor: words, replan } = phrases;
    const coach = await aCoach(page);
    const client = await aClient(browser, info, coach);
    await planFor(client);
    await planWeekFor(client);
    const { id } = client.person;
    const plans = `/coach/clients/${id}?tab=nutrition-plan`;
    const next = page.getByRole("button", { name: general.next });
    const heading = (name: string) => page.getByRole("heading", { level: 1, name });
    const lunch = meals.momentsInSentence.LUNCH;
    const dinner = meals.momentsInSentence.DINNER;

    await page.goto(plans);
    await expect(page.getByRole("switch")).toHaveCount(7);
    await expect(page.getByText(clients.plan.weeklyAverage)).toHaveCount(0);

    await test.step("makes a plan for two days", async () => {
      await page.getByRole("link", { name: clients.plan.add }).click();
      await expect(heading(words.stepNames["energy-balance"])).toBeVisible();
      await expect(next).toBeDisabled();
      await page.getByRole("textbox", { name: words.energy.name }).fill("Long runs");
      const days = page.getByRole("group", { name: words.energy.days }).getByRole("button");
      await days.nth(1).click();
      await days.nth(5).click();
      await page.getByRole("radio", { name: /^110/ }).check({ force: true });
      await expectAccessible(page);
      await next.click();
      await expect(heading(words.stepNames["meal-moments"])).toBeVisible();
      await page.locator("label", { hasText: meals.moments.AFTERNOON_SNACK }).click();
      await expect(
        page.getByRole("switch", { name: meals.moments.AFTERNOON_SNACK, exact: true }),
      ).not.toBeChecked();
      await expectAccessible(page);
      await page.reload();
      await expect(
        page.getByRole("switch", { name: meals.moments.AFTERNOON_SNACK, exact: true }),
      ).not.toBeChecked();
      await next.click();
      await expect(heading(words.stepNames["meal-sizes"])).toBeVisible();
      await expect(page.getByText(fitting.card.title({ name: "Sanne" }))).toBeVisible();
      await page.getByRole("button", { name: words.sizes.smaller({ meal: lunch }) }).click();
      await expect(next).toBeDisabled();
      await expectAccessible(page);
      await page.getByRole("link", { name: words.sizes.open({ meal: dinner }) }).click();
      await page.getByRole("button", { name: words.sizes.larger({ meal: dinner }) }).click();
      await expectAccessible(page);
      await page.getByRole("button", { name: words.sizes.done }).click();
      await next.click();
      await expect(heading(words.stepNames["fine-tuning"])).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("button", { name: words.save }).click();
      await expect(page.getByText(words.saved({ name: "Long runs" }))).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("button", { name: replan.tomorrow }).click();
      await expect(page).toHaveURL(new RegExp(`/coach/clients/${id}\\?tab=nutrition-plan$`));
      // The meals of today stay, and those of the six days after it are new.
      const diary = await callAs<{ results: { calendar_items: unknown[] }[] }>(
        client.page,
        client.person,
        "GET",
        "calendarDay/?page_size=50",
      );
      expect(diary.results.filter(({ calendar_items: items }) => items.length > 0)).toHaveLength(7);
    });

    const made = (await weekOf(page, coach, id)).tuesday;
    expect(made).toMatchObject({ name: "Long runs", days: ["tuesday", "saturday"] });
    const sizes = made?.meal_slot_specifications.map(({ meal_moment, size }) => [meal_moment, size]);
    expect(sizes).toEqual([
      ["BREAKFAST", 30],
      ["LUNCH", 25],
      ["DINNER", 45],
    ]);

    await test.step("moves a day, and sees the week's average follow", async () => {
      await expect(page.getByRole("switch")).toHaveCount(14);
      const average = page.getByText(clients.plan.weeklyAverage).locator("xpath=following-sibling::*");
      const before = await figureOf(average);
      const card = page.getByRole("region", { name: "Long runs" });
      await card.getByRole("switch", { checked: false }).last().click();
      await expect(card.getByRole("switch", { checked: true })).toHaveCount(3);
      await expect.poll(() => figureOf(average)).toBeGreaterThan(before);
      await expectAccessible(page);
    });

    await test.step("edits it: closing keeps the draft, saving keeps the meals' ids", async () => {
      await page.getByRole("link", { name: clients.plan.editPlan({ name: "Long runs" }) }).click();
      await page.getByRole("textbox", { name: words.energy.name }).fill("Marathon");
      await page.getByRole("button", { name: words.close, exact: true }).click();
      await page.getByRole("button", { name: words.leaving.keep }).click();
      await page.getByRole("link", { name: clients.plan.editPlan({ name: "Long runs" }) }).click();
      await expect(page.getByText(words.leaving.restored)).toBeVisible();
      if (!isPhone(info)) {
        await page.getByRole("link", { name: words.stepNames["fine-tuning"] }).click();
      } else {
        for (let step = 0; step < 3; step += 1) await next.click();
      }
      const protein = phrases.nutrition.nutrients.protein;
      await page
        .getByRole("textbox", {
          name: phrases.diyPlans.fineTuning.ofMeal({ nutrient: protein, meal: dinner }),
        })
        .fill("80");
      await page.getByRole("button", { name: words.save }).click();
      await expect(page.getByText(words.saved({ name: "Marathon" }))).toBeVisible();
      await page.getByRole("button", { name: replan.leave }).click();
      const edited = (await weekOf(page, coach, id)).tuesday;
      expect(edited).toMatchObject({ id: made?.id, name: "Marathon" });
      expect(edited?.kcal).toBeGreaterThan(made?.kcal ?? 0);
    });

    await test.step("deletes it", async () => {
      await page.getByRole("button", { name: clients.plan.deletePlan({ name: "Marathon" }) }).click();
      await expectAccessible(page);
      await page.getByRole("dialog").getByRole("button", { name: general.delete }).click();
      await expect(page.getByText(clients.plan.deleted({ name: "Marathon" }))).toBeVisible();
      await expect(page.getByRole("switch")).toHaveCount(7);
    });
    await client.page.context().close();
  },
);
