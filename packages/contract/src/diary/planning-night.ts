import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { date, datetime, entity } from "../fields.ts";

/** How far the planning of the new week at night has come; null before the first night. */
export const planningNight = entity(
  "PlanningNight",
  z.object({
    night: z.nullable(
      z.object({
        week_start: date(),
        started_at: datetime(),
        finished_at: z.nullable(datetime()),
        /** People who were due when the night began. */
        due: z.int(),
        planned: z.int(),
        /** Left alone, because something stood in their week already. */
        edited: z.int(),
        nothing_to_plan: z.int(),
        failed: z.int(),
      }),
    ),
  }),
);
export type PlanningNight = z.output<typeof planningNight>;

export const getPlanningNight = endpoint({
  feature: "diary",
  name: "get-planning-night",
  method: "GET",
  path: "planningNight/",
  access: { who: "staff" },
  summary: "Say how far the planning at night has come",
  answer: planningNight,
});
