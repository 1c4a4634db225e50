import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { choice, entity, id, idInPath, macroShape } from "../fields.ts";
import { portionsMultiplier } from "../recipes/recipe-meal.ts";
import { recipeSummary } from "../recipes/recipe-template.ts";
import { calendarDay } from "./calendar.ts";
import { dayDeviation } from "./swaps.ts";

/** Ways to go on with a day on which something unplanned was eaten. */
export const REBALANCE_WAYS = ["LEAVE", "PORTIONS", "SWAPS"] as const;
export type RebalanceWay = (typeof REBALANCE_WAYS)[number];

const shared = { feature: "diary", path: "calendarDay/{id}/rebalance/", params: idInPath } as const;

/** One way to go on: what changes, and what the day comes to. */
export const rebalanceOffer = entity(
  "RebalanceOffer",
  z.object({
    way: choice(REBALANCE_WAYS),
    ...macroShape,
    deviation: dayDeviation,
    /** Only the meals that change. */
    meals: z.array(
      z.object({
        calendar_item: id(),
        recipe_template: recipeSummary,
        portions_multiplier: z.number(),
        kcal: z.number(),
        is_swap: z.boolean(),
      }),
    ),
  }),
);
export type RebalanceOffer = z.output<typeof rebalanceOffer>;

export const offerRebalance = endpoint({
  ...shared,
  name: "offer-rebalance",
  method: "GET",
  access: { who: "own", coach: "read" },
  summary: "Offer ways to go on with a day that left its targets",
  errors: ["not_found"],
  answer: z.object({ calendar_day: id(), target: z.object(macroShape), offers: z.array(rebalanceOffer) }),
});

export const rebalanceDay = endpoint({
  ...shared,
  name: "rebalance-day",
  method: "POST",
  access: { who: "own", coach: "write" },
  consent: ["BODY_AND_PLAN"],
  summary: "Carry out an offer: change portions or recipes of planned meals of a day",
  status: 200,
  body: z.object({
    meals: z
      .array(
        z.object({ calendar_item: id(), recipe_template: id(), portions_multiplier: portionsMultiplier() }),
      )
      .check(z.minLength(1), z.maxLength(20)),
  }),
  errors: ["not_found", "meal_not_open"],
  answer: calendarDay,
});
