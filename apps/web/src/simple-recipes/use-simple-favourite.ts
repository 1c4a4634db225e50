import { type SimpleRecipe, simpleRecipeFavourites } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/server/call.ts";
import { refreshSimpleRecipes } from "./simple-recipe-query.ts";

async function markOf(recipeId: number) {
  const query = { simple_recipe: recipeId };
  return (await call(simpleRecipeFavourites.list, { query })).results[0];
}

/** Saves a recipe or lets it go; shown at once, and as it was again when that is refused (ledger SREC-036). */
export function useSimpleFavourite(recipe: Pick<SimpleRecipe, "id" | "is_favorite">) {
  const queryClient = useQueryClient();
  const change = useMutation({
    // What is pressed while a change is under way waits for it.
    scope: { id: `simple-favourite ${recipe.id}` },
    mutationFn: async (isOn: boolean) => {
      if (isOn)
        return void (await call(simpleRecipeFavourites.create, { body: { simple_recipe: recipe.id } }));
      const mark = await markOf(recipe.id);
      if (mark !== undefined) await call(simpleRecipeFavourites.remove, { params: { id: String(mark.id) } });
    },
    onSettled: () => refreshSimpleRecipes(queryClient),
  });
  const isOn = change.isPending ? change.variables : recipe.is_favorite;
  return { isOn, toggle: () => change.mutate(!isOn) };
}
