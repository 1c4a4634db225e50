import { useSyncExternalStore } from "react";
import { PERSONAL_PREFIX } from "../device/personal-prefix.ts";

/** Coaches work for their clients, or use the app for themselves (ledger COACH-071, COACH-072). */
export type Mode = "coach" | "client";

const KEY = `${PERSONAL_PREFIX}mode`;
/** Holds the choice where storage is forbidden. */
let chosen: Mode = "coach";
let listeners: readonly (() => void)[] = [];

/** The mode of this browser; it counts for coaches only. */
export function currentMode(): Mode {
  try {
    return localStorage.getItem(KEY) === "client" ? "client" : "coach";
  } catch {
    // Without storage the choice holds until the page is closed.
    return chosen;
  }
}

export function chooseMode(mode: Mode): void {
  chosen = mode;
  try {
    localStorage.setItem(KEY, mode);
  } catch {
    // Kept in memory above.
  }
  for (const listener of listeners) listener();
}

function onModeChange(listener: () => void): () => void {
  listeners = [...listeners, listener];
  return () => {
    listeners = listeners.filter((one) => one !== listener);
  };
}

export const useMode = (): Mode => useSyncExternalStore(onModeChange, currentMode);
