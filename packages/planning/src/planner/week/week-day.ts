import { type DayShape, sumOfMacros } from "../day/day-shape.ts";
import type { Person } from "../model/person.ts";
import type { DayInput } from "../model/plan-input.ts";
import { NUTRIENTS } from "../model/vector.ts";

export interface PlacedMeal {
  readonly recipe: number;
  readonly steps: number;
  /** What is eaten beside it; put there when the week is solved. */
  readonly side?: { readonly recipe: number; readonly steps: number };
}

/** One day while it is being planned. */
export interface WeekDay {
  readonly input: DayInput;
  /** Place in the list of days. */
  readonly at: number;
  readonly number: number;
  readonly shape: DayShape;
  /** Deviation from the target with only fixed and eaten food, percent. */
  readonly offset: Float64Array;
  /** Places of the slots that want a meal and have candidates. */
  readonly open: readonly number[];
  /** Places that want a meal, candidates or not. */
  readonly wanted: readonly number[];
  readonly meals: (PlacedMeal | null)[];
}

export function makeDay(input: DayInput, at: number, shape: DayShape): WeekDay {
  const fixed = new Set((input.fixed ?? []).map((item) => item.slotId));
  const given = sumOfMacros([...(input.fixed ?? []).map((item) => item.macros), ...(input.eaten ?? [])]);
  const wanted = [...shape.slots.keys()].filter((place) => !fixed.has(shape.slots[place]?.spec.id ?? ""));
  let open: readonly number[] | null = null;
  return {
    input,
    at,
    number: input.dayNumber ?? at,
    shape,
    offset: shape.target.map((target, n) => ((given[n] ?? 0) - target) * (shape.scale[n] ?? 0)),
    wanted,
    // Asked for by solving alone, and costly the first time.
    get open() {
      open ??= wanted.filter((place) => (shape.priced.columns[place]?.count ?? 0) > 0);
      return open;
    },
    meals: shape.slots.map(() => null),
  };
}

/** Adds a meal's share of the day, percent. */
export function addMeal(person: Person, day: WeekDay, meal: PlacedMeal, u: Float64Array): void {
  const portions = meal.steps * person.grid.step;
  for (let n = 0; n < NUTRIENTS; n++) {
    const amount = portions * (person.library.vectors[NUTRIENTS * meal.recipe + n] ?? 0);
    u[n] = (u[n] ?? 0) + amount * (day.shape.scale[n] ?? 0);
  }
}

/** The meal of a place, as what must not be repeated sees it. */
export function useAt(day: WeekDay, place: number) {
  return { dayNumber: day.number, mealType: day.shape.slots[place]?.spec.mealType ?? null };
}
