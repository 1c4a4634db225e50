import { z } from "zod/mini";
import { crud } from "../crud.ts";
import { entity, id, integer, looseText, maybe, queryBoolean, queryInteger, queryList } from "../fields.ts";
import { MINUTES_PER_DAY, mealTypeFilter } from "./generate-meals.ts";
import { proposedRecipeMeal, recipeReference } from "./recipe-meal.ts";

const MAX_ORDER = 1_000_000;

/**
 * A recipe that the recipes tab shows. The meal is one standard portion, as a list shows it: ingredients and steps stand
 * in `recipeTemplate/{id}/`. Without an organisation it is for everybody.
 */
export const recipeInspiration = entity(
  "RecipeInspiration",
  z.object({
    id: id(),
    recipe_meal: proposedRecipeMeal,
    recipe_template: id(),
    organisation: z.nullable(id()),
    order: z.int(),
  }),
);
export type RecipeInspiration = z.output<typeof recipeInspiration>;

const fields = z.object({
  recipe_template: recipeReference(),
  organisation: maybe(id()),
  order: z._default(integer(0, MAX_ORDER), 0),
});

export const recipeInspirations = crud({
  feature: "recipes",
  access: { who: "user" },
  noun: "recipe-inspiration",
  path: "recipeInspiration/",
  what: "recipes to be inspired by",
  entity: recipeInspiration,
  create: fields,
  patch: z.partial(
    z.object({
      recipe_template: recipeReference(),
      organisation: maybe(id()),
      order: integer(0, MAX_ORDER),
    }),
  ),
  filters: {
    ingredient_search: z.optional(looseText(100)),
    favourite: z.optional(queryBoolean()),
    meal_types: z.optional(queryList(mealTypeFilter())),
    preparation_time_min_gte: z.optional(queryInteger(0, MINUTES_PER_DAY)),
    preparation_time_min_lte: z.optional(queryInteger(0, MINUTES_PER_DAY)),
  },
  errors: ["permission_denied"],
});
