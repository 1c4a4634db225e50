import { MEAL_MOMENTS } from "@plateful/nutrition";
import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { choice, date, entity, id, queryId } from "../fields.ts";

/** What can keep recipes out of a slot, as people know it. */
export const PLAN_RESTRICTIONS = [
  "DIET",
  "INTOLERANCES",
  "ALLERGENS",
  "INGREDIENTS_TO_AVOID",
  "CUISINES",
  "KITCHEN",
  "DISLIKES",
  "ORGANISATION",
  "KETO",
  "PORTION_SIZE",
  "HOUSEHOLD",
] as const;

/** What planning may loosen to fill a slot: the size of the portion, and how soon a recipe comes back. */
export const RELAXATIONS = ["SIZE", "REPEAT"] as const;
export const MISSED_NUTRIENTS = ["kcal", "protein", "carbohydrates", "fat"] as const;

/**
 * Why slots of a date are empty: how many recipes fit each, and how many more would without one restriction. For the
 * recipes that are planned: what was loosened, and what the filled slots together still miss or have too much of.
 */
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
    relaxed: z.array(
      z.object({
        meal_slot: id(),
        meal_moment: choice(MEAL_MOMENTS),
        name: z.string(),
        what: choice(RELAXATIONS),
      }),
    ),
    missed: z.array(
      z.object({ nutrient: choice(MISSED_NUTRIENTS), amount: z.number(), percent: z.number() }),
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
  summary: "Say for each meal slot of a date how many recipes fit",
  query: z.object({ date: date(), user: z.optional(queryId()) }),
  errors: ["not_found"],
  answer: planDiagnosis,
});
