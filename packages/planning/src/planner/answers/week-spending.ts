import type { WeekDate } from "./week-points.ts";

/** What the food of a week's full days costs, against the part of the budget that is for these days (PLAN-278). */
export interface BudgetPoint {
  readonly code: "BUDGET";
  readonly met: boolean;
  readonly cents: number;
  readonly budgetCents: number;
  /** Meals of these days whose price nobody knows; they are in neither figure. */
  readonly unpriced: number;
}

/** What people read: a cent above the budget is not above it. */
const euros = (cents: number): number => Math.round(cents / 100);

/** Null without a budget, without a full day, and where no price is known. */
export function budgetPoint(days: readonly WeekDate[], weekBudgetCents: number | null): BudgetPoint | null {
  const full = days.filter(({ isFull }) => isFull);
  const known = full.flatMap(({ meals }) => meals.flatMap(({ cents }) => cents ?? []));
  if (weekBudgetCents === null || known.length === 0) return null;
  const cents = known.reduce((sum, one) => sum + one, 0);
  const budgetCents = (weekBudgetCents * full.length) / 7;
  const unpriced = full.flatMap(({ meals }) => meals).length - known.length;
  return { code: "BUDGET", met: euros(cents) <= euros(budgetCents), cents, budgetCents, unpriced };
}
