import type { UserProfile } from "@plateful/contract";
import type { Phrases } from "@plateful/phrases";
import type { Detail } from "./detail-field.ts";

const answer = (isOn: boolean) => (isOn ? "ON" : "OFF");

/** How someone likes to cook, in words (ledger PLAN-093). */
export function cookingDetails(intake: UserProfile, { profile }: Phrases): Detail[] {
  const words = profile.cookingWishes;
  return [
    { field: "leftovers", text: words.leftovers[intake.leftovers] },
    { field: "cookingEvenings", text: words.cookingEvenings[answer(intake.cooks_twice_a_week)] },
    { field: "weekdayBreakfast", text: words.weekdayBreakfast[answer(intake.same_breakfast_on_weekdays)] },
    { field: "groceries", text: words.groceries[intake.grocery_wish] },
  ];
}
