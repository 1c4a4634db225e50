import type { ClientFits } from "@plateful/contract";
import { MEAL_TYPES } from "@plateful/nutrition";
import { countFitting } from "@plateful/planning";
import type { Call } from "../../platform/calls/call.ts";
import { type EatingDraft, listEatingRules, plannerLibrary } from "../../recipes/index.ts";
import { toSpec } from "../day/day-input.ts";
import { listWeekSlots } from "../day/week-slot-store.ts";
import { mealsOfWeek } from "./fitting-recipes.ts";

type Fits = ClientFits["clients"][number]["fits"];

/**
 * For each of these people and each type of meal in their week, the meal that the fewest recipes fit; people without a
 * weekly plan have none. Counting takes a few hundredths of a millisecond for a meal, so that a hundred people hold up
 * nobody else (bench/README.md).
 */
export async function lowestFits(
  { db, services }: Pick<Call, "db" | "services">,
  userIds: readonly number[],
  draft: EatingDraft,
): Promise<Map<number, Fits>> {
  const eating = await listEatingRules(db, userIds, draft);
  const weeks = await listWeekSlots(db, userIds);
  const found = new Map<number, Fits>();
  for (const [userId, { rules, ownRecipeIds, household }] of eating) {
    const meals = mealsOfWeek(weeks.get(userId) ?? null, household);
    if (meals.length === 0) continue;
    const library = await plannerLibrary(services, db, ownRecipeIds);
    const counted = countFitting(library, meals.map(toSpec), rules);
    const fits = MEAL_TYPES.flatMap((type) => {
      const ofType = counted.filter((_, at) => meals[at]?.mealType === type);
      const [lowest] = ofType.toSorted((a, b) => a.allowed - b.allowed);
      if (lowest === undefined) return [];
      return [{ meal_type: type, recipes: lowest.total, allowed: lowest.allowed }];
    });
    found.set(userId, fits);
  }
  return found;
}
