/** What becomes of a dinner: nothing, or what is left of it is the lunch of the next day. */
export const LEFTOVER_WISHES = ["OFF", "NEXT_LUNCH"] as const;
export type LeftoverWish = (typeof LEFTOVER_WISHES)[number];

/** How long grocery lists may be: as the plan comes, shorter, or as short as can be at some cost of accuracy. */
export const GROCERY_WISHES = ["NORMAL", "FEW", "FEWEST"] as const;
export type GroceryListWish = (typeof GROCERY_WISHES)[number];

/** How a person likes to cook; no restriction, so a plan may do without where it must. */
export interface PlanningWishes {
  readonly leftovers: LeftoverWish;
  /** Dinners are cooked on Mondays and Thursdays for the evenings after. */
  readonly cooksTwiceAWeek: boolean;
  readonly sameBreakfastOnWeekdays: boolean;
  readonly groceries: GroceryListWish;
}
