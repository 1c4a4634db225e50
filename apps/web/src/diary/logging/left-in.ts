import type { DiarySlot } from "@plateful/planning";
import type { DiaryDay } from "../day/diary-day.ts";
import type { DiaryEntry } from "../day/diary-entry.ts";

/** What a meal has room for, without one of the meals that stand in it; null without a target. */
export function leftIn({ groups }: DiaryDay, slot: DiarySlot, without?: DiaryEntry) {
  if (slot.target === null) return null;
  const actual = groups.find((group) => group.slot?.id === slot.id)?.totals.actual;
  const own = without?.macros ?? null;
  return {
    kcal: slot.target.kcal - (actual?.kcal ?? 0) + (own?.kcal ?? 0),
    protein: slot.target.protein - (actual?.protein ?? 0) + (own?.protein ?? 0),
  };
}
