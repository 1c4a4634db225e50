import { isRecord, type JsonRecord, recordsOf, textOf, withAmount, yieldOf } from "./json-values.ts";

/** A backup of Mealie has the tables of its database in one file. */
export const isMealieBackup = (value: unknown): value is JsonRecord =>
  isRecord(value) && Array.isArray(value.recipes) && Array.isArray(value.recipes_ingredients);

const byPlace = (a: JsonRecord, b: JsonRecord): number => Number(a.position ?? 0) - Number(b.position ?? 0);

/** Rows of a table by the recipe that they belong to, in their order. */
function byRecipe(value: unknown): Map<string, JsonRecord[]> {
  const rows = new Map<string, JsonRecord[]>();
  for (const row of recordsOf(value)) {
    const id = textOf(row.recipe_id);
    const own = rows.get(id);
    if (own === undefined) rows.set(id, [row]);
    else own.push(row);
  }
  for (const own of rows.values()) own.sort(byPlace);
  return rows;
}

const namesOf = (value: unknown): Map<string, string> =>
  new Map(recordsOf(value).map(({ id, name }) => [textOf(id), textOf(name)]));

/** The recipes of a backup in the words of schema.org. */
export function mealieRecipes(backup: JsonRecord): JsonRecord[] {
  const [foods, units] = [namesOf(backup.ingredient_foods), namesOf(backup.ingredient_units)];
  const [categories, tags] = [namesOf(backup.categories), namesOf(backup.tags)];
  const ingredients = byRecipe(backup.recipes_ingredients);
  const steps = byRecipe(backup.recipe_instructions);
  const [inCategories, withTags] = [byRecipe(backup.recipes_to_categories), byRecipe(backup.recipes_to_tags)];
  const lineOf = ({ food_id, unit_id, quantity, note, original_text }: JsonRecord): string => {
    const name = foods.get(textOf(food_id));
    const unit = units.get(textOf(unit_id)) ?? "";
    if (name !== undefined && name !== "") return withAmount({ amount: quantity, unit, name, note });
    return textOf(note) || textOf(original_text);
  };
  return recordsOf(backup.recipes).map((recipe) => {
    const id = textOf(recipe.id);
    return {
      name: recipe.name,
      recipeIngredient: (ingredients.get(id) ?? []).map(lineOf),
      recipeInstructions: (steps.get(id) ?? []).map(({ text }) => text),
      recipeYield: yieldOf(recipe.recipe_servings, recipe.recipe_yield),
      prepTime: recipe.prep_time,
      cookTime: recipe.perform_time ?? recipe.cook_time,
      totalTime: recipe.total_time,
      url: recipe.org_url,
      keywords: [
        ...(inCategories.get(id) ?? []).map(({ category_id }) => categories.get(textOf(category_id))),
        ...(withTags.get(id) ?? []).map(({ tag_id }) => tags.get(textOf(tag_id))),
      ],
    };
  });
}
