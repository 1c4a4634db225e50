import {
  type Allergen,
  type Diet,
  INTOLERANCES,
  type Intolerance,
  type MealType,
  type RecipeTag,
} from "@plateful/nutrition";
import type { RecipeRow } from "../src/index.ts";
import { type Chance, chance } from "./random.ts";

/** What one main ingredient brings: macros per 100 g, who may not eat it, and how it is served. */
interface Part {
  readonly name: string;
  readonly protein: number;
  readonly carbohydrates: number;
  readonly fat: number;
  readonly allergens?: readonly Allergen[];
  readonly not?: readonly Diet[];
  readonly avoid?: string;
}

const MEATLESS: readonly Diet[] = [
  "VEGAN",
  "VEGETARIAN",
  "OVO_VEGETARIAN",
  "LACTO_VEGETARIAN",
  "PESCATARIAN",
];
const FISHLESS: readonly Diet[] = ["VEGAN", "VEGETARIAN", "OVO_VEGETARIAN", "LACTO_VEGETARIAN"];
const EGGLESS: readonly Diet[] = ["VEGAN", "LACTO_VEGETARIAN"];
const MILKLESS: readonly Diet[] = ["VEGAN", "OVO_VEGETARIAN"];

const PROTEINS: readonly Part[] = [
  { name: "chicken", protein: 29, carbohydrates: 0, fat: 4, not: MEATLESS },
  { name: "beef", protein: 25, carbohydrates: 0, fat: 12, not: MEATLESS, avoid: "Beef" },
  { name: "pork", protein: 24, carbohydrates: 0, fat: 14, not: [...MEATLESS, "HALAL"] },
  { name: "salmon", protein: 21, carbohydrates: 0, fat: 13, allergens: ["FISH"], not: FISHLESS },
  { name: "cod", protein: 18, carbohydrates: 0, fat: 1, allergens: ["FISH"], not: FISHLESS },
  { name: "prawns", protein: 20, carbohydrates: 1, fat: 1, allergens: ["CRUSTACEANS"], not: FISHLESS },
  { name: "egg", protein: 13, carbohydrates: 1, fat: 11, allergens: ["EGG"], not: EGGLESS },
  { name: "quark", protein: 11, carbohydrates: 4, fat: 1, allergens: ["MILK"], not: MILKLESS },
  { name: "cheese", protein: 23, carbohydrates: 1, fat: 30, allergens: ["MILK"], not: MILKLESS },
  { name: "tofu", protein: 14, carbohydrates: 2, fat: 8, allergens: ["SOY"] },
  { name: "lentils", protein: 9, carbohydrates: 18, fat: 1 },
  { name: "chickpeas", protein: 8, carbohydrates: 22, fat: 3 },
  { name: "seitan", protein: 26, carbohydrates: 7, fat: 2, allergens: ["GLUTEN"] },
];
const STARCHES: readonly Part[] = [
  { name: "rice", protein: 3, carbohydrates: 28, fat: 0.5 },
  { name: "pasta", protein: 5, carbohydrates: 30, fat: 1, allergens: ["GLUTEN"] },
  { name: "potato", protein: 2, carbohydrates: 17, fat: 0.2, avoid: "Potato" },
  { name: "bread", protein: 9, carbohydrates: 45, fat: 3, allergens: ["GLUTEN"] },
  { name: "oats", protein: 12, carbohydrates: 58, fat: 7, allergens: ["GLUTEN"] },
  { name: "quinoa", protein: 4, carbohydrates: 21, fat: 2 },
  { name: "fruit", protein: 1, carbohydrates: 14, fat: 0.2 },
  { name: "courgette", protein: 1, carbohydrates: 3, fat: 0.3 },
];
const FATS: readonly Part[] = [
  { name: "olive oil", protein: 0, carbohydrates: 0, fat: 100 },
  { name: "avocado", protein: 2, carbohydrates: 2, fat: 15 },
  { name: "walnuts", protein: 15, carbohydrates: 7, fat: 65, allergens: ["TREE_NUTS"] },
  { name: "peanut butter", protein: 25, carbohydrates: 13, fat: 50, allergens: ["PEANUTS"] },
  { name: "butter", protein: 1, carbohydrates: 1, fat: 82, allergens: ["MILK"], not: MILKLESS },
];
const VEGETABLES = [
  "tomato",
  "mushroom",
  "eggplant",
  "spinach",
  "carrot",
  "onion",
  "pepper",
  "broccoli",
  "cauliflower",
  "beans",
  "leek",
  "cabbage",
  "cucumber",
  "lettuce",
  "celery",
  "beetroot",
  "pumpkin",
  "corn",
  "peas",
  "kale",
  "basil",
  "cilantro",
  "lemon",
  "lime",
  "ginger",
  "yoghurt sauce",
  "soy sauce",
  "curry paste",
  "stock",
  "capers",
] as const;
const AVOIDABLE = new Map([
  ["tomato", "Tomato"],
  ["mushroom", "Mushroom"],
  ["eggplant", "Eggplant"],
  ["cilantro", "Cilantro"],
]);
const ALL_DIETS: readonly Diet[] = [
  "VEGAN",
  "VEGETARIAN",
  "OVO_VEGETARIAN",
  "LACTO_VEGETARIAN",
  "PESCATARIAN",
  "HALAL",
];

