import { addDays, focusOfDates } from "@plateful/nutrition";
import {
  compileHardRules,
  type DayInput,
  daysBetween,
  isLockedPlace,
  type Library,
  memoryOf,
  type PlanOptions,
  presetsOf,
  REPEAT_WINDOW_DAYS,
  type Rules,
  withLinks,
} from "@plateful/planning";
import { dateInZone } from "../../platform/base/clock.ts";
import { mustHave } from "../../platform/base/must-have.ts";
import { invalidField, Problem } from "../../platform/base/problem.ts";
import type { Services } from "../../platform/calls/services.ts";
import type { Db } from "../../platform/database/open-database.ts";
import {
  type EatingRules,
  getEatingRules,
  plannerId,
  plannerLibrary,
  type TableMember,
} from "../../recipes/index.ts";
import { type DayRow, ensureDays } from "../day/calendar-day-store.ts";
import { type DatedItemRow, listItemsBetween } from "../day/calendar-item-store.ts";
import { slotOfItem, toDayInput, toLinkableMeals, toRecentMeals, toSpec } from "../day/day-input.ts";
import type { PlanInput } from "../day/planning-run-store.ts";
import { withLikings } from "../day/read-likings.ts";
import { seatHousehold } from "../day/seat-household.ts";
import { dayLocksOf, isLocked, isOpenItem, locksOf } from "../day/standing-day.ts";
import { findWeekSlots, slotsOn, type WeekSlots } from "../day/week-slot-store.ts";
import { type ChosenMeal, type PlacedMeal, placeChosenMeals, type StandsIn } from "./chosen-meals.ts";
import { type RememberedWeeks, readRememberedWeeks } from "./remembered-weeks.ts";

/** What planning needs of whoever asks for it: a call, or a job. */
export interface PlanningContext {
  /** The open transaction, with the rights of whoever asks. */
  readonly db: Db;
  readonly services: Services;
  readonly now: Date;
}

export interface PlanWish {
  /** Dates that follow each other. */
  readonly dates: readonly string[];
  /** Which items are replaced by new ones; locked ones never are. */
  readonly replaces: (item: DatedItemRow, week: WeekSlots) => boolean;
  /** Which slots are planned, when they are empty. */
  readonly wants?: (slotId: number, date: string) => boolean;
  /** True when another meal is wished in these slots: they do not serve what stands in the diary already. */
  readonly wantsOtherMeals?: boolean;
  /** Recipes that are as good as eaten yesterday, for whoever wishes other meals than the replaced ones. */
  readonly passesOver?: (replaced: readonly DatedItemRow[]) => readonly number[];
  /** By which the same plan is made again; any number when left out. */
  readonly seed?: number;
  /** Meals that were chosen already, for slots that are still empty. */
  readonly chosen?: readonly ChosenMeal[];
}

/** Everything that a plan follows from, as it is now. */
export interface PlanSituation {
  readonly userId: number;
  readonly library: Library;
  readonly week: WeekSlots;
  /** The wished days, locked ones included, and those with left-overs of replaced meals. */
  readonly days: readonly DayRow[];
  readonly replaced: readonly DatedItemRow[];
  /** What stays on the planned days and near them. */
  readonly kept: readonly DatedItemRow[];
  readonly input: PlanInput;
  /**
   * Towards what the days lean, by their dates. It tells of a cycle, so it is no part of the input, which is stored as it is: it is
   * read again from the profile, where it is encrypted (PLAN-191).
   */
  readonly focus: PlanOptions["focus"];
  /** Whom the plan may seat at the table. */
  readonly household: readonly TableMember[];
  /** Meals that were chosen already and that the plan is made around, by date. */
  readonly chosen: ReadonlyMap<string, readonly PlacedMeal[]>;
}

/** What the diary holds near the wished days, and which of it is replaced. */
interface Standing {
  /** The wished dates, and those after them up to the last left-over that is replaced. */
  readonly dates: readonly string[];
  readonly replaced: readonly DatedItemRow[];
  readonly kept: readonly DatedItemRow[];
  /** Slots whose left-overs go with the meal that they are left of, by date. */
  readonly following: ReadonlyMap<string, readonly number[]>;
}

