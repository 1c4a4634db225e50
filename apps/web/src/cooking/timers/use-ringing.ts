import { useEffect } from "react";
import { bell } from "./bell.ts";
import { claimRing } from "./claim-ring.ts";
import { type CookTimer, hasEnded, isToRing, untilNextEnd } from "./cook-timer.ts";
import { keptTimers } from "./timer-store.ts";

/** The longest that a browser waits. */
const MAX_WAIT_MS = 2_147_483_647;

/** Tells outside the app, where the person allowed that before; the app never asks for it here. */
async function notify(title: string): Promise<void> {
  if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker !== undefined) await worker.showNotification(title, { tag: "cooking-timer" });
}

/** Rings for what has ended by now. */
async function ringEnded(sayEnded: (timer: CookTimer) => string): Promise<void> {
  for (const timer of keptTimers().filter((one) => isToRing(one, Date.now()))) {
    if (!(await claimRing(timer.id, bell.isUnlocked()))) continue;
    bell.ring();
    // Without notifications the sound and the words on the screen are left.
    await notify(sayEnded(timer)).catch(() => undefined);
  }
}

/** Rings at the end of each timer, in one tab of them all, and is quiet once nothing that ended is left. */
export function useRinging(timers: readonly CookTimer[], sayEnded: (timer: CookTimer) => string): void {
  useEffect(() => {
    const now = Date.now();
    if (!timers.some((timer) => hasEnded(timer, now))) bell.stop();
    const ring = () => void ringEnded(sayEnded);
    const wait = untilNextEnd(timers, now);
    const waiting = wait === null ? undefined : setTimeout(ring, Math.min(wait, MAX_WAIT_MS));
    // A device that slept rings when it wakes.
    document.addEventListener("visibilitychange", ring);
    return () => {
      clearTimeout(waiting);
      document.removeEventListener("visibilitychange", ring);
    };
  }, [timers, sayEnded]);
  useEffect(() => {
    // After a reload the sound is locked until the next press, wherever that is.
    const unlock = () => bell.unlock();
    addEventListener("pointerdown", unlock);
    return () => {
      removeEventListener("pointerdown", unlock);
      bell.stop();
    };
  }, []);
}
