import { type NutritionDayPlan, nutritionDayPlans, type UserProfile } from "@plateful/contract";
import type { Weekday } from "@plateful/nutrition";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { currentUserQuery } from "../../lib/person/current-user.ts";
import { planNamesOf, saveDays, weekState } from "../../lib/plan/save-week.ts";
import { call } from "../../lib/server/call.ts";
import { useIntentKey } from "../../lib/server/use-intent-key.ts";
import { slotValues } from "./slot-values.ts";

/** The week that the new plan joins, and the plan whose meals it starts with. */
export interface DayPlanSource {
  readonly profileId: number;
  readonly week: NonNullable<UserProfile["weekly_nutrition_plan"]>;
  readonly plan: NutritionDayPlan;
}

interface NewDayPlan {
  readonly name: string;
  readonly days: readonly Weekday[];
}

/**
 * Makes an extra day plan with the meals of another, and puts it on its days: all of it, or nothing (ledger ONB-091,
 * PLAN-171). Null when every day was given to another plan meanwhile and the person leaves it at that.
 */
export function useCreateDayPlan({ profileId, week, plan }: DayPlanSource) {
  const queryClient = useQueryClient();
  const { versions } = usePhrases();
  const language = useLanguage();
  const { keyFor, done } = useIntentKey();
  return useMutation({
    mutationFn: ({ name, days }: NewDayPlan) =>
      saveDays({
        plan: { id: null, name },
        days,
        base: weekState(week),
        words: { language, versions, planNames: planNamesOf(week) },
        send: async (given, version) => {
          const { energy_balance, fiber, meal_slot_specifications } = plan;
          const slots = meal_slot_specifications.map(slotValues);
          const body = { name, client_intake: profileId, energy_balance, fiber, slots, days: [...given] };
          const made = await call(nutritionDayPlans.create, {
            body,
            version,
            idempotencyKey: keyFor({ body, version }),
          });
          return made.id;
        },
      }),
    onSuccess: () => {
      done();
      return queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
    },
    meta: { silent: true },
  });
}
