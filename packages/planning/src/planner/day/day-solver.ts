import { penalty } from "../model/penalty.ts";
import { addVector, NUTRIENTS } from "../model/vector.ts";
import { priceDay } from "./day-prices.ts";
import { addUp, type Choice, type DayProblem, dayPenalty } from "./day-problem.ts";
import { DAY_POOL, DaySearch, type PoolLimits } from "./day-search.ts";
import { Interaction } from "./interaction.ts";
import { polishPortions } from "./portion-polish.ts";
import { type Shortlist, shortlist } from "./shortlist.ts";

/** Nodes for each pair of slots, for all triples together, for one triple, and for the whole day. */
const PAIR_NODES = 100;
const TRIPLE_NODES = 300;
const ALL_TRIPLES_NODES = 300;
const DAY_NODES = 500;
/** Single slots and pairs of slots are few enough to search out. */
const SMALL_DAY_NODES = 100_000;
/** How much worse than the best day known a list of columns may still look: part of a shared grocery, and rounding. */
const SPARE_GROCERIES = 0.5;
const SPARE_POINTS = 0.1;
/** Rounds over all pairs before giving up on further improvement. */
const PAIR_ROUNDS = 4;
/** Reduced-cost fixing keeps at least this gap, because prices after few iterations are not exact. */
const MIN_GAP = 1;

export interface DaySolution {
  /** Everything that depends on this day, points: portions, preference, extras, variety, groceries, day. */
  readonly value: number;
  readonly choices: readonly Choice[];
  readonly lowerBound: number;
  readonly nodes: number;
}

/**
 * Fills the open slots of one day: prices → 1-opt → reduced-cost fixing → exact search of pairs, some triples and
 * (bounded) the whole day → portion polish of the best sets. `known` is the value of the day as it stands, which
 * only helps to cut. Null when a slot has no usable column or every filling would repeat a recipe.
 */
export function solveDay(
  problem: DayProblem,
  iterations: number,
  known: number,
  pool: PoolLimits = DAY_POOL,
): DaySolution | null {
  const prices = priceDay(problem, iterations, known);
  if (prices === null) return null;
  const selection = prices.selection;
  const value = singleSlotDescent(problem, selection);
  const upper = Math.min(value, known) + SPARE_GROCERIES * problem.person.groceryPrice + SPARE_POINTS;
  const gap = Math.max(upper - prices.lowerBound, MIN_GAP);
  const lists = problem.open.map((slot, i) => shortlist(problem, slot, gap, selection[i] ?? 0));
  const search = new DaySearch(problem, lists, upper, pool);
  searchDay(search, lists);
  const best = polishPool(problem, search, lists);
  return best && { ...best, lowerBound: prices.lowerBound, nodes: search.nodes };
}

function searchDay(search: DaySearch, lists: readonly Shortlist[]): void {
  const bySize = lists.map((_, i) => i).sort((a, b) => sizeOf(lists, a) - sizeOf(lists, b) || a - b);
  if (lists.length <= 2) {
    search.improve(bySize, SMALL_DAY_NODES);
    return;
  }
  searchPairs(search, bySize);
  if (lists.length > 3) searchTriples(search, bySize);
  search.improve(bySize, DAY_NODES);
}

/** A pair is searched again only when a slot outside it has changed since: nothing else can give another answer. */
function searchPairs(search: DaySearch, bySize: readonly number[]): void {
  const pairs = bySize.flatMap((first, i) => bySize.slice(i + 1).map((second) => [first, second] as const));
  const searchedAt = pairs.map(() => -1);
  for (let round = 0; round < PAIR_ROUNDS; round++) {
    const before = search.changes;
    for (const [at, pair] of pairs.entries()) {
      if (!search.changedSince(searchedAt[at] ?? -1, pair)) continue;
      search.improve(pair, PAIR_NODES);
      searchedAt[at] = search.changes;
    }
    if (search.changes === before) return;
  }
}

function searchTriples(search: DaySearch, bySize: readonly number[]): void {
  let left = ALL_TRIPLES_NODES;
  for (const [i, first] of bySize.entries()) {
    for (const [k, second] of bySize.slice(i + 1).entries()) {
      for (const third of bySize.slice(i + k + 2)) {
        if (left <= 0) return;
        const before = search.nodes;
        search.improve([first, second, third], Math.min(TRIPLE_NODES, left));
        left -= search.nodes - before;
      }
    }
  }
}