/**
 * A library of n plausible recipes: a protein, a starch, a fat and vegetables in varying amounts. Not real recipes, but
 * real proportions: energy is never exactly 4/4/9, a few allergen lists are unknown, meal types overlap.
 */
export function generatedRows(n: number, seed = 1): RecipeRow[] {
  const random = chance(seed * 7919 + n);
  return Array.from({ length: n }, (_, i) => generatedRow(random, i));
}

function generatedRow(random: Chance, i: number): RecipeRow {
  const mealTypes = mealTypesOf(random);
  const isSnack = mealTypes[0] === "SNACK";
  const isKeto = random.happens(0.12);
  const parts = [
    random.oneOf(PROTEINS),
    isKeto ? lastOf(STARCHES) : random.oneOf(STARCHES),
    random.oneOf(FATS),
  ];
  const size = (isSnack ? 0.35 : 1) * Math.exp(0.2 * random.normal());
  const grams = [
    size * (60 + 110 * random.unit()),
    size * (isKeto ? 150 : 40 + 170 * random.unit()),
    size * (isKeto ? 22 : 3 + 17 * random.unit()),
  ];
  const sum = (pick: (part: Part) => number) =>
    parts.reduce((total, part, k) => total + (pick(part) * (grams[k] ?? 0)) / 100, 0);
  const protein = sum((part) => part.protein) + 2;
  const carbohydrates = sum((part) => part.carbohydrates) + 5;
  const fat = sum((part) => part.fat) + 0.5;
  const vegetables = Array.from({ length: isSnack ? 1 : 2 + random.below(4) }, () =>
    random.oneOf(VEGETABLES),
  );
  const refused = new Set(parts.flatMap((part) => part.not ?? []));
  return {
    id: `r${String(i).padStart(5, "0")}`,
    perPortion: {
      kcal: 4 * protein + 4 * carbohydrates + 9 * fat + 12 * random.unit(),
      protein,
      carbohydrates,
      fat,
    },
    mealTypes,
    diets: ALL_DIETS.filter((diet) => !refused.has(diet)),
    allergens: [...new Set(parts.flatMap((part) => part.allergens ?? []))],
    intolerances: intolerancesSuited(parts.flatMap((part) => part.allergens ?? [])),
    allergensKnown: !random.happens(0.03),
    avoid: [
      ...parts.flatMap((part) => part.avoid ?? []),
      ...vegetables.flatMap((name) => AVOIDABLE.get(name) ?? []),
    ],
    tags: [...mealTypes, ...(isKeto ? (["KETO"] as RecipeTag[]) : [])],
    preparationMinutes: random.happens(0.05) ? null : 5 * (1 + random.below(isSnack ? 3 : 10)),
    fridgeDays: i % 4,
    freezes: i % 5 === 0,
    mainGroup: parts[0]?.name ?? "",
    popularity: Math.round(100 * random.unit()) / 100,
    groceries: [...parts.map((part) => part.name), ...vegetables],
  };
}

function intolerancesSuited(allergens: readonly Allergen[]): Intolerance[] {
  const causes: Readonly<Record<Intolerance, readonly Allergen[]>> = {
    NO_INTOLERANCE: [],
    LACTOSE: ["MILK"],
    CRUSTACEANS_AND_SHELLFISH: ["CRUSTACEANS"],
    GLUTEN: ["GLUTEN"],
    NUTS: ["TREE_NUTS", "PEANUTS"],
  };
  return INTOLERANCES.filter(
    (intolerance) => !causes[intolerance].some((cause) => allergens.includes(cause)),
  );
}

function mealTypesOf(random: Chance): MealType[] {
  const roll = random.unit();
  if (roll < 0.2) return random.happens(0.2) ? ["BREAKFAST", "LUNCH"] : ["BREAKFAST"];
  if (roll < 0.45) return ["LUNCH", "DINNER"];
  if (roll < 0.78) return ["DINNER"];
  return random.happens(0.25) ? ["SNACK", "BREAKFAST"] : ["SNACK"];
}

function lastOf<T>(list: readonly T[]): T {
  const item = list.at(-1);
  if (item === undefined) throw new Error("The list is empty");
  return item;
}
