import type { findPlanShares as endpoint, PlanShares } from "@plateful/contract";
import { type MealMoment, templateOfPlan } from "@plateful/nutrition";
import { readReachedClient } from "../clients/index.ts";
import { energyNeedOf, mostUsedPlan } from "../nutrition-plans/index.ts";
import type { Call } from "../platform/calls/call.ts";
import { loadPlanned } from "./load-planned.ts";

/** The shares behind the day plan that most weekdays of a client follow (ledger COACH-110). */
export async function findPlanShares(call: Call<typeof endpoint>): Promise<{ shares: PlanShares | null }> {
  const client = await readReachedClient(call, call.params.id, "find-plan-shares");
  const planned = (await loadPlanned(call.db, [client.id])).get(client.id);
  if (planned === undefined || planned.week === null) return { shares: null };
  const id = mostUsedPlan(planned.week);
  const stored = planned.plans.find(({ plan }) => plan.id === id);
  const need = energyNeedOf(planned.profile);
  if (stored === undefined || need === null) return { shares: null };
  const slots = stored.slots.map((slot) => ({ ...slot, moment: slot.meal_moment as MealMoment }));
  const found = templateOfPlan(slots, { need: need.tdee, weight: planned.profile.weight });
  if (found === null) return { shares: null };
  return {
    shares: {
      name: stored.plan.name,
      energy_percent: found.energyPercent,
      protein_per_kg: found.proteinPerKg,
      fat_percent: found.fatPercent,
      meals: found.meals.map(({ moment, size }) => ({ meal_moment: moment, size })),
    },
  };
}
