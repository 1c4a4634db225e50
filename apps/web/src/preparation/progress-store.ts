import { useSyncExternalStore } from "react";
import { onStorage } from "../lib/device/cooking-timers.ts";
import { PERSONAL_PREFIX } from "../lib/device/personal-prefix.ts";

const KEY = `${PERSONAL_PREFIX}preparation` as const;
/** Whoever stopped so long ago begins again. */
const FORGOTTEN_MS = 12 * 3_600_000;

/** A preparation that has begun. Moments are milliseconds since 1970, so that a device that slept is right when it wakes. */
export interface Progress {
  readonly startedAt: number;
  /** The day that it was begun on. */
  readonly date: string;
  /** The planned meals that are cooked. */
  readonly meals: readonly number[];
  /** When work was done, by the id of its task. */
  readonly done: Readonly<Record<string, number>>;
}

/** Where a browser lets nothing be kept, it lives as long as the page. */
let ofThisPage: string | null = null;

function keptText(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return ofThisPage;
  }
}

const isProgress = (one: unknown): one is Progress => {
  const { startedAt, date, meals, done } = (one ?? {}) as Partial<Progress>;
  return (
    typeof startedAt === "number" && typeof date === "string" && Array.isArray(meals) && done !== undefined
  );
};

/** The preparation that a kept text tells of; null for none, and for one that was left long ago. */
export function progressIn(text: string | null, now: number): Progress | null {
  try {
    const kept: unknown = text === null ? null : JSON.parse(text);
    return isProgress(kept) && now - kept.startedAt <= FORGOTTEN_MS ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps how far a preparation is, or forgets it, and tells every tab. */
export function keepProgress(progress: Progress | null): void {
  ofThisPage = progress === null ? null : JSON.stringify(progress);
  try {
    if (ofThisPage === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, ofThisPage);
  } catch {
    // It is kept as long as the page.
  }
  dispatchEvent(new StorageEvent("storage", { key: KEY }));
}

/** Work is done, or is not after all. */
export function keepDone(progress: Progress, task: string, at: number | null): void {
  const { [task]: _before, ...others } = progress.done;
  keepProgress({ ...progress, done: at === null ? others : { ...others, [task]: at } });
}

/** How far the preparation of this device is: a reload and another tab are at the same task. */
export function useProgress(): Progress | null {
  const text = useSyncExternalStore(onStorage, keptText);
  return progressIn(text, Date.now());
}
