import { useEffect, useState } from "react";

/** The plan counts in minutes; this is soon enough to see one pass. */
const TICK_MS = 5_000;

/** The time of the device, in milliseconds since 1970, as long as it is shown. */
export function useClock(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const read = () => setNow(Date.now());
    const ticking = setInterval(read, TICK_MS);
    document.addEventListener("visibilitychange", read);
    return () => {
      clearInterval(ticking);
      document.removeEventListener("visibilitychange", read);
    };
  }, []);
  return now;
}
