import type {
  MealSlotSpecification,
  mealSlotSpecifications,
  NutritionDayPlan,
  replaceDayPlanSlots as replaceEndpoint,
} from "@plateful/contract";
import { type MealMoment, type MealType, mealMomentOrder } from "@plateful/nutrition";
import { invalidField, Problem } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import type { Db } from "../platform/database/open-database.ts";
import { checkPlanSafety } from "./check-safety.ts";
import { findDayPlan, replaceSlots, type SlotRow, updateDayPlan } from "./day-plan-store.ts";
import { safetyOf } from "./plan-safety.ts";
import { keepFirstVersion, keepVersion } from "./plan-version-store.ts";
import { presentSlot } from "./present-plans.ts";
import { getDayPlan } from "./save-day-plan.ts";
import { putOnDays } from "./save-weekly-plan.ts";
import { checkSlots, fitsMoment, MOMENT_TAKEN, type Moment, slotsOfBody } from "./slot-input.ts";
import { deleteSlot, findSlot, insertSlot, isMomentTaken, listSlots, updateSlot } from "./slot-store.ts";

async function getStored(db: Db, id: number): Promise<SlotRow> {
  const slot = await findSlot(db, id);
  if (slot === null) throw new Problem("not_found");
  return slot;
}

async function ownerOfPlan(db: Db, dayPlanId: number): Promise<number> {
  const stored = await findDayPlan(db, dayPlanId);
  if (stored === null) throw invalidField("nutrition_day_plan", { code: "invalid_pk", id: dayPlanId });
  return stored.plan.user_id;
}

/** Comes before a change of slots: other calls that change the same day wait here, so two can never take one moment. */
async function touchPlan(call: Pick<Call, "db" | "now">, dayPlanId: number): Promise<void> {
  await keepFirstVersion(call.db, dayPlanId);
  await updateDayPlan(call.db, dayPlanId, { modified: call.now });
}

const keep = (call: Pick<Call, "db" | "now" | "actor">, dayPlanId: number) =>
  keepVersion(call.db, dayPlanId, { authorId: call.actor.id, savedAt: call.now });

async function checkMoment(db: Db, slot: Moment, dayPlanId: number, exceptSlotId?: number): Promise<void> {
  if (!fitsMoment(slot)) throw invalidField("meal_type", "meal_moment_mismatch");
  if (await isMomentTaken(db, dayPlanId, slot.meal_moment, exceptSlotId))
    throw invalidField("", MOMENT_TAKEN);
}

export async function listMealSlots(
  call: Call<typeof mealSlotSpecifications.list>,
): Promise<MealSlotSpecification[]> {
  return (await listSlots(call.db, call.subjectId, call.query.nutrition_day_plan)).map(presentSlot);
}

export async function getMealSlot(
  call: Call<typeof mealSlotSpecifications.get>,
): Promise<MealSlotSpecification> {
  return presentSlot(await getStored(call.db, call.params.id));
}

/** True for a day to which meals are still being added one by one: it has none yet, or was not enough with those it has. */
async function isUnfinished(db: Db, dayPlanId: number): Promise<boolean> {
  const stored = await findDayPlan(db, dayPlanId);
  return stored !== null && (stored.slots.length === 0 || safetyOf(stored.plan)?.note === "UNFINISHED");
}

export async function createMealSlot(
  call: Call<typeof mealSlotSpecifications.create>,
): Promise<MealSlotSpecification> {
  const { nutrition_day_plan, order, size, confirmed_findings, confirmation_reason, ...slot } = call.body;
  const owner = await ownerOfPlan(call.db, nutrition_day_plan);
  await touchPlan(call, nutrition_day_plan);
  await checkMoment(call.db, slot, nutrition_day_plan);
  const isGrowing = await isUnfinished(call.db, nutrition_day_plan);
  const row = await insertSlot(call.db, {
    ...slot,
    user_id: owner,
    nutrition_day_plan_id: nutrition_day_plan,
    order: order ?? mealMomentOrder(slot.meal_moment),
    size: size ?? null,
  });
  const confirmation = { confirmed_findings, confirmation_reason };
  await checkPlanSafety(call, nutrition_day_plan, confirmation, { hasGrown: isGrowing });
  await keep(call, nutrition_day_plan);
  return presentSlot(row);
}

/** A slot stays with its person: meals in the diary point at it. */
async function checkNewPlan(db: Db, stored: SlotRow, dayPlanId: number): Promise<void> {
  if (dayPlanId === stored.nutrition_day_plan_id) return;
  if ((await ownerOfPlan(db, dayPlanId)) !== stored.user_id)
    throw invalidField("nutrition_day_plan", { code: "invalid_pk", id: dayPlanId });
}

/** PUT and PATCH: what is left out stays, except the order, which follows a new moment. */
export async function changeMealSlot(
  call: Call<typeof mealSlotSpecifications.change> | Call<typeof mealSlotSpecifications.replace>,
): Promise<MealSlotSpecification> {
  const stored = await getStored(call.db, call.params.id);
  const { confirmed_findings, confirmation_reason, ...body } = call.body;
  const { nutrition_day_plan = stored.nutrition_day_plan_id, order, ...values } = body;
  const moment = {
    meal_moment: values.meal_moment ?? (stored.meal_moment as MealMoment),
    meal_type: values.meal_type ?? (stored.meal_type as MealType),
  };
  await checkNewPlan(call.db, stored, nutrition_day_plan);
  await touchPlan(call, nutrition_day_plan);
  await checkMoment(call.db, moment, nutrition_day_plan, stored.id);
  const moved = moment.meal_moment !== stored.meal_moment;
  const row = await updateSlot(call.db, stored.id, {
    ...values,
    nutrition_day_plan_id: nutrition_day_plan,
    order: order ?? (moved ? mealMomentOrder(moment.meal_moment) : stored.order),
  });
  for (const planId of new Set([nutrition_day_plan, stored.nutrition_day_plan_id])) {
    await checkPlanSafety(call, planId, { confirmed_findings, confirmation_reason });
    await keep(call, planId);
  }
  return presentSlot(row);
}

export async function removeMealSlot(call: Call<typeof mealSlotSpecifications.remove>): Promise<undefined> {
  const stored = await getStored(call.db, call.params.id);
  await touchPlan(call, stored.nutrition_day_plan_id);
  await deleteSlot(call.db, stored.id);
  await checkPlanSafety(call, stored.nutrition_day_plan_id);
  await keep(call, stored.nutrition_day_plan_id);
}

/**
 * All slots of a day at once; a moment that stays keeps its slot, so that planned meals stay attached. The plan's name,
 * energy balance, fibre and weekdays change with them when they are given, so that nobody ever has half of an edited plan.
 */
export async function replaceDayPlanSlots(call: Call<typeof replaceEndpoint>): Promise<NutritionDayPlan> {
  const stored = await findDayPlan(call.db, call.params.id);
  if (stored === null) throw new Problem("not_found");
  const { slots, days, confirmed_findings, confirmation_reason, ...fields } = call.body;
  checkSlots(slots);
  await keepFirstVersion(call.db, stored.plan.id);
  await updateDayPlan(call.db, stored.plan.id, { ...fields, modified: call.now });
  await replaceSlots(call.db, stored.plan, slotsOfBody(slots));
  await checkPlanSafety(call, stored.plan.id, { confirmed_findings, confirmation_reason });
  await keep(call, stored.plan.id);
  if (days !== undefined) await putOnDays(call, stored.plan, days);
  return getDayPlan(call);
}
