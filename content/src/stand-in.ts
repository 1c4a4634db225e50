import type { GroceryCategory, Macros } from "@plateful/nutrition";
import { roundHalfUp } from "@plateful/quantities";
import type { Food } from "./food.ts";

/** Shelves where something of soy is bought in the place of meat, eggs or milk, and not as a bean or a sauce. */
const SHELVES: readonly GroceryCategory[] = ["VEGETARIAN", "DRINKS"];
/** Soy and lupin beans are bought for their protein; a food with other allergens beside is a snack or a spread. */
const BEAN_SHELVES: readonly GroceryCategory[] = ["NUTS_AND_LEGUMES", "FROZEN"];
const isProteinBean = ([only, ...others]: readonly string[]): boolean =>
  others.length === 0 && (only === "soy" || only === "lupin");
/** A powder of the baking shelf with more protein than this is bought for the protein alone. */
const POWDER_PROTEIN = 50;

/** What of a food tells whether it stands in for another. */
export type StandInNature = Pick<Food, "category" | "contains"> & {
  readonly per100Grams: Pick<Macros, "protein">;
};

/**
 * Whether a food is eaten in the place of meat, fish, dairy or egg: tofu, tempeh, seitan, soy drink, wheat gluten, edamame,
 * lupin beans. Other beans, lentils and falafel are dishes of their own, and whey is dairy.
 */
export function isStandIn({ category, contains, per100Grams }: StandInNature): boolean {
  if (contains === null || contains.includes("milk")) return false;
  if (SHELVES.includes(category)) return contains.includes("soy");
  if (BEAN_SHELVES.includes(category)) return isProteinBean(contains);
  const isOfPlants = contains.includes("soy") || contains.includes("gluten");
  return category === "BAKING" && isOfPlants && per100Grams.protein > POWDER_PROTEIN;
}

/** What a food brings to a dish. */
export interface ProteinPart {
  readonly food: StandInNature;
  /** Grams, of any number of portions. */
  readonly protein: number;
}

/**
 * The share of a dish's protein that comes from foods that stand in for others, 0 to 1 with two decimals; 0 for a dish
 * without protein.
 */
export function standInShare(parts: readonly ProteinPart[]): number {
  const sum = (of: readonly ProteinPart[]) => of.reduce((total, { protein }) => total + protein, 0);
  const all = sum(parts);
  return all === 0 ? 0 : roundHalfUp(sum(parts.filter(({ food }) => isStandIn(food))) / all, 2);
}
