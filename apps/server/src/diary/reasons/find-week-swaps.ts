import type { WeekReasons } from "@plateful/contract";
import { nutrientUnit } from "@plateful/nutrition";
import {
  type FoodKind,
  hasAims,
  passedGuides,
  type SwapPlace,
  type WeekDate,
  type WeekPoint,
  type WeekSwaps,
  weekSwaps,
} from "@plateful/planning";
import { roundHalfUp } from "@plateful/quantities";
import { mustHave } from "../../platform/base/must-have.ts";
import type { Call } from "../../platform/calls/call.ts";
import { recipeIdOf, recipeKinds } from "../../recipes/index.ts";
import { comingOptions, comingPlaces, presentChosen } from "../planning/nutrient-meals.ts";
import { readRememberedWeeks } from "../planning/remembered-weeks.ts";
import type { ReadDays } from "./read-week.ts";

type Better = NonNullable<WeekReasons["better"]>;

/** Coming meals of full days that may become another recipe; a meal for which nothing is planned is no matter of a swap. */
async function swapPlaces(call: Call, days: ReadDays, week: readonly WeekDate[]) {
  const full = week.filter(({ isFull, date }) => isFull && date > call.today);
  const dates = full.map(({ date }) => date);
  if (dates.length === 0) return null;
  const places = (await comingPlaces(call, days, dates)).filter(({ meal }) => meal !== null);
  if (places.length === 0) return null;
  const { library } = days;
  const options = await comingOptions(call, days, places);
  const kinds = await recipeKinds(
    call.services,
    call.db,
    options.flatMap((place) => place.options.map(({ recipeId }) => recipeIdOf(recipeId))),
  );
  const kindsOf = (recipeId: string): readonly FoodKind[] => kinds.get(recipeIdOf(recipeId)) ?? [];
  const minutesOf = (recipeId: string): number | null => {
    const minutes = library.activeMinutes[library.indexById.get(recipeId) ?? -1] ?? Number.NaN;
    return Number.isNaN(minutes) ? null : minutes;
  };
  const found = options.flatMap((place, at): SwapPlace[] => {
    const { date, meal } = mustHave(places[at], "the place of the options");
    const day = mustHave(
      week.find((one) => one.date === date),
      "the day of a place",
    );
    const recipeId = meal?.recipe?.id;
    if (place.present === null || recipeId === undefined) return [];
    return [
      {
        ...{ key: place.key, date, present: place.present, wishedMinutes: day.wishedMinutes },
        ...{ minutes: minutesOf(recipeId), kinds: kindsOf(recipeId) },
        options: place.options.map((option) => ({
          ...option,
          minutes: minutesOf(option.recipeId),
          kinds: kindsOf(option.recipeId),
        })),
      },
    ];
  });
  return { places, found };
}

type Effect = WeekSwaps["swaps"][number]["effect"];

const presentEffect = (effect: Effect): Better["swaps"][number]["effect"] =>
  effect.code === "NUTRIENT"
    ? { ...effect, amount: roundHalfUp(effect.amount, 3), unit: nutrientUnit(effect.nutrient) }
    : effect;

/** Swaps that would change a point that the week misses; null where there are none. Nothing is stored (PLAN-237). */
export async function findWeekSwaps(
  call: Call,
  days: ReadDays,
  week: readonly WeekDate[],
  points: readonly WeekPoint[],
): Promise<Better | null> {
  if (!hasAims(points)) return null;
  const { db, services, actor, today } = call;
  const [first = today, last = first] = [week[0]?.date, week.at(-1)?.date];
  const { atHome } = await readRememberedWeeks({ db, services }, actor.id, { first, last, today });
  // What is at home need not be bought for a swap.
  const withHome: ReadDays = {
    ...days,
    standingOn: (date) => {
      const standing = days.standingOn(date);
      return { ...standing, rules: { ...standing.rules, atHome: atHome.map(String) } };
    },
  };
  const asked = await swapPlaces(call, withHome, week);
  const chosen = asked === null ? null : weekSwaps(asked.found, points, passedGuides(week));
  if (asked === null || chosen === null) return null;
  const { about, swaps, average } = chosen;
  if (about !== "GUIDE" && about !== "TIME" && about !== "FOODS") return null;
  const meals = await presentChosen(
    call,
    withHome,
    asked.places,
    swaps.map((swap) => ({ ...swap, gains: [] })),
  );
  return {
    about,
    average: average === null ? null : roundHalfUp(average, 3),
    swaps: swaps.flatMap(({ key, recipeId, effect }) => {
      const meal = meals.find(({ recipe_template: recipe }) => recipe.id === recipeIdOf(recipeId));
      const option = asked.found
        .find((place) => place.key === key)
        ?.options.find((one) => one.recipeId === recipeId);
      return meal === undefined || option === undefined
        ? []
        : [{ meal, effect: presentEffect(effect), new_groceries: option.newGroceries }];
    }),
  };
}
