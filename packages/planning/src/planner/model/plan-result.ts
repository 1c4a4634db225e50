import type { Macros } from "@plateful/nutrition";
import type { DayInput, PlanOptions, Rules, SlotPlace } from "./plan-input.ts";

/** Factors of the written amounts, 0.7 to 1.4 in steps of 0.05, of the sources of protein, carbohydrates and fat. */
export interface LeverSetting {
  readonly protein: number;
  readonly carbohydrates: number;
  readonly fat: number;
}

/** A companion's portion of a dish. */
export interface CompanionPortion {
  readonly id: string;
  readonly portions: number;
  readonly macros: Macros;
}

/** What is eaten beside the dish of a meal: bread with a soup, fruit after a stew. Never shared, never cooked ahead. */
export interface PlannedSide {
  readonly recipeId: string;
  readonly portions: number;
  /** Of this portion, unrounded. */
  readonly macros: Macros;
}

export interface PlannedMeal {
  readonly slotId: string;
  readonly recipeId: string;
  /** Portions multiplier: size of the personal portion against the standard portion. */
  readonly portions: number;
  /** Of the personal portion, unrounded. */
  readonly macros: Macros;
  /** Amounts of the main ingredients against what is written, when any differs. */
  readonly levers?: LeverSetting;
  /** Portions of those who eat along. */
  readonly company?: readonly CompanionPortion[];
  /** The earlier meal that this one is left of; nothing is cooked for it. */
  readonly leftoverOf?: SlotPlace;
  /** Days before its own on which the meal is cooked; its own day when left out. */
  readonly cookedAhead?: number;
  /** Portions to cook, when they are not just the own one: for everybody and for later. 0 for a left-over. */
  readonly cookPortions?: number;
  /** What the person eats beside it; part of the slot, and not of the portion and its macros. */
  readonly side?: PlannedSide;
}

export interface PlannedDay {
  readonly key: string;
  /** Meals chosen by the planner, in the order of the slots; fixed items are not repeated here. */
  readonly meals: readonly PlannedMeal[];
  readonly target: Macros;
  /** Planned, fixed and eaten together. */
  readonly totals: Macros;
}

/** Parts of the objective, in points (about 2.6 points = one percent of a day's energy beyond the tolerance). */
export interface Breakdown {
  readonly total: number;
  readonly day: number;
  readonly slot: number;
  readonly preference: number;
  readonly variety: number;
  readonly groceries: number;
  /** Ingredients in other amounts than written. */
  readonly levers: number;
  /** How well the portions of those who eat along fit their slots. */
  readonly company: number;
  /** Slots without a meal, at a fixed price each. */
  readonly empty: number;
}

/** How far the days are from their targets, in percent (small targets against a floor, see `dayDenominators`). */
export interface PlanErrors {
  readonly days: readonly Macros[];
  readonly kcalMean: number;
  readonly kcalWorst: number;
  /** Share of days with energy within 2 % and every macronutrient within 5 %, 0 to 1. */
  readonly hitRate: number;
}

/** Steps of the relaxation ladder, from the person's own wish to the loosest. Hard rules hold on each of them. */
export const RUNGS = [
  "AS_WISHED",
  "SLOT_WINDOW_35",
  "REPEAT_4",
  "REPEAT_3",
  "REPEAT_2",
  "REPEAT_1",
  "SLOT_WINDOW_50",
] as const;
export type Rung = (typeof RUNGS)[number];

/** Why a slot stayed empty. */
export type UnfilledReason =
  | { readonly code: "NO_TARGET" }
  | { readonly code: "NO_RECIPE_OF_MEAL_TYPE" }
  /** Recipes of the meal type exist, but the person's hard rules refuse every one. */
  | { readonly code: "HARD_RULES"; readonly refused: number }
  /** No allowed recipe has a portion near the slot's energy. */
  | { readonly code: "PORTION_RANGE"; readonly allowed: number }
  /** Fitting recipes exist but are all used too close by. */
  | { readonly code: "REPEATS"; readonly fitting: number };

export interface UnfilledSlot {
  readonly day: number;
  readonly slotId: string;
  readonly why: readonly UnfilledReason[];
}

