import { type DishPiece, dishPieces } from "./dish-pieces.ts";

/** Where a task is shown and what it needs: the oven, a pan on the hob, the board; RESTING needs nothing. */
export type PrepLane = "OVEN" | "HOB" | "BOARD" | "RESTING";

/** One thing to do for a dish, or one that goes on by itself. */
export interface PrepTask {
  /** Of the dish and its place in it: "meal-7/2". */
  readonly id: string;
  readonly dish: string;
  readonly lane: PrepLane;
  /** Whether the cook is at work on it all the time. */
  readonly hands: boolean;
  readonly minutes: number;
  /** What it is of the pieces of the dish, by their places; what goes on by itself is the rest of one. */
  readonly pieces: readonly number[];
  /** Tasks of the dish that are over before it begins, by their places. */
  readonly after: readonly number[];
  /** Begins the moment the task before it ends: the pan is on the fire already. */
  readonly joins: boolean;
  /** Degrees Celsius of the oven; null elsewhere, and where no step says. */
  readonly temperature: number | null;
}

export interface DishToPrepare {
  readonly id: string;
  readonly steps: readonly string[];
  /** Minutes of work of the recipe, at least 1. */
  readonly activeMinutes: number;
}

export interface PreparedDish {
  readonly id: string;
  /** Texts of the steps, cut where something goes on by itself. */
  readonly texts: readonly string[];
  readonly tasks: readonly PrepTask[];
}

/** Work that follows on itself in one place. */
interface Group {
  readonly lane: "HOB" | "BOARD";
  readonly minutes: number;
  readonly pieces: readonly number[];
  readonly goesOn: DishPiece["goesOn"];
  readonly isMeanwhile: boolean;
  readonly temperature: number | null;
}

/** Less work than this is done with what is next to it. */
const SHORT = 3;

/** Minutes of work of each piece: those that its text names, as far as there are so many, and its share of the others. */
function handMinutes(pieces: readonly DishPiece[], active: number): number[] {
  const named = pieces.reduce((sum, piece) => sum + piece.handMinutes, 0);
  const weights = pieces.reduce((sum, { weight }) => sum + weight, 0);
  // Preparing is at least a quarter of all work, whatever times at the pan the text adds up to.
  const atPan = Math.min(named, active * 0.75);
  const share = named === 0 ? 0 : atPan / named;
  return pieces.map((piece) => piece.handMinutes * share + ((active - atPan) * piece.weight) / weights);
}

const joined = (one: Group, other: Group): Group => ({
  lane: one.minutes >= other.minutes ? one.lane : other.lane,
  minutes: one.minutes + other.minutes,
  pieces: [...one.pieces, ...other.pieces],
  goesOn: other.goesOn,
  isMeanwhile: one.isMeanwhile,
  temperature: other.temperature ?? one.temperature,
});

/** Whether two neighbours are one task: nothing goes on between them, and they are in one place or one is short. */
function belong(one: Group, other: Group): boolean {
  if (one.goesOn !== null || (other.isMeanwhile && !one.isMeanwhile)) return false;
  return one.lane === other.lane || one.minutes < SHORT || other.minutes < SHORT;
}

function groupsOf(pieces: readonly DishPiece[], minutes: readonly number[]): Group[] {
  const groups: Group[] = [];
  for (const [at, piece] of pieces.entries()) {
    const { hands: lane, goesOn, isMeanwhile, temperature } = piece;
    const next = { lane, goesOn, isMeanwhile, temperature, minutes: minutes[at] ?? 0, pieces: [at] };
    const last = groups.at(-1);
    if (last !== undefined && belong(last, next)) groups[groups.length - 1] = joined(last, next);
    else groups.push(next);
  }
  return groups;
}

/** Whole minutes with the same sum, each at least 1; as they are where there are fewer minutes than tasks. */
function wholeMinutes(minutes: readonly number[], sum: number): number[] {
  if (!Number.isInteger(sum) || sum < minutes.length) return [...minutes];
  const whole = minutes.map((one) => Math.max(1, Math.floor(one)));
  const byRest = minutes.map((one, at) => ({ at, rest: one - Math.floor(one) }));
  byRest.sort((one, other) => other.rest - one.rest || one.at - other.at);
  let left = sum - whole.reduce((total, one) => total + one, 0);
  for (let turn = 0; left > 0; turn++) {
    const at = byRest[turn % byRest.length]?.at ?? 0;
    whole[at] = (whole[at] ?? 0) + 1;
    left -= 1;
  }
  for (; left < 0; left++) {
    const most = whole.indexOf(Math.max(...whole));
    whole[most] = (whole[most] ?? 0) - 1;
  }
  return whole;
}

/** The tasks of one group: the work, and what goes on behind it. */
function tasksOf(
  dish: string,
  group: Group,
  { at, minutes, after }: { at: number; minutes: number; after: number[] },
) {
  const { lane, pieces, goesOn, temperature } = group;
  const work: PrepTask = {
    ...{ id: `${dish}/${at}`, dish, lane, hands: true, minutes, pieces, after },
    ...{ joins: false, temperature: null },
  };
  if (goesOn === null) return [work];
  const waits: PrepTask = {
    ...{ id: `${dish}/${at + 1}`, dish, hands: false, minutes: goesOn.minutes },
    lane: goesOn.place === "REST" ? "RESTING" : goesOn.place,
    ...{ pieces: pieces.slice(-1), after: [at], joins: goesOn.place === "HOB" && lane === "HOB" },
    temperature: goesOn.place === "OVEN" ? temperature : null,
  };
  return [work, waits];
}

/**
 * The steps of a dish as tasks in their order: work at the board or the hob, and what the oven, a pan or time does by itself. All its
 * work together is the recipe's minutes of work (ledger PLAN-249).
 */
export function prepareDish({ id, steps, activeMinutes }: DishToPrepare): PreparedDish {
  const pieces = dishPieces(steps);
  if (pieces.length === 0) return { id, texts: [], tasks: [] };
  const groups = groupsOf(pieces, handMinutes(pieces, activeMinutes));
  const minutes = wholeMinutes(
    groups.map((group) => group.minutes),
    activeMinutes,
  );
  const tasks: PrepTask[] = [];
  // What goes on by itself, until a task waits for it.
  let goingOn: number[] = [];
  let lastWork: number[] = [];
  for (const [at, group] of groups.entries()) {
    const after = group.isMeanwhile ? lastWork : [...lastWork, ...goingOn];
    if (!group.isMeanwhile) goingOn = [];
    const place = tasks.length;
    const made = tasksOf(id, group, { at: place, minutes: minutes[at] ?? 1, after });
    tasks.push(...made);
    lastWork = [place];
    if (made.length > 1) goingOn.push(place + 1);
  }
  return { id, texts: pieces.map(({ text }) => text), tasks };
}
