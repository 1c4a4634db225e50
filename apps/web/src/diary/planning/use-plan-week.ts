import { autoPlanDays } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { namedUser, useSubject } from "../../lib/person/subject.ts";
import { call } from "../../lib/server/call.ts";
import { useIntentKey } from "../../lib/server/use-intent-key.ts";
import { refreshCalendarDays } from "../day/calendar-day-query.ts";
import { MAX_PLANNING_MS } from "./use-auto-plan-day.ts";
import { rangeOf } from "./week-to-plan.ts";

/** Lets the server fill the empty meals of the chosen days in one planning; what is there stays (ledger DIARY-090). */
export function usePlanWeek() {
  const queryClient = useQueryClient();
  const intent = useIntentKey();
  const { viewedId } = useSubject();
  return useMutation({
    // The sheet says what went wrong, and it alone.
    meta: { silent: true },
    mutationFn: async (chosen: readonly string[]) => {
      const range = rangeOf(chosen);
      if (range === null) return;
      const body = {
        num_days: range.count,
        start_date_inclusive: range.start,
        delete_existing_plans: false,
        skip_dates: range.skip,
        ...namedUser(viewedId),
      };
      const signal = AbortSignal.timeout(MAX_PLANNING_MS);
      await call(autoPlanDays, { body, signal, idempotencyKey: intent.keyFor(body) });
    },
    onSuccess: () => intent.done(),
    onSettled: () => refreshCalendarDays(queryClient),
  });
}
