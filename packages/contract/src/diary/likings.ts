import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { entity, id } from "../fields.ts";

const namedRecipe = z.object({ id: id(), name: z.string() });

/** What planning learned of a person and a dish: how often it was eaten, chosen or added by hand, and not wanted, within half a year. */
export const learnedDish = entity(
  "LearnedDish",
  z.object({ recipe_template: namedRecipe, eaten: z.int(), chosen: z.int(), unwanted: z.int() }),
);
export type LearnedDish = z.output<typeof learnedDish>;

/** What planning learned of a person. */
export const likings = entity(
  "Likings",
  z.object({
    /** Whether planning learns from what the person does. */
    learns: z.boolean(),
    /** The dishes that are liked most and least, five each at most. */
    liked: z.array(learnedDish),
    disliked: z.array(learnedDish),
    /** A dish that the person removed twice in a month, today for the last time, and was not asked about; null for none. */
    leave_out: z.nullable(namedRecipe),
  }),
);
export type Likings = z.output<typeof likings>;

const own = {
  feature: "diary",
  path: "users/likings/",
  access: { who: "own", coach: "none" },
} as const;

export const getLikings = endpoint({
  ...own,
  name: "get-likings",
  method: "GET",
  summary: "What planning learned of what one likes to eat",
  answer: likings,
});

export const changeLikings = endpoint({
  ...own,
  name: "change-likings",
  method: "PATCH",
  consent: ["BODY_AND_PLAN"],
  summary: "Let planning learn or not, or forget what it learned of a dish",
  body: z.object({
    learns: z.optional(z.boolean()),
    /** A recipe of which nothing up to today is to count. */
    forget: z.optional(id()),
    /** A recipe that was offered to be left out: it is not offered again. */
    asked: z.optional(id()),
  }),
  answer: likings,
});
