import { penalty } from "../model/penalty.ts";
import { highestSteps, lowestSteps, slotCost } from "../model/slot-model.ts";
import { NUTRIENTS } from "../model/vector.ts";
import type { Choice, DayProblem } from "./day-problem.ts";

const MAX_ROUNDS = 16;
/** A single portion moves by up to this many steps at a time, a pair by one less each. */
const REACH = 3;

/** One meal whose portion may still move. */
interface Dial {
  readonly lowest: number;
  readonly highest: number;
  /** Slot cost per number of steps from `lowest` on; NaN until asked for. */
  readonly cost: Float64Array;
  /** Day percent per step and nutrient. */
  readonly perStep: Float64Array;
  readonly costAt: (steps: number) => number;
  steps: number;
}

interface Move {
  value: number;
  first: number;
  firstBy: number;
  second: number;
  secondBy: number;
}

/** Slot costs plus day penalty (no preference, groceries or variety) and the portions that reach it. */
export interface Polished {
  readonly value: number;
  readonly choices: readonly Choice[];
}

/**
 * Fits the portions of a day whose recipes are settled: repeatedly takes the best move of one portion by up to 3 steps
 * or two portions by up to 2 steps each, on the true objective, until none helps. O(rounds · slots²).
 */
export function polishPortions(problem: DayProblem, choices: readonly Choice[]): Polished {
  const dials = choices.map((choice) => makeDial(problem, choice));
  const u = problem.offset.slice();
  for (const dial of dials) shift(u, dial, dial.steps);
  let slots = dials.reduce((sum, dial) => sum + dial.costAt(dial.steps), 0);
  let value = slots + penaltyAt(problem, u);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const move = bestMove(problem, dials, u, slots, value);
    if (move.first < 0) break;
    slots += turn(dials[move.first], move.firstBy, u) + turn(dials[move.second], move.secondBy, u);
    value = move.value;
  }
  return {
    value,
    choices: choices.map((choice, i) => ({ ...choice, steps: dials[i]?.steps ?? choice.steps })),
  };
}

function makeDial(problem: DayProblem, choice: Choice): Dial {
  const { person, dayScale } = problem;
  const slot = problem.open[choice.slot]?.candidates.slot;
  if (slot === undefined) throw new Error(`No open slot ${choice.slot}`);
  const at = NUTRIENTS * choice.recipe;
  const kcal = person.library.vectors[at] ?? 0;
  // A meal that came in from elsewhere may stand outside the window; then it may move only towards it.
  const lowest = Math.min(choice.steps, lowestSteps(person.grid, slot, kcal));
  const highest = Math.max(choice.steps, highestSteps(person.grid, slot, kcal));
  const cost = new Float64Array(highest - lowest + 1).fill(Number.NaN);
  const costAt = (steps: number) => {
    const known = cost[steps - lowest] ?? Number.NaN;
    if (!Number.isNaN(known)) return known;
    const computed = slotCost(person, slot, choice.recipe, steps);
    cost[steps - lowest] = computed;
    return computed;
  };
  const perStep = dayScale.map(
    (scale, n) => person.grid.step * (person.library.vectors[at + n] ?? 0) * scale,
  );
  return { lowest, highest, cost, perStep, costAt, steps: choice.steps };
}

function bestMove(
  problem: DayProblem,
  dials: readonly Dial[],
  u: Float64Array,
  slots: number,
  value: number,
): Move {
  const best: Move = { value: value - 1e-9, first: -1, firstBy: 0, second: -1, secondBy: 0 };
  const moved = new Float64Array(NUTRIENTS);
  dials.forEach((dial, i) => {
    for (let by = -REACH; by <= REACH; by++) {
      const steps = dial.steps + by;
      if (by === 0 || steps < dial.lowest || steps > dial.highest) continue;
      const cost = slots - dial.costAt(dial.steps) + dial.costAt(steps);
      moved.set(u);
      shift(moved, dial, by);
      const reached = cost + penaltyAt(problem, moved);
      if (reached < best.value)
        Object.assign(best, { value: reached, first: i, firstBy: by, second: -1, secondBy: 0 });
      if (Math.abs(by) < REACH) bestPartner(problem, dials, { i, by, cost, moved }, best);
    }
  });
  return best;
}

function bestPartner(
  problem: DayProblem,
  dials: readonly Dial[],
  first: { i: number; by: number; cost: number; moved: Float64Array },
  best: Move,
): void {
  const { moved } = first;
  for (let k = first.i + 1; k < dials.length; k++) {
    const dial = dials[k];
    if (dial === undefined) continue;
    const without = first.cost - dial.costAt(dial.steps);
    for (let by = 1 - REACH; by < REACH; by++) {
      const steps = dial.steps + by;
      if (by === 0 || steps < dial.lowest || steps > dial.highest) continue;
      const cost = without + dial.costAt(steps);
      if (cost >= best.value) continue;
      const reached = cost + shiftedPenalty(problem, moved, dial, by);
      if (reached >= best.value) continue;
      Object.assign(best, { value: reached, first: first.i, firstBy: first.by, second: k, secondBy: by });
    }
  }
}

function turn(dial: Dial | undefined, by: number, u: Float64Array): number {
  if (dial === undefined || by === 0) return 0;
  const before = dial.costAt(dial.steps);
  dial.steps += by;
  shift(u, dial, by);
  return dial.costAt(dial.steps) - before;
}

function shift(u: Float64Array, dial: Dial, by: number): void {
  for (let n = 0; n < NUTRIENTS; n++) u[n] = (u[n] ?? 0) + by * (dial.perStep[n] ?? 0);
}

function penaltyAt(problem: DayProblem, u: Float64Array): number {
  return penalty(problem.person.dayTable, u[0] ?? 0, u[1] ?? 0, u[2] ?? 0, u[3] ?? 0);
}

function shiftedPenalty(problem: DayProblem, u: Float64Array, dial: Dial, by: number): number {
  const { perStep } = dial;
  return penalty(
    problem.person.dayTable,
    (u[0] ?? 0) + by * (perStep[0] ?? 0),
    (u[1] ?? 0) + by * (perStep[1] ?? 0),
    (u[2] ?? 0) + by * (perStep[2] ?? 0),
    (u[3] ?? 0) + by * (perStep[3] ?? 0),
  );
}
