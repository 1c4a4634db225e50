import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { date, entity, id, queryId } from "../fields.ts";

/** A planned recipe that holds what someone at its table may not have. */
export const unsuitedMeal = entity(
  "UnsuitedMeal",
  z.object({
    calendar_item: id(),
    /** True when it is the person themselves whom it does not suit. */
    oneself: z.boolean(),
    /** Those who eat along and whom it does not suit. */
    members: z.array(z.object({ member: id(), name: z.string() })),
  }),
);
export type UnsuitedMeal = z.output<typeof unsuitedMeal>;

export const findUnsuitedMeals = endpoint({
  feature: "diary",
  name: "find-unsuited-meals",
  method: "GET",
  path: "users/unsuited-meals/",
  access: { who: "own", coach: "read" },
  summary: "Name the planned recipes that do not suit everybody at their table",
  query: z.object({ date__gte: date(), date__lte: date(), user: z.optional(queryId()) }),
  errors: ["not_found"],
  answer: z.object({ meals: z.array(unsuitedMeal) }),
});
