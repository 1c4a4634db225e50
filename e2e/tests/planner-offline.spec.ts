import { phrasesOf } from "@plateful/phrases/all";
import type { Page } from "@playwright/test";
import { aClient, aCoach, planFor, planWeekFor } from "../support/coaching.ts";
import { expect, test } from "../support/journey.ts";
import { expectAccessible } from "../support/page.ts";
import { aPlannedPerson, isoToday, type Person } from "../support/people.ts";
import { callAs } from "../support/signed-in.ts";

const { diary, general, keptChanges, meals, navigation, planChanges, profile } = phrasesOf("en");
const words = planChanges.kept;

interface Item {
  id: number;
  meal_moment: string;
  status: string;
  meal: { kcal: number; recipe_template: { id: number; name: string } };
}
interface Day {
  id: number;
  calendar_items: Item[];
}

const dayOf = async (person: Person): Promise<Day> => {
  const range = `date__gte=${isoToday()}&date__lte=${isoToday()}`;
  const { results } = await person.api<{ results: Day[] }>("GET", `calendarDay/?${range}`);
  const [day] = results;
  if (day === undefined) throw new Error("The day is not there.");
  return day;
};
const itemAt = (day: Day, moment: string): Item => {
  const item = day.calendar_items.find(({ meal_moment }) => meal_moment === moment);
  if (item === undefined) throw new Error(`Nothing is planned for ${moment}.`);
  return item;
};

/** Opens the planner under the service worker and waits until the app holds what it plans with. */
async function openAndHold(page: Page): Promise<void> {
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

async function openSwaps(page: Page, moment: "LUNCH" | "DINNER") {
  await page.getByRole("button", { name: diary.moreFor({ meal: meals.momentsInSentence[moment] }) }).click();
  await page.getByRole("menuitem", { name: planChanges.swap.action }).click();
  const sheet = page.getByRole("dialog");
  const rows = sheet.getByRole("button").filter({ hasText: "kcal" });
  await expect(rows).toHaveCount(10);
  return { sheet, rows };
}

const mealCalled = (page: Page, name: string) => page.getByRole("button", { name: new RegExp(`^${name}`) });

test("PLAN-113 PLAN-114 PLAN-115 swaps a meal without a network, takes another swap back, and stores it once when it is back", async ({
  page,
  context,
}) => {
  const person = await aPlannedPerson(context, 1);
  const day = await dayOf(person);
  const [lunch, dinner] = [itemAt(day, "LUNCH"), itemAt(day, "DINNER")];
  const { swaps } = await person.api<{ swaps: { recipe_template: { id: number; name: string } }[] }>(
    "GET",
    `calendarItem/${lunch.id}/swaps/`,
  );
  await openAndHold(page);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && /\/swap\/$/.test(request.url()))
      sent.push(request.headers()["idempotency-key"] ?? "");
  });
  const oneWaits = page.getByText(words.waiting({ count: 1 }));
  const mark = page.getByRole("img", { name: words.mark });
  await context.setOffline(true);

  await test.step("a swap that is taken back while it waits", async () => {
    // Also when the app is opened again.
    await page.reload();
    await expect(page.getByText(general.offline)).toBeVisible();
    const { rows } = await openSwaps(page, "DINNER");
    await rows.first().click();
    await expect(oneWaits).toBeVisible();
    await page.getByRole("button", { name: general.undo }).click();
    await expect(page.getByText(planChanges.restored)).toBeVisible();
    await expect(oneWaits).toHaveCount(0);
    await expect(mealCalled(page, dinner.meal.recipe_template.name)).toBeVisible();
  });

  await test.step("the same ten swaps as from the server, one of them chosen by keyboard", async () => {
    const { sheet, rows } = await openSwaps(page, "LUNCH");
    for (const [at, { recipe_template: recipe }] of swaps.entries())
      await expect(rows.nth(at)).toContainText(recipe.name);
    await expect(rows.first()).toContainText(planChanges.swap.effects.onTarget);
    // No picture of them was ever looked at.
    await expect(sheet.locator("img")).toHaveCount(0);
    await rows.nth(1).focus();
    await page.keyboard.press("Enter");
    await expect(sheet).toHaveCount(0);
    const { name } = swaps[1]?.recipe_template ?? { name: "" };
    await expect(page.getByText(words.done({ name }))).toBeVisible();
    await expect(oneWaits).toBeVisible();
    await expect(mark).toBeVisible();
    await expectAccessible(page);
    // It outlives a reload, and another choice for the same meal takes its place.
    await page.reload();
    await expect(mealCalled(page, name)).toBeVisible();
    const again = await openSwaps(page, "LUNCH");
    await again.rows.first().click();
    await expect(oneWaits).toBeVisible();
  });

  const last = (await mark.locator("xpath=../..").textContent()) ?? "";
  expect(sent).toEqual([]);
  expect((await dayOf(person)).calendar_items).toEqual(day.calendar_items);
  await context.setOffline(false);
  await expect(page.getByText(words.sent)).toBeVisible({ timeout: 20_000 });
  await expect(oneWaits).toHaveCount(0);
  await expect(mark).toHaveCount(0);
  const now = await dayOf(person);
  const stored = itemAt(now, "LUNCH");
  expect(last).toContain(stored.meal.recipe_template.name);
  expect(stored.id).toBe(lunch.id);
  expect(itemAt(now, "DINNER").meal).toEqual(dinner.meal);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatch(/^[0-9a-f-]{36}$/);
});

