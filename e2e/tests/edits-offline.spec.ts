import { phrasesOf } from "@plateful/phrases/all";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { aPlannedPerson, isoToday, type Person } from "../support/people.ts";

const { diary, meals, navigation, planChanges } = phrasesOf("en");

const SWAPS = ["LUNCH", "DINNER"] as const;
const TICKS = 48;

interface Item {
  readonly id: number;
  readonly meal_moment: string;
  readonly meal: { readonly recipe_template: { readonly id: number; readonly name: string } };
}
interface List {
  readonly id: number;
  readonly status: string;
  readonly items: readonly { readonly id: number; readonly name: string; readonly checked: boolean }[];
}

const mealsOf = async (person: Person) => {
  const range = `date__gte=${isoToday()}&date__lte=${isoToday()}`;
  const { results } = await person.api<{ results: { calendar_items: Item[] }[] }>(
    "GET",
    `calendarDay/?${range}`,
  );
  return results[0]?.calendar_items ?? [];
};

/** Opens the planner under the service worker and waits until the app holds what it plans with. */
async function openAndHold(page: Page): Promise<void> {
  await page.goto("/planner");
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const isHeld = () =>
    page.evaluate(async () => {
      const cache = await caches.open("plateful-personal-answers");
      return (await cache.keys()).some(({ url }) => url.includes("users/plan-candidates/"));
    });
  await expect.poll(isHeld).toBe(true);
}

/** Loses the answer to the first request of a kind, after the server has committed it, and notes the keys of all. */
async function loseFirstAnswer(page: Page, path: RegExp): Promise<string[]> {
  const keys: string[] = [];
  await page.route(path, async (route) => {
    const request = route.request();
    if (!["POST", "PATCH"].includes(request.method())) return route.fallback();
    // What is routed would reach the server although the browser is offline.
    if (!(await page.evaluate(() => navigator.onLine))) return route.abort("internetdisconnected");
    keys.push(request.headers()["idempotency-key"] ?? "");
    if (keys.length > 1) return route.fallback();
    await route.fetch();
    await route.abort("connectionreset");
  });
  return keys;
}

test("E14 GROC-022 PLAN-115: fifty edits without a network arrive once each, although answers of the first are lost", async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const person = await aPlannedPerson(context, 7);
  const before = await mealsOf(person);
  const range = { start_date: isoToday(), end_date: isoToday(6) };
  const { id } = await person.api<List>("POST", "groceryList/", range);
  const readList = () => person.api<List>("GET", `groceryList/${id}/`);
  await expect.poll(async () => (await readList()).status).toBe("READY");
  // The planner, which is left, has checkboxes of its own.
  const isOnList = () => expect.poll(() => page.getByRole("checkbox").count()).toBeGreaterThanOrEqual(TICKS);
  await openAndHold(page);
  await page.getByRole("link", { name: navigation.groceries }).click();
  await isOnList();
  await page.getByRole("link", { name: navigation.planner }).click();
  await expect(page.getByRole("button", { name: diary.add, exact: true })).toBeVisible();
  const ticked = await loseFirstAnswer(page, /\/api\/groceryListItem\/\d+\/$/);
  const swapped = await loseFirstAnswer(page, /\/api\/calendarItem\/\d+\/swap\/$/);
  await context.setOffline(true);

  await test.step("two swaps", async () => {
    for (const moment of SWAPS) {
      const meal = meals.momentsInSentence[moment];
      await page.getByRole("button", { name: diary.moreFor({ meal }) }).click();
      await page.getByRole("menuitem", { name: planChanges.swap.action }).click();
      const sheet = page.getByRole("dialog");
      await sheet.getByRole("button").filter({ hasText: "kcal" }).first().click();
      await expect(sheet).toHaveCount(0);
    }
    await expect(page.getByText(planChanges.kept.waiting({ count: SWAPS.length }))).toBeVisible();
  });

  await test.step("forty-eight ticks", async () => {
    await page.getByRole("link", { name: navigation.groceries }).click();
    await isOnList();
    const boxes = page.getByRole("checkbox");
    const labels = await boxes.evaluateAll((all) => all.map((box) => box.getAttribute("aria-label") ?? ""));
    const chosen = [...new Set(labels)].slice(0, TICKS);
    expect(chosen).toHaveLength(TICKS);
    for (const name of chosen) await page.getByRole("checkbox", { name, exact: true }).click();
    await expect(page.getByText(planChanges.kept.waiting({ count: SWAPS.length + TICKS }))).toBeVisible();
  });
  expect([ticked, swapped]).toEqual([[], []]);
  expect(await mealsOf(person)).toEqual(before);

  await context.setOffline(false);
  await expect(page.getByText(planChanges.kept.sent).first()).toBeVisible({ timeout: 60_000 });
  await expect.poll(() => swapped.length, { timeout: 60_000 }).toBe(SWAPS.length + 1);
  await expect
    .poll(async () => (await readList()).items.filter(({ checked }) => checked).length, { timeout: 60_000 })
    .toBe(TICKS);
  expect(ticked).toHaveLength(TICKS + 1);
  // The one whose answer was lost went out again under its own key.
  expect([swapped[0] === swapped[1], new Set(swapped).size]).toEqual([true, SWAPS.length]);
  const changed = (await mealsOf(person)).filter((item) => {
    const old = before.find((one) => one.id === item.id);
    return old?.meal.recipe_template.id !== item.meal.recipe_template.id;
  });
  expect(changed.map((item) => item.meal_moment).sort()).toEqual([...SWAPS].sort());
  expect((await mealsOf(person)).map((item) => item.id).sort()).toEqual(before.map((item) => item.id).sort());
});
