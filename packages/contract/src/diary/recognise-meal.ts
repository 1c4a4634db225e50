import { GROCERY_CATEGORIES, MEAL_MOMENTS } from "@plateful/nutrition";
import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { choice, date, entity, id, text } from "../fields.ts";
import { servingOfIngredient } from "../foods/food.ts";

/** Longest sentence about a meal. */
export const MAX_SENTENCE_LENGTH = 500;
/** Most foods of one sentence, and of one call that puts foods into a meal. */
export const MAX_FOODS_AT_ONCE = 20;

/** An amount of a food that a sentence may mean. */
export const meantFood = entity(
  "MeantFood",
  z.object({
    suggested_serving: servingOfIngredient,
    /** Counted in servings. */
    quantity: z.number(),
    category: choice(GROCERY_CATEGORIES),
    /** Whether the amount was not said, so that a usual one stands for it. */
    is_estimated: z.boolean(),
  }),
);
export type MeantFood = z.output<typeof meantFood>;

/**
 * How certain it is which food was meant: what it is called, what the person usually takes, one of several that differ in energy,
 * or nothing that is known.
 */
export const CERTAINTIES = ["SURE", "USUAL", "CHECK", "UNKNOWN"] as const;
export type Certainty = (typeof CERTAINTIES)[number];

/** A part of a sentence that names a food. */
export const recognisedLine = entity(
  "RecognisedLine",
  z.object({
    /** Where it stands in the sentence, in UTF-16 units; the end is behind it. */
    start: z.int(),
    end: z.int(),
    /** What the food was called. */
    words: z.string(),
    certainty: choice(CERTAINTIES),
    /** Null for what is UNKNOWN. */
    food: z.nullable(meantFood),
    /** Others that may have been meant, at most three. */
    alternatives: z.array(meantFood),
  }),
);
export type RecognisedLine = z.output<typeof recognisedLine>;

/** What people forget to say: what is on the bread, in the coffee, on the salad, in the pan. */
export const FORGOTTEN = ["SPREAD", "IN_DRINK", "DRESSING", "FRYING"] as const;
export type Forgotten = (typeof FORGOTTEN)[number];

/** A question about what may have been forgotten, with foods to add in one press. */
export const forgottenFoods = entity(
  "ForgottenFoods",
  z.object({ kind: choice(FORGOTTEN), foods: z.array(meantFood) }),
);
export type ForgottenFoods = z.output<typeof forgottenFoods>;

export const recogniseMeal = endpoint({
  feature: "diary",
  name: "recognise-meal",
  method: "POST",
  path: "users/recognise-meal/",
  status: 200,
  access: { who: "own", coach: "write" },
  summary: "Find the foods that a sentence names, each with its amount",
  body: z.object({
    text: text(MAX_SENTENCE_LENGTH),
    date: date(),
    meal_moment: choice(MEAL_MOMENTS),
    user: z.optional(id()),
  }),
  errors: ["not_found"],
  answer: z.object({
    lines: z.array(recognisedLine),
    forgotten: z.nullable(forgottenFoods),
    /** Whether the sentence names more foods than are put into a meal at once. */
    has_more: z.boolean(),
  }),
});
