import type { UserProfile } from "@plateful/contract";
import type { Db } from "../platform/database/open-database.ts";
import { listDayPlans } from "./day-plan-store.ts";
import { presentWeekOfPlans } from "./present-plans.ts";
import { findWeekOfIntake } from "./weekly-plan-store.ts";

/** The week of a profile with its whole day plans; null before a plan was made. */
export async function loadWeekOfIntake(
  db: Db,
  intakeId: number,
): Promise<UserProfile["weekly_nutrition_plan"]> {
  const week = await findWeekOfIntake(db, intakeId);
  return week === null ? null : presentWeekOfPlans(week, await listDayPlans(db, intakeId, week));
}
