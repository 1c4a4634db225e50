import type { CalendarItem } from "@plateful/contract";
import { roundHalfUp } from "@plateful/quantities";

/** The columns of the diary as a file; their names are the same in every language, so that programs can read them. */
export const DIARY_COLUMNS = [
  "date",
  "time",
  "meal",
  "status",
  "name",
  "amount",
  "kcal",
  "protein",
  "carbs",
  "fat",
  "fiber",
] as const;

/** What was eaten, how much of it, and what is in that. A figure that is not known is null. */
interface Eaten {
  readonly name: string | null;
  readonly amount: string;
  readonly kcal: number | null;
  readonly protein: number | null;
  readonly carbohydrates: number | null;
  readonly fat: number | null;
  readonly fiber: number | null;
}

const figure = (value: number | null): number | null => (value === null ? null : roundHalfUp(value, 1));

const times = (value: number | null, factor: number): number | null =>
  value === null ? null : value * factor;

function eatenOf(item: CalendarItem): Eaten {
  switch (item.content_type) {
    case "recipemeal": {
      const { meal } = item;
      const size = roundHalfUp(meal.portions_multiplier, 2);
      return { ...meal, name: meal.recipe_template.name, amount: `${size} portions` };
    }
    case "quickaddmeal": {
      const { meal } = item;
      return { ...meal, amount: meal.amount === null ? "" : `${meal.amount} ${meal.unit ?? ""}`.trim() };
    }
    case "simplerecipemeal": {
      const { meal } = item;
      return {
        name: meal.simple_recipe.name,
        amount: `${meal.meal_servings} portions`,
        kcal: meal.total_calories,
        protein: meal.total_protein,
        carbohydrates: meal.total_carbohydrates,
        fat: meal.total_fat,
        fiber: meal.total_fiber,
      };
    }
    case "singlefoodmeal": {
      const { name, quantity, suggested_serving: serving } = item.meal.ingredient;
      const metric = serving.one_serving_in_metric_value;
      const amount =
        metric === null
          ? `${roundHalfUp(quantity, 2)} ${serving.measurement_description}`
          : `${roundHalfUp(metric * quantity, 1)} ${serving.metric_unit}`;
      return {
        name,
        amount,
        kcal: serving.kcal * quantity,
        protein: serving.protein * quantity,
        carbohydrates: serving.carbohydrates * quantity,
        fat: serving.fat * quantity,
        fiber: times(serving.fiber, quantity),
      };
    }
  }
}

/**
 * One meal of the diary as cells, in the order of `DIARY_COLUMNS`. Energy in kcal and nutrients in grams are of what the person
 * had, with one decimal; the time is on the clock of the day, empty for a meal that has none.
 */
export function diaryLine(date: string, item: CalendarItem): readonly unknown[] {
  const { name, amount, kcal, protein, carbohydrates, fat, fiber } = eatenOf(item);
  const figures = [kcal, protein, carbohydrates, fat, fiber].map(figure);
  return [date, item.eaten_at_time, item.meal_moment, item.status, name, amount, ...figures];
}
