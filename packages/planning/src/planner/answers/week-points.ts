import {
  FIBER_GUIDE,
  KCAL_PER_GRAM,
  likelyAmount,
  MAX_SALT,
  MAX_SATURATED_SHARE,
  type Macros,
  type MealType,
  type Nutrient,
  type NutrientPart,
  type NutrientTotal,
  sumNutrients,
  sumOfMacros,
} from "@plateful/nutrition";
import type { CivilDate } from "../../diary/civil-date.ts";
import type { Eats, FoodKind } from "./food-kinds.ts";

/** A meal that stands in a week, planned or eaten. */
export interface WeekMeal {
  readonly date: CivilDate;
  /** The slot in which it stands; null outside the slots. */
  readonly slotId: string | null;
  readonly mealType: MealType | null;
  /** Of the person's own portion. */
  readonly macros: Macros;
  /** Null for what is no recipe. */
  readonly recipeId: string | null;
  /** Nothing is cooked for it. */
  readonly isLeftover: boolean;
  /** Minutes of work; null when unknown. */
  readonly minutes: number | null;
  /** What it costs by our estimate with everybody's portions, in cents; null when unknown. */
  readonly cents: number | null;
  /** Null where nobody knows what is in it. */
  readonly kinds: readonly FoodKind[] | null;
  /** The person's own portion, food by food. */
  readonly parts: readonly NutrientPart[];
  /** The person marked it, or something in it, as disliked; null where nobody knows what is in it. */
  readonly isDisliked: boolean | null;
}

/** A date of the week with what it is meant to come to. */
export interface WeekDate {
  readonly date: CivilDate;
  readonly target: Macros;
  /** Each slot with energy has a meal: only such a day can be held against a target or a guide. */
  readonly isFull: boolean;
  /** The most minutes of work that are wished for a meal; null for any. */
  readonly wishedMinutes: number | null;
  readonly meals: readonly WeekMeal[];
}

/** Whether a day keeps to a point. */
export interface DayState {
  readonly date: CivilDate;
  readonly met: boolean;
}

interface Judged {
  readonly met: boolean;
}

/** What the full days come to a day, against their targets. */
export interface TargetPoint extends Judged {
  readonly code: "ENERGY" | "PROTEIN";
  readonly lowest: number;
  readonly highest: number;
  readonly lowestTarget: number;
  readonly highestTarget: number;
  readonly days: readonly DayState[];
}

/** A meal that takes so many minutes of work, with what was wished for its day. */
export interface TimedMeal {
  readonly date: CivilDate;
  readonly recipeId: string;
  readonly minutes: number;
  readonly wished: number;
}

/** Minutes of work where a dish is cooked. */
export interface TimePoint extends Judged {
  readonly code: "TIME";
  /** The meal furthest above its wish; the longest one when all keep to it. */
  readonly longest: TimedMeal;
  /** Dishes of days with a wish whose minutes nobody knows. */
  readonly unknown: number;
  readonly days: readonly DayState[];
}

/** Different lunches and dinners. */
export interface VarietyPoint extends Judged {
  readonly code: "VARIETY";
  readonly dishes: number;
  /** How many of them were there the week before. */
  readonly again: number;
  /** Meals that are cooked a second time within the week. */
  readonly repeated: number;
}

/** Days with fish, pulses and meat; null for what the person does not eat. */
export interface FoodsPoint extends Judged {
  readonly code: "FOODS";
  readonly fish: number | null;
  readonly pulses: number | null;
  readonly meat: number | null;
  /** Meals with something that was marked as disliked; null where nothing is marked, or not all is known. */
  readonly disliked: number | null;
}

/** Of which nutrients a week can be held against a guide (NUTR-003). */
export const GUIDED = ["FIBER", "SALT", "SATURATED_FAT"] as const satisfies readonly Nutrient[];
export type Guided = (typeof GUIDED)[number];

/** What an average full day has, against a guide that is to be reached (MIN) or not to be passed (MAX). */
export interface GuidePoint extends Judged {
  readonly code: "GUIDE";
  readonly nutrient: Guided;
  readonly kind: "MIN" | "MAX";
  /** As far as it is known, in grams. */
  readonly amount: number;
  readonly reference: number;
  /** Share of the energy for which it is known, 0 to 1. */
  readonly known: number;
  readonly days: readonly DayState[];
}

