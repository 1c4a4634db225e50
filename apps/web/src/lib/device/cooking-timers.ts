import { useSyncExternalStore } from "react";
import { PERSONAL_PREFIX } from "./personal-prefix.ts";

/** Where the timers of the kitchen lie. All that comes with the first screen is whether there are any. */
export const TIMERS_KEY = `${PERSONAL_PREFIX}cooking-timers` as const;

/** What is kept under a key; null without it, and where storage is forbidden. */
export function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Other tabs hear of a change by this event; whoever changes something tells its own tab. */
export function onStorage(listener: () => void): () => void {
  addEventListener("storage", listener);
  return () => removeEventListener("storage", listener);
}

export const useHasTimers = (): boolean =>
  useSyncExternalStore(onStorage, () => readKept(TIMERS_KEY)) !== null;
