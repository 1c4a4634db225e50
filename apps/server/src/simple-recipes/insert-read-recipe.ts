import type { Db } from "../platform/database/open-database.ts";
import { insertRecipe } from "./simple-recipe-store.ts";

/** A recipe that was read elsewhere, in the words of its page. */
export interface ReadRecipe {
  /** Null for the product's. */
  readonly organisationId: number | null;
  readonly name: string;
  readonly servings: number;
  readonly ingredients: readonly string[];
  readonly instructions: string;
  readonly source: string | null;
  readonly prepMinutes: number | null;
  readonly cookMinutes: number | null;
  /** Of the whole recipe; null where they are not known. */
  readonly figures: {
    readonly kcal: number;
    readonly protein: number;
    readonly carbohydrates: number;
    readonly fat: number;
    readonly fiber: number | null;
  } | null;
  readonly now: Date;
}

/**
 * Keeps it unpublished, for no meal, no diet and without a word about allergens: those are for whoever checks it to say
 * (SREC-045). Answers its id.
 */
export async function insertReadRecipe(db: Db, read: ReadRecipe): Promise<number> {
  const { figures, now } = read;
  const ingredients = [...read.ingredients];
  const { id } = await insertRecipe(db, {
    organisation_id: read.organisationId,
    published: false,
    name_en: read.name,
    name_nl: read.name,
    servings: read.servings,
    source: read.source,
    ingredients_en: ingredients,
    ingredients_nl: ingredients,
    instructions_en: read.instructions,
    instructions_nl: read.instructions,
    prep_time_minutes: read.prepMinutes,
    cook_time_minutes: read.cookMinutes,
    total_calories: figures?.kcal ?? null,
    protein_grams: figures?.protein ?? null,
    carbohydrates_grams: figures?.carbohydrates ?? null,
    fat_grams: figures?.fat ?? null,
    fiber_grams: figures?.fiber ?? null,
    created: now,
    modified: now,
  });
  return id;
}
