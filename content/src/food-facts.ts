import type { Allergen, Diet, Intolerance } from "@plateful/nutrition";

/**
 * What a food can contain, as far as it matters to a diet, an allergen or an intolerance.
 * A food lists only the narrowest fact (`pork`); what follows from it (`meat`) stands in `IMPLIED_FACTS`.
 */
export const FOOD_FACTS = [
  "gluten",
  "crustaceans",
  "molluscs",
  "egg",
  "fish",
  "peanuts",
  "soy",
  "milk",
  "lactose",
  "tree-nuts",
  "celery",
  "mustard",
  "sesame",
  "sulphites",
  "lupin",
  "meat",
  "pork",
  "beef",
  "poultry",
  "animal-rennet",
  "gelatine",
  "honey",
  "alcohol",
] as const;
export type FoodFact = (typeof FOOD_FACTS)[number];

const IMPLIED_FACTS: Partial<Record<FoodFact, readonly FoodFact[]>> = {
  lactose: ["milk"],
  pork: ["meat"],
  beef: ["meat"],
  poultry: ["meat"],
};

/** The facts of a food together with everything that follows from them, e.g. lactose → lactose, milk. */
export const withImpliedFacts = (facts: readonly FoodFact[]): FoodFact[] => [
  ...new Set(facts.flatMap((fact) => [fact, ...(IMPLIED_FACTS[fact] ?? [])])),
];

/** The fact behind each of the fourteen EU allergens. */
export const ALLERGEN_FACTS: Record<Allergen, FoodFact> = {
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

/** An intolerance that a recipe can offend; NO_INTOLERANCE cannot be offended. */
export type FoodIntolerance = Exclude<Intolerance, "NO_INTOLERANCE">;

/** The facts that offend each intolerance; peanuts count as nuts for a person who avoids nuts. */
export const INTOLERANCE_FACTS: Record<FoodIntolerance, readonly FoodFact[]> = {
  LACTOSE: ["lactose"],
  CRUSTACEANS_AND_SHELLFISH: ["crustaceans", "molluscs"],
  GLUTEN: ["gluten"],
  NUTS: ["tree-nuts", "peanuts"],
};

const MEAT: readonly FoodFact[] = ["meat", "gelatine", "animal-rennet"];
const MEAT_AND_FISH: readonly FoodFact[] = [...MEAT, "fish", "crustaceans", "molluscs"];

/**
 * The facts that rule a recipe out for a diet (DATA-040).
 * Meat for HALAL is decided per recipe, because it depends on where the meat is bought.
 */
export const DIET_FORBIDS: Record<Diet, readonly FoodFact[]> = {
  OMNIVORE: [],
  PESCATARIAN: MEAT,
  VEGETARIAN: MEAT_AND_FISH,
  LACTO_VEGETARIAN: [...MEAT_AND_FISH, "egg"],
  OVO_VEGETARIAN: [...MEAT_AND_FISH, "milk"],
  VEGAN: [...MEAT_AND_FISH, "egg", "milk", "honey"],
  HALAL: ["pork", "alcohol", "gelatine"],
};
