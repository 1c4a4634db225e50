import { RECIPE_TAGS } from "@plateful/nutrition";
import { z } from "zod/mini";
import { crud } from "../crud.ts";
import { endpoint } from "../endpoint.ts";
import { choice, httpsUrl, id, idInPath, integer, maybe, text } from "../fields.ts";
import { mediaAddress } from "../media/media.ts";
import { MINUTES_PER_DAY } from "./generate-meals.ts";
import { ingredientServings } from "./ingredient.ts";
import { directionsField } from "./recipe-meal.ts";
import { recipeTemplate, SOURCE_PROVIDERS } from "./recipe-template.ts";

const MAX_NAME_LENGTH = 120;
const MAX_INGREDIENTS = 100;

/** A tag named by its code, or by an object that holds the name (the form in which recipes are answered). */
const tag = () =>
  z.pipe(
    z.transform((value: string | { readonly name: string } | null) =>
      typeof value === "object" && value !== null ? value.name : value,
    ),
    choice(RECIPE_TAGS),
  );

/** What a person writes of a recipe; energy and nutrients follow from its ingredients (ledger REC-098). */
const recipeFields = {
  name: text(MAX_NAME_LENGTH),
  author: maybe(id()),
  source_provider: z.optional(choice(SOURCE_PROVIDERS)),
  published: z.optional(z.boolean()),
  tags: z.optional(z.array(tag()).check(z.maxLength(RECIPE_TAGS.length))),
  preparation_time_min: maybe(integer(0, MINUTES_PER_DAY)),
  cooking_time_min: maybe(integer(0, MINUTES_PER_DAY)),
  external_url: maybe(httpsUrl()),
  image: maybe(mediaAddress()),
  directions: z.optional(directionsField()),
};
const create = z.object(recipeFields);

const {
  create: createCall,
  replace,
  change,
  remove,
} = crud({
  feature: "recipes",
  access: { who: "user" },
  noun: "recipe-template",
  path: "recipeTemplate/",
  what: "a recipe of one's own",
  entity: recipeTemplate,
  create,
  patch: z.partial(create),
  filters: {},
  errors: ["permission_denied"],
  isVersioned: true,
});

/** The calls that write recipes; those that read them stand beside the recipe itself. */
export const ownRecipes = { create: createCall, replace, change, remove } as const;

export const restoreRecipeTemplate = endpoint({
  feature: "recipes",
  access: { who: "user" },
  name: "restore-recipe-template",
  method: "POST",
  path: "recipeTemplate/{id}/restore/",
  summary: "Put a recipe of one's own back as it was last published",
  status: 200,
  params: idInPath,
  body: z.object({}),
  errors: ["not_found", "permission_denied"],
  answer: recipeTemplate,
  current: recipeTemplate,
});

export const createRecipe = endpoint({
  feature: "recipes",
  access: { who: "user" },
  name: "create-recipe",
  method: "POST",
  path: "createRecipe/",
  summary: "Make a recipe of one's own out of an existing one, as a draft",
  body: z.object({
    author: maybe(id()),
    recipe_template: z.object({
      name: text(MAX_NAME_LENGTH),
      preparation_time_min: maybe(integer(0, MINUTES_PER_DAY)),
      cooking_time_min: maybe(integer(0, MINUTES_PER_DAY)),
      directions: z.optional(directionsField()),
    }),
    ingredients: z
      .array(z.object({ quantity: ingredientServings(), suggested_serving: id() }))
      .check(z.maxLength(MAX_INGREDIENTS)),
  }),
  errors: ["permission_denied"],
  answer: recipeTemplate,
});
