import { getRecipeTemplate } from "@plateful/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/server/call.ts";

/** Every reading of the recipes tab starts with this key. */
export const RECIPE_INSPIRATIONS = "recipe-inspirations";

/** A recipe as it stands in the library. */
export const recipeTemplateQuery = (id: string) =>
  queryOptions({
    queryKey: ["recipe-template", id],
    queryFn: ({ signal }) => call(getRecipeTemplate, { params: { id }, signal }),
    staleTime: 300_000,
  });
