import { MEAL_MOMENTS } from "@plateful/nutrition";
import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { choice, date, entity, id, queryId } from "../fields.ts";

/** What can keep recipes out of a slot, as people know it. */
export const PLAN_RESTRICTIONS = [
  "DIET",
  "INTOLERANCES",
  "INGREDIENTS_TO_AVOID",
  "DISLIKES",
  "ORGANISATION",
  "KETO",
  "PORTION_SIZE",
] as const;

/** Why slots of a date are empty: how many recipes fit each, and how many more would without one restriction. */
export const planDiagnosis = entity(
  "PlanDiagnosis",
  z.object({
    date: date(),
    slots: z.array(
      z.object({
        meal_slot: id(),
        meal_moment: choice(MEAL_MOMENTS),
        recipes: z.int(),
        allowed: z.int(),
        restrictions: z.array(z.object({ restriction: choice(PLAN_RESTRICTIONS), costs: z.int() })),
      }),
    ),
  }),
);
export type PlanDiagnosis = z.output<typeof planDiagnosis>;

export const diagnosePlan = endpoint({
  feature: "diary",
  name: "diagnose-plan",
  method: "GET",
  path: "users/plan-diagnosis/",
  access: { who: "own", coach: "read" },
  summary: "Say for each empty meal slot of a date how many recipes fit, and what each restriction costs",
  query: z.object({ date: date(), user: z.optional(queryId()) }),
  answer: planDiagnosis,
});
