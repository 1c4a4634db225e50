import { weekOf } from "@plateful/planning";
import type { Page } from "@playwright/test";
import { itemsOf } from "../support/diary-items.ts";
import { expect, test } from "../support/journey.ts";
import { expectAccessible, languageOf, onLayouts, wordsOf } from "../support/page.ts";
import { aPersonWithPlan, isoToday, type Person } from "../support/people.ts";

const WEEK = weekOf(isoToday(7));
const [MONDAY = "", , WEDNESDAY = "", , , , SUNDAY = ""] = WEEK;

interface Day {
  id: number;
}

/** Next Monday's planned lunch is also there on Wednesday and Sunday. */
async function threeLunches(person: Person): Promise<void> {
  const range = { num_days: 1, start_date_inclusive: MONDAY, delete_existing_plans: true };
  const { calendar_days: days } = await person.api<{ calendar_days: Day[] }>("POST", "autoPlanDays/", range);
  for (const date of [WEDNESDAY, SUNDAY]) {
    const to = await person.api<Day>("POST", "calendarDay/", { date });
    const body = { from_calendar_day_id: days[0]?.id, to_calendar_day: to.id, meal_moment: "LUNCH" };
    await person.api("POST", "copyMealsToMealMoment/", body);
  }
}

async function portions(page: Page, person: Person): Promise<(number | null)[]> {
  const days = await Promise.all([MONDAY, WEDNESDAY, SUNDAY].map((date) => itemsOf(page, person, date)));
  const lunches = days.map((items) => items.find(({ meal_moment: moment }) => moment === "LUNCH"));
  return lunches.map((item) => (item?.content_type === "recipemeal" ? item.meal.portion : null));
}

test(
  "DIARY-119 the portion of a dish that comes back in the week is changed on those days too, and is theirs again when it is not wished",
  onLayouts,
  async ({ page, context }, info) => {
    const { diary, ownPortion, general } = wordsOf(info);
    const person = await aPersonWithPlan(context);
    await threeLunches(person);
    const [lunch] = (await itemsOf(page, person, MONDAY)).filter(({ meal_moment: at }) => at === "LUNCH");
    const name = lunch?.content_type === "recipemeal" ? lunch.meal.recipe_template.name : "";
    await page.goto(`/planner?date=${MONDAY}`);
    const one = diary.portionOf({ size: "1", isOne: true });
    await page.getByRole("button", { name: diary.changePortion({ portion: one, name }) }).click();
    const sheet = page.getByRole("dialog");
    const days = { en: "Wednesday and Sunday", nl: "woensdag en zondag" }[languageOf(info)];
    const also = sheet.getByRole("radio", { name: ownPortion.also({ days }) });
    await expect(also).not.toBeChecked();
    await expectAccessible(page);

    await test.step("only this day, as long as nothing else is chosen", async () => {
      await sheet.getByText("½", { exact: true }).click();
      await expect.poll(() => portions(page, person)).toEqual([0.5, 1, 1]);
    });
    await test.step("those days too, and each press after it", async () => {
      await also.check();
      await expect.poll(() => portions(page, person)).toEqual([0.5, 0.5, 0.5]);
      await page.screenshot({ path: info.outputPath("also.png") });
      await sheet.getByRole("button", { name: ownPortion.more }).click();
      await expect.poll(() => portions(page, person)).toEqual([0.75, 0.75, 0.75]);
    });
    await test.step("one undo takes all of them back", async () => {
      await page.getByRole("button", { name: general.undo }).last().click();
      await expect.poll(() => portions(page, person)).toEqual([0.5, 0.5, 0.5]);
      await expect(also).not.toBeChecked();
    });
    await test.step("what goes along no more is what it was before", async () => {
      await also.check();
      await sheet.getByRole("button", { name: ownPortion.more }).click();
      await expect.poll(() => portions(page, person)).toEqual([0.75, 0.75, 0.75]);
      await also.focus();
      await page.keyboard.press("ArrowLeft");
      await expect.poll(() => portions(page, person)).toEqual([0.75, 0.5, 0.5]);
    });
  },
);
