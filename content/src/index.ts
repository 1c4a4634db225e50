export {
  type ContentChanges,
  type ContentFingerprints,
  type ContentKind,
  compareContent,
  contentToFingerprints,
} from "./compare-content.ts";
export { contentStamp } from "./content-stamp.ts";
export { deriveRecipe, type FoodMakeup, KETO_CARBOHYDRATES, type RecipeMakeup } from "./derive-recipe.ts";
export type { Exercise } from "./exercise.ts";
export type { Food, FoodFigures, FoodServing } from "./food.ts";
export { ALLERGEN_WORDS, CONTAINS_WORDS, type ContainsWord, containsToFoodFacts } from "./food-contents.ts";
export { FOOD_GROUPS, foodGroup } from "./food-groups.ts";
export type { FoodPack } from "./food-pack.ts";
export type { IngredientToAvoid } from "./ingredient-to-avoid.ts";
export type { LocalisedName } from "./localised-name.ts";
export { foodToMainGroup } from "./main-group.ts";
export { proteinSource } from "./protein-source.ts";
export { type Content, readContent } from "./read-content.ts";
export { type FoodNames, readFoodNames } from "./read-food-names.ts";
export { type OftenForgotten, readOftenForgotten } from "./read-often-forgotten.ts";
export {
  MAIN_GROUPS,
  type MainGroup,
  type Recipe,
  type RecipeFacts,
  type RecipeIngredient,
} from "./recipe.ts";
export type { SimpleRecipe, SimpleRecipeSection, SimpleRecipeTag } from "./simple-recipe.ts";
export { isStandIn, type ProteinPart, type StandInNature, standInShare } from "./stand-in.ts";
