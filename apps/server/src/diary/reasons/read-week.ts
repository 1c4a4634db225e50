import { addDays, MEAL_TYPES, sumOfMacros } from "@plateful/nutrition";
import {
  compileHardRules,
  type Eats,
  FOOD_KINDS,
  type FoodKind,
  type Library,
  MIN_DISHES,
  type Rules,
  type WeekDate,
  type WeekMeal,
  wishedMinutes,
} from "@plateful/planning";
import { servingsByIds } from "../../foods/index.ts";
import type { Call } from "../../platform/calls/call.ts";
import { kindsOfFoods, listIngredients, recipeIdOf, recipeKinds } from "../../recipes/index.ts";
import type { DatedItemRow } from "../day/calendar-item-store.ts";
import { listMealNutrients } from "../day/meal-nutrients-store.ts";
import { type NamedPart, partsByItem } from "../day/meal-parts.ts";
import { storedCompany } from "../day/recipe-meal-store.ts";
import type { readStandingDays } from "../day/standing-day.ts";

export type ReadDays = Awaited<ReturnType<typeof readStandingDays>>;
type KindsOf = (item: DatedItemRow) => readonly FoodKind[] | null;

/** Planned and eaten alike: a week is what stands in it. */
async function readParts(
  { db, actor, language }: Call,
  from: string,
  until: string,
): Promise<ReadonlyMap<number, readonly NamedPart[]>> {
  const wanted = { userId: actor.id, from, until, language } as const;
  const planned = await listMealNutrients(db, { ...wanted, status: "PLANNED" });
  const eaten = await listMealNutrients(db, { ...wanted, status: "EATEN" });
  return partsByItem([...planned, ...eaten]);
}

/** The kinds of food in dishes and in single foods; of anything else nobody knows. */
async function readKinds({ db, services }: Call, items: readonly DatedItemRow[]): Promise<KindsOf> {
  const recipes = await recipeKinds(
    services,
    db,
    items.flatMap(({ recipe_template_id: id }) => id ?? []),
  );
  const single = items.filter(({ content_type: kind }) => kind === "singlefoodmeal");
  const foods = await listIngredients(
    db,
    "singlefoodmeal",
    single.map(({ object_id: id }) => id),
  );
  const servings = await servingsByIds(
    services,
    db,
    foods.map((one) => one.suggested_serving_id),
  );
  const bySingle = Map.groupBy(foods, ({ object_id: id }) => id);
  return ({ recipe_template_id: recipeId, content_type: kind, object_id: id }) => {
    if (recipeId !== null) return recipes.get(recipeId) ?? null;
    const own = kind === "singlefoodmeal" ? bySingle.get(id) : undefined;
    return own === undefined ? null : kindsOfFoods(own, servings);
  };
}

/** Whether a recipe, or something in it, is marked as disliked; null for what is not among the recipes. */
function dislikes(library: Library, { avoid, disliked }: Rules): (recipeId: string | null) => boolean | null {
  const { allowed } = compileHardRules(library, { diet: "OMNIVORE", allergens: [], avoid, disliked });
  return (recipeId) => {
    const index = library.indexById.get(recipeId ?? "");
    return index === undefined ? null : allowed[index] === 0;
  };
}

/** The days of a week with all that stands on them. */
export async function readWeekDates(
  call: Call,
  { library, standingOn, items }: ReadDays,
  dates: readonly string[],
): Promise<WeekDate[]> {
  const [first = "", last = first] = [dates[0], dates.at(-1)];
  const ofWeek = items.filter(({ date }) => date >= first && date <= last);
  const byId = new Map(ofWeek.map((item) => [item.id, item]));
  const parts = await readParts(call, first, last);
  const kindsIn = await readKinds(call, ofWeek);
  const minutesOf = (recipeId: string | null): number | null => {
    const minutes = library.activeMinutes[library.indexById.get(recipeId ?? "") ?? -1] ?? Number.NaN;
    return Number.isNaN(minutes) ? null : minutes;
  };
  const centsOf = (recipeId: string | null, portions: number): number | null => {
    const cents = portions * (library.costCents[library.indexById.get(recipeId ?? "") ?? -1] ?? Number.NaN);
    return Number.isNaN(cents) ? null : cents;
  };
  return dates.map((date) => {
    const { slots, meals, rules } = standingOn(date);
    const isDisliked = dislikes(library, rules);
    const wanted = slots.filter(({ target }) => target.kcal > 0);
    const own = meals.filter((meal) => meal.date === date);
    return {
      date,
      target: sumOfMacros(slots.map(({ target }) => target)),
      isFull: wanted.length > 0 && wanted.every(({ id }) => own.some(({ slotId }) => slotId === id)),
      wishedMinutes: wishedMinutes(rules.cooking ?? null, date),
      meals: own.map(({ id, slotId, macros, recipe, isSide }): WeekMeal => {
        const item = byId.get(id);
        const recipeId = recipe?.id ?? null;
        return {
          ...{ date, slotId, macros, recipeId },
          // A side is no lunch and no dinner of its own.
          mealType: isSide === true ? null : (slots.find((slot) => slot.id === slotId)?.mealType ?? null),
          isLeftover: item?.leftover_of != null,
          minutes: minutesOf(recipeId),
          cents: centsOf(
            recipeId,
            storedCompany(item?.company ?? []).reduce(
              (sum, one) => sum + one.portions,
              recipe?.portions ?? 0,
            ),
          ),
          kinds: item === undefined ? null : kindsIn(item),
          parts: parts.get(id) ?? [],
          isDisliked: isDisliked(recipeId),
        };
      }),
    };
  });
}

/** Recipes that were a lunch or a dinner in the seven days before. */
export function lastWeekOf({ standingOn }: ReadDays, monday: string): ReadonlySet<string> {
  const before = [1, 2, 3, 4, 5, 6, 7].map((days) => addDays(monday, -days));
  return new Set(
    before.flatMap((date) => {
      const { slots, meals } = standingOn(date);
      const mains = slots.filter(({ mealType }) => mealType === "LUNCH" || mealType === "DINNER");
      return meals
        .filter((meal) => meal.date === date && meal.isSide !== true)
        .filter((meal) => mains.some(({ id }) => id === meal.slotId))
        .flatMap(({ recipe }) => recipe?.id ?? []);
    }),
  );
}

/** Which kinds of food there are among the recipes that a person may have. */
export async function readEats({ db, services }: Call, library: Library, rules: Rules): Promise<Eats> {
  const { allows } = compileHardRules(library, rules);
  const ids = library.ids
    .filter((_, recipe) => MEAL_TYPES.some((mealType) => allows(recipe, mealType)))
    .map(recipeIdOf);
  const kinds = await recipeKinds(services, db, ids);
  const has = (kind: FoodKind) =>
    ids.filter((id) => kinds.get(id)?.includes(kind) === true).length >= MIN_DISHES;
  return {
    kinds: new Set(FOOD_KINDS.filter(has)),
    marksDislikes: rules.disliked.length > 0 || rules.avoid.length > 0,
  };
}
