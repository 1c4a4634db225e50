import { addDays, type MealMoment } from "@plateful/nutrition";
import type { PlannedDay, PlannedMeal, PlanResult } from "@plateful/planning";
import { mustHave } from "../../platform/base/must-have.ts";
import { portionOf, recipeIdOf, recipesByIds } from "../../recipes/index.ts";
import { addItems } from "../day/add-items.ts";
import { type DatedItemRow, listItemsBetween } from "../day/calendar-item-store.ts";
import { slotOfItem } from "../day/day-input.ts";
import { daysDigest, planDigest, WEIGHTS_VERSION } from "../day/digest.ts";
import { cookAhead, type LeftoverPair, linkLeftovers } from "../day/leftover-store.ts";
import { companyOf } from "../day/meal-company.ts";
import type { NewItem } from "../day/new-item-store.ts";
import {
  deleteRunsBefore,
  insertPlanningRun,
  type Occasion,
  type PlanningRun,
  type RunOutcome,
  updateOutcome,
} from "../day/planning-run-store.ts";
import { insertRecipeMeals, type NewRecipeMeal } from "../day/recipe-meal-store.ts";
import { forgetItemsAside, setItemsAside } from "../day/replaced-item-store.ts";
import { slotsOn } from "../day/week-slot-store.ts";
import type { PlanningContext, PlanSituation } from "./plan-situation.ts";

/** How long it is known what made a plan. */
const RUNS_KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

/** A meal of a plan, as it stands in the diary. */
interface PlacedItem {
  readonly id: number;
  readonly date: string;
  readonly slotId: string;
  /** Eaten beside the dish of the slot, and left of nothing. */
  readonly isSide: boolean;
}

interface Place {
  readonly date: string | undefined;
  readonly slotId: string;
}

/** What a meal of a plan puts into the diary: the dish, and the side where there is one. */
export interface ServedItem extends Pick<PlannedMeal, "slotId" | "recipeId" | "portions" | "company"> {
  readonly isSide: boolean;
}

export interface ServedDay {
  readonly key: string;
  readonly items: readonly ServedItem[];
}

export const servedDay = ({ key, meals }: Pick<PlannedDay, "key" | "meals">): ServedDay => ({
  key,
  items: meals.flatMap(({ side, ...dish }) => [
    { ...dish, isSide: false },
    ...(side === undefined ? [] : [{ ...side, slotId: dish.slotId, isSide: true }]),
  ]),
});

/** Writes meals of a plan in three statements, however many days there are; answers where they stand. */
export async function insertPlannedMeals(
  { db, services, now }: PlanningContext,
  { userId, days, week, household }: Pick<PlanSituation, "userId" | "days" | "week" | "household">,
  plan: readonly ServedDay[],
): Promise<PlacedItem[]> {
  const dayByDate = new Map(days.map((day) => [day.date, day]));
  const planned = plan.flatMap(({ key, items }) => items.map((meal) => ({ date: key, meal })));
  const ids = planned.map(({ meal }) => recipeIdOf(meal.recipeId));
  const recipes = await recipesByIds(services, db, ids);
  const newMeals: NewRecipeMeal[] = [];
  const newItems: Omit<NewItem, "objectId">[] = [];
  for (const { date, meal } of planned) {
    const recipe = recipes.get(recipeIdOf(meal.recipeId));
    const slot = slotsOn(week, date).find(({ id }) => String(id) === meal.slotId);
    const day = dayByDate.get(date);
    if (recipe === undefined || slot === undefined || day === undefined)
      throw new Error(`The plan names what is not there: ${date} ${meal.slotId} ${meal.recipeId}`);
    const nutrition = portionOf(recipe.row, meal.portions);
    const portions = { portions: 1, multiplier: meal.portions, company: companyOf(meal, household) };
    newMeals.push({ userId, recipeId: recipe.row.id, ...portions, nutrition, directions: null });
    const moment: MealMoment = slot.mealMoment;
    newItems.push({ userId, dayId: day.id, slotId: slot.id, moment, contentType: "recipemeal" });
  }
  const mealIds = await insertRecipeMeals(db, newMeals, now);
  const items = newItems.map((item, at) => ({
    ...item,
    objectId: mustHave(mealIds[at], "the id of a planned meal"),
  }));
  const itemIds = await addItems({ db, services, now }, items);
  return planned.map(({ date, meal }, at) => ({
    id: mustHave(itemIds[at], "the id of a planned item"),
    date,
    slotId: meal.slotId,
    isSide: meal.isSide,
  }));
}

/**
 * Says in the diary which meals of a plan are cooked on an earlier day, and which are left of which, be it of the plan, of what was
 * chosen before it or of what was there already. What is not true any more is left out.
 */
