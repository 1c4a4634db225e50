import type { CalendarItem } from "@plateful/contract";

/** An item as it is once another portion of it is eaten; only planned recipes have portions. */
export function withPortion(item: CalendarItem, portion: number): CalendarItem {
  if (item.content_type !== "recipemeal") return item;
  const { meal } = item;
  const factor = portion / meal.portion;
  return {
    ...item,
    meal: {
      ...meal,
      portion,
      portions_multiplier: meal.portions_multiplier * factor,
      kcal: meal.kcal * factor,
      protein: meal.protein * factor,
      carbohydrates: meal.carbohydrates * factor,
      fat: meal.fat * factor,
      fiber: meal.fiber === null ? null : meal.fiber * factor,
    },
  };
}