test("DIARY-087 ticks a meal and halves its portion without a network, after a reload too, and stores both when it is back", async ({
  page,
  context,
}) => {
  const { diary } = phrasesOf("en");
  const person = await aPlannedPerson(context, 1);
  const lunch = itemAt(await dayOf(person), "LUNCH");
  const { name } = lunch.meal.recipe_template;
  const half = diary.portionOf({ size: "½", isOne: true });
  const tick = page.getByRole("checkbox", { name: diary.eatenLabel({ name }) });
  const portion = page.getByRole("button", { name: diary.changePortion({ portion: half, name }) });
  await openAndHold(page);
  await context.setOffline(true);
  await tick.click();
  await expect(page.getByText(words.waiting({ count: 1 }))).toBeVisible();
  await expect(tick).toBeChecked();
  const one = diary.portionOf({ size: "1", isOne: true });
  await page.getByRole("button", { name: diary.changePortion({ portion: one, name }) }).click();
  await page.getByRole("radio", { name: "½", exact: true }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByText(words.waiting({ count: 2 }))).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expectAccessible(page);
  await page.reload();
  await expect(tick).toBeChecked();
  await expect(portion).toBeVisible();
  expect(itemAt(await dayOf(person), "LUNCH")).toEqual(lunch);
  await context.setOffline(false);
  await expect(page.getByText(words.sent)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole("img", { name: words.mark })).toHaveCount(0);
  const stored = itemAt(await dayOf(person), "LUNCH");
  expect(stored).toMatchObject({ status: "EATEN", meal: { portion: 0.5 } });
  expect(stored.meal.kcal).toBeCloseTo(lunch.meal.kcal / 2, 1);
});

/** Notes a banana at lunch of the day before. */
async function eatBananaYesterday(person: Person): Promise<void> {
  const { results } = await person.api<{ results: { id: number }[] }>(
    "GET",
    "suggestedServingSearch/?query=banana",
  );
  const { id } = await person.api<{ id: number }>("POST", "calendarDay/", { date: isoToday(-1) });
  await person.api("POST", "planSingleFoodMeal/", {
    ...{ calendar_day_id: id, meal_moment: "LUNCH", quantity: 2, suggested_serving_id: results[0]?.id },
  });
}

