import type { UserProfile } from "@plateful/contract";
import type { Db } from "../platform/database/open-database.ts";
import { listDayPlans, listDayPlansOfIntakes, withDays } from "./day-plan-store.ts";
import { findWholeIntakeOfUser, type StoredProfile } from "./intake-store.ts";
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

/** A person's profile and its week; null before there is a profile. */
export async function loadIntakeWithWeek(
  db: Db,
  userId: number,
): Promise<{ readonly profile: StoredProfile; readonly week: UserProfile["weekly_nutrition_plan"] } | null> {
  const read = await findWholeIntakeOfUser(db, userId);
  if (read === null) return null;
  const { profile, week } = read;
  if (week === null) return { profile, week };
  const plans = week.plans.map(({ slots, created, modified, ...columns }) => {
    const plan = { ...columns, created: new Date(created), modified: new Date(modified) };
    return withDays(plan, slots, [week.week]);
  });
  return { profile, week: presentWeekOfPlans(week.week, plans) };
}

/** The same for several profiles at once, by the id of the profile; those without a plan are left out. */
export async function loadWeeksOfIntakes(
  db: Db,
  intakeIds: readonly number[],
): Promise<ReadonlyMap<number, NonNullable<UserProfile["weekly_nutrition_plan"]>>> {
  const weeks = await listWeeksOfIntakes(db, intakeIds);
  const plans = await listDayPlansOfIntakes(db, intakeIds, weeks);
  return new Map(weeks.map((week) => [week.intake_id, presentWeekOfPlans(week, plans)]));
}
