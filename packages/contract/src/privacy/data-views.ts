import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { choice, datetime, entity, pageOf, pageQuery } from "../fields.ts";

/** Who reached someone's data; FORMER is an account that has been erased since. */
export const VIEWER_KINDS = ["COACH", "STAFF", "FORMER"] as const;
/** What was reached, as people would call it. */
export const VIEWED_PARTS = [
  "ACCOUNT",
  "PROFILE",
  "PLAN",
  "DIARY",
  "GROCERIES",
  "RECIPES",
  "MEASUREMENTS",
  "MESSAGES",
  "CHECK_INS",
  "CONSENT",
  "PAYMENT",
  "PICTURES",
  "OTHER",
] as const;
export type ViewedPart = (typeof VIEWED_PARTS)[number];

/** One person reaching one part of the caller's data within one hour (ledger PRIV-017). */
export const dataView = entity(
  "DataViewEntry",
  z.object({
    id: z.int(),
    by: choice(VIEWER_KINDS),
    /** Of a coach; staff and erased accounts have none. */
    name: z.nullable(z.string()),
    part: choice(VIEWED_PARTS),
    /** Whether it was changed and not only looked at. */
    is_change: z.boolean(),
    happened_at: datetime(),
  }),
);
export type DataViewEntry = z.output<typeof dataView>;

export const listDataViews = endpoint({
  feature: "privacy",
  method: "GET",
  name: "list-data-views",
  path: "users/me/data-views/",
  summary: "List which coaches and staff reached the caller's data, and when, newest first",
  access: { who: "blocked-too" },
  query: z.object(pageQuery),
  answer: pageOf(dataView),
});

export const downloadMyData = endpoint({
  feature: "privacy",
  method: "GET",
  name: "download-my-data",
  path: "users/me/download/",
  summary: "Download all data of the caller as a ZIP archive of JSON, CSV and pictures",
  access: { who: "blocked-too" },
  errors: ["email_unconfirmed", "unavailable"],
  status: 200,
  file: "application/zip",
});
