import type { CalendarDay } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { KeptPlanned } from "../../lib/kept/kept-change.ts";
import { useSubject } from "../../lib/person/subject.ts";
import { useIntentKey } from "../../lib/server/use-intent-key.ts";
import { refreshCalendarDays, showDay } from "../day/calendar-day-query.ts";
import type { DayWish } from "./auto-plan-day.ts";

/** Under which key a planning is kept on this device; undefined once the server has made it. */
export const keyOf = (planned: CalendarDay | KeptPlanned): string | undefined =>
  "key" in planned ? planned.key : undefined;

/** Plans a day, or some of its slots. What does it comes with the press, since few days that are opened are planned. */
export function useAutoPlanDay() {
  const queryClient = useQueryClient();
  const intent = useIntentKey();
  const { user, viewedId } = useSubject();
  return useMutation({
    mutationFn: async (wish: DayWish) => {
      const { planDay } = await import("./auto-plan-day.ts");
      return planDay({ queryClient, user, viewedId }, wish, intent.keyFor);
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
