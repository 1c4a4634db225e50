import {
  getSimpleRecipeInspiration,
  listSimpleRecipeCustomTags,
  listSimpleRecipeSuggestions,
  simpleRecipeMeals,
  simpleRecipes,
} from "@plateful/contract";
import { infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "../lib/server/call.ts";
import { type SimpleFilter, toQuery } from "./simple-filter.ts";

/** Every reading of simple recipes starts with this key, so that a mark refreshes them all. */
const SIMPLE_RECIPES = "simple-recipes";
const INSPIRATION_KEPT_MS = 1_800_000;
const SUGGESTIONS_FRESH_MS = 300_000;
const SAVED_COUNT = 10;
const MAX_TAGS = 100;

/** What the first screen shows; kept for half an hour (ledger CACHE-010). */
export const inspirationQuery = queryOptions({
  queryKey: [SIMPLE_RECIPES, "inspiration"],
  queryFn: ({ signal }) => call(getSimpleRecipeInspiration, { signal }),
  staleTime: INSPIRATION_KEPT_MS,
  gcTime: INSPIRATION_KEPT_MS,
});

/** The first saved recipes (ledger SREC-003). */
export const savedQuery = queryOptions({
  queryKey: [SIMPLE_RECIPES, "saved"],
  queryFn: async ({ signal }) => {
    const query = { is_favorite: true, page: 1, page_size: SAVED_COUNT };
    return (await call(simpleRecipes.list, { query, signal })).results;
  },
});

/** Recipes of a filter, page by page, what suits the person first (ledger SREC-032). */
export const suggestionsQuery = (filter: SimpleFilter) =>
  infiniteQueryOptions({
    queryKey: [SIMPLE_RECIPES, "suggestions", toQuery(filter)],
    queryFn: ({ signal, pageParam }) =>
      call(listSimpleRecipeSuggestions, { query: { ...toQuery(filter), page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: (last, _all, page) => (last.next === null ? undefined : page + 1),
    staleTime: SUGGESTIONS_FRESH_MS,
    placeholderData: (before) => before,
  });

export const simpleRecipeQuery = (id: number) =>
  queryOptions({
    queryKey: [SIMPLE_RECIPES, "one", id],
    queryFn: ({ signal }) => call(simpleRecipes.get, { params: { id: String(id) }, signal }),
    staleTime: SUGGESTIONS_FRESH_MS,
  });

/** A simple recipe as it was planned. */
export const simpleMealQuery = (id: number) =>
  queryOptions({
    queryKey: ["simple-recipe-meal", id],
    queryFn: ({ signal }) => call(simpleRecipeMeals.get, { params: { id: String(id) }, signal }),
  });

export const customTagsQuery = queryOptions({
  queryKey: ["simple-recipe-tags"],
  queryFn: async ({ signal }) =>
    (await call(listSimpleRecipeCustomTags, { query: { page_size: MAX_TAGS }, signal })).results,
  staleTime: INSPIRATION_KEPT_MS,
  meta: { silent: true },
});

/** Reads all shown simple recipes again, because one was marked. */
export const refreshSimpleRecipes = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [SIMPLE_RECIPES] });
