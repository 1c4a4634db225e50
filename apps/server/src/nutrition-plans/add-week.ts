import { type EventSource, recordEvent } from "../platform/analytics/record-event.ts";
import { insertWeek, type WeekRow } from "./weekly-plan-store.ts";

/** Stores the first weekly plan of a profile, with all its days on one day plan. */
export async function addWeek(
  source: EventSource,
  owner: { readonly userId: number; readonly intakeId: number },
  dayPlanId: number,
): Promise<WeekRow> {
  const week = await insertWeek(source.db, owner, dayPlanId);
  await recordEvent(source, "weekly_nutrition_plan_created", owner.userId);
  return week;
}
