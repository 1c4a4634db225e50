import type {
  importRecipe as importEndpoint,
  importRecipeProfile as profileEndpoint,
  getRecipeImportStatus as statusEndpoint,
} from "@plateful/contract";
import { isSocialHost } from "@plateful/contract/social-host";
import { phrasesOf } from "@plateful/phrases/all";
import type { z } from "zod/mini";
import { invalidField, Problem } from "../platform/base/problem.ts";
import type { Asked, Call } from "../platform/calls/call.ts";
import { type EventLimit, ofOrganisation, ofPerson } from "../platform/calls/limited-events.ts";
import { checkMayWrite } from "../simple-recipes/index.ts";
import { EMPTY_DRAFT } from "./import-draft.ts";
import { RECIPE_IMPORT_JOB, type RecipeImportJob } from "./import-job.ts";
import { figuresOf, NO_RECIPE_IN_TEXT, NOT_ALLOWED } from "./make-simple-recipe.ts";
import { asItStands, draftOfRow, presentLines } from "./present-recipe-import.ts";
import { findSimpleImport, insertSimpleImport } from "./simple-import-store.ts";

/** Twenty imports of an organisation in a day, or of a member of staff, who has none (api.md 1.6). */
export const simpleImportLimits = ({ actor }: Pick<Asked, "actor">): readonly EventLimit[] => [
  {
    kind: "import",
    subject: actor.organisationId === null ? ofPerson(actor.id) : ofOrganisation(actor.organisationId),
    max: 20,
    seconds: 86_400,
  },
];

/** The practice that someone imports for; null for the product, by staff. */
function practiceOf(call: Pick<Call, "actor">): number | null {
  const organisationId = call.actor.isStaff ? null : call.actor.organisationId;
  checkMayWrite(call, organisationId);
  return organisationId;
}

/** Whether a page can be asked for: those of social networks show their posts through closed interfaces alone (SREC-040). */
const isReadable = (url: string): boolean => !URL.canParse(url) || !isSocialHost(new URL(url).hostname);

interface Started {
  job_id: string;
  status: "QUEUED";
}

/** Begins to read a page or a post for a simple recipe of the caller's practice (SREC-045). */
export async function importRecipe(call: Call<typeof importEndpoint>): Promise<Started> {
  const { db, services, actor, body, language, now } = call;
  const organisationId = practiceOf(call as Call);
  const { url = null, text = null } = body;
  if (url === null && text === null) throw invalidField("url", "required");
  if (text === null && url !== null && !(services.settings.webImports && isReadable(url)))
    throw new Problem("import_unavailable");
  const row = { user_id: actor.id, organisation_id: organisationId, url, pasted: text, now };
  const importId = await insertSimpleImport(db, row);
  const job: RecipeImportJob = { importId, userId: actor.id, language };
  await services.jobs.enqueue(db, RECIPE_IMPORT_JOB, job);
  return { job_id: String(importId), status: "QUEUED" };
}

/** Profiles are shown by the closed interfaces of social networks alone, which the product does not use (SREC-040). */
export async function importRecipeProfile(call: Call<typeof profileEndpoint>): Promise<never> {
  practiceOf(call as Call);
  throw new Problem("import_unavailable");
}

/** Why nothing was made, in words that say what to do. */
function errorIn(language: Call["language"], failure: string | null): string | null {
  if (failure === null) return null;
  const { recipeImports, practiceRecipes } = phrasesOf(language);
  if (failure === NO_RECIPE_IN_TEXT) return practiceRecipes.failures.noRecipeInText;
  if (failure === NOT_ALLOWED) return practiceRecipes.failures.notAllowed;
  return recipeImports.failures[failure as keyof typeof recipeImports.failures];
}

type Status = z.output<NonNullable<(typeof statusEndpoint)["answer"]>>;

/** How far an import has come, and what its lines were understood as, for whoever began it. */
export async function getRecipeImportStatus(call: Call<typeof statusEndpoint>): Promise<Status> {
  const { db, services, actor, language, now, params } = call;
  const id = /^\d{1,9}$/.test(params.jobId) ? Number(params.jobId) : null;
  const stored = id === null ? undefined : await findSimpleImport(db, actor.id, id);
  if (stored === undefined) throw new Problem("not_found");
  const row = asItStands(stored, now);
  const draft = (row.status === "SUCCEEDED" && draftOfRow(row)) || EMPTY_DRAFT;
  return {
    job_id: String(row.id),
    status: row.status as Status["status"],
    created: row.simple_recipe_id === null ? [] : [row.simple_recipe_id],
    error: errorIn(language, row.failure),
    lines: await presentLines(call as Call, draft),
    servings: draft.servings,
    figures: await figuresOf(services, db, draft),
  };
}
