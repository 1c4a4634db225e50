import type {
  changeWeeklyNutritionPlan as changeEndpoint,
  createWeeklyNutritionPlan as createEndpoint,
  replaceWeeklyNutritionPlan as replaceEndpoint,
  WeeklyNutritionPlan,
} from "@plateful/contract";
import { WEEKDAYS, type Weekday } from "@plateful/nutrition";
import type { EventSource } from "../platform/analytics/record-event.ts";
import { invalidField, Problem } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import type { Db } from "../platform/database/open-database.ts";
import { addWeek } from "./add-week.ts";
import { findDayPlan, insertDayPlan, updateDayPlan } from "./day-plan-store.ts";
import { findIntakeOwner, lockIntake } from "./intake-store.ts";
import { keepFirstVersion, keepVersion } from "./plan-version-store.ts";
import { presentWeek } from "./present-plans.ts";
import { findWeek, findWeekOfIntake, updateWeek, type WeekRow } from "./weekly-plan-store.ts";

/** Name of the first day plan, when the person gives none. */
export const FIRST_PLAN_NAME = "Plan 1";

async function getStored(db: Db, id: number): Promise<WeekRow> {
  const week = await findWeek(db, id);
  if (week === null) throw new Problem("not_found");
  return week;
}

export async function getWeek(
  call: Pick<Call, "db"> & { params: { id: number } },
): Promise<WeeklyNutritionPlan> {
  return presentWeek(await getStored(call.db, call.params.id));
}

/** A week follows only day plans of its own profile. */
async function checkDayPlan(db: Db, dayPlanId: number, intakeId: number): Promise<void> {
  const stored = await findDayPlan(db, dayPlanId);
  if (stored?.plan.intake_id !== intakeId)
    throw invalidField("nutrition_day_plan_id", { code: "invalid_pk", id: dayPlanId });
}

async function rename(
  call: Pick<Call, "db" | "now" | "actor">,
  dayPlanId: number,
  name: string,
): Promise<void> {
  await keepFirstVersion(call.db, dayPlanId);
  await updateDayPlan(call.db, dayPlanId, { name, modified: call.now });
  await keepVersion(call.db, dayPlanId, { authorId: call.actor.id, savedAt: call.now });
}

/** All seven days follow one day plan: the given one, or a new one. */
export async function createWeek(call: Call<typeof createEndpoint>): Promise<WeeklyNutritionPlan> {
  const { client_intake: intakeId, name, nutrition_day_plan_id } = call.body;
  const userId = await findIntakeOwner(call.db, intakeId);
  if (userId === null) throw invalidField("client_intake", { code: "invalid_pk", id: intakeId });
  await lockIntake(call.db, intakeId);
  if ((await findWeekOfIntake(call.db, intakeId)) !== null) throw invalidField("", "weekly_plan_exists");
  const dayPlanId =
    nutrition_day_plan_id ??
    (await insertDayPlan(call.db, {
      name: name ?? FIRST_PLAN_NAME,
      intake_id: intakeId,
      user_id: userId,
      created: call.now,
      modified: call.now,
    }));
  await checkDayPlan(call.db, dayPlanId, intakeId);
  if (typeof name === "string") await rename(call, dayPlanId, name);
  else await keepFirstVersion(call.db, dayPlanId);
  return presentWeek(await addWeek(call, { userId, intakeId }, dayPlanId));
}

/** Puts weekdays on a day plan of their profile; the first plan of a profile gets a week of all seven (ledger COACH-060). */
export async function putOnDays(
  source: EventSource,
  plan: { readonly id: number; readonly intake_id: number; readonly user_id: number },
  days: readonly Weekday[],
): Promise<void> {
  const week = await findWeekOfIntake(source.db, plan.intake_id);
  if (week === null) await addWeek(source, { userId: plan.user_id, intakeId: plan.intake_id }, plan.id);
  else await updateWeek(source.db, week.id, Object.fromEntries(days.map((day) => [day, plan.id])));
}

/** The day plan that most weekdays follow; of equals the oldest. */
export function mostUsedPlan(week: WeekRow, except?: number): number | null {
  const counts = new Map<number, number>();
  for (const day of WEEKDAYS)
    if (week[day] !== except) counts.set(week[day], (counts.get(week[day]) ?? 0) + 1);
  const [first] = [...counts].sort(([idA, a], [idB, b]) => b - a || idA - idB);
  return first?.[0] ?? null;
}

/** The weekdays of a plan that leaves the week, and the plan that takes them over. */
function daysWithout(week: WeekRow, dayPlanId: number): Partial<Record<Weekday, number>> {
  const heir = mostUsedPlan(week, dayPlanId);
  if (heir === null) throw invalidField("", "last_plan");
  return Object.fromEntries(WEEKDAYS.filter((day) => week[day] === dayPlanId).map((day) => [day, heir]));
}

interface WeekUpdate {
  readonly dayPlanId: number;
  readonly days: readonly Weekday[] | undefined;
  readonly name: string | null | undefined;
}

async function update(call: Call, week: WeekRow, wanted: WeekUpdate): Promise<void> {
  const { dayPlanId, days, name } = wanted;
  await checkDayPlan(call.db, dayPlanId, week.intake_id);
  if (days !== undefined) {
    const changes =
      days.length === 0
        ? daysWithout(week, dayPlanId)
        : Object.fromEntries(days.map((day) => [day, dayPlanId]));
    await updateWeek(call.db, week.id, changes);
  }
  if (typeof name === "string") await rename(call, dayPlanId, name);
}

/** PUT and PATCH: weekdays that are not named stay; an empty list takes the day plan out of the week. */
export async function changeWeek(
  call: Call<typeof changeEndpoint> | Call<typeof replaceEndpoint>,
): Promise<WeeklyNutritionPlan> {
  const week = await getStored(call.db, call.params.id);
  const { nutrition_day_plan_id, days_to_update_to_nutrition_day_plan_id: days, name } = call.body;
  if (nutrition_day_plan_id !== undefined)
    await update(call, week, { dayPlanId: nutrition_day_plan_id, days, name });
  else if (days !== undefined || typeof name === "string")
    throw invalidField("nutrition_day_plan_id", "required");
  return presentWeek(await getStored(call.db, week.id));
}
