import { type ChosenCuisine, KITCHEN_TOOLS, type Variety } from "@plateful/nutrition";
import type { Rules } from "@plateful/planning";
import type { EatingWishes } from "./eating-rules-store.ts";

type Stored = Pick<
  EatingWishes,
  | "weekday_minutes"
  | "weekend_minutes"
  | "weekly_budget"
  | "favourite_cuisines"
  | "never_cuisines"
  | "variety"
  | "kitchen"
>;

/** How someone cooks, as planning reads it; nothing for those who never said so, whose plans are as before (PLAN-200). */
export function cookingRules(
  wishes: Stored,
): Pick<Rules, "cooking" | "neverCuisines" | "missingTools" | "weekBudgetCents"> {
  const cooking = {
    weekdayMinutes: wishes.weekday_minutes,
    weekendMinutes: wishes.weekend_minutes,
    likedCuisines: wishes.favourite_cuisines as ChosenCuisine[],
    variety: wishes.variety as Variety,
  };
  const hasWish =
    cooking.weekdayMinutes !== null ||
    cooking.weekendMinutes !== null ||
    cooking.likedCuisines.length > 0 ||
    cooking.variety !== "BALANCED";
  const missingTools = KITCHEN_TOOLS.filter((tool) => !wishes.kitchen.includes(tool));
  return {
    ...(hasWish ? { cooking } : {}),
    ...(wishes.weekly_budget === null ? {} : { weekBudgetCents: 100 * wishes.weekly_budget }),
    ...(wishes.never_cuisines.length === 0
      ? {}
      : { neverCuisines: wishes.never_cuisines as ChosenCuisine[] }),
    ...(missingTools.length === 0 ? {} : { missingTools }),
  };
}
