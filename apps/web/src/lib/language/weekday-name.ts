import { WEEKDAYS, type Weekday } from "@plateful/nutrition";
import { formatDate, type Language } from "@plateful/phrases";

/** A Monday, from which the names of the weekdays are taken. */
const MONDAY = 5;

/** A weekday's name in the reader's language. */
export const weekdayName = (language: Language, day: Weekday, weekday: "long" | "short" | "narrow"): string =>
  formatDate(language, `2026-01-${String(MONDAY + WEEKDAYS.indexOf(day)).padStart(2, "0")}`, { weekday });