/**
 * A side goes with the dish beside which it stands and stays with it, unless it was eaten or is locked itself; where no dish is, it
 * goes as it was asked for.
 */
function withTheirSides(
  near: readonly DatedItemRow[],
  going: readonly DatedItemRow[],
  week: WeekSlots,
): DatedItemRow[] {
  const slotIdOf = (item: DatedItemRow) => slotOfItem(item, slotsOn(week, item.date))?.id;
  const dishesAt = (side: DatedItemRow) =>
    near.filter((item) => !item.is_side && item.date === side.date && slotIdOf(item) === slotIdOf(side));
  return near.filter((item) => {
    if (!item.is_side) return going.includes(item);
    const dishes = dishesAt(item);
    const isLeft = dishes.length === 0 ? going.includes(item) : dishes.every((dish) => going.includes(dish));
    return isLeft && isOpenItem(item, slotIdOf(item), dayLocksOf(item));
  });
}

/** Left-overs of replaced meals go with them, as far as they may still be changed: otherwise no meal would explain them. */
function sortStanding(near: readonly DatedItemRow[], week: WeekSlots, wish: PlanWish): Standing {
  const wished = new Set(wish.dates);
  const end = mustHave(wish.dates.at(-1), "a day to plan");
  const slotIdOf = (item: DatedItemRow) => slotOfItem(item, slotsOn(week, item.date))?.id;
  const asked = near.filter(
    (item) =>
      wished.has(item.date) && !isLocked(item, slotIdOf(item), dayLocksOf(item)) && wish.replaces(item, week),
  );
  const askedIds = new Set(asked.map(({ id }) => id));
  const followers = near.filter(
    (item) =>
      item.leftover_of !== null &&
      askedIds.has(item.leftover_of) &&
      !askedIds.has(item.id) &&
      (wished.has(item.date) || item.date > end) &&
      slotIdOf(item) !== undefined &&
      isOpenItem(item, slotIdOf(item), dayLocksOf(item)),
  );
  const last = [end, ...followers.map(({ date }) => date)].sort().at(-1) ?? end;
  const later = Array.from({ length: daysBetween(end, last) }, (_, at) => addDays(end, at + 1));
  const replaced = withTheirSides(
    near,
    near.filter((item) => askedIds.has(item.id) || followers.includes(item)),
    week,
  );
  return {
    dates: [...wish.dates, ...later],
    replaced,
    kept: near.filter((item) => !replaced.includes(item)),
    following: new Map(
      [...Map.groupBy(followers, ({ date }) => date)].map(([date, items]) => [
        date,
        items.flatMap((item) => slotIdOf(item) ?? []),
      ]),
    ),
  };
}

/** The days that are not locked, with the slots to plan in them. */
function toInputs(week: WeekSlots, wish: PlanWish, standing: Standing, days: readonly DayRow[]): DayInput[] {
  const kept = Map.groupBy(standing.kept, ({ date }) => date);
  const [first = ""] = standing.dates;
  const wished = new Set(wish.dates);
  return days.flatMap((day) => {
    const { date, locked } = day;
    if (locked) return [];
    const wants = (id: number) =>
      !isLockedPlace(id, locksOf(day)) &&
      ((wished.has(date) && (wish.wants?.(id, date) ?? true)) ||
        (standing.following.get(date) ?? []).includes(id));
    const input = toDayInput(date, first, slotsOn(week, date), kept.get(date) ?? [], wants);
    return wished.has(date) || input.slots.length > 0 ? [input] : [];
  });
}

/** The remembered weeks as the planner takes them. */
const toMemory = (
  { served, atHome }: RememberedWeeks,
  first: string,
  planned: ReadonlySet<string>,
): Pick<Rules, "memory" | "atHome"> => ({
  memory: memoryOf(
    served.map(({ date, recipeTemplateId: id }) => ({ date, recipeId: plannerId(id) })),
    first,
    planned,
  ),
  atHome: atHome.map(plannerId),
});

