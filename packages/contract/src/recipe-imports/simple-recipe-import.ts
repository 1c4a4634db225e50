import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { choice, id, integer, maybe, text } from "../fields.ts";
import { IMPORT_STATUSES, importLine, MAX_IMPORT_TEXT, webUrl } from "./recipe-import.ts";

const own = { feature: "recipe-imports", access: { who: "user" } } as const;
const started = z.object({ job_id: z.string(), status: z.literal("QUEUED") });
const errors = ["permission_denied", "import_unavailable"] as const;

export const importRecipe = endpoint({
  ...own,
  name: "import-recipe",
  method: "POST",
  path: "simpleRecipe/import-from-instagram/",
  summary: "Import a simple recipe from a web page or a pasted post; for coaches and staff",
  status: 202,
  body: z.object({
    url: maybe(webUrl()),
    /** What is pasted is read in the place of the page, whose address stays with the recipe. */
    text: maybe(text(MAX_IMPORT_TEXT)),
  }),
  errors,
  answer: started,
});

export const importRecipeProfile = endpoint({
  ...own,
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
  ...own,
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
    /** The ingredients with the foods that they mean; those without a food are in no figure. Empty until it is read. */
    lines: z.array(importLine),
    /** For how many it says that it is; null where it does not say, and counts for four. */
    servings: z.nullable(z.int()),
    /** What the foods of the lines have in the whole recipe; null where no line has a food. */
    figures: z.nullable(
      z.object({
        kcal: z.number(),
        protein: z.number(),
        carbohydrates: z.number(),
        fat: z.number(),
        /** Null as soon as that of one food is unknown. */
        fiber: z.nullable(z.number()),
      }),
    ),
  }),
});
