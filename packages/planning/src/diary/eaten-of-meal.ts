/** What a copy of a meal consists of. */
export interface MealToCopy<Meal> {
  readonly meals: readonly Meal[];
  /** Whether these were eaten; null for a day that is not over, of which nobody knows yet. */
  readonly areEaten: boolean | null;
}

/**
 * What is copied of one meal of a day. Of a day that is over it is what was eaten, for what was planned beside it was not; where
 * nothing of the meal was ticked nobody said what was eaten, and all of it is copied as it was planned (ledger DIARY-124).
 */
export function eatenOfMeal<Meal extends { readonly status: string }>(
  meals: readonly Meal[],
  isOver: boolean,
): MealToCopy<Meal> {
  if (!isOver) return { meals, areEaten: null };
  const eaten = meals.filter(({ status }) => status === "EATEN");
  return eaten.length === 0 ? { meals, areEaten: false } : { meals: eaten, areEaten: true };
}
