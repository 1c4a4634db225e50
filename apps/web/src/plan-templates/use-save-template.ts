import {
  type BodyOf,
  changePlanTemplate,
  createPlanTemplate,
  type PlanTemplate,
  removePlanTemplate,
} from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/server/call.ts";
import { useIntentKey } from "../lib/server/use-intent-key.ts";
import { TEMPLATES } from "./template-query.ts";

/** Adds a template, or changes the one that was opened (ledger COACH-110). */
export function useSaveTemplate(base: PlanTemplate | null) {
  const queryClient = useQueryClient();
  const { keyFor, done } = useIntentKey();
  return useMutation({
    mutationFn: (body: BodyOf<typeof createPlanTemplate>) =>
      base === null
        ? call(createPlanTemplate, { body, idempotencyKey: keyFor(body) })
        : call(changePlanTemplate, { params: { id: String(base.id) }, body, version: base.version }),
    onSuccess: () => {
      done();
      return queryClient.invalidateQueries({ queryKey: TEMPLATES });
    },
    onError: () => queryClient.invalidateQueries({ queryKey: TEMPLATES }),
    meta: { silent: true },
  });
}

export function useRemoveTemplate() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: PlanTemplate) => call(removePlanTemplate, { params: { id: String(id) } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: TEMPLATES }),
  });
}
