import {
  type BodyOf,
  type NutritionDayPlan,
  nutritionDayPlans,
  replaceDayPlanSlots,
} from "@plateful/contract";
import {
  type ClientNutritionPlan,
  chosenDays,
  energyBalanceOf,
  mealMomentToMealType,
  plannedSlots,
  type Weekday,
} from "@plateful/nutrition";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLanguage } from "../lib/language/LanguageProvider.tsx";
import { refreshAfterProfileChange } from "../lib/person/current-user.ts";
import { planNamesOf, saveDays, weekState } from "../lib/plan/save-week.ts";
import { call } from "../lib/server/call.ts";
import { useIntentKey } from "../lib/server/use-intent-key.ts";
import type { ReadySource } from "./plan-source.ts";
import { useEditorPhrases } from "./use-editor-phrases.ts";

/** The meals of a draft as the server takes them. */
const toSlots = (plan: ClientNutritionPlan): BodyOf<typeof replaceDayPlanSlots>["slots"] =>
  plannedSlots(plan).map(({ mealMoment, size, macros }) => ({
    meal_type: mealMomentToMealType(mealMoment),
    meal_moment: mealMoment,
    size,
    ...macros,
  }));

const bodyOf = (plan: ClientNutritionPlan) => ({
  name: plan.name.trim(),
  energy_balance: energyBalanceOf(plan.energyBalance) ?? 0,
  fiber: plan.adjustedDailyMacros.fiber,
  slots: toSlots(plan),
});

export interface Saving {
  readonly plan: ClientNutritionPlan;
  /** The stored plan that the save goes on from; null for a new one. */
  readonly base: NutritionDayPlan | null;
}

/**
 * Saves a plan with its meals and its days in one call, so that all of it is stored or nothing (ledger COACH-057,
 * COACH-058, PLAN-171). A repeat after a lost network does nothing twice. Gives null when a new plan was left without days,
 * because someone else gave them to others meanwhile.
 */
export function useSavePlan({ intake }: ReadySource) {
  const queryClient = useQueryClient();
  const { keyFor, done } = useIntentKey();
  const { versions } = useEditorPhrases();
  const language = useLanguage();
  const [week, setWeek] = useState(intake.weekly_nutrition_plan);

  const make = (plan: ClientNutritionPlan) =>
    saveDays({
      plan: { id: null, name: plan.name.trim() },
      days: chosenDays(plan.days),
      base: week === null ? null : weekState(week),
      words: { language, versions, planNames: planNamesOf(week) },
      send: (days: readonly Weekday[], version: number) => {
        const body = { ...bodyOf(plan), client_intake: intake.id, days: [...days] };
        return call(nutritionDayPlans.create, { body, version, idempotencyKey: keyFor({ body, version }) });
      },
    });

  const replace = (plan: ClientNutritionPlan, { id, version, days: own }: NutritionDayPlan) => {
    const days = chosenDays(plan.days).filter((day) => !own.includes(day));
    const body = { ...bodyOf(plan), ...(days.length === 0 ? {} : { days }) };
    const idempotencyKey = keyFor({ id, body, version });
    return call(replaceDayPlanSlots, { params: { id: String(id) }, body, version, idempotencyKey });
  };

  return useMutation({
    mutationFn: ({ plan, base }: Saving) => (base === null ? make(plan) : replace(plan, base)),
    onSuccess: (saved) => {
      done();
      if (saved === null) setWeek(intake.weekly_nutrition_plan);
      return refreshAfterProfileChange(queryClient);
    },
    meta: { silent: true },
  });
}
