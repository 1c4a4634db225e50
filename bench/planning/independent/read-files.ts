/**
 * Foods and recipes as the content files state them, read without the product's own reader: the figures of a label and what a
 * food contains are worked out here once more, from docs/content.md and content/README.md.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CORE_SCHEMA, load } from "js-yaml";

const CONTENT = join(import.meta.dirname, "../../../content");

/** The order of the columns of nutrients.yaml, as its first lines say. */
const MINERALS_AND_VITAMINS = [
  "calcium",
  "iron",
  "magnesium",
  "potassium",
  "zinc",
  "vitamin A",
  "vitamin B1",
  "vitamin B2",
  "vitamin B6",
  "folate",
  "vitamin B12",
  "vitamin C",
  "vitamin D",
  "vitamin E",
] as const;
export const AMOUNTS = ["fibre", "saturated fat", "salt", ...MINERALS_AND_VITAMINS] as const;
export type Amount = (typeof AMOUNTS)[number];

/** Of 100 g, of a portion or of a day. What is not known is left out of `amounts`. */
export interface Contents {
  readonly kcal: number;
  readonly protein: number;
  readonly carbohydrates: number;
  readonly fat: number;
  readonly amounts: Readonly<Partial<Record<Amount, number>>>;
}

export interface CheckedFood extends Contents {
  readonly id: string;
  /** Everything it contains, with what follows (pork is meat); null where nobody has looked. */
  readonly words: ReadonlySet<string> | null;
  /** Grams of one of each measure. */
  readonly measures: Readonly<Record<string, number>>;
}

export interface CheckedRecipe {
  readonly id: string;
  readonly isHalalMarked: boolean;
  /** None for a side, which is eaten beside a dish. */
  readonly meals: readonly string[];
  /** Foods of one portion. */
  readonly parts: readonly { readonly food: CheckedFood; readonly grams: number }[];
}

export interface CheckedLibrary {
  readonly recipes: ReadonlyMap<string, CheckedRecipe>;
  /** The foods behind each thing that people leave out, by the name of the onboarding. */
  readonly avoided: ReadonlyMap<string, ReadonlySet<string>>;
}

interface FoodFile {
  readonly id: string;
  readonly per100g: Readonly<Record<string, number>> & { readonly kcal: number };
  readonly servings: Readonly<Record<string, number>>;
  readonly density?: number;
  readonly contains?: readonly string[];
  readonly keepsEnergy?: boolean;
  readonly source: { readonly usda: string };
}
interface RecipeFile {
  readonly id: string;
  readonly meals?: readonly string[];
  readonly portions: number;
  readonly halal?: boolean;
  readonly ingredients: readonly string[];
}
interface AvoidFile {
  readonly id: string;
  readonly dislike?: string;
  readonly foods: readonly string[];
}
type NutrientLine = readonly (number | null)[];

const readYaml = (...path: readonly string[]): unknown =>
  load(readFileSync(join(CONTENT, ...path), "utf8"), { schema: CORE_SCHEMA });
const filesOf = (folder: string): string[] =>
  readdirSync(join(CONTENT, folder)).filter((file) => file.endsWith(".yaml"));

const round = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/** A European label: carbohydrates without fibre, 4, 4, 9 and 2 kcal per gram. */
function labelOf({ per100g, keepsEnergy }: FoodFile) {
  const { kcal, protein = 0, carbs = 0, fat = 0, fiber, sugars = 0 } = per100g;
  const least = Math.min(sugars, carbs);
  const carbohydrates = round(Math.max(carbs - (fiber ?? 0), least), 2);
  const counted = round(4 * protein + 4 * carbohydrates + 9 * fat + 2 * (fiber ?? 0), 1);
  return { kcal: keepsEnergy === true ? kcal : counted, protein, carbohydrates, fat };
}

const FOLLOWS: Readonly<Record<string, string>> = {
  lactose: "milk",
  pork: "meat",
  beef: "meat",
  poultry: "meat",
};

function toFood(file: FoodFile, lines: Readonly<Record<string, NutrientLine>>): CheckedFood {
  const { fiber, saturated, salt } = file.per100g;
  const line = lines[file.source.usda] ?? [];
  const known: [Amount, number | null | undefined][] = [
    ["fibre", fiber],
    ["saturated fat", saturated],
    ["salt", salt],
    ...MINERALS_AND_VITAMINS.map((name, at): [Amount, number | null | undefined] => [name, line[at]]),
  ];
  const words = file.contains?.flatMap((word) => [word, FOLLOWS[word] ?? word]);
  return {
    id: file.id,
    ...labelOf(file),
    amounts: Object.fromEntries(known.filter(([, value]) => value !== undefined && value !== null)),
    words: words === undefined ? null : new Set(words),
    measures: { ...file.servings, g: 1, ...(file.density === undefined ? {} : { ml: file.density }) },
  };
}

function toRecipe(file: RecipeFile, foods: ReadonlyMap<string, CheckedFood>): CheckedRecipe {
  const parts = file.ingredients.map((line) => {
    const [id = "", amount = "", unit = ""] = line.split(" ");
    const food = foods.get(id);
    const grams = Number(amount) * (food?.measures[unit] ?? Number.NaN);
    if (food === undefined || Number.isNaN(grams)) throw new Error(`${file.id}: "${line}" cannot be weighed`);
    return { food, grams: grams / file.portions };
  });
  return { id: file.id, isHalalMarked: file.halal === true, meals: file.meals ?? [], parts };
}

/** Reads all content files. */
export function readLibrary(): CheckedLibrary {
  const lines = readYaml("nutrients.yaml") as Readonly<Record<string, NutrientLine>>;
  const foods = filesOf("foods").flatMap((file) => readYaml("foods", file) as FoodFile[]);
  const foodsById = new Map(foods.map((file) => [file.id, toFood(file, lines)]));
  const recipes = ["breakfast", "lunch", "dinner", "snack", "side"].flatMap((meal) =>
    filesOf(`recipes/${meal}`).map((file) =>
      toRecipe(readYaml("recipes", meal, file) as RecipeFile, foodsById),
    ),
  );
  const avoided = readYaml("ingredients-to-avoid.yaml") as AvoidFile[];
  return {
    recipes: new Map(recipes.map((recipe) => [recipe.id, recipe])),
    avoided: new Map(avoided.map(({ id, dislike, foods: meant }) => [dislike ?? id, new Set(meant)])),
  };
}
