import { deleteHealthAnswers, setHealthAnswers } from "@plateful/contract";
import type { HealthCondition } from "@plateful/nutrition";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { refreshAfterProfileChange } from "../../lib/person/current-user.ts";
import { call } from "../../lib/server/call.ts";
import { healthAnswersQuery } from "./health-answers-query.ts";

/** Saves what the person says about their health, null for someone who would rather not; plans may follow (ledger SAFE-006). */
export function useSetHealthAnswers() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (conditions: HealthCondition[] | null) => call(setHealthAnswers, { body: { conditions } }),
    onSuccess: ({ answers }) => {
      queryClient.setQueryData(healthAnswersQuery.queryKey, answers);
      void refreshAfterProfileChange(queryClient);
    },
    meta: { silent: true },
  });
}

/** Deletes what the person said. */
export function useDeleteHealthAnswers() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(deleteHealthAnswers, {}),
    onSuccess: () => queryClient.setQueryData(healthAnswersQuery.queryKey, null),
    meta: { silent: true },
  });
}
