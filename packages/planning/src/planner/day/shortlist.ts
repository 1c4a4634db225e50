import { sortPlaces } from "../model/sort-places.ts";
import { addVector, NUTRIENTS } from "../model/vector.ts";
import type { DayProblem, OpenSlot } from "./day-problem.ts";

/** The columns of a slot that can still belong to a better day, lowest reduced cost first. */
export interface Shortlist {
  readonly count: number;
  readonly reduced: Float64Array;
  readonly cost: Float64Array;
  readonly contribution: Float64Array;
  readonly recipe: Int32Array;
  readonly group: Int32Array;
  readonly steps: Int32Array;
  /** Per entry the points that do not change with the portion: preference and extra. */
  readonly fixedPart: Float64Array;
  readonly lowest: number;
  /** Where the slot's present choice stands. */
  readonly chosen: number;
}

/**
 * Reduced-cost fixing: a column whose reduced cost exceeds the slot's lowest by more than the gap between the best
 * known day and its bound can be in no better day, and is left out.
 */
export function shortlist(problem: DayProblem, slot: OpenSlot, gap: number, chosenColumn: number): Shortlist {
  const reduced = reducedCosts(slot, problem.prices);
  let lowest = Number.POSITIVE_INFINITY;
  for (let j = 0; j < reduced.length; j++) lowest = Math.min(lowest, reduced[j] ?? 0);
  const room = new Int32Array(reduced.length);
  let count = 0;
  for (let j = 0; j < reduced.length; j++) {
    if ((reduced[j] ?? 0) <= lowest + gap || j === chosenColumn) room[count++] = j;
  }
  const places = room.subarray(0, count);
  sortPlaces(places, reduced);
  return { ...gather(problem, slot, places, reduced), lowest, chosen: places.indexOf(chosenColumn) };
}

/** Cost of each column plus what its nutrients cost at the present prices. */
export function reducedCosts(slot: OpenSlot, prices: Float64Array): Float64Array {
  const { contribution } = slot.columns;
  const reduced = slot.cost.slice();
  const [p0 = 0, p1 = 0, p2 = 0, p3 = 0] = prices;
  for (let j = 0, at = 0; j < reduced.length; j++, at += NUTRIENTS) {
    reduced[j] =
      (reduced[j] ?? 0) +
      p0 * (contribution[at] ?? 0) +
      p1 * (contribution[at + 1] ?? 0) +
      p2 * (contribution[at + 2] ?? 0) +
      p3 * (contribution[at + 3] ?? 0);
  }
  return reduced;
}

function gather(problem: DayProblem, slot: OpenSlot, places: Int32Array, reduced: Float64Array) {
  const { candidates, columns, extra } = slot;
  const { mainGroup } = problem.person.library;
  const count = places.length;
  const list = {
    count,
    reduced: new Float64Array(count),
    cost: new Float64Array(count),
    contribution: new Float64Array(NUTRIENTS * count),
    recipe: new Int32Array(count),
    group: new Int32Array(count),
    steps: new Int32Array(count),
    fixedPart: new Float64Array(count),
  };
  for (let to = 0; to < count; to++) {
    const from = places[to] ?? 0;
    const j = columns.candidate[from] ?? 0;
    const recipe = candidates.recipe[j] ?? 0;
    list.reduced[to] = reduced[from] ?? 0;
    list.cost[to] = slot.cost[from] ?? 0;
    list.recipe[to] = recipe;
    list.group[to] = mainGroup[recipe] ?? 0;
    list.steps[to] = columns.steps[from] ?? 0;
    list.fixedPart[to] = (candidates.preference[j] ?? 0) + (extra[j] ?? 0);
    addVector(list.contribution, NUTRIENTS * to, columns.contribution, NUTRIENTS * from, 1);
  }
  return list;
}
