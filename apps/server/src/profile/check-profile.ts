import {
  CUISINES,
  type Gender,
  KITCHEN_TOOLS,
  minimumGoalWeight,
  orderAllergens,
  periodStartError,
} from "@plateful/nutrition";
import { roundHalfUp } from "@plateful/quantities";
import { type FieldProblem, InvalidFields } from "../platform/base/problem.ts";
import { birthProblems } from "./date-of-birth.ts";
import { type ProfileViewer, tellsOfHormones } from "./present-profile.ts";
import type { ProfileColumns } from "./profile-store.ts";

/** The columns that a profile can be checked by: what comes in, over what is stored. */
export interface CheckedProfile {
  readonly changes: ProfileColumns;
  readonly stored: {
    readonly gender: string;
    readonly height_in_cm: number | null;
    readonly goal_weight_in_kg: number | null;
  } | null;
  readonly today: string;
}

const has = (changes: ProfileColumns, ...fields: (keyof ProfileColumns)[]) =>
  fields.some((field) => changes[field] !== undefined);

/** The newly sent value, or the stored one when the field was left out. */
const merged = <Value>(sent: Value | undefined, stored: Value | undefined): Value | null =>
  sent === undefined ? (stored ?? null) : sent;

function goalWeightProblem({ changes, stored }: CheckedProfile): FieldProblem | null {
  if (!has(changes, "goal_weight_in_kg", "height_in_cm")) return null;
  const height = merged(changes.height_in_cm, stored?.height_in_cm);
  const goal = merged(changes.goal_weight_in_kg, stored?.goal_weight_in_kg);
  if (height === null || goal === null || roundHalfUp(goal, 2) >= minimumGoalWeight(height)) return null;
  return { path: ["goal_weight_in_kg"], error: { code: "goal_weight_too_low" } };
}

const CYCLE_FIELDS = ["last_menstrual_period_start_date", "menstrual_cycle_length"] as const;

function cycleProblems({ changes, stored, today }: CheckedProfile): FieldProblem[] {
  const gender = merged(changes.gender, stored?.gender) as Gender | null;
  const sent = CYCLE_FIELDS.filter((field) => (changes[field] ?? null) !== null);
  if (gender !== "FEMALE")
    return sent.map((field) => ({ path: [field], error: { code: "cycle_female_only" } }));
  const start = changes.last_menstrual_period_start_date ?? null;
  if (start === null || periodStartError(start, today) !== "in_future") return [];
  return [{ path: ["last_menstrual_period_start_date"], error: { code: "in_future" } }];
}

/**
 * Refuses what single fields cannot show: a goal weight below a healthy one for the height, a period in the future,
 * cycle data of someone who is not FEMALE, and a date of birth that gives no age of the product.
 */
export function checkProfile(profile: CheckedProfile): void {
  const goal = goalWeightProblem(profile);
  const problems = [
    ...(goal === null ? [] : [goal]),
    ...cycleProblems(profile),
    ...birthProblems(profile.changes, profile.today),
  ];
  if (problems.length > 0) throw new InvalidFields(problems);
}

const WEIGHT_DECIMALS = 2;
const rounded = (kilograms: number) => roundHalfUp(kilograms, WEIGHT_DECIMALS);

/** Each once, in the order of the list. */
const ordered = (all: readonly string[], chosen: readonly string[]) =>
  all.filter((one) => chosen.includes(one));

const cookingLists = ({ favourite_cuisines, never_cuisines, kitchen }: ProfileColumns) => ({
  ...(favourite_cuisines === undefined ? {} : { favourite_cuisines: ordered(CUISINES, favourite_cuisines) }),
  ...(never_cuisines === undefined ? {} : { never_cuisines: ordered(CUISINES, never_cuisines) }),
  ...(kitchen === undefined ? {} : { kitchen: ordered(KITCHEN_TOOLS, kitchen) }),
});

/** Weights are stored with two decimals, each allergen, kitchen and tool once in its order, and cycle data goes when it no longer applies. */
export function storable<Fields extends ProfileColumns>(changes: Fields): Fields {
  const { food_allergens: allergens } = changes;
  return {
    ...changes,
    ...(allergens === undefined ? {} : { food_allergens: orderAllergens(allergens) }),
    ...cookingLists(changes),
    ...(changes.weight === undefined ? {} : { weight: rounded(changes.weight) }),
    ...(typeof changes.goal_weight_in_kg === "number"
      ? { goal_weight_in_kg: rounded(changes.goal_weight_in_kg) }
      : {}),
    ...(changes.gender === "MALE" ? WITHOUT_CYCLE : {}),
  };
}

const WITHOUT_CYCLE = { last_menstrual_period_start_date: null, menstrual_cycle_length: null } as const;

/**
 * Others than the person never see the cycle dates and the date of birth, so what they send of them is no choice of theirs; nor is the kind of diet,
 * when the cycle or menopause behind it is not shared with them.
 */
export function withoutHiddenFields<Fields extends ProfileColumns>(
  fields: Fields,
  viewer: ProfileViewer,
  storedDiet: string | null,
): Fields {
  const {
    last_menstrual_period_start_date: _start,
    menstrual_cycle_length: _length,
    date_of_birth: _birth,
    ...rest
  } = fields;
  if (viewer.seesCycle) return rest as Fields;
  const { is_on_menopause_diet: _menopause, diet_type: diet, ...plain } = rest;
  return {
    ...plain,
    ...(diet === undefined || tellsOfHormones(storedDiet) ? {} : { diet_type: diet }),
  } as Fields;
}
