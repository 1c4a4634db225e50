import type { CompleteLanguage } from "@plateful/phrases";
import type { JobKind } from "../platform/calls/jobs.ts";
import type { Services } from "../platform/calls/services.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import { fetchPage, PageRefused } from "../platform/outgoing/fetch-page.ts";
import { draftOf, EMPTY_DRAFT } from "./import-draft.ts";
import { type FoundRecipe, NOTHING_FOUND } from "./reading/found-recipe.ts";
import { readApart } from "./reading/read-apart.ts";
import { claimImport, finishImport } from "./recipe-import-store.ts";

export const RECIPE_IMPORT_JOB = "recipe-import";
/** A process reads this many pages at a time, each on a thread of its own. */
const AT_ONCE = 2;

export interface RecipeImportJob {
  readonly importId: number;
  /** Whose it is, so that their erasure finds the job. */
  readonly userId: number;
  readonly language: CompleteLanguage;
}

interface Read {
  readonly found: FoundRecipe;
  readonly failure: string | null;
  readonly url: string | null;
}

const readFound = (found: FoundRecipe | null, url: string | null): Read =>
  found === null || found.ingredients.length + found.steps.length === 0
    ? { found: found ?? NOTHING_FOUND, failure: "NO_RECIPE", url }
    : { found, failure: null, url };

/** Reads what was pasted, or the page at an address; why it could not be read is an answer, too. */
async function read(services: Services, url: string | null, pasted: string | null): Promise<Read> {
  if (url === null) return readFound(await readApart({ text: pasted ?? "" }), null);
  try {
    const page = await fetchPage(url, services.network);
    return readFound(await readApart({ html: page.html }), page.url);
  } catch (error) {
    if (!(error instanceof PageRefused)) throw error;
    return { found: NOTHING_FOUND, failure: error.reason, url };
  }
}

async function importRecipe(services: Services, { importId, language }: RecipeImportJob): Promise<void> {
  const { db } = services;
  const asked = await inSystemScope(db, (trx) => claimImport(trx, importId));
  if (asked === undefined) return;
  // Nothing of the database is held while others are waited for.
  const { found, failure, url } = await read(services, asked.url, asked.pasted);
  await inSystemScope(db, async (trx) => {
    const draft =
      failure === null
        ? await draftOf(services, trx, found, language)
        : { ...EMPTY_DRAFT, name: (found.title ?? "").slice(0, 120).toWellFormed() };
    await finishImport(trx, importId, { failure, draft, url });
  });
}

/** Reads a recipe (REC-110). A try that the server itself broke off is repeated; a page that refuses is not asked again. */
export const recipeImportJob = (services: Services): JobKind<RecipeImportJob> => ({
  name: RECIPE_IMPORT_JOB,
  atOnce: AT_ONCE,
  retries: 2,
  retryDelaySeconds: 2,
  work: async (job) => {
    try {
      await importRecipe(services, job);
    } catch (error) {
      await inSystemScope(services.db, (trx) =>
        finishImport(trx, job.importId, { failure: "NO_RECIPE", draft: EMPTY_DRAFT, url: null }),
      );
      throw error;
    }
  },
});
