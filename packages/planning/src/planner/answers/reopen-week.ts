import { ShapeMaker } from "../day/day-shape.ts";
import { windowsOnRung } from "../model/ladder.ts";
import type { Library } from "../model/library.ts";
import { compilePerson } from "../model/person.ts";
import type { MealPlace, PlannedMeal, PlannedWeek } from "../model/plan-result.ts";
import { withLastingLinks } from "../week/lasting-links.ts";
import type { PlacedMeal, WeekDay } from "../week/week-day.ts";
import { WeekState } from "../week/week-state.ts";

/** Puts a finished plan back into the form in which it was made. Throws a RangeError for a recipe the library lacks. */
export function reopenWeek(library: Library, week: PlannedWeek): WeekState {
  const { days, rules, options } = week.input;
  const person = { ...compilePerson(library, rules, options), windows: windowsOnRung(rules, week.rung) };
  const meals = days.reduce((sum, day) => sum + day.slots.length, 0);
  const state = new WeekState(
    person,
    new ShapeMaker(person, meals),
    days,
    withLastingLinks(person, days, rules),
  );
  state.days.forEach((day, i) => {
    state.setDay(day, placeMeals(state, day, week.days[i]?.meals ?? []));
  });
  return state;
}

/** The day and the place in it that `at` points at; throws a RangeError when there is none. */
export function findPlace(state: WeekState, at: MealPlace): { day: WeekDay; place: number } {
  const day = state.days[at.day];
  const place = day?.shape.slots.findIndex((slot) => slot.spec.id === at.slotId) ?? -1;
  if (day === undefined || place < 0)
    throw new RangeError(`The plan has no slot "${at.slotId}" on day ${at.day}`);
  return { day, place };
}

function placeMeals(state: WeekState, day: WeekDay, meals: readonly PlannedMeal[]): (PlacedMeal | null)[] {
  return day.shape.slots.map(({ spec }) => {
    const meal = meals.find((candidate) => candidate.slotId === spec.id);
    if (meal === undefined) return null;
    const recipe = state.person.library.indexById.get(meal.recipeId);
    if (recipe === undefined) throw new RangeError(`The library has no recipe "${meal.recipeId}"`);
    return { recipe, steps: Math.round(meal.portions / state.person.grid.step) };
  });
}
