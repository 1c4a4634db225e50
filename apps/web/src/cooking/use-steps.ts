import { useCallback, useSyncExternalStore } from "react";
import { keepStep, onCookingChange, progressText, stepIn } from "./timers/timer-store.ts";

/**
 * The step that a dish is at: kept on the device, so that a reload and another tab are at the same one.
 * @param count How many steps there are; a step after the last is the end.
 */
export function useSteps(key: string, count: number) {
  const text = useSyncExternalStore(onCookingChange, progressText);
  const step = Math.min(stepIn(text, key, Date.now()), count);
  const goTo = useCallback((next: number) => keepStep(key, Math.max(0, Math.min(next, count))), [key, count]);
  return { step, goTo };
}
