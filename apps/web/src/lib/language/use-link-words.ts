import type { LinkedMeal } from "@plateful/contract";
import { formatDate, formatList, formatNumber } from "@plateful/phrases";
import { useLanguage, usePhrases } from "./LanguageProvider.tsx";

type Named = Pick<LinkedMeal, "date" | "meal_moment">;

/** How meals that are cooked together are named: "Sunday's dinner", and amounts of what is cooked. */
export function useLinkWords() {
  const { leftovers } = usePhrases();
  const language = useLanguage();
  const weekdayOf = (date: string): string => formatDate(language, date, { weekday: "long" });
  const mealOf = ({ date, meal_moment: moment }: Named): string =>
    leftovers.meal({ meal: leftovers.meals[moment], weekday: weekdayOf(date) });
  return {
    mealOf,
    weekdayOf,
    mealsOf: (linked: readonly Named[]): string => formatList(language, linked.map(mealOf)),
    portionsOf: (portions: number): string => formatNumber(language, portions, { maximumFractionDigits: 1 }),
  };
}