export async function linkPlannedMeals(
  { db }: Pick<PlanningContext, "db">,
  { kept, week, chosen }: Pick<PlanSituation, "kept" | "week" | "chosen">,
  plan: readonly PlannedDay[],
  placed: readonly PlacedItem[],
): Promise<void> {
  const standing = kept.map((item) => ({
    id: item.id,
    date: item.date,
    slotId: String(slotOfItem(item, slotsOn(week, item.date))?.id),
    isSide: item.is_side,
  }));
  const all = [...placed, ...standing].filter(({ isSide }) => !isSide);
  const pair = (cookAt: Place, eatAt: Place): LeftoverPair[] => {
    const isAt = (place: Place) => (item: PlacedItem) =>
      item.date === place.date && item.slotId === place.slotId;
    const [cook, eat] = [all.find(isAt(cookAt)), all.find(isAt(eatAt))];
    return cook === undefined || eat === undefined ? [] : [{ cook: cook.id, eat: eat.id }];
  };
  const planned = plan.flatMap(({ key: date, meals }) =>
    meals.flatMap(({ slotId, leftoverOf }) =>
      leftoverOf === undefined
        ? []
        : pair({ date: plan[leftoverOf.day]?.key, slotId: leftoverOf.slotId }, { date, slotId }),
    ),
  );
  const asChosen = [...chosen].flatMap(([date, meals]) =>
    meals.flatMap(({ slotId, cookedAt }) =>
      cookedAt === null
        ? []
        : pair({ date: cookedAt.date, slotId: String(cookedAt.slotId) }, { date, slotId }),
    ),
  );
  const early = placed.flatMap(({ id, date, slotId }) => {
    const meal = plan.find(({ key }) => key === date)?.meals.find((one) => one.slotId === slotId);
    const asked = chosen.get(date)?.find((one) => one.slotId === slotId)?.cookOn ?? null;
    const cookOn = meal?.cookedAhead === undefined ? asked : addDays(date, -meal.cookedAhead);
    return cookOn === null ? [] : [{ item: id, cook_on: cookOn }];
  });
  await cookAhead(db, early);
  await linkLeftovers(db, [...planned, ...asChosen]);
}

/** What stands on the days of a run, in one name. */
export async function digestOfDays(
  { db }: Pick<PlanningContext, "db">,
  userId: number,
  firstDate: string,
  numDays: number,
): Promise<string> {
  return daysDigest(await listItemsBetween(db, userId, firstDate, addDays(firstDate, numDays - 1)));
}

/** Notes what a run left in the diary, so that later changes are noticed. */
export async function noteOutcome(
  context: PlanningContext,
  run: { readonly id: number; readonly userId: number; readonly firstDate: string; readonly numDays: number },
  plannedItems: readonly number[],
): Promise<void> {
  const outcome: RunOutcome = {
    plannedItems,
    daysDigest: await digestOfDays(context, run.userId, run.firstDate, run.numDays),
  };
  await updateOutcome(context.db, run.id, outcome);
}

/** Keeps what makes a plan, and sets aside what it replaces, so that it can be undone; answers the id of the run. */
export async function beginRun(
  { db, now }: Pick<PlanningContext, "db" | "now">,
  run: PlanningRun,
  replaced: readonly DatedItemRow[],
): Promise<number> {
  const id = await insertPlanningRun(db, run);
  await forgetItemsAside(db, run.userId);
  await setItemsAside(
    db,
    id,
    replaced.map((item) => item.id),
    now,
  );
  await deleteRunsBefore(db, run.userId, new Date(now.getTime() - RUNS_KEPT_DAYS * DAY_MS));
  return id;
}

/** The plan with the meals that it was made around. */
const withChosen = ({ chosen }: Pick<PlanSituation, "chosen">, plan: readonly PlannedDay[]) =>
  plan.map(({ key, meals }) => ({ key, meals: [...(chosen.get(key) ?? []), ...meals] }));

/**
 * Puts a plan into the diary: what it replaces is set aside, so that the plan can be undone, and what made the plan is kept.
 * Answers the id of the run.
 */
export async function storePlan(
  context: PlanningContext,
  situation: PlanSituation,
  result: PlanResult,
  occasion: Occasion,
): Promise<number> {
  const { services, now } = context;
  const { userId, days, replaced, input } = situation;
  const { seed, effort = "default" } = result.input.options;
  const range = { firstDate: mustHave(days[0], "a day to plan").date, numDays: days.length };
  const run: PlanningRun = {
    userId,
    startedAt: now,
    finishedAt: services.clock.now(),
    occasion,
    ...range,
    seed,
    effort,
    libraryVersion: result.libraryVersion,
    weightsVersion: WEIGHTS_VERSION,
    rung: result.rung,
    cost: result.cost.total,
    input,
    planDigest: planDigest(result.days),
  };
  const id = await beginRun(context, run, replaced);
  const items = await insertPlannedMeals(
    context,
    situation,
    withChosen(situation, result.days).map(servedDay),
  );
  await linkPlannedMeals(context, situation, result.days, items);
  await noteOutcome(
    context,
    { id, userId, ...range },
    items.map((item) => item.id),
  );
  return id;
}
