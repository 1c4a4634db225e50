import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { entity, id, pageOf, pageQuery, text } from "../fields.ts";

/** A food that people can keep out of their recipes; `label` is a fixed English key, `name` is translated. */
export const ingredientToAvoid = entity(
  "IngredientToAvoid",
  z.object({ id: id(), label: z.string(), name: z.string() }),
);
export type IngredientToAvoid = z.output<typeof ingredientToAvoid>;

export const listIngredientsToAvoid = endpoint({
  feature: "profile",
  method: "GET",
  name: "list-ingredients-to-avoid",
  path: "ingredientToAvoid/",
  summary: "List the foods that can be avoided",
  access: { who: "user" },
  query: z.object({ ...pageQuery, search: z.optional(text(100)) }),
  answer: pageOf(ingredientToAvoid),
});

export const setIngredientsToAvoid = endpoint({
  feature: "profile",
  method: "POST",
  name: "set-ingredients-to-avoid",
  path: "users/setIngredientsToAvoid/",
  summary: "Replace the whole set of foods that a person avoids",
  access: { who: "own", coach: "write" },
  consent: ["BODY_AND_PLAN"],
  status: 200,
  body: z.object({
    ingredient_to_avoid_ids: z.array(id()).check(z.maxLength(500)),
    user_id: z.optional(id()),
  }),
  answer: z.object({ ingredient_to_avoid_ids: z.array(id()) }),
});
