import type { TimerPlace } from "@plateful/quantities";

/** A timer of the kitchen. It is told by when it ends, so that a device that slept is right when it wakes. */
export interface CookTimer {
  readonly id: string;
  /** What is cooked. */
  readonly dish: string;
  /** The address of the screen that it was started on. */
  readonly href: string;
  /** The place of its step and of its time in that step, from 0. */
  readonly step: number;
  readonly at: number;
  readonly name: string;
  readonly place: TimerPlace | null;
  /** In milliseconds, with the minutes that were added. */
  readonly total: number;
  /** In milliseconds since 1970, by the clock of the device; null while it is paused. */
  readonly endsAt: number | null;
  /** In milliseconds; of a paused timer. */
  readonly left: number;
  /** Whether it has rung, in whichever tab. */
  readonly rang: boolean;
}

export type NewTimer = Pick<CookTimer, "dish" | "href" | "step" | "at" | "name" | "place"> & {
  readonly seconds: number;
};

const MINUTE = 60_000;
/** What ended so long ago nobody waits for any more. */
const FORGOTTEN = 6 * 60 * MINUTE;
/** What ended so long ago no longer rings: it was noticed, or the device was off. */
const TOO_LATE = 60 * MINUTE;

/** One timer for each time of a step, however often its button is pressed. */
const idOf = ({ dish, step, at }: Pick<CookTimer, "dish" | "step" | "at">) => `${dish}-${step}-${at}`;

export function startTimer({ seconds, ...about }: NewTimer, now: number): CookTimer {
  const total = seconds * 1000;
  return { ...about, id: idOf(about), total, endsAt: now + total, left: total, rang: false };
}

/** In milliseconds; below 0 by how long ago it ended. */
export const timeLeft = ({ endsAt, left }: CookTimer, now: number): number =>
  endsAt === null ? left : endsAt - now;

export const hasEnded = (timer: CookTimer, now: number): boolean => timeLeft(timer, now) <= 0;

export const pauseTimer = (timer: CookTimer, now: number): CookTimer =>
  hasEnded(timer, now) ? timer : { ...timer, endsAt: null, left: timeLeft(timer, now) };

export const resumeTimer = (timer: CookTimer, now: number): CookTimer =>
  timer.endsAt === null ? { ...timer, endsAt: now + timer.left } : timer;

/** A minute more; of one that has ended, a minute from now. */
export function addMinute(timer: CookTimer, now: number): CookTimer {
  const left = Math.max(0, timeLeft(timer, now)) + MINUTE;
  const total = hasEnded(timer, now) ? MINUTE : timer.total + MINUTE;
  return { ...timer, total, left, rang: false, endsAt: timer.endsAt === null ? null : now + left };
}

/** What ended and has not rung yet. */
export const isToRing = (timer: CookTimer, now: number): boolean =>
  !timer.rang && hasEnded(timer, now) && timeLeft(timer, now) > -TOO_LATE;

/** Those that someone may still wait for. */
export const stillKept = (timers: readonly CookTimer[], now: number): CookTimer[] =>
  timers.filter((timer) => timeLeft(timer, now) > -FORGOTTEN);

/** What has ended first, then what ends first; paused ones last. */
export const inOrder = (timers: readonly CookTimer[]): CookTimer[] =>
  [...timers].sort((one, other) => (one.endsAt ?? Infinity) - (other.endsAt ?? Infinity) || 0);

/** In milliseconds, from now to the next end that rings; null when nothing runs. */
export function untilNextEnd(timers: readonly CookTimer[], now: number): number | null {
  const ends = timers.flatMap(({ endsAt, rang }) => (endsAt === null || rang ? [] : [endsAt - now]));
  return ends.length === 0 ? null : Math.max(0, Math.min(...ends));
}

const two = (value: number) => String(value).padStart(2, "0");

/** "8:42", "1:05:00"; a second that has begun counts, so that 0:00 is the end. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const end = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${end}` : `${minutes}:${end}`;
}
