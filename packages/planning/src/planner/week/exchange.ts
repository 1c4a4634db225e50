import type { OpenSlot } from "../day/day-problem.ts";
import { penalty } from "../model/penalty.ts";
import { NUTRIENTS } from "../model/vector.ts";
import { SETTLED } from "./pass-pricing.ts";
import { addMeal, type PlacedMeal, type WeekDay } from "./week-day.ts";
import type { WeekState } from "./week-state.ts";

/** How far exchanging goes. */
export interface ExchangeLimits {
  /** Trades that are tried by solving both days again. */
  readonly tries: number;
  /** A trade may look this many points worse and still be tried: the solves find what the look misses. */
  readonly worstLook: number;
}

/** A planned meal seen on its own: what the day is without it, what it costs, and the best meal that could stand in for it. */
interface Movable {
  readonly day: WeekDay;
  readonly slot: OpenSlot;
  readonly meal: PlacedMeal;
  /** The day's deviation without the meal, percent. */
  readonly rest: Float64Array;
  /** Points of the meal and its day as they stand. */
  readonly present: number;
  /** Points for groceries that only this meal buys. */
  readonly released: number;
  /** Null when the week leaves no recipe of the slot free. */
  readonly substitute: Valued | null;
  readonly columnsByRecipe: ReadonlyMap<number, readonly number[]>;
}

interface Exchange {
  readonly gain: number;
  /** Takes the other's recipe. */
  readonly taker: Movable;
  readonly taken: PlacedMeal;
  /** Gives its recipe away and gets another: the taker's, or one that the week leaves free. */
  readonly giver: Movable;
  readonly given: PlacedMeal;
}

interface Valued extends PlacedMeal {
  /** Points of the meal and its day. */
  readonly value: number;
}

/**
 * Lets days trade recipes, which planning one day at a time cannot: a recipe moves from one day to another, and the recipe
 * that was there, or the best free one, takes its place. All trades are looked at cheaply, the most promising ones are tried by solving both days
 * again, and one is kept only if the whole week gets better. O(meals² · columns of a recipe) per look.
 *
 * @param replan solves a day again with the others as they stand
 */
export function exchangeRecipes(
  state: WeekState,
  limits: ExchangeLimits,
  replan: (day: WeekDay) => void,
): void {
  if (limits.tries === 0 || state.days.length < 2) return;
  const tried = new Set<string>();
  let movables = listMovables(state);
  for (let tries = 0; tries < limits.tries; tries++) {
    const best = bestExchange(state, movables, tried, limits.worstLook);
    if (best === null) return;
    tried.add(nameOf(best));
    if (tryExchange(state, best, replan)) movables = listMovables(state);
  }
}

function listMovables(state: WeekState): Movable[] {
  return state.days.flatMap((day) => {
    const full = day.offset.slice();
    for (const meal of day.meals) if (meal) addMeal(state.person, day, meal, full);
    return state.problemOf(day, SETTLED).open.flatMap((slot) => {
      const movable = movableOf(state, day, slot, full);
      return movable ? [movable] : [];
    });
  });
}

function movableOf(state: WeekState, day: WeekDay, slot: OpenSlot, full: Float64Array): Movable | null {
  const meal = day.meals[slot.place];
  if (!meal || state.isLinked(day, slot.place)) return null;
  const { person } = state;
  const share = new Float64Array(NUTRIENTS);
  addMeal(person, day, meal, share);
  const rest = full.map((value, n) => value - (share[n] ?? 0));
  return {
    day,
    slot,
    meal,
    rest,
    present:
      state.mealValue(day, slot.place, meal) +
      penalty(person.dayTable, full[0] ?? 0, full[1] ?? 0, full[2] ?? 0, full[3] ?? 0),
    released: person.groceryPrice * state.shopping.onlyFor(meal.recipe),
    substitute: bestSubstitute(state, slot, rest),
    columnsByRecipe: columnsByRecipe(slot),
  };
}

/** The cheapest column that the week leaves free, with the day around it. */
function bestSubstitute(state: WeekState, slot: OpenSlot, rest: Float64Array): Valued | null {
  const { columns, cost, candidates } = slot;
  let best = -1;
  let value = Number.POSITIVE_INFINITY;
  for (let j = 0; j < columns.count; j++) {
    const own = cost[j] ?? 0;
    if (own >= value) continue;
    const reached = own + dayPenaltyWith(state, slot, rest, j);
    if (reached < value) {
      value = reached;
      best = j;
    }
  }
  if (best < 0) return null;
  return {
    recipe: candidates.recipe[columns.candidate[best] ?? 0] ?? 0,
    steps: columns.steps[best] ?? 0,
    value,
  };
}

