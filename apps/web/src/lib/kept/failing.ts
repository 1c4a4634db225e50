import { isSetAside, type KeptChange } from "./kept-change.ts";

/** How often and how long a change fails before it is no longer taken for a server that is busy or starts again. */
const MANY_TRIES = 5;
const LONG_MS = 10 * 60_000;
/** What was set aside is tried again after this time, so that it arrives when the fault is mended. */
const AGAIN_MS = 60_000;

/** The change once more without an answer that could be used: an error of the server (5xx). */
export function failedAgain<Change extends KeptChange>(change: Change, now: number): Change {
  const { tries = 0, since = now, isSetAside = false } = change.failing ?? {};
  return { ...change, isTried: true, failing: { tries: tries + 1, since, last: now, isSetAside } };
}

/** Whether it failed so often, and for so long, that others need not wait for it any more. */
export const isFailingLong = ({ failing }: KeptChange): boolean =>
  failing !== undefined &&
  (failing.isSetAside || (failing.tries >= MANY_TRIES && failing.last - failing.since >= LONG_MS));

/** Whether it was set aside and its next turn has not come. */
export const isPausing = (change: KeptChange, now: number): boolean =>
  isSetAside(change) && now - (change.failing?.last ?? now) < AGAIN_MS;

/** What failed for long is set aside. */
export const setAside = (change: KeptChange): KeptChange =>
  change.failing !== undefined && isFailingLong(change)
    ? { ...change, failing: { ...change.failing, isSetAside: true } }
    : change;
