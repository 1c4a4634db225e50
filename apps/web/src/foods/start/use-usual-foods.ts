import type { UsualFoodsOfMeal } from "@plateful/contract";
import type { MealMoment } from "@plateful/nutrition";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLanguage } from "../../lib/language/LanguageProvider.tsx";
import { type Place, usualFoodsQuery } from "./usual-foods-query.ts";

/**
 * What is usual at a meal, and what was eaten last. What is added moves up by itself: the list stays as it was opened, or it
 * would jump below the finger (ledger FOOD-048). Undefined until it is known.
 */
export function useUsualFoods(place: Place, moment: MealMoment): UsualFoodsOfMeal | undefined {
  const { data } = useQuery(usualFoodsQuery(place, moment, useLanguage()));
  const [shown, setShown] = useState({ moment, data });
  if (shown.data === undefined ? data !== undefined : shown.moment !== moment) setShown({ moment, data });
  return shown.data;
}
