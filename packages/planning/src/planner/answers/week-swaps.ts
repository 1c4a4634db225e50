import { likelyAmount, type Nutrient, type NutrientTotal } from "@plateful/nutrition";
import type { FoodKind } from "./food-kinds.ts";
import {
  type ComingPlace,
  compareOptions,
  type MealOption,
  moreOf,
  type PortionNutrients,
} from "./nutrient-meals.ts";
import type { Guided, GuidePoint } from "./week-points.ts";
import type { WeekPoint } from "./week-reasons.ts";

/** A coming meal of a full day that may become another recipe, with what a swap may change about it. */
export interface SwapPlace extends ComingPlace {
  readonly date: string;
  readonly present: PortionNutrients;
  /** Minutes of work of what is planned there; null when unknown. */
  readonly minutes: number | null;
  /** The most minutes that are wished for a meal of that day; null for any. */
  readonly wishedMinutes: number | null;
  readonly kinds: readonly FoodKind[];
  readonly options: readonly SwapOption[];
}

export interface SwapOption extends MealOption {
  readonly minutes: number | null;
  readonly kinds: readonly FoodKind[];
}

/** What a swap changes of the point that the week misses. */
export type SwapEffect =
  /** Grams more (above 0) or less of a nutrient than what is planned there. */
  | { readonly code: "NUTRIENT"; readonly nutrient: Guided; readonly amount: number }
  /** Minutes of work less, which brings the meal within the wish. */
  | { readonly code: "MINUTES"; readonly saved: number }
  /** A kind of food that the week has none of. */
  | { readonly code: "FOOD"; readonly kind: FoodKind };

export interface WeekSwap {
  readonly key: string;
  readonly recipeId: string;
  readonly portions: number;
  readonly effect: SwapEffect;
}

/** The swaps for one point that is missed. */
export interface WeekSwaps {
  readonly about: WeekPoint["code"];
  /** Best first: up to two, on two days. */
  readonly swaps: readonly WeekSwap[];
  /** The nutrient's average a day with all of them; null where the point is about something else. */
  readonly average: number | null;
}

const MAX_SWAPS = 2;
/** Of a guide; less is not worth another meal. */
const MIN_GAIN = 0.1;
/** Of the guide for fibre; a swap for something else that takes more of it is no help. */
const MAX_LOSS = 0.05;

interface Aim {
  readonly about: WeekPoint["code"];
  /** What an option changes; null where it does not help. */
  readonly effectOf: (place: SwapPlace, option: SwapOption) => SwapEffect | null;
  /** How much that is, for the order. */
  readonly worthOf: (effect: SwapEffect) => number;
}

/** How much less a portion holds at least: what is not known of it may hold as much as the rest, what is not known of the planned one nothing. */
function lessOf(nutrient: Nutrient, option: MealOption, present: PortionNutrients): number | null {
  const own = likelyAmount(option.nutrients[nutrient]);
  const now: NutrientTotal = present[nutrient];
  return own === null ? null : now.amount - own;
}

/** A swap for one guide never passes another that is missed, or takes fibre away. */
function keepsOthers(
  point: GuidePoint,
  passed: readonly Nutrient[],
  option: MealOption,
  present: PortionNutrients,
): boolean {
  const adds = passed.some(
    (nutrient) => nutrient !== point.nutrient && (moreOf(nutrient, option, present) ?? 0) > 0,
  );
  const fibre = moreOf("FIBER", option, present);
  return !adds && (point.nutrient === "FIBER" || (fibre !== null && fibre >= -MAX_LOSS * point.reference));
}

function guideAim(point: GuidePoint, passed: readonly Nutrient[]): Aim {
  const { nutrient, kind, reference } = point;
  return {
    about: "GUIDE",
    effectOf: ({ present }, option) => {
      const change = kind === "MIN" ? moreOf(nutrient, option, present) : lessOf(nutrient, option, present);
      if (change === null || change < MIN_GAIN * reference) return null;
      if (!keepsOthers(point, passed, option, present)) return null;
      return { code: "NUTRIENT", nutrient, amount: kind === "MIN" ? change : -change };
    },
    worthOf: (effect) => (effect.code === "NUTRIENT" ? Math.abs(effect.amount) / reference : 0),
  };
}

