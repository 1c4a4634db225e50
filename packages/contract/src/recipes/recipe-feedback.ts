import { z } from "zod/mini";
import { crud } from "../crud.ts";
import { choice, datetime, entity, id, integer, looseText, maybe, queryId } from "../fields.ts";

/** What feedback on a recipe is about (ledger REC-093). */
export const FEEDBACK_KINDS = ["TASTE", "DIFFICULTY", "TIME", "PORTION", "OTHER"] as const;
export type FeedbackKind = (typeof FEEDBACK_KINDS)[number];

export const MIN_RATING = 1;
export const MAX_RATING = 5;
export const MAX_FEEDBACK_LENGTH = 1_000;
/** Lines of feedback that one person keeps on one recipe. */
export const MAX_FEEDBACK_PER_RECIPE = 50;

/** One thing that a person says about a recipe: a rating from 1 to 5 (null without one), a text, or both. */
export const recipeFeedbackLineItem = entity(
  "RecipeFeedbackLineItem",
  z.object({
    id: id(),
    user: id(),
    recipe: id(),
    kind: choice(FEEDBACK_KINDS),
    rating: z.nullable(z.int()),
    text: z.string(),
    created: datetime(),
  }),
);
export type RecipeFeedbackLineItem = z.output<typeof recipeFeedbackLineItem>;

const fields = z.object({
  recipe: id(),
  user: z.optional(id()),
  kind: choice(FEEDBACK_KINDS),
  rating: maybe(integer(MIN_RATING, MAX_RATING)),
  text: z.optional(looseText(MAX_FEEDBACK_LENGTH)),
});

/** Written by the person alone; the person's coach reads it where the diary is shared. */
export const recipeFeedback = crud({
  feature: "recipes",
  access: { who: "own", coach: "read" },
  consent: ["BODY_AND_PLAN"],
  noun: "recipe-feedback",
  plural: "recipe-feedback",
  path: "recipeFeedbackLineItem/",
  what: "feedback on recipes",
  entity: recipeFeedbackLineItem,
  create: fields,
  patch: z.partial(fields),
  filters: { recipe: z.optional(queryId()), user: z.optional(queryId()) },
});
