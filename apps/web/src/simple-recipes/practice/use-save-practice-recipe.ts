import { type SimpleRecipe, simpleRecipes } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../lib/server/call.ts";
import { saveOver } from "../../lib/server/version-conflict.ts";
import { refreshSimpleRecipes } from "../simple-recipe-query.ts";
import { FIGURE_NAMES, FIGURES, type RecipeBody } from "./practice-recipe-form.ts";
import { practiceRecipeQuery } from "./practice-recipe-query.ts";
import { usePracticeRecipePhrases } from "./use-practice-recipe-phrases.ts";

/** What each field of a recipe is called, for the question which version of it to keep. */
function useLabels(): Readonly<Record<string, string>> {
  const { form, published } = usePracticeRecipePhrases();
  return {
    ...{ name: form.name, description: form.description, source: form.source, servings: form.servings },
    ...{ prep_time_minutes: form.prep, cook_time_minutes: form.cook, published },
    ...{ ingredients: form.ingredients, instructions: form.instructions },
    ...{ meal_types: form.meals, dietary_preferences: form.diets, allergens: form.allergens },
    ...Object.fromEntries(FIGURE_NAMES.map((name) => [FIGURES[name], form[name]])),
  };
}

const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.join(", ") : value === null || value === undefined ? "–" : String(value);

/** Saves a recipe of the practice; where someone else changed the same field, it asks which to keep (ledger SREC-050). */
export function useSavePracticeRecipe(base: SimpleRecipe) {
  const queryClient = useQueryClient();
  const labels = useLabels();
  const params = { id: String(base.id) };
  return useMutation({
    mutationFn: (changes: RecipeBody) =>
      saveOver({
        base,
        changes,
        send: (body, version) => call(simpleRecipes.change, { params, body, version }),
        label: (key) => labels[key] ?? key,
        text: (_key, value) => textOf(value),
        unchanged: (stored) => stored,
      }),
    onSuccess: async (saved) => {
      queryClient.setQueryData(practiceRecipeQuery(params.id).queryKey, saved);
      await refreshSimpleRecipes(queryClient);
    },
  });
}

/** Takes a recipe out of sight of everybody; meals that were planned keep it. */
export function useRemovePracticeRecipe({ id, version }: SimpleRecipe) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(simpleRecipes.remove, { params: { id: String(id) }, version }),
    onSuccess: () => refreshSimpleRecipes(queryClient),
  });
}
