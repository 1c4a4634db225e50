import type { HouseholdMember } from "@plateful/contract";
import { intolerancesFromProfile, WEEKDAYS } from "@plateful/nutrition";
import { formatList, type Language, type Phrases } from "@plateful/phrases";
import { weekdayName } from "../../lib/language/weekday-name.ts";

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What someone may not have, by name; one thing is named once, whether it is an intolerance, an allergy or both. */
function withoutNames(member: HouseholdMember, { allergens, nutrition }: Phrases): string[] {
  const intolerances = intolerancesFromProfile({
    gluten: member.food_intolerances_gluten,
    lactose: member.food_intolerances_lactose,
    nut: member.food_intolerances_nut,
    crustaceansShellfish: member.food_intolerances_crustaceans_shellfish,
  }).filter((one) => one !== "NO_INTOLERANCE");
  const names = [
    ...intolerances.map((one) => nutrition.intolerances[one].toLowerCase()),
    ...member.food_allergens.map((one) => allergens.inSentence[one]),
  ];
  return [...new Set(names)];
}

/** What suits someone who eats along, and when they do: "Vegan · no gluten · Lunch and dinner · every day" (ledger PLAN-127, PLAN-241). */
export function memberText(member: HouseholdMember, phrases: Phrases, language: Language): string {
  const { household, meals, nutrition } = phrases;
  const types = member.meal_types.map((type) => meals.types[type].toLowerCase());
  const days =
    member.weekdays.length === WEEKDAYS.length
      ? household.everyDay
      : member.weekdays.map((day) => weekdayName(language, day, "short")).join(", ");
  const without = withoutNames(member, phrases);
  return [
    nutrition.diets[member.diet],
    ...(without.length === 0 ? [] : [household.without({ names: formatList(language, without) })]),
    sentence(formatList(language, types)),
    days,
  ].join(" · ");
}
