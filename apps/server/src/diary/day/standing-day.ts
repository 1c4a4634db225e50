import { addDays, focusOfDates, onlyMacros, type PlanningWishes } from "@plateful/nutrition";
import {
  type Companion,
  type DayLocks,
  isLockedMeal,
  isOpenMeal,
  type Library,
  REPEAT_WINDOW_DAYS,
  type StandingDay,
  type StandingMeal,
} from "@plateful/planning";
import type { Call } from "../../platform/calls/call.ts";
import { getEatingRules, plannerId, plannerLibrary, type TableMember } from "../../recipes/index.ts";
import type { DayRow } from "./calendar-day-store.ts";
import { type DatedItemRow, listItemsBetween } from "./calendar-item-store.ts";
import { slotOfItem, toSpec } from "./day-input.ts";
import { withLikings } from "./read-likings.ts";
import { storedCompany } from "./recipe-meal-store.ts";
import { companionsAt, dayKcal, seatHousehold } from "./seat-household.ts";
import { findWeekSlots, slotsOn, type WeekSlot, type WeekSlots } from "./week-slot-store.ts";

/** The locks of a day that was read. */
export const locksOf = ({ locked, locked_slots }: Pick<DayRow, "locked" | "locked_slots">): DayLocks => ({
  isLocked: locked,
  lockedSlots: locked_slots,
});

/** The locks of the day of an item that was read with it. */
export const dayLocksOf = (item: Pick<DatedItemRow, "day_locked" | "locked_slots">): DayLocks => ({
  isLocked: item.day_locked,
  lockedSlots: item.locked_slots,
});

/** Whether planning leaves an item alone, because it, its slot on that day or its day is locked (PLAN-071). */
export const isLocked = (
  item: { readonly locked: boolean },
  slotId: number | null | undefined,
  day: DayLocks,
): boolean => isLockedMeal({ isLocked: item.locked, slotId: slotId ?? null }, day);

interface OpenOrNot {
  readonly status: string;
  readonly recipe_template_id: number | null;
  readonly locked: boolean;
}

/** Whether a meal may be changed by planning: what was eaten is a fact, and what is locked is to stay. */
export const isOpenItem = (item: OpenOrNot, slotId: number | null | undefined, day: DayLocks): boolean =>
  isOpenMeal(
    {
      isPlanned: item.status === "PLANNED",
      isRecipe: item.recipe_template_id !== null,
      isLocked: item.locked,
      slotId: slotId ?? null,
    },
    day,
  );

interface StandingContext {
  readonly slots: readonly WeekSlot[];
  readonly linked: ReadonlySet<number>;
  readonly household: readonly TableMember[];
  readonly personKcal: number;
}

/**
 * Who sits at the table of a meal, as it was planned: what changed in the household since counts for later plannings. Those
 * who have left it are left out.
 */
function companionsOf(
  { household, personKcal }: StandingContext,
  item: DatedItemRow,
  slot: WeekSlot,
): Companion[] {
  const present = new Set(storedCompany(item.company ?? []).map(({ member }) => member));
  return companionsAt(
    household.filter(({ id }) => present.has(id)),
    slot.target,
    personKcal,
  );
}

const toStandingMeal = (item: DatedItemRow, context: StandingContext): StandingMeal => {
  const { slots, linked } = context;
  const { id, date, recipe_template_id: recipeId, portions_multiplier: portions } = item;
  const slot = slotOfItem(item, slots);
  return {
    id,
    date,
    slotId: slot === undefined ? null : String(slot.id),
    macros: onlyMacros(item),
    recipe: recipeId === null ? null : { id: plannerId(recipeId), portions: portions ?? 1 },
    isSide: item.is_side,
    isOpen: isOpenItem(item, slot?.id, dayLocksOf(item)),
    keepsRecipe: linked.has(id),
    ...(slot === undefined ? {} : { companions: companionsOf(context, item, slot) }),
  };
};

interface ReadDays {
  readonly library: Library;
  readonly planning: PlanningWishes;
  /** Items that are left over, or have left-overs. */
  readonly linked: ReadonlySet<number>;
  /** The plan by which the days are planned; null without one. */
  readonly week: WeekSlots | null;
  /** Everybody who may eat along. */
  readonly household: readonly TableMember[];
  /** Whether meals may be planned for the person at the press of a button. */
  readonly mayGenerate: boolean;
  /** Everything that stands on the dates and near them. */
  readonly items: readonly DatedItemRow[];
  /** One of the dates as the planner sees it. */
  readonly standingOn: (date: string) => StandingDay;
}

/** Dates of someone's diary that follow each other, read at once however many they are; see `readStandingDay`. */
export async function readStandingDays(
  { db, services, today }: Pick<Call, "db" | "services" | "today">,
  userId: number,
  dates: { readonly first: string; readonly last: string },
): Promise<ReadDays> {
  const eating = await getEatingRules(db, userId);
  const { planning, ownRecipeIds, household, followed, mayGenerate } = eating;
  const planned = await findWeekSlots(db, userId);
  const week = planned === null ? null : seatHousehold(planned, household);
  const from = addDays(dates.first, -2 * REPEAT_WINDOW_DAYS);
  const items = await listItemsBetween(db, userId, from, addDays(dates.last, 2 * REPEAT_WINDOW_DAYS));
  const sorted = items.toSorted((a, b) => a.id - b.id);
  const library = await plannerLibrary(services, db, ownRecipeIds);
  const rules = await withLikings(db, userId, { rules: eating.rules, today });
  const linked = new Set(
    items.flatMap(({ id, leftover_of: cook, cook_on: cookOn }) =>
      cook === null ? (cookOn === null ? [] : [id]) : [id, cook],
    ),
  );
  const standingOn = (date: string): StandingDay => {
    const slots = slotsOn(week, date);
    const context = { linked, household, personKcal: dayKcal(planned, date) };
    const meals = sorted.map((item) =>
      toStandingMeal(item, { ...context, slots: item.date === date ? slots : [] }),
    );
    const focus = focusOfDates(followed, [date])?.[date];
    return { date, slots: slots.map(toSpec), meals, rules, focus };
  };
  return { library, planning, linked, week, household, mayGenerate, items, standingOn };
}

/**
 * A date of someone's diary as the planner sees it, with everything near it that must not be repeated, and the recipes
 * from which it may choose for this person.
 */
export async function readStandingDay(
  call: Pick<Call, "db" | "services" | "today">,
  userId: number,
  date: string,
) {
  const { standingOn, ...read } = await readStandingDays(call, userId, { first: date, last: date });
  return { ...read, standing: standingOn(date) };
}
