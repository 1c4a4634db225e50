import type {
  CalendarDay,
  CalendarItem,
  CompanyPortion,
  MealCooking,
  RecipeSummary,
} from "@plateful/contract";
import { personalPortionMacros, toCompanyPortion } from "@plateful/nutrition";
import { roundHalfUp } from "@plateful/quantities";
import {
  addedIds,
  isAddition,
  type KeptAddition,
  type KeptChange,
  type KeptDayChange,
  type KeptMeal,
  type KeptPlan,
  type KeptPortion,
  type KeptQuickEdit,
  type KeptTick,
} from "../../lib/kept/kept-change.ts";
import { isUnsavedDay, unsavedDayId } from "../../lib/kept/unsaved-day.ts";
import { withKeptLeftovers } from "./kept-leftovers.ts";
import { type Kept, keptOf } from "./kept-of.ts";
import { withPortion } from "./portion-of.ts";

type RecipeItem = Extract<CalendarItem, { content_type: "recipemeal" }>;

type Marked<Item> = Item & { readonly kept: Kept };

/** The others eat about as much of another recipe as of this one; the server fits their portions (ledger PLAN-123). */
const companyOf = ({ meal }: RecipeItem, { recipe }: KeptMeal): CompanyPortion[] =>
  meal.cooking.company.map((eater) => ({
    ...eater,
    portions: toCompanyPortion((eater.portions * meal.recipe_template.kcal) / recipe.kcal),
  }));

/** Another recipe is cooked on its own, unless what is left of the meal becomes it too (ledger PLAN-097). */
function cookingOf(item: RecipeItem, kept: KeptMeal, takesLeftovers: boolean): MealCooking {
  const { meal } = item;
  if (kept.recipe.id === meal.recipe_template.id) return meal.cooking;
  const company = companyOf(item, kept);
  if (takesLeftovers) return { ...meal.cooking, company };
  const portions = company.reduce((sum, eater) => sum + eater.portions, meal.portions * kept.multiplier);
  return { cook_portions: roundHalfUp(portions, 2), leftover_of: null, leftovers: [], company };
}

/** What a portion has, as meals show it: with one decimal. */
export function shownPortion(recipe: RecipeSummary, multiplier: number) {
  const { kcal, protein, carbohydrates, fat, fiber } = personalPortionMacros(recipe, multiplier);
  return {
    kcal: roundHalfUp(kcal, 1),
    protein: roundHalfUp(protein, 1),
    carbohydrates: roundHalfUp(carbohydrates, 1),
    fat: roundHalfUp(fat, 1),
    fiber: fiber === null ? null : roundHalfUp(fiber, 1),
  };
}

function changed(item: RecipeItem, kept: KeptMeal, takesLeftovers: boolean): Marked<RecipeItem> {
  const { recipe, multiplier } = kept;
  return {
    ...item,
    kept: "RECIPE",
    meal: {
      ...item.meal,
      recipe_template: recipe,
      portions_multiplier: multiplier,
      portion: recipe.id === item.meal.recipe_template.id ? item.meal.portion : 1,
      cooking: cookingOf(item, kept, takesLeftovers),
      ...shownPortion(recipe, multiplier),
    },
  };
}

/** Only what is still planned changes: what was eaten meanwhile is a fact, and the server will say so. */
const isOpen = (item: CalendarItem): item is RecipeItem =>
  item.content_type === "recipemeal" && item.status === "PLANNED";

/** A quick add that is no amount of a product. */
const NO_PRODUCT = { fiber: null, amount: null, unit: null };

/** A meal that was added here, as it will be once the server has it. */
function addedItem(added: KeptAddition): CalendarItem {
  const { calendarItem: id, dayId, userId, slotId, moment, status } = added;
  const item = {
    ...{ id, calendar_day: dayId, meal_slot: slotId, meal_moment: moment, object_id: id },
    ...{
      status: status ?? "PLANNED",
      eaten_at_time: null,
      locked: false,
      modified: "",
      kept: "NEW" as const,
    },
  };
  const meal = { id, user: userId };
  if (added.kind === "own-product") {
    const { name, amount, unit, figures } = added;
    return { ...item, content_type: "quickaddmeal", meal: { ...meal, ...figures, name, amount, unit } };
  }
  if (added.kind === "quick-add") {
    const { name = null, amounts } = added;
    return { ...item, content_type: "quickaddmeal", meal: { ...meal, ...NO_PRODUCT, name, ...amounts } };
  }
  const { serving, quantity } = added;
  const { name, brand_name: brand } = serving.food;
  const ingredient = {
    ...{ id, name: brand === null ? name : `${name}, ${brand}` },
    ...{ suggested_serving: serving, quantity },
  };
  return { ...item, content_type: "singlefoodmeal", meal: { ...meal, ingredient } };
}

/** A quick add under the name and with the numbers that it was given here. */
function withNumbers(item: CalendarItem, { name, amounts }: KeptQuickEdit): CalendarItem {
  return item.content_type === "quickaddmeal" ? { ...item, meal: { ...item.meal, name, ...amounts } } : item;
}