function sizeOf(lists: readonly Shortlist[], i: number): number {
  return lists[i]?.count ?? 0;
}

function polishPool(problem: DayProblem, search: DaySearch, lists: readonly Shortlist[]) {
  const interaction = new Interaction(problem);
  let best: { value: number; choices: readonly Choice[] } | null = null;
  for (const { places } of search.pool) {
    const start = lists.map((list, slot) => ({
      slot,
      recipe: list.recipe[places[slot] ?? 0] ?? 0,
      steps: list.steps[places[slot] ?? 0] ?? 0,
    }));
    const polished = polishPortions(problem, start);
    const unmoved = lists.reduce((sum, list, slot) => sum + (list.fixedPart[places[slot] ?? 0] ?? 0), 0);
    const shared = interaction.of(Int32Array.from(start, (choice) => choice.recipe));
    const value = polished.value + unmoved + shared;
    if (best === null || value < best.value - 1e-9) best = { value, choices: polished.choices };
  }
  return best;
}

/**
 * Improves a choice of columns one slot at a time until no slot can do better alone; also undoes repeated recipes where
 * it can. Changes `selection`; answers its value without groceries and variety, points.
 */
function singleSlotDescent(problem: DayProblem, selection: Int32Array): number {
  const slots = problem.open.length;
  const u = new Float64Array(NUTRIENTS);
  addUp(problem, selection, u);
  let cost = problem.open.reduce((sum, slot, i) => sum + (slot.cost[selection[i] ?? 0] ?? 0), 0);
  let value = cost + dayPenalty(problem, u);
  for (let round = 0, idle = 0; idle < slots && round < 4 * slots; round++) {
    const i = round % slots;
    const slot = problem.open[i];
    if (slot === undefined) break;
    const at = NUTRIENTS * (selection[i] ?? 0);
    addVector(u, 0, slot.columns.contribution, at, -1);
    cost -= slot.cost[selection[i] ?? 0] ?? 0;
    const found = bestColumnAlone(problem, selection, { i, u, cost, value });
    idle = found.column === selection[i] ? idle + 1 : 0;
    selection[i] = found.column;
    value = found.value;
    cost += slot.cost[found.column] ?? 0;
    const to = NUTRIENTS * found.column;
    addVector(u, 0, slot.columns.contribution, to, 1);
  }
  return value;
}

function bestColumnAlone(
  problem: DayProblem,
  selection: Int32Array,
  rest: { i: number; u: Float64Array; cost: number; value: number },
): { column: number; value: number } {
  const slot = problem.open[rest.i];
  const present = selection[rest.i] ?? 0;
  if (slot === undefined) return { column: present, value: rest.value };
  const { columns, candidates, cost } = slot;
  const taken = recipesElsewhere(problem, selection, rest.i);
  const isTaken = (column: number) => taken.includes(candidates.recipe[columns.candidate[column] ?? 0] ?? -1);
  const [u0 = 0, u1 = 0, u2 = 0, u3 = 0] = rest.u;
  let best = present;
  let value = isTaken(present) ? Number.POSITIVE_INFINITY : rest.value - 1e-9;
  for (let j = 0, at = 0; j < columns.count; j++, at += NUTRIENTS) {
    const alone = rest.cost + (cost[j] ?? 0);
    if (alone >= value) continue;
    const reached =
      alone +
      penalty(
        problem.person.dayTable,
        u0 + (columns.contribution[at] ?? 0),
        u1 + (columns.contribution[at + 1] ?? 0),
        u2 + (columns.contribution[at + 2] ?? 0),
        u3 + (columns.contribution[at + 3] ?? 0),
      );
    if (reached < value && !isTaken(j)) {
      best = j;
      value = reached;
    }
  }
  return { column: best, value: best === present ? rest.value : value };
}

function recipesElsewhere(problem: DayProblem, selection: Int32Array, except: number): number[] {
  return problem.open.flatMap((slot, i) =>
    i === except ? [] : [slot.candidates.recipe[slot.columns.candidate[selection[i] ?? 0] ?? 0] ?? -1],
  );
}
