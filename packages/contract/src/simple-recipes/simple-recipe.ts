import { MEAL_TYPES, ONBOARDING_DIETS, SIMPLE_ALLERGENS } from "@plateful/nutrition";
import { z } from "zod/mini";
import { choice, entity, id, version } from "../fields.ts";

/** How the recipes of a curated section stand: side by side, or under each other. */
export const SECTION_LAYOUTS = ["horizontal", "vertical"] as const;

/** A word that an organisation sorts its simple recipes by. */
const tagShape = { id: id(), name: z.string(), human_name: z.string() };

/** A tag with the group that it belongs to. */
export const simpleRecipeCustomTag = entity(
  "SimpleRecipeCustomTag",
  z.object({ ...tagShape, category: z.string() }),
);
export type SimpleRecipeCustomTag = z.output<typeof simpleRecipeCustomTag>;

/** A recipe of organisations that work without weighed ingredients; nutrients are of the whole recipe. */
export const simpleRecipe = entity(
  "SimpleRecipe",
  z.object({
    id: id(),
    name: z.string(),
    description: z.string(),
    image: z.nullable(z.string()),
    /** Another whenever what the drawn picture follows from changed; null for a recipe of an organisation. */
    picture_version: z.nullable(z.string()),
    servings: z.int(),
    source: z.nullable(z.string()),
    ingredients: z.array(z.string()),
    instructions: z.string(),
    custom_tags: z.array(z.object(tagShape)),
    meal_types: z.array(choice(MEAL_TYPES)),
    dietary_preferences: z.array(choice(ONBOARDING_DIETS)),
    allergens: z.array(choice(SIMPLE_ALLERGENS)),
    prep_time_minutes: z.nullable(z.int()),
    cook_time_minutes: z.nullable(z.int()),
    total_time_minutes: z.int(),
    total_calories: z.nullable(z.number()),
    protein_grams: z.nullable(z.number()),
    carbohydrates_grams: z.nullable(z.number()),
    fat_grams: z.nullable(z.number()),
    fiber_grams: z.nullable(z.number()),
    is_favorite: z.boolean(),
    published: z.boolean(),
    organisation: z.nullable(id()),
    version: version(),
  }),
);
export type SimpleRecipe = z.output<typeof simpleRecipe>;

/** What the first screen of a simple organisation shows. */
export const simpleRecipeInspiration = entity(
  "SimpleRecipeInspiration",
  z.object({
    featured_section: z.nullable(z.object({ title: z.string(), recipes: z.array(simpleRecipe) })),
    category_cards: z.array(
      z.object({ name: z.string(), title: z.string(), tag_id: id(), first_recipe: simpleRecipe }),
    ),
    curated_sections: z.array(
      z.object({
        id: id(),
        title: z.string(),
        layout: choice(SECTION_LAYOUTS),
        recipes: z.array(simpleRecipe),
      }),
    ),
  }),
);
export type SimpleRecipeInspiration = z.output<typeof simpleRecipeInspiration>;
