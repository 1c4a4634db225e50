import type { CompanyPortion } from "@plateful/contract";
import {
  compileHardRules,
  type HardRules,
  type Library,
  type SlotSpec,
  type StandingDay,
} from "@plateful/planning";
import { mustHave } from "../../platform/base/must-have.ts";
import { type FieldPath, InvalidFields, Problem } from "../../platform/base/problem.ts";
import type { Call } from "../../platform/calls/call.ts";
import { plannerId, portionOf, recipesByIds } from "../../recipes/index.ts";
import { type DayRow, listDaysByIds } from "../day/calendar-day-store.ts";
import { type ItemRow, listItemsByIds, showOtherMeals } from "../day/calendar-item-store.ts";
import { dropBrokenLinks, endPastCooking } from "../day/leftover-store.ts";
import { companiesAfter } from "../day/meal-company.ts";
import { tryPlanningLock } from "../day/planning-run-store.ts";
import { insertRecipeMeals, type NewRecipeMeal } from "../day/recipe-meal-store.ts";
import { isOpenItem, locksOf } from "../day/standing-day.ts";

/** What a planned recipe of a day becomes. */
export interface MealChange {
  readonly itemId: number;
  readonly recipeId: number;
  readonly multiplier: number;
  /** How much of what was planned that is; all of it when left out. */
  readonly portion?: number | undefined;
  /** People cooked for; as many as before when left out. */
  readonly portions?: number;
  /** Portions of those who eat along; when left out they follow from the recipe, see `companiesAfter`. */
  readonly company?: readonly Pick<CompanyPortion, "member" | "portions">[] | undefined;
}

/**
 * Every new recipe must suit the person, everybody who eats along and the slot, whoever chose it: no swap gets round a
 * diet or an allergy (PLAN-031, PLAN-123). A recipe that is there already may stay; what is not an open meal of the date is refused later, under its own name.
 * @throws InvalidFields at `pathOf` the change.
 */
export function checkSuits(
  library: Library,
  { date, meals, slots, rules }: StandingDay,
  changes: readonly MealChange[],
  pathOf: (at: number) => FieldPath,
): void {
  const hard = compileHardRules(library, rules);
  const household = new Map(
    (rules.household ?? []).map(({ id, wishes }) => [id, compileHardRules(library, wishes)]),
  );
  changes.forEach(({ itemId, recipeId }, at) => {
    const meal = meals.find((one) => one.id === itemId && one.date === date && one.isOpen);
    const slot = slots.find(({ id }) => id === meal?.slotId);
    const index = library.indexById.get(plannerId(recipeId));
    const stays = meal?.recipe?.id === plannerId(recipeId);
    const table = [hard, ...(meal?.companions ?? []).map(({ id }) => household.get(id))];
    const allows = (one: HardRules | undefined, at: number, { mealType }: SlotSpec) =>
      meal?.isSide === true ? one?.allowsBeside(at, mealType) : one?.allows(at, mealType);
    const suits =
      index !== undefined && slot !== undefined && table.every((one) => allows(one, index, slot) === true);
    if (meal !== undefined && !stays && !suits)
      throw new InvalidFields([{ path: pathOf(at), error: { code: "invalid_pk", id: recipeId } }]);
  });
}

interface OpenItem {
  readonly item: ItemRow;
  readonly day: DayRow;
  readonly change: MealChange;
}

/** The named items of the person, which must all be there and open. */
async function openItems({ db }: Call, userId: number, changes: readonly MealChange[]): Promise<OpenItem[]> {
  const last = new Map(changes.map((change) => [change.itemId, change]));
  const items = await listItemsByIds(db, [...last.keys()]);
  const days = await listDaysByIds(
    db,
    items.map((item) => item.calendar_day_id),
  );
  return [...last.values()].map((change) => {
    const item = items.find(({ id, user_id: owner }) => id === change.itemId && owner === userId);
    const day = days.find(({ id }) => id === item?.calendar_day_id);
    if (item === undefined || day === undefined) throw new Problem("not_found");
    if (!isOpenItem(item, item.meal_slot_id, locksOf(day))) throw new Problem("meal_not_open");
    return { item, day, change };
  });
}

/**
 * Gives planned recipes of a person another recipe or portion, all or none, in as many statements for one as for twenty.
 * The items keep their ids; their figures are computed here. A left-over that is another recipe now than the meal it was
 * left of is cooked on its own from then on, and what was cooked on a day that is over is cooked on its own day.
 * @throws Problem not_found, meal_not_open, or planning_in_progress when the person is being planned for.
 */
export async function changeRecipeMeals(
  call: Call,
  userId: number,
  changes: readonly MealChange[],
): Promise<void> {
  const { db, now, services } = call;
  if (!(await tryPlanningLock(db, userId))) throw new Problem("planning_in_progress");
  const open = await openItems(call, userId, changes);
  const recipes = await recipesByIds(
    services,
    db,
    open.map(({ change }) => change.recipeId),
  );
  const companies = await companiesAfter(call, userId, open);
  const meals = open.map(({ item, change }, at): NewRecipeMeal => {
    const recipe = recipes.get(change.recipeId);
    if (recipe === undefined || recipe.row.deleted_at !== null) throw new Problem("not_found");
    return {
      userId,
      recipeId: change.recipeId,
      portions: change.portions ?? item.portions ?? 1,
      multiplier: change.multiplier,
      portion: change.portion,
      nutrition: portionOf(recipe.row, change.multiplier),
      directions: null,
      company: mustHave(companies[at], "who eats along"),
    };
  });
  const ids = await insertRecipeMeals(db, meals, now);
  const shown = open.map(({ item }, at) => ({ item, mealId: mustHave(ids[at], "the id of the other meal") }));
  // Someone may have ticked a meal a moment ago: then nothing changes.
  if ((await showOtherMeals(db, shown, now)) < shown.length) throw new Problem("meal_not_open");
  const others = open.filter(({ item, change }) => item.recipe_template_id !== change.recipeId);
  await endPastCooking(
    db,
    others.map(({ item }) => item.id),
    call.today,
  );
  await dropBrokenLinks(
    db,
    open.map(({ item }) => item.id),
  );
}
