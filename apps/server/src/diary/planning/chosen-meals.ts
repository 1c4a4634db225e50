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

/** A recipe that an app chose for a slot of a date. */
export interface ChosenMeal {
  readonly date: string;
  readonly slotId: number;
  readonly recipeId: number;
  /** Size of the portion against the standard portion. */
  readonly multiplier: number;
}

type Choose = (date: string, slot: SlotSpec) => PlannedMeal | null;

/** The meal chosen for a slot; null without one, and for a recipe that does not suit everybody who eats of it. */
function chooser(library: Library, rules: Rules, meals: readonly ChosenMeal[]): Choose {
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
    const table = [own, ...companions.map(({ id }) => household.get(id))];
    if (index === undefined || !table.every((hard) => hard?.allows(index, mealType))) return null;
    const company = companions.flatMap(({ id, target }) => {
      const fitted = companionPortion(library, recipeId, target);
      return fitted === null ? [] : [{ id, portions: fitted, macros: portionMacros(library, index, fitted) }];
    });
    return { slotId, recipeId, portions, macros: portionMacros(library, index, portions), company };
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
): { readonly days: readonly DayInput[]; readonly chosen: ReadonlyMap<string, readonly PlannedMeal[]> } {
  if (meals.length === 0) return { days, chosen: new Map() };
  const choose = chooser(library, rules, meals);
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
