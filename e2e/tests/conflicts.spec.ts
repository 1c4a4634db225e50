import type { Page } from "@playwright/test";
import { aClient, aCoach, planFor, planWeekFor } from "../support/coaching.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { onLayouts } from "../support/page.ts";
import { callAs, type SignedIn } from "../support/signed-in.ts";

interface Slot {
  readonly id: number;
  readonly version: number;
  readonly nutrition_day_plan: number;
  readonly meal_moment: string;
  readonly kcal: number;
  readonly protein: number;
}
interface Plan {
  readonly id: number;
  readonly name: string;
  readonly meal_slot_specifications: readonly Slot[];
}
interface Intake {
  readonly id: number;
  readonly weight: number;
  readonly diet: string;
  readonly weekly_nutrition_plan: { readonly monday: Plan };
}

const intakeOf = async (page: Page, person: SignedIn): Promise<Intake> =>
  (await callAs<{ intake: Intake }>(page, person, "GET", "auth/users/me/")).intake;
const mealOf = (plan: Plan, moment: string) =>
  plan.meal_slot_specifications.find(({ meal_moment }) => meal_moment === moment);

test(
  "COACH-079 DATA-054 coach and client on one plan and one profile: nothing is lost, and the later one chooses",
  onLayouts,
  async ({ page, browser, phrases }, info) => {
    const { general, meals, nutrition, profile, diyPlans, planEditor: words, versions } = phrases;
    const coach = await aCoach(page);
    const client = await aClient(browser, info, coach);
    await planFor(client);
    await planWeekFor(client);
    const before = (await intakeOf(client.page, client.person)).weekly_nutrition_plan.monday;
    const row = (name: string) => page.getByRole("radiogroup", { name: new RegExp(`^${name}`) });
    const answer = (name: string, side: string) => row(name).locator("label").filter({ hasText: side });

    await test.step("the client saves while the coach drafts", async () => {
      await page.goto(`/coach/clients/${client.person.id}/plans/${before.id}/energy-balance`);
      await page.getByRole("textbox", { name: words.energy.name }).fill("Plan of the coach");
      const lunch = mealOf(before, "LUNCH");
      const slots = before.meal_slot_specifications.map(
        ({ id: _id, nutrition_day_plan: _plan, version: _v, ...slot }) =>
          slot.meal_moment === "LUNCH" ? { ...slot, protein: slot.protein + 10, kcal: slot.kcal + 40 } : slot,
      );
      const body = { slots, name: "Plan of the client" };
      await callAs(client.page, client.person, "PUT", `users/nutritionDayPlan/${before.id}/slots/`, body);
      expect(lunch).toBeDefined();
      const next = page.getByRole("button", { name: general.next });
      for (const step of ["meal-moments", "meal-sizes", "fine-tuning"] as const) {
        await next.click();
        await expect(page.getByRole("heading", { level: 1, name: words.stepNames[step] })).toBeVisible();
      }
      const nutrient = nutrition.nutrients.protein;
      const dinner = diyPlans.fineTuning.ofMeal({ nutrient, meal: meals.momentsInSentence.DINNER });
      await page.getByRole("textbox", { name: dinner }).fill("77");
      await page.getByRole("button", { name: words.save }).click();
      await expect(page.getByRole("heading", { level: 1, name: words.conflict.title })).toBeVisible();
    });

    await test.step("both versions are offered; what only one side changed is chosen", async () => {
      await expect(page.getByRole("radiogroup")).toHaveCount(3);
      // The other side is called by who saved it.
      await expect(answer(meals.moments.LUNCH, "Sanne de Wit").getByRole("radio")).toBeChecked();
      await expect(answer(meals.moments.DINNER, versions.history.you).getByRole("radio")).toBeChecked();
      const save = page.getByRole("button", { name: words.conflict.save });
      await expect(save).toBeDisabled();
      await expectAccessible(page);
      // By keyboard: into the group, and from one answer to the other.
      await row(words.energy.name).getByRole("radio").first().focus();
      await page.keyboard.press("ArrowDown");
      await expect(answer(words.energy.name, versions.history.you).getByRole("radio")).toBeChecked();
      await save.press("Enter");
      await expect(page.getByText(words.saved({ name: "Plan of the coach" }))).toBeVisible();
      await page.getByRole("button", { name: phrases.replan.leave }).click();
    });

    await test.step("the plan is what was chosen, for both", async () => {
      const after = (await intakeOf(client.page, client.person)).weekly_nutrition_plan.monday;
      expect(after).toMatchObject({ id: before.id, name: "Plan of the coach" });
      expect(mealOf(after, "LUNCH")?.protein).toBe((mealOf(before, "LUNCH")?.protein ?? 0) + 10);
      expect(mealOf(after, "DINNER")?.protein).toBe(77);
      expect(mealOf(after, "LUNCH")?.id).toBe(mealOf(before, "LUNCH")?.id);
    });

    await test.step("a field that both change is asked about, others are merged", async () => {
      const theirs = client.page;
      await theirs.goto("/profile");
      const dialog = theirs.getByRole("dialog");
      await theirs.getByRole("button", { name: new RegExp(`^${profile.rows.weight}`) }).click();
      await dialog.getByRole("textbox").first().fill("66");
      const { id } = await intakeOf(theirs, client.person);
      await callAs(page, coach, "PATCH", `users/userProfile/${id}/`, { weight: 71, diet: "VEGAN" });
      await dialog.getByRole("button", { name: general.save }).click();
      const question = theirs.getByRole("dialog", { name: versions.title });
      await expect(question.getByRole("radiogroup")).toHaveCount(1);
      await expect(question.getByRole("radiogroup")).toContainText(/71[.,]0/);
      await expectAccessible(theirs);
      const save = question.getByRole("button", { name: versions.save });
      await expect(save).toBeDisabled();
      await question.locator("label").filter({ hasText: versions.mine }).click();
      await save.click();
      await expect(theirs.getByRole("dialog")).toHaveCount(0);
      await expect(theirs.getByRole("button", { name: /66[.,]0/ })).toBeVisible();
      expect(await intakeOf(theirs, client.person)).toMatchObject({ weight: 66, diet: "VEGAN" });
    });
  },
);
