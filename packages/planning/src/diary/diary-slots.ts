import type { Macros, MealMoment, MealType } from "@plateful/nutrition";

/** A meal slot as the diary shows it. Negative ids are pseudo slots that exist only on the screen (DIARY-017, DIARY-018). */
export interface DiarySlot {
  readonly id: number;
  readonly mealMoment: MealMoment;
  readonly mealType: MealType;
  readonly order: number;
  /** Null for pseudo slots: without a plan there is nothing to aim at. */
  readonly target: Macros | null;
}

/** Where a calendar item says it belongs; `slotId` is null when planned without a day plan. */
export interface SlotBound {
  readonly slotId: number | null;
  readonly mealMoment: MealMoment;
}

export interface SlotGroup<Item> {
  /** Null for the last group "Other", which is there only when it has items. */
  readonly slot: DiarySlot | null;
  readonly items: readonly Item[];
}

/** Slots of people without a plan for the weekday (DIARY-018). */
export const PSEUDO_SLOTS: readonly DiarySlot[] = (["BREAKFAST", "LUNCH", "DINNER", "SNACK"] as const).map(
  (meal, order) => ({ id: -1 - order, mealMoment: meal, mealType: meal, order, target: null }),
);

/** Whether a slot may be named in a call: pseudo slots never are (DIARY-017). */
export function isRealSlot(slotId: number): boolean {
  return Number.isInteger(slotId) && slotId > 0;
}

/** The slots of the day plan, or the pseudo slots when the weekday has no plan; in their order (DIARY-016, DIARY-018). */
export function slotsToShow(daySlots: readonly DiarySlot[] | null): DiarySlot[] {
  return [...(daySlots ?? PSEUDO_SLOTS)].sort((a, b) => a.order - b.order);
}

/** The slot under which an item is shown: its own, else the one of the same moment, else null = "Other" (DIARY-016). */
export function slotOfItem<Slot extends { readonly id: number; readonly mealMoment: string }>(
  item: { readonly slotId: number | null; readonly mealMoment: string },
  slots: readonly Slot[],
): Slot | null {
  const own = slots.find((slot) => slot.id === item.slotId);
  return own ?? slots.find((slot) => slot.mealMoment === item.mealMoment) ?? null;
}

/** All slots in their order with the items shown under each, and "Other" last if anything is left (DIARY-016). */
export function groupBySlot<Item extends SlotBound>(
  items: readonly Item[],
  slots: readonly DiarySlot[],
): SlotGroup<Item>[] {
  const ordered = [...slots].sort((a, b) => a.order - b.order);
  const under = (slot: DiarySlot | null) => items.filter((item) => slotOfItem(item, ordered) === slot);
  const groups: SlotGroup<Item>[] = ordered.map((slot) => ({ slot, items: under(slot) }));
  const other = under(null);
  return other.length > 0 ? [...groups, { slot: null, items: other }] : groups;
}
