import { getRecipeImport, listRecipeImports, type RecipeImport } from "@plateful/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/server/call.ts";

/** Every reading of recipes that are imported starts with this key. */
const RECIPE_IMPORTS = "recipe-imports";

/** How often is asked whether a recipe has been read. */
const POLL_MS = 1_000;

export const isBeingRead = ({ status }: Pick<RecipeImport, "status">): boolean =>
  status === "QUEUED" || status === "RUNNING";

/** One recipe that is read, again and again until it has been (ledger REC-110). */
export const recipeImportQuery = (id: string) =>
  queryOptions({
    queryKey: [RECIPE_IMPORTS, id],
    queryFn: ({ signal }) => call(getRecipeImport, { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data === undefined || isBeingRead(state.data) ? POLL_MS : false),
  });

/** What was read and not saved yet, the last first. */
export const openImportsQuery = queryOptions({
  queryKey: [RECIPE_IMPORTS, "open"],
  queryFn: ({ signal }) => call(listRecipeImports, { query: {}, signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.results.some(isBeingRead) ? POLL_MS : false),
});
