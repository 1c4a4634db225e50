import {
  ALLERGENS,
  combineFoodFacts,
  dietsAllowed,
  INTOLERANCES,
  intolerancesAllowed,
  type Macros,
  type MealType,
  type PortionNutrition,
} from "@plateful/nutrition";
import type { Food } from "./food.ts";
import { ALLERGEN_WORDS } from "./food-contents.ts";
import type { IngredientToAvoid } from "./ingredient-to-avoid.ts";
import { type FoodNature, foodToMainGroup } from "./main-group.ts";
import type { MainGroup, RecipeFacts, RecipeIngredient } from "./recipe.ts";
import { standInShare } from "./stand-in.ts";

/** Most carbohydrates in grams that one keto portion of a main meal or a snack may have: three main meals fill the 40 g of a keto day (CALC-036). A side comes on top of a meal. */
export const KETO_CARBOHYDRATES = { main: 13, snack: 8, side: 5 } as const;

const ketoLimit = (meals: readonly MealType[]): number => {
  if (meals.length === 0) return KETO_CARBOHYDRATES.side;
  return meals.includes("SNACK") ? KETO_CARBOHYDRATES.snack : KETO_CARBOHYDRATES.main;
};

const DECIMALS = 6;

/** What of a food the facts of a recipe follow from. */
export type FoodMakeup = FoodNature &
  Pick<Food, "id" | "facts" | "isStaple"> & { readonly per100Grams: PortionNutrition };

/** What of a recipe its facts follow from. */
export interface RecipeMakeup {
  /** None for a side. */
  readonly meals: readonly MealType[];
  readonly portions: number;
  readonly isHalal: boolean;
  readonly ingredients: readonly Pick<RecipeIngredient, "foodId" | "grams">[];
}

interface UsedFood {
  readonly food: FoodMakeup;
  readonly grams: number;
}

const sumOver = (used: readonly UsedFood[], figure: (food: FoodMakeup) => number): number =>
  used.reduce((sum, { food, grams }) => sum + (figure(food) * grams) / 100, 0);

/** Adding up leaves a trail of digits without meaning, which every device would load. */
const withoutNoise = (value: number): number => Number(value.toFixed(DECIMALS));

const toPortion = (used: readonly UsedFood[], portions: number): PortionNutrition => {
  const ofPortion = (figure: (food: FoodMakeup) => number): number =>
    withoutNoise(sumOver(used, figure) / portions);
  const perPortion = (name: keyof Macros): number => ofPortion((food) => food.per100Grams[name]);
  const isFiberKnown = used.every(({ food }) => food.per100Grams.fiber !== null);
  return {
    kcal: perPortion("kcal"),
    protein: perPortion("protein"),
    carbohydrates: perPortion("carbohydrates"),
    fat: perPortion("fat"),
    fiber: isFiberKnown ? ofPortion((food) => food.per100Grams.fiber ?? 0) : null,
  };
};

const toMainGroup = (used: readonly UsedFood[]): MainGroup => {
  const proteinByGroup = new Map<MainGroup, number>();
  for (const { food, grams } of used) {
    const group = foodToMainGroup(food);
    const protein = (food.per100Grams.protein * grams) / 100;
    proteinByGroup.set(group, (proteinByGroup.get(group) ?? 0) + protein);
  }
  const [largest] = [...proteinByGroup].sort((a, b) => b[1] - a[1]);
  return largest?.[0] ?? "VEGETABLES";
};

const toSuitability = (used: readonly UsedFood[], isHalal: boolean) => {
  const words = new Set(used.flatMap(({ food }) => food.contains ?? []));
  const facts = combineFoodFacts(used.map(({ food }) => food.facts));
  const suited = intolerancesAllowed(facts);
  return {
    facts,
    diets: dietsAllowed(facts, isHalal),
    allergens: ALLERGENS.filter((allergen) => words.has(ALLERGEN_WORDS[allergen])),
    intolerances: INTOLERANCES.filter((intolerance) => !suited.includes(intolerance)),
    factsKnown: used.every(({ food }) => food.contains !== null),
  };
};

/**
 * Everything that follows from a recipe's ingredients: figures per portion, diets (DATA-040), allergens,
 * keto, ingredients to avoid, main group and groceries. A food without known facts makes the recipe
 * unsuitable for every restriction. Figures have six decimals.
 */
export function deriveRecipe(
  makeup: RecipeMakeup,
  foodsById: ReadonlyMap<string, FoodMakeup>,
  ingredientsToAvoid: readonly Pick<IngredientToAvoid, "id" | "foodIds">[],
): RecipeFacts {
  const used = makeup.ingredients.map(({ foodId, grams }): UsedFood => {
    const food = foodsById.get(foodId);
    if (food === undefined) throw new Error(`no food "${foodId}"`);
    return { food, grams };
  });
  const portion = toPortion(used, makeup.portions);
  const foodIds = new Set(used.map(({ food }) => food.id));
  return {
    portion,
    portionGrams: used.reduce((sum, { grams }) => sum + grams, 0) / makeup.portions,
    ...toSuitability(used, makeup.isHalal),
    isKeto: portion.carbohydrates <= ketoLimit(makeup.meals),
    ingredientsToAvoid: ingredientsToAvoid
      .filter((avoided) => avoided.foodIds.some((foodId) => foodIds.has(foodId)))
      .map((avoided) => avoided.id),
    mainGroup: toMainGroup(used),
    standIn: standInShare(
      used.map(({ food, grams }) => ({ food, protein: (food.per100Grams.protein * grams) / 100 })),
    ),
    groceries: [...new Set(used.filter(({ food }) => !food.isStaple).map(({ food }) => food.id))],
  };
}
