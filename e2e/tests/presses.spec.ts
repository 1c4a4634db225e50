import type { CalendarDay } from "@plateful/contract";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { languageOf, onLayouts, wordsOf } from "../support/page.ts";
import { aPlannedPerson, isoToday, type Person } from "../support/people.ts";
import { Presses } from "../support/presses.ts";

/**
 * How many presses a daily act may take from the open diary. Each is walked below; an act that needs more than it may is a
 * fault.
 */
const BUDGET = { markEaten: 1, portion: 2, swap: 2 } as const;

/** The meals of today, named in the language of the journey. */
async function itemsOf(page: Page, person: Person): Promise<CalendarDay["calendar_items"]> {
  const range = `date__gte=${isoToday()}&date__lte=${isoToday()}`;
  const headers = { authorization: `Token ${person.token}`, "accept-language": languageOf(test.info()) };
  const answer = await page.request.get(`/api/calendarDay/?${range}`, { headers });
  const { results } = (await answer.json()) as { results: CalendarDay[] };
  return results[0]?.calendar_items ?? [];
}

async function lunchOf(page: Page, person: Person) {
  const item = (await itemsOf(page, person)).find(({ meal_moment: moment }) => moment === "LUNCH");
  if (item?.content_type !== "recipemeal") throw new Error("No lunch is planned.");
  return item;
}

const closeSheet = async (page: Page) => {
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
};

test(
  "REC-105 DIARY-086 the acts of every day take no more presses than they may",
  onLayouts,
  async ({ page, context }, info) => {
    const { diary, general } = wordsOf(info);
    const person = await aPlannedPerson(context);
    await page.goto("/planner");
    const lunch = await lunchOf(page, person);
    const { name } = lunch.meal.recipe_template;
    const one = diary.portionOf({ size: "1", isOne: true });
    const half = diary.portionOf({ size: "½", isOne: true });

    await test.step("half of a planned meal, and the day moves at once", async () => {
      const presses = new Presses();
      await presses.on(page.getByRole("button", { name: diary.changePortion({ portion: one, name }) }));
      await presses.on(page.getByRole("radio", { name: "½", exact: true }));
      presses.expectAtMost(BUDGET.portion);
      await expect(page.getByRole("dialog").getByText(half).first()).toBeVisible();
      await expect.poll(async () => (await lunchOf(page, person)).meal.portion).toBe(0.5);
      expect((await lunchOf(page, person)).meal.kcal).toBeCloseTo(lunch.meal.kcal / 2, 2);
      await closeSheet(page);
      await expect(
        page.getByRole("button", { name: diary.changePortion({ portion: half, name }) }),
      ).toBeVisible();
    });
    await test.step("it is taken back by the button that says so", async () => {
      await page.getByRole("button", { name: general.undo }).click();
      await expect.poll(async () => (await lunchOf(page, person)).meal.portion).toBe(1);
      await expect(
        page.getByRole("button", { name: diary.changePortion({ portion: one, name }) }),
      ).toBeVisible();
    });
    await test.step("what could not be saved stands as it was", async () => {
      await page.route("**/api/recipeMeal/*/", (route) => route.fulfill({ status: 500, json: {} }));
      await page.getByRole("button", { name: diary.changePortion({ portion: one, name }) }).click();
      await page.getByRole("radio", { name: "2", exact: true }).click();
      await expect(page.getByRole("alert").first()).toBeVisible();
      await expect(page.getByRole("radio", { name: "1", exact: true })).toBeChecked();
      await page.unroute("**/api/recipeMeal/*/");
      await closeSheet(page);
    });
    await test.step("another recipe in its place", async () => {
      const presses = new Presses();
      await presses.on(page.getByRole("button", { name: diary.swapMeal({ name }) }));
      await presses.on(page.getByRole("dialog").getByRole("button", { name: /kcal/ }).first());
      presses.expectAtMost(BUDGET.swap);
      await expect
        .poll(async () => (await lunchOf(page, person)).meal.recipe_template.id)
        .not.toBe(lunch.meal.recipe_template.id);
    });
    await test.step("a planned meal was eaten", async () => {
      const presses = new Presses();
      const now = (await lunchOf(page, person)).meal.recipe_template.name;
      await presses.on(page.getByRole("checkbox", { name: diary.eatenLabel({ name: now }) }));
      presses.expectAtMost(BUDGET.markEaten);
      await expect.poll(async () => (await lunchOf(page, person)).status).toBe("EATEN");
    });
  },
);
