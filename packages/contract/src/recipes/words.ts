import { says, six, type WordsOfCalls } from "../documented/call-words.ts";

const OWN = "403 where the practice allows no recipes of one's own.";

export const RECIPE_WORDS: WordsOfCalls = {
  "download-recipes": says(
    "Answers a ZIP archive of the caller's own recipes: each as schema.org JSON and as Cooklang, with uploaded pictures. 20 files a day with those of diary and measurements.",
  ),
  "list-recipe-templates": says(
    "Answers published recipes and the caller's own, page by page, with filters for text, meal and tag.",
  ),
  "get-recipe-template": says("Reads one recipe with ingredients and steps, in the language of the call."),
  "list-recipe-tags": says("Lists the tags of recipes with their names in the language of the call."),
  "create-recipe-template": says(`Makes a recipe of one's own, as a draft until it is published. ${OWN}`),
  "replace-recipe-template": says(
    "Replaces a recipe of one's own. Others' recipes answer 404, those of the product 403.",
  ),
  "change-recipe-template": says(
    "Changes fields of a recipe of one's own. Changing the ingredients of a published one makes it a draft and keeps its last form.",
    {
      request: { name: "Lentil soup with spinach", cooking_time_min: 25 },
    },
  ),
  "delete-recipe-template": says(
    "Deletes a draft; a published recipe is taken out of the lists, and meals that were made of it stay.",
  ),
  "restore-recipe-template": says(
    "Puts a recipe back as it was last published, and publishes it. 404 when it never was.",
  ),
  "create-recipe": says(
    `Makes a draft of one's own out of an existing recipe, with the ingredients that are sent. ${OWN}`,
  ),
  ...six("ingredient", {
    one: "an ingredient",
    many: "ingredients of one's own recipes and planned recipes",
    create: "The answer has the new totals of its recipe.",
    change: "A quantity of 0 is refused with 400: delete it instead.",
    changed: { quantity: 1.5 },
  }),
  ...six("recipe-inspiration", {
    one: "a recipe to be inspired by",
    many: "recipes to be inspired by",
    list: "Only what the caller may eat, each once.",
    create: "Staff and coaches of the practice choose them.",
    changed: { order: 3 },
  }),
  "generate-meals": says(
    "Finds recipes that the person may eat and scales each to a slot or to the energy that is asked for. The meals are not stored: their id is null.",
  ),
  "generate-meals-by-body": says(
    "Does the same as GET generateMeals/, with the wishes in the body. Nothing is stored.",
  ),
  ...six("user-favourite-recipe", {
    one: "a mark on a favourite recipe",
    many: "favourite recipes",
    create: "One that is there already is answered with 200.",
    changed: { recipe: 318 },
  }),
  ...six("user-dislike-recipe", {
    one: "a mark on a disliked recipe",
    many: "disliked recipes",
    create: "One that is there already is answered with 200; planning leaves the recipe out.",
    changed: { recipe: 318 },
  }),
  ...six("recipe-feedback", {
    plural: "recipe-feedback",
    one: "feedback on a recipe",
    many: "feedback on recipes",
    list: "The newest first.",
    create: "It needs a rating or a text, and there are at most 50 on one recipe.",
    changed: { rating: 4 },
  }),
};
