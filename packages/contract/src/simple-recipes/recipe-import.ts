import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { choice, httpsUrl, id, integer, text } from "../fields.ts";

/** How far an import has come. */
export const IMPORT_STATUSES = ["QUEUED", "RUNNING", "SUCCEEDED", "FAILED"] as const;

const writing = { feature: "simple-recipes", access: { who: "user" } } as const;
const started = z.object({ job_id: z.string(), status: z.literal("QUEUED") });
const errors = ["permission_denied", "import_unavailable"] as const;

export const importRecipe = endpoint({
  ...writing,
  name: "import-recipe",
  method: "POST",
  path: "simpleRecipe/import-from-instagram/",
  summary: "Import the recipe of one post; for coaches and staff",
  status: 202,
  body: z.object({ url: httpsUrl() }),
  errors,
  answer: started,
});

export const importRecipeProfile = endpoint({
  ...writing,
  name: "import-recipe-profile",
  method: "POST",
  path: "simpleRecipe/import-from-instagram-profile/",
  summary: "Import the recipes of one profile; for coaches and staff",
  status: 202,
  body: z.object({ username: text(100), limit: z._default(integer(1, 50), 20) }),
  errors,
  answer: started,
});

export const getRecipeImportStatus = endpoint({
  ...writing,
  name: "get-recipe-import-status",
  method: "GET",
  path: "simpleRecipe/instagram-import-status/{jobId}/",
  summary: "Say how far an import has come, to whoever started it",
  params: z.object({ jobId: text(100) }),
  errors: ["not_found"],
  answer: z.object({
    job_id: z.string(),
    status: choice(IMPORT_STATUSES),
    created: z.array(id()),
    error: z.nullable(z.string()),
  }),
});
