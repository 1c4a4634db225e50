import { type AnswerOf, getRecipeImportStatus, simpleRecipes } from "@plateful/contract";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/server/call.ts";

const PAGE_SIZE = 50;
/** How often is asked whether a recipe has been read. */
const POLL_MS = 1_000;

/** What an import says of itself. */
export type ImportStatus = AnswerOf<typeof getRecipeImportStatus>;

/** The recipes that a coach writes, drafts included, the last first (ledger SREC-048). */
export const practiceRecipesQuery = infiniteQueryOptions({
  queryKey: ["simple-recipes", "own"],
  queryFn: ({ signal, pageParam }) =>
    call(simpleRecipes.list, { query: { is_own: true, page_size: PAGE_SIZE, page: pageParam }, signal }),
  initialPageParam: 1,
  getNextPageParam: (last, _all, page) => (last.next === null ? undefined : page + 1),
  staleTime: 0,
});

/** One recipe to be changed: always as it is stored now. */
export const practiceRecipeQuery = (id: string) =>
  queryOptions({
    queryKey: ["simple-recipes", "edited", id],
    queryFn: ({ signal }) => call(simpleRecipes.get, { params: { id }, signal }),
    staleTime: 0,
    // What is being typed is not replaced when the window is looked at again.
    refetchOnWindowFocus: false,
  });

const isBeingRead = ({ status }: Pick<ImportStatus, "status">): boolean =>
  status === "QUEUED" || status === "RUNNING";

/** An import, again and again until it has been read (ledger SREC-049). */
export const importStatusQuery = (jobId: string) =>
  queryOptions({
    queryKey: ["simple-recipe-import", jobId],
    queryFn: ({ signal }) => call(getRecipeImportStatus, { params: { jobId }, signal }),
    refetchInterval: ({ state }) => (state.data === undefined || isBeingRead(state.data) ? POLL_MS : false),
  });
