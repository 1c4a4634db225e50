import type { CompleteLanguage } from "@plateful/phrases";
import type { JobKind } from "../platform/calls/jobs.ts";
import type { Services } from "../platform/calls/services.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import { fetchPage, PageRefused } from "../platform/outgoing/fetch-page.ts";
import { draftOf, EMPTY_DRAFT } from "./import-draft.ts";
import { makeSimpleRecipe, simpleFailure } from "./make-simple-recipe.ts";
import { type FoundRecipe, NOTHING_FOUND } from "./reading/found-recipe.ts";
import { readApart } from "./reading/read-apart.ts";
import { breakOffImport, claimImport, finishImport } from "./recipe-import-store.ts";

export const RECIPE_IMPORT_JOB = "recipe-import";
/** A reading that the server breaks off is begun this often, first and again. */
const TRIES = 3;
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

/** A page without a recipe is none; what someone pasted always is one, and they finish it (REC-108). */
const readPageFound = (found: FoundRecipe | null, url: string): Read =>
  found === null || found.ingredients.length + found.steps.length === 0
    ? { found: found ?? NOTHING_FOUND, failure: "NO_RECIPE", url }
    : { found, failure: null, url };
const readTextFound = (found: FoundRecipe | null, url: string | null): Read => ({
  found: found ?? NOTHING_FOUND,
  failure: found === null ? "NO_RECIPE" : null,
  url,
});

/** Reads what was pasted, also in the place of a page, or the page at an address; why it could not be read is an answer, too. */
async function read(services: Services, url: string | null, pasted: string | null): Promise<Read> {
  if (pasted !== null || url === null) return readTextFound(await readApart({ text: pasted ?? "" }), url);
  if (!services.settings.webImports) return { found: NOTHING_FOUND, failure: "NO_NETWORK", url };
  try {
    const page = await fetchPage(url, services.network);
    return readPageFound(await readApart({ html: page.html }), page.url);
  } catch (error) {
    if (!(error instanceof PageRefused)) throw error;
    return { found: NOTHING_FOUND, failure: error.reason, url };
  }
}

type Claimed = NonNullable<Awaited<ReturnType<typeof claimImport>>>;

async function importRecipe(
  services: Services,
  { importId, userId, language }: RecipeImportJob,
  asked: Claimed,
): Promise<void> {
  const { db } = services;
  // Nothing of the database is held while others are waited for.
  const { found, failure: fault, url } = await read(services, asked.url, asked.pasted);
  await inSystemScope(db, async (trx) => {
    const practice = asked.is_simple ? { userId, organisationId: asked.organisation_id } : null;
    const failure =
      fault ?? (practice && (await simpleFailure(trx, practice, { found, isPasted: asked.pasted !== null })));
    const draft =
      failure === null
        ? await draftOf(services, trx, found, language)
        : { ...EMPTY_DRAFT, name: (found.title ?? "").slice(0, 120).toWellFormed() };
    const isKept = await finishImport(trx, importId, { failure, draft, url });
    // In the same transaction: whatever breaks off, one import makes one recipe.
    if (isKept && failure === null && practice !== null)
      await makeSimpleRecipe(services, trx, {
        ...{ importId, organisationId: practice.organisationId },
        ...{ found, draft, url, language },
      });
  });
}

/**
 * Reads a recipe (REC-110). What the server itself broke off is begun again, twice, and then given back to the person (REC-118); a
 * page that refuses is not asked again.
 */
export const recipeImportJob = (services: Services): JobKind<RecipeImportJob> => ({
  name: RECIPE_IMPORT_JOB,
  atOnce: AT_ONCE,
  retries: TRIES - 1,
  retryDelaySeconds: 2,
  work: async (job) => {
    const { db } = services;
    const asked = await inSystemScope(db, (trx) => claimImport(trx, job.importId));
    if (asked === undefined) return;
    try {
      await importRecipe(services, job, asked);
    } catch (error) {
      if (asked.tries >= TRIES) await inSystemScope(db, (trx) => breakOffImport(trx, job.importId));
      throw error;
    }
  },
});
