import { MEAL_TYPES, ONBOARDING_DIETS, SIMPLE_ALLERGENS } from "@plateful/nutrition";
import { z } from "zod/mini";
import { crud } from "../crud.ts";
import { endpoint } from "../endpoint.ts";
import {
  choice,
  httpsUrl,
  id,
  integer,
  looseText,
  maybe,
  number,
  pageOf,
  pageQuery,
  queryBoolean,
  queryId,
  queryInteger,
  queryList,
  text,
} from "../fields.ts";
import { simpleRecipe, simpleRecipeCustomTag, simpleRecipeInspiration } from "./simple-recipe.ts";

const MINUTES_PER_DAY = 1440;
const readable = { feature: "simple-recipes", method: "GET", access: { who: "user" } } as const;

/** Wishes that the list and the suggestions share; a search of fewer than 3 characters is ignored (SREC-013). */
const wishes = {
  search: z.optional(looseText(100)),
  meal_types: z.optional(queryList(choice(MEAL_TYPES))),
  custom_tags: z.optional(queryList(queryId())),
  total_time_lte: z.optional(queryInteger(0, MINUTES_PER_DAY)),
  is_favorite: z.optional(queryBoolean()),
};

const minutes = () => maybe(integer(0, MINUTES_PER_DAY));
const amount = () => maybe(number(0, 100_000));
const listOf = <S extends z.core.$ZodType>(item: S, most: number) => z.array(item).check(z.maxLength(most));

const fields = z.object({
  name: text(150),
  description: z.optional(looseText(4000)),
  image: maybe(httpsUrl()),
  servings: integer(1, 100),
  source: maybe(text(500)),
  ingredients: listOf(text(300), 100),
  instructions: z.optional(looseText(10_000)),
  custom_tags: z.optional(listOf(id(), 30)),
  meal_types: z.optional(listOf(choice(MEAL_TYPES), 4)),
  dietary_preferences: z.optional(listOf(choice(ONBOARDING_DIETS), 3)),
  allergens: z.optional(listOf(choice(SIMPLE_ALLERGENS), 9)),
  prep_time_minutes: minutes(),
  cook_time_minutes: minutes(),
  total_calories: amount(),
  protein_grams: amount(),
  carbohydrates_grams: amount(),
  fat_grams: amount(),
  fiber_grams: amount(),
  published: z.optional(z.boolean()),
});

/** Everybody reads; coaches write what belongs to their organisation, staff what belongs to the product (SREC-041). */
export const simpleRecipes = crud({
  feature: "simple-recipes",
  access: { who: "user" },
  noun: "simple-recipe",
  path: "simpleRecipe/",
  what: "simple recipes",
  entity: simpleRecipe,
  create: fields,
  patch: z.partial(fields),
  filters: {
    ...wishes,
    allergens: z.optional(queryList(choice(SIMPLE_ALLERGENS))),
    dietary_preference: z.optional(choice(ONBOARDING_DIETS)),
    prep_time_lte: z.optional(queryInteger(0, MINUTES_PER_DAY)),
    published: z.optional(queryBoolean()),
    /** Those that the caller writes, drafts and what they do not eat included, the last first. */
    is_own: z.optional(queryBoolean()),
    servings: z.optional(queryInteger(1, 100)),
  },
  errors: ["permission_denied"],
  isVersioned: true,
});

export const getSimpleRecipeInspiration = endpoint({
  ...readable,
  name: "get-simple-recipe-inspiration",
  path: "simpleRecipe/inspiration/",
  summary: "Read what the first screen shows: a featured row, categories and curated rows",
  answer: simpleRecipeInspiration,
});

export const listSimpleRecipeSuggestions = endpoint({
  ...readable,
  name: "list-simple-recipe-suggestions",
  path: "simpleRecipe/suggestions/",
  summary: "List the simple recipes that the caller may eat, the best first",
  query: z.object({ ...pageQuery, ...wishes }),
  answer: pageOf(simpleRecipe),
});

export const listSimpleRecipeCustomTags = endpoint({
  ...readable,
  name: "list-simple-recipe-custom-tags",
  path: "simpleRecipeCustomTag/",
  summary: "List the tags of simple recipes",
  query: z.object({ ...pageQuery, category: z.optional(text(100)) }),
  answer: pageOf(simpleRecipeCustomTag),
});
