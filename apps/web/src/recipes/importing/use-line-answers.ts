import { changeRecipeImport, type RecipeImport } from "@plateful/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useRouter } from "@tanstack/react-router";
import { beginFoodChoice } from "../../lib/address/food-choice.ts";
import { PATHS } from "../../lib/address/paths.ts";
import { call } from "../../lib/server/call.ts";
import { recipeImportQuery } from "./recipe-import-query.ts";
import { type ImportChange, useChangeImport } from "./use-recipe-import.ts";

export type LineAnswer = Omit<NonNullable<ImportChange["line"]>, "at">;

/** The line that another food is searched for, so that one comes back to it. */
let searched: { readonly importId: number; readonly at: number } | null = null;

/** The line that one comes back to from the search; null where one comes from elsewhere. */
export function takeSearched(importId: number): number | null {
  const found = searched?.importId === importId ? searched.at : null;
  searched = null;
  return found;
}

/** Answers about single lines: a choice, an amount, left out, or another food from the search. */
export function useLineAnswers(read: RecipeImport) {
  const change = useChangeImport(read);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const router = useRouter();
  const params = { id: String(read.id) };
  const search = (at: number) => {
    const back = router.state.location.href;
    searched = { importId: read.id, at };
    beginFoodChoice({
      slots: [],
      slot: null,
      chooseMealMoment: false,
      search: read.lines[at]?.words ?? "",
      leftIn: () => null,
      onChoose: async ({ servingId, quantity }) => {
        const line = { at, suggested_serving: servingId, quantity, is_left_out: false };
        const changed = await call(changeRecipeImport, { params, body: { line } });
        queryClient.setQueryData(recipeImportQuery(params.id).queryKey, changed);
      },
      onDone: () => void navigate({ href: back, replace: true }),
    });
    router.history.push(PATHS.foodSearch);
  };
  return {
    search,
    give: (at: number, answer: LineAnswer) => change.mutate({ line: { at, ...answer } }),
  };
}
