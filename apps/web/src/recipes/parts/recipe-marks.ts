import { userDislikeRecipes, userFavouriteRecipes } from "@plateful/contract";
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { GENERATED_MEALS } from "../../lib/person/current-user.ts";
import { MARKED_RECIPES } from "../../lib/plan/marked-recipes.ts";
import { call } from "../../lib/server/call.ts";
import { RECIPE_INSPIRATIONS } from "./recipe-query.ts";

/** The two marks that a person can give a recipe; both may be set (ledger REC-049, REC-050). */
const MARKS = { favourite: userFavouriteRecipes, dislike: userDislikeRecipes } as const;
export type RecipeMark = keyof typeof MARKS;

/** The ids of a person's marks by the recipe that they stand on. */
export const marksQuery = (mark: RecipeMark) =>
  queryOptions({
    queryKey: [MARKED_RECIPES, mark],
    queryFn: async ({ signal }): Promise<ReadonlyMap<number, number>> => {
      const found = new Map<number, number>();
      for (let page = 1; ; page += 1) {
        const answer = await call(MARKS[mark].list, { query: { page, page_size: 100 }, signal });
        for (const { id, recipe } of answer.results) found.set(recipe, id);
        if (answer.next === null) return found;
      }
    },
    staleTime: 60_000,
    meta: { silent: true },
  });

/** Reads both lists of marks again, and what they decide when it is shown next (ledger CACHE-006). */
async function refreshMarks(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: [MARKED_RECIPES] }),
    ...[GENERATED_MEALS, RECIPE_INSPIRATIONS].map((key) =>
      queryClient.invalidateQueries({ queryKey: [key], refetchType: "none" }),
    ),
  ]);
}

interface Change {
  readonly recipe: number;
  readonly isOn: boolean;
}

/**
 * Which recipes carry a mark, and the change of that. A change shows at once; a refusal is said and brings back what was
 * (ledger REC-049, REC-053, REC-054). What is pressed while a change is under way waits for it: no press is lost.
 */
export function useRecipeMarks(mark: RecipeMark) {
  const queryClient = useQueryClient();
  const { data: marks } = useQuery(marksQuery(mark));
  const mutationKey = ["change-mark", mark];
  const change = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(" ") },
    mutationFn: async ({ recipe, isOn }: Change): Promise<void> => {
      if (isOn) await call(MARKS[mark].create, { body: { recipe } });
      // Read now: the change before this one may have made the mark.
      const id = queryClient.getQueryData(marksQuery(mark).queryKey)?.get(recipe);
      if (!isOn && id !== undefined) await call(MARKS[mark].remove, { params: { id: String(id) } });
    },
    onSettled: () => refreshMarks(queryClient),
  });
  const pending = useMutationState({
    filters: { mutationKey, status: "pending" },
    select: ({ state }) => state.variables as Change,
  });
  const isOn = (recipe: number): boolean =>
    pending.findLast((one) => one.recipe === recipe)?.isOn ?? marks?.has(recipe) ?? false;
  return {
    isOn,
    isReady: marks !== undefined,
    toggle: (recipe: number) => {
      if (marks !== undefined) change.mutate({ recipe, isOn: !isOn(recipe) });
    },
  };
}
