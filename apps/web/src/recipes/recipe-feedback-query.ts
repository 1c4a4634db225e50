import { type FeedbackKind, type RecipeFeedbackLineItem, recipeFeedback } from "@plateful/contract";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { namedUser } from "../lib/person/subject.ts";
import { call } from "../lib/server/call.ts";
import { useIntentKey } from "../lib/server/use-intent-key.ts";

const RECIPE_FEEDBACK = "recipe-feedback";

/** What the person whose screens are open said about a recipe, newest first (ledger REC-093). */
export const recipeFeedbackQuery = (recipe: number, viewedId: number | undefined) =>
  queryOptions({
    queryKey: [RECIPE_FEEDBACK, viewedId ?? "self", recipe],
    queryFn: async ({ signal }): Promise<readonly RecipeFeedbackLineItem[]> => {
      const query = { recipe, page_size: 100, ...namedUser(viewedId) };
      return (await call(recipeFeedback.list, { query, signal })).results;
    },
    meta: { silent: true },
  });

/** One thing to say about a recipe: a rating, a text, or both. */
export interface Feedback {
  readonly recipe: number;
  readonly kind: FeedbackKind;
  readonly rating: number | null;
  readonly text: string;
}

/** Keeps feedback; what is refused is shown where it was typed. */
export function useSayFeedback() {
  const queryClient = useQueryClient();
  const { keyFor, done } = useIntentKey();
  return useMutation({
    mutationFn: (body: Feedback) => call(recipeFeedback.create, { body, idempotencyKey: keyFor(body) }),
    onSuccess: () => {
      done();
      return queryClient.invalidateQueries({ queryKey: [RECIPE_FEEDBACK] });
    },
    meta: { silent: true },
  });
}

export function useRemoveFeedback() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(recipeFeedback.remove, { params: { id: String(id) } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [RECIPE_FEEDBACK] }),
  });
}