function dayPenaltyWith(state: WeekState, slot: OpenSlot, rest: Float64Array, column: number): number {
  const { contribution } = slot.columns;
  const at = NUTRIENTS * column;
  return penalty(
    state.person.dayTable,
    (rest[0] ?? 0) + (contribution[at] ?? 0),
    (rest[1] ?? 0) + (contribution[at + 1] ?? 0),
    (rest[2] ?? 0) + (contribution[at + 2] ?? 0),
    (rest[3] ?? 0) + (contribution[at + 3] ?? 0),
  );
}

function columnsByRecipe(slot: OpenSlot): Map<number, number[]> {
  const { columns, candidates } = slot;
  const places = new Map<number, number[]>();
  for (let j = 0; j < columns.count; j++) {
    const recipe = candidates.recipe[columns.candidate[j] ?? 0] ?? 0;
    const known = places.get(recipe);
    if (known) known.push(j);
    else places.set(recipe, [j]);
  }
  return places;
}

function bestExchange(
  state: WeekState,
  movables: readonly Movable[],
  tried: ReadonlySet<string>,
  worstLook: number,
): Exchange | null {
  let best: Exchange | null = null;
  for (const taker of movables) {
    for (const giver of movables) {
      if (giver.day === taker.day) continue;
      const exchange = lookAt(state, taker, giver);
      if (exchange === null || exchange.gain <= (best?.gain ?? -worstLook)) continue;
      if (!tried.has(nameOf(exchange))) best = exchange;
    }
  }
  return best;
}

/** What the exchange would win, as far as can be told without solving; null when a slot cannot have the recipe. */
function lookAt(state: WeekState, taker: Movable, giver: Movable): Exchange | null {
  const taken = recipeAt(state, taker, giver.meal.recipe);
  if (taken === null) return null;
  const traded = recipeAt(state, giver, taker.meal.recipe);
  const given = cheaper(traded, giver.substitute);
  if (given === null) return null;
  const released = given === traded ? 0 : taker.released;
  return {
    gain: taker.present + released - taken.value + giver.present - given.value,
    taker,
    taken,
    giver,
    given,
  };
}

/** The recipe in the movable's place at its best portion, without groceries, which the week buys already. */
function recipeAt(state: WeekState, { slot, rest, columnsByRecipe }: Movable, recipe: number): Valued | null {
  let best: Valued | null = null;
  for (const j of columnsByRecipe.get(recipe) ?? []) {
    const value = (slot.columns.cost[j] ?? 0) + dayPenaltyWith(state, slot, rest, j);
    if (best === null || value < best.value) best = { recipe, steps: slot.columns.steps[j] ?? 0, value };
  }
  return best;
}

const cheaper = (a: Valued | null, b: Valued | null): Valued | null =>
  a !== null && (b === null || a.value <= b.value) ? a : b;

const nameOf = ({ taker, giver, given }: Exchange): string =>
  `${taker.day.number} ${taker.slot.place} ${giver.meal.recipe} ${given.recipe}`;

/** Makes the exchange, lets both days settle, and takes it back unless the week got better and repeats nothing too soon. */
function tryExchange(state: WeekState, exchange: Exchange, replan: (day: WeekDay) => void): boolean {
  const { taker, taken, giver, given } = exchange;
  const before = state.snapshot();
  const value = state.value();
  const without = (movable: Movable) => withMeal(movable, null);
  state.setDay(taker.day, without(taker));
  state.setDay(giver.day, without(giver));
  if (mayStand(state, taker, taken.recipe) && mayStand(state, giver, given.recipe)) {
    state.setDay(giver.day, withMeal(giver, given));
    state.setDay(taker.day, withMeal(taker, taken));
    replan(giver.day);
    replan(taker.day);
    if (state.value() < value - 1e-6) return true;
  }
  state.restore(before);
  return false;
}

const mayStand = (state: WeekState, { day, slot }: Movable, recipe: number): boolean =>
  !state.isRepeat(recipe, day.number, slot.candidates.slot.mealType);

const withMeal = ({ day, slot }: Movable, meal: PlacedMeal | null): (PlacedMeal | null)[] =>
  day.meals.map((present, place) => {
    if (place !== slot.place) return present;
    return meal && { recipe: meal.recipe, steps: meal.steps };
  });
