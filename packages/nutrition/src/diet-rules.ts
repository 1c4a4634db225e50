import { DIETS, type Diet, INTOLERANCES, type Intolerance } from "./vocabulary.ts";

/** What has to be known of a food before it may be offered to people with a diet or intolerance (DATA-040). */
export const FOOD_FACTS = [
  "meat",
  "fish",
  "crustaceansOrShellfish",
  "dairy",
  "egg",
  "honey",
  "pork",
  "alcohol",
  "gelatine",
  "gluten",
  "lactose",
  "nuts",
] as const;
export type FoodFact = (typeof FOOD_FACTS)[number];

/** Whether a food contains each thing; null means that nobody knows. Nuts include peanuts, meat includes poultry. */
export type FoodFacts = Readonly<Record<FoodFact, boolean | null>>;

/** Diets without meat and fish: the plant-based ones (DATA-006, DATA-007). */
export const PLANT_BASED_DIETS = ["VEGAN", "VEGETARIAN", "LACTO_VEGETARIAN", "OVO_VEGETARIAN"] as const;

/** True for vegan and the vegetarian diets (DATA-007). */
export const isPlantBased = (diet: Diet | null): boolean => PLANT_BASED_DIETS.some((plant) => plant === diet);

const NO_MEAT_OR_FISH = ["meat", "fish", "crustaceansOrShellfish", "gelatine"] as const;

/** What a diet excludes. Gelatine comes from animals, so it counts as meat. */
const EXCLUDED_BY_DIET: Readonly<Record<Diet, readonly FoodFact[]>> = {
  OMNIVORE: [],
  VEGAN: [...NO_MEAT_OR_FISH, "dairy", "egg", "honey"],
  VEGETARIAN: NO_MEAT_OR_FISH,
  LACTO_VEGETARIAN: [...NO_MEAT_OR_FISH, "egg"],
  OVO_VEGETARIAN: [...NO_MEAT_OR_FISH, "dairy"],
  PESCATARIAN: ["meat", "gelatine"],
  HALAL: ["pork", "alcohol"],
};
const EXCLUDED_BY_INTOLERANCE: Readonly<Record<Intolerance, readonly FoodFact[]>> = {
  NO_INTOLERANCE: [],
  LACTOSE: ["lactose"],
  CRUSTACEANS_AND_SHELLFISH: ["crustaceansOrShellfish"],
  GLUTEN: ["gluten"],
  NUTS: ["nuts"],
};

/** What tofu, seitan, soy drink and their like are eaten in the place of. */
const ORIGINALS = ["meat", "fish", "dairy", "egg"] as const;

/** How many of the originals a diet admits, 0 to 1: who eats none of them is used to what stands in for them. */
export const originalsAdmitted = (diet: Diet): number =>
  ORIGINALS.filter((fact) => !EXCLUDED_BY_DIET[diet].includes(fact)).length / ORIGINALS.length;

/** Facts of a whole recipe: it contains what any of its foods contains; one unknown food leaves the rest unknown. */
export const combineFoodFacts = (foods: readonly FoodFacts[]): FoodFacts => {
  const combined = (fact: FoodFact): boolean | null => {
    if (foods.some((food) => food[fact] === true)) return true;
    return foods.length > 0 && foods.every((food) => food[fact] === false) ? false : null;
  };
  return {
    meat: combined("meat"),
    fish: combined("fish"),
    crustaceansOrShellfish: combined("crustaceansOrShellfish"),
    dairy: combined("dairy"),
    egg: combined("egg"),
    honey: combined("honey"),
    pork: combined("pork"),
    alcohol: combined("alcohol"),
    gelatine: combined("gelatine"),
    gluten: combined("gluten"),
    lactose: combined("lactose"),
    nuts: combined("nuts"),
  };
};

const isFree = (facts: FoodFacts, excluded: readonly FoodFact[]): boolean =>
  excluded.every((fact) => facts[fact] === false);

/** Meat and gelatine are halal only where the recipe says so (DATA-040). */
const isHalalMeat = (facts: FoodFacts, markedHalal: boolean): boolean =>
  markedHalal || isFree(facts, ["meat", "gelatine"]);

/** True when a food or recipe fits a diet; what is not known does not fit, except for people who eat everything (DATA-040). */
export const fitsDiet = (facts: FoodFacts, diet: Diet, markedHalal = false): boolean =>
  isFree(facts, EXCLUDED_BY_DIET[diet]) && (diet !== "HALAL" || isHalalMeat(facts, markedHalal));

/** True when a food or recipe is known to be free of what a person does not tolerate (DATA-040). */
export const suitsIntolerance = (facts: FoodFacts, intolerance: Intolerance): boolean =>
  isFree(facts, EXCLUDED_BY_INTOLERANCE[intolerance]);

/** The diets that a food or recipe fits, in the order of DIETS; OMNIVORE always (DATA-040). */
export const dietsAllowed = (facts: FoodFacts, markedHalal = false): Diet[] =>
  DIETS.filter((diet) => fitsDiet(facts, diet, markedHalal));

/** The intolerances that a food or recipe suits, in the order of INTOLERANCES; NO_INTOLERANCE always (DATA-040). */
export const intolerancesAllowed = (facts: FoodFacts): Intolerance[] =>
  INTOLERANCES.filter((intolerance) => suitsIntolerance(facts, intolerance));

/** True when none of the allergens to avoid is present; an allergen that nobody checked counts as present (DATA-040). */
export const isFreeOfAllergens = <Name extends string>(
  contained: Readonly<Partial<Record<Name, boolean | null>>>,
  avoided: readonly Name[],
): boolean => avoided.every((allergen) => contained[allergen] === false);
