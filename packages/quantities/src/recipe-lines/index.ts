export { INGREDIENT_WORDS, type IngredientWords } from "./ingredient-words.ts";
export {
  foodsOfLine,
  type IngredientLine,
  isGroupHeading,
  readIngredientLine,
} from "./read-ingredient-line.ts";
