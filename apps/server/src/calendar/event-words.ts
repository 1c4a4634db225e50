import type { LinkedMeal } from "@plateful/contract";
import { type CompleteLanguage, formatDate, formatList, formatNumber } from "@plateful/phrases";
import { phrasesOf } from "@plateful/phrases/all";

type Named = Pick<LinkedMeal, "date" | "meal_moment">;

/** How meals are named in the entries of a calendar, in the language of its person. */
export function eventWords(language: CompleteLanguage) {
  const { calendarFile, cookedAhead, leftovers, meals } = phrasesOf(language);
  const weekdayOf = (date: string): string => formatDate(language, date, { weekday: "long" });
  const mealOf = ({ date, meal_moment: moment }: Named): string =>
    leftovers.meal({ meal: leftovers.meals[moment], weekday: weekdayOf(date) });
  return {
    ...{ calendarFile, cookedAhead, leftovers, meals, weekdayOf, mealOf },
    mealsOf: (linked: readonly Named[]): string => formatList(language, linked.map(mealOf)),
    portionsOf: (portions: number): string => formatNumber(language, portions, { maximumFractionDigits: 1 }),
  };
}
export type EventWords = ReturnType<typeof eventWords>;
