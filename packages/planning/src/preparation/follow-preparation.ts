import type { PlannedTask } from "./schedule-preparation.ts";

export type TaskState = "DONE" | "NOW" | "LATER";

/** A task as it goes: minutes from the beginning, moved by what took longer before it. */
export interface FollowedTask extends PlannedTask {
  readonly state: TaskState;
}

export interface Followed {
  readonly tasks: readonly FollowedTask[];
  /** The work that the cook is at, or that comes next; null once all is done. */
  readonly current: FollowedTask | null;
  /** Whole minutes that what has not begun is later than it was planned. */
  readonly late: number;
}

/** When work was done, in minutes from the beginning, by the id of its task. */
export type DoneAt = Readonly<Record<string, number>>;

interface Moves {
  /** How much later what begins at a moment does. */
  readonly lateAt: (moment: number) => number;
  readonly late: number;
  readonly currentId: string | null;
}

/** What took longer moves all that begins after it; what was quicker moves nothing, as the oven does not wait. */
function movesOf(work: readonly PlannedTask[], done: DoneAt, now: number): Moves {
  const current = work.find(({ id }) => done[id] === undefined) ?? null;
  const steps: { from: number; late: number }[] = [];
  let late = 0;
  for (const { id, end } of work) {
    const doneAt = done[id];
    if (doneAt === undefined && id !== current?.id) continue;
    const over = Math.ceil((doneAt ?? now) - end - 1e-6);
    if (over > late) {
      late = over;
      steps.push({ from: end, late });
    }
  }
  const lateAt = (moment: number) => steps.findLast(({ from }) => from <= moment)?.late ?? 0;
  return { lateAt, late, currentId: current?.id ?? null };
}

/** The work whose waiting this is, where it follows at once. */
const workBefore = (plan: readonly PlannedTask[], task: PlannedTask): PlannedTask | undefined =>
  plan.find(({ hands, dish, end, pieces }) => {
    const isOwn = hands && dish === task.dish && pieces.at(-1) === task.pieces[0];
    return isOwn && end === task.start;
  });

/**
 * How far a preparation is: what is done, what goes on now, and how much later all that has not begun is (ledger PLAN-250).
 * @param now Minutes from the beginning.
 */
export function followPreparation(plan: readonly PlannedTask[], done: DoneAt, now: number): Followed {
  const work = plan.filter(({ hands }) => hands);
  const { lateAt, late, currentId } = movesOf(work, done, now);
  const ofWork = (task: PlannedTask): FollowedTask => {
    const start = task.start + lateAt(task.start);
    const isCurrent = task.id === currentId;
    const doneAt = done[task.id];
    const planned = task.end + (isCurrent ? Math.max(late, lateAt(task.start)) : lateAt(task.start));
    const end = doneAt !== undefined && doneAt > start ? doneAt : planned;
    const state = doneAt !== undefined ? "DONE" : isCurrent && start <= now ? "NOW" : "LATER";
    return { ...task, start, end, state };
  };
  const ofWaiting = (task: PlannedTask): FollowedTask => {
    const own = workBefore(plan, task);
    const begun = own === undefined ? undefined : done[own.id];
    const start = begun ?? task.start + lateAt(task.start);
    const end = start + task.minutes;
    const canBegin = own === undefined ? start <= now : begun !== undefined;
    const state = canBegin && end <= now ? "DONE" : canBegin && start <= now ? "NOW" : "LATER";
    return { ...task, start, end, state };
  };
  const tasks = plan.map((task) => (task.hands ? ofWork(task) : ofWaiting(task)));
  return { tasks, late, current: tasks.find(({ id }) => id === currentId) ?? null };
}
