import { itemsOf } from "../support/diary-items.ts";
import { expect, test } from "../support/journey.ts";
import { expectAccessible, onLayouts, wordsOf } from "../support/page.ts";
import { aPersonWithPlan, isoToday } from "../support/people.ts";
import { Presses } from "../support/presses.ts";

const SENTENCE = "2 boterhammen met kaas en een glas melk";
/** From the open diary to a reviewed sentence in a meal. */
const BUDGET = 3;

test(
  "FOOD-066 FOOD-069 FOOD-070 FOOD-072 FOOD-073 a sentence is reviewed and in the diary in three presses",
  onLayouts,
  async ({ page, context }, info) => {
    const { diary, meals, mealSentence, foods, general } = wordsOf(info);
    const person = await aPersonWithPlan(context);
    await person.api("POST", "calendarDay/", { date: isoToday() });
    await page.goto("/planner");
    await page.getByRole("button", { name: diary.doItMyself }).click();
    const dialog = page.getByRole("dialog");
    const meal = meals.momentsInSentence.BREAKFAST;
    const put = dialog.getByRole("button", { name: mealSentence.put({ meal }) });
    const openSentence = async (presses: Presses) => {
      await presses.on(page.getByRole("button", { name: diary.addTo({ meal }) }));
      await presses.on(dialog.getByRole("button", { name: new RegExp(mealSentence.title) }));
    };
    const field = dialog.getByRole("textbox", { name: mealSentence.label });
    const eaten = async () => {
      const items = await itemsOf(page, person, isoToday());
      return items.map(({ status, meal_moment: moment }) => `${moment} ${status}`);
    };

    await test.step("three presses", async () => {
      const presses = new Presses();
      await openSentence(presses);
      await expect(field).toBeFocused();
      await expect(put).toBeDisabled();
      await field.fill(SENTENCE);
      await expect(
        dialog.getByText(mealSentence.recognised({ count: 3, check: 2, unknown: 0 })),
      ).toBeVisible();
      await expectAccessible(page);
      await presses.on(put);
      presses.expectAtMost(BUDGET);
      await expect(dialog).toHaveCount(0);
      await expect.poll(eaten).toEqual(Array.from({ length: 3 }, () => "BREAKFAST EATEN"));
    });
    await test.step("one press takes all of it back", async () => {
      await page.getByRole("button", { name: general.undo }).click();
      await expect.poll(eaten).toEqual([]);
    });
    await test.step("a sheet that was closed opens with the sentence again, and a choice closes the question", async () => {
      await page.getByRole("button", { name: diary.doItMyself }).click();
      await openSentence(new Presses());
      await field.fill(SENTENCE);
      const question = dialog.getByRole("group", { name: mealSentence.which({ words: "kaas" }) });
      await expect(question).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
      await openSentence(new Presses());
      await expect(field).toHaveValue(SENTENCE);
      await question.getByRole("button").nth(1).click();
      await expect(question).toHaveCount(0);
      await expect(dialog.getByText(mealSentence.checked)).toBeVisible();
    });
    await test.step("what people forget is added by a press, and only then", async () => {
      const spread = dialog.getByRole("group", { name: mealSentence.forgotten.SPREAD });
      await spread.getByRole("button").first().click();
      await expect(
        dialog.getByText(mealSentence.recognised({ count: 4, check: 1, unknown: 0 })),
      ).toBeVisible();
      await expectAccessible(page);
    });
    await test.step("what is unknown is searched for with its words", async () => {
      await field.fill("een kwibuswobbel");
      await dialog.getByRole("button", { name: mealSentence.searchFor({ words: "kwibuswobbel" }) }).click();
      await expect(page.getByRole("textbox", { name: foods.searchLabel })).toHaveValue("kwibuswobbel");
    });
  },
);

test("FOOD-073 without a network the sentence is kept, and says why it is not read", async ({
  page,
  context,
}, info) => {
  const { diary, meals, mealSentence, general } = wordsOf(info);
  const person = await aPersonWithPlan(context);
  await person.api("POST", "calendarDay/", { date: isoToday() });
  await page.goto("/planner");
  await page.getByRole("button", { name: diary.doItMyself }).click();
  const dialog = page.getByRole("dialog");
  const meal = meals.momentsInSentence.BREAKFAST;
  await page.getByRole("button", { name: diary.addTo({ meal }) }).click();
  await dialog.getByRole("button", { name: new RegExp(mealSentence.title) }).click();
  await context.setOffline(true);
  const field = dialog.getByRole("textbox", { name: mealSentence.label });
  await field.fill("a banana");
  await expect(dialog.getByRole("alert")).toContainText(mealSentence.offline);
  await expect(dialog.getByRole("button", { name: general.retry })).toBeVisible();
  // With a network it is read by itself.
  await context.setOffline(false);
  await expect(dialog.getByText(mealSentence.recognised({ count: 1, check: 0, unknown: 0 }))).toBeVisible();
  await expect(field).toHaveValue("a banana");
});
