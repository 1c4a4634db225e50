import type { CalendarItem } from "@plateful/contract";
import type { Call } from "../../platform/calls/call.ts";
import { addItems } from "./add-items.ts";
import type { NewItem } from "./new-item-store.ts";
import { first, readItem } from "./read-diary.ts";

interface Day {
  readonly id: number;
  readonly user_id: number;
}

/** Puts a stored meal into a day of its owner, and answers what the day shows of it. */
export async function addMeal(
  call: Call,
  day: Day,
  meal: Omit<NewItem, "userId" | "dayId">,
): Promise<CalendarItem> {
  const item = { userId: day.user_id, dayId: day.id, ...meal };
  return readItem(call, first(await addItems(call, [item])));
}
