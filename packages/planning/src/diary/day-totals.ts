import type { Macros } from "@plateful/nutrition";
import { type DiarySlot, groupBySlot, type SlotBound } from "./diary-slots.ts";

export type ItemStatus = "PLANNED" | "EATEN";

/** What one personal portion of an item contains; fibre is null when unknown. */
export interface ItemMacros extends Macros {
  readonly fiber: number | null;
}

/** A calendar item as far as the arithmetic cares. `macros` is null when nothing is known of its contents. */
export interface DiaryItem extends SlotBound {
  readonly status: ItemStatus;
  readonly macros: ItemMacros | null;
}

/** Sums in kcal and grams. Fibre is null as soon as one item's fibre is unknown: unknown is never 0. */
export interface Totals extends ItemMacros {
  /** Items without known contents; when above 0 the sums are only what is known. */
  readonly unknownItems: number;
}

export interface StatusTotals {
  /** PLANNED and EATEN together: the day's actual value. */
  readonly actual: Totals;
  readonly planned: Totals;
  readonly eaten: Totals;
}

export interface SlotTotals extends StatusTotals {
  /** Null for the group "Other". */
  readonly slot: DiarySlot | null;
}

export interface DayTotals extends StatusTotals {
  /** Sum of the slots' targets; null when no slot has one. */
  readonly target: Macros | null;
  readonly slots: readonly SlotTotals[];
}

/** What a day comes to against its targets, planned and eaten apart, in all and per slot (DIARY-009). */
export function dayTotals(items: readonly DiaryItem[], slots: readonly DiarySlot[]): DayTotals {
  return {
    target: sumTargets(slots),
    ...statusTotals(items),
    slots: groupBySlot(items, slots).map((group) => ({ slot: group.slot, ...statusTotals(group.items) })),
  };
}

/** Sum of the macros of any items; no items sum to 0. */
export function sumItems(items: readonly Pick<DiaryItem, "macros">[]): Totals {
  const known = items.flatMap((item) => (item.macros ? [item.macros] : []));
  const unknownItems = items.length - known.length;
  const add = (pick: (macros: ItemMacros) => number) => known.reduce((sum, macros) => sum + pick(macros), 0);
  const hasUnknownFiber = unknownItems > 0 || known.some((macros) => macros.fiber === null);
  return {
    kcal: add((macros) => macros.kcal),
    protein: add((macros) => macros.protein),
    carbohydrates: add((macros) => macros.carbohydrates),
    fat: add((macros) => macros.fat),
    fiber: hasUnknownFiber ? null : add((macros) => macros.fiber ?? 0),
    unknownItems,
  };
}

function statusTotals(items: readonly DiaryItem[]): StatusTotals {
  return {
    actual: sumItems(items),
    planned: sumItems(items.filter((item) => item.status === "PLANNED")),
    eaten: sumItems(items.filter((item) => item.status === "EATEN")),
  };
}

function sumTargets(slots: readonly DiarySlot[]): Macros | null {
  const targets = slots.flatMap((slot) => (slot.target ? [slot.target] : []));
  if (targets.length === 0) return null;
  const add = (pick: (macros: Macros) => number) => targets.reduce((sum, macros) => sum + pick(macros), 0);
  return {
    kcal: add((macros) => macros.kcal),
    protein: add((macros) => macros.protein),
    carbohydrates: add((macros) => macros.carbohydrates),
    fat: add((macros) => macros.fat),
  };
}
