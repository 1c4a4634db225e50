import { userFavouriteRecipes } from "@plateful/contract";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/call.ts";

const FAVOURITES = "favourite-recipes";

const favouriteQuery = (recipe: number) =>
  queryOptions({
    queryKey: [FAVOURITES, recipe],
    queryFn: async ({ signal }) =>
      (await call(userFavouriteRecipes.list, { query: { recipe }, signal })).results[0] ?? null,
    meta: { silent: true },
  });

/** Whether a recipe is a favourite, and the change of that; a refusal restores what was (ledger REC-049, REC-054). */
export function useFavourite(recipe: number) {
  const queryClient = useQueryClient();
  const query = favouriteQuery(recipe);
  const { data: mark, isSuccess } = useQuery(query);
  const change = useMutation({
    mutationFn: async (isOn: boolean) => {
      if (isOn) return call(userFavouriteRecipes.create, { body: { recipe } });
      if (mark) await call(userFavouriteRecipes.remove, { params: { id: String(mark.id) } });
      return null;
    },
    onSuccess: (next) => queryClient.setQueryData(query.queryKey, next),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [FAVOURITES] }),
  });
  const stored = mark != null;
  return {
    isOn: change.isPending ? change.variables : stored,
    isReady: isSuccess && !change.isPending,
    toggle: () => change.mutate(!stored),
  };
}
