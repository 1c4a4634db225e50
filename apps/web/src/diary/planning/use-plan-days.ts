import { autoPlanDays } from "@plateful/contract";
import { addDays } from "@plateful/planning";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useToday } from "../../lib/device/today.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { namedUser, useSubject } from "../../lib/person/subject.ts";
import { call } from "../../lib/server/call.ts";
import { useIntentKey } from "../../lib/server/use-intent-key.ts";
import { showToast } from "../../ui/overlays/show-toast.ts";
import { refreshCalendarDays } from "../day/calendar-day-query.ts";
import { MAX_PLANNING_MS } from "./use-auto-plan-day.ts";

export const PLANNED_DAYS = 7;

/** Lets the server fill the empty meals of seven days; what is there stays (ledger COACH-192). */
export function usePlanDays() {
  const queryClient = useQueryClient();
  const intent = useIntentKey();
  const today = useToday();
  const { user, viewedId } = useSubject();
  const { diary: words } = usePhrases();
  return useMutation({
    /** @param date the first of the days; days that are over are not planned. */
    mutationFn: async (date: string) => {
      const start = date < today ? today : date;
      const body = {
        num_days: PLANNED_DAYS,
        start_date_inclusive: start,
        delete_existing_plans: false,
        ...namedUser(viewedId),
      };
      const signal = AbortSignal.timeout(MAX_PLANNING_MS);
      const ask = () => call(autoPlanDays, { body, signal, idempotencyKey: intent.keyFor(body) });
      const wishes = Array.from({ length: PLANNED_DAYS }, (_, at) => ({ date: addDays(start, at) }));
      const { planOrKeep } = await import("./plan-or-keep.ts");
      return planOrKeep({ queryClient, user, isOwn: viewedId === undefined }, wishes, ask);
    },
    onSuccess: (planned) => {
      intent.done();
      const days = "kind" in planned ? new Set(planned.items.map(({ date }) => date)).size : PLANNED_DAYS;
      showToast({ message: words.daysPlanned({ days }) });
    },
    onSettled: (planned) =>
      planned !== undefined && "kind" in planned ? undefined : refreshCalendarDays(queryClient),
  });
}
