import { autoPlanDay, type CalendarDay } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { KeptPlanned } from "../../lib/kept/kept-change.ts";
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

/** Under which key a planning is kept on this device; undefined once the server has made it. */
export const keyOf = (planned: CalendarDay | KeptPlanned): string | undefined =>
  "key" in planned ? planned.key : undefined;

/** Lets the server choose the meals of a day, or of some of its slots. */
export function useAutoPlanDay() {
  const queryClient = useQueryClient();
  const intent = useIntentKey();
  const { user, viewedId } = useSubject();
  return useMutation({
    mutationFn: async ({ date, slotIds }: Wish) => {
      const slots = slotIds === undefined ? {} : { meal_slot_ids: [...slotIds] };
      const body = { date, ...slots, ...namedUser(viewedId) };
      const signal = AbortSignal.timeout(MAX_PLANNING_MS);
      const ask = () => call(autoPlanDay, { body, signal, idempotencyKey: intent.keyFor(body) });
      const { planOrKeep } = await import("./plan-or-keep.ts");
      return planOrKeep(
        { queryClient, user, isOwn: viewedId === undefined },
        [{ date, slotIds, replaces: true }],
        ask,
      );
    },
    onSuccess: (day) => {
      intent.done();
      if ("key" in day) return;
      void import("../../lib/plan/better-plan.ts").then(({ followBetterPlan }) =>
        followBetterPlan(queryClient, day),
      );
      return showDay(queryClient, day);
    },
    onError: () => refreshCalendarDays(queryClient),
  });
}
