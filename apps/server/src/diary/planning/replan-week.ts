import type { AnswerOf, replanWeek as endpoint } from "@plateful/contract";
import { addDays } from "@plateful/nutrition";
import { daysBetween } from "@plateful/planning";
import { dateInZone } from "../../platform/base/clock.ts";
import type { Asked, Call } from "../../platform/calls/call.ts";
import { getEatingRules } from "../../recipes/index.ts";
import { listItemsBetween } from "../day/calendar-item-store.ts";
import { findLastRun, noteTemplate, type TemplateVersion } from "../day/planning-run-store.ts";
import { planDays, planningLimits } from "./plan-days.ts";
import { changesBetween, isPlannedRecipe } from "./replanned-meals.ts";

/** As many days as are planned where nothing is planned yet. */
const DAYS_OF_A_WEEK = 7;
/** As far ahead as several days can be planned at once (DIARY-068). */
const MAX_DAYS = 31;

export const limitsOfReplan = ({ subjectId }: Asked<typeof endpoint>) => planningLimits(subjectId, MAX_DAYS);

/** That these meals follow a template is kept with the planning, so that they go with it. */
async function followTemplate({ db, subjectId }: Call<typeof endpoint>, version: TemplateVersion) {
  const run = await findLastRun(db, subjectId);
  if (run !== undefined) await noteTemplate(db, run.id, version);
}

/**
 * Plans the coming recipes again, because the plan that they were made for has changed (COACH-105). The days are those on
 * which something is planned; where nothing is, the next seven. The plan is made with full effort at once, so that what is
 * told of it stays true: a plan that is improved later on would change other meals than those that were counted.
 */
export async function replanWeek(call: Call<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, subjectId: userId, body, now } = call;
  const { timeZone } = await getEatingRules(db, userId);
  // A coach says tomorrow and means that of the client.
  const today = userId === call.actor.id ? call.today : dateInZone(now, timeZone);
  const start = body.from === "TODAY" ? today : addDays(today, 1);
  const before = await listItemsBetween(db, userId, start, addDays(start, MAX_DAYS - 1));
  const planned = before.filter(isPlannedRecipe).map(({ date }) => date);
  const last = planned.sort().at(-1) ?? addDays(start, DAYS_OF_A_WEEK - 1);
  const count = daysBetween(start, last) + 1;
  const withMeals = new Set(planned);
  const days = await planDays(
    call,
    userId,
    {
      dates: Array.from({ length: count }, (_, at) => addDays(start, at)),
      replaces: isPlannedRecipe,
      // A day that was left empty stays so.
      wants: (_slot, date) => withMeals.size === 0 || withMeals.has(date),
    },
    "default",
  );
  if (body.template != null) await followTemplate(call, body.template);
  const end = days.at(-1)?.date ?? last;
  const after = await listItemsBetween(db, userId, start, end);
  const changes = changesBetween(
    before.filter(({ date }) => date <= end),
    after,
  );
  return { start_date: start, num_days: count, ...changes };
}
