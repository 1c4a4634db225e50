import type { CalendarItem } from "@plateful/contract";
import { phrasesOf } from "@plateful/phrases/all";
import { weekOf } from "@plateful/planning";
import type { BrowserContext, Page } from "@playwright/test";
import { itemsOf } from "../support/diary-items.ts";
import { expect, test } from "../support/journey.ts";
import { expectAccessible } from "../support/page.ts";
import { aPlannedPerson, isoToday } from "../support/people.ts";
import { openAndHold } from "../support/without-network.ts";

const { diary, general, keptChanges, planWeek: words, planChanges } = phrasesOf("en");
const NEXT_WEEK = weekOf(isoToday(7));
const MONDAY = NEXT_WEEK[0] ?? "";
const MEALS_A_DAY = 4;
/** The beginnings of what a dinner says that is cooked for later too, and of what its left-over says. */
const COOKED_TOO = /^Cook .+ portions: also for /;
const LEFT_OVER = /^Left over from /;

/** Cuts the network once the device holds the week that is planned next. */
async function leaveNetwork(page: Page, context: BrowserContext): Promise<void> {
  await openAndHold(page);
  const holdsNextWeek = () =>
    page.evaluate(async (first) => {
      const cache = await caches.open("plateful-personal-answers");
      return (await cache.keys()).some(({ url }) => url.includes(`date__gte=${first}`));
    }, MONDAY);
  await expect.poll(holdsNextWeek).toBe(true);
  await context.setOffline(true);
}

/** Opens "Plan my week" on next week. */
async function openNextWeek(page: Page) {
  await page.getByRole("button", { name: diary.planWeek }).click();
  const sheet = page.getByRole("dialog");
  // This week is offered first while a meal of it is open; on a Sunday that is planned none is.
  const isSunday = weekOf(isoToday()).at(-1) === isoToday();
  if (!isSunday) await sheet.getByRole("button", { name: diary.nextWeek }).click();
  await expect(sheet.getByRole("checkbox")).toHaveCount(7);
  return sheet;
}

const dishOf = (item: CalendarItem) =>
  item.content_type === "recipemeal" ? item.meal.recipe_template.name : "";

const storedOn = async (page: Page, person: Parameters<typeof itemsOf>[1]) =>
  (await Promise.all(NEXT_WEEK.map((date) => itemsOf(page, person, date)))).map((items) => items.length);

test("DIARY-121 DIARY-122 next week is planned without a network, ticked, and stored as it was shown", async ({
  page,
  context,
}, info) => {
  test.setTimeout(120_000);
  const person = await aPlannedPerson(context, 1);
  await leaveNetwork(page, context);
  const shown: string[] = [];

  await test.step("planned on the device, two days left out", async () => {
    const sheet = await openNextWeek(page);
    await sheet.getByRole("checkbox").nth(5).click();
    await sheet.getByRole("checkbox").nth(6).click();
    await sheet.getByRole("button", { name: words.plan({ count: 5 * MEALS_A_DAY }) }).click();
    await expect(sheet.getByRole("heading", { name: words.doneTitle })).toBeVisible();
    await expect(sheet.getByText(words.planned({ count: 5 * MEALS_A_DAY }))).toBeVisible();
    await expect(sheet.getByText(words.plannedHere)).toBeVisible();
    await expectAccessible(page);
    await page.screenshot({ path: info.outputPath("planned.png") });
    await sheet.getByRole("button", { name: general.close }).last().click();
  });

  await test.step("it is there after a reload, with the sign that it waits, and its meals can be removed", async () => {
    await page.goto(`/planner?date=${MONDAY}`);
    await expect(page.getByRole("img", { name: planChanges.kept.mark })).toHaveCount(MEALS_A_DAY);
    for (const link of await page.getByRole("checkbox").all())
      shown.push((await link.getAttribute("aria-label")) ?? "");
    expect(new Set(shown).size).toBe(MEALS_A_DAY);
    await expectAccessible(page);
    await page.screenshot({ path: info.outputPath("monday.png") });
    await page.getByRole("checkbox").first().click();
    await expect(page.getByRole("checkbox").first()).toBeChecked();
  });

  await test.step("the network is back", async () => {
    await context.setOffline(false);
    await expect.poll(() => storedOn(page, person), { timeout: 30_000 }).toEqual([4, 4, 4, 4, 4, 0, 0]);
    const stored = await itemsOf(page, person, MONDAY);
    const names = stored.map((item) => diary.eatenLabel({ name: dishOf(item) }));
    expect(names.sort()).toEqual(shown.sort());
    // The tick is a change of its own, which is sent once its meal is stored.
    const eaten = async () =>
      (await itemsOf(page, person, MONDAY)).filter(({ status }) => status === "EATEN").length;
    await expect.poll(eaten, { timeout: 30_000 }).toBe(1);
    await expect(page.getByRole("img", { name: planChanges.kept.mark })).toHaveCount(0);
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(1);
  });
});

