import { effectiveOrganisation, hasFlag, isSimple } from "@plateful/access";
import type { User, UserProfile } from "@plateful/contract";
import { type Intolerance, intolerancesFromProfile } from "@plateful/nutrition";
import { toAccessUser } from "../../lib/person/current-user.ts";

/** True when imperial units may be shown and chosen at all (ledger PROF-025). */
export const mayUseImperial = (user: User): boolean =>
  effectiveOrganisation(toAccessUser(user))?.imperialUnitsAllowed !== false;

/** The menopause row is for women with one of the hormone flags (ledger PROF-004). */
export function showsMenopause(user: User): boolean {
  const person = toAccessUser(user);
  return (
    user.intake?.gender === "FEMALE" &&
    (hasFlag(person, "FF_FEMALE_HORMONES") || hasFlag(person, "FF_FEMALE_HORMONES_MENOPAUSE_ONLY"))
  );
}

/** The cycle section is for women with the female-hormones flag and a start date (ledger PROF-007). */
export const showsCycle = (user: User): boolean =>
  user.intake?.gender === "FEMALE" &&
  user.intake.last_menstrual_period_start_date !== null &&
  hasFlag(toAccessUser(user), "FF_FEMALE_HORMONES");

/** The language can be chosen unless the flag forces English (ledger PROF-008, PROF-018). */
export const mayChooseLanguage = (user: User): boolean =>
  !hasFlag(toAccessUser(user), "FF_ENGLISH_LANGUAGE_ONLY");

/** Simple recipes are planned for nobody else, and without a profile nothing is planned (ledger PLAN-127). */
export const showsHousehold = (user: User): boolean => user.intake !== null && !isSimple(toAccessUser(user));

export const intolerancesOf = (intake: UserProfile): Intolerance[] =>
  intolerancesFromProfile({
    gluten: intake.food_intolerances_gluten,
    lactose: intake.food_intolerances_lactose,
    nut: intake.food_intolerances_nut,
    crustaceansShellfish: intake.food_intolerances_crustaceans_shellfish,
  });

/** What the plan gives on a Monday; null without slots, which shows as dashes (ledger PROF-001). */
export function mondayMacros(intake: UserProfile | null) {
  const slots = intake?.weekly_nutrition_plan?.monday.meal_slot_specifications ?? [];
  if (slots.length === 0) return null;
  const sum = (key: "kcal" | "protein" | "carbohydrates" | "fat") =>
    slots.reduce((total, slot) => total + slot[key], 0);
  return {
    kcal: sum("kcal"),
    protein: sum("protein"),
    carbohydrates: sum("carbohydrates"),
    fat: sum("fat"),
  };
}
