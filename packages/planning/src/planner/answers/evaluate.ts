import type { Macros } from "@plateful/nutrition";
import { dayTarget, sumOfMacros } from "../day/day-shape.ts";
import { minutesCost, wishedMinutes } from "../model/cooking-wishes.ts";
import { focusPoints } from "../model/focus-points.ts";
import { groceryCost } from "../model/kind-prices.ts";
import { windowsOnRung } from "../model/ladder.ts";
import { AS_WRITTEN, LEVERS } from "../model/lever-vectors.ts";
import type { Library } from "../model/library.ts";
import { isMainDish } from "../model/memory.ts";
import { DAY_FLOOR, denominators, deviations, SLOT_FLOOR } from "../model/penalty.ts";
import { compilePerson, type Person } from "../model/person.ts";
import type { DayInput, PlanOptions, Rules, SlotSpec } from "../model/plan-input.ts";
import type { Breakdown, PlanErrors, PlannedDay, PlannedMeal, Rung } from "../model/plan-result.ts";
import { isMainSlot, plateCost, slotModel } from "../model/slot-model.ts";
import { macrosToVector, NUTRIENTS, vectorToMacros } from "../model/vector.ts";
import type { NutrientCosts } from "../model/weights.ts";
import { SECOND_THING, sideMinutes } from "../sides/side-points.ts";
import { macrosOfMeal, recipesOfMeal } from "../sides/with-side.ts";
import { withLastingLinks } from "../week/lasting-links.ts";
import { findViolations, type Violation } from "./violations.ts";

export interface Evaluation {
  readonly cost: Breakdown;
  readonly errors: PlanErrors;
  /** Must be empty for a plan that is to be stored. */
  readonly violations: readonly Violation[];
}

/** A day may miss its target by this much and still count as hit: energy, then each macronutrient, percent. */
const HIT_KCAL = 2;
const HIT_MACRO = 5;

/**
 * Judges a plan from nothing but the input and the meals: what it costs, how far the days are off, and which rules it
 * breaks. Shares no state with the solver, so it serves as its oracle and as the server's check before saving.
 * `rung` says which windows the plan was allowed (see `windowsOnRung`).
 */
export function evaluate(
  library: Library,
  days: readonly DayInput[],
  rules: Rules,
  plan: readonly PlannedDay[],
  options: PlanOptions,
  rung: Rung = "AS_WISHED",
): Evaluation {
  const person = compilePerson(library, rules, options);
  const cost = breakdown(person, days, plan);
  const windows = windowsOnRung(rules, rung);
  return {
    cost,
    errors: planErrors(days.map((day, i) => dayErrors(day, plan[i]?.meals ?? []))),
    violations: findViolations(
      { ...person, rules: withLastingLinks(person, days, rules), windows },
      days,
      plan,
    ),
  };
}

/** Everything eaten, fixed and planned on a day. */
export function dayTotal(day: DayInput, meals: readonly PlannedMeal[]): Macros {
  const given = [...(day.fixed ?? []).map((item) => item.macros), ...(day.eaten ?? [])];
  return vectorToMacros(sumOfMacros([...given, ...meals.flatMap(macrosOfMeal)]));
}

/** Percent off the day's target per nutrient, small targets against their floor. */
export function dayErrors(day: DayInput, meals: readonly PlannedMeal[]): Macros {
  const target = dayTarget(day);
  if (target[0] === 0) return vectorToMacros(new Float64Array(NUTRIENTS));
  return vectorToMacros(
    deviations(macrosToVector(dayTotal(day, meals)), target, denominators(target, DAY_FLOOR)),
  );
}

/** Summary of the days' deviations. */
export function planErrors(days: readonly Macros[]): PlanErrors {
  const kcal = days.map((day) => Math.abs(day.kcal));
  const hits = days.filter(
    (day) =>
      Math.abs(day.kcal) <= HIT_KCAL &&
      [day.protein, day.carbohydrates, day.fat].every((error) => Math.abs(error) <= HIT_MACRO),
  );
  return {
    days,
    kcalMean: days.length === 0 ? 0 : kcal.reduce((a, b) => a + b, 0) / days.length,
    kcalWorst: Math.max(0, ...kcal),
    hitRate: days.length === 0 ? 1 : hits.length / days.length,
  };
}

