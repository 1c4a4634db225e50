import { phrasesOf } from "@plateful/phrases/all";
import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";
import { isoToday, type Person } from "./people.ts";

export interface Item {
  id: number;
  meal_slot: number | null;
  meal_moment: string;
  status: string;
  meal: { kcal: number; recipe_template: { id: number; name: string } };
}
export interface Day {
  id: number;
  calendar_items: Item[];
}

/** The day of today as the server has it. */
export const dayOf = async (person: Person): Promise<Day> => {
  const range = `date__gte=${isoToday()}&date__lte=${isoToday()}`;
  const { results } = await person.api<{ results: Day[] }>("GET", `calendarDay/?${range}`);
  const [day] = results;
  if (day === undefined) throw new Error("The day is not there.");
  return day;
};
/** The meal that is planned at a moment of the day. */
export const itemAt = (day: Day, moment: string): Item => {
  const item = day.calendar_items.find(({ meal_moment }) => meal_moment === moment);
  if (item === undefined) throw new Error(`Nothing is planned for ${moment}.`);
  return item;
};

/** Opens the planner under the service worker and waits until the app holds what it plans with. */
export async function openAndHold(page: Page, language: "en" | "nl" = "en"): Promise<void> {
  const { diary } = phrasesOf(language);
  await page.goto("/planner");
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const cache = await caches.open("plateful-personal-answers");
        const kept = (await cache.keys()).map(({ url }) => url);
        return [
          kept.some((url) => url.includes("users/plan-candidates/")),
          kept.filter((url) => url.includes("calendarDay/?")).length > 1,
        ];
      }),
    )
    .toEqual([true, true]);
  await expect(page.getByRole("button", { name: diary.add, exact: true })).toBeVisible();
}

/**
 * Waits until the device holds the diary of the last weeks. On a Monday the day before is in another week, which the planner itself
 * does not read.
 */
export const untilDiaryIsHeld = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => localStorage.getItem("plateful-own-held-diary")), { timeout: 30_000 })
    .not.toBeNull();

/** The button of a recipe that is planned. */
export const mealCalled = (page: Page, name: string) =>
  page.getByRole("button", { name: new RegExp(`^${name}`) });
