import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { bell } from "./bell.ts";
import {
  addMinute,
  type CookTimer,
  inOrder,
  type NewTimer,
  pauseTimer,
  resumeTimer,
  startTimer,
} from "./cook-timer.ts";
import { addTimer, changeTimer, onCookingChange, removeTimer, timersIn, timersText } from "./timer-store.ts";

/** Often enough that no second is left out. */
const TICK_MS = 250;

/** The time of the device, in milliseconds since 1970; it goes on while something runs. */
export function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const read = () => setNow(Date.now());
    read();
    if (!isRunning) return;
    const ticking = setInterval(read, TICK_MS);
    document.addEventListener("visibilitychange", read);
    return () => {
      clearInterval(ticking);
      document.removeEventListener("visibilitychange", read);
    };
  }, [isRunning]);
  return now;
}

/** All timers of this device, of whichever dish and tab, those that end first before the others. */
export function useTimers(): CookTimer[] {
  const text = useSyncExternalStore(onCookingChange, timersText);
  return useMemo(() => inOrder(timersIn(text)), [text]);
}

/** What a press does to a timer. Each also unlocks the sound. */
export const timerPresses = {
  start: (timer: NewTimer): void => {
    bell.unlock();
    addTimer(startTimer(timer, Date.now()));
  },
  addMinute: ({ id }: CookTimer): void => {
    bell.unlock();
    changeTimer(id, (timer) => addMinute(timer, Date.now()));
  },
  pauseOrResume: ({ id }: CookTimer): void => {
    bell.unlock();
    const now = Date.now();
    changeTimer(id, (timer) => (timer.endsAt === null ? resumeTimer(timer, now) : pauseTimer(timer, now)));
  },
  stop: ({ id }: CookTimer): void => removeTimer(id),
};
