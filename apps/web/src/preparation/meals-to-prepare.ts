import type { CalendarDay, MealCooking, PlannedRecipeMeal, RecipeSummary } from "@plateful/contract";
import type { MealMoment } from "@plateful/nutrition";
import { addDays, type BoxPlace, daysBetween, FREEZER_DAYS, placeToKeep } from "@plateful/planning";
import { isSide } from "../lib/food/is-side.ts";

/** One meal that is put away: where, and until when it keeps. */
export interface Box {
  /** Of the planned meal. */
  readonly meal: number;
  readonly date: string;
  readonly moment: MealMoment;
  readonly portions: number;
  readonly place: BoxPlace;
  readonly eatBy: string;
}

/** A recipe that is cooked once for all its meals. */
export interface DishAhead {
  /** Names it on this device. */
  readonly key: string;
  readonly recipe: RecipeSummary;
  /** The planned meals that it is cooked by; what is left of them comes along. */
  readonly cookedBy: readonly number[];
  readonly boxes: readonly Box[];
}

type WhyLeftOut = "AT_ONCE" | "TOO_LONG" | "UNKNOWN" | "STANDS";

export interface LeftOut {
  readonly meal: number;
  readonly name: string;
  readonly date: string;
  readonly why: WhyLeftOut;
  readonly fridgeDays: number | null;
}

export interface MealsAhead {
  readonly dishes: readonly DishAhead[];
  readonly leftOut: readonly LeftOut[];
}

/** Whatever stands longer, and before most of the cooking, begins the day before. */
const LONG_STAND = 120;

interface Wanted {
  /** The day of the preparation. */
  readonly today: string;
  /** The days whose meals are cooked. */
  readonly dates: readonly string[];
  /** The meals of a preparation that has begun, eaten or not; null before. */
  readonly begun: readonly number[] | null;
}

interface Planned {
  readonly date: string;
  readonly moment: MealMoment;
  readonly meal: PlannedRecipeMeal;
}

/** Meals of recipes that are still to be cooked for themselves; what is left over comes with the meal that it is left of. */
function plannedRecipes(days: readonly CalendarDay[], { today, dates, begun }: Wanted): Planned[] {
  return days.flatMap(({ date, calendar_items: items }) =>
    items.flatMap((item) => {
      if (item.content_type !== "recipemeal" || item.meal.cooking.leftover_of !== null) return [];
      // A side is no cooking: bread is buttered when it is eaten.
      if (isSide(item.meal.recipe_template)) return [];
      const { meal, meal_moment: moment, status } = item;
      const isCooked = (meal.cooking.cook_on ?? today) < today;
      const isWanted =
        begun === null ? dates.includes(date) && status === "PLANNED" && !isCooked : begun.includes(meal.id);
      return isWanted ? [{ date, moment, meal }] : [];
    }),
  );
}

type Eaten = Pick<MealCooking["leftovers"][number], "date" | "meal_moment" | "portions" | "company"> & {
  id: number;
};

/** All meals that are eaten of what is cooked by one. */
const eatenOf = ({ date, moment, meal }: Planned): Eaten[] => [
  { id: meal.id, date, meal_moment: moment, portions: meal.portions, company: meal.cooking.company },
  ...meal.cooking.leftovers.map((left) => ({ ...left, id: left.recipe_meal })),
];

function boxOf(eaten: Eaten, recipe: RecipeSummary, today: string): Box | null {
  const { id, date, meal_moment: moment, portions, company } = eaten;
  const fridgeDays = recipe.fridge_days ?? null;
  const place = placeToKeep({ fridgeDays, freezes: recipe.freezes }, daysBetween(today, date));
  if (place === null) return null;
  const days = place === "FRIDGE" ? (fridgeDays ?? 0) : FREEZER_DAYS;
  return { meal: id, date, moment, portions: portions + company.length, place, eatBy: addDays(today, days) };
}

function whyLeftOut({ fridge_days: days, freezes, waiting_time_min: stands }: RecipeSummary): WhyLeftOut {
  if (stands >= LONG_STAND && (freezes === true || (days ?? 0) > 0)) return "STANDS";
  if (days == null) return "UNKNOWN";
  return days === 0 ? "AT_ONCE" : "TOO_LONG";
}

/**
 * Which planned meals can be cooked now and kept: in the fridge, or else in the freezer. A dish of which any meal keeps in neither is left
 * out, since all of it is cooked at once (ledger PLAN-248).
 */
export function mealsToPrepare(days: readonly CalendarDay[], wanted: Wanted): MealsAhead {
  const dishes = new Map<number, DishAhead>();
  const leftOut: LeftOut[] = [];
  for (const planned of plannedRecipes(days, wanted)) {
    const { meal } = planned;
    const recipe = meal.recipe_template;
    const eaten = eatenOf(planned);
    const boxes = eaten.flatMap((one) => boxOf(one, recipe, wanted.today) ?? []);
    if (boxes.length < eaten.length || recipe.waiting_time_min >= LONG_STAND) {
      const why = whyLeftOut(recipe);
      const about = { meal: meal.id, name: recipe.name, date: planned.date, why };
      leftOut.push({ ...about, fridgeDays: recipe.fridge_days ?? null });
      continue;
    }
    const same = dishes.get(recipe.id);
    dishes.set(recipe.id, {
      key: same?.key ?? `meal-${meal.id}`,
      recipe,
      cookedBy: [...(same?.cookedBy ?? []), meal.id],
      boxes: [...(same?.boxes ?? []), ...boxes],
    });
  }
  return { dishes: [...dishes.values()], leftOut };
}