/** A meal that was eaten or not; what was not has no time. */
function withTick(item: CalendarItem, { status, eatenAt }: KeptTick): CalendarItem {
  const time = eatenAt === undefined ? item.eaten_at_time : eatenAt;
  return { ...item, status, eaten_at_time: status === "EATEN" ? time : null };
}

function withChange(
  item: CalendarItem,
  change: KeptPlan | KeptTick | KeptPortion | KeptQuickEdit,
): CalendarItem {
  if (change.kind === "quick-edit") {
    if (change.calendarItem !== item.id) return item;
    return { ...withNumbers(item, change), kept: keptOf(item) ?? "STATE" } as Marked<CalendarItem>;
  }
  if (change.kind === "tick" || change.kind === "portion") {
    if (change.calendarItem !== item.id) return item;
    const next = change.kind === "tick" ? withTick(item, change) : withPortion(item, change.portion);
    return { ...next, kept: keptOf(item) ?? "STATE" } as Marked<CalendarItem>;
  }
  const kept = change.meals.find(({ calendarItem }) => calendarItem === item.id);
  if (kept === undefined || !isOpen(item)) return item;
  return changed(item, kept, change.takesLeftovers === true);
}

/** A meal that was added here and waits no more is either on the server by now, or was taken back. */
const isKnown = (waiting: readonly KeptChange[]) => {
  const added = new Set(waiting.flatMap(addedIds));
  return ({ id }: CalendarItem) => id > 0 || added.has(id);
};

/** Whether an added meal is one of a day; what was planned here for several days says its date. */
const isOn = (day: CalendarDay, item: CalendarItem & { readonly date?: string }): boolean =>
  item.date === undefined || item.date === day.date;

/** Meals that were copied or planned here, as long as they are not shown. */
const withItems = (day: CalendarDay, added: readonly CalendarItem[]): CalendarDay => {
  const shown = new Set(day.calendar_items.map(({ id }) => id));
  const missing = added
    .filter((item) => isOn(day, item) && !shown.has(item.id))
    .map((item) => ({ ...item, kept: "NEW" as const }));
  return { ...day, calendar_items: [...day.calendar_items, ...missing] };
};

function changedDay(day: CalendarDay, change: KeptDayChange): CalendarDay {
  const { calendar_items: items } = day;
  if (change.kind === "note") return { ...day, note: change.note };
  if (change.kind === "removal")
    return { ...day, calendar_items: items.filter(({ id }) => id !== change.calendarItem) };
  if ("items" in change) return withItems(day, change.items);
  if (!isAddition(change)) return { ...day, calendar_items: items.map((item) => withChange(item, change)) };
  if (items.some(({ id }) => id === change.calendarItem)) return day;
  return { ...day, calendar_items: [...items, addedItem(change)] };
}

/** A day that the server did not have when the change was made is the one of its date. */
function concerns(change: KeptDayChange, { id, date }: CalendarDay): boolean {
  if (change.kind === "planned")
    return change.items.some((item) => item.date === date || item.cookedAt?.date === date);
  return isUnsavedDay(change.dayId) ? change.date === date : change.dayId === id;
}

/** A day as it will be once the changes that wait have been sent, in their order (ledger PLAN-115, DIARY-087, DIARY-094). */
export function withKeptChanges(day: CalendarDay, waiting: readonly KeptChange[]): CalendarDay {
  const own = waiting.filter(
    (change): change is KeptDayChange =>
      "dayId" in change && concerns(change, day) && change.userId === day.user,
  );
  if (own.length === 0) return day;
  const changed = own.reduce(changedDay, { ...day, calendar_items: day.calendar_items.filter(isKnown(own)) });
  return withKeptLeftovers(changed, own);
}

/** The dates of days that the server may not have yet and on which changes that wait do something, with whose they are. */
const unsavedDates = (waiting: readonly KeptChange[]): Map<string, number> =>
  new Map(
    waiting.flatMap((change) => {
      if (change.kind === "planned") return change.items.map(({ date }) => [date, change.userId] as const);
      return "dayId" in change && isUnsavedDay(change.dayId) ? [[change.date, change.userId] as const] : [];
    }),
  );

/** A day as it is before anything is on it. */
export const emptyDay = (user: number, date: string): CalendarDay => ({
  ...{ id: unsavedDayId(date), user, date, note: null },
  ...{ calendar_items: [], locked: false, locked_slots: [] },
});

/** The days from `first` to `last` as they will be, with those that the server does not have yet. */
export function daysWithKeptChanges(
  days: readonly CalendarDay[],
  { first, last }: { readonly first: string; readonly last: string },
  waiting: readonly KeptChange[],
): CalendarDay[] {
  const unsaved = [...unsavedDates(waiting)]
    .filter(([date]) => date >= first && date <= last && days.every((day) => day.date !== date))
    .map(([date, user]) => emptyDay(user, date));
  const waits = new Set(unsaved.map(({ id }) => id));
  return [...days, ...unsaved]
    .map((day) => withKeptChanges(day, waiting))
    .filter(({ id, calendar_items: items }) => !waits.has(id) || items.length > 0)
    .sort((a, b) => a.date.localeCompare(b.date));
}
