import { phrasesOf } from "@plateful/phrases/all";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { aPlannedPerson } from "../support/people.ts";
import { dayOf, itemAt, openAndHold } from "../support/without-network.ts";

test("DIARY-114 DIARY-116 says when a meal was eaten, takes it back, and says it again without a network", async ({
  page,
  context,
}) => {
  const { diary, general, keptChanges, meals, ownPortion, planChanges } = phrasesOf("en");
  const words = ownPortion.time;
  const person = await aPlannedPerson(context, 1);
  const lunch = itemAt(await dayOf(person), "LUNCH");
  const { name } = lunch.meal.recipe_template;
  const row = (time: string) => page.getByText(new RegExp(`^${time} · `));
  const stored = async () => itemAt(await dayOf(person), "LUNCH");
  const dialog = page.getByRole("dialog");
  const openMenu = () =>
    page.getByRole("button", { name: diary.moreFor({ meal: meals.momentsInSentence.LUNCH }) }).click();
  const say = async (time: string) => {
    await openMenu();
    await page.getByRole("menuitem", { name: diary.timeEaten }).click();
    await dialog.getByLabel(words.label).fill(time);
    await dialog.getByRole("button", { name: general.save }).click();
    await expect(dialog).toHaveCount(0);
  };
  await openAndHold(page);
  await test.step("a meal that was not eaten has no time", async () => {
    await openMenu();
    await expect(page.getByRole("menuitem", { name: diary.openRecipe })).toBeVisible();
    await expect(page.getByRole("menuitem", { name: diary.timeEaten })).toHaveCount(0);
    await page.keyboard.press("Escape");
  });
  await test.step("the row shows the time, and the toast takes it back", async () => {
    await page.getByRole("checkbox", { name: diary.eatenLabel({ name }) }).click();
    await expect.poll(async () => (await stored()).status).toBe("EATEN");
    await openMenu();
    await page.getByRole("menuitem", { name: diary.timeEaten }).click();
    await expect(dialog.getByLabel(words.label)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await say("12:40");
    await expect(row("12:40")).toBeVisible();
    await expect.poll(stored).toMatchObject({ status: "EATEN", eaten_at_time: "12:40" });
    await page.getByRole("button", { name: general.undo }).click();
    await expect(row("12:40")).toHaveCount(0);
    await expect.poll(stored).toMatchObject({ status: "EATEN", eaten_at_time: null });
  });
  await test.step("without a network it is kept, also when the page is loaded again", async () => {
    await context.setOffline(true);
    await say("13:05");
    await expect(row("13:05")).toBeVisible();
    await expect(page.getByText(planChanges.kept.waiting({ count: 1 }))).toBeVisible();
    await page.reload();
    await expect(row("13:05")).toBeVisible();
    await page.getByRole("button", { name: planChanges.kept.look }).click();
    await expect(dialog.getByText(keptChanges.timed({ name }))).toBeVisible();
    await page.keyboard.press("Escape");
    expect(await stored()).toMatchObject({ eaten_at_time: null });
    await context.setOffline(false);
    await expect.poll(stored, { timeout: 20_000 }).toMatchObject({ eaten_at_time: "13:05" });
  });
  await test.step("the time is removed", async () => {
    await openMenu();
    await page.getByRole("menuitem", { name: diary.timeEaten }).click();
    await dialog.getByRole("button", { name: words.remove }).click();
    await expect(row("13:05")).toHaveCount(0);
    await expect.poll(stored).toMatchObject({ status: "EATEN", eaten_at_time: null });
  });
});
