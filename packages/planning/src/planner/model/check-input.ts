import type { DayInput } from "./plan-input.ts";
import { checkMacros } from "./vector.ts";

/** Throws a RangeError for numbers no plan can be made of: negative or non-finite macros, a repeated slot or day. */
export function checkDays(days: readonly DayInput[]): void {
  const numbers = new Set<number>();
  days.forEach((day, i) => {
    const number = day.dayNumber ?? i;
    if (!Number.isInteger(number)) throw new RangeError(`Day "${day.key}" has number ${number}`);
    if (numbers.has(number)) throw new RangeError(`Day number ${number} is given twice`);
    numbers.add(number);
    checkDay(day);
  });
}

function checkDay(day: DayInput): void {
  const ids = new Set<string>();
  for (const slot of day.slots) {
    if (slot.id === "") throw new RangeError(`Day "${day.key}" has a slot with an empty id`);
    if (ids.has(slot.id)) throw new RangeError(`Day "${day.key}" has slot "${slot.id}" twice`);
    ids.add(slot.id);
    checkMacros(`Slot "${slot.id}" of day "${day.key}"`, slot.target);
  }
  if (day.target) checkMacros(`The target of day "${day.key}"`, day.target);
  for (const item of day.fixed ?? []) checkMacros(`A fixed item of day "${day.key}"`, item.macros);
  for (const macros of day.eaten ?? []) checkMacros(`Eaten food of day "${day.key}"`, macros);
}
