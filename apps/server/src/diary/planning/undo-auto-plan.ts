import type {
  CalendarDay,
  findPlanUndo as findEndpoint,
  PlanUndo,
  undoAutoPlan as undoEndpoint,
} from "@plateful/contract";
import { addDays } from "@plateful/nutrition";
import { Problem } from "../../platform/base/problem.ts";
import type { Call } from "../../platform/calls/call.ts";
import type { Db } from "../../platform/database/open-database.ts";
import { ensureDays } from "../day/calendar-day-store.ts";
import { deleteItems } from "../day/calendar-item-store.ts";
import { isPersonThere } from "../day/diary-reference-store.ts";
import {
  findLastRun,
  findRunOfTemplate,
  markUndone,
  type PlanningRunRow,
  type TemplateVersion,
  tryPlanningLock,
} from "../day/planning-run-store.ts";
import { presentDays } from "../day/read-diary.ts";
import { putItemsBack } from "../day/replaced-item-store.ts";
import { digestOfDays } from "./store-plan.ts";

/** A plan can be taken back for a day, unless its days are changed before (PLAN-075). */
const UNDO_MS = 86_400_000;

const endOf = ({ started_at: startedAt }: PlanningRunRow): Date => new Date(startedAt.getTime() + UNDO_MS);

/** The last plan of a person, as long as it can be taken back. */
async function findUndoableRun(db: Db, userId: number, now: Date): Promise<PlanningRunRow | null> {
  const run = await findLastRun(db, userId);
  if (run === undefined || run.undone_at !== null || now >= endOf(run)) return null;
  const digest = await digestOfDays({ db }, userId, run.first_date, run.num_days);
  return digest === run.days_digest ? run : null;
}

/** Says which planning can be taken back; changes nothing. */
export async function findPlanUndo(call: Call<typeof findEndpoint>): Promise<PlanUndo> {
  if (!(await isPersonThere(call.db, call.subjectId))) throw new Problem("not_found");
  const run = await findUndoableRun(call.db, call.subjectId, call.now);
  if (run === null) return { undo: null };
  const { first_date: start_date, num_days } = run;
  return { undo: { start_date, num_days, until: endOf(run).toISOString() } };
}

async function takeBack(db: Db, run: PlanningRunRow, now: Date): Promise<void> {
  await deleteItems(db, run.planned_items);
  await putItemsBack(db, run.id);
  await markUndone(db, run.id, now);
}

/**
 * Takes back the meals that were planned with a template that is undone, as far as the caller may change them and nothing was
 * planned or changed since.
 */
export async function undoMealsOfTemplate(
  { db, subjectId, now }: Pick<Call, "db" | "subjectId" | "now">,
  version: TemplateVersion,
): Promise<"RESTORED" | "KEPT" | "NONE"> {
  const planned = await findRunOfTemplate(db, subjectId, version);
  if (planned === null) return "NONE";
  if (!(await tryPlanningLock(db, subjectId))) return "KEPT";
  const run = await findUndoableRun(db, subjectId, now);
  if (run === null || run.id !== planned) return "KEPT";
  await takeBack(db, run, now);
  return "RESTORED";
}

/** Takes the last planning back: its days hold exactly what they held before. */
export async function undoAutoPlan(
  call: Call<typeof undoEndpoint>,
): Promise<{ calendar_days: CalendarDay[] }> {
  const { db, subjectId, now } = call;
  if (!(await tryPlanningLock(db, subjectId))) throw new Problem("planning_in_progress");
  const run = await findUndoableRun(db, subjectId, now);
  if (run === null) throw new Problem("nothing_to_undo");
  await takeBack(db, run, now);
  const dates = Array.from({ length: run.num_days }, (_, at) => addDays(run.first_date, at));
  return { calendar_days: await presentDays(call, await ensureDays(db, subjectId, dates, now)) };
}
