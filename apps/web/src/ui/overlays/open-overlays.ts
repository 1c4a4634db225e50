import { useEffect, useSyncExternalStore } from "react";

let open = 0;
const listeners = new Set<() => void>();

function count(difference: 1 | -1): void {
  open += difference;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a sheet, a dialog or a menu is open: then nothing should move by itself behind it. */
export const isAnythingOpen = (): boolean => open > 0;

export const useIsAnythingOpen = (): boolean => useSyncExternalStore(subscribe, isAnythingOpen);

/** Counts a sheet or menu among what is open, as long as it is. */
export function useCountAsOpen(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    count(1);
    return () => count(-1);
  }, [isOpen]);
}