/** What the plan costs this person, part by part. */
export function breakdown(person: Person, days: readonly DayInput[], plan: readonly PlannedDay[]): Breakdown {
  const parts = { day: 0, slot: 0, preference: 0, variety: 0, groceries: 0, levers: 0, company: 0, empty: 0 };
  days.forEach((day, i) => {
    const meals = plan[i]?.meals ?? [];
    const off = macrosToVector(dayErrors(day, meals));
    parts.day += costOf(person.weights.day, off);
    for (const meal of meals) {
      const slot = day.slots.find((candidate) => candidate.id === meal.slotId);
      const recipe = person.library.indexById.get(meal.recipeId);
      if (slot === undefined || recipe === undefined) continue;
      parts.slot += slotPoints(person, slot.target, meal) + platePoints(person, slot, meal, recipe);
      parts.levers += leverPoints(person, meal);
      parts.company += companyPoints(person, slot, meal);
      parts.preference += person.preference[recipe] ?? 0;
      parts.preference += focusPointsAt(person, day, slot, recipe);
      parts.preference += minutesPointsAt(person, day, meal, recipe);
      parts.preference += preferenceOfSide(person, day, meal, recipe);
    }
    parts.variety += varietyPoints(person, days, plan, i);
    parts.empty += person.weights.emptySlot * Math.max(0, wantedSlots(day) - meals.length);
  });
  parts.variety += person.weights.sameFood * pairsOfFood(person.library, days, plan);
  const groceries = groceriesOf(person, days, plan);
  parts.groceries = person.groceryPrice * groceryCost(person.library, person.kindPrices, groceries);
  const total = Object.values(parts).reduce((a, b) => a + b, 0);
  return { total, ...parts };
}

function focusPointsAt(person: Person, day: DayInput, slot: SlotSpec, recipe: number): number {
  const focus = person.focus[day.key];
  return focus === undefined ? 0 : (focusPoints(person, slotModel(person, slot), focus)[recipe] ?? 0);
}

/** What is left of an earlier meal asks for no work, and what is cooked ahead for work on that day. */
function minutesPointsAt(person: Person, day: DayInput, meal: PlannedMeal, recipe: number): number {
  const wished = wishedMinutes(person.cooking, day.key, meal.cookedAhead);
  if (wished === null || meal.leftoverOf !== undefined) return 0;
  return minutesCost(person.library.activeMinutes[recipe] ?? Number.NaN, wished);
}

function preferenceOfSide(
  person: Person,
  day: DayInput,
  { side, leftoverOf }: PlannedMeal,
  dish: number,
): number {
  const recipe = person.library.indexById.get(side?.recipeId ?? "");
  if (recipe === undefined) return 0;
  const minutes = leftoverOf === undefined ? sideMinutes(person, day.key, recipe, dish) : 0;
  return SECOND_THING + (person.preference[recipe] ?? 0) + minutes;
}

function costOf(costs: NutrientCosts, off: readonly number[]): number {
  return off.reduce((sum, percent, n) => {
    const size = Math.abs(percent);
    const slope = (percent >= 0 ? costs.over : costs.under)[n] ?? 0;
    const tooMuch = Math.max(0, size - (costs.tolerance[n] ?? 0));
    return sum + slope * size + (costs.beyond[n] ?? 0) * tooMuch;
  }, 0);
}

function leverPoints(person: Person, { levers }: PlannedMeal): number {
  if (levers === undefined) return 0;
  const steps = LEVERS.map((lever) => Math.abs(levers[lever] - 1) * AS_WRITTEN);
  return person.weights.lever * steps.reduce((sum, step) => sum + step, 0);
}

function companyPoints(person: Person, { companions = [] }: SlotSpec, { company = [] }: PlannedMeal): number {
  return companions.reduce((sum, { id, target }) => {
    const portion = company.find((one) => one.id === id);
    return portion ? sum + slotPoints(person, target, portion) : sum;
  }, 0);
}

