import type {
  CookingStyle,
  MealType,
  OnboardingDiet,
  OnboardingMotivation,
  SimpleAllergen,
} from "@plateful/nutrition";
import type { SimpleRules, SimpleWishes } from "@plateful/planning";
import { Problem } from "../platform/base/problem.ts";
import type { Db } from "../platform/database/open-database.ts";
import { findTaste } from "./simple-taste-store.ts";

export interface SimpleTaste {
  readonly rules: SimpleRules;
  readonly wishes: SimpleWishes;
  readonly favourites: ReadonlySet<number>;
}

/** What a person may and wants to eat, from the short onboarding, their marks and their organisation (SIM-035, SIM-036). */
export async function getSimpleTaste(db: Db, userId: number): Promise<SimpleTaste> {
  const row = await findTaste(db, userId);
  if (row === undefined) throw new Problem("not_found");
  return {
    rules: {
      diet: row.simple_diet as OnboardingDiet | null,
      allergens: row.simple_allergens as SimpleAllergen[],
      disliked: row.disliked,
      allowed: row.allowed,
      denied: row.denied,
    },
    wishes: {
      motivation: row.motivation as OnboardingMotivation | null,
      cookingStyles: row.cooking_styles as CookingStyle[],
      mealTimes: row.meal_times as MealType[],
    },
    favourites: new Set(row.favourites),
  };
}
