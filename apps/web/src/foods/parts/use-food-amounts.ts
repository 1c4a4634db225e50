import type { Food, RememberedFood } from "@plateful/contract";
import { useQueries } from "@tanstack/react-query";
import { useLanguage } from "../../lib/language/LanguageProvider.tsx";
import { type AmountsOf, foodAmountsQuery } from "./food-amounts-query.ts";

const foodOf = ({ suggested_serving: serving }: RememberedFood): number => serving.food.id;

/**
 * In which amount a press adds each food that was found.
 * @param pages The foods as they were found. Each page is asked for by itself, so that a further one leaves the others alone.
 * @param held What this device knows of what was eaten before, for the time without a network; the last one of a food counts.
 */
export function useFoodAmounts(
  { place, moment }: Pick<AmountsOf, "place" | "moment">,
  pages: readonly (readonly Food[])[],
  held: readonly RememberedFood[],
): ReadonlyMap<number, RememberedFood> {
  const language = useLanguage();
  const found = useQueries({
    queries: pages.map((page) =>
      foodAmountsQuery({ place, moment, language, foods: page.map(({ id }) => id) }),
    ),
  }).flatMap(({ data }) => data ?? []);
  const known = new Map(held.map((food) => [foodOf(food), food]));
  return new Map(
    found.map((food) => [foodOf(food), food.times > 0 ? food : (known.get(foodOf(food)) ?? food)]),
  );
}
