import {
  addedIds,
  isAddition,
  isSetAside,
  type KeptChange,
  type KeptDayChange,
  mealOf,
} from "./kept-change.ts";

/** The meals or the measurement that a change is about. */
const idsOf = (change: KeptChange): readonly (number | undefined)[] =>
  change.kind === "rebalance"
    ? change.meals.map(({ calendarItem }) => calendarItem)
    : [...addedIds(change), mealOf(change)];

const overlaps = (one: KeptChange, other: KeptChange): boolean => {
  const ids = idsOf(other);
  return idsOf(one).some((id) => id !== undefined && ids.includes(id));
};

/** The dates on which a change does something, those of meals of which more is cooked for later included. */
const datesOf = (change: KeptDayChange): readonly string[] =>
  change.kind === "planned"
    ? change.items.flatMap(({ date, cookedAt }) => [date, ...(cookedAt ? [cookedAt.date] : [])])
    : [change.date];

/** Whether a change reads or writes meals of the other that neither of them names. */
function reachesInto(one: KeptDayChange, other: KeptDayChange): boolean {
  // Whether a slot is empty follows from all that is done on its day.
  if (one.kind === "planned") return datesOf(one).some((date) => datesOf(other).includes(date));
  // What is copied is what the other day holds at that moment.
  if (one.kind === "copy") return other.dayId === one.fromDayId;
  // The meals that eat the leftovers are not known here.
  return one.kind === "swap" && one.takesLeftovers === true && !isAddition(other);
}

/** Whether two changes have to arrive in their order, because they are about the same meal, note or measurement (ledger DIARY-120). */
export function isBound(one: KeptChange, other: KeptChange): boolean {
  if (!("dayId" in one)) return !("dayId" in other) && overlaps(one, other);
  if (!("dayId" in other)) return false;
  if (one.kind === "note" || other.kind === "note")
    return one.kind === other.kind && one.dayId === other.dayId;
  return overlaps(one, other) || reachesInto(one, other) || reachesInto(other, one);
}

/** The first change that need not wait for another one. Those for which `isHeld` is true wait, with all that is bound to them. */
export function firstFree(
  waiting: readonly KeptChange[],
  isHeld: (change: KeptChange) => boolean,
): KeptChange | undefined {
  const held: KeptChange[] = [];
  for (const change of waiting) {
    if (!isHeld(change) && !held.some((one) => isBound(one, change))) return change;
    held.push(change);
  }
  return undefined;
}

/** Whether a change need not wait for one that is kept. */
export const isNext = (waiting: readonly KeptChange[], change: KeptChange): boolean =>
  firstFree([...waiting, change], isSetAside) === change;
