import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { choice, date, entity, id, idInPath, macroShape } from "../fields.ts";
import {
  companyField,
  companyPortionOfMeal,
  ownPortion,
  portions,
  portionsMultiplier,
  storedMultiplier,
} from "../recipes/recipe-meal.ts";
import { recipeSummary } from "../recipes/recipe-template.ts";
import { calendarDay, calendarItem } from "./calendar.ts";

const shared = { feature: "diary", params: idInPath } as const;

/** Percent by which a day ends above (positive) or below its target, of energy and each macronutrient. */
export const dayDeviation = z.object(macroShape);

/** A recipe that could stand in the place of a planned one, in the portion that fits the day best. */
export const mealSwap = entity(
  "MealSwap",
  z.object({
    recipe_template: recipeSummary,
    portions_multiplier: z.number(),
    ...macroShape,
    deviation: dayDeviation,
    new_groceries: z.int(),
    minutes_saved: z.nullable(z.int()),
    /** What those who eat along would get of it. */
    company: z.array(companyPortionOfMeal),
  }),
);
export type MealSwap = z.output<typeof mealSwap>;

export const findSwaps = endpoint({
  ...shared,
  name: "find-swaps",
  method: "GET",
  path: "calendarItem/{id}/swaps/",
  access: { who: "own", coach: "read" },
  summary: "Find up to ten recipes that could replace a planned one",
  errors: ["not_found", "meal_not_open"],
  answer: z.object({ calendar_item: id(), swaps: z.array(mealSwap) }),
});

export const swapMeal = endpoint({
  ...shared,
  name: "swap-meal",
  method: "POST",
  path: "calendarItem/{id}/swap/",
  access: { who: "own", coach: "write" },
  consent: ["BODY_AND_PLAN"],
  summary: "Put another recipe that the person may eat in the place of a planned one",
  status: 200,
  body: z.object({
    recipe_template: id(),
    portions_multiplier: portionsMultiplier(),
    /** Whether what is left of the meal becomes the new recipe too, or stays and is cooked on its own. */
    leftovers: z._default(choice(["SWAP", "KEEP"]), "KEEP"),
  }),
  errors: ["not_found", "meal_not_open"],
  answer: calendarItem,
});

const MAX_MEALS = 20;

export const restoreMeals = endpoint({
  ...shared,
  name: "restore-meals",
  method: "POST",
  path: "calendarDay/{id}/restore-meals/",
  access: { who: "own", coach: "write" },
  consent: ["BODY_AND_PLAN"],
  summary: "Put planned recipes of a day back as they were before a swap",
  status: 200,
  body: z.object({
    meals: z
      .array(
        z.object({
          calendar_item: id(),
          recipe_template: id(),
          portions: portions(),
          portions_multiplier: storedMultiplier(),
          portion: z.optional(ownPortion()),
          /** Portions of those who ate along; fitted again when left out. */
          company: z.optional(companyField()),
        }),
      )
      .check(z.minLength(1), z.maxLength(MAX_MEALS)),
    /** Which meals are left of which again; what would no longer be true is left out. */
    leftovers: z._default(
      z.array(z.object({ calendar_item: id(), leftover_of: id() })).check(z.maxLength(MAX_MEALS)),
      [],
    ),
    /** Which meals are cooked on an earlier day again; what would no longer be true is left out. */
    cooked_ahead: z._default(
      z.array(z.object({ calendar_item: id(), cook_on: date() })).check(z.maxLength(MAX_MEALS)),
      [],
    ),
  }),
  errors: ["not_found", "meal_not_open"],
  answer: calendarDay,
});
