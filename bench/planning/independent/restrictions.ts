/** Whether a meal breaks what a person said about food, from the words of its foods alone. */
import type { Rules } from "@plateful/planning";
import type { CheckedFood, CheckedLibrary, CheckedRecipe } from "./read-files.ts";

const FLESH = ["meat", "fish", "crustaceans", "molluscs", "gelatine", "animal-rennet"];

/** What nobody with the diet eats, in the words of the files. */
const FORBIDDEN: Readonly<Record<string, readonly string[]>> = {
  OMNIVORE: [],
  VEGAN: [...FLESH, "milk", "egg", "honey"],
  VEGETARIAN: FLESH,
  LACTO_VEGETARIAN: [...FLESH, "egg"],
  OVO_VEGETARIAN: [...FLESH, "milk"],
  PESCATARIAN: ["meat", "gelatine", "animal-rennet"],
  HALAL: ["pork", "alcohol"],
};
const NOT_TOLERATED: Readonly<Record<string, readonly string[]>> = {
  NO_INTOLERANCE: [],
  LACTOSE: ["lactose"],
  GLUTEN: ["gluten"],
  NUTS: ["tree-nuts", "peanuts"],
  CRUSTACEANS_AND_SHELLFISH: ["crustaceans", "molluscs"],
};
/** Most carbohydrates of a portion for people on keto, main meal and snack (decision 0105). */
const KETO_PORTION = { main: 13, snack: 8 };

const holds = ({ words }: CheckedFood, forbidden: readonly string[]): boolean =>
  forbidden.length > 0 && (words === null || forbidden.some((word) => words.has(word)));

const isHalalWithoutMark = ({ parts }: CheckedRecipe): boolean =>
  parts.every(({ food }) => !holds(food, ["meat", "gelatine", "animal-rennet"]));

function isTooRichForKeto({ parts, meals }: CheckedRecipe): boolean {
  const carbohydrates = parts.reduce((sum, { food, grams }) => sum + (food.carbohydrates * grams) / 100, 0);
  return (
    carbohydrates > (meals.length === 0 || meals.includes("SNACK") ? KETO_PORTION.snack : KETO_PORTION.main)
  );
}

/** The words of an allergen are its name in small letters: TREE_NUTS is tree-nuts. */
const wordOf = (allergen: string): string => allergen.toLowerCase().replace("_", "-");

/** What a recipe breaks for a person; empty for nothing. */
export function broken(library: CheckedLibrary, recipe: CheckedRecipe, rules: Rules): string[] {
  const { parts, isHalalMarked } = recipe;
  const has = (words: readonly string[]): boolean => parts.some(({ food }) => holds(food, words));
  const isAvoided = rules.avoid.some((name) => {
    const foods = library.avoided.get(name);
    return foods === undefined || parts.some(({ food }) => foods.has(food.id));
  });
  const isNotHalal = rules.diet === "HALAL" && !isHalalMarked && !isHalalWithoutMark(recipe);
  const found: readonly (readonly [string, boolean])[] = [
    ["diet", has(FORBIDDEN[rules.diet] ?? [])],
    ["halal", isNotHalal],
    ["intolerance", (rules.intolerances ?? []).some((one) => has(NOT_TOLERATED[one] ?? []))],
    ["allergen", (rules.allergens ?? []).some((one) => has([wordOf(one)]))],
    ["avoided", isAvoided],
    ["keto", rules.keto === true && isTooRichForKeto(recipe)],
  ];
  return found.filter(([, isBroken]) => isBroken).map(([what]) => what);
}
