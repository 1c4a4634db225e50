import { markFavouriteFood } from "@plateful/contract";
import { useMutation, useMutationState, useQuery, useQueryClient } from "@tanstack/react-query";
import { useLanguage } from "../../lib/language/LanguageProvider.tsx";
import { call } from "../../lib/server/call.ts";
import { FAVOURITE_FOODS, favouriteFoodsQuery } from "./favourite-foods-query.ts";

interface Mark {
  readonly food: number;
  readonly is_favourite: boolean;
}

const MUTATION_KEY = ["mark-favourite-food"];

/**
 * Which foods are one's favourites, and the change of that. A press shows at once; a refusal is said and brings back what was.
 * What is pressed while a change is under way waits for it (ledger FOOD-075).
 */
export function useFavouriteFoods(isAsked = true) {
  const queryClient = useQueryClient();
  const { data: foods } = useQuery({ ...favouriteFoodsQuery(useLanguage()), enabled: isAsked });
  const { mutate } = useMutation({
    mutationKey: MUTATION_KEY,
    scope: { id: FAVOURITE_FOODS },
    mutationFn: (body: Mark) => call(markFavouriteFood, { body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [FAVOURITE_FOODS] }),
  });
  const pending = useMutationState({
    filters: { mutationKey: MUTATION_KEY, status: "pending" },
    select: ({ state }) => state.variables as Mark,
  });
  const isOn = (food: number): boolean =>
    pending.findLast((one) => one.food === food)?.is_favourite ??
    foods?.some(({ suggested_serving: serving }) => serving.food.id === food) ??
    false;
  return {
    foods,
    isOn,
    toggle: (food: number) => {
      if (foods !== undefined) mutate({ food, is_favourite: !isOn(food) });
    },
  };
}
