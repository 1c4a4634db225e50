import { useEffect, useState } from "react";

/** OFF also where the device refuses, as with a battery that is nearly empty. */
export type Awake = "ON" | "OFF" | "ABSENT";

/**
 * Keeps the screen on for as long as it is wanted and the page is seen. A browser takes the lock away when the page is hidden, so it is
 * asked for again when the page is back.
 */
export function useWakeLock(isWanted: boolean): Awake {
  const isThere = "wakeLock" in navigator;
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!isThere || !isWanted) return;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const hold = async () => {
      if (document.visibilityState !== "visible" || (lock !== null && !lock.released)) return;
      try {
        const held = await navigator.wakeLock.request("screen");
        if (isOver) return void held.release();
        lock = held;
        setHeld(true);
        held.addEventListener("release", () => setHeld(false));
      } catch {
        setHeld(false);
      }
    };
    void hold();
    const onVisible = () => void hold();
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", onVisible);
      void lock?.release().catch(() => undefined);
      setHeld(false);
    };
  }, [isThere, isWanted]);
  if (!isThere) return "ABSENT";
  return isHeld ? "ON" : "OFF";
}
