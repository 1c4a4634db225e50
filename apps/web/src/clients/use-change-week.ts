import { replaceWeeklyNutritionPlan, type User, type UserProfile } from "@plateful/contract";
import type { Weekday } from "@plateful/nutrition";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { clientQuery } from "../lib/client/client-query.ts";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { refreshAfterProfileChange } from "../lib/person/current-user.ts";
import { planNamesOf, removeFromWeek, saveDays, weekState } from "../lib/plan/save-week.ts";
import { call } from "../lib/server/call.ts";
import { needed } from "../lib/server/internal-error.ts";
import { withDayOn } from "./parts/client-view.ts";

interface WeekChange {
  readonly planId: number;
  /** The days that follow the plan from now on; none takes it out of the week. */
  readonly days: readonly Weekday[];
}

/** Puts a plan on days of a client's week, or takes it out (ledger COACH-063, COACH-064). A day that moves shows at once. */
export function useChangeWeek(client: User, { isSilent }: { isSilent: boolean }) {
  const queryClient = useQueryClient();
  const { versions } = usePhrases();
  const language = useLanguage();
  const { queryKey } = clientQuery(String(client.id));
  return useMutation({
    mutationFn: async ({ planId, days }: WeekChange) => {
      const week = needed(client.intake?.weekly_nutrition_plan, "weekday");
      const planNames = planNamesOf(week);
      const plan = { id: planId, name: planNames.get(planId) ?? versions.otherPlan };
      const words = { language, versions, planNames };
      if (days.length === 0) return removeFromWeek(week.id, plan, weekState(week), words);
      const send = (given: readonly Weekday[], version: number) => {
        const body = { nutrition_day_plan_id: planId, days_to_update_to_nutrition_day_plan_id: [...given] };
        return call(replaceWeeklyNutritionPlan, { params: { id: String(week.id) }, body, version });
      };
      await saveDays({ plan, days, base: weekState(week), words, send });
    },
    onMutate: ({ planId, days }) => {
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (shown: User | undefined) => {
        const week = shown?.intake?.weekly_nutrition_plan ?? null;
        if (shown === undefined || shown.intake === null || week === null || days.length === 0) return shown;
        const intake: UserProfile = {
          ...shown.intake,
          weekly_nutrition_plan: withDayOn(week, planId, days),
        };
        return { ...shown, intake };
      });
      return { before };
    },
    onError: (_error, _change, context) => queryClient.setQueryData(queryKey, context?.before),
    onSettled: () => refreshAfterProfileChange(queryClient),
    meta: { silent: isSilent },
  });
}
