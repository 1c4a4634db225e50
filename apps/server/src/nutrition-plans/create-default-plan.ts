import type { createDefaultNutritionPlan as endpoint } from "@plateful/contract";
import {
  applyEnergyBalance,
  DEFAULT_ENERGY_BALANCE,
  daySlots,
  defaultMealSizes,
  planMacros,
  railedPlan,
  tenantOfPerson,
  totalDailyEnergyExpenditure,
} from "@plateful/nutrition";
import { loadNutritionTenant } from "../organisations/index.ts";
import { Problem } from "../platform/base/problem.ts";
import { type Call, WithStatus } from "../platform/calls/call.ts";
import { addWeek } from "./add-week.ts";
import { checkPlanSafety } from "./check-safety.ts";
import { insertDayPlan, replaceSlots } from "./day-plan-store.ts";
import { toCalculable, toldWhenMissing } from "./energy-of-intake.ts";
import { findIntake, lockIntake } from "./intake-store.ts";
import { loadRailPerson } from "./load-rail-person.ts";
import { keepVersion } from "./plan-version-store.ts";
import { FIRST_PLAN_NAME } from "./save-weekly-plan.ts";
import { toSlotValues } from "./slot-values.ts";
import { findWeekOfIntake } from "./weekly-plan-store.ts";

type Answer = { weekly_nutrition_plan_id: number };

/**
 * Gives a profile a week of one default day at 100 percent of its need (ledger CALC-054); a profile that has a week
 * keeps it, so the call can be repeated.
 */
export async function createDefaultPlan(call: Call<typeof endpoint>): Promise<Answer | WithStatus<Answer>> {
  const profile = await findIntake(call.db, call.params.id);
  if (profile === null) throw new Problem("not_found");
  await lockIntake(call.db, profile.id);
  const existing = await findWeekOfIntake(call.db, profile.id);
  if (existing !== null) return new WithStatus(200, { weekly_nutrition_plan_id: existing.id });

  const settings = await loadNutritionTenant(call.db, call.actor.organisationId);
  const tenant = tenantOfPerson(settings, profile.protein_profile);
  const { intake, templates } = toCalculable(profile);
  const planType = profile.is_keto_user ? "KETO" : "COACH";
  const person = await loadRailPerson(call, profile, tenant);
  const { macros, moves } = toldWhenMissing(() => {
    const { tdee, baseRate } = totalDailyEnergyExpenditure(intake, templates);
    const kcal = applyEnergyBalance(tdee, DEFAULT_ENERGY_BALANCE);
    return railedPlan(person, kcal, intake, (energy, from) =>
      planMacros(energy, from, baseRate, planType, tenant),
    );
  });
  const owner = { userId: profile.user_id, intakeId: profile.id };
  const dayPlanId = await insertDayPlan(call.db, {
    name: FIRST_PLAN_NAME,
    user_id: profile.user_id,
    intake_id: profile.id,
    energy_balance: DEFAULT_ENERGY_BALANCE,
    fiber: macros.fiber,
    created: call.now,
    modified: call.now,
  });
  const slots = daySlots(macros, defaultMealSizes()).map(toSlotValues);
  await replaceSlots(call.db, { id: dayPlanId, user_id: profile.user_id }, slots);
  await checkPlanSafety(call, dayPlanId, {}, { note: moves.length === 0 ? null : "MOVED" });
  await keepVersion(call.db, dayPlanId, { authorId: call.actor.id, savedAt: call.now });
  const week = await addWeek(call, owner, dayPlanId);
  return { weekly_nutrition_plan_id: week.id };
}
