import { says, six, type WordsOfCalls } from "../documented/call-words.ts";

export const SIMPLE_RECIPE_WORDS: WordsOfCalls = {
  ...six("simple-recipe", {
    one: "a simple recipe",
    many: "simple recipes",
    list: "A `search` of fewer than three characters is ignored.",
    create: "Staff and coaches write them for the practice.",
    changed: { servings: 4 },
  }),
  "get-simple-recipe-inspiration": says(
    "Reads what the first screen shows: a featured row, categories and curated rows. It may be kept for 30 minutes.",
  ),
  "list-simple-recipe-suggestions": says(
    "Lists simple recipes that the caller may eat, those that suit their answers first.",
  ),
  "list-simple-recipe-custom-tags": says("Lists the tags of simple recipes with their names."),
  ...six("simple-recipe-favourite", {
    one: "a mark on a saved simple recipe",
    many: "saved simple recipes",
    create: "One that is there already is answered with 200.",
    changed: { simple_recipe: 64 },
  }),
  ...six("simple-recipe-dislike", {
    one: "a mark on a disliked simple recipe",
    many: "disliked simple recipes",
    create: "One that is there already is answered with 200.",
    changed: { simple_recipe: 64 },
  }),
  ...six("simple-recipe-meal", {
    one: "a planned simple recipe",
    many: "planned simple recipes",
    create: "Its totals are those of the recipe for the servings that are eaten.",
    changed: { meal_servings: 2 },
  }),
  "plan-simple-recipe": says(
    "Plans a simple recipe in a slot, or at a meal moment of a day without a plan, in the place of another meal where one is named.",
  ),
  "autoplan-simple-recipes": says(
    "Plans seven days of simple recipes for the preferred meal times; the list is empty when nothing fits. One planning at a time: 409 `planning_in_progress`.",
  ),
};
