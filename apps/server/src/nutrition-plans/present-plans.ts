import type {
  MealSlotSpecification,
  NutritionDayPlan,
  UserProfile,
  WeeklyNutritionPlan,
} from "@plateful/contract";
import {
  type Macros,
  type MealMoment,
  type MealType,
  WEEKDAYS,
  type Weekday,
  weeklyAverage,
} from "@plateful/nutrition";
import { roundHalfUp } from "@plateful/quantities";
import type { SlotRow, StoredDayPlan } from "./day-plan-store.ts";
import type { IntakeInShort } from "./intake-store.ts";
import { safetyOf } from "./plan-safety.ts";
import type { WeekRow } from "./weekly-plan-store.ts";

export function presentSlot(slot: SlotRow): MealSlotSpecification {
  return {
    id: slot.id,
    meal_type: slot.meal_type as MealType,
    meal_moment: slot.meal_moment as MealMoment,
    order: slot.order,
    kcal: slot.kcal,
    protein: slot.protein,
    carbohydrates: slot.carbohydrates,
    fat: slot.fat,
    nutrition_day_plan: slot.nutrition_day_plan_id,
    size: slot.size,
    version: slot.version,
  };
}

const total = <Nutrient extends keyof Macros>(
  slots: readonly Readonly<Record<Nutrient, number>>[],
  nutrient: Nutrient,
): number =>
  roundHalfUp(
    slots.reduce((sum, slot) => sum + slot[nutrient], 0),
    1,
  );

/** Energy of an average day of a week, in kcal; null without one. */
export function kcalADay({ days, slots }: IntakeInShort): number | null {
  if (days === null) return null;
  const ofPlan = Map.groupBy(slots, ({ plan }) => plan);
  return weeklyAverage(days.map((plan) => ({ kcal: total(ofPlan.get(plan) ?? [], "kcal"), days: 1 })));
}

/** A day's targets are the sums of its slots, so that they can never disagree. */
export function presentDayPlan({ plan, slots, days }: StoredDayPlan): NutritionDayPlan {
  return {
    id: plan.id,
    name: plan.name,
    meal_slot_specifications: slots.map(presentSlot),
    days: [...days],
    client_intake: plan.intake_id,
    energy_balance: plan.energy_balance,
    kcal: total(slots, "kcal"),
    protein: total(slots, "protein"),
    carbohydrates: total(slots, "carbohydrates"),
    fat: total(slots, "fat"),
    fiber: plan.fiber,
    created: plan.created.toISOString(),
    modified: plan.modified.toISOString(),
    version: plan.version,
    safety: safetyOf(plan),
  };
}

export function presentWeek(week: WeekRow): WeeklyNutritionPlan {
  const { user_id: _owner, intake_id, ...days } = week;
  return { ...days, client_intake: intake_id };
}

/** The week with whole day plans in it, as profiles carry it (ledger DATA-014). */
export function presentWeekOfPlans(
  week: WeekRow,
  plans: readonly StoredDayPlan[],
): NonNullable<UserProfile["weekly_nutrition_plan"]> {
  const presented = new Map(plans.map((stored) => [stored.plan.id, presentDayPlan(stored)]));
  const planOf = (day: Weekday): NutritionDayPlan => {
    const plan = presented.get(week[day]);
    // The table refuses a weekday without a plan, so this is a fault of ours (ledger DIARY-079).
    if (plan === undefined) throw new Error(`Week ${week.id} has no plan for ${day}.`);
    return plan;
  };
  const days = Object.fromEntries(WEEKDAYS.map((day) => [day, planOf(day)])) as Record<
    Weekday,
    NutritionDayPlan
  >;
  return { id: week.id, version: week.version, ...days };
}
