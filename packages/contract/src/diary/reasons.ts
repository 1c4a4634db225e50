import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { entity, id, idInPath } from "../fields.ts";

/** Why a planned recipe fits; the numbers go into the sentences. */
export const mealReason = entity(
  "MealReason",
  z.discriminatedUnion("code", [
    z.object({ code: z.literal("FAVOURITE") }),
    /** Chosen in a swap or added by hand more than once in half a year. */
    z.object({ code: z.literal("OFTEN_CHOSEN") }),
    /** Eaten so often in half a year, and never swapped away, removed or left. */
    z.object({ code: z.literal("OFTEN_EATEN"), times: z.int() }),
    /** Percent above (positive) or below the energy that the meal is meant to have. */
    z.object({ code: z.literal("FITS_KCAL"), percent: z.number() }),
    z.object({ code: z.literal("FITS_PROTEIN"), grams: z.number() }),
    z.object({ code: z.literal("SHARES_GROCERIES"), shared: z.int(), total: z.int() }),
    /** Minutes of work, within those that the person wishes for a meal of that day. */
    z.object({ code: z.literal("WITHIN_TIME"), minutes: z.int() }),
    z.object({ code: z.literal("TAKES_LONGER"), minutes: z.int(), wished: z.int() }),
    z.object({ code: z.literal("RANK"), rank: z.int(), of: z.int() }),
  ]),
);
export type MealReason = z.output<typeof mealReason>;

export const explainMeal = endpoint({
  feature: "diary",
  name: "explain-meal",
  method: "GET",
  path: "recipeMeal/{id}/reasons/",
  params: idInPath,
  access: { who: "own", coach: "read" },
  summary: "Two or three reasons why a planned recipe fits this person and this day",
  errors: ["not_found"],
  answer: z.object({ recipe_meal: id(), reasons: z.array(mealReason) }),
});
