import { MISSING_EVIDENCE } from "@plateful/nutrition";
import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { choice, date, entity, integer, queryId } from "../fields.ts";
import { railConfirmation } from "../nutrition-plans/nutrition-day-plan.ts";

/**
 * What can be done about a learned energy use: nothing without a plan or while too little is logged, decide about a PROPOSED
 * plan, nothing where the plan FITS what was learned, and nothing for four weeks after it was ACCEPTED or KEPT as it was.
 */
export const ENERGY_USE_STATES = ["NO_PLAN", "NOT_ENOUGH", "PROPOSED", "FITS", "ACCEPTED", "KEPT"] as const;
export type EnergyUseState = (typeof ENERGY_USE_STATES)[number];
export const ENERGY_DECISIONS = ["ACCEPTED", "KEPT"] as const;
export type EnergyDecision = (typeof ENERGY_DECISIONS)[number];
/** What kept a plan from following all that was learned: the minimum safe energy, or that no loss of weight may be planned. */
export const ENERGY_LIMITS = ["FLOOR", "CARE"] as const;

export const energyUse = entity(
  "EnergyUse",
  z.object({
    state: choice(ENERGY_USE_STATES),
    /** Whose decision a proposal is: a coach decides for their clients. */
    decided_by: choice(["PERSON", "COACH"]),
    /** The first and the last of the four weeks of days. */
    from: date(),
    until: date(),
    evidence: z.object({
      full_days: z.int(),
      weigh_ins: z.int(),
      /** Days from the first weigh-in to the last. */
      weigh_in_span: z.int(),
      /** Most days in a row without a weigh-in. */
      longest_gap: z.int(),
    }),
    /** What keeps it from being offered. */
    missing: z.array(choice(MISSING_EVIDENCE)),
    /** The need by the formulas, kcal a day; null where the profile misses an input. */
    first_estimate_kcal: z.nullable(z.int()),
    learned: z.nullable(
      z.object({
        kcal: z.int(),
        low_kcal: z.int(),
        high_kcal: z.int(),
        /** Eaten on an average full day. */
        eaten_kcal: z.int(),
        /** Negative for a loss. */
        kg_per_week: z.number(),
      }),
    ),
    /** An average day of the plan, and what it would be by what was learned. */
    plan: z.nullable(
      z.object({
        kcal: z.int(),
        new_kcal: z.int(),
        limited_by: z.nullable(choice(ENERGY_LIMITS)),
        /** The pace that the new plan keeps, kg a week; null for a goal without one. */
        kg_per_week: z.nullable(z.number()),
      }),
    ),
    /** The date of what was decided, as long as it holds. */
    decided_on: z.nullable(date()),
    days: z.array(z.object({ date: date(), kcal: z.int(), is_full: z.boolean() })),
    weigh_ins: z.array(z.object({ date: date(), kg: z.number() })),
  }),
);
export type EnergyUse = z.output<typeof energyUse>;

const shared = { feature: "measurements", path: "users/energyUse/" } as const;

export const getEnergyUse = endpoint({
  ...shared,
  name: "get-energy-use",
  method: "GET",
  access: { who: "own", coach: "read" },
  summary: "Read the energy use learned from four weeks of diary and weight",
  query: z.object({ user: z.optional(queryId()) }),
  errors: ["not_found"],
  answer: energyUse,
});

export const decideEnergyUse = endpoint({
  ...shared,
  name: "decide-energy-use",
  method: "PUT",
  access: { who: "own", coach: "none" },
  consent: ["BODY_AND_PLAN"],
  summary: "Put the plan on the energy use that was learned, or keep it as it is",
  body: z.extend(z.pick(railConfirmation, { confirmed_findings: true }), {
    decision: choice(ENERGY_DECISIONS),
    /** The learned energy use and the new plan as the caller saw them: others mean that something was logged or changed meanwhile. */
    seen_kcal: integer(0, 20_000),
    seen_new_kcal: integer(0, 20_000),
  }),
  errors: ["conflict", "confirmation_needed"],
  answer: energyUse,
});
