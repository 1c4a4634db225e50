import type { replaceDayPlanSlots } from "@plateful/contract";
import { type MealMoment, type MealType, mealMomentOrder, mealMomentToMealType } from "@plateful/nutrition";
import { type FieldProblem, InvalidFields } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import type { SlotValues } from "./day-plan-store.ts";

export interface Moment {
  readonly meal_moment: MealMoment;
  readonly meal_type: MealType;
}

/** A meal type belongs to its moment of the day. */
export const fitsMoment = ({ meal_moment, meal_type }: Moment): boolean =>
  mealMomentToMealType(meal_moment) === meal_type;

export const MOMENT_TAKEN = { code: "unique_set", fields: "nutrition_day_plan, meal_moment" } as const;

type SlotInBody = Call<typeof replaceDayPlanSlots>["body"]["slots"][number];

/** @throws InvalidFields at each slot whose type does not suit its moment, or whose moment is there twice. */
export function checkSlots(slots: readonly SlotInBody[]): void {
  const problems: FieldProblem[] = [];
  for (const [index, slot] of slots.entries()) {
    if (!fitsMoment(slot))
      problems.push({ path: ["slots", index, "meal_type"], error: { code: "meal_moment_mismatch" } });
    if (slots.findIndex((other) => other.meal_moment === slot.meal_moment) !== index)
      problems.push({ path: ["slots", index, "non_field_errors"], error: MOMENT_TAKEN });
  }
  if (problems.length > 0) throw new InvalidFields(problems);
}

/** Slots as they are stored; an order that is left out follows from the moment. */
export const slotsOfBody = (slots: readonly SlotInBody[]): SlotValues[] =>
  slots.map(({ order, size, ...slot }) => ({
    ...slot,
    order: order ?? mealMomentOrder(slot.meal_moment),
    size: size ?? null,
  }));
