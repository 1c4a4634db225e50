import type { GroceryCategory, Macros } from "@plateful/nutrition";
import type { Food } from "./food.ts";
import type { ContainsWord } from "./food-contents.ts";
import type { MainGroup } from "./recipe.ts";

const GROUP_BY_ANIMAL: readonly (readonly [ContainsWord, MainGroup])[] = [
  ["poultry", "CHICKEN"],
  ["pork", "PORK"],
  ["beef", "BEEF"],
  ["meat", "LAMB"],
  ["fish", "FISH"],
  ["crustaceans", "SHELLFISH"],
  ["molluscs", "SHELLFISH"],
];

const GROUP_BY_PROTEIN: readonly (readonly [ContainsWord, MainGroup])[] = [
  ["milk", "DAIRY"],
  ["soy", "SOY"],
  ["egg", "EGG"],
  ["tree-nuts", "NUTS"],
  ["peanuts", "NUTS"],
];

const GRAIN_SHELVES: readonly GroceryCategory[] = ["BREAD", "BREAKFAST", "GRAINS_AND_PASTA"];

/** Above this share of fat a seed or nut is meant, below it a pulse. */
const NUT_FAT = 30;

/** What of a food its group follows from. */
export type FoodNature = Pick<Food, "category" | "contains"> & { readonly per100Grams: Pick<Macros, "fat"> };

/** The group that the protein of a food counts for, e.g. lentils → LEGUMES, seitan → SOY. */
export function foodToMainGroup(food: FoodNature): MainGroup {
  const groupOf = (table: typeof GROUP_BY_ANIMAL) =>
    table.find(([word]) => food.contains?.includes(word))?.[1] ?? null;
  const animal = groupOf(GROUP_BY_ANIMAL);
  if (animal !== null) return animal;
  if (GRAIN_SHELVES.includes(food.category)) return "GRAIN";
  const protein = groupOf(GROUP_BY_PROTEIN);
  if (protein !== null) return protein;
  if (food.category === "NUTS_AND_LEGUMES") return food.per100Grams.fat > NUT_FAT ? "NUTS" : "LEGUMES";
  if (food.category === "VEGETARIAN") return "LEGUMES";
  return food.category === "BAKING" ? "GRAIN" : "VEGETABLES";
}
