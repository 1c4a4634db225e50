import { phrasesOf } from "@plateful/phrases/all";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { expectAccessible } from "../support/page.ts";
import { aPlannedPerson } from "../support/people.ts";
import { type Day, dayOf, itemAt, mealCalled, openAndHold } from "../support/without-network.ts";

const { diary, general, keptChanges, meals, navigation, planChanges, profile } = phrasesOf("en");
const words = planChanges.kept;

async function openSwaps(page: Page, moment: "LUNCH" | "DINNER") {
  await page.getByRole("button", { name: diary.moreFor({ meal: meals.momentsInSentence[moment] }) }).click();
  await page.getByRole("menuitem", { name: planChanges.swap.action }).click();
  const sheet = page.getByRole("dialog");
  const rows = sheet.getByRole("button").filter({ hasText: "kcal" });
  await expect(rows).toHaveCount(10);
  return { sheet, rows };
}

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
    await expect(page.getByText(general.offlineKept)).toBeVisible();
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
    // One waited before, too: what tells that the choice is there is that the earlier one is not.
    await expect(mark.locator("xpath=../..")).not.toContainText(name);
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
    await expect(
      page.getByRole("listitem").getByText(phrasesOf("en").errors.problem.meal_not_open),
    ).toBeVisible();
    await expect(mealCalled(page, dinner.meal.recipe_template.name)).toBeVisible();
    await expect(mark).toHaveCount(0);
    await page.reload();
    await expect(refusal).toBeVisible();
    await page.getByRole("button", { name: new RegExp(`^${keptChanges.discard}: `) }).click();
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
