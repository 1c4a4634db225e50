import { autoPlanDays } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { namedUser, useSubject } from "../../lib/person/subject.ts";
import { call } from "../../lib/server/call.ts";
import { useIntentKey } from "../../lib/server/use-intent-key.ts";
import { refreshCalendarDays } from "../day/calendar-day-query.ts";
import { MAX_PLANNING_MS } from "./max-planning.ts";
import { rangeOf } from "./week-to-plan.ts";

/** Lets the server fill the empty meals of the chosen days in one planning; what is there stays (ledger DIARY-090). */
export function usePlanWeek() {
  const queryClient = useQueryClient();
  const intent = useIntentKey();
  const { user, viewedId } = useSubject();
  return useMutation({
    // The sheet says what went wrong, and it alone.
    meta: { silent: true },
    mutationFn: async (chosen: readonly string[]) => {
      const range = rangeOf(chosen);
      if (range === null) return null;
      const body = {
        num_days: range.count,
        start_date_inclusive: range.start,
        delete_existing_plans: false,
        skip_dates: range.skip,
        ...namedUser(viewedId),
      };
      const signal = AbortSignal.timeout(MAX_PLANNING_MS);
      const ask = () => call(autoPlanDays, { body, signal, idempotencyKey: intent.keyFor(body) });
      const { planOrKeep } = await import("./plan-or-keep.ts");
      const wishes = chosen.map((date) => ({ date }));
      const answer = await planOrKeep({ queryClient, user, isOwn: viewedId === undefined }, wishes, ask);
      return "key" in answer ? answer : null;
    },
    onSuccess: () => intent.done(),
    onSettled: (kept) => (kept ? undefined : refreshCalendarDays(queryClient)),
  });
}
