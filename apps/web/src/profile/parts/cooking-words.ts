import type { UserProfile } from "@plateful/contract";
import type { Language, Phrases } from "@plateful/phrases";
import { CURRENCY, formatWholePrice } from "../../lib/language/money.ts";
import type { Detail } from "./detail-field.ts";

const answer = (isOn: boolean) => (isOn ? "ON" : "OFF");

/** The minutes of work for a meal, where any are wished. */
function minutesText(
  { weekday_minutes: weekday, weekend_minutes: weekend }: UserProfile,
  words: Phrases["howYouCook"]["summary"],
): string {
  if (weekday !== null && weekday === weekend) return words.both({ count: weekday });
  const parts = [
    ...(weekday === null ? [] : [words.weekdays({ count: weekday })]),
    ...(weekend === null ? [] : [words.weekends({ count: weekend })]),
  ];
  return parts.length === 0 ? words.any : parts.join(", ");
}

/** The minutes, and the budget where there is one. */
function cookingText(
  intake: UserProfile,
  words: Phrases["howYouCook"]["summary"],
  language: Language,
): string {
  const { weekly_budget: euros } = intake;
  const minutes = minutesText(intake, words);
  if (euros === null) return minutes;
  return `${minutes}, ${words.budget({ price: formatWholePrice(language, 100 * euros, CURRENCY) })}`;
}

/** How someone likes to cook, in words (ledger PLAN-093). */
export function cookingDetails(
  intake: UserProfile,
  { howYouCook, profile }: Phrases,
  language: Language,
): Detail[] {
  const words = profile.cookingWishes;
  return [
    { field: "howYouCook", text: cookingText(intake, howYouCook.summary, language) },
    { field: "leftovers", text: words.leftovers[intake.leftovers] },
    { field: "cookingEvenings", text: words.cookingEvenings[answer(intake.cooks_twice_a_week)] },
    { field: "weekdayBreakfast", text: words.weekdayBreakfast[answer(intake.same_breakfast_on_weekdays)] },
    { field: "groceries", text: words.groceries[intake.grocery_wish] },
  ];
}
