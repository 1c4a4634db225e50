import { cycleInfo } from "@plateful/nutrition";
import { addDays } from "@plateful/planning";
import { expect, type Page, test } from "@playwright/test";
import { ORGANISATION } from "../support/organisation.ts";
import { changePerson, wordsOf } from "../support/page.ts";
import { aPersonWithPlan, aPlannedPerson, isoToday } from "../support/people.ts";

const COACH = {
  id: 999_999,
  first_name: "Iris",
  last_name: "Bakker",
  account_enabled: true,
  uses_imperial_measurements: false,
  organisation: ORGANISATION,
};

/** Opens the planner as somebody whose person was changed, and waits until the day is there. */
async function openChanged(page: Page, change: Parameters<typeof changePerson>[1], shown: string | RegExp) {
  await page.unrouteAll({ behavior: "wait" });
  await changePerson(page, change);
  await page.goto("/planner");
  await expect(page.getByRole("button", { name: shown }).first()).toBeVisible();
}

test("DIARY-010 shows the phase of the cycle only to women who gave the first day of their period", async ({
  page,
  context,
}, info) => {
  const { diary, nutrition } = wordsOf(info);
  await aPersonWithPlan(context);
  const intakeWith = (changes: object) => (person: Record<string, unknown>) => ({
    intake: { ...(person.intake as object), ...changes },
  });
  const startDate = addDays(isoToday(), -8);
  const cycle = cycleInfo({ gender: "FEMALE", startDate, cycleLength: 28 }, isoToday());
  if (cycle === null) throw new Error("This person has a cycle.");
  expect(cycle.currentDayInCycle).toBe(9);
  const badge = page.getByText(
    diary.cyclePhase({ phase: nutrition.cyclePhases[cycle.phase], day: cycle.currentDayInCycle }),
  );
  const given = { last_menstrual_period_start_date: startDate, menstrual_cycle_length: 28 };
  await openChanged(page, intakeWith({ ...given, gender: "FEMALE" }), diary.doItMyself);
  await expect(badge).toBeVisible();
  await openChanged(page, intakeWith({ ...given, gender: "MALE" }), diary.doItMyself);
  await expect(badge).toHaveCount(0);
  const without = { gender: "FEMALE", last_menstrual_period_start_date: null };
  await openChanged(page, intakeWith(without), diary.doItMyself);
  await expect(page.getByText(/· dag \d/)).toHaveCount(0);
});

test("DIARY-030 offers choosing meals only when both the person and the organisation may", async ({
  page,
  context,
}, info) => {
  const { diary } = wordsOf(info);
  await aPersonWithPlan(context);
  const flag = "feature_flag_generate_meals_button_in_planner";
  const choose = page.getByRole("button", { name: diary.chooseForMe });
  for (const [own, organisation, offered] of [
    [true, null, 1],
    [true, true, 1],
    [true, false, 0],
    [false, true, 0],
  ] as const) {
    const owner = organisation === null ? null : { ...ORGANISATION, [flag]: organisation };
    await openChanged(page, () => ({ [flag]: own, organisation: owner }), diary.doItMyself);
    await expect(choose, `${own} ${organisation}`).toHaveCount(offered);
  }
});

test("DIARY-046 DIARY-047 takes adding away without product logging and with managed planning", async ({
  page,
  context,
}, info) => {
  const { diary, meals } = wordsOf(info);
  await aPlannedPerson(context);
  const toMeal = page.getByRole("button", {
    name: diary.addTo({ meal: meals.momentsInSentence.LUNCH }),
  });
  const quick = page.getByRole("button", { name: diary.add, exact: true });
  const more = diary.moreFor({ meal: meals.momentsInSentence.LUNCH });
  const unmanaged = { ...ORGANISATION, clients_are_diy: false };
  for (const [change, count] of [
    [{}, 1],
    [{ feature_flag_disable_product_logging: true }, 0],
    [{ coach: COACH }, 0],
    [{ coach: { ...COACH, organisation: unmanaged } }, 1],
  ] as const) {
    await openChanged(page, () => change, more);
    await expect(toMeal).toHaveCount(count);
    await expect(quick).toHaveCount(count);
  }
});

test("DIARY-013 DIARY-055 marks a note once, with what the organisation wants to be read above the field", async ({
  page,
  context,
}, info) => {
  const { diary } = wordsOf(info);
  const person = await aPlannedPerson(context);
  const { results } = await person.api<{ results: { id: number; date: string }[] }>("GET", "calendarDay/");
  const today = results.find(({ date }) => date === isoToday());
  await person.api("PATCH", `calendarDay/${today?.id}/`, { note: "Long run tomorrow" });
  const message = "Write down how you slept.";
  const organisation = { ...ORGANISATION, clients_are_diy: false, custom_notes_message: message };
  await openChanged(page, () => ({ coach: { ...COACH, organisation } }), diary.noteWaiting);
  await expect(page.getByRole("button", { name: diary.noteWaiting })).toHaveCount(1);
  await page.getByRole("button", { name: diary.noteWaiting }).click();
  const field = page.getByRole("dialog").getByLabel(diary.noteLabel);
  await expect(field).toHaveAccessibleDescription(new RegExp(message));
  const hint = await page.getByText(message).boundingBox();
  const box = await field.boundingBox();
  expect(hint?.y ?? Number.POSITIVE_INFINITY).toBeLessThan(box?.y ?? 0);
});
