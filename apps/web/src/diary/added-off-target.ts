import { isRealSlot } from "@plateful/planning";
import type { DiaryDay, DiaryGroup } from "./diary-day.ts";
import type { DiaryEntry } from "./diary-entry.ts";

/** Within this share of its energy a day needs no words. */
const CLOSE_ENOUGH = 0.05;

const isOpenRecipe = ({ kind, status, isLocked }: DiaryEntry) =>
  kind === "recipemeal" && status === "PLANNED" && !isLocked;

/** What stands in a slot beside its meal: foods, quick adds and a second dish; outside the slots, everything. */
function addedTo({ slot, entries }: DiaryGroup): readonly DiaryEntry[] {
  if (slot === null || !isRealSlot(slot.id)) return entries;
  const dish = entries.find(({ kind }) => kind === "recipemeal" || kind === "simplerecipemeal");
  return entries.filter((entry) => entry !== dish);
}

/**
 * What was added to a day that left its energy target although meals of it can still be changed, as a text that differs
 * for every other addition; null for a day that asks for nothing (ledger PLAN-040). A day that is not filled yet may be
 * under its target, and what is past is past.
 */
export function addedOffTarget({ date, groups, totals, isLocked }: DiaryDay, today: string): string | null {
  const target = totals.target?.kcal ?? 0;
  if (date < today || target <= 0 || isLocked) return null;
  const canMove = groups.some(
    (group) => group.slot !== null && !group.isLocked && group.entries.some(isOpenRecipe),
  );
  const added = groups.flatMap(addedTo);
  const off = totals.actual.kcal / target - 1;
  const isFilled =
    totals.actual.unknownItems === 0 &&
    groups.every(({ slot, entries }) => slot === null || entries.length > 0);
  const isOff = off > CLOSE_ENOUGH || (isFilled && off < -CLOSE_ENOUGH);
  return canMove && isOff && added.length > 0 ? added.map(({ id }) => id).join(",") : null;
}
