import { MEAL_TYPES } from "@plateful/nutrition";
import { z } from "zod/mini";
import { CERTAINTIES, meantFood } from "../diary/recognise-meal.ts";
import { endpoint } from "../endpoint.ts";
import {
  choice,
  datetime,
  entity,
  id,
  idInPath,
  integer,
  maybe,
  pageOf,
  pageQuery,
  positive,
  text,
} from "../fields.ts";
import { direction, recipeTemplate } from "../recipes/recipe-template.ts";

/** How far an import has come. */
export const IMPORT_STATUSES = ["QUEUED", "RUNNING", "SUCCEEDED", "FAILED"] as const;
/** Longest text that is pasted. */
export const MAX_IMPORT_TEXT = 20_000;
/** Most ingredient lines that are read. */
export const MAX_IMPORT_LINES = 80;
/** Most portions of a recipe. */
export const MAX_IMPORT_SERVINGS = 100;
const MAX_NAME_LENGTH = 120;
const MAX_QUANTITY = 10_000;

/** Why a page could not be read; INTERNAL where the server itself is at fault, so that it may be asked again. */
export const IMPORT_FAILURES = [
  "ADDRESS",
  "NOT_FOUND",
  "REFUSED",
  "UNREACHABLE",
  "TIMEOUT",
  "TOO_LARGE",
  "NO_PAGE",
  "NO_RECIPE",
  "NO_NETWORK",
  "INTERNAL",
] as const;
export type ImportFailure = (typeof IMPORT_FAILURES)[number];

/** A food of a recipe that was read, as it was written and as it was understood. */
export const importLine = entity(
  "RecipeImportLine",
  z.object({
    /** The line as it was written. */
    text: z.string(),
    /** What the food is called in it, to search for; empty where it names none. */
    words: z.string(),
    certainty: choice(CERTAINTIES),
    /** Null for what is UNKNOWN. Amounts are of the whole recipe. */
    food: z.nullable(meantFood),
    /** Others that may have been meant, at most three. */
    alternatives: z.array(meantFood),
    /** Whether the person left it out. */
    is_left_out: z.boolean(),
  }),
);
export type RecipeImportLine = z.output<typeof importLine>;

/** A recipe that is read from a page or a text, until it is saved. */
export const recipeImport = entity(
  "RecipeImport",
  z.object({
    id: id(),
    status: choice(IMPORT_STATUSES),
    failure: z.nullable(choice(IMPORT_FAILURES)),
    /** Null for a pasted text. */
    url: z.nullable(z.string()),
    name: z.string(),
    /** Null where it was not said. */
    servings: z.nullable(z.int()),
    preparation_time_min: z.nullable(z.int()),
    cooking_time_min: z.nullable(z.int()),
    author: z.nullable(z.string()),
    site: z.nullable(z.string()),
    directions: z.array(direction),
    lines: z.array(importLine),
    /** The recipe that was made of it; null until it is saved. */
    recipe: z.nullable(id()),
    created: datetime(),
    expires: datetime(),
  }),
);
export type RecipeImport = z.output<typeof recipeImport>;

const own = { feature: "recipe-imports", access: { who: "user" } } as const;
const one = { ...own, path: "recipeImport/{id}/", params: idInPath } as const;

/** An http or https address; what is asked there is decided when it is asked. */
export const webUrl = () =>
  z.string().check(z.trim(), z.maxLength(2000), z.regex(/^https?:\/\/[^\s]+$/iu, { error: "url" }));

export const startRecipeImport = endpoint({
  ...own,
  name: "start-recipe-import",
  method: "POST",
  path: "recipeImport/",
  summary: "Begin to read a recipe from a web page or a pasted text",
  status: 202,
  body: z.object({
    url: maybe(webUrl()),
    text: maybe(text(MAX_IMPORT_TEXT)),
    /** An import that failed, to be read once more; with a text, that text is read instead of its page, whose address stays. */
    again: maybe(id()),
  }),
  errors: ["permission_denied", "import_unavailable", "not_found", "in_use"],
  answer: recipeImport,
});

export const listRecipeImports = endpoint({
  ...own,
  name: "list-recipe-imports",
  method: "GET",
  path: "recipeImport/",
  summary: "List one's own recipes that were read and not saved, the last first",
  query: z.object(pageQuery),
  answer: pageOf(recipeImport),
});

export const getRecipeImport = endpoint({
  ...one,
  name: "get-recipe-import",
  method: "GET",
  summary: "Say how far the reading of a recipe has come, and what was read",
  errors: ["not_found"],
  answer: recipeImport,
});

export const changeRecipeImport = endpoint({
  ...one,
  name: "change-recipe-import",
  method: "PATCH",
  summary: "Answer a question about a recipe that was read",
  body: z.object({
    name: z.optional(text(MAX_NAME_LENGTH)),
    servings: z.optional(integer(1, MAX_IMPORT_SERVINGS)),
    /** One line: its food with its amount in the whole recipe, or that it is left out. */
    line: z.optional(
      z.object({
        at: integer(0, MAX_IMPORT_LINES - 1),
        suggested_serving: z.optional(id()),
        quantity: z.optional(positive(MAX_QUANTITY)),
        is_left_out: z.optional(z.boolean()),
      }),
    ),
  }),
  errors: ["not_found", "in_use"],
  answer: recipeImport,
});

export const deleteRecipeImport = endpoint({
  ...one,
  name: "delete-recipe-import",
  method: "DELETE",
  summary: "Throw a recipe away that was read",
  errors: ["not_found"],
});

export const saveRecipeImport = endpoint({
  ...one,
  name: "save-recipe-import",
  method: "POST",
  path: "recipeImport/{id}/save/",
  summary: "Keep a recipe that was read as one of one's own",
  status: 200,
  body: z.object({ meal_type: choice(MEAL_TYPES) }),
  errors: ["not_found", "permission_denied", "in_use"],
  answer: recipeTemplate,
});
