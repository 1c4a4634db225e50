import type { Person } from "../model/person.ts";
import { highestSteps, lowestSteps, slotCost } from "../model/slot-model.ts";
import { NUTRIENTS } from "../model/vector.ts";
import type { Candidates } from "./candidates.ts";

/** Portions tried per candidate: the best one and this many on either side. */
const SPREAD = 2;
/** Distance between tried portions, as a share of the best portion. */
const SPREAD_SHARE = 0.07;
/** Where there is choice enough, a portion this many points above the best one is not worth a column. */
const WORST_COLUMN = 6;
/** With few candidates every portion is tried, up to about this many columns. */
const DENSE_COLUMNS = 400;

/** Choices for one slot: a candidate at a portion, with what it adds to the day in percent of the day's target. */
export interface Columns {
  readonly count: number;
  readonly candidate: Int32Array;
  readonly steps: Int32Array;
  /** Slot cost plus preference, points. */
  readonly cost: Float64Array;
  /** Four numbers per column. */
  readonly contribution: Float64Array;
}

/** Builds the columns of a slot. `dayScale` is 100 divided by the day's denominators. O(candidates). */
export function slotColumns(person: Person, candidates: Candidates, dayScale: Float64Array): Columns {
  const candidate: number[] = [];
  const steps: number[] = [];
  const cost: number[] = [];
  for (let j = 0; j < candidates.count; j++) {
    const recipe = candidates.recipe[j] ?? 0;
    const preference = candidates.preference[j] ?? 0;
    const limit = isDense(candidates) ? Number.POSITIVE_INFINITY : (candidates.cost[j] ?? 0) + WORST_COLUMN;
    for (const tried of triedSteps(person, candidates, j)) {
      const points = slotCost(person, candidates.slot, recipe, tried) + preference;
      if (points > limit) continue;
      candidate.push(j);
      steps.push(tried);
      cost.push(points);
    }
  }
  const contribution = new Float64Array(NUTRIENTS * candidate.length);
  candidate.forEach((j, column) => {
    const at = NUTRIENTS * (candidates.recipe[j] ?? 0);
    const portions = (steps[column] ?? 0) * person.grid.step;
    for (let n = 0; n < NUTRIENTS; n++) {
      contribution[NUTRIENTS * column + n] =
        portions * (person.library.vectors[at + n] ?? 0) * (dayScale[n] ?? 0);
    }
  });
  return {
    count: candidate.length,
    candidate: Int32Array.from(candidate),
    steps: Int32Array.from(steps),
    cost: Float64Array.from(cost),
    contribution,
  };
}

/** The columns at the given places, in that order. */
export function pickColumns(columns: Columns, places: Int32Array): Columns {
  const contribution = new Float64Array(NUTRIENTS * places.length);
  places.forEach((from, to) => {
    const at = NUTRIENTS * from;
    contribution.set(columns.contribution.subarray(at, at + NUTRIENTS), NUTRIENTS * to);
  });
  return {
    count: places.length,
    candidate: Int32Array.from(places, (place) => columns.candidate[place] ?? 0),
    steps: Int32Array.from(places, (place) => columns.steps[place] ?? 0),
    cost: Float64Array.from(places, (place) => columns.cost[place] ?? 0),
    contribution,
  };
}

/** With few candidates the search needs every portion, however bad it looks alone. */
function isDense(candidates: Candidates): boolean {
  return Math.floor(DENSE_COLUMNS / candidates.count) > 2 * SPREAD + 1;
}

function triedSteps(person: Person, candidates: Candidates, j: number): number[] {
  const recipe = candidates.recipe[j] ?? 0;
  const best = candidates.steps[j] ?? 0;
  const kcal = person.library.vectors[NUTRIENTS * recipe] ?? 0;
  const lowest = lowestSteps(person.grid, candidates.slot, kcal);
  const highest = highestSteps(person.grid, candidates.slot, kcal);
  const perCandidate = Math.floor(DENSE_COLUMNS / candidates.count);
  const tried: number[] = [];
  if (isDense(candidates)) {
    const stride = Math.max(1, Math.ceil((highest - lowest + 1) / perCandidate));
    const first = best - stride * Math.floor((best - lowest) / stride);
    for (let steps = first; steps <= highest; steps += stride) tried.push(steps);
    return tried;
  }
  const stride = Math.max(1, Math.round(best * SPREAD_SHARE));
  for (let q = -SPREAD; q <= SPREAD; q++) {
    const steps = best + q * stride;
    if (steps >= lowest && steps <= highest) tried.push(steps);
  }
  return tried;
}
