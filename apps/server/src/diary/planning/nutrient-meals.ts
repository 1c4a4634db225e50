import type { NutrientMeal } from "@plateful/contract";
import {
  addDays,
  type Nutrient,
  nutrientUnit,
  onlyMacros,
  type ShortNutrient,
  sumNutrients,
} from "@plateful/nutrition";
import {
  type NutrientMeal as ChosenMeal,
  type ComingPlace,
  chooseNutrientMeals,
  companyAt,
  companyOfSwap,
  isLockedPlace,
  mealOptions,
  type OpenPlace,
  openPlaces,
  type PortionNutrients,
  type StandingDay,
} from "@plateful/planning";
import { roundHalfUp } from "@plateful/quantities";
import { mustHave } from "../../platform/base/must-have.ts";
import type { Call } from "../../platform/calls/call.ts";
import { portionOf, recipeIdOf, recipeNutrients, recipesByIds } from "../../recipes/index.ts";
import { listDaysBetween } from "../day/calendar-day-store.ts";
import { listMealNutrients } from "../day/meal-nutrients-store.ts";
import { partsByItem } from "../day/meal-parts.ts";
import { locksOf, readStandingDays } from "../day/standing-day.ts";
import { slotsOn } from "../day/week-slot-store.ts";

/** As many days from tomorrow on as have meals that may change: further ahead nobody knows what they will eat. */
const DAYS_AHEAD = 5;

type ReadDays = Awaited<ReturnType<typeof readStandingDays>>;

/** A coming meal that may become another recipe, and the day as it stands. */
export interface Place extends OpenPlace {
  readonly key: string;
  readonly date: string;
  readonly standing: StandingDay;
}

/** What a person lacks, and what they have too much of already. */
export interface NutrientNeed {
  readonly short: readonly ShortNutrient[];
  readonly passed: readonly Nutrient[];
}

/** The meals of some dates that may become another recipe, and the slots in which nothing is planned. */
export async function comingPlaces(
  { db, actor }: Call,
  days: ReadDays,
  dates: readonly string[],
): Promise<Place[]> {
  const { library, week, mayGenerate, standingOn } = days;
  const [first = "", last = first] = [dates[0], dates.at(-1)];
  const locks = new Map(
    (await listDaysBetween(db, actor.id, first, last)).map((day) => [day.date, locksOf(day)]),
  );
  return dates.flatMap((date) => {
    // By a plan with too little to eat nothing is planned (SAFE-004).
    if (slotsOn(week, date).some(({ isUnfinished }) => isUnfinished)) return [];
    const standing = standingOn(date);
    const lock = locks.get(date);
    const isLocked = (slotId: string) =>
      !mayGenerate || (lock !== undefined && isLockedPlace(Number(slotId), lock));
    return openPlaces(library, standing, isLocked).map((place) => ({
      ...{ ...place, date, standing },
      key: `${date} ${place.slot.id}`,
    }));
  });
}

/** A number of standard portions of what one of them holds. */
const ofPortions = (one: PortionNutrients, portions: number): PortionNutrients =>
  Object.fromEntries(
    Object.entries(one).map(([nutrient, { amount, known }]) => [
      nutrient,
      { amount: amount * portions, known },
    ]),
  ) as PortionNutrients;

/** The same with the recipes that fit each, in the same order. */
export async function comingOptions(
  call: Call,
  { library }: ReadDays,
  places: readonly Place[],
): Promise<ComingPlace[]> {
  const { db, services, actor, language } = call;
  const [first = "", last = first] = [places[0]?.date, places.at(-1)?.date];
  const wanted = { userId: actor.id, from: first, until: last, language, status: "PLANNED" } as const;
  const planned = partsByItem(await listMealNutrients(db, wanted));
  const found = places.map((place) => ({ place, options: mealOptions(library, place.standing, place) }));
  const ids = found.flatMap(({ options }) => options.map(({ recipeId }) => recipeIdOf(recipeId)));
  const nutrients = await recipeNutrients(services, db, ids);
  return found.map(({ place: { key, meal, standing }, options }) => ({
    key,
    present: meal === null ? null : sumNutrients(planned.get(meal.id) ?? []),
    options: options.flatMap(({ recipeId, portions, delta, newGroceries }) => {
      const one = nutrients.get(recipeIdOf(recipeId));
      const index = mustHave(library.indexById.get(recipeId), "a recipe of the library");
      if (one === undefined) return [];
      return [
        {
          ...{ recipeId, portions, delta, newGroceries },
          nutrients: ofPortions(one, portions),
          mainGroup: mustHave(library.mainGroup[index], "the main group of a recipe"),
          popularity:
            standing.rules.likings?.[recipeId] ??
            mustHave(library.popularity[index], "how well liked a recipe is"),
          isFavourite: standing.rules.favourites?.includes(recipeId) ?? false,
        },
      ];
    }),
  }));
}

/** Chosen recipes as they are offered. */
export async function presentChosen(
  { db, services, language }: Call,
  { library, week, household }: ReadDays,
  places: readonly Place[],
  chosen: readonly ChosenMeal[],
): Promise<NutrientMeal[]> {
  const placeOf = ({ key }: ChosenMeal) =>
    mustHave(
      places.find((place) => place.key === key),
      "the meal that was chosen for",
    );
  const ids = chosen.flatMap((meal) =>
    [meal.recipeId, placeOf(meal).meal?.recipe?.id ?? []].flat().map(recipeIdOf),
  );
  const recipes = await recipesByIds(services, db, ids);
  const members = household.map(({ id, name }) => ({ member: id, name, portions: 1 }));
  return chosen.flatMap((one): NutrientMeal[] => {
    const { date, slot, meal } = placeOf(one);
    const recipe = recipes.get(recipeIdOf(one.recipeId));
    const before = meal === null ? undefined : recipes.get(recipeIdOf(meal.recipe?.id ?? ""));
    const own = slotsOn(week, date).find(({ id }) => String(id) === slot.id);
    if (recipe === undefined || own === undefined) return [];
    const company = companyAt(library, one.recipeId, meal?.companions ?? slot.companions ?? []);
    return [
      {
        date,
        meal_slot_specification: own.id,
        meal_moment: own.mealMoment,
        calendar_item: meal?.id ?? null,
        replaces:
          before === undefined
            ? null
            : { recipe_template: before.row.id, name: before.summary[language].name },
        recipe_template: recipe.summary[language],
        portions_multiplier: one.portions,
        ...onlyMacros(portionOf(recipe.row, one.portions)),
        company: companyOfSwap({ company }, members),
        gains: one.gains.map(({ nutrient, amount }) => ({
          ...{ nutrient, amount: roundHalfUp(amount, 3) },
          unit: nutrientUnit(nutrient),
        })),
      },
    ];
  });
}

/**
 * Recipes for coming meals of the caller's plan that bring what the caller falls short of; null where no coming meal may change.
 * They are chosen from the swaps of these meals, so every restriction holds, and nothing is stored (NUTR-007).
 */
export async function nutrientMeals(
  call: Call,
  { short, passed }: NutrientNeed,
): Promise<NutrientMeal[] | null> {
  const { actor, today } = call;
  const dates = Array.from({ length: DAYS_AHEAD }, (_, at) => addDays(today, at + 1));
  const [first = today, last = today] = [dates[0], dates.at(-1)];
  const days = await readStandingDays(call, actor.id, { first, last });
  const places = await comingPlaces(call, days, dates);
  if (places.length === 0) return null;
  const coming = await comingOptions(call, days, places);
  return presentChosen(call, days, places, chooseNutrientMeals(coming, short, passed));
}
