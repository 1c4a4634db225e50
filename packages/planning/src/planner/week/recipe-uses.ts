import type { MealType } from "@plateful/nutrition";
import { repeatDaysFor, type Windows } from "../model/person.ts";

/** A meal in which a recipe is served. */
interface Use {
  readonly dayNumber: number;
  /** Null for meals outside the plan, whose meal type is unknown. */
  readonly mealType: MealType | null;
}

/** When each recipe is served, in the plan and around it. */
export class RecipeUses {
  private readonly windows: Windows;
  private readonly uses = new Map<number, Use[]>();
  /** 1 for a recipe with any use; spares looking most of them up. */
  private readonly isUsed: Uint8Array;

  constructor(windows: Windows, recipes: number) {
    this.windows = windows;
    this.isUsed = new Uint8Array(recipes);
  }

  add(recipe: number, use: Use): void {
    const uses = this.uses.get(recipe);
    if (uses) uses.push(use);
    else this.uses.set(recipe, [use]);
    this.isUsed[recipe] = 1;
  }

  remove(recipe: number, { dayNumber, mealType }: Use): void {
    const uses = this.uses.get(recipe) ?? [];
    const at = uses.findIndex((use) => use.dayNumber === dayNumber && use.mealType === mealType);
    if (at >= 0) uses.splice(at, 1);
    if (uses.length === 0) this.isUsed[recipe] = 0;
  }

  /**
   * Whether the recipe stands too close to another use to be served on that day in a slot of that type; `onlyGiven` looks
   * at fixed and recent meals alone, which no planning can move.
   */
  isRepeat(recipe: number, dayNumber: number, mealType: MealType, onlyGiven: boolean): boolean {
    if (this.isUsed[recipe] === 0) return false;
    const uses = this.uses.get(recipe) ?? [];
    return uses.some(
      (use) =>
        Math.abs(use.dayNumber - dayNumber) < this.windowOf(use, mealType) &&
        !(onlyGiven && use.mealType !== null),
    );
  }

  private windowOf(use: Use, mealType: MealType): number {
    const own = repeatDaysFor(this.windows, mealType);
    return use.mealType === null ? own : Math.max(own, repeatDaysFor(this.windows, use.mealType));
  }
}
