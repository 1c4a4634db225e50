import type { NutritionDayPlan } from "@plateful/contract";

/** A meal slot without what only the stored one has. */
export const slotValues = ({
  id: _id,
  nutrition_day_plan: _plan,
  version: _version,
  ...values
}: NutritionDayPlan["meal_slot_specifications"][number]) => values;
