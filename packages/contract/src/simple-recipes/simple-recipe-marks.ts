import { z } from "zod/mini";
import { crud } from "../crud.ts";
import { entity, id, queryId } from "../fields.ts";

const shape = { id: id(), user: id(), simple_recipe: id() };

/** A simple recipe that a person saved. */
export const userSimpleRecipeFavourite = entity("UserSimpleRecipeFavourite", z.object(shape));
export type UserSimpleRecipeFavourite = z.output<typeof userSimpleRecipeFavourite>;

/** A simple recipe that a person never wants to be offered. */
export const userSimpleRecipeDislike = entity("UserSimpleRecipeDislike", z.object(shape));
export type UserSimpleRecipeDislike = z.output<typeof userSimpleRecipeDislike>;

const fields = z.object({ simple_recipe: id(), user: z.optional(id()) });
const shared = {
  feature: "simple-recipes",
  access: { who: "own", coach: "none" },
  create: fields,
  patch: z.partial(fields),
  filters: { simple_recipe: z.optional(queryId()), user: z.optional(queryId()) },
  repeatStatus: 200,
} as const;

export const simpleRecipeFavourites = crud({
  ...shared,
  noun: "simple-recipe-favourite",
  path: "users/simplerecipefavourite/",
  what: "saved simple recipes",
  entity: userSimpleRecipeFavourite,
});

export const simpleRecipeDislikes = crud({
  ...shared,
  noun: "simple-recipe-dislike",
  path: "users/simplerecipedislike/",
  what: "disliked simple recipes",
  entity: userSimpleRecipeDislike,
});
