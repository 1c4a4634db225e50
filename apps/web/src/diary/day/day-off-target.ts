import { isRealSlot } from "@plateful/planning";
import type { DiaryDay, DiaryGroup } from "./diary-day.ts";
import type { DiaryEntry } from "./diary-entry.ts";

/** Within this share of its energy a day needs no words. */
const CLOSE_ENOUGH = 0.05;

const isOpenRecipe = ({ kind, status, isLocked }: DiaryEntry) =>
  kind === "recipemeal" && status === "PLANNED" && !isLocked;

/** What stands in a slot beside its meal: foods, quick adds and a second dish, but no planned side; outside the slots, everything. */
function addedTo({ slot, entries }: DiaryGroup): readonly DiaryEntry[] {
  if (slot === null || !isRealSlot(slot.id)) return entries;
  const dish = entries.find(
    ({ kind, isSide }) => !isSide && (kind === "recipemeal" || kind === "simplerecipemeal"),
  );
  return entries.filter((entry) => entry !== dish && !entry.isSide);
}

/** Whether meals of a day can still change, and it has left its energy target; one that is not filled yet may be under it. */
function isOffAndOpen({ date, groups, totals, isLocked }: DiaryDay, today: string): boolean {
  const target = totals.target?.kcal ?? 0;
  if (date < today || target <= 0 || isLocked) return false;
  const canMove = groups.some(
    (group) => group.slot !== null && !group.isLocked && group.entries.some(isOpenRecipe),
  );
  const off = totals.actual.kcal / target - 1;
  const isFilled =
    totals.actual.unknownItems === 0 &&
    groups.every(({ slot, entries }) => slot === null || entries.length > 0);
  return canMove && (off > CLOSE_ENOUGH || (isFilled && off < -CLOSE_ENOUGH));
}

/**
 * What was added to a day that left its energy target although meals of it can still be changed, as a text that differs
 * for every other addition; null for a day that asks for nothing (ledger PLAN-040). What is past is past.
 */
export function addedOffTarget(diary: DiaryDay, today: string): string | null {
  const added = diary.groups.flatMap(addedTo);
  return added.length > 0 && isOffAndOpen(diary, today) ? added.map(({ id }) => id).join(",") : null;
}

/**
 * The moment at which the plan of a day was saved, when its meals were planned before that and have left the new target;
 * else null (ledger COACH-105). `planSaved` is null without a plan.
 */
export function planOffTarget(diary: DiaryDay, today: string, planSaved: string | null): string | null {
  if (planSaved === null || !isOffAndOpen(diary, today)) return null;
  const isOlder = diary.day?.calendar_items.some(
    ({ content_type, status, modified }) =>
      content_type === "recipemeal" && status === "PLANNED" && modified < planSaved,
  );
  return isOlder === true ? planSaved : null;
}

/** Why a day has left its target, and a text that differs from case to case. */
export interface OffTarget {
  readonly why: "added" | "plan";
  readonly key: string;
}

/** What was added explains a day first: the plan may have changed as well, but the person knows what they added. */
export function offTargetOf(diary: DiaryDay, today: string, planSaved: string | null): OffTarget | null {
  const added = addedOffTarget(diary, today);
  if (added !== null) return { why: "added", key: added };
  const saved = planOffTarget(diary, today, planSaved);
  return saved === null ? null : { why: "plan", key: saved };
}
