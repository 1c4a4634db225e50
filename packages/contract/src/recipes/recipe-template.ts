import { MEAL_TYPES, RECIPE_TAGS } from "@plateful/nutrition";
import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import {
  choice,
  datetime,
  entity,
  id,
  idInPath,
  macroShape,
  pageOf,
  pageQuery,
  queryBoolean,
  queryId,
  queryList,
  text,
  version,
} from "../fields.ts";
import { servingOfIngredient } from "../foods/food.ts";

/** Who a recipe comes from: the product, or a person. */
export const SOURCE_PROVIDERS = ["PLATEFUL", "USER_GENERATED"] as const;
/** What a tag is for: browsing, the kind of meal, or the product itself. */
export const RECIPE_TAG_KINDS = ["CATEGORY", "MEAL_TYPE", "SYSTEM"] as const;
/** What an ingredient belongs to; `object_id` is an id of that kind. */
export const INGREDIENT_OWNERS = ["recipetemplate", "recipemeal", "singlefoodmeal"] as const;

/** A quantity of one serving in a recipe or a meal; energy and nutrients are quantity times serving. */
export const ingredient = entity(
  "Ingredient",
  z.object({
    id: id(),
    name: z.string(),
    quantity: z.number(),
    suggested_serving: servingOfIngredient,
    object_id: id(),
    content_type: choice(INGREDIENT_OWNERS),
    ...macroShape,
    modified: datetime(),
  }),
);
export type Ingredient = z.output<typeof ingredient>;

/** One step of the preparation. */
export const direction = entity("Direction", z.object({ text: z.string() }));
export type Direction = z.output<typeof direction>;

/** A recipe as it stands in the library; energy and nutrients are of one portion. */
const recipeFacts = {
  id: id(),
  name: z.string(),
  author: z.nullable(id()),
  source_provider: choice(SOURCE_PROVIDERS),
  published: z.boolean(),
  tags: z.array(z.object({ name: choice(RECIPE_TAGS) })),
  image: z.nullable(z.string()),
  /** Another whenever what the drawn picture follows from changed; null for a recipe that people made. */
  picture_version: z.nullable(z.string()),
  preparation_time_min: z.nullable(z.int()),
  cooking_time_min: z.nullable(z.int()),
  /** Minutes of both in which the cook is at work; of a recipe that people made, all of them. */
  active_time_min: z.nullable(z.int()),
  /** Minutes that it stands before it can be eaten and nobody has to be there, in neither of both. */
  waiting_time_min: z.int(),
  /** Days that what is left keeps in the fridge, 0 for what is eaten at once; null when nobody knows. */
  fridge_days: z.nullable(z.int()),
  /** Whether what is left can be frozen. */
  freezes: z.boolean(),
  external_url: z.nullable(z.string()),
  ...macroShape,
  fiber: z.nullable(z.number()),
  created: datetime(),
  modified: datetime(),
  deleted_at: z.nullable(datetime()),
  organisation: z.nullable(id()),
};

/** A recipe as a list or a diary shows it: everything but how it is made. */
export const recipeSummary = entity("RecipeSummary", z.object(recipeFacts));
export type RecipeSummary = z.output<typeof recipeSummary>;

/** A recipe with its ingredients and steps. */
export const recipeTemplate = entity(
  "RecipeTemplate",
  z.object({
    ...recipeFacts,
    /** Who wrote it elsewhere, by name; null for what was written here. */
    source_author: z.nullable(z.string()),
    /** The page that it was read from, http or https; null for what was written here. */
    source_url: z.nullable(z.string()),
    ingredients: z.array(ingredient),
    directions: z.array(direction),
    version: version(),
  }),
);
export type RecipeTemplate = z.output<typeof recipeTemplate>;

/** A tag by its code and its translated name. */
export const recipeTag = entity(
  "RecipeTag",
  z.object({ name: choice(RECIPE_TAGS), human_name: z.string(), kind: choice(RECIPE_TAG_KINDS) }),
);
export type RecipeTag = z.output<typeof recipeTag>;

const readable = { feature: "recipes", method: "GET", access: { who: "user" } } as const;

export const listRecipeTemplates = endpoint({
  ...readable,
  name: "list-recipe-templates",
  path: "recipeTemplate/",
  summary: "List recipes: published ones and one's own",
  query: z.object({
    ...pageQuery,
    author: z.optional(queryId()),
    published: z.optional(queryBoolean()),
    source_provider: z.optional(queryList(choice(SOURCE_PROVIDERS))),
    search: z.optional(text(100)),
    meal_types: z.optional(queryList(choice(MEAL_TYPES))),
    /** Only these recipes. */
    id: z.optional(queryList(queryId())),
  }),
  answer: pageOf(recipeTemplate),
});

export const getRecipeTemplate = endpoint({
  ...readable,
  name: "get-recipe-template",
  path: "recipeTemplate/{id}/",
  summary: "Read one recipe",
  params: idInPath,
  errors: ["not_found"],
  answer: recipeTemplate,
});

export const listRecipeTags = endpoint({
  ...readable,
  name: "list-recipe-tags",
  path: "recipeTag/",
  summary: "List the tags of recipes",
  query: z.object(pageQuery),
  answer: pageOf(recipeTag),
});
