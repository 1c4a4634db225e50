import type { PreparedDish, PrepTask } from "./dish-tasks.ts";

/** A task and when it is planned, in minutes from the beginning. */
export interface PlannedTask extends PrepTask {
  readonly start: number;
  readonly end: number;
}

/** Pans that a hob has room for, and dishes that an oven has. */
export const HOB_PANS = 4;
export const OVEN_TRAYS = 2;

/** Tasks that begin together: work at the hob, and what simmers on behind it. */
type Unit = readonly PrepTask[];

const overlaps = (one: { start: number; end: number }, other: { start: number; end: number }): boolean =>
  one.start < other.end && other.start < one.end;

const placedAt = (unit: Unit, begin: number): PlannedTask[] => {
  let start = begin;
  return unit.map((task) => {
    const placed = { ...task, start, end: start + task.minutes };
    start = placed.end;
    return placed;
  });
};

/** The most tasks of a lane at one moment of a stretch. */
function mostAtOnce(inLane: readonly PlannedTask[], stretch: { start: number; end: number }): number {
  const during = inLane.filter((task) => overlaps(task, stretch));
  const moments = [stretch.start, ...during.map(({ start }) => start)];
  return Math.max(
    0,
    ...moments.map((moment) => during.filter(({ start, end }) => start <= moment && moment < end).length),
  );
}

/** Whether a task can be where it was placed beside the others. */
function fits(task: PlannedTask, placed: readonly PlannedTask[], pans: number): boolean {
  if (task.hands && placed.some((other) => other.hands && overlaps(other, task))) return false;
  const inLane = placed.filter(({ lane }) => lane === task.lane);
  if (task.lane === "HOB") return mostAtOnce(inLane, task) < pans;
  if (task.lane !== "OVEN") return true;
  const isSameHeat = inLane.every(
    (other) => !overlaps(other, task) || other.temperature === task.temperature,
  );
  return isSameHeat && mostAtOnce(inLane, task) < OVEN_TRAYS;
}

/** The first moment at which a unit can begin. */
function firstStart(unit: Unit, ready: number, placed: readonly PlannedTask[], pans: number): number {
  // Whatever stands in the way ends somewhere, and a later part of the unit may have to wait for it.
  let offset = 0;
  const starts = new Set([ready]);
  for (const { minutes } of unit) {
    for (const { end } of placed) if (end - offset > ready) starts.add(end - offset);
    offset += minutes;
  }
  const sorted = [...starts].sort((one, other) => one - other);
  const fitsAt = (start: number) => placedAt(unit, start).every((task) => fits(task, placed, pans));
  return sorted.find(fitsAt) ?? Math.max(ready, ...placed.map(({ end }) => end));
}

/** How long the longest way from each task to the end of its dish is. */
function waysToTheEnd(tasks: readonly PrepTask[]): number[] {
  const ways = tasks.map(({ minutes }) => minutes);
  for (let at = tasks.length - 1; at >= 0; at--) {
    const behind = tasks.flatMap(({ after }, other) => (after.includes(at) ? [ways[other] ?? 0] : []));
    ways[at] = (tasks[at]?.minutes ?? 0) + Math.max(0, ...behind);
  }
  return ways;
}

interface Line {
  readonly tasks: readonly PrepTask[];
  readonly ways: readonly number[];
  readonly placed: PlannedTask[];
}

function nextUnit({ tasks, placed }: Line): Unit {
  const [first, second] = tasks.slice(placed.length, placed.length + 2);
  if (first === undefined) return [];
  return second?.joins === true ? [first, second] : [first];
}

const readyAt = ({ placed }: Line, [first]: Unit): number =>
  Math.max(0, placed.at(-1)?.start ?? 0, ...(first?.after ?? []).map((at) => placed[at]?.end ?? 0));

/** What can begin first is placed first; of what can begin at once, what has the longest way to its end. */
function placeAll(dishes: readonly PreparedDish[], pans: number): PlannedTask[] {
  const lines: Line[] = dishes.map(({ tasks }) => ({ tasks, ways: waysToTheEnd(tasks), placed: [] }));
  const all: PlannedTask[] = [];
  for (;;) {
    let best: { line: Line; unit: Unit; start: number; way: number } | null = null;
    for (const line of lines) {
      const unit = nextUnit(line);
      if (unit.length === 0) continue;
      const start = firstStart(unit, readyAt(line, unit), all, pans);
      const way = line.ways[line.placed.length] ?? 0;
      if (best === null || start < best.start || (start === best.start && way > best.way))
        best = { line, unit, start, way };
    }
    if (best === null) return all;
    const placed = placedAt(best.unit, best.start);
    best.line.placed.push(...placed);
    all.push(...placed);
  }
}

export const lengthOfPlan = (tasks: readonly PlannedTask[]): number =>
  Math.max(0, ...tasks.map(({ end }) => end));

/** The dishes one after another. */
function inTurn(dishes: readonly PreparedDish[], pans: number): PlannedTask[] {
  const all: PlannedTask[] = [];
  for (const dish of dishes) {
    const begin = lengthOfPlan(all);
    all.push(
      ...placeAll([dish], pans).map((task) => ({
        ...task,
        start: task.start + begin,
        end: task.end + begin,
      })),
    );
  }
  return all;
}

/** By their beginning; of what begins at once, work first. */
const inOrder = (tasks: readonly PlannedTask[]): PlannedTask[] =>
  [...tasks].sort(
    (one, other) =>
      one.start - other.start ||
      Number(other.hands) - Number(one.hands) ||
      one.id.localeCompare(other.id, "en"),
  );

/**
 * Several dishes cooked in one go: two hands, one oven at one heat, a hob with up to four pans. Each dish keeps the order of its steps. The plan is
 * never longer than the dishes one after another (ledger PLAN-249).
 */
export function schedulePreparation(
  dishes: readonly PreparedDish[],
  { pans = HOB_PANS }: { pans?: number } = {},
): PlannedTask[] {
  const [greedy, plain] = [placeAll(dishes, pans), inTurn(dishes, pans)];
  return inOrder(lengthOfPlan(greedy) <= lengthOfPlan(plain) ? greedy : plain);
}

/** How long the dishes take one after another. */
export const minutesInTurn = (dishes: readonly PreparedDish[]): number =>
  lengthOfPlan(inTurn(dishes, HOB_PANS));
