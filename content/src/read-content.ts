import { createHash } from "node:crypto";
import { join } from "node:path";
import { z } from "zod";
import { type Exercise, exerciseSchema, metToKcalPerKgPerMinute } from "./exercise.ts";
import type { Food } from "./food.ts";
import { type IngredientToAvoid, ingredientToAvoidSchema } from "./ingredient-to-avoid.ts";
import { readFoods } from "./read-foods.ts";
import { readPacks } from "./read-packs.ts";
import { readPrices } from "./read-prices.ts";
import { readRecipes } from "./read-recipes.ts";
import { readSimpleContent, type SimpleContent } from "./read-simple-recipes.ts";
import type { Recipe } from "./recipe.ts";
import { ContentProblems, readYamlFile } from "./yaml-file.ts";

/** Everything that the product starts with, read from the data files of this folder. */
export interface Content extends SimpleContent {
  readonly foods: readonly Food[];
  readonly recipes: readonly Recipe[];
  readonly ingredientsToAvoid: readonly IngredientToAvoid[];
  readonly exercises: readonly Exercise[];
  /** Fingerprint of the data: it changes when a value changes, not when a comment does. */
  readonly version: string;
}

/** The folder with the data files. */
export const CONTENT_ROOT: string = join(import.meta.dirname, "..");

/** A short fingerprint of plain data. */
export const fingerprint = (data: unknown): string =>
  createHash("sha256").update(JSON.stringify(data)).digest("hex").slice(0, 16);

function readIngredientsToAvoid(
  root: string,
  foodsById: ReadonlyMap<string, Food>,
  problems: ContentProblems,
): IngredientToAvoid[] {
  const file = "ingredients-to-avoid.yaml";
  const blocks = readYamlFile(root, file, z.array(ingredientToAvoidSchema), problems) ?? [];
  for (const [index, block] of blocks.entries()) {
    for (const foodId of block.foods) {
      if (!foodsById.has(foodId)) problems.add(file, `${index}.foods`, `no food "${foodId}"`);
    }
  }
  return blocks.map(({ id, dislike, label, nl, foods }) => ({
    id,
    dislike,
    name: { en: label, nl },
    foodIds: foods,
  }));
}

function readExercises(root: string, problems: ContentProblems): Exercise[] {
  const blocks = readYamlFile(root, "exercises.yaml", z.array(exerciseSchema), problems) ?? [];
  return blocks.map(({ id, en, nl, met, code }) => ({
    id,
    name: { en, nl },
    met,
    compendiumCode: code,
    kcalPerKgPerMinute: metToKcalPerKgPerMinute(met),
  }));
}

/**
 * Reads and checks the whole content. Throws one error that names the file and field of everything
 * that is not right. Foods and recipes come in the order of their files, so the same data gives the same answer.
 */
export function readContent(root: string = CONTENT_ROOT): Content {
  const problems = new ContentProblems();
  const described = readFoods(root, problems);
  const ids = new Set(described.map(({ id }) => id));
  const packs = readPacks(root, ids, problems);
  const prices = readPrices(root, ids, problems);
  const foods = described.map((food) => ({
    ...food,
    pack: packs.get(food.id) ?? null,
    centsPerKg: prices.get(food.id) ?? null,
  }));
  const foodsById = new Map(foods.map((food) => [food.id, food]));
  const ingredientsToAvoid = readIngredientsToAvoid(root, foodsById, problems);
  const exercises = readExercises(root, problems);
  const recipes = readRecipes(root, foodsById, ingredientsToAvoid, problems);
  const simple = readSimpleContent(root, foodsById, problems);
  problems.throwIfAny();
  const data = { foods, recipes, ingredientsToAvoid, exercises, ...simple };
  return { ...data, version: fingerprint(data) };
}