function toPlanInput(
  eating: EatingRules,
  library: Library,
  week: WeekSlots,
  wish: PlanWish,
  standing: Standing,
  inputs: readonly DayInput[],
  remembered: RememberedWeeks & { readonly today: string },
): PlanInput {
  const { rules, planning } = eating;
  const presets = presetsOf(planning);
  // What stands already comes back only where it suits whoever may be at that table, too.
  const eaters = presets.length === 0 ? [] : [rules, ...(rules.household ?? []).map(({ wishes }) => wishes)];
  const hard = eaters.map((wishes) => compileHardRules(library, wishes));
  const kept = Map.groupBy(standing.kept, ({ date }) => date);
  const { days, links, cookedAhead } = withLinks({
    presets,
    isAllowed: (recipeId) => {
      const index = library.indexById.get(recipeId) ?? -1;
      return hard.every(({ allowed }) => allowed[index] === 1);
    },
    slotsOn: (date) => slotsOn(week, date).map(toSpec),
    inputs,
    mealsOn: (date) => toLinkableMeals(kept.get(date) ?? [], slotsOn(week, date)),
    hadLeftovers: new Set(standing.replaced.flatMap(({ leftover_of: cook }) => cook ?? [])),
    today: remembered.today,
    mayRepeat: wish.wantsOtherMeals !== true,
  });
  const [first = ""] = standing.dates;
  const passedOver = wish.passesOver?.(standing.replaced) ?? [];
  const planned = new Set(days.map(({ key }) => key));
  const recent = [
    ...toRecentMeals(
      [...standing.kept, ...standing.replaced].sort((a, b) => a.id - b.id),
      first,
      planned,
    ),
    ...passedOver.map((id) => ({ recipeId: plannerId(id), daysAgo: 1 })),
  ];
  return {
    days,
    rules: {
      ...rules,
      recent,
      ...toMemory(remembered, first, planned),
      ...(links.length === 0 ? {} : { links }),
      ...(cookedAhead.length === 0 ? {} : { cookedAhead }),
    },
    ...(passedOver.length === 0 ? {} : { passedOver }),
    ...(wish.wantsOtherMeals === true && presets.length > 0 ? { wantsOtherMeals: true } : {}),
  };
}

/**
 * Reads what a plan of these days must know: targets, rules, what stands in the diary around them and what of it stays.
 * Missing days are made. Nothing else is changed.
 */
export async function readPlanSituation(
  { db, services, now }: PlanningContext,
  userId: number,
  wish: PlanWish,
): Promise<PlanSituation> {
  const read = await getEatingRules(db, userId);
  if (!read.mayGenerate) throw new Problem("generate_meals_disabled");
  const planned = await findWeekSlots(db, userId);
  if (planned === null || wish.dates.some((date) => slotsOn(planned, date).length === 0))
    throw invalidField("", "no_plan_for_weekday");
  if (wish.dates.some((date) => slotsOn(planned, date).some(({ isUnfinished }) => isUnfinished)))
    throw invalidField("", "plan_unfinished");
  const week = seatHousehold(planned, read.household);
  const [first = "", last = first] = [wish.dates[0], wish.dates.at(-1)];
  const library = await plannerLibrary(services, db, read.ownRecipeIds);
  const today = dateInZone(now, read.timeZone);
  const eating = { ...read, rules: await withLikings(db, userId, { rules: read.rules, today }) };
  const around = [addDays(first, -REPEAT_WINDOW_DAYS), addDays(last, REPEAT_WINDOW_DAYS)] as const;
  const standing = sortStanding(await listItemsBetween(db, userId, ...around), week, wish);
  const days = await ensureDays(db, userId, standing.dates, now);
  const inputs = toInputs(week, wish, standing, days);
  const standsIn: StandsIn = (place, recipeId) =>
    standing.kept.some(
      (item) =>
        item.date === place.date &&
        item.recipe_template_id === recipeId &&
        slotOfItem(item, slotsOn(week, item.date))?.id === place.slotId,
    );
  const { days: open, chosen } = placeChosenMeals(library, eating.rules, inputs, wish.chosen ?? [], standsIn);
  const remembered = await readRememberedWeeks({ db, services }, userId, { first, last, today });
  const input = toPlanInput(eating, library, week, wish, standing, open, { ...remembered, today });
  const { replaced, kept } = standing;
  const focus = focusOfDates(
    eating.followed,
    input.days.map(({ key }) => key),
  );
  return { userId, library, week, days, replaced, kept, input, focus, household: eating.household, chosen };
}
