import { ALLERGENS, DIETS, INTOLERANCES, MEAL_TYPES, NUTRIENT_UNITS } from "@plateful/nutrition";
import { FOOD_KINDS, GUIDED } from "@plateful/planning";
import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { choice, date, entity, id } from "../fields.ts";
import { nutrientMeal } from "../measurements/nutrient-meals.ts";

const dish = z.object({
  id: id(),
  name: z.string(),
  image: z.nullable(z.string()),
  picture_version: z.nullable(z.string()),
});

/** Whether a day keeps to a point; days that are not planned in full are left out where it takes a whole day. */
const days = z.array(z.object({ date: date(), met: z.boolean() }));
const met = z.boolean();
const targets = {
  met,
  lowest: z.number(),
  highest: z.number(),
  lowest_target: z.number(),
  highest_target: z.number(),
  days,
};

/** A point of a planned week with what its days come to. */
export const weekPoint = entity(
  "WeekPoint",
  z.discriminatedUnion("code", [
    /** kcal a day. */
    z.object({ code: z.literal("ENERGY"), ...targets }),
    /** Grams a day. */
    z.object({ code: z.literal("PROTEIN"), ...targets }),
    z.object({
      code: z.literal("TIME"),
      met,
      /** The most minutes of work wished for a meal from Monday to Friday, and in the weekend; null for any. */
      weekday: z.nullable(z.int()),
      weekend: z.nullable(z.int()),
      /** The meal furthest above its wish; the longest one when all keep to it. */
      longest: z.object({ date: date(), dish, minutes: z.int(), wished: z.int() }),
      /** Dishes whose minutes nobody knows. */
      unknown: z.int(),
      days,
    }),
    z.object({
      code: z.literal("BUDGET"),
      met,
      /** Euro cents that the food of the full days costs by our estimate, and the part of the week's budget for these days. */
      cents: z.int(),
      budget: z.int(),
      /** Meals whose price nobody knows. */
      unpriced: z.int(),
    }),
    z.object({
      code: z.literal("PACKS"),
      met,
      /** Packs that a dish leaves open, and those of them that another dish of the week uses too. */
      opened: z.int(),
      used: z.int(),
      /** The foods that come back, at most three. */
      foods: z.array(z.string()),
    }),
    z.object({
      code: z.literal("VARIETY"),
      met,
      /** Different lunches and dinners, how many of them were there the week before, and how many meals are made a second time. */
      dishes: z.int(),
      again: z.int(),
      repeated: z.int(),
    }),
    z.object({
      code: z.literal("FOODS"),
      met,
      /** Days with each; null for what the person does not eat. */
      fish: z.nullable(z.int()),
      pulses: z.nullable(z.int()),
      meat: z.nullable(z.int()),
      /** Meals with something that was marked as disliked; null where nothing is marked, or not all is known. */
      disliked: z.nullable(z.int()),
    }),
    z.object({
      code: z.literal("GUIDE"),
      met,
      nutrient: choice(GUIDED),
      unit: choice(NUTRIENT_UNITS),
      /** To be reached, or not to be passed. */
      kind: choice(["MIN", "MAX"]),
      /** On average of the full days, as far as it is known. */
      amount: z.number(),
      reference: z.number(),
      /** Share of the energy for which it is known, 0 to 1. */
      known: z.number(),
      days,
    }),
  ]),
);
export type WeekPoint = z.output<typeof weekPoint>;

/** A swap that changes a missed point. */
export const weekSwap = entity(
  "WeekSwap",
  z.object({
    meal: nutrientMeal,
    effect: z.discriminatedUnion("code", [
      /** More (above 0) or less of it than what is planned there. */
      z.object({
        code: z.literal("NUTRIENT"),
        nutrient: choice(GUIDED),
        unit: choice(NUTRIENT_UNITS),
        amount: z.number(),
      }),
      /** Minutes of work less. */
      z.object({ code: z.literal("MINUTES"), saved: z.int() }),
      z.object({ code: z.literal("FOOD"), kind: choice(FOOD_KINDS) }),
    ]),
    /** Groceries to buy that the week does not need yet, and that are not at home. */
    new_groceries: z.int(),
  }),
);
export type WeekSwap = z.output<typeof weekSwap>;

/** What all meals of a type of the week keep to because of who eats along. */
export const sharedWish = entity(
  "SharedWish",
  z.object({
    meal_type: choice(MEAL_TYPES),
    wish: z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("DIET"), diet: choice(DIETS) }),
      z.object({ kind: z.literal("INTOLERANCE"), intolerance: choice(INTOLERANCES) }),
      z.object({ kind: z.literal("ALLERGEN"), allergen: choice(ALLERGENS) }),
    ]),
    /** Their names. */
    members: z.array(z.string()),
  }),
);
export type SharedWish = z.output<typeof sharedWish>;

export const weekReasons = entity(
  "WeekReasons",
  z.object({
    /** Monday and Sunday of the week. */
    from: date(),
    until: date(),
    /** Days on which each meal of the plan has something: only these are held against targets and guides. */
    full_days: z.int(),
    /** The seven days with their main dish; null where there is none. */
    days: z.array(z.object({ date: date(), dish: z.nullable(dish) })),
    /** Empty where nothing is planned. */
    points: z.array(weekPoint),
    /** Up to two swaps for one missed point; null where there are none. */
    better: z.nullable(
      z.object({
        about: choice(["GUIDE", "TIME", "FOODS"]),
        swaps: z.array(weekSwap),
        /** What an average day has of the nutrient with all of them; null where it is about something else. */
        average: z.nullable(z.number()),
      }),
    ),
    /** How many more dinners would fit with more minutes on weekdays, where these are at least as many as fit now. */
    kept_out: z.nullable(z.object({ minutes: z.nullable(z.int()), wished: z.int(), dishes: z.int() })),
    household: z.array(sharedWish),
  }),
);
export type WeekReasons = z.output<typeof weekReasons>;

export const getWeekReasons = endpoint({
  feature: "diary",
  name: "get-week-reasons",
  method: "GET",
  path: "users/week-reasons/",
  access: { who: "own", coach: "none" },
  summary: "Explain why a week is planned as it is",
  query: z.object({ date: date() }),
  answer: weekReasons,
});
