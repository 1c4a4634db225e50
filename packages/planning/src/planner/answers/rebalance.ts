import type { Macros } from "@plateful/nutrition";
import type { Choice, DayProblem } from "../day/day-problem.ts";
import { dayTarget, ShapeMaker, sumOfMacros } from "../day/day-shape.ts";
import { solveDay } from "../day/day-solver.ts";
import { polishPortions } from "../day/portion-polish.ts";
import { windowsOnRung } from "../model/ladder.ts";
import { type Library, portionMacros, recipeIdAt } from "../model/library.ts";
import { compilePerson, stepsToPortions } from "../model/person.ts";
import type { DayInput, RecentMeal, SlotSpec } from "../model/plan-input.ts";
import type { Offer, Offers, PlannedMeal, PlannedWeek } from "../model/plan-result.ts";
import { highestSteps, lowestSteps } from "../model/slot-model.ts";
import { NUTRIENTS, vectorToMacros } from "../model/vector.ts";
import { SETTLED } from "../week/pass-pricing.ts";
import type { WeekDay } from "../week/week-day.ts";
import { WeekState } from "../week/week-state.ts";
import { dayErrors, dayTotal } from "./evaluate.ts";

/** What happened on the day so far. */
export interface EatenSoFar {
  /** Food outside the plan. */
  readonly eaten: readonly Macros[];
  /** Slots whose planned meal was eaten as planned; they stay as they are. */
  readonly doneSlots?: readonly string[];
}

/** Portions may move this far from the slot's new target while a day is being saved. */
const WINDOW = 0.35;
/** No meal is pushed below this share of its slot: a day that is over is over, and nobody is asked to fast. */
const MIN_SHARE = 0.5;
const MAX_RATIO = 1.6;
const PRICE_ITERATIONS = 60;

/**
 * Three ways to go on with a day after unplanned eating: leave it, only change portions, or also replace meals (a
 * replaced meal must win clearly). Eaten food is a fact, the remaining slots share what is left of the day, and tomorrow
 * is not touched.
 */
export function rebalance(library: Library, week: PlannedWeek, day: number, soFar: EatenSoFar): Offers {
  const input = week.input.days[day];
  if (input === undefined) throw new RangeError(`The plan has no day ${day}`);
  const done = new Set(soFar.doneSlots ?? []);
  const meals = week.days[day]?.meals ?? [];
  const doneMeals = meals.filter((meal) => done.has(meal.slotId));
  const openMeals = meals.filter((meal) => !done.has(meal.slotId));
  const facts = {
    ...input,
    eaten: [...(input.eaten ?? []), ...soFar.eaten, ...doneMeals.map((meal) => meal.macros)],
  };
  const asIs = makeOffer(facts, openMeals, openMeals);
  if (openMeals.length === 0) return { asIs, portions: asIs, full: asIs };
  const { state, rest, problem } = prepare(library, week, day, facts, openMeals);
  const choices = currentChoices(problem, rest, openMeals);
  const portions = toMeals(state, rest, polishPortions(problem, choices).choices);
  const kept = new Map(choices.map((choice) => [choice.slot, choice.recipe]));
  const solved = solveDay(
    state.problemOf(rest, { ...SETTLED, kept }),
    PRICE_ITERATIONS,
    Number.POSITIVE_INFINITY,
  );
  const isComplete = solved !== null && rest.open.length === openMeals.length;
  const full = isComplete ? toMeals(state, rest, solved.choices) : portions;
  return {
    asIs,
    portions: makeOffer(facts, portions, openMeals),
    full: makeOffer(facts, full, openMeals),
  };
}

/** The remaining slots as a day of their own, with the other days' recipes remembered as recent. */
function prepare(
  library: Library,
  week: PlannedWeek,
  day: number,
  facts: DayInput,
  openMeals: readonly PlannedMeal[],
): { state: WeekState; rest: WeekDay; problem: DayProblem } {
  const { rules, options } = week.input;
  const windows = windowsOnRung(rules, week.rung);
  const person = {
    ...compilePerson(library, { ...rules, groceries: "off" }, options),
    windows: { ...windows, slot: Math.max(windows.slot, WINDOW) },
  };
  const slots = facts.slots.filter((slot) => openMeals.some((meal) => meal.slotId === slot.id));
  const given = [...(facts.fixed ?? []).map((item) => item.macros), ...(facts.eaten ?? [])];
  const target = dayTarget(facts);
  const input: DayInput = {
    key: facts.key,
    slots: scaledSlots(slots, target, sumOfMacros(given), person.windows.slot),
    target: vectorToMacros(target),
    eaten: given,
  };
  const state = new WeekState(person, new ShapeMaker(person, slots.length), [input], {
    recent: recentFor(week, day),
  });
  const rest = state.days[0];
  if (rest === undefined) throw new Error("A day that was just made is gone");
  return { state, rest, problem: state.problemOf(rest, SETTLED, [...rest.shape.slots.keys()]) };
}