const timeAim: Aim = {
  about: "TIME",
  effectOf: ({ minutes, wishedMinutes: wished }, option) =>
    wished === null ||
    minutes === null ||
    minutes <= wished ||
    option.minutes === null ||
    option.minutes > wished
      ? null
      : { code: "MINUTES", saved: minutes - option.minutes },
  // The more a meal is above the wish, the more it helps; by hours, so that it is of the size of the others.
  worthOf: (effect) => (effect.code === "MINUTES" ? effect.saved / 60 : 0),
};

const foodsAim = (missing: readonly FoodKind[]): Aim => ({
  about: "FOODS",
  effectOf: ({ kinds }, option) => {
    const kind = missing.find((one) => option.kinds.includes(one));
    // What is there once may not go for it.
    const takesOnly = kinds.some((one) => one !== "MEAT" && !option.kinds.includes(one));
    return kind === undefined || takesOnly ? null : { code: "FOOD", kind };
  },
  worthOf: (effect) => (effect.code === "FOOD" ? 1 : 0),
});

/** The aims of a week in the order in which they are looked at: what is about health first. */
function aimsOf(points: readonly WeekPoint[], passed: readonly Nutrient[]): Aim[] {
  const missed = points.filter(({ met }) => !met);
  const guide = missed.find((point) => point.code === "GUIDE");
  const foods = missed.find((point) => point.code === "FOODS");
  const missing: FoodKind[] =
    foods === undefined
      ? []
      : [...(foods.fish === 0 ? ["FISH" as const] : []), ...(foods.pulses === 0 ? ["PULSES" as const] : [])];
  return [
    ...(guide === undefined ? [] : [guideAim(guide, passed)]),
    ...(missed.some(({ code }) => code === "TIME") ? [timeAim] : []),
    ...(missing.length === 0 ? [] : [foodsAim(missing)]),
  ];
}

/** Whether any coming meal need be looked at for a week. */
export const hasAims = (points: readonly WeekPoint[]): boolean => aimsOf(points, []).length > 0;

interface Rated {
  readonly place: SwapPlace;
  readonly option: SwapOption;
  readonly effect: SwapEffect;
}

function bestFor(places: readonly SwapPlace[], { effectOf, worthOf }: Aim): Rated[] {
  let rated = places.flatMap((place) =>
    place.options.flatMap((option): Rated[] => {
      const effect = effectOf(place, option);
      return effect === null ? [] : [{ place, option, effect }];
    }),
  );
  const chosen: Rated[] = [];
  while (chosen.length < MAX_SWAPS) {
    const [best] = rated.toSorted(compareOptions(({ effect }) => worthOf(effect)));
    if (best === undefined) break;
    chosen.push(best);
    const kind = best.effect.code === "FOOD" ? best.effect.kind : null;
    // Two swaps of one day could together lead it away from its energy, which each alone does not.
    rated = rated.filter(
      ({ place, option, effect }) =>
        place.date !== best.place.date &&
        option.recipeId !== best.option.recipeId &&
        option.mainGroup !== best.option.mainGroup &&
        // A kind of food that is there once is not missing any more.
        !(effect.code === "FOOD" && effect.kind === kind),
    );
  }
  return chosen;
}

/**
 * Up to two swaps that would change the first missed point for which there are any, with the size of their effect (PLAN-237). They are
 * chosen among the options of coming meals, so that every rule of a swap holds for them.
 */
export function weekSwaps(
  places: readonly SwapPlace[],
  points: readonly WeekPoint[],
  passed: readonly Nutrient[],
): WeekSwaps | null {
  const guide = points.find((point) => point.code === "GUIDE");
  for (const aim of aimsOf(points, passed)) {
    const chosen = bestFor(places, aim);
    if (chosen.length === 0) continue;
    const change = chosen.reduce(
      (sum, { effect }) => sum + (effect.code === "NUTRIENT" ? effect.amount : 0),
      0,
    );
    return {
      about: aim.about,
      swaps: chosen.map(({ place, option, effect }) => ({
        ...{ key: place.key, recipeId: option.recipeId, portions: option.portions },
        effect,
      })),
      average:
        aim.about === "GUIDE" && guide !== undefined ? guide.amount + change / guide.days.length : null,
    };
  }
  return null;
}
