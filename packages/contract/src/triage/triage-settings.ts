import { TRIAGE_REASONS } from "@plateful/nutrition";
import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { choice, entity, number } from "../fields.ts";
import { savedView } from "./triage.ts";

const threshold = z.nullable(number(0, 100));

const ruleShown = z.object({
  reason: choice(TRIAGE_REASONS),
  enabled: z.boolean(),
  /** Days, kg a week or percent, by the rule; null for a rule without one. */
  threshold,
  /** What it may be set to. */
  min: z.nullable(z.number()),
  max: z.nullable(z.number()),
  step: z.nullable(z.number()),
});

export const MAX_SAVED_VIEWS = 8;
const savedViews = z.array(savedView).check(z.maxLength(MAX_SAVED_VIEWS));

/** How a coach's board works. */
const settings = entity(
  "TriageSettings",
  z.object({
    rules: z.array(ruleShown),
    saved_views: z.array(savedView),
    /** The words that coaches of the practice use as labels, by name; not on whom they stand. */
    labels: z.array(z.string()),
    /** Whether single letters are shortcuts on the board. */
    shortcuts: z.boolean(),
  }),
);
export type TriageSettings = z.output<typeof settings>;

const own = { feature: "triage", access: { who: "coach" }, path: "clients/triage/settings/" } as const;

export const getTriageSettings = endpoint({
  ...own,
  name: "get-triage-settings",
  method: "GET",
  summary: "Read the rules, saved views and shortcuts of the caller's board",
  answer: settings,
});

export const changeTriageSettings = endpoint({
  ...own,
  name: "change-triage-settings",
  method: "PATCH",
  summary: "Change rules, saved views or shortcuts of the caller's board",
  body: z.object({
    rules: z.optional(
      z
        .array(z.object({ reason: choice(TRIAGE_REASONS), enabled: z.boolean(), threshold }))
        .check(z.maxLength(TRIAGE_REASONS.length)),
    ),
    saved_views: z.optional(savedViews),
    shortcuts: z.optional(z.boolean()),
  }),
  answer: settings,
});