/** A week with everything needed to judge or change it. May also be put together by hand from stored meals. */
export interface PlannedWeek {
  readonly input: {
    readonly days: readonly DayInput[];
    readonly rules: Rules;
    readonly options: PlanOptions;
  };
  readonly days: readonly PlannedDay[];
  readonly rung: Rung;
}

/** What the planned meals cost together. */
export interface Spending {
  readonly budgetCents: number;
  readonly cents: number;
  /** Meals whose recipe has no price; they count as the average recipe. */
  readonly unpriced: number;
}

export interface PlanResult extends PlannedWeek {
  readonly cost: Breakdown;
  /** Null without a budget. */
  readonly spending: Spending | null;
  readonly errors: PlanErrors;
  readonly unfilled: readonly UnfilledSlot[];
  /** Work done, independent of the machine: day solves and search nodes. */
  readonly stats: { readonly solves: number; readonly nodes: number };
  readonly libraryVersion: string;
}

/** Points at one planned meal: the day's place in the list and the slot. */
export interface MealPlace {
  readonly day: number;
  readonly slotId: string;
}

/** A recipe that could replace a meal, with the portion that fits best. */
export interface Swap {
  readonly recipeId: string;
  readonly portions: number;
  readonly macros: Macros;
  /** Change of the objective in points; negative is better. For ranking, never to be shown. */
  readonly delta: number;
  /** Day's deviation after the swap, percent. */
  readonly dayErrors: Macros;
  /** Groceries to buy that the plan does not need yet. */
  readonly newGroceries: number;
  /** Minutes quicker (positive) or slower; null when a preparation time is unknown. */
  readonly minutesSaved: number | null;
}

/** One way to go on after unplanned eating. */
export interface Offer {
  readonly meals: readonly PlannedMeal[];
  readonly totals: Macros;
  /** Percent off the day's target. */
  readonly errors: Macros;
  /** Slots whose recipe differs from before. */
  readonly changed: number;
}

export interface Offers {
  readonly asIs: Offer;
  readonly portions: Offer;
  readonly full: Offer;
}

/** Why a recipe was chosen: codes with numbers, put into words by the screens. */
export type Reason =
  | { readonly code: "FITS_KCAL"; readonly percent: number }
  | { readonly code: "FITS_PROTEIN"; readonly grams: number }
  | { readonly code: "FAVOURITE" }
  | { readonly code: "SHARES_GROCERIES"; readonly shared: number; readonly total: number }
  /** Minutes of work, against those that are wished for a meal of the day. */
  | { readonly code: "WITHIN_TIME"; readonly minutes: number }
  | { readonly code: "TAKES_LONGER"; readonly minutes: number; readonly wished: number }
  | { readonly code: "RANK"; readonly rank: number; readonly of: number };

/** Names of the hard rules, as far as dropping one could give more recipes. */
export const HARD_RULES = [
  "DIET",
  "INTOLERANCES",
  "ALLERGENS",
  "AVOID",
  "CUISINES",
  "KITCHEN",
  "DISLIKED",
  "ALLOW",
  "DENY",
  "TAGS",
  "KETO",
] as const;
export type HardRule = (typeof HARD_RULES)[number];

/** What can keep a recipe out of a slot: a rule, the size of the portion, or someone who eats along. */
export type Obstacle = HardRule | "PORTION_RANGE" | "HOUSEHOLD";

export interface SlotDiagnosis {
  readonly slotId: string;
  /** Recipes of the slot's meal type. */
  readonly total: number;
  /** Of those, within all rules and with a portion near the slot's energy, for everybody at the table. */
  readonly allowed: number;
  /** How many more would fit if exactly that one obstacle were dropped. */
  readonly gains: Readonly<Record<Obstacle, number>>;
  /** How many more would fit if exactly that one thing to avoid were allowed, by its label; 0 where it is missing. */
  readonly avoidGains: ReadonlyMap<string, number>;
}

export interface Diagnosis {
  readonly slots: readonly SlotDiagnosis[];
}

/**
 * How much of what suits a person's slots is there. ALL: nothing else suits, so whatever is planned with it is planned as
 * with the whole library. BEST: all that the planner looks at for each slot, so swaps are the same. PART: less than that.
 */
export const RECIPE_EXTENTS = ["ALL", "BEST", "PART"] as const;
export type RecipeExtent = (typeof RECIPE_EXTENTS)[number];
