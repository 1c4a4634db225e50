import type { HouseholdMember } from "@plateful/contract";
import { WEEKDAYS } from "@plateful/nutrition";
import { formatList, type Language, type Phrases } from "@plateful/phrases";
import { weekdayName } from "../../lib/language/weekday-name.ts";

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** When someone eats along, in words: "Lunch and dinner · every day" (ledger PLAN-127). */
export function memberText(
  member: HouseholdMember,
  { household, meals }: Phrases,
  language: Language,
): string {
  const types = member.meal_types.map((type) => meals.types[type].toLowerCase());
  const days =
    member.weekdays.length === WEEKDAYS.length
      ? household.everyDay
      : member.weekdays.map((day) => weekdayName(language, day, "short")).join(", ");
  return `${sentence(formatList(language, types))} · ${days}`;
}
