import { basename, dirname } from "node:path/posix";
import { z } from "zod";
import { deriveRecipe } from "./derive-recipe.ts";
import type { Food } from "./food.ts";
import type { RecipeIngredient } from "./recipe.ts";
import { resolveIngredient } from "./resolve-ingredient.ts";
import {
  type SimpleRecipe,
  type SimpleRecipeSection,
  type SimpleRecipeTag,
  simpleRecipeFileSchema,
  simpleRecipeSectionSchema,
  simpleRecipeTagSchema,
  toSimpleAllergens,
  toSimpleDiets,
} from "./simple-recipe.ts";
import { attempt, type ContentProblems, listYamlFiles, readYamlFile } from "./yaml-file.ts";

type RecipeFile = z.infer<typeof simpleRecipeFileSchema>;
type FoodsById = ReadonlyMap<string, Food>;

export interface SimpleContent {
  readonly simpleRecipes: readonly SimpleRecipe[];
  readonly simpleRecipeTags: readonly SimpleRecipeTag[];
  readonly simpleRecipeSections: readonly SimpleRecipeSection[];
}

const TAGS_FILE = "simple-recipe-tags.yaml";
const SECTIONS_FILE = "simple-recipe-sections.yaml";

function readTags(root: string, problems: ContentProblems): SimpleRecipeTag[] {
  const blocks = readYamlFile(root, TAGS_FILE, z.array(simpleRecipeTagSchema), problems) ?? [];
  return blocks.map(({ id, en, nl, category }) => ({ id, name: { en, nl }, category }));
}

/** Diets, allergens, figures and picture follow from the foods behind the lines. */
function derive(file: RecipeFile, ingredients: readonly RecipeIngredient[], foodsById: FoodsById) {
  const makeup = { meals: file.meals, portions: 1, isHalal: false, ingredients };
  const { diets, portion } = deriveRecipe(makeup, foodsById, []);
  const words = new Set(ingredients.flatMap(({ foodId }) => foodsById.get(foodId)?.contains ?? []));
  return {
    diets: toSimpleDiets(diets),
    allergens: toSimpleAllergens(words),
    figures: portion,
    pictureFoods: ingredients.map(({ foodId, grams }) => ({
      name: foodsById.get(foodId)?.name.en ?? foodId,
      grams,
    })),
  };
}

function toCategory(line: RecipeFile["ingredients"][number], foodsById: FoodsById) {
  const food = foodsById.get(line.food?.split(" ")[0] ?? "");
  return food === undefined || food.isStaple ? ("STAPLE" as const) : food.category;
}

function checkPlace(path: string, file: RecipeFile, problems: ContentProblems): void {
  if (`${file.id}.yaml` !== basename(path)) problems.add(path, "id", "differs from the name of the file");
  const folder = basename(dirname(path)).toUpperCase();
  if (!file.meals.some((meal) => meal === folder))
    problems.add(path, "meals", "lacks the meal of the folder");
}

function readRecipe(
  root: string,
  path: string,
  foodsById: FoodsById,
  tagIds: ReadonlySet<string>,
  problems: ContentProblems,
): SimpleRecipe[] {
  const file = readYamlFile(root, path, simpleRecipeFileSchema, problems);
  if (file === null) return [];
  checkPlace(path, file, problems);
  for (const tag of file.tags) if (!tagIds.has(tag)) problems.add(path, "tags", `no tag "${tag}"`);
  const resolved = file.ingredients.map(({ food }, index) =>
    food === undefined
      ? undefined
      : attempt(problems, path, `ingredients.${index}`, () => resolveIngredient(food, foodsById)),
  );
  if (resolved.includes(null)) return [];
  const ingredients = resolved.flatMap((ingredient) => ingredient ?? []);
  return [
    {
      id: file.id,
      name: { en: file.en, nl: file.nl },
      about: file.about,
      meals: file.meals,
      tagIds: file.tags,
      servings: file.servings,
      preparationMinutes: file.prep,
      cookingMinutes: file.cook,
      ingredients: file.ingredients.map((line) => ({
        text: { en: line.en, nl: line.nl },
        category: toCategory(line, foodsById),
      })),
      steps: file.steps,
      notes: file.notes ?? [],
      ...derive(file, ingredients, foodsById),
    },
  ];
}

function readSections(
  root: string,
  tagIds: ReadonlySet<string>,
  recipeIds: ReadonlySet<string>,
  problems: ContentProblems,
): SimpleRecipeSection[] {
  const blocks = readYamlFile(root, SECTIONS_FILE, z.array(simpleRecipeSectionSchema), problems) ?? [];
  return blocks.map(({ id, kind, layout = "horizontal", en, nl, tag, recipes = [] }, position) => {
    if (tag !== undefined && !tagIds.has(tag))
      problems.add(SECTIONS_FILE, `${position}.tag`, `no tag "${tag}"`);
    for (const recipe of recipes)
      if (!recipeIds.has(recipe))
        problems.add(SECTIONS_FILE, `${position}.recipes`, `no simple recipe "${recipe}"`);
    return { id, kind, layout, title: { en, nl }, tagId: tag ?? null, recipeIds: recipes, position };
  });
}

const repeated = (ids: readonly string[]): string[] => ids.filter((id, index) => ids.indexOf(id) !== index);

/** Recipes of the simple system in the order of their files, their tags, and the sections of the inspiration screen. */
export function readSimpleContent(
  root: string,
  foodsById: FoodsById,
  problems: ContentProblems,
): SimpleContent {
  const simpleRecipeTags = readTags(root, problems);
  const tagIds = new Set(simpleRecipeTags.map(({ id }) => id));
  const paths = listYamlFiles(root, "simple-recipes");
  const simpleRecipes = paths.flatMap((path) => readRecipe(root, path, foodsById, tagIds, problems));
  for (const id of repeated(simpleRecipes.map((recipe) => recipe.id)))
    problems.add("simple-recipes", "id", `"${id}" exists already`);
  const recipeIds = new Set(simpleRecipes.map(({ id }) => id));
  const simpleRecipeSections = readSections(root, tagIds, recipeIds, problems);
  return { simpleRecipes, simpleRecipeTags, simpleRecipeSections };
}
