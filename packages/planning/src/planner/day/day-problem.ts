import { penalty } from "../model/penalty.ts";
import type { Person } from "../model/person.ts";
import { addVector, NUTRIENTS } from "../model/vector.ts";
import type { Candidates } from "./candidates.ts";
import type { Columns } from "./columns.ts";

/** A slot of a day that wants a meal, with its choices priced for the present state of the week. */
export interface OpenSlot {
  /** Place of the slot in its day. */
  readonly place: number;
  readonly candidates: Candidates;
  readonly columns: Columns;
  /** Per candidate: points for groceries and variety given the other days; Infinity forbids it today. */
  readonly extra: Float64Array;
  /** Per column: its own cost plus the candidate's extra. */
  readonly cost: Float64Array;
}

/** One day to solve while the rest of the week stands still. */
export interface DayProblem {
  readonly person: Person;
  readonly open: readonly OpenSlot[];
  /** Day's deviation with no open slot filled, percent per nutrient. */
  readonly offset: Float64Array;
  /** 100 divided by the day's denominators. */
  readonly dayScale: Float64Array;
  /** Points per percent for each nutrient; kept from solve to solve as a warm start. */
  readonly prices: Float64Array;
  /** How often each grocery is bought by the other days and fixed items. */
  readonly bought: Int32Array;
  /** What buying each grocery costs beside the other days. */
  readonly groceryCosts: Float64Array;
  /** Part of each grocery's price that `OpenSlot.extra` charges every recipe for; what that is off, `Interaction` settles. */
  readonly groceryShare: Float64Array;
}

/** A recipe at a portion for one open slot. */
export interface Choice {
  /** Index into the problem's open slots. */
  readonly slot: number;
  readonly recipe: number;
  readonly steps: number;
}

/** Sum of the day's deviations after the given columns, one per open slot, into `into` (four numbers). */
export function addUp(problem: DayProblem, selection: Int32Array, into: Float64Array): void {
  into.set(problem.offset);
  problem.open.forEach((slot, i) => {
    addVector(into, 0, slot.columns.contribution, NUTRIENTS * (selection[i] ?? 0), 1);
  });
}

/** Day penalty at the given deviations, points. */
export function dayPenalty(problem: DayProblem, u: Float64Array): number {
  return penalty(problem.person.dayTable, u[0] ?? 0, u[1] ?? 0, u[2] ?? 0, u[3] ?? 0);
}
