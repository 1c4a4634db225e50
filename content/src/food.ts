import type { FoodFacts, GroceryCategory, NutrientAmounts, PortionNutrition } from "@plateful/nutrition";
import { z } from "zod";
import { CONTAINS_WORDS, type ContainsWord } from "./food-contents.ts";
import type { FoodPack } from "./food-pack.ts";
import { idSchema, type LocalisedName, textSchema } from "./localised-name.ts";

/** Energy and nutrients of 100 grams as on a European label; a figure that the source lacks is null, never 0. */
export interface FoodFigures extends PortionNutrition {
  readonly sugars: number | null;
  readonly saturatedFat: number | null;
  readonly salt: number | null;
}

/** One way to measure a food, e.g. a slice of 35 grams. */
export interface FoodServing {
  /** "100-g", "100-ml" or a key of the table of household measures. */
  readonly key: string;
  /** What one unit of the measurement is called: g, ml, slice / snee. */
  readonly measurement: LocalisedName;
  /** The same for several units: slices / sneetjes. */
  readonly measurements: LocalisedName;
  /** Measurement units in one serving: 100 for 100 g, 1 for one slice. */
  readonly measurementQuantity: number;
  /** Weight of one serving in grams, above 0. */
  readonly grams: number;
}

export interface Food {
  readonly id: string;
  readonly name: LocalisedName;
  readonly category: GroceryCategory;
  readonly per100Grams: FoodFigures;
  /** Everything that is known of 100 g besides energy and macronutrients: fibre, sugars, saturated fat and salt too. */
  readonly nutrients: NutrientAmounts;
  /** 100 g first, then 100 ml for what is poured, then the household measures. */
  readonly servings: readonly FoodServing[];
  /** By household measure the USDA weight that its grams follow from ("1 cup 244"); a measure without one is ours. */
  readonly weightSources: Readonly<Record<string, string>>;
  /** Grams per millilitre of what is poured; null for everything else. */
  readonly density: number | null;
  /** Everything it is known to contain; null when nobody has looked, which counts as unsuitable. */
  readonly contains: readonly ContainsWord[] | null;
  /** What follows from it for the rules of diets and intolerances. */
  readonly facts: FoodFacts;
  /** Salt, oil, spices: at home already, so not counted as a distinct grocery. */
  readonly isStaple: boolean;
  /** Eaten by many on most days, so meant by its bare name: milk is cow's milk before it is chocolate. */
  readonly isEveryday: boolean;
  /** How it is sold; null for what is bought by weight, or what no recipe of the library needs. */
  readonly pack: FoodPack | null;
  /** What a kilogram costs in euro cents, by our estimate; null where we have none. */
  readonly centsPerKg: number | null;
  /** Where the figures come from, and those of them that a label states otherwise, per 100 g. */
  readonly source: {
    readonly usda: string;
    readonly note: string | null;
    readonly kcal: number;
    /** By difference, so with fibre. */
    readonly carbohydrates: number;
  };
}

const grams = z.number().min(0).max(100);

/** A block of foods/<category>.yaml as a person writes it; `per100g` holds the source's own figures, carbohydrates by difference. */
export const foodBlockSchema = z.strictObject({
  id: idSchema,
  en: textSchema,
  nl: textSchema,
  per100g: z.strictObject({
    kcal: z.number().min(0).max(902),
    protein: grams,
    carbs: grams,
    fat: grams,
    fiber: grams.optional(),
    sugars: grams.optional(),
    saturated: grams.optional(),
    salt: grams.optional(),
  }),
  servings: z.record(z.string(), z.number().positive().max(1000)),
  weights: z
    .record(z.string(), z.string().regex(/^[\d.]+ \S.* [\d.]+$/, "is not in the form '1 cup 244'"))
    .optional(),
  density: z.number().min(0.3).max(1.6).optional(),
  contains: z.array(z.enum(CONTAINS_WORDS)).optional(),
  staple: z.literal(true).optional(),
  everyday: z.literal(true).optional(),
  /** The source's energy counts, as the other figures lack what it comes from (acetic acid) or hold what brings none (carbonates). */
  keepsEnergy: z.literal(true).optional(),
  source: z.strictObject({ usda: z.string().regex(/^\d{5}$/), note: textSchema.optional() }),
});
export type FoodBlock = z.infer<typeof foodBlockSchema>;
