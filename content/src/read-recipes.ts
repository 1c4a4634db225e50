import { basename, dirname } from "node:path/posix";
import { deriveRecipe } from "./derive-recipe.ts";
import type { Food } from "./food.ts";
import type { IngredientToAvoid } from "./ingredient-to-avoid.ts";
import { LIBRARY_TAGS, type Recipe, type RecipeFacts, type RecipeFile, recipeFileSchema } from "./recipe.ts";
import { resolveIngredient } from "./resolve-ingredient.ts";
import { attempt, type ContentProblems, listYamlFiles, readYamlFile } from "./yaml-file.ts";

const toTags = (file: RecipeFile, facts: RecipeFacts): Recipe["tags"] =>
  LIBRARY_TAGS.filter((tag) => {
    if (tag === "KETO") return facts.isKeto;
    if (tag === "VEGAN") return facts.diets.includes("VEGAN");
    return file.tags.includes(tag);
  });

/** The folder of what is served beside a dish. */
const SIDES = "SIDE";
/** What is a dish and no food has this many ingredients at least; a side may be a glass of milk. */
const MIN_INGREDIENTS = 2;

function checkPlace(path: string, file: RecipeFile, problems: ContentProblems): void {
  if (`${file.id}.yaml` !== basename(path)) problems.add(path, "id", "differs from the name of the file");
  const folder = basename(dirname(path)).toUpperCase();
  if (folder === SIDES) {
    if (file.beside === undefined) problems.add(path, "beside", "lacks the meals beside which it is served");
    if (file.meals !== undefined) problems.add(path, "meals", "belong to a dish, not to a side");
    return;
  }
  if (file.beside !== undefined) problems.add(path, "beside", "belongs to a side, not to a dish");
  if (file.meals?.some((meal) => meal === folder) !== true)
    problems.add(path, "meals", "lacks the meal of the folder");
  if (file.ingredients.length < MIN_INGREDIENTS) problems.add(path, "ingredients", "are fewer than two");
}

/** All recipes in the order of their files, with everything that is derived from their ingredients. */
export function readRecipes(
  root: string,
  foodsById: ReadonlyMap<string, Food>,
  ingredientsToAvoid: readonly IngredientToAvoid[],
  problems: ContentProblems,
): Recipe[] {
  const seen = new Set<string>();
  return listYamlFiles(root, "recipes").flatMap((path): Recipe[] => {
    const file = readYamlFile(root, path, recipeFileSchema, problems);
    if (file === null) return [];
    checkPlace(path, file, problems);
    if (seen.has(file.id)) problems.add(path, "id", `"${file.id}" exists already`);
    seen.add(file.id);
    const resolved = file.ingredients.map((line, index) =>
      attempt(problems, path, `ingredients.${index}`, () => resolveIngredient(line, foodsById)),
    );
    const ingredients = resolved.filter((ingredient) => ingredient !== null);
    if (ingredients.length < resolved.length) return [];
    const makeup = {
      meals: file.meals ?? [],
      portions: file.portions,
      isHalal: file.halal ?? false,
      ingredients,
    };
    const facts = deriveRecipe(makeup, foodsById, ingredientsToAvoid);
    return [
      {
        id: file.id,
        name: { en: file.en, nl: file.nl },
        ...makeup,
        beside: file.beside ?? [],
        cuisine: file.cuisine,
        preparationMinutes: file.prep,
        cookingMinutes: file.cook,
        activeMinutes: file.active,
        waitingMinutes: file.wait ?? 0,
        kitchen: file.kitchen ?? [],
        fridgeDays: file.fridge,
        freezes: file.freezes ?? false,
        steps: file.steps,
        note: file.note ?? null,
        ...facts,
        tags: toTags(file, facts),
      },
    ];
  });
}
