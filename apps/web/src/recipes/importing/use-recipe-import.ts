import {
  changeRecipeImport,
  deleteRecipeImport,
  type RecipeImport,
  saveRecipeImport,
  startRecipeImport,
} from "@plateful/contract";
import type { MealType } from "@plateful/nutrition";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { GENERATED_MEALS } from "../../lib/person/current-user.ts";
import { call } from "../../lib/server/call.ts";
import { CallError } from "../../lib/server/call-error.ts";
import { useIntentKey } from "../../lib/server/use-intent-key.ts";
import { recipeTemplateQuery } from "../parts/recipe-query.ts";
import type { ImportSource } from "./import-source.ts";
import { openImportsQuery, recipeImportQuery } from "./recipe-import-query.ts";
import { useImportPhrases } from "./use-import-phrases.ts";

/** What is read: something new, or what failed once more, by its page or by a text that stands in for it. */
type Wanted = ImportSource | { readonly again: number; readonly text?: string };

/** Begins to read a recipe; its answer is what is looked at next. The screen itself says why it was refused. */
export function useStartImport() {
  const queryClient = useQueryClient();
  const intent = useIntentKey();
  return useMutation({
    meta: { silent: true },
    mutationFn: (body: Wanted) => call(startRecipeImport, { body, idempotencyKey: intent.keyFor(body) }),
    onSuccess: (started) => {
      intent.done();
      queryClient.setQueryData(recipeImportQuery(String(started.id)).queryKey, started);
    },
  });
}

/** Why a reading was not begun, in words; null where nothing went wrong (ledger REC-122). */
export function useStartFault(error: Error | null, isPage: boolean): string | null {
  const words = useImportPhrases();
  const { general } = usePhrases();
  if (error === null) return null;
  if (!(error instanceof CallError)) return general.somethingWentWrong;
  if (error.status === 0) return words.offline;
  if (error.status === 429) return isPage ? words.tooManyPages : words.tooManyTexts;
  if (error.code === "import_unavailable") return words.failures.NO_NETWORK;
  if (error.at("url") !== undefined) return words.failures.ADDRESS;
  return error.at("text") ?? error.detail ?? general.somethingWentWrong;
}

export interface ImportChange {
  readonly name?: string;
  readonly servings?: number;
  readonly line?: {
    readonly at: number;
    readonly suggested_serving?: number;
    readonly quantity?: number;
    readonly is_left_out?: boolean;
  };
}

/** Answers questions about what was read, one after another, so that none is written over by the one before (ledger REC-112). */
export function useChangeImport({ id }: Pick<RecipeImport, "id">) {
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: `recipe-import-${id}` },
    mutationFn: (body: ImportChange) => call(changeRecipeImport, { params: { id: String(id) }, body }),
    onSuccess: (changed) => queryClient.setQueryData(recipeImportQuery(String(id)).queryKey, changed),
    onError: () => queryClient.invalidateQueries({ queryKey: recipeImportQuery(String(id)).queryKey }),
  });
}

/** Makes a recipe of one's own of what was read (ledger REC-113). */
export function useSaveImport({ id }: Pick<RecipeImport, "id">) {
  const queryClient = useQueryClient();
  const intent = useIntentKey();
  return useMutation({
    // What was typed last is sent before it is saved.
    scope: { id: `recipe-import-${id}` },
    mutationFn: (meal: MealType) => {
      const body = { meal_type: meal };
      return call(saveRecipeImport, {
        params: { id: String(id) },
        body,
        idempotencyKey: intent.keyFor(body),
      });
    },
    onSuccess: async (recipe) => {
      intent.done();
      queryClient.setQueryData(recipeTemplateQuery(String(recipe.id)).queryKey, recipe);
      await queryClient.invalidateQueries({ queryKey: [GENERATED_MEALS], refetchType: "none" });
    },
  });
}

export function useDiscardImport({ id }: Pick<RecipeImport, "id">) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(deleteRecipeImport, { params: { id: String(id) } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: openImportsQuery.queryKey }),
  });
}
