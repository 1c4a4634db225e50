import { cycleInfo } from "@plateful/nutrition";
import { addDays } from "@plateful/planning";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { ORGANISATION } from "../support/organisation.ts";
import { changePerson, expectAccessible, wordsOf } from "../support/page.ts";
import { aPersonWithPlan, aPlannedPerson, isoToday } from "../support/people.ts";
import { walkTo } from "../support/walk.ts";

const COACH = {
  id: 999_999,
  first_name: "Iris",
  last_name: "Bakker",
  account_enabled: true,
  uses_imperial_measurements: false,
  organisation: ORGANISATION,
};

/** Opens the planner as someone whose person was changed, and waits until the day is there. */
async function openChanged(page: Page, change: Parameters<typeof changePerson>[1], shown: string | RegExp) {
  await page.unrouteAll({ behavior: "wait" });
  await changePerson(page, change);
  await page.goto(`/planner?date=${isoToday()}`);
  await expect(page.getByRole("button", { name: shown }).first()).toBeVisible();
}

const CHOOSING = "feature_flag_generate_meals_button_in_planner";
const withChoosing = (allowed: boolean) => ({ ...ORGANISATION, [CHOOSING]: allowed });
const NO_MACROS = { flags: ["FF_DONT_SHOW_MACROS"], switches: [], samples: [] };

/** First day of a period that makes today its ninth day. */
const PERIOD = addDays(isoToday(), -8);
const WOMAN = {
  gender: "FEMALE",
  last_menstrual_period_start_date: PERIOD,
  menstrual_cycle_length: 28,
};

/** Who looks at the diary and how many of each thing they get; the parts of a case have nothing to do with each other. */
const CASES: readonly {
  readonly title: string;
  readonly person: object;
  readonly intake: object;
  readonly adding: number;
  readonly choosing: number;
  readonly phases: number;
  readonly bars: number;
}[] = [
  {
    title: "a woman with a cycle and without an organisation",
    person: { [CHOOSING]: true, organisation: null },
    intake: WOMAN,
    adding: 1,
    choosing: 1,
    phases: 1,
    bars: 3,
  },
  {
    title: "a man without logging of products, whose organisation has meals chosen",
    person: {
      [CHOOSING]: true,
      organisation: withChoosing(true),
      feature_flag_disable_product_logging: true,
    },
    intake: { ...WOMAN, gender: "MALE" },
    adding: 0,
    choosing: 1,
    phases: 0,
    bars: 3,
  },
  {
    title: "a client without a date and without numbers, whose coach has no meals chosen",
    person: {
      [CHOOSING]: true,
      coach: { ...COACH, organisation: { ...withChoosing(false), clients_are_diy: false } },
      feature_flags_for_user: NO_MACROS,
    },
    intake: { ...WOMAN, last_menstrual_period_start_date: null },
    adding: 1,
    choosing: 0,
    phases: 0,
    bars: 0,
  },
  {
    title: "someone who may not have meals chosen, and whose planning is managed",
    person: { [CHOOSING]: false, organisation: withChoosing(true), coach: COACH },
    intake: {},
    adding: 0,
    choosing: 0,
    phases: 0,
    bars: 3,
  },
];

