import { useSyncExternalStore } from "react";
import { PERSONAL_PREFIX } from "./personal-prefix.ts";
import { personOfDevice } from "./session.ts";

/** Where the timers of the kitchen lie. All that comes with the first screen is whether there are any. */
export const TIMERS_KEY = `${PERSONAL_PREFIX}cooking-timers` as const;

/** Other tabs hear of a change by this event; whoever changes something tells its own tab. */
export function onStorage(listener: () => void): () => void {
  addEventListener("storage", listener);
  return () => removeEventListener("storage", listener);
}

/** Nobody is known where storage is forbidden. */
const hasTimers = (): boolean => personOfDevice() !== null && localStorage.getItem(TIMERS_KEY) !== null;

export const useHasTimers = (): boolean => useSyncExternalStore(onStorage, hasTimers);
