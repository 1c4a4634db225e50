import {
  companionPortion,
  compileHardRules,
  type DayInput,
  type Library,
  type PlannedMeal,
  portionMacros,
  type Rules,
  type SlotSpec,
} from "@plateful/planning";
import { plannerId } from "../../recipes/index.ts";

/** A slot of a date. */
interface DatedSlot {
  readonly date: string;
  readonly slotId: number;
}

/** A recipe that an app chose for a slot of a date. */
export interface ChosenMeal extends DatedSlot {
  readonly recipeId: number;
  /** Size of the portion against the standard portion. */
  readonly multiplier: number;
  /** Where the meal stands that it is left of; null when it is cooked itself. */
  readonly leftoverOf: DatedSlot | null;
  /** The earlier day on which it is cooked; null for its own. */
  readonly cookOn: string | null;
}

/** A meal that goes into the diary as it was chosen. */
export interface PlacedMeal extends PlannedMeal {
  readonly cookedAt: DatedSlot | null;
  readonly cookOn: string | null;
}

type Choose = (date: string, slot: SlotSpec) => PlacedMeal | null;

/** Whether a recipe stands in a slot of the diary. */
export type StandsIn = (place: DatedSlot, recipeId: number) => boolean;

/**
 * The meal chosen for a slot; null without one, and for a recipe that does not suit everybody who eats of it. What is left of a dinner
 * may be eaten at lunch, whatever the recipe is for, as in every plan (PLAN-091).
 */
function chooser(library: Library, rules: Rules, meals: readonly ChosenMeal[], standsIn: StandsIn): Choose {
  const isLeft = ({ leftoverOf: cook, recipeId, date }: ChosenMeal): boolean =>
    cook !== null &&
    cook.date < date &&
    (standsIn(cook, recipeId) ||
      meals.some((one) => one.date === cook.date && one.slotId === cook.slotId && one.recipeId === recipeId));
  const own = compileHardRules(library, rules);
  const household = new Map(
    (rules.household ?? []).map(({ id, wishes }) => [id, compileHardRules(library, wishes)]),
  );
  return (date, { id: slotId, mealType, companions = [] }) => {
    const meal = meals.find((one) => one.date === date && String(one.slotId) === slotId);
    if (meal === undefined) return null;
    const { multiplier: portions } = meal;
    const recipeId = plannerId(meal.recipeId);
    const index = library.indexById.get(recipeId);
    if (index === undefined) return null;
    const table = [own, ...companions.map(({ id }) => household.get(id))];
    const suits = isLeft(meal)
      ? table.every((hard) => hard?.allowed[index] === 1)
      : table.every((hard) => hard?.allows(index, mealType));
    if (!suits) return null;
    const company = companions.flatMap(({ id, target }) => {
      const fitted = companionPortion(library, recipeId, target);
      return fitted === null ? [] : [{ id, portions: fitted, macros: portionMacros(library, index, fitted) }];
    });
    const macros = portionMacros(library, index, portions);
    return { slotId, recipeId, portions, macros, company, cookedAt: meal.leftoverOf, cookOn: meal.cookOn };
  };
}

/**
 * Puts the chosen meals on the days to plan, as something that is there already. Whoever chose them, a recipe that does not suit
 * the person, the slot or anyone at the table is left out, and its slot is planned like any other (DIARY-069, DIARY-121).
 */
export function placeChosenMeals(
  library: Library,
  rules: Rules,
  days: readonly DayInput[],
  meals: readonly ChosenMeal[],
  standsIn: StandsIn,
): { readonly days: readonly DayInput[]; readonly chosen: ReadonlyMap<string, readonly PlacedMeal[]> } {
  if (meals.length === 0) return { days, chosen: new Map() };
  const choose = chooser(library, rules, meals, standsIn);
  const chosen = new Map(
    days.map(({ key, slots }) => [key, slots.flatMap((slot) => choose(key, slot) ?? [])] as const),
  );
  return {
    days: days.map((day) => {
      const placed = chosen.get(day.key) ?? [];
      return {
        ...day,
        slots: day.slots.filter(({ id }) => placed.every(({ slotId }) => slotId !== id)),
        fixed: [
          ...(day.fixed ?? []),
          ...placed.map(({ slotId, recipeId, macros }) => ({ slotId, macros, recipeId })),
        ],
      };
    }),
    chosen,
  };
}
