import type { AnswerOf, undoPlanTemplate as endpoint } from "@plateful/contract";
import { WEEKDAYS } from "@plateful/nutrition";
import { undoMealsOfTemplate } from "../diary/index.ts";
import {
  averageEnergy,
  checkPlanSafety,
  findIntakeOfUser,
  findVersion,
  findWeekOfIntake,
  keepVersion,
  listDayPlansOfIntakes,
  lockIntake,
  replaceSlots,
  type StoredProfile,
  slotsOfVersion,
  updateDayPlan,
  updateWeek,
} from "../nutrition-plans/index.ts";
import { Problem } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import { undoableSince } from "./find-template-uses.ts";
import { deleteFirstPlan, listUses, type UseRow } from "./plan-template-store.ts";

type Undoing = Call<typeof endpoint>;

/** Puts the weekdays back on the plans that they followed, as far as these still exist. */
async function restoreDays(
  { db }: Undoing,
  profile: StoredProfile,
  days: NonNullable<UseRow["days_before"]>,
): Promise<void> {
  const week = await findWeekOfIntake(db, profile.id);
  if (week === null) return;
  const plans = new Set((await listDayPlansOfIntakes(db, [profile.id], [week])).map(({ plan }) => plan.id));
  const changed = WEEKDAYS.flatMap((day) => {
    const before = days[day];
    return before === undefined || before === week[day] || !plans.has(before) ? [] : [[day, before] as const];
  });
  await updateWeek(db, week.id, Object.fromEntries(changed));
}

/** Saves the plan once more as it was before the template: a version of its own, like every restored one (COACH-106). */
async function restorePlan(
  call: Undoing,
  profile: StoredProfile,
  use: UseRow,
  days: NonNullable<UseRow["days_before"]>,
): Promise<void> {
  const before = await findVersion(call.db, use.plan_id, use.number - 1);
  if (before === null) throw new Problem("conflict");
  const { name, energy_balance, fiber } = before;
  await updateDayPlan(call.db, use.plan_id, { name, energy_balance, fiber, modified: call.now });
  await replaceSlots(call.db, { id: use.plan_id, user_id: profile.user_id }, slotsOfVersion(before));
  await checkPlanSafety(call, use.plan_id);
  await keepVersion(call.db, use.plan_id, {
    ...{ authorId: call.actor.id, savedAt: call.now, restoredNumber: before.number },
    isKeptAnyway: true,
  });
  await restoreDays(call, profile, days);
}

/**
 * Restores a client's plan as it was before a template, and the meals that were planned again with it (ledger COACH-113,
 * COACH-165). A first plan is deleted.
 * @throws Problem conflict when the plan or its weekdays were changed since, and after 7 days.
 */
export async function undoPlanTemplate(call: Undoing): Promise<AnswerOf<typeof endpoint>> {
  const { plan, number } = call.body;
  const profile = await findIntakeOfUser(call.db, call.subjectId);
  if (profile === null) throw new Problem("not_found");
  await lockIntake(call.db, profile.id);
  const uses = await listUses(call.db, {
    of: { userId: call.subjectId },
    since: undoableSince(call.now),
  });
  const use = uses.find((each) => each.plan_id === plan && each.number === number);
  if (use === undefined) throw new Problem("conflict");
  // Before the plan: meals are taken back only while nothing about their days has changed.
  const meals = await undoMealsOfTemplate(call, { plan, number });
  if (use.days_before === null) await deleteFirstPlan(call.db, profile.id, plan);
  else await restorePlan(call, profile, use, use.days_before);
  return { kcal: (await averageEnergy(call, call.subjectId))?.kcal ?? null, meals };
}
