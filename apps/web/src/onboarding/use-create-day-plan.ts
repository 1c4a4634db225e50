import {
  type NutritionDayPlan,
  nutritionDayPlans,
  replaceDayPlanSlots,
  replaceWeeklyNutritionPlan,
} from "@plateful/contract";
import type { Weekday } from "@plateful/nutrition";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, newIdempotencyKey } from "../lib/call.ts";
import { currentUserQuery } from "../lib/current-user.ts";

/** The week that the new plan joins, and the plan whose meals it starts with. */
export interface DayPlanSource {
  readonly profileId: number;
  readonly weekId: number;
  readonly plan: NutritionDayPlan;
}

interface NewDayPlan {
  readonly name: string;
  readonly days: readonly Weekday[];
}

/** A meal slot without what only the stored one has. */
const slotValues = ({
  id: _id,
  nutrition_day_plan: _plan,
  ...values
}: NutritionDayPlan["meal_slot_specifications"][number]) => values;

/** Makes an extra day plan with the meals of another, and puts it on its days (ledger ONB-091). */
export function useCreateDayPlan({ profileId, weekId, plan }: DayPlanSource) {
  const queryClient = useQueryClient();
  // What was made stays made: a retry after a lost network goes on where the first try stopped.
  const [made] = useState(() => new Map<string, { readonly key: string; id?: number }>());
  const makePlan = async (name: string): Promise<number> => {
    const kept = made.get(name) ?? { key: newIdempotencyKey() };
    made.set(name, kept);
    if (kept.id === undefined) {
      const body = { name, client_intake: profileId, energy_balance: plan.energy_balance, fiber: plan.fiber };
      kept.id = (await call(nutritionDayPlans.create, { body, idempotencyKey: kept.key })).id;
    }
    return kept.id;
  };
  return useMutation({
    mutationFn: async ({ name, days }: NewDayPlan) => {
      const id = await makePlan(name);
      const slots = plan.meal_slot_specifications.map(slotValues);
      await call(replaceDayPlanSlots, { params: { id: String(id) }, body: { slots } });
      await call(replaceWeeklyNutritionPlan, {
        params: { id: String(weekId) },
        body: { nutrition_day_plan_id: id, days_to_update_to_nutrition_day_plan_id: [...days] },
      });
      return id;
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
    meta: { silent: true },
  });
}
