import { GENDERS, NUTRIENT_UNITS, NUTRIENTS } from "@plateful/nutrition";
import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { choice, date, entity } from "../fields.ts";

/** The most days that are looked at together. */
export const MAX_NUTRIENT_DAYS = 31;

/** The known amount of a nutrient, in its unit, and the share of the energy, 0 to 1, for which it is known. */
const nutrientTotal = z.object({
  nutrient: choice(NUTRIENTS),
  amount: z.number(),
  known: z.number(),
});

const nutrientsOfDay = z.object({ date: date(), kcal: z.number(), nutrients: z.array(nutrientTotal) });

export const eatenNutrients = entity(
  "EatenNutrients",
  z.object({
    from: date(),
    until: date(),
    /** Days on which something was eaten, oldest first. */
    days: z.array(nutrientsOfDay),
    /** An average of those days; null where there is none. */
    average: z.nullable(z.object({ kcal: z.number(), nutrients: z.array(nutrientTotal) })),
    /** The share of the energy that came from foods whose vitamins and minerals are known, 0 to 1. */
    known: z.number(),
    /** What an average day is held against: MIN is to be reached, MAX not to be passed. */
    references: z.array(
      z.object({
        nutrient: choice(NUTRIENTS),
        unit: choice(NUTRIENT_UNITS),
        amount: z.number(),
        kind: choice(["MIN", "MAX"]),
      }),
    ),
    /** Whom the references are for, as far as the profile says. */
    reference_person: z.object({
      gender: z.nullable(choice(GENDERS)),
      age: z.nullable(z.int()),
      is_pregnant: z.boolean(),
      is_breastfeeding: z.boolean(),
    }),
    /** Where most of each nutrient came from: up to five foods, the amount of an average day each. */
    sources: z.array(
      z.object({
        nutrient: choice(NUTRIENTS),
        foods: z.array(z.object({ name: z.string(), amount: z.number() })),
      }),
    ),
    /** What was eaten most of that no vitamin or mineral is known of: up to five names, null for a quick add without one. */
    without_figures: z.array(z.object({ name: z.nullable(z.string()), kcal: z.number() })),
  }),
);
export type EatenNutrients = z.output<typeof eatenNutrients>;

export const getNutrients = endpoint({
  feature: "measurements",
  name: "get-nutrients",
  method: "GET",
  path: "users/nutrients/",
  access: { who: "own", coach: "none" },
  summary: "Fibre, salt, vitamins and minerals of what was eaten on up to 31 days",
  query: z.object({ from: date(), until: date() }),
  answer: eatenNutrients,
});
