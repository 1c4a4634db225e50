import { MEAL_MOMENTS, NUTRIENT_UNITS, NUTRIENTS } from "@plateful/nutrition";
import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { choice, date, entity, id, macroShape } from "../fields.ts";
import { companyPortionOfMeal } from "../recipes/recipe-meal.ts";
import { recipeSummary } from "../recipes/recipe-template.ts";

/**
 * What there is to say: meals that help; too few days on which most of the planned energy was logged; nothing that is known to be
 * short; no coming meal that may change; none that helps within the person's plan and restrictions; no plan; or a condition with
 * which a dietitian says what to eat.
 */
export const NUTRIENT_ADVICE = [
  "MEALS",
  "TOO_LITTLE_LOGGED",
  "NOTHING_SHORT",
  "NO_COMING_MEALS",
  "NONE_FITS",
  "NO_PLAN",
  "CARE_FIRST",
] as const;

const ofNutrient = { nutrient: choice(NUTRIENTS), unit: choice(NUTRIENT_UNITS), amount: z.number() };

/** A recipe in a coming meal of the plan, with what it brings. */
export const nutrientMeal = entity(
  "NutrientMeal",
  z.object({
    date: date(),
    meal_slot_specification: id(),
    meal_moment: choice(MEAL_MOMENTS),
    /** The planned meal whose place it takes; null in an open meal. */
    calendar_item: z.nullable(id()),
    replaces: z.nullable(z.object({ recipe_template: id(), name: z.string() })),
    recipe_template: recipeSummary,
    portions_multiplier: z.number(),
    ...macroShape,
    /** What those who eat along would get of it. */
    company: z.array(companyPortionOfMeal),
    /** How much more of what is short than what is planned there, most of its reference first. */
    gains: z.array(z.object(ofNutrient)),
  }),
);
export type NutrientMeal = z.output<typeof nutrientMeal>;

export const nutrientMeals = entity(
  "NutrientMeals",
  z.object({
    from: date(),
    until: date(),
    advice: choice(NUTRIENT_ADVICE),
    /** Days on which enough was logged to say what they lacked. */
    days: z.int(),
    /** What those days lacked on average, most lacking first: up to three nutrients, with the share known, 0 to 1. */
    short: z.array(z.object({ ...ofNutrient, reference: z.number(), known: z.number() })),
    /** Up to three meals, best first. */
    meals: z.array(nutrientMeal),
  }),
);
export type NutrientMeals = z.output<typeof nutrientMeals>;

export const findNutrientMeals = endpoint({
  feature: "measurements",
  name: "find-nutrient-meals",
  method: "GET",
  path: "users/nutrient-meals/",
  access: { who: "own", coach: "none" },
  summary: "What was short on up to 31 days, and coming meals that would bring it",
  query: z.object({ from: date(), until: date() }),
  answer: nutrientMeals,
});
