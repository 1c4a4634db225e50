import {
  type GroceryCategory,
  MEAL_TYPES,
  type MealType,
  ONBOARDING_DIETS,
  type OnboardingDiet,
  SIMPLE_ALLERGENS,
  type SimpleAllergen,
} from "@plateful/nutrition";
import { z } from "zod";
import type { ContainsWord } from "./food-contents.ts";
import { idSchema, type LocalisedName, textSchema } from "./localised-name.ts";

/** A word that simple recipes are sorted by. */
export interface SimpleRecipeTag {
  readonly id: string;
  readonly name: LocalisedName;
  readonly category: string;
}

/** A row of the inspiration screen: the recipes that it names, else those with its tag. */
export interface SimpleRecipeSection {
  readonly id: string;
  readonly kind: "FEATURED" | "CATEGORY" | "CURATED";
  readonly layout: "horizontal" | "vertical";
  readonly title: LocalisedName;
  readonly tagId: string | null;
  readonly recipeIds: readonly string[];
  readonly position: number;
}

/** A line of text, with the shelf of the shop that it stands on; STAPLE is in every kitchen. */
interface SimpleIngredient {
  readonly text: LocalisedName;
  readonly category: GroceryCategory | "STAPLE";
}

/** A recipe as text. Figures are of the whole recipe and, like diets and allergens, follow from the foods of its lines. */
export interface SimpleRecipe {
  readonly id: string;
  readonly name: LocalisedName;
  readonly about: LocalisedName;
  readonly meals: readonly MealType[];
  readonly tagIds: readonly string[];
  readonly servings: number;
  readonly preparationMinutes: number;
  readonly cookingMinutes: number;
  readonly ingredients: readonly SimpleIngredient[];
  readonly steps: readonly LocalisedName[];
  readonly notes: readonly LocalisedName[];
  readonly diets: readonly OnboardingDiet[];
  readonly allergens: readonly SimpleAllergen[];
  readonly figures: {
    readonly kcal: number;
    readonly protein: number;
    readonly carbohydrates: number;
    readonly fat: number;
    readonly fiber: number | null;
  };
  /** What the picture is drawn from: English names of foods with their grams. */
  readonly pictureFoods: readonly { readonly name: string; readonly grams: number }[];
}

/** The word of a food behind each allergen that the short onboarding asks for; gluten stands for wheat. */
const SIMPLE_ALLERGEN_WORDS: Record<SimpleAllergen, readonly ContainsWord[]> = {
  PEANUTS: ["peanuts"],
  TREE_NUTS: ["tree-nuts"],
  MILK: ["milk", "lactose"],
  EGG: ["egg"],
  WHEAT: ["gluten"],
  SOY: ["soy"],
  FISH: ["fish"],
  SHELLFISH: ["crustaceans", "molluscs"],
  SESAME: ["sesame"],
};

/** The allergens of the short list that foods with these words hold. */
export const toSimpleAllergens = (words: ReadonlySet<ContainsWord>): SimpleAllergen[] =>
  SIMPLE_ALLERGENS.filter((allergen) => SIMPLE_ALLERGEN_WORDS[allergen].some((word) => words.has(word)));

/** The diets of the short list among all diets. */
export const toSimpleDiets = (diets: readonly string[]): OnboardingDiet[] =>
  ONBOARDING_DIETS.filter((diet) => diets.includes(diet));

const localised = (max: number) => z.strictObject({ en: textSchema.max(max), nl: textSchema.max(max) });
const BEGINS_WITH_AMOUNT = /^[\d¼⅓½⅔¾]/;

const ingredientSchema = z
  .strictObject({
    en: textSchema.max(300),
    nl: textSchema.max(300),
    food: z
      .string()
      .regex(/^[a-z0-9-]+ \d+(\.\d+)? [a-z0-9-]+$/, "is not in the form 'food-id 50 g'")
      .optional(),
  })
  .refine(
    ({ en, food }) => food !== undefined || !BEGINS_WITH_AMOUNT.test(en),
    "has an amount and therefore needs its food",
  );

/** A file of simple-recipes/<meal>/<id>.yaml as a person writes it. */
export const simpleRecipeFileSchema = z.strictObject({
  id: idSchema,
  en: textSchema.max(150),
  nl: textSchema.max(150),
  about: localised(4000),
  meals: z.array(z.enum(MEAL_TYPES)).min(1),
  tags: z.array(idSchema),
  servings: z.int().min(1).max(12),
  prep: z.int().min(1).max(1440),
  cook: z.int().min(0).max(1440),
  ingredients: z.array(ingredientSchema).min(2),
  steps: z.array(localised(1000)).min(1),
  notes: z.array(localised(1000)).optional(),
});

export const simpleRecipeTagSchema = z.strictObject({
  id: idSchema,
  en: textSchema.max(60),
  nl: textSchema.max(60),
  category: idSchema,
});

export const simpleRecipeSectionSchema = z
  .strictObject({
    id: idSchema,
    kind: z.enum(["FEATURED", "CATEGORY", "CURATED"]),
    layout: z.enum(["horizontal", "vertical"]).optional(),
    en: textSchema.max(80),
    nl: textSchema.max(80),
    tag: idSchema.optional(),
    recipes: z.array(idSchema).min(1).optional(),
  })
  .refine(({ tag, recipes }) => tag !== undefined || recipes !== undefined, "names neither a tag nor recipes")
  .refine(({ kind, tag }) => kind !== "CATEGORY" || tag !== undefined, "is a category without a tag");
