import type { CalendarDay, CalendarItem } from "@plateful/contract";
import type { Pictured } from "../lib/food/plate-url.ts";

/** A simple recipe that stands in the coming week. */
export interface WeekMeal {
  readonly date: string;
  readonly itemId: number;
  readonly moment: CalendarItem["meal_moment"];
  readonly mealId: number;
  readonly recipe: Pictured & { readonly name: string };
}

/** The simple recipes of some days, in the order of days and meals. */
export const weekMeals = (days: readonly CalendarDay[]): WeekMeal[] =>
  days.flatMap(({ date, calendar_items: items }) =>
    items.flatMap((item) => {
      if (item.content_type !== "simplerecipemeal") return [];
      const { id, name, image, picture_version } = item.meal.simple_recipe;
      return [
        {
          date,
          itemId: item.id,
          moment: item.meal_moment,
          mealId: item.meal.id,
          recipe: { id, name, image, picture_version },
        },
      ];
    }),
  );