/** Percent by which a day may be off before it counts as missed (PLAN-050). */
const LIMIT = { ENERGY: 5, PROTEIN: 10 } as const;
/** Nobody notices a twentieth of a guide (NUTR-006). */
const SHORT_BELOW = 0.95;
/** A quarter of the dishes may be those of the week before. */
const MAX_AGAIN = 0.25;
/** A week with fewer full days says nothing about what it lacks. */
const MIN_DAYS = 4;

const MAIN_MEALS: readonly (MealType | null)[] = ["LUNCH", "DINNER"];

const fullDays = (days: readonly WeekDate[]): readonly WeekDate[] => days.filter(({ isFull }) => isFull);

const macrosOf = ({ meals }: Pick<WeekDate, "meals">): Macros =>
  sumOfMacros(meals.map(({ macros }) => macros));

/** Energy or protein of the full days; null without any. */
export function targetPoint(code: TargetPoint["code"], days: readonly WeekDate[]): TargetPoint | null {
  const key = code === "ENERGY" ? "kcal" : "protein";
  const held = fullDays(days)
    .map((day) => ({ date: day.date, total: macrosOf(day)[key], target: day.target[key] }))
    .filter(({ target }) => target > 0);
  if (held.length === 0) return null;
  const totals = held.map(({ total }) => total);
  const targets = held.map(({ target }) => target);
  const states = held.map(({ date, total, target }) => ({
    date,
    met: Math.abs(100 * (total / target - 1)) <= LIMIT[code],
  }));
  return {
    code,
    met: states.every(({ met }) => met),
    lowest: Math.min(...totals),
    highest: Math.max(...totals),
    lowestTarget: Math.min(...targets),
    highestTarget: Math.max(...targets),
    days: states,
  };
}

/** Minutes of work on days with a wish; null without a wish, or where no minutes are known. */
export function timePoint(days: readonly WeekDate[]): TimePoint | null {
  const cooked = days.flatMap(({ date, wishedMinutes: wished, meals }) =>
    wished === null
      ? []
      : meals.flatMap(({ recipeId, isLeftover, minutes }) =>
          recipeId === null || isLeftover ? [] : [{ date, recipeId, minutes, wished }],
        ),
  );
  const timed = cooked.flatMap((meal): TimedMeal[] =>
    meal.minutes === null ? [] : [{ ...meal, minutes: meal.minutes }],
  );
  const over = ({ minutes, wished }: TimedMeal) => Math.max(0, minutes - wished);
  const [longest] = timed.toSorted((a, b) => over(b) - over(a) || b.minutes - a.minutes);
  if (longest === undefined) return null;
  const states = [...Map.groupBy(timed, ({ date }) => date)].map(([date, meals]) => ({
    date,
    met: meals.every((meal) => over(meal) === 0),
  }));
  return {
    code: "TIME",
    met: over(longest) === 0,
    longest,
    unknown: cooked.length - timed.length,
    days: states,
  };
}

/** What variety a person wishes for. */
export interface VarietyWish {
  /** Likes to eat what they know. */
  readonly isFamiliar: boolean;
  /** Cooks a dish on one evening and makes it again on another. */
  readonly cooksTwiceAWeek: boolean;
}

/** Different lunches and dinners; null without any. */
export function varietyPoint(
  days: readonly WeekDate[],
  lastWeek: ReadonlySet<string>,
  wish: VarietyWish,
): VarietyPoint | null {
  const mains = days
    .flatMap(({ meals }) => meals)
    .filter(({ mealType, recipeId }) => recipeId !== null && MAIN_MEALS.includes(mealType));
  const dishes = new Set(mains.flatMap(({ recipeId }) => recipeId ?? []));
  if (dishes.size === 0) return null;
  const cooked = mains.filter(({ isLeftover }) => !isLeftover);
  const repeated = cooked.length - new Set(cooked.map(({ recipeId }) => recipeId)).size;
  const again = [...dishes].filter((id) => lastWeek.has(id)).length;
  const isFresh = wish.isFamiliar || again <= MAX_AGAIN * dishes.size;
  const isVaried = wish.cooksTwiceAWeek || wish.isFamiliar || repeated === 0;
  return { code: "VARIETY", met: isFresh && isVaried, dishes: dishes.size, again, repeated };
}

