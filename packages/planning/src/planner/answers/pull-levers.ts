import { dayTarget, sumOfMacros } from "../day/day-shape.ts";
import { AS_WRITTEN, LEVERS, MAX_LEVER, MIN_LEVER } from "../model/lever-vectors.ts";
import { DAY_FLOOR, denominators, penalty } from "../model/penalty.ts";
import { type Person, stepsToPortions } from "../model/person.ts";
import type { DayInput } from "../model/plan-input.ts";
import type { PlannedMeal } from "../model/plan-result.ts";
import { type SlotModel, slotModel } from "../model/slot-model.ts";
import { NUTRIENTS, vectorToMacros } from "../model/vector.ts";
import { macrosOfMeal } from "../sides/with-side.ts";
import { hasLever, leverVector, toSetting } from "./levers.ts";

/** Moves tried on each dial, in steps. */
const MOVES = [-4, -2, -1, 1, 2, 4] as const;
const MAX_ROUNDS = 60;
/** The last dial of a meal is its portion. */
const PORTION_DIAL = LEVERS.length;

/** A meal whose amounts may still be changed. */
interface Adjusted {
  readonly place: number;
  readonly recipe: number;
  readonly slot: SlotModel;
  /** Steps of the three levers, and of the portion. */
  readonly dials: readonly number[];
  readonly vector: Float64Array;
  /** Points of the meal itself. */
  readonly points: number;
}

/**
 * Takes the main ingredients of a day's meals in other amounts than written, and portions with them, where that brings
 * the day nearer to its target: the best single change again and again, until none helps. Shared meals (left-overs,
 * companions) stay as they are. Every rule of the plan still holds. O(rounds · meals).
 */
export function pullLevers(
  person: Person,
  day: DayInput,
  meals: readonly PlannedMeal[],
  isFree: (meal: PlannedMeal) => boolean,
): readonly PlannedMeal[] {
  const target = dayTarget(day);
  const scale = denominators(target, DAY_FLOOR).map((value) => (value > 0 ? 100 / value : 0));
  const given = [...(day.fixed ?? []).map((item) => item.macros), ...(day.eaten ?? [])];
  const all = sumOfMacros([...given, ...meals.flatMap(macrosOfMeal)]);
  const u = all.map((amount, n) => (amount - (target[n] ?? 0)) * (scale[n] ?? 0));
  const adjusted = meals.flatMap((meal, place) => {
    const spec = day.slots.find((slot) => slot.id === meal.slotId);
    const recipe = person.library.indexById.get(meal.recipeId);
    if (spec === undefined || recipe === undefined || !isFree(meal)) return [];
    const portion = Math.round(meal.portions / person.grid.step);
    const asWritten = [...LEVERS.map(() => AS_WRITTEN), portion];
    const own = adjust(person, { place, recipe, slot: slotModel(person, spec) }, asWritten);
    return own ? [own] : [];
  });
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const best = bestChange(person, adjusted, u, scale);
    if (best === null) break;
    shift(u, scale, adjusted[best.at], best.next);
    adjusted[best.at] = best.next;
  }
  return meals.map((meal, place) =>
    present(
      person,
      meal,
      adjusted.find((one) => one.place === place),
    ),
  );
}

function bestChange(
  person: Person,
  adjusted: readonly Adjusted[],
  u: Float64Array,
  scale: Float64Array,
): { readonly at: number; readonly next: Adjusted } | null {
  const before = dayPoints(person, u);
  let best: { at: number; next: Adjusted } | null = null;
  let most = 1e-6;
  adjusted.forEach((present, at) => {
    for (const next of changesOf(person, present)) {
      const moved = u.slice();
      shift(moved, scale, present, next);
      const won = present.points - next.points + before - dayPoints(person, moved);
      if (won <= most) continue;
      most = won;
      best = { at, next };
    }
  });
  return best;
}

function changesOf(person: Person, present: Adjusted): Adjusted[] {
  return present.dials.flatMap((steps, dial) => {
    if (dial !== PORTION_DIAL && !hasLever(person.library, present.recipe, dial)) return [];
    return MOVES.flatMap((by) => adjust(person, present, present.dials.with(dial, steps + by)) ?? []);
  });
}

/** The meal at other amounts; null when a dial or the slot's energy window does not go that far. */
function adjust(
  person: Person,
  meal: Pick<Adjusted, "place" | "recipe" | "slot">,
  dials: readonly number[],
): Adjusted | null {
  const { grid, library, weights, slotTable } = person;
  const { place, recipe, slot } = meal;
  const levers = dials.slice(0, PORTION_DIAL);
  const steps = dials[PORTION_DIAL] ?? 0;
  if (steps < grid.minSteps || steps > grid.maxSteps) return null;
  if (levers.some((lever) => lever < MIN_LEVER || lever > MAX_LEVER)) return null;
  const vector = leverVector(library, recipe, stepsToPortions(grid, steps), levers);
  const kcal = vector[0] ?? 0;
  if (kcal < slot.minKcal - 1e-9 || kcal > slot.maxKcal + 1e-9) return null;
  const [u0 = 0, u1 = 0, u2 = 0, u3 = 0] = vector.map(
    (amount, n) => amount * (slot.scale[n] ?? 0) - (slot.zero[n] ?? 0),
  );
  const changed = levers.reduce((sum, lever) => sum + Math.abs(lever - AS_WRITTEN), 0);
  const points = (grid.cost[steps] ?? 0) + penalty(slotTable, u0, u1, u2, u3) + weights.lever * changed;
  return { place, recipe, slot, dials, vector, points };
}

function shift(u: Float64Array, scale: Float64Array, from: Adjusted | undefined, to: Adjusted): void {
  for (let n = 0; n < NUTRIENTS; n++)
    u[n] = (u[n] ?? 0) + ((to.vector[n] ?? 0) - (from?.vector[n] ?? 0)) * (scale[n] ?? 0);
}

const dayPoints = ({ dayTable }: Person, u: Float64Array): number =>
  penalty(dayTable, u[0] ?? 0, u[1] ?? 0, u[2] ?? 0, u[3] ?? 0);

function present(person: Person, meal: PlannedMeal, found: Adjusted | undefined): PlannedMeal {
  if (found === undefined) return meal;
  const levers = found.dials.slice(0, PORTION_DIAL);
  const isAsWritten = levers.every((lever) => lever === AS_WRITTEN);
  return {
    ...meal,
    portions: stepsToPortions(person.grid, found.dials[PORTION_DIAL] ?? 0),
    macros: vectorToMacros(found.vector),
    ...(isAsWritten ? {} : { levers: toSetting(levers) }),
  };
}
