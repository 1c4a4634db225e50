import { z } from "zod/mini";
import { crud } from "../crud.ts";
import { entity, id, queryId, text } from "../fields.ts";

/** The serving of a food that an organisation wants its people to be shown first (ledger FOOD-018). */
export const preferredServing = entity(
  "PreferredSuggestedServing",
  z.object({ id: id(), organisation_id: id(), food: id(), suggested_serving: id() }),
);
export type PreferredServing = z.output<typeof preferredServing>;

/** Read by the people of an organisation, written by its coaches; the calls themselves tell these apart (FOOD-033). */
export const preferredServings = crud({
  feature: "foods",
  access: { who: "user" },
  noun: "preferred-serving",
  path: "preferredSuggestedServings/",
  what: "servings that an organisation prefers",
  entity: preferredServing,
  create: z.object({ organisation_id: id(), suggested_serving: id() }),
  patch: z.object({ suggested_serving: z.optional(id()) }),
  filters: {
    organisation_id: z.optional(queryId()),
    food: z.optional(queryId()),
    query: z.optional(text(100)),
  },
});
