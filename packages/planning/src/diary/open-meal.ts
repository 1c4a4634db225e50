/** What planning leaves alone on a date. */
export interface DayLocks {
  /** The whole day. */
  readonly isLocked: boolean;
  /** Slots of that day alone, by id. */
  readonly lockedSlots: readonly number[];
}

/** Where a meal is in a diary, as far as locks need it. */
interface LockableMeal {
  /** The slot under which it is shown; null outside the slots. */
  readonly slotId: number | null;
  readonly isLocked: boolean;
}

interface DiaryMeal extends LockableMeal {
  /** False for what was eaten, which is a fact. */
  readonly isPlanned: boolean;
  /** False for a quick add, a single food and a simple recipe. */
  readonly isRecipe: boolean;
}

/** Whether planning leaves a place of a date alone, whatever is in it (PLAN-071). */
export const isLockedPlace = (slotId: number | null, day: DayLocks): boolean =>
  day.isLocked || (slotId !== null && day.lockedSlots.includes(slotId));

/** Whether planning leaves a meal alone: it is locked, or its place is (PLAN-071). */
export const isLockedMeal = ({ slotId, isLocked }: LockableMeal, day: DayLocks): boolean =>
  isLocked || isLockedPlace(slotId, day);

/** Whether planning may change a meal: a planned recipe that was not eaten and is not locked. */
export const isOpenMeal = (meal: DiaryMeal, day: DayLocks): boolean =>
  meal.isPlanned && meal.isRecipe && !isLockedMeal(meal, day);
