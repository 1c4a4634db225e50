import { autoplanSimpleRecipes } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { PLAN_UNDO, refreshCalendarDays } from "../diary/index.ts";
import { localDate } from "../lib/language/local-date.ts";
import { call } from "../lib/server/call.ts";
import { useIntentKey } from "../lib/server/use-intent-key.ts";

/** Fills the empty meals of the coming seven days with simple recipes (ledger DIARY-066, SREC-043). */
export function usePlanWeek() {
  const queryClient = useQueryClient();
  const intent = useIntentKey();
  return useMutation({
    mutationFn: () => {
      const body = { start_date: localDate(), delete_existing_plans: false };
      return call(autoplanSimpleRecipes, { body, idempotencyKey: intent.keyFor(body) });
    },
    onSuccess: () => intent.done(),
    onSettled: () =>
      Promise.all([
        refreshCalendarDays(queryClient),
        queryClient.invalidateQueries({ queryKey: [PLAN_UNDO] }),
      ]),
  });
}
