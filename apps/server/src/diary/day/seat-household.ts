import { companionTarget, eatsAlong, type Macros, WEEKDAYS } from "@plateful/nutrition";
import { type Companion, weekdayOf } from "@plateful/planning";
import type { TableMember } from "../../recipes/index.ts";
import { slotsOn, type WeekSlot, type WeekSlots } from "./week-slot-store.ts";

/** What these people's portions of a meal should come to; `personKcal` is what the person eats that day. */
export const companionsAt = (
  members: readonly TableMember[],
  meal: Macros,
  personKcal: number,
): Companion[] =>
  members.map((member) => ({ id: String(member.id), target: companionTarget(meal, personKcal, member) }));

const kcalOf = (slots: readonly WeekSlot[]): number =>
  slots.reduce((sum, { target }) => sum + target.kcal, 0);

/** The energy of a person's day plan on a date; 0 without one. */
export const dayKcal = (week: WeekSlots | null, date: string): number => kcalOf(slotsOn(week, date));

/** The slots of a week with those who eat along in each (PLAN-121). */
export function seatHousehold(week: WeekSlots, household: readonly TableMember[]): WeekSlots {
  if (household.length === 0) return week;
  const seated = WEEKDAYS.map((weekday) => {
    const slots = week[weekday];
    const personKcal = kcalOf(slots);
    const withCompany = slots.map((slot): WeekSlot => {
      const present = household.filter((member) => eatsAlong(member, slot.mealType, weekday));
      return { ...slot, companions: companionsAt(present, slot.target, personKcal) };
    });
    return [weekday, withCompany] as const;
  });
  return Object.fromEntries(seated) as unknown as WeekSlots;
}

/** Those of the household who eat along at a meal of a date. */
export const membersAt = (
  household: readonly TableMember[],
  { mealType }: Pick<WeekSlot, "mealType">,
  date: string,
): TableMember[] => household.filter((member) => eatsAlong(member, mealType, weekdayOf(date)));
