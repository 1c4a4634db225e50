import { minutesCost, wishedMinutes } from "../model/cooking-wishes.ts";
import type { Person } from "../model/person.ts";

/** Points of a second thing on the table. */
export const SECOND_THING = 2;

/** Points for the minutes of work that a side adds to those of the dish, beyond those of the day. */
export function sideMinutes(person: Person, dayKey: string, side: number, dish: number): number {
  const wished = wishedMinutes(person.cooking, dayKey);
  if (wished === null) return 0;
  const active = (recipe: number) => person.library.activeMinutes[recipe] ?? Number.NaN;
  return minutesCost(active(dish) + active(side), wished) - minutesCost(active(dish), wished);
}
