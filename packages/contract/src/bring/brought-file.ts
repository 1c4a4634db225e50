import { MEAL_MOMENTS } from "@plateful/nutrition";
import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { choice, date, datetime, entity, id, idInPath, text, timeOfDay } from "../fields.ts";

/**
 * The apps whose files are recognised (ledger DOOR-034, DOOR-131). PLAIN is the table of our own that anybody can write; from PLATEFUL
 * on they hold recipes, of which RECIPE_FILE is schema.org in JSON and RECIPE_TEXT a text.
 */
export const BROUGHT_APPS = [
  "MYFITNESSPAL",
  "CRONOMETER",
  "LOSE_IT",
  "MACROFACTOR",
  "FDDB",
  "FITBIT",
  "GARMIN",
  "SAMSUNG_HEALTH",
  "PLAIN",
  "PLATEFUL",
  "MEALIE",
  "TANDOOR",
  "PAPRIKA",
  "RECIPE_SAGE",
  "NEXTCLOUD_COOKBOOK",
  "COOKLANG",
  "RECIPE_FILE",
  "RECIPE_TEXT",
] as const;
export type BroughtApp = (typeof BROUGHT_APPS)[number];

/** READY waits for the person; the others are on their way or over. */
export const BROUGHT_STATUSES = ["READY", "IMPORTING", "DONE", "FAILED", "UNDOING", "UNDONE"] as const;
export type BroughtStatus = (typeof BROUGHT_STATUSES)[number];

/** Why a line of a file does not become an entry. */
export const MISFIT_REASONS = [
  "NO_DATE",
  "FUTURE",
  "TOO_OLD",
  "NO_ENERGY",
  "NO_WEIGHT",
  "OUT_OF_RANGE",
  "SECOND_WEIGHT",
  "NO_NAME",
  "NO_INGREDIENTS",
  "SAME_RECIPE",
  "NOT_READABLE",
] as const;
export type MisfitReason = (typeof MISFIT_REASONS)[number];

/** The largest file, in bytes. */
export const MAX_BROUGHT_BYTES = 50_000_000;
/** Most lines that are read of all files in one. */
export const MAX_BROUGHT_LINES = 1_000_000;
/** Most recipes of one file. */
export const MAX_BROUGHT_RECIPES = 2_000;
/** Most recipes whose ingredients are looked up for the preview, and most lines that it shows without a food. */
export const MAX_LOOKED_UP_RECIPES = 60;
export const MAX_UNKNOWN_LINES = 50;
/** Most lines that do not fit of which the number and the reason are kept; the others are counted. */
export const MAX_MISFITS = 1_000;
/** Most names of meals that are asked about; entries of further ones become snacks. */
export const MAX_ASKED_MEALS = 40;
export const MAX_MEAL_NAME = 60;
/** Days for which an import can be undone, and for which one that was not begun is kept. */
export const BROUGHT_UNDO_DAYS = 30;
export const BROUGHT_READY_DAYS = 1;

/** How dates such as 3/4/2024 are meant, and weights without a unit. */
export const DATE_ORDERS = ["DMY", "MDY"] as const;
export const WEIGHT_UNITS = ["KG", "LB"] as const;

const period = { count: z.int(), first: z.nullable(date()), last: z.nullable(date()) };

