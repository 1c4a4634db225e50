import { type ContainsWord, readContent } from "@plateful/content";
import type { Allergen } from "@plateful/nutrition";
import { contentsOf } from "./household.ts";

/** What a food may not contain for each allergen, written down apart from the code under test. */
const WORDS: Readonly<Record<Allergen, ContainsWord>> = {
  GLUTEN: "gluten",
  CRUSTACEANS: "crustaceans",
  EGG: "egg",
  FISH: "fish",
  PEANUTS: "peanuts",
  SOY: "soy",
  MILK: "milk",
  TREE_NUTS: "tree-nuts",
  CELERY: "celery",
  MUSTARD: "mustard",
  SESAME: "sesame",
  SULPHITES: "sulphites",
  LUPIN: "lupin",
  MOLLUSCS: "molluscs",
};

const unknownFoods = new Set(
  readContent()
    .foods.filter(({ contains }) => contains === null)
    .map(({ id }) => id),
);

/** Which of these dishes hold the allergen, or something of which nothing is known. */
export const unfit = (dishes: readonly string[], allergen: Allergen): string[] =>
  dishes.filter((dish) => {
    const { contains, foodIds } = contentsOf(dish);
    return (
      contains.has(WORDS[allergen]) || foodIds.length === 0 || foodIds.some((id) => unknownFoods.has(id))
    );
  });
