import { phrasesOf } from "@plateful/phrases/all";
import type { Page } from "@playwright/test";
import { eatFood } from "../support/eaten-foods.ts";
import { expect, test } from "../support/journey.ts";
import { expectAccessible } from "../support/page.ts";
import { aPlannedPerson, isoToday, type Person } from "../support/people.ts";
import { dayOf, openAndHold, untilDiaryIsHeld } from "../support/without-network.ts";

const { diary, general, keptChanges, meals, measurements, navigation, planChanges, quickAdd } =
  phrasesOf("en");
const words = planChanges.kept;
const { weighIn } = measurements;

interface Weight {
  readonly id: number;
  readonly value: number;
}
const weightsOf = async (person: Person) =>
  (await person.api<{ results: Weight[] }>("GET", "userWeight/")).results;
const waiting = (page: Page, count: number) => page.getByText(words.waiting({ count }));
const openMeal = (page: Page, moment: "BREAKFAST" | "DINNER") =>
  page.getByRole("button", { name: diary.addTo({ meal: meals.momentsInSentence[moment] }) }).click();

/** Reads the Progress tab once, so that the device holds it, and comes back to the planner. */
async function holdProgress(page: Page): Promise<void> {
  await page.getByRole("link", { name: navigation.progress }).click();
  await expect(page.getByRole("form", { name: weighIn.title })).toBeVisible();
  await page.getByRole("link", { name: navigation.planner }).click();
  await expect(page.getByRole("button", { name: diary.add, exact: true })).toBeVisible();
}

