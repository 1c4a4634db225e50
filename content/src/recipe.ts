import {
  type Allergen,
  CUISINES,
  type Cuisine,
  type Diet,
  type FoodFacts,
  type Intolerance,
  MEAL_TYPES,
  type MealType,
  type PortionNutrition,
  RECIPE_CATEGORY_TAGS,
  RECIPE_TOOLS,
  type RecipeTool,
} from "@plateful/nutrition";
import { z } from "zod";
import { idSchema, type LocalisedName, textSchema } from "./localised-name.ts";

/** Where most protein of a recipe comes from; the planner varies it from day to day. */
export const MAIN_GROUPS = [
  "CHICKEN",
  "BEEF",
  "PORK",
  "LAMB",
  "FISH",
  "SHELLFISH",
  "EGG",
  "DAIRY",
  "SOY",
  "LEGUMES",
  "GRAIN",
  "NUTS",
  "VEGETABLES",
] as const;
export type MainGroup = (typeof MAIN_GROUPS)[number];

/** The most days that any dish is kept in the fridge. */
const MAX_FRIDGE_DAYS = 3;

/** Tags that a recipe of the library can carry; those of the meals follow from `meals`. */
export const LIBRARY_TAGS = [...RECIPE_CATEGORY_TAGS, "HORMONE"] as const;
type LibraryTag = (typeof LIBRARY_TAGS)[number];

/** An amount of a food, for the whole recipe as it is cooked. */
export interface RecipeIngredient {
  readonly foodId: string;
  readonly servingKey: string;
  /** Number of servings: 0.5 of the serving 100-g is 50 grams. */
  readonly quantity: number;
  readonly grams: number;
}

/** What follows from the ingredients of a recipe and is therefore never typed. */
export interface RecipeFacts {
  /** One standard portion, to six decimals; fibre is null when a food lacks the figure. */
  readonly portion: PortionNutrition;
  /** Weight of the ingredients of one portion, before cooking, in grams. */
  readonly portionGrams: number;
  readonly facts: FoodFacts;
  readonly diets: readonly Diet[];
  readonly allergens: readonly Allergen[];
  /** Intolerances that the recipe offends; all of them when a food has no known facts. */
  readonly intolerances: readonly Intolerance[];
  /** False when a food has no known facts: the allergens may then be incomplete. */
  readonly factsKnown: boolean;
  readonly isKeto: boolean;
  /** Ids of the ingredients-to-avoid that are in it. */
  readonly ingredientsToAvoid: readonly string[];
  readonly mainGroup: MainGroup;
  /** Share of its protein from foods that are eaten in the place of meat, fish, dairy or egg, 0 to 1. */
  readonly standIn: number;
  /** Distinct foods to buy, staples left out. */
  readonly groceries: readonly string[];
}

export interface Recipe extends RecipeFacts {
  readonly id: string;
  readonly name: LocalisedName;
  /** None for a side. */
  readonly meals: readonly MealType[];
  /** Beside which meals a side is served; none for a dish, which is a meal of its own. */
  readonly beside: readonly MealType[];
  /** Typed tags together with the derived KETO and VEGAN. */
  readonly tags: readonly LibraryTag[];
  readonly cuisine: Cuisine;
  readonly preparationMinutes: number;
  readonly cookingMinutes: number;
  /** Minutes of both in which the cook is busy: chopping, stirring, frying, and not what simmers or bakes by itself. */
  readonly activeMinutes: number;
  /** Minutes that it stands before it can be eaten and nobody has to be there, in neither of both: a night in the fridge. */
  readonly waitingMinutes: number;
  readonly kitchen: readonly RecipeTool[];
  /** Days that what is left keeps in the fridge; 0 for what has to be eaten at once. */
  readonly fridgeDays: number;
  readonly freezes: boolean;
  readonly portions: number;
  readonly isHalal: boolean;
  readonly ingredients: readonly RecipeIngredient[];
  readonly steps: readonly LocalisedName[];
  readonly note: LocalisedName | null;
}

const localisedTextSchema = z.strictObject({ en: textSchema.max(2000), nl: textSchema.max(2000) });

/** A file of recipes/<meal>/<id>.yaml as a person writes it; KETO and VEGAN are derived, so refused. */
export const recipeFileSchema = z.strictObject({
  id: idSchema,
  en: textSchema.max(120),
  nl: textSchema.max(120),
  meals: z.array(z.enum(MEAL_TYPES)).min(1).optional(),
  beside: z
    .array(z.enum(MEAL_TYPES).exclude(["SNACK"]))
    .min(1)
    .optional(),
  tags: z.array(z.enum(LIBRARY_TAGS).exclude(["KETO", "VEGAN"])),
  cuisine: z.enum(CUISINES),
  prep: z.int().min(0).max(1440),
  cook: z.int().min(0).max(1440),
  active: z.int().min(1).max(180),
  wait: z.int().min(30).max(1440).optional(),
  kitchen: z.array(z.enum(RECIPE_TOOLS)).min(1).optional(),
  fridge: z.int().min(0).max(MAX_FRIDGE_DAYS),
  freezes: z.literal(true).optional(),
  portions: z.int().min(1).max(12),
  halal: z.literal(true).optional(),
  ingredients: z
    .array(z.string().regex(/^[a-z0-9-]+ \d+(\.\d+)? [a-z-]+$/, "is not in the form 'food-id 50 g'"))
    .min(1),
  steps: z.array(localisedTextSchema).min(1),
  note: localisedTextSchema.optional(),
});
export type RecipeFile = z.infer<typeof recipeFileSchema>;
