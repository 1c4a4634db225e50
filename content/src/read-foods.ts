import { GROCERY_CATEGORIES, type GroceryCategory, type NutrientAmounts } from "@plateful/nutrition";
import { z } from "zod";
import { type Food, type FoodBlock, type FoodServing, foodBlockSchema } from "./food.ts";
import { containsToFoodFacts, withImpliedWords } from "./food-contents.ts";
import { labelFigures } from "./label-figures.ts";
import { type MeasureWord, measureWordSchema } from "./measure-word.ts";
import { readNutrients } from "./read-nutrients.ts";
import { type ContentProblems, listYamlFiles, readYamlFile } from "./yaml-file.ts";

const WEIGHT_SERVING: FoodServing = {
  key: "100-g",
  measurement: { en: "g", nl: "g" },
  measurements: { en: "g", nl: "g" },
  measurementQuantity: 100,
  grams: 100,
};

/** The household measures by key, from measure-words.yaml. */
export function readMeasureWords(root: string, problems: ContentProblems): MeasureWord[] {
  const lines = readYamlFile(root, "measure-words.yaml", z.array(measureWordSchema), problems) ?? [];
  return lines.map(({ key, en, nl }) => ({
    key,
    one: { en: en[0], nl: nl[0] },
    several: { en: en[1], nl: nl[1] },
  }));
}

/** foods/grains-and-pasta.yaml → GRAINS_AND_PASTA; null when no shelf is called so. */
function fileToCategory(file: string): GroceryCategory | null {
  const name = file.replace(/^foods\//, "").replace(/\.yaml$/, "");
  const key = name.replaceAll("-", "_").toUpperCase();
  return GROCERY_CATEGORIES.find((category) => category === key) ?? null;
}

function toServings(block: FoodBlock, wordsByKey: ReadonlyMap<string, MeasureWord>): FoodServing[] {
  const poured: FoodServing[] =
    block.density === undefined
      ? []
      : [
          {
            key: "100-ml",
            measurement: { en: "ml", nl: "ml" },
            measurements: { en: "ml", nl: "ml" },
            measurementQuantity: 100,
            grams: 100 * block.density,
          },
        ];
  const household = Object.entries(block.servings).flatMap(([key, grams]): FoodServing[] => {
    const word = wordsByKey.get(key);
    return word === undefined
      ? []
      : [{ key, measurement: word.one, measurements: word.several, measurementQuantity: 1, grams }];
  });
  return [WEIGHT_SERVING, ...poured, ...household];
}

/** What the food's own block says, beside the minerals and vitamins of its source. */
function toNutrients(
  { fiber, sugars, saturated, salt }: FoodBlock["per100g"],
  ofSource: NutrientAmounts | undefined,
): NutrientAmounts {
  const ofLabel = { FIBER: fiber, SUGARS: sugars, SATURATED_FAT: saturated, SALT: salt };
  const known = Object.entries(ofLabel).filter(([, amount]) => amount !== undefined);
  return { ...Object.fromEntries(known), ...ofSource };
}

function toFood(
  block: FoodBlock,
  category: GroceryCategory,
  servings: FoodServing[],
  ofSource: NutrientAmounts | undefined,
): Food {
  const { kcal, protein, carbs, fat, fiber = null, sugars = null, saturated, salt } = block.per100g;
  const label = labelFigures({
    kcal,
    protein,
    fat,
    carbohydratesByDifference: carbs,
    fiber,
    sugars,
    keepsEnergy: block.keepsEnergy === true || (block.contains ?? []).includes("alcohol"),
  });
  const contains = block.contains === undefined ? null : withImpliedWords(block.contains);
  return {
    id: block.id,
    name: { en: block.en, nl: block.nl },
    category,
    per100Grams: {
      ...label,
      protein,
      fat,
      fiber,
      sugars,
      saturatedFat: saturated ?? null,
      salt: salt ?? null,
    },
    nutrients: toNutrients(block.per100g, ofSource),
    servings,
    weightSources: block.weights ?? {},
    density: block.density ?? null,
    contains,
    facts: containsToFoodFacts(contains),
    isStaple: block.staple ?? false,
    isEveryday: block.everyday ?? false,
    pack: null,
    centsPerKg: null,
    source: { usda: block.source.usda, note: block.source.note ?? null, kcal, carbohydrates: carbs },
  };
}

/** Says of every household measure what is wrong with it. */
function checkMeasures(
  { servings, weights = {} }: FoodBlock,
  wordsByKey: ReadonlyMap<string, unknown>,
  report: (field: string, problem: string) => void,
): void {
  for (const key of Object.keys(servings)) {
    if (!wordsByKey.has(key)) report(`servings.${key}`, "is not a household measure");
  }
  for (const key of Object.keys(weights)) {
    if (!(key in servings)) report(`weights.${key}`, "is the weight of no serving");
  }
}

/** All foods in the order of their files; ids are unique over all files. */
export function readFoods(root: string, problems: ContentProblems): Food[] {
  const wordsByKey = new Map(readMeasureWords(root, problems).map((word) => [word.key, word]));
  const nutrients = readNutrients(root, problems);
  const seen = new Set<string>();
  return listYamlFiles(root, "foods").flatMap((file) => {
    const category = fileToCategory(file);
    if (category === null) {
      problems.add(file, "", "is not named after a shelf of the shop");
      return [];
    }
    const blocks = readYamlFile(root, file, z.array(foodBlockSchema), problems) ?? [];
    return blocks.map((block, index) => {
      if (seen.has(block.id)) problems.add(file, `${index}.id`, `"${block.id}" exists already`);
      seen.add(block.id);
      checkMeasures(block, wordsByKey, (key, problem) => problems.add(file, `${index}.${key}`, problem));
      return toFood(block, category, toServings(block, wordsByKey), nutrients.get(block.source.usda));
    });
  });
}
