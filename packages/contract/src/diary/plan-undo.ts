import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { date, datetime, entity, id, queryId } from "../fields.ts";
import { calendarDay } from "./calendar.ts";

const shared = { feature: "diary" } as const;

/** The last planning that can be taken back, and until when; null when there is none or the days were changed since. */
export const planUndo = entity(
  "PlanUndo",
  z.object({
    undo: z.nullable(z.object({ start_date: date(), num_days: z.int(), until: datetime() })),
  }),
);
export type PlanUndo = z.output<typeof planUndo>;

export const findPlanUndo = endpoint({
  ...shared,
  name: "find-plan-undo",
  method: "GET",
  path: "users/plan-undo/",
  access: { who: "own", coach: "read" },
  summary: "Say which planning can be taken back, if any",
  query: z.object({ user: z.optional(queryId()) }),
  errors: ["not_found"],
  answer: planUndo,
});

export const undoAutoPlan = endpoint({
  ...shared,
  name: "undo-auto-plan",
  method: "POST",
  path: "undoAutoPlan/",
  access: { who: "own", coach: "write" },
  consent: ["BODY_AND_PLAN"],
  summary: "Take the last planning back: its days are as they were before",
  status: 200,
  body: z.object({ user: z.optional(id()) }),
  errors: ["nothing_to_undo", "planning_in_progress"],
  answer: z.object({ calendar_days: z.array(calendarDay) }),
});
