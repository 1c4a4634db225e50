import { z } from "zod/mini";
import { crud } from "../crud.ts";
import { entity, id, queryId } from "../fields.ts";

const shape = { id: id(), user: id(), recipe: id() };

/** A recipe that a person marked as favourite. */
export const userFavouriteRecipe = entity("UserFavouriteRecipe", z.object(shape));
export type UserFavouriteRecipe = z.output<typeof userFavouriteRecipe>;

/** A recipe that a person never wants to be offered. */
export const userDislikeRecipe = entity("UserDislikeRecipe", z.object(shape));
export type UserDislikeRecipe = z.output<typeof userDislikeRecipe>;

const fields = z.object({ recipe: id(), user: z.optional(id()) });
const shared = {
  feature: "recipes",
  access: { who: "own", coach: "none" },
  create: fields,
  patch: z.partial(fields),
  filters: { recipe: z.optional(queryId()), user: z.optional(queryId()) },
  repeatStatus: 200,
} as const;

export const userFavouriteRecipes = crud({
  ...shared,
  noun: "user-favourite-recipe",
  path: "users/userfavouriterecipe/",
  what: "favourite recipes",
  entity: userFavouriteRecipe,
});

export const userDislikeRecipes = crud({
  ...shared,
  noun: "user-dislike-recipe",
  path: "users/userdislikerecipe/",
  what: "disliked recipes",
  entity: userDislikeRecipe,
});
