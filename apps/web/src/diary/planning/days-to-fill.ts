import type { CandidateCompanion, User } from "@plateful/contract";
import { companionTarget, eatsAlong, focusOfDates } from "@plateful/nutrition";
import {
  type Companion,
  type CookedAhead,
  type DayInput,
  daysBetween,
  dayToFill,
  type GroceryWish,
  isLockedPlace,
  type MealLink,
  memoryOf,
  type PlanOptions,
  REPEAT_WINDOW_DAYS,
  type RecentMeal,
  recentMeals,
  type SlotSpec,
  type StandingMeal,
  weekdayOf,
} from "@plateful/planning";
import { dayPlanOn } from "../day/day-plan.ts";
import { type HeldDiary, linksToFill } from "./links-to-fill.ts";
import { followedBy, heldDay } from "./standing-day.ts";

/** Empty meals of a date that are to be planned. */
export interface FillWish {
  readonly date: string;
  /** Only these slots; all that are empty when absent. */
  readonly slotIds?: readonly number[] | undefined;
  /** What is planned there is wished otherwise, which the server alone can do. */
  readonly replaces?: boolean;
}

/** What the planner is asked: the days with their empty slots, and what is planned around them. */
export interface DaysToFill {
  readonly days: readonly DayInput[];
  readonly recent: readonly RecentMeal[];
  /** What was had and is planned within four weeks (ledger PLAN-197). */
  readonly memory: readonly RecentMeal[];
  /** Foods that need not be bought. */
  readonly atHome: readonly string[];
  readonly groceries: GroceryWish;
  /** Slots that serve the recipe of an earlier one, as the person wishes it. */
  readonly links: readonly MealLink[];
  /** Slots that are cooked on an earlier day. */
  readonly cookedAhead: readonly CookedAhead[];
  /** Towards what days lean, by their dates (ledger PLAN-190). */
  readonly focus: PlanOptions["focus"];
}

const GROCERIES = { NORMAL: "normal", FEW: "few", FEWEST: "fewest" } as const;

/** Whether the plan of a date has too little to eat so far, so that nothing is planned by it (ledger SAFE-004). */
const isUnfinishedOn = ({ intake }: User, date: string): boolean =>
  dayPlanOn(intake?.weekly_nutrition_plan ?? null, date)?.safety?.note === "UNFINISHED";

function seated(
  slots: readonly SlotSpec[],
  date: string,
  household: readonly CandidateCompanion[],
): SlotSpec[] {
  const personKcal = slots.reduce((sum, { target }) => sum + target.kcal, 0);
  return slots.map((slot) => {
    const companions = household
      .filter((one) => {
        const seat = { mealTypes: one.meal_types, weekdays: one.weekdays };
        return eatsAlong(seat, slot.mealType, weekdayOf(date));
      })
      .map(
        (one): Companion => ({
          id: String(one.member),
          target: companionTarget(slot.target, personKcal, one),
        }),
      );
    return companions.length === 0 ? slot : { ...slot, companions };
  });
}

/** The empty slots of one day, as the server would plan them. */
function toInput(
  { user, days, candidates: { household } }: HeldDiary,
  { date, slotIds, replaces = false }: FillWish,
  firstDate: string,
): DayInput | null {
  const day = days.find((one) => one.date === date);
  const standing = heldDay(user, date, days, household)?.standing;
  if (day === undefined || day.locked || standing === undefined || isUnfinishedOn(user, date)) return null;
  const meals = standing.meals
    .filter((meal) => meal.date === date)
    .map(({ slotId, macros, recipe, isSide = false }) => ({
      ...{ slotId, macros, isSide },
      recipeId: recipe?.id ?? null,
    }));
  const locks = { isLocked: day.locked, lockedSlots: day.locked_slots };
  const wanted = (id: string): boolean =>
    !isLockedPlace(Number(id), locks) && (slotIds === undefined || slotIds.includes(Number(id)));
  const isOpen = ({ slotId, isOpen: open }: StandingMeal) => open && slotId !== null && wanted(slotId);
  if (replaces && standing.meals.some((meal) => meal.date === date && isOpen(meal))) return null;
  return dayToFill({ date, slots: seated(standing.slots, date, household), meals }, firstDate, wanted);
}

/**
 * Puts the wished days into the form in which the server gives them to the planner (ledger PLAN-184). Days that this device
 * does not hold are left out; null when nothing can be planned here.
 */
export function daysToFill(held: HeldDiary, wishes: readonly FillWish[]): DaysToFill | null {
  const { user, days, candidates } = held;
  const sorted = wishes.toSorted((a, b) => a.date.localeCompare(b.date));
  const known = sorted.filter(({ date }) => days.some((day) => day.date === date));
  const [first] = known;
  if (first === undefined) return null;
  const inputs = known.flatMap((wish) => toInput(held, wish, first.date) ?? []);
  if (inputs.every(({ slots }) => slots.length === 0)) return null;
  // Someone who chooses a meal again does not wish to be served what stands in the diary.
  const linked = linksToFill(
    held,
    inputs,
    known.every(({ slotIds }) => slotIds === undefined),
  );
  const planned = new Set(linked.days.map(({ key }) => key));
  const last = known.at(-1)?.date ?? first.date;
  const isNear = (date: string): boolean =>
    daysBetween(date, first.date) <= REPEAT_WINDOW_DAYS && daysBetween(last, date) <= REPEAT_WINDOW_DAYS;
  const meals = days
    .filter(({ date }) => isNear(date))
    .flatMap(({ date, calendar_items: items }) =>
      items.map((item) => {
        const isRecipe = item.content_type === "recipemeal";
        return { id: item.id, date, recipeId: isRecipe ? String(item.meal.recipe_template.id) : null };
      }),
    )
    .sort((a, b) => a.id - b.id);
  return {
    ...linked,
    recent: recentMeals(meals, first.date, planned),
    memory: memoryOf(
      candidates.served.map(({ date, recipe_template: id }) => ({ date, recipeId: String(id) })),
      first.date,
      planned,
    ),
    atHome: candidates.at_home.map(String),
    groceries: GROCERIES[user.intake?.grocery_wish ?? "NORMAL"],
    focus: focusOfDates(
      followedBy(user),
      linked.days.map(({ key }) => key),
    ),
  };
}