test("DIARY-010 DIARY-029 DIARY-030 DIARY-046 DIARY-047 DIARY-075 shows of the diary what the person and the organisation may have", async ({
  page,
  context,
}, info) => {
  const { diary, meals, nutrition } = wordsOf(info);
  await aPlannedPerson(context);
  const meal = meals.momentsInSentence.LUNCH;
  const cycle = cycleInfo({ gender: "FEMALE", startDate: PERIOD, cycleLength: 28 }, isoToday());
  if (cycle === null) throw new Error("This person has a cycle.");
  expect(cycle.currentDayInCycle).toBe(9);
  const phase = nutrition.cyclePhases[cycle.phase];
  const buttons = (name: string) => page.getByRole("button", { name, exact: true });
  for (const { title, person, intake, adding, choosing, phases, bars } of CASES)
    await test.step(title, async () => {
      const change = (me: Record<string, unknown>) => ({
        ...person,
        intake: { ...(me.intake as object), ...intake },
      });
      await openChanged(page, change, diary.moreFor({ meal }));
      for (const name of [diary.addTo({ meal }), diary.add]) await expect(buttons(name)).toHaveCount(adding);
      await expect(page.getByText(/· day \d/)).toHaveText(
        new Array(phases).fill(diary.cyclePhase({ phase, day: 9 })),
      );
      await expect(page.getByRole("progressbar")).toHaveCount(bars);
      if (bars === 0) await expect(page.getByText("kcal")).toHaveCount(0);
      await walkTo(page, `/planner?date=${isoToday(20)}`);
      await expect(page.getByRole("button", { name: diary.doItMyself })).toBeVisible();
      await expect(page.getByRole("button", { name: diary.chooseForMe })).toHaveCount(choosing);
    });
});

test("DIARY-012 DIARY-013 DIARY-053 DIARY-054 DIARY-055 DIARY-080 DIARY-081 keeps a note with the coach, whom a client without a plan asks for one", async ({
  page,
  context,
}, info) => {
  const { diary, general, planWeek } = wordsOf(info);
  await aPersonWithPlan(context);
  const dialog = page.getByRole("dialog");
  const field = dialog.getByLabel(diary.noteLabel);
  const save = dialog.getByRole("button", { name: general.save });
  const waiting = page.getByRole("button", { name: diary.noteWaiting });
  const withoutPlan = (person: Record<string, unknown>) => ({
    intake: { ...(person.intake as object), weekly_nutrition_plan: null },
  });
  await test.step("who has no coach has no note, and without a plan a way to make one", async () => {
    await openChanged(page, () => ({}), diary.doItMyself);
    await expect(page.getByRole("button", { name: diary.note })).toHaveCount(0);
    await changePerson(page, withoutPlan);
    await page.reload();
    await expect(page.getByRole("link", { name: planWeek.noPlan.makePlan })).toBeVisible();
  });
  await test.step("a client without a plan asks the coach", async () => {
    await changePerson(page, (person) => ({
      ...withoutPlan(person),
      coach: { ...COACH, organisation: null },
    }));
    await page.reload();
    await expect(page.getByText(planWeek.noPlan.askCoach)).toBeVisible();
  });
  const message = "Write down how you slept.";
  await test.step("a note is written within its limits, under what the organisation wants to be read", async () => {
    const organisation = { ...ORGANISATION, clients_are_diy: false, custom_notes_message: message };
    await openChanged(page, () => ({ coach: { ...COACH, organisation } }), diary.note);
    await page.getByRole("button", { name: diary.note }).click();
    await expect(field).toHaveAccessibleDescription(new RegExp(message));
    const hint = await page.getByText(message).boundingBox();
    const box = await field.boundingBox();
    expect(hint?.y ?? Number.POSITIVE_INFINITY).toBeLessThan(box?.y ?? 0);
    await expect(save).toBeDisabled();
    await field.fill("   ");
    await expect(save).toBeDisabled();
    await field.fill("x".repeat(2001));
    await expect(save).toBeDisabled();
    await expectAccessible(page);
    await field.fill("  Long run tomorrow  ");
    await save.click();
  });
  await test.step("it is marked once, opened again and deleted", async () => {
    await expect(waiting).toHaveCount(1);
    await waiting.click();
    await expect(field).toHaveValue("Long run tomorrow");
    await expect(save).toBeDisabled();
    await dialog.getByRole("button", { name: diary.deleteNote }).click();
    await expect(page.getByRole("button", { name: diary.note, exact: true })).toBeVisible();
    await expect(waiting).toHaveCount(0);
  });
});
