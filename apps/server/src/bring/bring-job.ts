import type { BroughtApp } from "@plateful/contract";
import type { CompleteLanguage } from "@plateful/phrases";
import { removeBroughtMeals } from "../diary/index.ts";
import { removeBroughtWeights } from "../measurements/index.ts";
import { dateInZone } from "../platform/base/clock.ts";
import type { JobKind } from "../platform/calls/jobs.ts";
import type { Services } from "../platform/calls/services.ts";
import type { Db } from "../platform/database/open-database.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import { removeBroughtRecipes } from "../recipes/index.ts";
import { takeEntries } from "./brought-entry-store.ts";
import {
  addProgress,
  type BroughtFileRow,
  breakOff,
  countTry,
  lockForJob,
  setStatus,
  takePart,
  zoneOf,
} from "./brought-file-store.ts";
import { importPart } from "./import-part.ts";
import { importRecipes } from "./import-recipes.ts";
import { recipesOf, recordsOf } from "./look-ahead.ts";
import type { Answers, Summary } from "./present-brought-file.ts";

export const BRING_JOB = "bring-file";
/** What the server breaks off is gone on with this often, first and again. */
const TRIES = 3;
const UNDONE_AT_ONCE = 1_000;

export interface BringJob {
  readonly fileId: number;
  /** Whose it is, so that their erasure finds the job. */
  readonly userId: number;
  /** The language of what is written into recipes; missing in jobs from before there were any. */
  readonly language?: CompleteLanguage;
}

type Deps = { readonly services: Services; readonly job: BringJob; readonly now: Date };

/** Imports the next part of a file with all that comes of it, or none of it. */
async function importNext(db: Db, file: BroughtFileRow, { services, job, now }: Deps): Promise<boolean> {
  const part = await takePart(db, file.id);
  if (part === undefined) {
    await setStatus(db, file.id, "DONE", now);
    return false;
  }
  if (((file.summary as unknown as Summary).recipes ?? null) !== null) {
    const recipes = { services, userId: file.user_id, fileId: file.id, language: job.language ?? "en", now };
    await addProgress(db, file.id, await importRecipes(db, recipes, await recipesOf(part.content)), now);
    return true;
  }
  const timeZone = await zoneOf(db, file.user_id);
  const into = {
    ...{ userId: file.user_id, fileId: file.id, app: file.app as BroughtApp, timeZone, now },
    ...{ today: dateInZone(now, timeZone), answers: file.answers as unknown as Answers },
  };
  await addProgress(db, file.id, await importPart(db, into, await recordsOf(part.content)), now);
  return true;
}

/** Removes the next of what a file added. */
async function undoNext(db: Db, file: BroughtFileRow, now: Date): Promise<boolean> {
  const entries = await takeEntries(db, file.id, UNDONE_AT_ONCE);
  const ids = (kind: string) => entries.filter((one) => one.kind === kind).map((one) => one.object_id);
  await removeBroughtMeals(db, file.user_id, ids("meal"));
  await removeBroughtWeights(db, file.user_id, ids("weight"));
  await removeBroughtRecipes(db, file.user_id, ids("recipe"), now);
  await setStatus(db, file.id, entries.length === 0 ? "UNDONE" : "UNDOING", now);
  return entries.length > 0;
}

/** One step of what is to be done with a file, in a transaction of its own; false when nothing is left. */
async function step(db: Db, deps: Deps): Promise<boolean> {
  const file = await lockForJob(db, deps.job.fileId);
  if (file?.status === "IMPORTING") return importNext(db, file, deps);
  return file?.status === "UNDOING" ? undoNext(db, file, deps.now) : false;
}

/**
 * Imports a file or takes it back, step by step. A step is done or not: whoever takes the work up after a process was killed goes
 * on with the next one (ledger DOOR-040).
 */
export const bringJob = (services: Services): JobKind<BringJob> => ({
  name: BRING_JOB,
  retries: TRIES - 1,
  retryDelaySeconds: 2,
  work: async (job) => {
    const { db, clock } = services;
    const tries = await inSystemScope(db, (trx) => countTry(trx, job.fileId));
    if (tries === undefined) return;
    try {
      while (await inSystemScope(db, (trx) => step(trx, { services, job, now: clock.now() })));
    } catch (error) {
      if (tries >= TRIES) await inSystemScope(db, (trx) => breakOff(trx, job.fileId, clock.now()));
      throw error;
    }
  },
});
