import { addDays } from "@plateful/nutrition";
import { invalidField } from "../../platform/base/problem.ts";

/** The diary reaches this many days to either side of today (DIARY-082). */
const FURTHEST_DAYS = 400;

/** Refuses a date that is too far from today. Dates compare as text. */
export function checkDate(field: string, date: string, today: string): void {
  if (date < addDays(today, -FURTHEST_DAYS) || date > addDays(today, FURTHEST_DAYS))
    throw invalidField(field, "date_out_of_range");
}
