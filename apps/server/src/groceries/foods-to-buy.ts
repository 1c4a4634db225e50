import type { GroceryCategory } from "@plateful/nutrition";
import { type GroceryIngredient, type GroceryMeal, groceryItems } from "@plateful/planning";
import { countToBuy, isSeveral, roundHalfUp } from "@plateful/quantities";
import type { CataloguedServing, ServingCatalogue } from "../foods/index.ts";
import type { PlannedFoodRow } from "./grocery-store.ts";

/** One thing to buy. */
export interface FoodToBuy {
  readonly food_id: number;
  readonly name_en: string;
  readonly name_nl: string;
  readonly category: string;
  readonly quantity: number;
  readonly unit_en: string;
  readonly unit_nl: string;
}

/** The same with what is known of its food. */
export interface ItemToBuy extends FoodToBuy {
  readonly row: CataloguedServing["row"];
}

/** Household measures in which a shop sells things too; spoons and cups are weighed instead. */
const SOLD_BY = [
  "piece",
  "slice",
  "can",
  "jar",
  "bag",
  "bottle",
  "tub",
  "sachet",
  "fillet",
  "bunch",
  "clove",
];

/** Foods that every planned meal counts in one and the same shop measure: eggs in pieces, not in grams. */
function foodsSoldByMeasure(servings: readonly CataloguedServing[]): ReadonlySet<number> {
  const keysByFood = Map.groupBy(servings, ({ row }) => row.food_id);
  return new Set(
    [...keysByFood].flatMap(([foodId, used]) => {
      const keys = new Set(used.map(({ row }) => row.key));
      const [key] = keys;
      return keys.size === 1 && key !== undefined && SOLD_BY.includes(key) ? [foodId] : [];
    }),
  );
}

function toIngredient(
  { row }: CataloguedServing,
  quantity: number,
  countable: ReadonlySet<number>,
): GroceryIngredient {
  const metric = { amount: row.metric_value, unit: row.metric_unit as "g" | "ml" };
  return {
    foodId: row.food_id,
    name: row.name_en,
    category: row.category as GroceryCategory,
    servings: quantity,
    servingDescription: row.key,
    metric: countable.has(row.food_id) ? null : metric,
  };
}

/** Of what is poured, weights and volumes are one thing: everything in millilitres. */
function inOneUnit({ row }: CataloguedServing, ingredient: GroceryIngredient): GroceryIngredient {
  const { metric } = ingredient;
  if (metric === null || row.density === null || metric.unit === "ml") return ingredient;
  return { ...ingredient, metric: { amount: metric.amount / row.density, unit: "ml" } };
}

/** Grams and millilitres stay signs; a household measure is named as many as are bought: 1 piece, 6 pieces. */
function unitNames(unit: string, row: CataloguedServing["row"], several: boolean) {
  if (unit === "g" || unit === "ml") return { unit_en: unit, unit_nl: unit };
  return several
    ? { unit_en: row.measurements_en, unit_nl: row.measurements_nl }
    : { unit_en: row.measurement_en, unit_nl: row.measurement_nl };
}

/**
 * What to buy for the planned meals (GROC-019, GROC-020). A meal's ingredients are stored for all people cooked for, so
 * they count once. Staples (salt, pepper, water, oil, vinegar, sugar, spices) are in every kitchen and stay off the list.
 */
export function foodsToBuy(planned: readonly PlannedFoodRow[], servings: ServingCatalogue): ItemToBuy[] {
  const used = planned.flatMap((line) => {
    const serving = servings.get(line.suggested_serving_id);
    return serving === undefined || serving.row.is_staple ? [] : [{ line, serving }];
  });
  const countable = foodsSoldByMeasure(used.map(({ serving }) => serving));
  const meals: GroceryMeal[] = used.map(({ line, serving }) => ({
    kind: line.content_type === "singlefoodmeal" ? "singleFood" : "recipe",
    status: line.status as GroceryMeal["status"],
    people: 1,
    ingredients: [inOneUnit(serving, toIngredient(serving, line.quantity, countable))],
  }));
  const servingByFood = new Map(used.map(({ serving }) => [serving.row.food_id, serving.row]));
  return groceryItems(meals).flatMap(({ foodId, category, quantity, unit }) => {
    const row = servingByFood.get(foodId);
    if (row === undefined) return [];
    const shown = roundHalfUp(quantity, 2);
    return [
      {
        food_id: foodId,
        name_en: row.name_en,
        name_nl: row.name_nl,
        category,
        quantity: shown,
        ...unitNames(unit, row, isSeveral(countToBuy(shown))),
        row,
      },
    ];
  });
}
