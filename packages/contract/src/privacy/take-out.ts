import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { date } from "../fields.ts";

/** What people take with them for other apps and spreadsheets; also those whose account is blocked. */
const taking = {
  method: "GET",
  access: { who: "blocked-too" },
  errors: ["email_unconfirmed", "unavailable"],
  status: 200,
} as const;

/** Both days are included; a side that is left out is open. */
const period = z.object({ from: z.optional(date()), until: z.optional(date()) });

export const downloadDiary = endpoint({
  ...taking,
  feature: "diary",
  name: "download-diary",
  path: "users/me/diary/",
  summary: "Download the caller's diary as CSV, one line for each meal",
  query: period,
  file: "text/csv; charset=utf-8",
});

export const downloadMeasurements = endpoint({
  ...taking,
  feature: "measurements",
  name: "download-measurements",
  path: "users/me/measurements/",
  summary: "Download the caller's measurements as CSV, one line for each",
  query: period,
  file: "text/csv; charset=utf-8",
});

export const downloadRecipes = endpoint({
  ...taking,
  feature: "recipes",
  name: "download-recipes",
  path: "users/me/recipes/",
  summary: "Download the caller's own recipes for other apps as a ZIP archive",
  file: "application/zip",
});
