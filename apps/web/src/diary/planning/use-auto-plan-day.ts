import { autoPlanDay } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { namedUser, useSubject } from "../../lib/person/subject.ts";
import { call } from "../../lib/server/call.ts";
import { useIntentKey } from "../../lib/server/use-intent-key.ts";
import { refreshCalendarDays, showDay } from "../day/calendar-day-query.ts";

/** After this long without an answer the planning counts as failed (ledger DIARY-037). */
export const MAX_PLANNING_MS = 60_000;

interface Wish {
  readonly date: string;
  /** Only these slots; all of them when absent. */
  readonly slotIds?: readonly number[];
}

/** Lets the server choose the meals of a day, or of some of its slots. */
export function useAutoPlanDay() {
  const queryClient = useQueryClient();
  const intent = useIntentKey();
  const { viewedId } = useSubject();
  return useMutation({
    mutationFn: ({ date, slotIds }: Wish) => {
      const slots = slotIds === undefined ? {} : { meal_slot_ids: [...slotIds] };
      const body = { date, ...slots, ...namedUser(viewedId) };
      const signal = AbortSignal.timeout(MAX_PLANNING_MS);
      return call(autoPlanDay, { body, signal, idempotencyKey: intent.keyFor(body) });
    },
    onSuccess: (day) => {
      intent.done();
      void import("../../lib/plan/better-plan.ts").then(({ followBetterPlan }) =>
        followBetterPlan(queryClient, day),
      );
      return showDay(queryClient, day);
    },
    onError: () => refreshCalendarDays(queryClient),
  });
}
