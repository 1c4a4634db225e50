import { mealMomentOrder, mealMomentToMealType, type PlannedSlot } from "@plateful/nutrition";
import type { SlotValues } from "./day-plan-store.ts";

/** A computed slot as it is stored. */
export function toSlotValues({ mealMoment, size, macros }: PlannedSlot): SlotValues {
  return {
    meal_moment: mealMoment,
    meal_type: mealMomentToMealType(mealMoment),
    order: mealMomentOrder(mealMoment),
    size,
    ...macros,
  };
}
