import type { Food } from "./food.ts";
import type { RecipeIngredient } from "./recipe.ts";

/** The amount of one unit in terms of a serving: grams and millilitres count in hundreds. */
const UNIT_SERVINGS: Partial<Record<string, { key: string; perUnit: number }>> = {
  g: { key: "100-g", perUnit: 0.01 },
  ml: { key: "100-ml", perUnit: 0.01 },
};

/**
 * Reads an ingredient line such as "rolled-oats 50 g" or "egg 2 piece".
 * Throws with the reason when the food is unknown or has no such measure.
 */
export function resolveIngredient(line: string, foodsById: ReadonlyMap<string, Food>): RecipeIngredient {
  const [foodId = "", amount = "", unit = ""] = line.split(" ");
  const food = foodsById.get(foodId);
  if (food === undefined) throw new Error(`no food "${foodId}"`);
  const { key, perUnit } = UNIT_SERVINGS[unit] ?? { key: unit, perUnit: 1 };
  const serving = food.servings.find((candidate) => candidate.key === key);
  if (serving === undefined) throw new Error(`"${foodId}" is not measured by "${unit}"`);
  const quantity = Number(amount) * perUnit;
  if (!(quantity > 0)) throw new Error(`"${foodId}" has no amount`);
  return { foodId, servingKey: key, quantity, grams: quantity * serving.grams };
}
