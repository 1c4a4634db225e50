import { type Allergen, FOOD_FACTS, type FoodFact, type FoodFacts } from "@plateful/nutrition";

/**
 * The words that a food may list under `contains:`, as far as they matter to a diet, an allergen or an intolerance.
 * A food lists only the narrowest word (`pork`); what follows from it (`meat`) stands in `IMPLIED_WORDS`.
 */
export const CONTAINS_WORDS = [
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
export type ContainsWord = (typeof CONTAINS_WORDS)[number];

const IMPLIED_WORDS: Partial<Record<ContainsWord, readonly ContainsWord[]>> = {
  lactose: ["milk"],
  pork: ["meat"],
  beef: ["meat"],
  poultry: ["meat"],
};

/** The words of a food together with everything that follows from them, e.g. lactose → lactose, milk. */
export const withImpliedWords = (words: readonly ContainsWord[]): ContainsWord[] => [
  ...new Set(words.flatMap((word) => [word, ...(IMPLIED_WORDS[word] ?? [])])),
];

/** The word behind each of the fourteen EU allergens. */
export const ALLERGEN_WORDS: Record<Allergen, ContainsWord> = {
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

/** The words that make each fact of the diet rules true; rennet comes from slaughtered animals, as gelatine does. */
const FACT_WORDS: Record<FoodFact, readonly ContainsWord[]> = {
  meat: ["meat"],
  fish: ["fish"],
  crustaceansOrShellfish: ["crustaceans", "molluscs"],
  dairy: ["milk"],
  egg: ["egg"],
  honey: ["honey"],
  pork: ["pork"],
  alcohol: ["alcohol"],
  gelatine: ["gelatine", "animal-rennet"],
  gluten: ["gluten"],
  lactose: ["lactose"],
  nuts: ["tree-nuts", "peanuts"],
};

/** The facts by which diets and intolerances are decided; all null when nobody has looked what a food contains. */
export function containsToFoodFacts(words: readonly ContainsWord[] | null): FoodFacts {
  const isTrue = (fact: FoodFact): boolean | null =>
    words === null ? null : FACT_WORDS[fact].some((word) => words.includes(word));
  return Object.fromEntries(FOOD_FACTS.map((fact) => [fact, isTrue(fact)])) as FoodFacts;
}