test("DIARY-094 DIARY-096 adds foods and numbers and removes a meal without a network, and stores each once", async ({
  page,
  context,
}, info) => {
  const person = await aPlannedPerson(context, 1);
  await eatBananaYesterday(person);
  const day = await dayOf(person);
  const dinner = itemAt(day, "DINNER");
  await openAndHold(page);
  const holdsUsual = () =>
    page.evaluate(async () => {
      const cache = await caches.open("plateful-personal-answers");
      return (await cache.keys()).filter(({ url }) => /usual-foods.*LUNCH/.test(url)).length;
    });
  await expect.poll(holdsUsual).toBeGreaterThan(0);
  await context.setOffline(true);
  const dialog = page.getByRole("dialog");
  const waiting = (count: number) => page.getByText(words.waiting({ count }));
  const open = (moment: "LUNCH" | "DINNER") =>
    page.getByRole("button", { name: diary.addTo({ meal: meals.momentsInSentence[moment] }) }).click();
  const quickAdd = async (kcal: string) => {
    await open("DINNER");
    await dialog.getByRole("button", { name: new RegExp(diary.quickAdd) }).click();
    await dialog.getByLabel(diary.calories).fill(kcal);
    await dialog.getByRole("button", { name: diary.add, exact: true }).click();
    await expect(dialog).toHaveCount(0);
  };
  const removeLast = async (moment: "LUNCH" | "DINNER", at: "first" | "last") => {
    const meal = meals.momentsInSentence[moment];
    await page.getByRole("button", { name: diary.moreFor({ meal }) }).click();
    const items = page.getByRole("menuitem", { name: diary.removeMeal });
    await (at === "first" ? items.first() : items.last()).click();
    await dialog.getByRole("button", { name: general.delete }).click();
    await expect(dialog).toHaveCount(0);
  };

  await test.step("a food that was eaten before, in two presses", async () => {
    await open("LUNCH");
    await dialog.getByRole("button", { name: /^add .*bana/i }).click();
    await expect(waiting(1)).toBeAttached();
    await page.keyboard.press("Escape");
  });
  await test.step("numbers, one of which are taken away again before they were ever sent", async () => {
    await quickAdd("310");
    await expect(waiting(2)).toBeVisible();
    await quickAdd("520");
    await expect(waiting(3)).toBeVisible();
    await removeLast("DINNER", "last");
    await expect(waiting(2)).toBeVisible();
  });
  await test.step("a planned dinner goes", async () => {
    await removeLast("DINNER", "first");
    await expect(mealCalled(page, dinner.meal.recipe_template.name)).toHaveCount(0);
    await expect(waiting(3)).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expectAccessible(page);
  });
  await test.step("DIARY-096 what waits is listed, and one of it taken back", async () => {
    const list = keptChanges;
    const { name } = itemAt(day, "LUNCH").meal.recipe_template;
    await page.getByRole("checkbox", { name: diary.eatenLabel({ name }) }).click();
    await page.getByRole("button", { name: words.look }).click();
    await expect(dialog.getByRole("listitem")).toHaveCount(4);
    await expect(dialog.getByRole("listitem").nth(0)).toContainText(
      list.added({ name: "Banana", meal: meals.momentsInSentence.LUNCH }),
    );
    await expectAccessible(page);
    await dialog.getByRole("button", { name: list.connect }).click();
    await expect(page.getByText(list.noConnection)).toBeAttached();
    await expect(dialog.getByRole("listitem")).toHaveCount(4);
    await dialog.getByRole("button", { name: list.undo({ what: list.eaten({ name }) }) }).click();
    await expect(dialog.getByRole("listitem")).toHaveCount(3);
    await page.screenshot({ path: info.outputPath("waiting.png") });
    await page.keyboard.press("Escape");
    await expect(page.getByRole("checkbox", { name: diary.eatenLabel({ name }) })).not.toBeChecked();
  });
  await test.step("all of it outlives a reload", async () => {
    await page.reload();
    await expect(waiting(3)).toBeVisible();
    await expect(page.getByRole("img", { name: words.mark })).toHaveCount(2);
    await expect(mealCalled(page, dinner.meal.recipe_template.name)).toHaveCount(0);
    expect((await dayOf(person)).calendar_items).toEqual(day.calendar_items);
  });
  await context.setOffline(false);
  await expect(page.getByText(words.sent)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole("img", { name: words.mark })).toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveCount(0);
  const stored = await dayOf(person);
  const before = new Set(day.calendar_items.map(({ id }) => id));
  const added = stored.calendar_items.filter(({ id }) => !before.has(id));
  expect(added.map(({ meal_moment, status }) => [meal_moment, status])).toEqual([
    ["LUNCH", "EATEN"],
    ["DINNER", "EATEN"],
  ]);
  expect(stored.calendar_items.map(({ id }) => id)).not.toContain(dinner.id);
  expect(stored.calendar_items).toHaveLength(day.calendar_items.length + 1);
});

test("DIARY-095 keeps a note without a network, and puts it below what was written elsewhere meanwhile", async ({
  page,
  browser,
}, info) => {
  const coach = await aCoach(page);
  const client = await aClient(browser, info, coach);
  await planFor(client);
  await planWeekFor(client);
  const { page: own, person } = client;
  const range = `date__gte=${isoToday()}&date__lte=${isoToday()}`;
  const read = async () =>
    (
      await callAs<{ results: { id: number; note: string | null }[] }>(
        own,
        person,
        "GET",
        `calendarDay/?${range}`,
      )
    ).results[0];
  await own.goto("/planner");
  await expect(own.getByRole("button", { name: diary.add, exact: true })).toBeVisible();
  const dialog = own.getByRole("dialog");
  // No service worker here holds the script of the sheet.
  await own.getByRole("button", { name: diary.note, exact: true }).click();
  await expect(dialog.getByRole("textbox")).toBeVisible();
  await own.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await own.context().setOffline(true);
  await own.getByRole("button", { name: diary.note, exact: true }).click();
  await dialog.getByRole("textbox").fill("Ate in the train.");
  await dialog.getByRole("button", { name: general.save }).click();
  await expect(dialog).toHaveCount(0);
  await expect(own.getByText(words.waiting({ count: 1 }))).toBeVisible();
  await expect(own.getByRole("button", { name: diary.noteWaiting })).toBeVisible();
  expect((await read())?.note).toBeNull();
  await callAs(own, person, "PATCH", `calendarDay/${(await read())?.id}/`, { note: "Slept well." });
  await own.context().setOffline(false);
  await expect(own.getByText(words.sent)).toBeVisible({ timeout: 20_000 });
  expect((await read())?.note).toBe("Slept well.\n\nAte in the train.");
  await own.getByRole("button", { name: diary.noteWaiting }).click();
  await expect(dialog.getByRole("textbox")).toHaveValue("Slept well.\n\nAte in the train.");
});

