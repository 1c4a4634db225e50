import {
  boxMinutes,
  type Followed,
  followPreparation,
  lengthOfPlan,
  minutesInTurn,
  type PlannedTask,
  schedulePreparation,
} from "@plateful/planning";
import type { Progress } from "./progress-store.ts";
import type { ReadyDish } from "./use-dishes.ts";

/** The lanes of the screen, in their order. */
export const LANES = ["OVEN", "HOB", "BOARD"] as const;
export type Lane = (typeof LANES)[number];

/** The last task, of no dish: what is cooked is put away. */
export const BOXES = "boxes";

/**
 * More pans at once are hard to watch, and hard to read on a phone; four would make a preparation of five dishes 2 % shorter
 * (decision 0117).
 */
const PANS = 2;

export interface PreparationPlan {
  readonly tasks: readonly PlannedTask[];
  /** In minutes, with putting away. */
  readonly minutes: number;
  /** Minutes less than the dishes one after another. */
  readonly saved: number;
}

/** All tasks of a preparation, from its beginning to the boxes. */
export function preparationPlan(dishes: readonly ReadyDish[]): PreparationPlan {
  const prepared = dishes.map(({ key, tasks }) => ({ id: key, texts: [], tasks }));
  const tasks = schedulePreparation(prepared, { pans: PANS });
  const cooked = lengthOfPlan(tasks);
  const minutes = boxMinutes(dishes.reduce((sum, { boxes }) => sum + boxes.length, 0));
  const boxes: PlannedTask = {
    ...{ id: BOXES, dish: BOXES, lane: "BOARD", hands: true, minutes, pieces: [], after: [] },
    ...{ joins: false, temperature: null, start: cooked, end: cooked + minutes },
  };
  return {
    tasks: [...tasks, boxes],
    minutes: cooked + minutes,
    saved: Math.round(minutesInTurn(prepared) - cooked),
  };
}

const MINUTE = 60_000;

/** How far the plan is; before it begins, nothing is. */
export function followed(
  plan: PreparationPlan,
  progress: Progress | null,
  now: number,
): Followed & { now: number } {
  if (progress === null) {
    const [first] = plan.tasks;
    const tasks = plan.tasks.map((task) => ({ ...task, state: "LATER" as const }));
    return { tasks, late: 0, now: 0, current: first === undefined ? null : { ...first, state: "LATER" } };
  }
  const minutesOf = (moment: number) => (moment - progress.startedAt) / MINUTE;
  const done = Object.fromEntries(Object.entries(progress.done).map(([id, at]) => [id, minutesOf(at)]));
  // The clock is read now and then; a press is never later than it.
  const latest = minutesOf(Math.max(now, progress.startedAt, ...Object.values(progress.done)));
  return { ...followPreparation(plan.tasks, done, latest), now: latest };
}

const QUARTER = 15;

/** The full quarters of the clock in a preparation, in minutes from its beginning. */
export function quartersOf(begin: number, until: number): number[] {
  const time = new Date(begin);
  const past = (time.getMinutes() + time.getSeconds() / 60) % QUARTER;
  const first = past === 0 ? 0 : QUARTER - past;
  const count = Math.max(0, Math.floor((until - first) / QUARTER) + 1);
  return Array.from({ length: count }, (_, at) => first + at * QUARTER);
}

/** Times in which the cook has nothing to do, long enough to wash up. */
export function freeTimes(
  tasks: readonly { readonly hands: boolean; readonly start: number; readonly end: number }[],
): { start: number; end: number }[] {
  const work = tasks.filter(({ hands }) => hands).sort((one, other) => one.start - other.start);
  const free: { start: number; end: number }[] = [];
  let until = 0;
  for (const { start, end } of work) {
    if (start - until >= MIN_FREE) free.push({ start: until, end: start });
    until = Math.max(until, end);
  }
  return free;
}
const MIN_FREE = 6;

/** Beside which other tasks of its lane each task stands: its column, and how many there are in the lane. */
export function columnsOf(tasks: readonly { readonly start: number; readonly end: number }[]): {
  columns: readonly number[];
  count: number;
} {
  const ends: number[] = [];
  const columns = tasks.map(({ start, end }) => {
    const free = ends.findIndex((until) => until <= start + 1e-6);
    const column = free < 0 ? ends.length : free;
    ends[column] = end;
    return column;
  });
  return { columns, count: Math.max(1, ends.length) };
}