/**
 * Days with fish, pulses and meat. Fish and pulses are to be there once, where the person eats them; null for a week of which too little
 * is planned, or known, to say that they are missing.
 */
export function foodsPoint(days: readonly WeekDate[], eats: Eats): FoodsPoint | null {
  const daysWith = (kind: FoodKind): number | null =>
    eats.kinds.has(kind)
      ? days.filter(({ meals }) => meals.some(({ kinds }) => kinds?.includes(kind))).length
      : null;
  const [fish, pulses, meat] = [daysWith("FISH"), daysWith("PULSES"), daysWith("MEAT")];
  if (fish === null && pulses === null && meat === null) return null;
  const meals = days.flatMap((day) => day.meals);
  const hasAll = fish !== 0 && pulses !== 0;
  const knowsAll = fullDays(days).length >= MIN_DAYS && meals.every(({ kinds }) => kinds !== null);
  if (!hasAll && !knowsAll) return null;
  const disliked = meals.filter(({ isDisliked }) => isDisliked === true).length;
  const saysDisliked = eats.marksDislikes && meals.every(({ isDisliked }) => isDisliked !== null);
  return {
    code: "FOODS",
    met: hasAll && disliked === 0,
    ...{ fish, pulses, meat },
    disliked: saysDisliked || disliked > 0 ? disliked : null,
  };
}

const referenceOf = (nutrient: Guided, kcal: number): Pick<GuidePoint, "kind" | "reference"> => {
  if (nutrient === "FIBER") return { kind: "MIN", reference: FIBER_GUIDE };
  if (nutrient === "SALT") return { kind: "MAX", reference: MAX_SALT };
  return { kind: "MAX", reference: (MAX_SATURATED_SHARE * kcal) / KCAL_PER_GRAM.fat };
};

/** What is not known may hold as much as the rest where something is to be reached, and counts as nothing where it is not to be passed. */
const meets = (total: NutrientTotal, { kind, reference }: Pick<GuidePoint, "kind" | "reference">): boolean =>
  kind === "MIN"
    ? (likelyAmount(total) ?? total.amount) >= SHORT_BELOW * reference
    : total.amount <= reference;

const kcalOf = (parts: readonly NutrientPart[]): number => parts.reduce((sum, { kcal }) => sum + kcal, 0);

function guideOf(nutrient: Guided, days: readonly WeekDate[]): GuidePoint | null {
  const partsOn = ({ meals }: WeekDate) => meals.flatMap(({ parts }) => parts);
  const parts = days.flatMap(partsOn);
  const sum = sumNutrients(parts)[nutrient];
  if (likelyAmount(sum) === null) return null;
  const average = { amount: sum.amount / days.length, known: sum.known };
  const guide = referenceOf(nutrient, kcalOf(parts) / days.length);
  return {
    code: "GUIDE",
    ...{ nutrient, ...guide, ...average },
    met: meets(average, guide),
    days: days.map((day) => ({
      date: day.date,
      met: meets(sumNutrients(partsOn(day))[nutrient], referenceOf(nutrient, kcalOf(partsOn(day)))),
    })),
  };
}

const missedBy = ({ amount, known, reference, kind }: GuidePoint): number =>
  kind === "MIN" ? 1 - (likelyAmount({ amount, known }) ?? amount) / reference : amount / reference - 1;

/** The guide that is missed most, in parts of it; fibre where none is missed, and null where too little is known. */
export function guidePoint(days: readonly WeekDate[]): GuidePoint | null {
  const held = fullDays(days);
  if (held.length === 0) return null;
  const points = GUIDED.flatMap((nutrient) => guideOf(nutrient, held) ?? []);
  const [worst] = points.filter(({ met }) => !met).toSorted((a, b) => missedBy(b) - missedBy(a));
  return worst ?? points.find(({ nutrient }) => nutrient === "FIBER") ?? null;
}

/** The guides that an average day passes, as far as is known. */
export const passedGuides = (days: readonly WeekDate[]): Guided[] => {
  const held = fullDays(days);
  return GUIDED.filter((nutrient) => {
    const point = held.length === 0 ? null : guideOf(nutrient, held);
    return point !== null && point.kind === "MAX" && !point.met;
  });
};
