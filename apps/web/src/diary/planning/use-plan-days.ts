import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useToday } from "../../lib/device/today.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useSubject } from "../../lib/person/subject.ts";
import { useIntentKey } from "../../lib/server/use-intent-key.ts";
import { showToast } from "../../ui/overlays/show-toast.ts";
import { refreshCalendarDays } from "../day/calendar-day-query.ts";

export const PLANNED_DAYS = 7;

/** Fills the empty meals of seven days; what is there stays (ledger COACH-192). */
export function usePlanDays() {
  const queryClient = useQueryClient();
  const intent = useIntentKey();
  const today = useToday();
  const { user, viewedId } = useSubject();
  const { diary: words } = usePhrases();
  return useMutation({
    /** @param date the first of the days; days that are over are not planned. */
    mutationFn: async (date: string) => {
      const { planDays } = await import("./auto-plan-day.ts");
      const range = { start: date < today ? today : date, count: PLANNED_DAYS };
      return planDays({ queryClient, user, viewedId }, range, intent.keyFor);
    },
    onSuccess: ({ days }) => {
      intent.done();
      showToast({ message: words.daysPlanned({ days }) });
    },
    onSettled: (planned) => (planned?.isKept === true ? undefined : refreshCalendarDays(queryClient)),
  });
}