test("DIARY-108 DIARY-109 DIARY-110 MEAS-044 what is done daily is kept without a network and stored once", async ({
  page,
  context,
}, info) => {
  test.setTimeout(150_000);
  const person = await aPlannedPerson(context, 1);
  await eatFood(person, isoToday(-1), "banana", 2);
  const day = await dayOf(person);
  const cake = await person.api<{ id: number }>("POST", "quickAddMeal/", {
    ...{ kcal: 300, protein: 4, carbohydrates: 40, fat: 12, name: "Birthday cake" },
  });
  await person.api("POST", "calendarItem/", {
    ...{ calendar_day: day.id, meal_slot: null, meal_moment: "DINNER", status: "EATEN" },
    ...{ object_id: cake.id, content_type: "quickaddmeal" },
  });
  // The weight of the onboarding is of today; then nothing would be asked.
  for (const { id } of await weightsOf(person))
    await person.api("POST", "deleteMeasurement/", {
      ...{ measurement_id: id, measurement_type: "WEIGHT" },
      user_id: (await person.api<{ id: number }>("GET", "users/me/")).id,
    });
  await person.api("POST", "userWeight/", { value: 70, created_at: `${isoToday(-1)}T06:00:00Z` });
  await openAndHold(page);
  await untilDiaryIsHeld(page);
  await holdProgress(page);
  const before = (await dayOf(person)).calendar_items;
  await context.setOffline(true);
  const dialog = page.getByRole("dialog");

  await test.step("same as yesterday, at once in the day", async () => {
    await openMeal(page, "BREAKFAST");
    await dialog.getByRole("button", { name: new RegExp(diary.asDayBefore) }).click();
    await expect(dialog).toHaveCount(0);
    await expect(waiting(page, 1)).toBeVisible();
    await expect(page.getByRole("checkbox", { name: diary.eatenLabel({ name: "Banana" }) })).toBeChecked();
  });

  await test.step("another name and other numbers of a quick add", async () => {
    await page.getByRole("button", { name: /^Birthday cake/ }).click();
    await dialog.getByLabel(quickAdd.name).fill("Half a cake");
    await dialog.getByLabel(quickAdd.calories).fill("150");
    await dialog.getByRole("button", { name: general.save }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole("button", { name: /^Half a cake/ })).toBeVisible();
    await expect(waiting(page, 2)).toBeVisible();
  });

  await test.step("numbers that wait themselves are changed, too", async () => {
    await openMeal(page, "DINNER");
    await dialog.getByRole("button", { name: new RegExp(diary.quickAdd) }).click();
    await dialog.getByLabel(quickAdd.calories).fill("90");
    await dialog.getByLabel(quickAdd.name).fill("Biscuit");
    await dialog.getByRole("button", { name: diary.add, exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole("button", { name: /^Biscuit/ }).click();
    await dialog.getByLabel(quickAdd.name).fill("Two biscuits");
    await dialog.getByRole("button", { name: general.save }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole("button", { name: /^Two biscuits/ })).toBeVisible();
    await expect(waiting(page, 4)).toBeVisible();
  });

  await test.step("a weigh-in, at once in headline and table", async () => {
    await page.getByRole("link", { name: navigation.progress }).click();
    const form = page.getByRole("form", { name: weighIn.title });
    await form.getByRole("textbox").fill("71.4");
    await form.getByRole("button", { name: general.save }).click();
    await expect(form).toHaveCount(0);
    await expect(page.getByText(measurements.form.saved)).toBeAttached();
    const card = page.getByRole("region", { name: measurements.types.WEIGHT });
    await expect(card.getByText("71.4")).toBeVisible();
    await expect(card.getByRole("img", { name: words.mark })).toBeVisible();
    await expect(waiting(page, 5)).toBeVisible();
    await expectAccessible(page);
    await page.screenshot({ path: info.outputPath("progress.png") });
  });

  await test.step("MEAS-044 DIARY-110 all of it outlives a reload", async () => {
    await page.reload();
    await expect(
      page.getByRole("region", { name: measurements.types.WEIGHT }).getByText("71.4"),
    ).toBeVisible();
    await page.getByRole("link", { name: navigation.planner }).click();
    await expect(page.getByRole("button", { name: /^Two biscuits/ })).toBeVisible();
    expect((await dayOf(person)).calendar_items).toEqual(before);
  });

  await test.step("DIARY-111 the sheet says what waits, and that one is offline", async () => {
    await page.getByRole("button", { name: words.look }).click();
    await expect(dialog.getByRole("heading", { name: keptChanges.offline })).toBeVisible();
    await expect(dialog.getByText(keptChanges.kept({ count: 5 }))).toBeVisible();
    await expect(dialog.getByRole("listitem")).toHaveCount(5);
    await expect(dialog.getByRole("listitem").last()).toContainText("71.4 kg");
    await expectAccessible(page);
    await page.screenshot({ path: info.outputPath("waiting.png") });
    await page.keyboard.press("Escape");
  });

  await context.setOffline(false);
  await expect(page.getByText(words.sent)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole("img", { name: words.mark })).toHaveCount(0);
  const known = new Set(before.map(({ id }) => id));
  const stored = (await dayOf(person)).calendar_items;
  const added = stored.filter(({ id }) => !known.has(id));
  expect(added.map(({ meal_moment, status }) => [meal_moment, status])).toEqual([
    ["BREAKFAST", "EATEN"],
    ["DINNER", "EATEN"],
  ]);
  await expect(page.getByRole("button", { name: /^Half a cake/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Two biscuits/ })).toBeVisible();
  expect((await weightsOf(person)).map(({ value }) => value)).toEqual([71.4, 70]);
});

test("DIARY-108 a product of one's own is added without a network", async ({ page, context }) => {
  const person = await aPlannedPerson(context, 1);
  await person.api("POST", "users/own-products/", {
    ...{ name: "Oat bar", brand: null, barcode: null, unit: "g", figures_per: "HUNDRED", serving_size: 40 },
    ...{ kcal: 400, protein: 8, carbohydrates: 60, fat: 12 },
    ...{ fiber: null, saturated_fat: null, sugars: null, salt: null },
  });
  await openAndHold(page);
  const before = (await dayOf(person)).calendar_items.length;
  const dialog = page.getByRole("dialog");
  const openOwn = async () => {
    await openMeal(page, "DINNER");
    await dialog
      .getByRole("button", { name: new RegExp(phrasesOf("en").foods.scanner.productTitle) })
      .click();
    await page.getByText(phrasesOf("en").foodStart.own, { exact: true }).click();
    await expect(page.getByText("Oat bar")).toBeVisible();
  };
  await openOwn();
  await page.goBack();
  await context.setOffline(true);
  await openOwn();
  await page.getByRole("button", { name: /^Add .*Oat bar/i }).click();
  await page.getByRole("button", { name: general.done }).click();
  await expect(waiting(page, 1)).toBeVisible();
  await expect(
    page.getByRole("button", { name: /^Oat bar · 40 g/ }).or(page.getByText("Oat bar · 40 g")),
  ).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(words.sent)).toBeVisible({ timeout: 20_000 });
  expect((await dayOf(person)).calendar_items).toHaveLength(before + 1);
});

test("DIARY-107 what is refused is named with its meal and day, and tried again or discarded", async ({
  page,
  context,
}, info) => {
  const person = await aPlannedPerson(context, 1);
  await openAndHold(page);
  const before = (await dayOf(person)).calendar_items.length;
  const dialog = page.getByRole("dialog");
  await context.setOffline(true);
  for (const [name, kcal] of [
    ["Biscuit", "90"],
    ["Toffee", "40"],
  ] as const) {
    await openMeal(page, "DINNER");
    await dialog.getByRole("button", { name: new RegExp(diary.quickAdd) }).click();
    await dialog.getByLabel(quickAdd.calories).fill(kcal);
    await dialog.getByLabel(quickAdd.name).fill(name);
    await dialog.getByRole("button", { name: diary.add, exact: true }).click();
    await expect(dialog).toHaveCount(0);
  }
  await page.getByRole("checkbox", { name: diary.eatenLabel({ name: "Biscuit" }) }).click();
  await expect(waiting(page, 3)).toBeVisible();
  let isRefusing = true;
  await page.route(/\/api\/quickAddMeal\/$/, async (route) => {
    if (!(await page.evaluate(() => navigator.onLine))) return route.abort("internetdisconnected");
    if (!isRefusing) return route.fallback();
    return route.fulfill({ status: 403, json: { detail: "This is not allowed today." } });
  });
  await context.setOffline(false);
  const said = page
    .getByRole("alert")
    .filter({ hasText: /Biscuit could not be added to .*not allowed today\./ });
  await expect(said).toBeVisible({ timeout: 20_000 });
  const notice = page.getByRole("status").filter({ hasText: keptChanges.refusedTitle });
  await expect(notice.getByRole("listitem")).toHaveCount(2);
  await expect(notice.getByRole("listitem").first()).toContainText("Biscuit could not be added to");
  await page.reload();
  await expect(notice.getByRole("listitem")).toHaveCount(2);
  await expectAccessible(page);
  await page.screenshot({ path: info.outputPath("refused.png") });
  isRefusing = false;
  await notice.getByRole("button", { name: /^Retry: Biscuit added/ }).click();
  await expect(page.getByText(words.sent)).toBeVisible({ timeout: 20_000 });
  await notice.getByRole("button", { name: /^Discard: Toffee added/ }).click();
  await expect(notice).toHaveCount(0);
  const stored = (await dayOf(person)).calendar_items;
  expect(stored).toHaveLength(before + 1);
  // The tick that followed it came along.
  await expect(page.getByRole("checkbox", { name: diary.eatenLabel({ name: "Biscuit" }) })).not.toBeChecked();
});