test("PLAN-112 PLAN-114 PLAN-115 PLAN-116 goes on with a day without a network, says what the server refused, and leaves nothing after logging out", async ({
  page,
  context,
}) => {
  const person = await aPlannedPerson(context, 1);
  const day = await dayOf(person);
  const { id: object_id } = await person.api<{ id: number }>("POST", "quickAddMeal/", { kcal: 400 });
  const added = { calendar_day: day.id, object_id, content_type: "quickaddmeal", meal_moment: "LUNCH" };
  await person.api("POST", "calendarItem/", added);
  await openAndHold(page);
  const oneWaits = page.getByText(words.waiting({ count: 1 }));
  const mark = page.getByRole("img", { name: words.mark });
  const swapWithoutNetwork = async () => {
    await context.setOffline(true);
    const { rows } = await openSwaps(page, "DINNER");
    await rows.first().click();
    await expect(oneWaits).toBeVisible();
  };

  await test.step("other portions for a day to which something was added", async () => {
    await context.setOffline(true);
    const { rebalance } = planChanges;
    await page.getByRole("button", { name: rebalance.look }).click();
    const sheet = page.getByRole("dialog");
    await sheet.getByRole("radio", { name: rebalance.ways.PORTIONS }).check({ force: true });
    await sheet.getByRole("button", { name: rebalance.confirm }).click();
    await expect(page.getByText(words.dayDone)).toBeVisible();
    await expect(mark.first()).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(words.sent)).toBeVisible({ timeout: 20_000 });
    const kcal = (of: Day) => of.calendar_items.reduce((sum, { meal }) => sum + meal.kcal, 0);
    expect(kcal(await dayOf(person))).toBeLessThan(kcal(day) + 300);
  });

  const dinner = itemAt(await dayOf(person), "DINNER");
  const refusal = page.getByText(keptChanges.refusedTitle, { exact: true });
  await test.step("a swap that the server refuses", async () => {
    await swapWithoutNetwork();
    // Meanwhile it was eaten, and another device reported it.
    await person.api("PATCH", `calendarItem/${dinner.id}/`, { status: "EATEN" });
    await context.setOffline(false);
    await expect(refusal).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText(phrasesOf("en").errors.problem.meal_not_open)).toBeVisible();
    await expect(mealCalled(page, dinner.meal.recipe_template.name)).toBeVisible();
    await expect(mark).toHaveCount(0);
    await page.reload();
    await expect(refusal).toBeVisible();
    await page.getByRole("button", { name: general.close }).click();
    await expect(refusal).toHaveCount(0);
    expect(itemAt(await dayOf(person), "DINNER")).toMatchObject({ status: "EATEN", meal: dinner.meal });
    await person.api("PATCH", `calendarItem/${dinner.id}/`, { status: "PLANNED" });
  });

  await test.step("logging out while a change waits", async () => {
    await page.reload();
    await expect(mealCalled(page, dinner.meal.recipe_template.name)).toBeVisible();
    await swapWithoutNetwork();
    const kept = () =>
      page.evaluate(async () => {
        const names = (await caches.keys()).filter((name) => name.startsWith("plateful-personal"));
        const answers = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return {
          changes: localStorage.getItem("plateful-own-kept-changes") !== null,
          answers: answers.flat().length > 0,
        };
      });
    await expect.poll(kept).toEqual({ changes: true, answers: true });
    await page.getByRole("link", { name: navigation.profile }).click();
    await page.getByRole("button", { name: profile.system.logout }).click();
    await expect(page).toHaveURL(/\/login/);
    await expect.poll(kept).toEqual({ changes: false, answers: false });
    await context.setOffline(false);
    await page.reload();
    expect(itemAt(await dayOf(person), "DINNER").meal).toEqual(dinner.meal);
  });
});
