import type { GroceryCategory } from "@plateful/nutrition";
import type { DiarySlot } from "@plateful/planning";
import type { FoodChoice, TakeBack } from "../../lib/address/food-choice.ts";

/** What was put into a meal since the search was opened. */
export interface AddedFood {
  /** What it is: `food-12`, or `own-3` for a product of one's own. */
  readonly id: string;
  readonly name: string;
  readonly category: GroceryCategory;
  readonly kcal: number;
  readonly slotId: number;
  readonly takeBack: TakeBack;
}

/** An amount of a food. */
export interface FoodAmount {
  readonly foodId: number;
  readonly servingId: number;
  readonly quantity: number;
}

/** What someone has done since they began to look for foods; going to an amount and back leaves it as it is. */
interface FoodVisit {
  readonly typed: string;
  /** The meal that foods are added to. */
  readonly slot: DiarySlot | null;
  readonly added: readonly AddedFood[];
  /** What the row named from which a food was opened (ledger FOOD-088). */
  readonly opened: FoodAmount | null;
}

const visits = new WeakMap<FoodChoice, FoodVisit>();
const listeners = new Set<() => void>();

export function visitOf(choice: FoodChoice): FoodVisit {
  const known = visits.get(choice);
  if (known !== undefined) return known;
  const visit = { typed: choice.search ?? "", slot: choice.slot, added: [], opened: null };
  visits.set(choice, visit);
  return visit;
}

export function changeVisit(choice: FoodChoice, change: (visit: FoodVisit) => Partial<FoodVisit>): void {
  const visit = visitOf(choice);
  visits.set(choice, { ...visit, ...change(visit) });
  for (const listener of listeners) listener();
}

export function subscribeToVisits(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
