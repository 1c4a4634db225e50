import { randomInt } from "node:crypto";
import { addDays, type MealMoment } from "@plateful/nutrition";
import {
  type DayInput,
  evaluate,
  type Library,
  type PlanOptions,
  type PlanResult,
  plan,
  type Rules,
  type ViolationCode,
} from "@plateful/planning";
import type { Call } from "../platform/call.ts";
import { takeTurn } from "../platform/limited-events.ts";
import { invalidField, Problem } from "../platform/problem.ts";
import {
  type EatingRules,
  getEatingRules,
  plannerLibrary,
  portionOf,
  recipeIdOf,
  recipesByIds,
} from "../recipes/index.ts";
import { type DayRow, ensureDays } from "./calendar-day-store.ts";
import {
  type DatedItemRow,
  deleteItems,
  insertItems,
  listItemsBetween,
  type NewItem,
} from "./calendar-item-store.ts";
import { checkDate } from "./date-limits.ts";
import { REPEAT_WINDOW_DAYS, toDayInput, toRecentMeals } from "./day-input.ts";
import { insertPlanningRun, tryPlanningLock } from "./planning-run-store.ts";
import { insertRecipeMeals, type NewRecipeMeal } from "./recipe-meal-store.ts";
import { findWeekSlots, slotsOn, type WeekSlots } from "./week-slot-store.ts";

/** Planning at a press: at most this often per hour and person (DIARY-067). */
const MOST_PER_HOUR = 10;
const LARGEST_SEED = 2_147_483_647;

/** Breaking one of these would be a bug of the planner: such a plan is never stored (DIARY-069). */
const NEVER: readonly ViolationCode[] = [
  "HARD_RULE",
  "UNKNOWN_RECIPE",
  "UNKNOWN_SLOT",
  "SLOT_TAKEN",
  "PORTION",
];

export interface PlanWish {
  readonly dates: readonly string[];
  /** Which items give way to new ones. */
  readonly replaces: (item: DatedItemRow, week: WeekSlots) => boolean;
  /** Which slots are planned, when they are empty. */
  readonly wants?: (slotId: number) => boolean;
  /** By which the same plan is made again; any number when left out. */
  readonly seed?: number;
}

/** @throws Problem planning_in_progress or throttled. */
export async function takePlanningTurn(call: Call, userId: number): Promise<void> {
  if (!(await tryPlanningLock(call.db, userId))) throw new Problem("planning_in_progress");
  const limit = { key: `auto-plan:${userId}`, most: MOST_PER_HOUR, seconds: 3600 };
  const wait = await takeTurn(call.db, [limit], call.now);
  if (wait !== null) throw new Problem("throttled", wait);
}

async function getMayGenerate(call: Call, userId: number): Promise<EatingRules> {
  const eating = await getEatingRules(call.db, userId);
  if (!eating.mayGenerate) throw new Problem("generate_meals_disabled");
  return eating;
}

/** Plans and has the plan judged apart from the solver before anything is stored. */
function planChecked(
  call: Call,
  library: Library,
  days: readonly DayInput[],
  rules: Rules,
  options: PlanOptions,
): PlanResult {
  const result = plan(library, days, rules, options);
  const { violations } = evaluate(library, days, rules, result.days, options, result.rung);
  if (violations.length > 0)
    call.services.log.error({ violations, seed: options.seed, rung: result.rung }, "A plan breaks rules");
  if (violations.some(({ code }) => NEVER.includes(code)))
    throw new Error("The planner broke a rule that it may never break.");
  return result;
}

/** Writes all meals of a plan in three statements, however many days there are. */
async function storePlan(
  call: Call,
  userId: number,
  days: readonly DayRow[],
  week: WeekSlots,
  result: PlanResult,
): Promise<void> {
  const dayByDate = new Map(days.map((day) => [day.date, day]));
  const planned = result.days.flatMap(({ key, meals }) => meals.map((meal) => ({ date: key, meal })));
  const recipes = await recipesByIds(
    call.services,
    call.db,
    planned.map(({ meal }) => recipeIdOf(meal.recipeId)),
  );
  const newMeals: NewRecipeMeal[] = [];
  const newItems: Omit<NewItem, "objectId">[] = [];
  for (const { date, meal } of planned) {
    const recipe = recipes.get(recipeIdOf(meal.recipeId));
    const slot = slotsOn(week, date).find(({ id }) => String(id) === meal.slotId);
    const day = dayByDate.get(date);
    if (recipe === undefined || slot === undefined || day === undefined)
      throw new Error(`The plan names what is not there: ${date} ${meal.slotId} ${meal.recipeId}`);
    const nutrition = portionOf(recipe.row, meal.portions);
    const portions = { portions: 1, multiplier: meal.portions };
    newMeals.push({ userId, recipeId: recipe.row.id, ...portions, nutrition, directions: null });
    const moment: MealMoment = slot.mealMoment;
    newItems.push({ userId, dayId: day.id, slotId: slot.id, moment, contentType: "recipemeal" });
  }
  const ids = await insertRecipeMeals(call.db, newMeals, call.now);
  await insertItems(
    call.db,
    newItems.map((item, at) => ({ ...item, objectId: ids[at] ?? 0 })),
    call.now,
  );
}

/**
 * Fills days of a person's diary with recipes that they may eat, near the targets of their plan and varied, and answers
 * the days. Slots for which nothing fits stay empty; `diagnosePlan` says why. Everything or nothing is stored.
 */
export async function planDays(call: Call, userId: number, wish: PlanWish): Promise<DayRow[]> {
  const { db, now } = call;
  const [firstDate = "", lastDate = firstDate] = [wish.dates[0], wish.dates.at(-1)];
  checkDate("date", firstDate, call.today);
  checkDate("date", lastDate, call.today);
  const { rules, ownRecipeIds } = await getMayGenerate(call, userId);
  await takePlanningTurn(call, userId);
  const week = await findWeekSlots(db, userId);
  if (week === null || wish.dates.some((date) => slotsOn(week, date).length === 0))
    throw invalidField("", "no_plan_for_weekday");
  const library = await plannerLibrary(call.services, db, ownRecipeIds);
  const from = addDays(firstDate, -REPEAT_WINDOW_DAYS);
  const near = await listItemsBetween(db, userId, from, addDays(lastDate, REPEAT_WINDOW_DAYS));
  const dates = new Set(wish.dates);
  const replaced = near.filter((item) => dates.has(item.date) && wish.replaces(item, week));
  await deleteItems(
    db,
    replaced.map(({ id }) => id),
  );
  const kept = Map.groupBy(
    near.filter((item) => !replaced.includes(item)),
    ({ date }) => date,
  );
  const inputs = wish.dates.map((date) =>
    toDayInput(date, firstDate, slotsOn(week, date), kept.get(date) ?? [], wish.wants),
  );
  const recent = toRecentMeals(near, firstDate, dates);
  const seed = wish.seed ?? randomInt(LARGEST_SEED);
  const result = planChecked(call, library, inputs, { ...rules, recent }, { seed, effort: "default" });
  const days = await ensureDays(db, userId, wish.dates, now);
  await storePlan(call, userId, days, week, result);
  await insertPlanningRun(db, {
    userId,
    startedAt: now,
    finishedAt: call.services.clock.now(),
    firstDate,
    numDays: wish.dates.length,
    seed,
    libraryVersion: result.libraryVersion,
    rung: result.rung,
  });
  return days;
}
