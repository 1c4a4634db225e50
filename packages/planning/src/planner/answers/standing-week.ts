import { type Macros, type NutrientFocus, sumOfMacros } from "@plateful/nutrition";
import { type CivilDate, daysBetween, weekOf } from "../../diary/civil-date.ts";
import type { Library } from "../model/library.ts";
import type { Companion, DayInput, RecentMeal, Rules, SlotSpec } from "../model/plan-input.ts";
import type { PlannedMeal, PlannedWeek } from "../model/plan-result.ts";
import { PRODUCT_WEIGHTS } from "../model/weights.ts";
import { withoutSides } from "../sides/without-sides.ts";

/** A meal that stands in a diary, as far as changing a planned day needs it. */
export interface StandingMeal {
  readonly id: number;
  readonly date: CivilDate;
  /** The slot of its day under which it is shown; null outside the slots. */
  readonly slotId: string | null;
  readonly macros: Macros;
  /** Null for what is no recipe: a quick add or a single food. */
  readonly recipe: { readonly id: string; readonly portions: number } | null;
  /** Eaten beside the dish of its slot: it stays as it is whatever becomes of that. */
  readonly isSide?: boolean;
  /** May still be changed: planned and neither eaten nor locked. */
  readonly isOpen: boolean;
  /** Left over, or cooked for another day too: a re-balance gives it other portions at most (PLAN-098). */
  readonly keepsRecipe: boolean;
  /** Who sits at the table of this meal, whoever usually does; the companions of its slot when left out. */
  readonly companions?: readonly Companion[];
}

/** One date of a diary with its slots, and the meals of the days around it. */
export interface StandingDay {
  readonly date: CivilDate;
  /** All slots of the date; those without energy are never planned. */
  readonly slots: readonly SlotSpec[];
  readonly meals: readonly StandingMeal[];
  readonly rules: Rules;
  /** Towards what the date leans; left out on most days (PLAN-190). */
  readonly focus?: NutrientFocus | undefined;
}

/** No chance in it: the same diary always gets the same answer. */
const STEADY = { seed: 0, weights: { ...PRODUCT_WEIGHTS, jitter: 0 } } as const;

/**
 * What the least liked dish costs among swaps. The ten best are tens of points apart by how they fit the day, where planning finds many
 * weeks that fit alike, so what the person likes is worth more here: a place or two. Each swap says what it does to the day.
 */
const SWAP_LIKING = 80;

/** The prices by which swaps are put in order. */
export const STEADY_SWAPS = { ...STEADY, weights: { ...STEADY.weights, unpopular: SWAP_LIKING } } as const;

/** The same week with the prices of swaps. */
export const forSwaps = ({ input, ...week }: PlannedWeek): PlannedWeek => ({
  ...week,
  input: { ...input, options: { ...input.options, ...STEADY_SWAPS } },
});

/**
 * The meals of a date that can be changed: per slot the first recipe that is open. A second dish in a slot was added by
 * hand and is left alone.
 */
export function openMeals(library: Library, { date, slots, meals }: StandingDay): StandingMeal[] {
  return slots.flatMap(({ id, target }) => {
    const first = meals.find(
      (meal) =>
        meal.date === date &&
        meal.slotId === id &&
        meal.isOpen &&
        meal.recipe !== null &&
        meal.isSide !== true,
    );
    const isKnown = first !== undefined && library.indexById.has(first.recipe?.id ?? "");
    return isKnown && target.kcal > 0 ? [first] : [];
  });
}

/**
 * Puts a diary into the form of a plan, in which only the named meals of one date can change. Everything else of its
 * week, Monday to Sunday, is there to be shopped for and not to be repeated; `day` is the place of the date in the week.
 * Empty slots ask nothing of the others, as in planning. A recipe that the library no longer has leaves its slot empty.
 */
export function standingWeek(
  library: Library,
  standing: StandingDay,
  changing: readonly StandingMeal[],
): { week: PlannedWeek; day: number } {
  const { date, rules, focus } = standing;
  const options = focus === undefined ? STEADY : { ...STEADY, focus: { [date]: focus } };
  const dates = weekOf(date);
  const [monday = date] = dates;
  const inWeek = new Set(dates);
  const recent: RecentMeal[] = standing.meals.flatMap((meal) =>
    meal.recipe === null || inWeek.has(meal.date)
      ? []
      : [{ recipeId: meal.recipe.id, daysAgo: daysBetween(meal.date, monday) }],
  );
  const days = dates.map((key) => dayInput(standing, key, changing));
  const meals = changing.flatMap((meal) => plannedMeal(library, meal));
  return {
    week: {
      input: { days, rules: { ...rules, recent }, options },
      days: days.map(({ key, target = NOTHING }) => ({
        key,
        meals: key === date ? meals : [],
        target,
        totals: NOTHING,
      })),
      rung: "AS_WISHED",
    },
    day: dates.indexOf(date),
  };
}

const NOTHING: Macros = { kcal: 0, protein: 0, carbohydrates: 0, fat: 0 };

function dayInput(standing: StandingDay, key: CivilDate, changing: readonly StandingMeal[]): DayInput {
  const { date, slots, meals } = standing;
  const ofDay = meals.filter((meal) => meal.date === key);
  const fixed = ofDay
    .filter((meal) => !changing.includes(meal))
    .map(({ id, macros, recipe }) => ({
      // A name of its own, so that a second dish does not close the slot in which it stands.
      slotId: `meal ${id}`,
      macros,
      ...(recipe === null ? {} : { recipeId: recipe.id }),
    }));
  if (key !== date) return { key, slots: [], fixed };
  const filled = slots.filter(({ id }) => ofDay.some(({ slotId }) => slotId === id));
  return {
    key,
    slots: slots.flatMap((slot) => {
      const meal = changing.find(({ slotId }) => slotId === slot.id);
      if (meal === undefined) return [];
      const beside = ofDay.filter((one) => one.isSide === true && one.slotId === slot.id);
      const left = withoutSides(
        slot,
        beside.map(({ macros }) => macros),
      );
      return [meal.companions === undefined ? left : { ...left, companions: meal.companions }];
    }),
    target: sumOfMacros(filled.map(({ target }) => target)),
    fixed,
  };
}

function plannedMeal(library: Library, { slotId, recipe, macros }: StandingMeal): PlannedMeal[] {
  return slotId === null || recipe === null || !library.indexById.has(recipe.id)
    ? []
    : [{ slotId, recipeId: recipe.id, portions: recipe.portions, macros }];
}
