import type { UserProfile } from "@plateful/contract";
import type { Db } from "../platform/database/open-database.ts";
import { listDayPlans, listDayPlansOfIntakes } from "./day-plan-store.ts";
import { presentWeekOfPlans } from "./present-plans.ts";
import { findWeekOfIntake, listWeeksOfIntakes } from "./weekly-plan-store.ts";

/** The week of a profile with its whole day plans; null before a plan was made. */
export async function loadWeekOfIntake(
  db: Db,
  intakeId: number,
): Promise<UserProfile["weekly_nutrition_plan"]> {
  const week = await findWeekOfIntake(db, intakeId);
  return week === null ? null : presentWeekOfPlans(week, await listDayPlans(db, intakeId, week));
}

/** The same for several profiles at once, by the id of the profile; those without a plan are left out. */
export async function loadWeeksOfIntakes(
  db: Db,
  intakeIds: readonly number[],
): Promise<ReadonlyMap<number, NonNullable<UserProfile["weekly_nutrition_plan"]>>> {
  const weeks = await listWeeksOfIntakes(db, intakeIds);
  const plans = await listDayPlansOfIntakes(db, intakeIds);
  return new Map(weeks.map((week) => [week.intake_id, presentWeekOfPlans(week, plans)]));
}
