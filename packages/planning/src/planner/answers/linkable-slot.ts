import type { CookedAhead, MealLink, SlotPlace } from "../model/plan-input.ts";

/** A slot as far as linking it to another one is concerned. */
export interface LinkableSlot {
  readonly at: SlotPlace;
  /** Days after the first day of the plan; negative for the days before it. */
  readonly dayNumber: number;
  readonly mealType: string;
  /** It is to be planned, so it may serve what an earlier slot does. */
  readonly isFree: boolean;
  /** Enough can be cooked in it to have some left: it is to be planned, or a recipe that still has to be cooked stands in it. */
  readonly mayCook: boolean;
  /** A recipe is or will be in it, which can be made once more on another day. */
  readonly mayReturn: boolean;
  /** What stands in it is left of this slot. */
  readonly leftOf?: SlotPlace;
  /** What stands in it is cooked so many days before. */
  readonly cookedAhead?: number;
  /** Its day is over, so that nothing can be cooked on it any more. */
  readonly isPast?: boolean;
}

/** How slots are cooked together, and which of them ahead. */
export interface CookedTogether {
  readonly links: readonly MealLink[];
  readonly cookedAhead: readonly CookedAhead[];
}

export const link = (cook: LinkableSlot, eat: LinkableSlot, kind: MealLink["kind"]): MealLink => ({
  cook: cook.at,
  eat: eat.at,
  kind,
});

export const isSame = (a: SlotPlace, b: SlotPlace): boolean => a.day === b.day && a.slotId === b.slotId;
