import { ALLERGENS, GROCERY_CATEGORIES, METRIC_UNITS } from "@plateful/nutrition";
import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { choice, entity, id, idInPath, macroShape, pageOf, pageQuery } from "../fields.ts";

/** One serving of a food: energy and nutrients are per ONE serving. Fibre that is not known is null. */
const servingShape = {
  id: id(),
  serving_description: z.string(),
  measurement_description: z.string(),
  /** The same for more than one: "slices". */
  measurement_description_plural: z.string(),
  quantity: z.number(),
  one_serving_in_metric_value: z.nullable(z.number()),
  metric_unit: choice(METRIC_UNITS),
  ...macroShape,
  fiber: z.nullable(z.number()),
};

/** A serving that people can choose for a food. */
export const suggestedServing = entity("SuggestedServing", z.object({ ...servingShape, food: id() }));
export type SuggestedServing = z.output<typeof suggestedServing>;

/** A serving as it stands inside an ingredient, with the food's names. */
export const servingOfIngredient = entity(
  "ServingOfIngredient",
  z.object({
    ...servingShape,
    food: z.object({
      id: id(),
      name: z.string(),
      brand_name: z.nullable(z.string()),
      /** Its shelf, by which it is drawn; what a device kept from before says nothing of it. */
      category: z.optional(choice(GROCERY_CATEGORIES)),
    }),
  }),
);
export type ServingOfIngredient = z.output<typeof servingOfIngredient>;

/** What a food is known to contain of the fourteen allergens; without `allergens_known` it may contain others. */
export const allergenShape = { allergens: z.array(choice(ALLERGENS)), allergens_known: z.boolean() };

/** A food; energy and nutrients are per 100 g or 100 ml. */
export const food = entity(
  "Food",
  z.object({
    id: id(),
    name: z.string(),
    brand_name: z.nullable(z.string()),
    barcode: z.array(z.string()),
    category: choice(GROCERY_CATEGORIES),
    ...macroShape,
    fiber: z.nullable(z.number()),
    ...allergenShape,
    suggested_servings: z.array(suggestedServing),
  }),
);
export type Food = z.output<typeof food>;

const readable = { feature: "foods", method: "GET", access: { who: "user" } } as const;

export const listFoods = endpoint({
  ...readable,
  name: "list-foods",
  path: "food/",
  summary: "List foods",
  query: z.object(pageQuery),
  answer: pageOf(food),
});

export const getFood = endpoint({
  ...readable,
  name: "get-food",
  path: "food/{id}/",
  summary: "Read one food with its servings",
  params: idInPath,
  errors: ["not_found"],
  answer: food,
});
