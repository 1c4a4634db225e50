import type { BodyOf, HouseholdMember, householdMembers } from "@plateful/contract";
import {
  type Allergen,
  type Diet,
  HOUSEHOLD_KCAL,
  INTOLERANCES,
  type Intolerance,
  intolerancesFromProfile,
  MEAL_TYPES,
  type MealType,
  WEEKDAYS,
  type Weekday,
} from "@plateful/nutrition";
import { readNumber } from "../parts/entered-body.ts";

/**
 * Ways to say how much someone eats, with the kcal of a day that each stands for: rounded means of the reference intakes of
 * these ages, and of small and large adults. Nobody need know a number.
 */
export const AMOUNTS = [
  { key: "SAME", kcal: null },
  { key: "SMALL_CHILD", kcal: 1100 },
  { key: "CHILD", kcal: 1500 },
  { key: "OLDER_CHILD", kcal: 2000 },
  { key: "SMALL_EATER", kcal: 1800 },
  { key: "BIG_EATER", kcal: 2600 },
] as const;
export type AmountKey = (typeof AMOUNTS)[number]["key"] | "OWN";

/** The intolerances that someone can have; having none is having chosen none. */
export const REAL_INTOLERANCES = INTOLERANCES.filter((one) => one !== "NO_INTOLERANCE");

/** What is on the form of someone who eats along. */
export interface HouseholdForm {
  readonly name: string;
  readonly amount: AmountKey;
  /** As typed; only counts with `OWN`. */
  readonly kcal: string;
  readonly mealTypes: readonly MealType[];
  readonly weekdays: readonly Weekday[];
  readonly diet: Diet;
  readonly intolerances: readonly Intolerance[];
  readonly allergens: readonly Allergen[];
  readonly avoid: readonly number[];
}

type MemberBody = BodyOf<typeof householdMembers.create>;

const NEW_MEMBER: HouseholdForm = {
  name: "",
  amount: "SAME",
  kcal: "",
  mealTypes: ["DINNER"],
  weekdays: WEEKDAYS,
  diet: "OMNIVORE",
  intolerances: [],
  allergens: [],
  avoid: [],
};

/** The form of someone who is known, or of someone new. */
export function toHouseholdForm(member: HouseholdMember | null): HouseholdForm {
  if (member === null) return NEW_MEMBER;
  const known = AMOUNTS.find(({ kcal }) => kcal === member.kcal);
  return {
    name: member.name,
    amount: known?.key ?? "OWN",
    kcal: known === undefined ? String(member.kcal) : "",
    mealTypes: member.meal_types,
    weekdays: member.weekdays,
    diet: member.diet,
    intolerances: intolerancesFromProfile({
      gluten: member.food_intolerances_gluten,
      lactose: member.food_intolerances_lactose,
      nut: member.food_intolerances_nut,
      crustaceansShellfish: member.food_intolerances_crustaceans_shellfish,
    }).filter((one) => one !== "NO_INTOLERANCE"),
    allergens: member.food_allergens,
    avoid: member.ingredients_to_avoid,
  };
}

const isKcal = (value: number | null): value is number =>
  value !== null && Number.isInteger(value) && value >= HOUSEHOLD_KCAL.min && value <= HOUSEHOLD_KCAL.max;

/** What is not good yet. */
export function formProblems(form: HouseholdForm) {
  return {
    name: form.name.trim() === "",
    kcal: form.amount === "OWN" && !isKcal(readNumber(form.kcal)),
    mealTypes: form.mealTypes.length === 0,
    weekdays: form.weekdays.length === 0,
  };
}

/** What is sent; null as long as something is not good. */
export function toMemberBody(form: HouseholdForm): Omit<MemberBody, "user"> | null {
  if (Object.values(formProblems(form)).some(Boolean)) return null;
  const { amount, intolerances } = form;
  const kcal = amount === "OWN" ? readNumber(form.kcal) : AMOUNTS.find(({ key }) => key === amount)?.kcal;
  return {
    name: form.name.trim(),
    kcal: kcal ?? null,
    diet: form.diet,
    food_intolerances_gluten: intolerances.includes("GLUTEN"),
    food_intolerances_lactose: intolerances.includes("LACTOSE"),
    food_intolerances_nut: intolerances.includes("NUTS"),
    food_intolerances_crustaceans_shellfish: intolerances.includes("CRUSTACEANS_AND_SHELLFISH"),
    food_allergens: [...form.allergens],
    ingredients_to_avoid: [...form.avoid],
    meal_types: MEAL_TYPES.filter((type) => form.mealTypes.includes(type)),
    weekdays: WEEKDAYS.filter((day) => form.weekdays.includes(day)),
  };
}

/** Puts a value in or takes it out. */
export const toggled = <Value>(list: readonly Value[], value: Value): Value[] =>
  list.includes(value) ? list.filter((one) => one !== value) : [...list, value];
