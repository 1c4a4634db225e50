import { GROCERY_CATEGORIES, MEAL_MOMENTS } from "@plateful/nutrition";
import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { choice, date, entity, queryId, queryList } from "../fields.ts";
import { servingOfIngredient } from "../foods/food.ts";

/** A food in the amount of the last time; one that was never eaten in a usual one. */
export const rememberedFood = entity(
  "RememberedFood",
  z.object({
    suggested_serving: servingOfIngredient,
    category: choice(GROCERY_CATEGORIES),
    /** Counted in servings. */
    quantity: z.number(),
    /** How often it was eaten lately. */
    times: z.int(),
  }),
);
export type RememberedFood = z.output<typeof rememberedFood>;

/** What someone probably adds to a meal, before a letter is typed. */
export const usualFoodsOfMeal = entity(
  "UsualFoods",
  z.object({ usual: z.array(rememberedFood), recent: z.array(rememberedFood) }),
);
export type UsualFoodsOfMeal = z.output<typeof usualFoodsOfMeal>;

export const findUsualFoods = endpoint({
  feature: "diary",
  name: "find-usual-foods",
  method: "GET",
  path: "users/usual-foods/",
  access: { who: "own", coach: "read" },
  summary: "Find foods that are usual at a meal of a date, and those eaten last",
  query: z.object({
    date: date(),
    meal_moment: choice(MEAL_MOMENTS),
    /** Answers the amounts of these foods alone, of those that were never eaten a usual one (ledger FOOD-088). */
    food: z.optional(queryList(queryId())),
    user: z.optional(queryId()),
  }),
  errors: ["not_found"],
  answer: usualFoodsOfMeal,
});
