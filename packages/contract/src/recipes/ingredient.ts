import { z } from "zod/mini";
import { crud } from "../crud.ts";
import { choice, entity, id, isOfSize, looseText, macroShape } from "../fields.ts";
import { ingredient } from "./recipe-template.ts";

const MAX_SERVINGS = 10_000;

/** Servings of a food in a recipe; 0 is refused with a text of its own, because there is a button to delete. */
export const ingredientServings = () =>
  z.number().check(
    z.gte(0),
    z.refine<number>((value) => value !== 0, { error: "quantity_zero" }),
    isOfSize,
    z.lte(MAX_SERVINGS),
  );

/** What a person may add ingredients to: a recipe of their own, or a recipe as they planned it. */
const EDITED_OWNERS = ["recipetemplate", "recipemeal"] as const;

/** An ingredient as it is edited: with what one portion of the recipe comes to since the change. */
export const editedIngredient = entity(
  "EditedIngredient",
  z.extend(ingredient, {
    recipe_totals: z.optional(z.object({ ...macroShape, fiber: z.nullable(z.number()) })),
  }),
);
export type EditedIngredient = z.output<typeof editedIngredient>;

const amount = { quantity: ingredientServings(), suggested_serving: id() };

export const ingredients = crud({
  feature: "recipes",
  access: { who: "own", coach: "none" },
  noun: "ingredient",
  path: "ingredient/",
  what: "ingredients of one's own recipes and planned recipes",
  entity: editedIngredient,
  create: z.object({ ...amount, object_id: id(), content_type: choice(EDITED_OWNERS) }),
  patch: z.partial(z.object(amount)),
  /** Of a planned recipe, the diary is changed; a recipe of one's own is no health data. */
  consentOf: (body) =>
    (body as { content_type?: unknown } | null)?.content_type === "recipemeal" ? ["BODY_AND_PLAN"] : [],
  filters: { name: z.optional(looseText(100)) },
  errors: ["permission_denied"],
  createErrors: ["not_found"],
});
