import { type BodyOf, type NutritionDayPlan, replaceDayPlanSlots } from "@plateful/contract";
import { formatNumber } from "@plateful/phrases";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { currentUserQuery } from "../../lib/person/current-user.ts";
import { call } from "../../lib/server/call.ts";
import { saveOver } from "../../lib/server/version-conflict.ts";
import { dayPlanQuery } from "./day-plan-query.ts";
import { slotValues } from "./slot-values.ts";

type Slots = BodyOf<typeof replaceDayPlanSlots>["slots"];

/**
 * Stores the meals of a day plan again; a moment that stays keeps what is planned on it. `opened` is the plan as the form
 * shows it, from which the save goes on (ledger DATA-054).
 */
export function useReplaceDayPlanSlots(opened: NutritionDayPlan) {
  const queryClient = useQueryClient();
  const { versions } = usePhrases();
  const language = useLanguage();
  const inWords = (slots: Slots) =>
    versions.mealsText({
      kcal: formatNumber(
        language,
        slots.reduce((sum, { kcal }) => sum + kcal, 0),
        { maximumFractionDigits: 0 },
      ),
      count: slots.length,
    });
  const state = (plan: NutritionDayPlan) => ({
    version: plan.version,
    slots: plan.meal_slot_specifications.map(slotValues),
  });
  return useMutation({
    mutationFn: (body: BodyOf<typeof replaceDayPlanSlots>) =>
      saveOver({
        base: state(opened),
        changes: body,
        stateOf: (stored) => state(stored as NutritionDayPlan),
        send: (changes, version) =>
          call(replaceDayPlanSlots, { params: { id: String(opened.id) }, body: changes, version }),
        label: () => versions.meals,
        text: (_key, slots) => inWords(slots as Slots),
        unchanged: (_state, stored) => stored as NutritionDayPlan,
      }),
    onSuccess: (plan) => {
      queryClient.setQueryData(dayPlanQuery(opened.id).queryKey, plan);
      return queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
    },
  });
}
