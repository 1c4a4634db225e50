import { eatFor } from "../support/eaten-days.ts";
import { figuresOn } from "../support/figures.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { onLayouts } from "../support/page.ts";
import { aPersonWithPlan, isoToday, type Person } from "../support/people.ts";

interface Day {
  readonly calendar_items: readonly {
    readonly meal: { readonly recipe_template?: { readonly id: number } };
  }[];
}

const DAYS_AHEAD = 5;

/** All recipes that are planned for the coming days, by their ids. */
async function plannedRecipes({ api }: Person): Promise<number[]> {
  const query = `calendarDay/?date__gte=${isoToday(1)}&date__lte=${isoToday(DAYS_AHEAD)}`;
  const { results } = await api<{ results: Day[] }>("GET", query);
  return results.flatMap(({ calendar_items: items }) =>
    items.flatMap(({ meal }) => meal.recipe_template?.id ?? []),
  );
}

test(
  "NUTR-008 NUTR-009 meals that bring what is short are put in the plan, and taken back",
  onLayouts,
  async ({ page, phrases }) => {
    const { nutrients, planChanges, general } = phrases;
    const { meals: words } = nutrients;
    const person = await aPersonWithPlan(page.context());
    await eatFor(person, 2);
    await person.api("POST", "autoPlanDays/", {
      ...{ num_days: DAYS_AHEAD, start_date_inclusive: isoToday(1), delete_existing_plans: false },
    });
    const card = page.getByRole("region", { name: new RegExp(`^${words.title({ names: "" })}`) });
    const plus = card.getByRole("listitem").getByRole("button").first();
    const sheet = page.getByRole("dialog");
    const before = await plannedRecipes(person);
    let chosen = "";

    await test.step("the card says what is short, on how many days that rests, and what each meal brings", async () => {
      await page.goto("/progress/nutrients");
      await expect(card.getByRole("listitem").first()).toContainText(/\+\d/);
      await expect(card).toContainText(/\b2\b/);
      await expectAccessible(page);
      chosen = (await card.getByRole("listitem").locator("b").first().textContent()) ?? "";
    });

    await test.step("a plus asks first, by the keyboard too, and Escape leaves the plan as it is", async () => {
      await plus.focus();
      await page.keyboard.press("Enter");
      await expect(sheet.getByRole("heading", { name: chosen })).toBeVisible();
      await expect(
        sheet.getByText(
          new RegExp(
            words
              .replaces({ name: "" })
              .trim()
              .replace(/\s*\.$/, ""),
          ),
        ),
      ).toBeVisible();
      await expect(sheet.getByText(words.portion)).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await expect(plus).toBeFocused();
      expect(await plannedRecipes(person)).toEqual(before);
    });

    await test.step("the recipe is planned in the place of the other, and the undo gives that back", async () => {
      await plus.click();
      await sheet.getByRole("button", { name: words.put }).click();
      await expect(page.getByText(planChanges.swap.done({ name: chosen }))).toBeVisible();
      await expect(sheet).toHaveCount(0);
      const after = await plannedRecipes(person);
      expect(after.filter((id) => !before.includes(id))).toHaveLength(1);
      expect(after).toHaveLength(before.length);
      await page.getByRole("button", { name: general.undo }).click();
      await expect(page.getByText(planChanges.restored)).toBeVisible();
      expect((await plannedRecipes(person)).toSorted()).toEqual(before.toSorted());
      await expect(card.locator("b").first()).toHaveText(chosen);
    });

    await test.step("without numbers it is said in words", async () => {
      await person.api("PATCH", "users/me/", { hides_numbers: true });
      await page.reload();
      await expect(card.getByRole("listitem").first()).toContainText(words.more({ name: "" }).trim());
      expect(await card.innerText()).not.toMatch(/\d+([.,]\d+)? (g|mg|µg)|%/);
      await plus.click();
      await expect(sheet.getByText(words.gainsMore)).toBeVisible();
      await expect(sheet.getByText(words.portion, { exact: true })).toHaveCount(0);
      expect(await figuresOn(page)).toEqual([]);
      await expectAccessible(page);
      await page.keyboard.press("Escape");
    });
  },
);
