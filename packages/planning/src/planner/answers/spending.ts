import type { Library } from "../model/library.ts";
import type { Person } from "../model/person.ts";
import type { DayInput } from "../model/plan-input.ts";
import type { PlannedDay, PlannedMeal, PlanResult, Spending } from "../model/plan-result.ts";
import { recipesOfMeal } from "../sides/with-side.ts";

/**
 * Points per cent that are tried to bring a plan within its budget, beginning without any. All are tried, so that more
 * money never makes a worse plan.
 */
export const CENT_PRICES = [0, 0.01, 0.03, 0.1, 0.3] as const;

/** Kcal that a day should come to. */
const dayEnergy = ({ slots, target }: DayInput): number =>
  target?.kcal ?? slots.reduce((sum, slot) => sum + slot.target.kcal, 0);

/**
 * What the slots to plan may cost of a week's budget, in cents: a seventh for a whole day, and for a part of it by its share of the
 * day's energy. What is there already was chosen, and is neither paid from it nor held against it.
 */
export function budgetOf(days: readonly DayInput[], weekCents: number): number {
  const shares = days.map((day) => {
    const filled = new Set((day.fixed ?? []).map(({ slotId }) => slotId));
    const open = day.slots.reduce((sum, { id, target }) => sum + (filled.has(id) ? 0 : target.kcal), 0);
    return open === 0 ? 0 : Math.min(1, open / dayEnergy(day));
  });
  return (weekCents / 7) * shares.reduce((sum, share) => sum + share, 0);
}

/** What the meals cost, everybody's portions counted. */
export function spendingOf(person: Person, budgetCents: number, days: readonly PlannedDay[]): Spending {
  const meals = days.flatMap((day) => day.meals);
  const cents = meals.reduce((sum, meal) => sum + mealCents(person, meal), 0);
  const unpriced = meals.filter((meal) => isUnpriced(person.library, meal)).length;
  return { budgetCents, cents, unpriced };
}

/** The fullest plans first, of them the best within the budget, or the cheapest when none is. */
export function bestWithinBudget(plans: readonly PlanResult[]): PlanResult | null {
  const fewest = Math.min(...plans.map(({ unfilled }) => unfilled.length));
  const full = plans.filter(({ unfilled }) => unfilled.length === fewest);
  const within = full.filter(({ spending }) => spending === null || spending.cents <= spending.budgetCents);
  const price = ({ cost, spending }: PlanResult) =>
    within.length > 0 ? cost.total : (spending?.cents ?? cost.total);
  return (within.length > 0 ? within : full).reduce<PlanResult | null>(
    (best, one) => (best === null || price(one) < price(best) ? one : best),
    null,
  );
}

function mealCents(
  { library, cents }: Person,
  { recipeId, portions, company = [], side }: PlannedMeal,
): number {
  const centsOf = (id: string) => cents[library.indexById.get(id) ?? -1] ?? 0;
  const all = company.reduce((sum, one) => sum + one.portions, portions);
  return all * centsOf(recipeId) + (side === undefined ? 0 : side.portions * centsOf(side.recipeId));
}

const isUnpriced = (library: Library, meal: PlannedMeal): boolean =>
  recipesOfMeal(meal).some((id) =>
    Number.isNaN(library.costCents[library.indexById.get(id) ?? -1] ?? Number.NaN),
  );