function scaledSlots(
  slots: readonly SlotSpec[],
  target: Float64Array,
  given: Float64Array,
  window: number,
): SlotSpec[] {
  const planned = sumOfMacros(slots.map((slot) => slot.target));
  const smallest = Math.min(1, MIN_SHARE / (1 - window));
  const ratio = planned.map((amount, n) => {
    const left = Math.max(0, (target[n] ?? 0) - (given[n] ?? 0));
    return amount > 0 ? Math.max(smallest, Math.min(MAX_RATIO, left / amount)) : 1;
  });
  const [kcal = 1, protein = 1, carbohydrates = 1, fat = 1] = ratio;
  return slots.map((slot) => ({
    ...slot,
    target: {
      kcal: slot.target.kcal * kcal,
      protein: slot.target.protein * protein,
      carbohydrates: slot.target.carbohydrates * carbohydrates,
      fat: slot.target.fat * fat,
    },
  }));
}

/** Recipes of the other days, of fixed items and of the time around the plan, seen from this day. */
function recentFor(week: PlannedWeek, day: number): RecentMeal[] {
  const { days, rules } = week.input;
  const numberOf = (i: number) => days[i]?.dayNumber ?? i;
  const here = numberOf(day);
  const around = (rules.recent ?? []).map((meal) => ({ ...meal, daysAgo: meal.daysAgo + here }));
  const planned = days.flatMap((input, i) => {
    const meals = i === day ? [] : (week.days[i]?.meals ?? []);
    const ids = [
      ...meals.map((meal) => meal.recipeId),
      ...(input.fixed ?? []).flatMap((item) => item.recipeId ?? []),
    ];
    return ids.map((recipeId) => ({ recipeId, daysAgo: here - numberOf(i) }));
  });
  return [...around, ...planned];
}

/** The present recipes with their portions moved into the new windows. */
function currentChoices(problem: DayProblem, rest: WeekDay, meals: readonly PlannedMeal[]): Choice[] {
  const { library, grid } = problem.person;
  return rest.shape.slots.flatMap(({ spec, model }, slot) => {
    const meal = meals.find((candidate) => candidate.slotId === spec.id);
    const recipe = library.indexById.get(meal?.recipeId ?? "");
    if (meal === undefined || recipe === undefined) return [];
    const kcal = library.vectors[NUTRIENTS * recipe] ?? 1;
    const lowest = lowestSteps(grid, model, kcal);
    const highest = highestSteps(grid, model, kcal);
    const steps = Math.round(meal.portions / grid.step);
    const fitted = lowest <= highest ? Math.max(lowest, Math.min(highest, steps)) : steps;
    return [{ slot, recipe, steps: fitted }];
  });
}

function toMeals(state: WeekState, rest: WeekDay, choices: readonly Choice[]): PlannedMeal[] {
  const { library, grid } = state.person;
  return choices.map(({ slot, recipe, steps }) => {
    const portions = stepsToPortions(grid, steps);
    const slotId = rest.shape.slots[slot]?.spec.id ?? "";
    return {
      slotId,
      recipeId: recipeIdAt(library, recipe),
      portions,
      macros: portionMacros(library, recipe, portions),
    };
  });
}

function makeOffer(facts: DayInput, meals: readonly PlannedMeal[], before: readonly PlannedMeal[]): Offer {
  const recipeBefore = new Map(before.map((meal) => [meal.slotId, meal.recipeId]));
  return {
    meals,
    totals: dayTotal(facts, meals),
    errors: dayErrors(facts, meals),
    changed: meals.filter((meal) => recipeBefore.get(meal.slotId) !== meal.recipeId).length,
  };
}
