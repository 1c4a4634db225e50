import type { MealMoment } from "@plateful/nutrition";

const at = (hours: number, minutes = 0): number => hours * 60 + minutes;

/**
 * When each meal is usually eaten, in minutes after midnight, 0 to 1439. Nobody says when they eat; these are hours at which most
 * people in the Netherlands do, so that a meal has a place in a calendar.
 */
export const USUAL_MINUTES: Readonly<Record<MealMoment, number>> = {
  BREAKFAST: at(8),
  MORNING_SNACK: at(10, 30),
  LUNCH: at(12, 30),
  AFTERNOON_SNACK: at(15, 30),
  DINNER: at(18),
  SNACK: at(16),
  LATE_SNACK: at(20, 30),
};