test("DIARY-121 what was planned without a network is taken back in one press, and nothing is sent", async ({
  page,
  context,
}) => {
  const person = await aPlannedPerson(context, 1);
  await leaveNetwork(page, context);
  const sheet = await openNextWeek(page);
  await sheet.getByRole("button", { name: words.plan({ count: 7 * MEALS_A_DAY }) }).click();
  await expect(sheet.getByText(words.plannedHere)).toBeVisible();
  await sheet.getByRole("button", { name: words.undo }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByText(keptChanges.kept({ count: 1 }))).toHaveCount(0);
  await context.setOffline(false);
  await page.goto(`/planner?date=${MONDAY}`);
  await expect(page.getByRole("button", { name: new RegExp(diary.chooseForMe) })).toBeVisible();
  expect(await storedOn(page, person)).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

test("DIARY-121 an empty day is filled for me without a network", async ({ page, context }) => {
  const person = await aPlannedPerson(context, 1);
  await leaveNetwork(page, context);
  await page.goto(`/planner?date=${MONDAY}`);
  await page.getByRole("button", { name: new RegExp(diary.chooseForMe) }).click();
  await expect(page.getByRole("checkbox")).toHaveCount(MEALS_A_DAY);
  await expect(page.getByText(diary.dayPlanned)).toBeVisible();
  await context.setOffline(false);
  await expect.poll(async () => (await itemsOf(page, person, MONDAY)).length, { timeout: 30_000 }).toBe(4);
});

/** What a meal is left of, as the server has it: date and moment of its dinner. */
const leftOf = (item: CalendarItem): string | null => {
  const cook = item.content_type === "recipemeal" ? item.meal.cooking.leftover_of : null;
  return cook === null ? null : `${cook.date} ${cook.meal_moment}`;
};

test("DIARY-121 PLAN-091 left-overs and one breakfast are planned without a network, and stored as they were shown", async ({
  page,
  context,
}, info) => {
  test.setTimeout(120_000);
  const person = await aPlannedPerson(context, 1);
  const me = await person.api<{ intake: { id: number } }>("GET", "users/me/");
  const wishes = { leftovers: "NEXT_LUNCH", same_breakfast_on_weekdays: true };
  await person.api("PATCH", `users/userProfile/${me.intake.id}/`, wishes);
  await leaveNetwork(page, context);
  const [monday = "", tuesday = ""] = NEXT_WEEK;
  const shown: string[] = [];

  await test.step("planned on the device", async () => {
    const sheet = await openNextWeek(page);
    await sheet.getByRole("button", { name: words.plan({ count: 7 * MEALS_A_DAY }) }).click();
    await expect(sheet.getByText(words.plannedHere)).toBeVisible();
    await sheet.getByRole("button", { name: general.close }).last().click();
  });

  await test.step("dinner says that it is cooked for the next lunch too, and lunch that nothing is cooked for it", async () => {
    await page.goto(`/planner?date=${monday}`);
    await expect(page.getByRole("checkbox")).toHaveCount(MEALS_A_DAY);
    await expect(page.getByText(COOKED_TOO)).toHaveCount(1);
    await page.screenshot({ path: info.outputPath("monday.png") });
    await page.goto(`/planner?date=${tuesday}`);
    await expect(page.getByRole("checkbox")).toHaveCount(MEALS_A_DAY);
    await expect(page.getByText(LEFT_OVER)).toHaveCount(1);
    for (const one of await page.getByRole("checkbox").all())
      shown.push((await one.getAttribute("aria-label")) ?? "");
    await expectAccessible(page);
    await page.screenshot({ path: info.outputPath("tuesday.png") });
  });

  await test.step("the network is back", async () => {
    await context.setOffline(false);
    await expect.poll(() => storedOn(page, person), { timeout: 30_000 }).toEqual([4, 4, 4, 4, 4, 4, 4]);
    const items = await itemsOf(page, person, tuesday);
    expect(items.map((item) => diary.eatenLabel({ name: dishOf(item) })).sort()).toEqual(shown.sort());
    expect(items.flatMap((item) => leftOf(item) ?? [])).toEqual([`${monday} DINNER`]);
    const breakfasts = await Promise.all(
      NEXT_WEEK.slice(0, 5).map(async (date) =>
        (await itemsOf(page, person, date)).filter((item) => item.meal_moment === "BREAKFAST").map(dishOf),
      ),
    );
    expect(new Set(breakfasts.flat()).size).toBe(1);
    await expect(page.getByRole("img", { name: planChanges.kept.mark })).toHaveCount(0);
    await expect(page.getByText(LEFT_OVER)).toHaveCount(1);
  });
});

test("DIARY-113 where the device does not hold the recipes it is said that planning needs the network, and what was chosen is kept", async ({
  page,
  context,
}) => {
  await aPlannedPerson(context, 1);
  await leaveNetwork(page, context);
  await page.evaluate(async () => {
    const cache = await caches.open("plateful-personal-answers");
    for (const kept of await cache.keys())
      if (kept.url.includes("users/plan-candidates/")) await cache.delete(kept);
  });
  await page.reload();
  const sheet = await openNextWeek(page);
  await sheet.getByRole("checkbox").last().click();
  await sheet.getByRole("button", { name: /^Plan \d+ meals?$/ }).click();
  await expect(sheet.getByText(words.offline)).toBeVisible();
  await expect(sheet.getByRole("checkbox").last()).not.toBeChecked();
  await expectAccessible(page);
});