/** A file of another app, from its preview to the end of its undo (ledger DOOR-030). */
export const broughtFile = entity(
  "BroughtFile",
  z.object({
    id: id(),
    app: choice(BROUGHT_APPS),
    name: z.string(),
    status: choice(BROUGHT_STATUSES),
    created: datetime(),
    /** Until when it can be imported, or its import undone. */
    expires: datetime(),
    /** Entries of the diary. With an unanswered order of dates, first and last are read with the day first. */
    meals: z.object({ ...period, days: z.int() }),
    weights: z.object(period),
    /** Recipes, and what the preview found out about the ingredients of the first of them. */
    recipes: z.object({
      count: z.int(),
      names: z.array(z.string()),
      looked_up: z.int(),
      lines: z.int(),
      lines_known: z.int(),
      unknown_lines: z.array(z.object({ recipe: z.string(), line: z.string() })),
    }),
    /** How many of both an earlier import brought already; null while the order of dates is not known. */
    already: z.nullable(z.int()),
    /** Days of the file on which the diary has other entries; null while the order of dates is not known. */
    filled_days: z.nullable(z.int()),
    /** Days of the file with a weight of another source; null while the order of dates is not known. */
    weighed_days: z.nullable(z.int()),
    /** What has to be asked before it is imported. */
    asks: z.object({
      /** A date of the file that can be read in two ways; null where there is nothing to ask. */
      date: z.nullable(z.string()),
      weight_unit: z.boolean(),
      /** Names of meals that are not known, the most frequent first. */
      meals: z.array(z.object({ name: z.string(), count: z.int() })),
    }),
    /** The first entries, as they would be brought. */
    samples: z.array(
      z.object({
        date: date(),
        time: z.nullable(timeOfDay()),
        meal: z.nullable(z.string()),
        name: z.string(),
        kcal: z.number(),
      }),
    ),
    misfit_count: z.int(),
    /** At most 1,000 of them; none in the list of all imports. */
    misfits: z.array(z.object({ file: z.string(), line: z.int(), reason: choice(MISFIT_REASONS) })),
    /** Records that were looked at, of how many. */
    done: z.int(),
    total: z.int(),
    meals_added: z.int(),
    weights_added: z.int(),
    /** Recipes that were added, and those of them that wait as drafts. */
    recipes_added: z.int(),
    recipes_drafted: z.int(),
    /** Left out because an earlier import brought them, because the day has a weight, or because it has 100 meals. */
    already_there: z.int(),
    weights_kept: z.int(),
    days_full: z.int(),
  }),
);
export type BroughtFile = z.output<typeof broughtFile>;

const shared = { feature: "bring", access: { who: "own", coach: "none" } } as const;
const consent = ["BODY_AND_PLAN"] as const;

export const readBroughtFile = endpoint({
  ...shared,
  consent,
  name: "read-brought-file",
  method: "POST",
  path: "broughtFile/",
  summary: "Read a file of another app, before anything is imported",
  isForm: true,
  maxFileBytes: MAX_BROUGHT_BYTES,
  body: z.object({ file: z.file().check(z.minSize(1)) }),
  errors: ["too_large", "unsupported_media_type", "unavailable"],
  answer: broughtFile,
});

export const findBroughtFiles = endpoint({
  ...shared,
  name: "find-brought-files",
  method: "GET",
  path: "broughtFile/",
  summary: "List the caller's files of other apps of the last 30 days, the last first",
  answer: z.array(broughtFile),
});

export const getBroughtFile = endpoint({
  ...shared,
  name: "get-brought-file",
  method: "GET",
  path: "broughtFile/{id}/",
  summary: "Read one file of another app, with what does not fit and how far it is",
  params: idInPath,
  errors: ["not_found"],
  answer: broughtFile,
});

export const importBroughtFile = endpoint({
  ...shared,
  consent,
  name: "import-brought-file",
  method: "POST",
  path: "broughtFile/{id}/import/",
  summary: "Import a file that was read, or go on with one that failed",
  status: 202,
  params: idInPath,
  body: z.object({
    date_order: z.optional(choice(DATE_ORDERS)),
    weight_unit: z.optional(choice(WEIGHT_UNITS)),
    /** Which meal the names of `asks.meals` mean; those left out become snacks. */
    meals: z.optional(
      z
        .array(z.object({ name: text(MAX_MEAL_NAME), moment: choice(MEAL_MOMENTS) }))
        .check(z.maxLength(MAX_ASKED_MEALS)),
    ),
    /** Whether a weight is also added to a day that has one. */
    add_weights: z.optional(z.boolean()),
  }),
  errors: ["not_found", "in_use", "product_logging_disabled"],
  answer: broughtFile,
});

export const undoBroughtFile = endpoint({
  ...shared,
  name: "undo-brought-file",
  method: "POST",
  path: "broughtFile/{id}/undo/",
  summary: "Take back all that an import added, or forget what was only read",
  status: 202,
  params: idInPath,
  errors: ["not_found"],
  answer: broughtFile,
});
