import type { CalendarDay, User } from "@plateful/contract";
import {
  type CivilDate,
  type DayTotals,
  type DiarySlot,
  dayTotals,
  groupBySlot,
  type SlotTotals,
  slotsToShow,
} from "@plateful/planning";
import { daySlots } from "./day-plan.ts";
import { type DiaryEntry, diaryEntries } from "./diary-entry.ts";

/** The meals under one heading, with what they come to. */
export interface DiaryGroup {
  /** Null for the group "Other". */
  readonly slot: DiarySlot | null;
  readonly entries: readonly DiaryEntry[];
  readonly totals: SlotTotals;
  /** Planning leaves the slot alone on this day. */
  readonly isLocked: boolean;
}

/** One date with everything that the planner shows of it. */
export interface DiaryDay {
  readonly date: CivilDate;
  /** Null as long as the server has no day for the date. */
  readonly day: CalendarDay | null;
  readonly hasPlan: boolean;
  readonly slots: readonly DiarySlot[];
  readonly groups: readonly DiaryGroup[];
  readonly totals: DayTotals;
  readonly itemCount: number;
  /** Planning leaves the whole day alone. */
  readonly isLocked: boolean;
}

/** Puts a date together from the person's plan and the days that were read. */
export function diaryDay(user: User, date: CivilDate, days: readonly CalendarDay[]): DiaryDay {
  const day = days.find((one) => one.date === date) ?? null;
  const planned = daySlots(user, date);
  const slots = slotsToShow(planned);
  const entries = diaryEntries(day);
  const totals = dayTotals(entries, slots);
  const groups = groupBySlot(entries, slots).flatMap(({ slot, items }, index) => {
    const sums = totals.slots[index];
    if (sums === undefined) return [];
    const isLocked = slot !== null && (day?.locked_slots.includes(slot.id) ?? false);
    return [{ slot, entries: items, totals: sums, isLocked }];
  });
  const [hasPlan, isLocked] = [planned !== null, day?.locked ?? false];
  return { date, day, hasPlan, slots, groups, totals, itemCount: entries.length, isLocked };
}

/** The slot that something new most likely belongs to: the first without meals, else the last. */
export const nextSlot = ({ groups }: DiaryDay): DiarySlot | null => {
  const real = groups.flatMap(({ slot, entries }) => (slot === null ? [] : [{ slot, entries }]));
  return (real.find(({ entries }) => entries.length === 0) ?? real.at(-1))?.slot ?? null;
};
