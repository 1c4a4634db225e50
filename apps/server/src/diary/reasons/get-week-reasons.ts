import type { getWeekReasons as endpoint, WeekReasons } from "@plateful/contract";
import { advisableNutrients, COOKING_MINUTES, type MealType } from "@plateful/nutrition";
import {
  cookableRecipes,
  type Library,
  type Rules,
  type SharedMeal,
  type SlotSpec,
  sharedWishes,
  type WeekDate,
  weekOf,
  weekPoints,
} from "@plateful/planning";
import { loadScreenings } from "../../nutrition-plans/index.ts";
import type { Call } from "../../platform/calls/call.ts";
import { recipeIdOf, recipesByIds } from "../../recipes/index.ts";
import { checkDate } from "../day/date-limits.ts";
import { readStandingDays } from "../day/standing-day.ts";
import { findWeekSwaps } from "./find-week-swaps.ts";
import { type DishOf, presentPoint } from "./present-week-point.ts";
import { lastWeekOf, type ReadDays, readEats, readWeekDates } from "./read-week.ts";
import { readWeekPacks } from "./week-packs.ts";

type Asking = Call<typeof endpoint>;

async function readDishes({ db, services, language }: Asking, week: readonly WeekDate[]): Promise<DishOf> {
  const ids = week.flatMap(({ meals }) => meals.flatMap(({ recipeId }) => recipeId ?? []));
  const recipes = await recipesByIds(services, db, ids.map(recipeIdOf));
  return (recipeId) => {
    const recipe = recipes.get(recipeIdOf(recipeId))?.summary[language];
    if (recipe === undefined) return null;
    const { id, name, image, picture_version } = recipe;
    return { id, name, image, picture_version };
  };
}

/** The dish that a day is remembered by: its dinner, else its lunch, else whatever is there. */
function mainDish({ meals }: WeekDate, dishOf: DishOf) {
  const dishes = meals.filter(({ recipeId }) => recipeId !== null);
  const ofType = (type: MealType) => dishes.find(({ mealType }) => mealType === type);
  const main = ofType("DINNER") ?? ofType("LUNCH") ?? dishes[0];
  return main?.recipeId == null ? null : dishOf(main.recipeId);
}

/** How many more dinners would fit with the next choice of minutes, where they are at least as many as fit now (PLAN-238). */
function keptOut(library: Library, rules: Rules, slots: readonly SlotSpec[]): WeekReasons["kept_out"] {
  const wished = rules.cooking?.weekdayMinutes ?? null;
  const dinner = slots.find(({ mealType, target }) => mealType === "DINNER" && target.kcal > 0);
  const next = COOKING_MINUTES.find((choice) => choice === null || choice > (wished ?? 0));
  if (wished === null || dinner === undefined || next === undefined) return null;
  const [recipes = []] = cookableRecipes(library, [dinner], rules);
  const within = (most: number | null) =>
    recipes.filter(({ minutes }) => most === null || (minutes ?? 0) <= most).length;
  const dishes = within(next) - within(wished);
  return dishes > 0 && dishes >= within(wished) ? { minutes: next, wished, dishes } : null;
}

function household(days: ReadDays, dates: readonly string[], rules: Rules): WeekReasons["household"] {
  const meals = dates.flatMap((date): SharedMeal[] => {
    const standing = days.standingOn(date);
    return standing.meals
      .filter((meal) => meal.date === date)
      .flatMap(({ slotId, recipe, companions = [] }): SharedMeal[] => {
        const mealType = standing.slots.find(({ id }) => id === slotId)?.mealType;
        return mealType === undefined
          ? []
          : [{ mealType, recipeId: recipe?.id ?? null, members: companions.map(({ id }) => id) }];
      });
  });
  const nameOf = (id: string) => days.household.find((member) => String(member.id) === id)?.name ?? [];
  return sharedWishes(days.library, rules, meals).map(({ mealType, wish, members }) => ({
    meal_type: mealType,
    wish,
    members: members.flatMap(nameOf),
  }));
}

/** Why the caller's week is planned as it is, computed from its days alone (PLAN-236 to PLAN-240). */
export async function getWeekReasons(call: Asking): Promise<WeekReasons> {
  const { actor, query, today } = call;
  checkDate("date", query.date, today);
  const dates = weekOf(query.date);
  const [first = query.date, last = first] = [dates[0], dates.at(-1)];
  const days = await readStandingDays(call, actor.id, { first, last });
  const week = await readWeekDates(call, days, dates);
  const dishOf = await readDishes(call, week);
  const full = week.filter(({ isFull }) => isFull).length;
  const shown = {
    ...{ from: first, until: last, full_days: full },
    days: week.map((day) => ({ date: day.date, dish: mainDish(day, dishOf) })),
  };
  const nothing = { points: [], better: null, kept_out: null, household: [] };
  if (days.week === null || week.every(({ meals }) => meals.length === 0)) return { ...shown, ...nothing };
  const { rules } = days.standingOn(first);
  const { screening } = (await loadScreenings(call, [actor.id])).get(actor.id) ?? {};
  const { cooked, packs, names } = await readWeekPacks(call, days.items, dates);
  const points = weekPoints({
    ...{ days: week, cooked, packs },
    weekBudgetCents: rules.weekBudgetCents ?? null,
    lastWeek: lastWeekOf(days, first),
    variety: {
      isFamiliar: rules.cooking?.variety === "FAMILIAR",
      cooksTwiceAWeek: days.planning.cooksTwiceAWeek,
    },
    eats: await readEats(call, days.library, rules),
    hasGuides: advisableNutrients(screening) !== null,
  });
  const context = { dishOf, foodOf: (id: string) => names.get(id) ?? null, rules };
  return {
    ...shown,
    points: points.flatMap((point) => presentPoint(point, context)),
    better: await findWeekSwaps(call, days, week, points),
    kept_out: keptOut(days.library, rules, days.standingOn(first).slots),
    household: household(days, dates, rules),
  };
}
