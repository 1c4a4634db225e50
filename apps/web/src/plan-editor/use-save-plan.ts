import {
  type BodyOf,
  createWeeklyNutritionPlan,
  mealSlotSpecifications,
  nutritionDayPlans,
  replaceDayPlanSlots,
  replaceWeeklyNutritionPlan,
} from "@plateful/contract";
import {
  type ClientNutritionPlan,
  chosenDays,
  energyBalanceOf,
  mealMomentToMealType,
  plannedSlots,
} from "@plateful/nutrition";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/call.ts";
import { refreshAfterProfileChange } from "../lib/current-user.ts";
import { useIntentKey } from "../lib/use-intent-key.ts";
import type { ReadySource } from "./plan-source.ts";

/** The meals of a draft as the server takes them. */
export const toSlots = (plan: ClientNutritionPlan): BodyOf<typeof replaceDayPlanSlots>["slots"] =>
  plannedSlots(plan).map(({ mealMoment, size, macros }) => ({
    meal_type: mealMomentToMealType(mealMoment),
    meal_moment: mealMoment,
    size,
    ...macros,
  }));

const fieldsOf = (plan: ClientNutritionPlan) => ({
  name: plan.name.trim(),
  energy_balance: energyBalanceOf(plan.energyBalance) ?? 0,
  fiber: plan.adjustedDailyMacros.fiber,
});

/**
 * Saves a plan (ledger COACH-057, COACH-058, PLAN-171). A new one joins the week last, so that the client never has half
 * of it; `onMade` is told its id as soon as it has one, and a next try then goes on with that instead of making another.
 */
export function useSavePlan(source: ReadySource, onMade: (id: number) => void) {
  const queryClient = useQueryClient();
  const planKey = useIntentKey();
  const weekKey = useIntentKey();
  const { intake, stored } = source;

  const make = async (plan: ClientNutritionPlan): Promise<number> => {
    const body = { ...fieldsOf(plan), client_intake: intake.id };
    const { id } = await call(nutritionDayPlans.create, { body, idempotencyKey: planKey.keyFor(body) });
    onMade(id);
    for (const slot of toSlots(plan))
      await call(mealSlotSpecifications.create, { body: { ...slot, nutrition_day_plan: id } });
    return id;
  };

  const replace = async (plan: ClientNutritionPlan, id: number): Promise<number> => {
    const body = { ...fieldsOf(plan), slots: toSlots(plan) };
    await call(replaceDayPlanSlots, { params: { id: String(id) }, body });
    return id;
  };

  const putInWeek = async (plan: ClientNutritionPlan, id: number): Promise<void> => {
    const week = intake.weekly_nutrition_plan;
    const name = plan.name.trim();
    if (week === null) {
      const body = { client_intake: intake.id, name, nutrition_day_plan_id: id };
      await call(createWeeklyNutritionPlan, { body, idempotencyKey: weekKey.keyFor(body) });
      return;
    }
    const days = chosenDays(plan.days);
    if (stored !== null && days.length === stored.days.length) return;
    const body = { nutrition_day_plan_id: id, days_to_update_to_nutrition_day_plan_id: days, name };
    await call(replaceWeeklyNutritionPlan, { params: { id: String(week.id) }, body });
  };

  return useMutation({
    mutationFn: async (plan: ClientNutritionPlan) => {
      const id = plan.id === null ? await make(plan) : await replace(plan, plan.id);
      await putInWeek(plan, id);
    },
    onSuccess: () => refreshAfterProfileChange(queryClient),
    meta: { silent: true },
  });
}
