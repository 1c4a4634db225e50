export { type FoodSource, findMeantFoods } from "./find-meant-foods.ts";
export { FoodShelf, type ShelvedFood } from "./food-shelf.ts";
export { Kitchen, type NamedFood, type OtherNames } from "./kitchen.ts";
export {
  correctionsOf,
  halvesOf,
  isChecked,
  mistakesBetween,
  plainText,
  SLIP_LETTERS,
  slipsOf,
  wordsOf,
} from "./search-words.ts";
export { Vocabulary } from "./vocabulary.ts";
export { headPattern } from "./what-it-is.ts";
export { FOOD_LANGUAGES, type FoodLanguage, stemOf } from "./word-stem.ts";
