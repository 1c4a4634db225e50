import { phrasesOf } from "@plateful/phrases/all";
import { aClient, aCoach, planFor, planWeekFor } from "../support/coaching.ts";
import { expect, test } from "../support/journey.ts";
import { expectAccessible } from "../support/page.ts";
import { aPlannedPerson, isoToday, type Person } from "../support/people.ts";
import { callAs } from "../support/signed-in.ts";
import { dayOf, itemAt, mealCalled, openAndHold } from "../support/without-network.ts";

const { diary, general, keptChanges, meals, planChanges, quickAdd: numbers } = phrasesOf("en");
const words = planChanges.kept;

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
  const quickAdd = async (kcal: string, name = "") => {
    await open("DINNER");
    await dialog.getByRole("button", { name: new RegExp(diary.quickAdd) }).click();
    await dialog.getByLabel(numbers.calories).fill(kcal);
    await dialog.getByLabel(numbers.name).fill(name);
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
    await quickAdd("310", "Birthday cake");
    await expect(waiting(2)).toBeVisible();
    await quickAdd("520");
    await expect(waiting(3)).toBeVisible();
    await removeLast("DINNER", "last");
    await expect(waiting(2)).toBeVisible();
  });
  await test.step("DIARY-097 under the name that was given", async () => {
    await expect(page.getByText("Birthday cake", { exact: true })).toBeVisible();
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
  expect(added[1]?.meal).toMatchObject({ name: "Birthday cake", kcal: 310 });
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