function slotPoints(
  person: Person,
  wanted: Macros,
  meal: Pick<PlannedMeal, "portions" | "macros" | "side">,
): number {
  const target = macrosToVector(wanted);
  const { portions, macros, side } = meal;
  const all = sumOfMacros(side === undefined ? [macros] : [macros, side.macros]);
  const off = deviations(all, target, denominators(target, SLOT_FLOOR));
  const sizes = side === undefined ? [portions] : [portions, side.portions];
  const away = sizes.reduce((sum, size) => sum + Math.abs(Math.log2(size)), 0);
  return costOf(person.weights.slot, off) + person.weights.portion * away;
}

function varietyPoints(
  person: Person,
  days: readonly DayInput[],
  plan: readonly PlannedDay[],
  i: number,
): number {
  const groups = momentGroups(person.library, days[i], plan[i]);
  const repeated = groups.length - new Set(groups.map((entry) => entry.group)).size;
  const number = days[i]?.dayNumber ?? i;
  const before = days.findIndex((day, k) => (day.dayNumber ?? k) === number - 1);
  const yesterday = momentGroups(person.library, days[before], plan[before]);
  const again = groups.filter((entry) =>
    yesterday.some((other) => other.moment === entry.moment && other.group === entry.group),
  );
  return person.weights.sameGroupInDay * repeated + person.weights.sameGroupNextDay * again.length;
}

function momentGroups(library: Library, day: DayInput | undefined, planned: PlannedDay | undefined) {
  return (planned?.meals ?? []).map((meal) => ({
    moment: day?.slots.find((slot) => slot.id === meal.slotId)?.mealMoment,
    group: library.mainGroup[library.indexById.get(meal.recipeId) ?? -1],
  }));
}

function wantedSlots(day: DayInput): number {
  const fixed = new Set((day.fixed ?? []).map((item) => item.slotId));
  return day.slots.filter((slot) => !fixed.has(slot.id)).length;
}

const platePoints = (person: Person, slot: SlotSpec, { portions }: PlannedMeal, recipe: number): number =>
  plateCost(person, slotModel(person, slot), portions * (person.library.plateGrams[recipe] ?? 0));

/** Pairs of lunches and dinners with most of their protein from the same food, fixed ones included. */
function pairsOfFood(library: Library, days: readonly DayInput[], plan: readonly PlannedDay[]): number {
  const recipeOf = (id: string | undefined) => library.indexById.get(id ?? "");
  const recipes = days.flatMap((day, i) => {
    const mains = new Set(day.slots.filter(isMainSlot).map(({ id }) => id));
    const planned = (plan[i]?.meals ?? []).filter(({ slotId }) => mains.has(slotId));
    const fixed = (day.fixed ?? []).map(({ recipeId }) => recipeOf(recipeId));
    const mainFixed = fixed.filter((recipe) => recipe !== undefined && isMainDish(library, recipe));
    return [...planned.map(({ recipeId }) => recipeOf(recipeId)), ...mainFixed];
  });
  const foods = recipes.map((recipe) => library.mainFood[recipe ?? -1] ?? 0).filter((food) => food > 0);
  return foods.reduce(
    (pairs, food, at) => pairs + foods.slice(0, at).filter((one) => one === food).length,
    0,
  );
}

function groceriesOf(
  { library, atHome }: Person,
  days: readonly DayInput[],
  plan: readonly PlannedDay[],
): Set<number> {
  const planned = plan.flatMap((day) => day.meals.flatMap(recipesOfMeal));
  const fixed = days.flatMap((day) => (day.fixed ?? []).map((item) => item.recipeId ?? ""));
  const { start, items, names } = library.groceries;
  return new Set(
    [...planned, ...fixed]
      .flatMap((id) => {
        const recipe = library.indexById.get(id);
        return recipe === undefined ? [] : [...items.subarray(start[recipe], start[recipe + 1])];
      })
      .filter((grocery) => !atHome.has(names[grocery] ?? "")),
  );
}
