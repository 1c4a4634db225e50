import type { nutritionDayPlans } from "@plateful/contract";
import type { Call } from "../platform/calls/call.ts";
import type { Db } from "../platform/database/open-database.ts";
import { lockVersion, type Versioned } from "../platform/http/versions.ts";
import { findDayPlan } from "./day-plan-store.ts";
import { lockIntake } from "./intake-store.ts";
import { presentWeek } from "./present-plans.ts";
import { getDayPlan, intakeFor } from "./save-day-plan.ts";
import { getMealSlot } from "./save-slots.ts";
import { getWeek } from "./save-weekly-plan.ts";
import { findSlot } from "./slot-store.ts";
import { findWeek, findWeekOfIntake } from "./weekly-plan-store.ts";

/** Plans, slots and week of one profile change in turns: whoever locks any of them locks the profile first. */
async function lockWithProfile(
  db: Db,
  intakeId: number | undefined,
  table: "nutrition_day_plans" | "meal_slot_specifications" | "weekly_nutrition_plans",
  id: number,
): Promise<number | null> {
  if (intakeId === undefined) return null;
  await lockIntake(db, intakeId);
  return lockVersion(db, table, id);
}

type Named = Call & { readonly params: { readonly id: number } };

export const versionedDayPlan: Versioned<Named> = {
  lock: async ({ db, params: { id } }) =>
    lockWithProfile(db, (await findDayPlan(db, id))?.plan.intake_id, "nutrition_day_plans", id),
  read: getDayPlan,
};

export const versionedSlot: Versioned<Named> = {
  lock: async ({ db, params: { id } }) => {
    const slot = await findSlot(db, id);
    const plan = slot === null ? null : await findDayPlan(db, slot.nutrition_day_plan_id);
    return lockWithProfile(db, plan?.plan.intake_id, "meal_slot_specifications", id);
  },
  read: getMealSlot,
};

export const versionedWeek: Versioned<Named> = {
  lock: async ({ db, params: { id } }) =>
    lockWithProfile(db, (await findWeek(db, id))?.intake_id, "weekly_nutrition_plans", id),
  read: getWeek,
};

const weekJoined = async (call: Call<typeof nutritionDayPlans.create>) =>
  findWeekOfIntake(call.db, (await intakeFor(call, call.body.client_intake)).intakeId);

/** A new plan that joins the week is held against the version of that week; 0 where there is no week yet. */
export const versionedWeekOfNewPlan: Versioned<Call<typeof nutritionDayPlans.create>> = {
  lock: async (call) => {
    if (call.body.days === undefined) return null;
    await lockIntake(call.db, (await intakeFor(call, call.body.client_intake)).intakeId);
    return (await weekJoined(call))?.version ?? 0;
  },
  read: async (call) => {
    const week = await weekJoined(call);
    return week === null ? null : presentWeek(week);
  },
};
