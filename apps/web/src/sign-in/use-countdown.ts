import { useEffect, useState } from "react";

const SECOND_MS = 1_000;

/** Seconds left of a wait, and the way to begin it again. It counts by the clock, as sleeping tabs miss ticks. */
export function useCountdown(seconds: number): { left: number; restart: (seconds: number) => void } {
  const [end, setEnd] = useState(() => Date.now() + seconds * SECOND_MS);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  const restart = (again: number) => {
    setNow(Date.now());
    setEnd(Date.now() + again * SECOND_MS);
  };
  return { left: Math.max(0, Math.ceil((end - now) / SECOND_MS)), restart };
}
