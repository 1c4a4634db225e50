import { BROUGHT_UNDO_DAYS, type BroughtFile, type importBroughtFile as endpoint } from "@plateful/contract";
import { checkLogging } from "../diary/index.ts";
import { invalidField, Problem } from "../platform/base/problem.ts";
import type { Asked, Call } from "../platform/calls/call.ts";
import { type EventLimit, ofPerson } from "../platform/calls/limited-events.ts";
import { checkMayMake } from "../recipes/index.ts";
import { BRING_JOB, type BringJob } from "./bring-job.ts";
import { beginImport, hasFileUnderWay, lockFile, lockPerson } from "./brought-file-store.ts";
import { readFile } from "./get-brought-file.ts";
import { type Answers, type Summary, statusOf } from "./present-brought-file.ts";

const DAY_SECONDS = 86_400;
const MAX_IMPORTS = 10;

/** Ten imports of a person in a day; one that is refused is not counted. */
export const importLimits = ({ actor }: Pick<Asked<typeof endpoint>, "actor">): readonly EventLimit[] => [
  {
    ...{ kind: "brought-import", subject: ofPerson(actor.id), max: MAX_IMPORTS, seconds: DAY_SECONDS },
    refusedIsFree: true,
  },
];

/** @throws InvalidFields required for what has to be answered before anything is imported (ledger DOOR-036). */
function answersOf({ body }: Call<typeof endpoint>, summary: Summary): Answers {
  const { date_order, weight_unit, meals = [], add_weights = false } = body;
  if (summary.askedDate !== null && date_order === undefined) throw invalidField("date_order", "required");
  if (summary.asksUnit && weight_unit === undefined) throw invalidField("weight_unit", "required");
  return {
    dateOrder: summary.askedDate === null ? undefined : date_order,
    weightUnit: weight_unit,
    meals: meals.map(({ name, moment }) => [name, moment] as const),
    addWeights: add_weights,
  };
}

/** Recipes are for people who may make their own, diaries and weights for those who may log. */
async function checkMay(call: Call, { recipes = null }: Summary): Promise<void> {
  if (recipes !== null) await checkMayMake(call);
  else await checkLogging(call, call.actor.id);
}

/**
 * Imports a file that was read. It is a job that goes on when the person leaves (ledger DOOR-037); what failed goes on where it
 * ended, with the answers of before.
 * @throws Problem in_use while this or another file of the person is on its way, or when this one is over.
 */
export async function importBroughtFile(call: Call<typeof endpoint>): Promise<BroughtFile> {
  const { db, actor, now, params, services } = call;
  await lockPerson(db, actor.id);
  const row = await lockFile(db, actor.id, params.id, now);
  if (row === undefined) throw new Problem("not_found");
  await checkMay(call as Call, row.summary as unknown as Summary);
  const goesOn = statusOf(row, now) === "FAILED" && row.status !== "UNDOING";
  if ((row.status !== "READY" && !goesOn) || (await hasFileUnderWay(db, actor.id, row.id)))
    throw new Problem("in_use");
  const answers = goesOn
    ? (row.answers as unknown as Answers)
    : answersOf(call, row.summary as unknown as Summary);
  const expires = new Date(now.getTime() + BROUGHT_UNDO_DAYS * DAY_SECONDS * 1000);
  await beginImport(db, row.id, { answers, now, expires });
  const job: BringJob = { fileId: row.id, userId: actor.id, language: call.language };
  await services.jobs.enqueue(db, BRING_JOB, job);
  return readFile(call as Call, row.id);
}
